// SPDX-License-Identifier: GPL-3.0-or-later
/** One person's answer by the protocol that is open: its report is drawn once, and may be remembered on the device. */
import { type Design, newDeviceSecret, type SettingsFile } from "../../wasm/engine/sluice.js";
import { newReceipt } from "../../wasm/inbox/answer-code.js";
import { channelHash } from "../../wasm/protocol/identity.js";
import {
  countOf,
  forgetReports,
  type Kept,
  type Remembered,
  rememberedReports,
  rememberReport,
  reportFor,
} from "../facts/remembered-reports.js";
import type { Belongings } from "./opened-protocol.js";
import type { RespondentState } from "./respondent-state.js";
import type { Host } from "./store.js";

/**
 * A report that has been drawn. It may be remembered from an earlier visit, and then be another person's; it may have
 * been passed on.
 */
type Shown = { report: string; receipt: string; isRemembered?: true; isPassedOn?: true };

export class RespondentSession implements Belongings {
  readonly #host: Host<RespondentState>;
  /**
   * The secrets for one person's answer to one question, new for each person and gone with the page. Two questions with
   * the same settings have one each. With one for both, two reports that differ would tell that the answers do.
   */
  readonly #secrets = new Map<string, ReturnType<typeof newDeviceSecret>>();
  /**
   * Reports that have been drawn, by the hash of the channel and the wording: a report is there again when both are.
   */
  readonly #drawn = new Map<string, Map<string, Shown>>();
  /** Questions of which the person has said that they are other ones than those of these wordings. */
  readonly #apart = new Map<string, Set<string>>();
  /** Whether noisy answers are remembered on this device; those of a preview are not, and none is looked for. */
  readonly #keeps: boolean;
  /** Wordings of other questions beside this one. */
  readonly #others: ReadonlySet<string>;
  readonly takesReaders = "to answer";
  readonly cleared: Partial<RespondentState> = { drawn: undefined, earlier: undefined, chosen: undefined };

  constructor(host: Host<RespondentState>, keeps = true, others: Iterable<string> = []) {
    this.#host = host;
    this.#keeps = keeps;
    this.#others = new Set(others);
  }

  /**
   * The report that was drawn before: in this window, or on this device where that was to be remembered. Another
   * wording may be another question, so a report for one is never taken for an answer to the other without asking.
   */
  stateFor(
    file: SettingsFile,
    { marks, reports }: Pick<Design, "marks" | "reports">,
  ): Pick<RespondentState, "drawn" | "earlier" | "keptReports"> {
    const [protocol, wording] = [channelHash(file), wordingOf(file)];
    const kept: Remembered = this.#keeps ? rememberedReports() : new Map();
    const isOne = (report: string) => Boolean(marks) || reports.includes(report);
    const one = reportFor(kept, protocol, wording);
    const own = one && isOne(one.report) ? one : undefined;
    const here = this.#drawn.get(protocol);
    const before = here?.get(wording) ?? (own && { ...withReceipt(own), isRemembered: true as const });
    if (before) this.#record(protocol, wording, before);
    const remembered = [...(kept.get(protocol) ?? [])].map(([other, its]) => ({ wording: other, ...withReceipt(its) }));
    const drawnHere = [...(here ?? [])].map(([other, drawn]) => ({ wording: other, ...drawn }));
    const apart = this.#apart.get(keyOf(protocol, wording));
    // If there are several, each is asked about: a later question may be an earlier one in other words.
    const other = [...remembered, ...drawnHere]
      .filter((one) => one.wording !== wording && !this.#isOther(one.wording, apart) && isOne(one.report))
      .at(-1);
    const asks = !before && other;
    return {
      drawn: before,
      earlier: asks ? other : undefined,
      keptReports: { this: own !== undefined, all: countOf(kept) },
    };
  }

  #isOther(wording: string, apart = new Set<string>()): boolean {
    return this.#others.has(wording) || apart.has(wording);
  }

  /** The question comes only if no report was drawn before: otherwise that report is shown. */
  announces(file: SettingsFile, design: Design): boolean {
    const { drawn, earlier } = this.stateFor(file, design);
    return !drawn && !earlier;
  }

  announcesAny(): boolean {
    return this.#drawn.size === 0 && countOf(rememberedReports()) === 0;
  }

  #record(protocol: string, wording: string, drawn: Shown): void {
    const all = this.#drawn.get(protocol) ?? new Map<string, Shown>();
    this.#drawn.set(protocol, all.set(wording, drawn));
  }

  /** This is another question than the one that was answered: it gets a report of its own, or is asked about once more. */
  answerApart(): void {
    const { adopted, earlier, design } = this.#host.state;
    if (!adopted || !earlier || !design) return;
    const key = keyOf(channelHash(adopted.protocol), wordingOf(adopted.protocol));
    this.#apart.set(key, new Set([...(this.#apart.get(key) ?? []), earlier.wording]));
    this.#host.set({ earlier: this.stateFor(adopted.protocol, design).earlier });
  }

  /** Shows what was drawn for the other wording, as what it is. */
  showEarlier(): void {
    const { earlier, keptReports, adopted } = this.#host.state;
    if (!earlier || !adopted) return;
    const isKept = rememberedReports().get(channelHash(adopted.protocol))?.has(earlier.wording) ?? false;
    this.#host.set({ drawn: earlier, earlier: undefined, keptReports: { all: 0, ...keptReports, this: isKept } });
  }

  /** Back from what was drawn for the other wording to asking which question this is. */
  leaveEarlier(): boolean {
    const { drawn } = this.#host.state;
    if (drawn?.report === undefined || drawn.wording === undefined) return false;
    const { report, wording } = drawn;
    this.#host.set({ drawn: undefined, earlier: { ...drawn, report, wording } });
    return true;
  }

  /** Keeps the report that was drawn on this device, or no longer. */
  remember(on: boolean): void {
    const { adopted, drawn } = this.#host.state;
    if (!adopted || drawn?.report === undefined) return;
    const protocol = channelHash(adopted.protocol);
    const wording = drawn.wording ?? wordingOf(adopted.protocol);
    const { report, receipt } = drawn;
    const one = { report, ...(receipt !== undefined && { receipt }) };
    this.#host.set({ keptReports: this.#store(protocol, wording, on ? one : undefined) });
  }

  #store(protocol: string, wording: string, one: Kept | undefined): RespondentState["keptReports"] {
    const done = rememberReport(protocol, wording, one);
    const all = rememberedReports();
    const isKept = reportFor(all, protocol, wording) !== undefined;
    return { this: isKept, all: countOf(all), ...(!done && { refused: true as const }) };
  }

  /** The report that is drawn has been copied, sent or saved. */
  passOn(): void {
    const { adopted, drawn } = this.#host.state;
    if (!adopted || drawn?.report === undefined) return;
    const wording = drawn.wording ?? wordingOf(adopted.protocol);
    const shown = this.#drawn.get(channelHash(adopted.protocol))?.get(wording);
    if (shown) shown.isPassedOn = true;
  }

  /** Whether a report would be lost with this window. A second one for the same answer would tell more than was promised. */
  hasUnsent(): boolean {
    const kept = rememberedReports();
    return [...this.#drawn].some(([protocol, shown]) =>
      [...shown].some(
        ([wording, { isRemembered, isPassedOn }]) =>
          !isRemembered && !isPassedOn && reportFor(kept, protocol, wording) === undefined,
      ),
    );
  }

  /** Lets go of all reports that are kept on this device; those of this window stay as long as it does. */
  forgetKept(): void {
    forgetReports();
    this.#host.set({ keptReports: { this: false, all: 0 } });
  }

  /** Sets the choice, which may still be changed; nothing is drawn for it. */
  choose(input: number | undefined): void {
    if (input !== this.#host.state.chosen) this.#host.set({ chosen: input });
  }

  /** The report of one person with this input; of another answer there is none until `startOver`. */
  async draw(input: number): Promise<void> {
    const { adopted, drawn, design: opened } = this.#host.state;
    if (!adopted || !opened || drawn) return;
    // In another window it may have been drawn, and kept, since this one was opened.
    const before = this.stateFor(adopted.protocol, opened);
    if (before.drawn || before.earlier) return this.#host.set(before);
    const [protocol, wording] = [channelHash(adopted.protocol), wordingOf(adopted.protocol)];
    const secret = this.#secrets.get(keyOf(protocol, wording)) ?? newDeviceSecret();
    this.#secrets.set(keyOf(protocol, wording), secret);
    this.#host.set({ drawn: { input } });
    await this.#host.attempt("answer", async () => {
      const { files } = await this.#host.engines;
      const report = await files.answer(adopted.protocol, input, secret);
      const receipt = newReceipt();
      this.#record(protocol, wording, { report, receipt });
      // By default: a tab that is dropped, or a program for e-mail in its place, would else lead to a second report.
      const keptReports = this.#keeps ? this.#store(protocol, wording, { report, receipt }) : undefined;
      // Another protocol may have been opened meanwhile.
      if (this.#host.state.adopted !== adopted) return;
      const { design } = this.#host.state;
      const at = design?.marks ? undefined : design?.reports.indexOf(report);
      // Nothing tells the true answer any more: another person may look at this screen next.
      this.#host.set({
        drawn: { report, receipt },
        chosen: undefined,
        ...(keptReports && { keptReports }),
        ...(at !== undefined && at >= 0 && { report: at }),
      });
    });
    // If nothing was drawn, it can be tried again.
    const { drawn: now } = this.#host.state;
    if (this.#host.state.adopted === adopted && now && now.report === undefined) this.#host.set({ drawn: undefined });
  }

  /** Another person's turn. They are not to forget the answers to other questions that the device remembers. */
  startOver(): void {
    if (this.#keeps) this.remember(false);
    this.#secrets.clear();
    this.#drawn.clear();
    this.#apart.clear();
    this.#host.set({ drawn: undefined, earlier: undefined, chosen: undefined });
  }
}

/** The question as its author wrote it; of settings without words it is that of their column. */
function wordingOf({ question, data }: SettingsFile): string {
  return question?.wording ?? data.name;
}

/** One that was kept before there were sorting codes gets its receipt now. */
function withReceipt({ report, receipt = newReceipt() }: Kept): { report: string; receipt: string } {
  return { report, receipt };
}

function keyOf(protocol: string, wording: string): string {
  return JSON.stringify([protocol, wording]);
}

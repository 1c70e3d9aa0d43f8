// SPDX-License-Identifier: GPL-3.0-or-later
/** One person's answer by the protocol that is open: its report is drawn once, and may be remembered on the device. */
import { type Design, newDeviceSecret, type ProtocolFile } from "../../wasm/engine/sluice.js";
import { forgetReports, rememberedReports, rememberReport } from "../facts/remembered-reports.js";
import type { Belongings } from "./opened-protocol.js";
import type { RespondentState } from "./respondent-state.js";
import type { Host } from "./store.js";

export class RespondentSession implements Belongings {
  readonly #host: Host<RespondentState>;
  /** Of one person's answer; a new one for each person, and gone with the page: another file does not make another person. */
  #secret = newDeviceSecret();
  /** What has been drawn, by the protocol's identity: it is there again when the protocol is opened again. */
  readonly #drawn = new Map<string, { input?: number; report: string }>();
  /** Whether noisy answers may be remembered on this device; those of a preview may not, and none is looked for. */
  readonly #keeps: boolean;
  readonly cleared: Partial<RespondentState> = { drawn: undefined, chosen: undefined };

  constructor(host: Host<RespondentState>, keeps = true) {
    this.#host = host;
    this.#keeps = keeps;
  }

  /** What has been drawn before: in this window, or on this device where that was to be remembered. */
  stateFor({ certificate }: ProtocolFile, { marks, reports }: Design): Pick<RespondentState, "drawn" | "keptReports"> {
    const kept = this.#keeps ? rememberedReports() : new Map<string, string>();
    const text = kept.get(certificate.protocol);
    const report = text !== undefined && (marks || reports.includes(text)) ? text : undefined;
    const before = this.#drawn.get(certificate.protocol) ?? (report === undefined ? undefined : { report });
    if (before) this.#drawn.set(certificate.protocol, before);
    return { drawn: before, keptReports: { this: report !== undefined, all: kept.size } };
  }

  /** Keeps the report that was drawn on this device, or no longer. */
  remember(on: boolean): void {
    const { adopted, drawn } = this.#host.state;
    if (!adopted || drawn?.report === undefined) return;
    const protocol = adopted.protocol.certificate.protocol;
    const done = rememberReport(protocol, on ? drawn.report : undefined);
    const all = rememberedReports();
    this.#host.set({ keptReports: { this: all.has(protocol), all: all.size, ...(!done && { refused: true }) } });
  }

  /** Lets go of all reports that are kept on this device; those of this window stay as long as it does. */
  forgetKept(): void {
    forgetReports();
    this.#host.set({ keptReports: { this: false, all: 0 } });
  }

  /** What has been chosen and may still be changed; nothing is drawn for it. */
  choose(input: number | undefined): void {
    if (input !== this.#host.state.chosen) this.#host.set({ chosen: input });
  }

  /** The report of one person with this input; of another answer there is none until `startOver`. */
  async draw(input: number): Promise<void> {
    const { adopted, drawn, design: opened } = this.#host.state;
    if (!adopted || !opened || drawn) return;
    // In another window it may have been drawn, and kept, since this one was opened.
    const before = this.stateFor(adopted.protocol, opened);
    if (before.drawn) return this.#host.set(before);
    this.#host.set({ drawn: { input } });
    await this.#host.attempt("answer", async () => {
      const { files } = await this.#host.engines;
      const report = await files.answer(adopted.protocol, input, this.#secret);
      this.#drawn.set(adopted.protocol.certificate.protocol, { input, report });
      // Another protocol may have been opened meanwhile.
      if (this.#host.state.adopted !== adopted) return;
      const { design } = this.#host.state;
      const at = design?.marks ? undefined : design?.reports.indexOf(report);
      this.#host.set({ drawn: { input, report }, ...(at !== undefined && at >= 0 && { report: at }) });
    });
    // Where nothing was drawn it can be tried again.
    const { drawn: now } = this.#host.state;
    if (this.#host.state.adopted === adopted && now && now.report === undefined) this.#host.set({ drawn: undefined });
  }

  /** Another person's turn. */
  startOver(): void {
    this.#secret = newDeviceSecret();
    this.#drawn.clear();
    if (this.#keeps) this.forgetKept();
    this.#host.set({ drawn: undefined, chosen: undefined });
  }
}

// SPDX-License-Identifier: GPL-3.0-or-later
/** A protocol that somebody else has made: opened, checked, and used for one answer. Files are privatised as any others. */

import {
  type Design,
  type JointTable,
  newDeviceSecret,
  type ProtocolFile,
  readProtocol,
  SluiceError,
  toProtocolFile,
  writeProtocol,
} from "../../wasm/engine/sluice.js";
import { lessNoise } from "../../wasm/protocol/less-noise.js";
import { MAX_PROTOCOL_BYTES } from "../../wasm/protocol/protocol-file.js";
import { questionTable } from "../../wasm/protocol/question.js";
import { reportOrder } from "../facts/belief.js";
import { OF_ANSWERS } from "../facts/pairs.js";
import { hasLinkedProtocol, linkedProtocol } from "../facts/protocol-link.js";
import { forgetReports, rememberedReports, rememberReport } from "../facts/remembered-reports.js";
import { isSample } from "../facts/robust.js";
import { sample, sampleRoles } from "../facts/sample.js";
import { verified } from "../facts/verified.js";
import { messages } from "../messages/answer.js";
import { plain } from "../text/format-message.js";
import type { Host } from "./host.js";

/** What the sample promises. */
const LEVEL = 0.5;

export class RespondentSession {
  readonly #host: Host;
  /** Told of what was opened. */
  readonly #judge: (design: Design) => unknown;
  /** Of one person's answer; a new one for each person, and gone with the page: another file does not make another person. */
  #secret = newDeviceSecret();
  /** What has been drawn, by the protocol's identity: it is there again when the protocol is opened again. */
  readonly #drawn = new Map<string, { input?: number; report: string }>();
  /** The identity of the protocol that was made here last. */
  asked: string | undefined;
  #turn = 0;

  constructor(host: Host, judge: (design: Design) => unknown) {
    this.#host = host;
    this.#judge = judge;
  }

  /** Whether nothing else has been opened meanwhile. */
  async open(file: File): Promise<boolean> {
    return this.#adopt(file.name, async () => {
      if (file.size > MAX_PROTOCOL_BYTES) {
        const size = `${MAX_PROTOCOL_BYTES >> 20} MB`;
        throw new SluiceError("bad_protocol", "The file is too large.", plain(messages.open.tooLarge, { size }), {
          file: file.name,
        });
      }
      return file.text();
    });
  }

  /** The protocol of a link to this page or, where it has none, the sample; neither where a person has been quicker. */
  async openLinked(): Promise<void> {
    if (this.#turn > 0) return;
    if (!hasLinkedProtocol()) return this.openSample();
    const name = messages.open.linked;
    await this.#adopt(name, async () => {
      try {
        return await linkedProtocol();
      } catch {
        throw new SluiceError("bad_protocol", messages.open.linkDamaged, messages.open.linkRemedy);
      }
    });
  }

  async openSample(): Promise<void> {
    await this.#adopt("", async () => {
      const { files, design } = await this.#host.engines;
      const { secret, share: data } = sampleRoles();
      const table = await files.count(sample(), { secret, data });
      const request = { table, notion: "lip", epsilon: LEVEL, protocol: "optimal" };
      return writeProtocol(toProtocolFile(await design.design(request)));
    });
  }

  /** A question whose answer is itself the secret: its protocol rests on no table, and is the one that takes the fewest people. */
  async ask({ name, answers, epsilon }: { name: string; answers: string[]; epsilon: number }): Promise<void> {
    await this.#adopt(name, async () => {
      const { design } = await this.#host.engines;
      const { protocol } = lessNoise(answers.length, epsilon);
      const request = { table: questionTable(name, answers), notion: OF_ANSWERS, epsilon, protocol };
      const made = toProtocolFile(await design.design(request));
      this.asked = made.certificate.protocol;
      return writeProtocol(made);
    });
  }

  /** Shows the protocol if it keeps its promise by both proofs, and nothing of one that does not. */
  async #adopt(name: string, textOf: () => Promise<string>): Promise<boolean> {
    this.#turn += 1;
    const turn = this.#turn;
    this.#host.set({
      design: undefined,
      prior: undefined,
      adopted: undefined,
      drawn: undefined,
      received: undefined,
      survey: undefined,
      planned: undefined,
      errors: {},
      opening: true,
    });
    await this.#host.attempt(
      "data",
      async () => {
        const text = await textOf();
        const protocol = readProtocol(text, name);
        const { design: engine } = await this.#host.engines;
        const [audit, checked] = [await engine.audit(protocol), await engine.check(text)];
        const reason = audit.reason ?? checked.reason;
        if (!audit.holds || !checked.holds) {
          throw new SluiceError(
            "not_certified",
            `The protocol does not keep its promise${reason ? `: ${reason}` : "."}`,
            "Do not use it, and tell whoever sent it to you.",
            { ...(name && { file: name }) },
          );
        }
        const table = tableOf(protocol);
        const prior = await engine.describe(table);
        if (turn !== this.#turn) return;
        this.#show(name, protocol, table, prior, { engine: audit, checker: checked });
      },
      { opening: false },
    );
    return turn === this.#turn;
  }

  #show(
    name: string,
    protocol: ProtocolFile,
    table: JointTable,
    prior: NonNullable<Host["state"]["prior"]>,
    verdict: NonNullable<Host["state"]["verdict"]>,
  ): void {
    const design = verified(protocol, verdict.engine);
    const { notion, epsilon } = protocol.guarantee;
    this.#host.set({
      adopted: { name, protocol },
      ...this.#drawnBy(protocol, design),
      opening: false,
      table,
      prior,
      design,
      notion,
      epsilon,
      protocol: protocol.protocol,
      seesSecret: protocol.seesSecret ?? false,
      verdict,
      worst: undefined,
      weighing: isSample(design),
      costs: undefined,
      report: design.marks ? -1 : (reportOrder(design)[0] ?? 0),
    });
    void this.#judge(design);
  }

  /** What has been drawn before: in this window, or on this device where that was to be remembered. */
  #drawnBy({ certificate }: ProtocolFile, { marks, reports }: Design): Pick<Host["state"], "drawn" | "keptReports"> {
    const kept = rememberedReports();
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

  /** The report of one person with this input; of another answer there is none until `startOver`. */
  async draw(input: number): Promise<void> {
    const { adopted, drawn, design: opened } = this.#host.state;
    if (!adopted || !opened || drawn) return;
    // In another window it may have been drawn, and kept, since this one was opened.
    const before = this.#drawnBy(adopted.protocol, opened);
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
    this.forgetKept();
    this.#host.set({ drawn: undefined });
  }
}

function tableOf({ secret, data, prior, coding }: ProtocolFile): JointTable {
  const { dropped: _, ...s } = secret;
  const { dropped: __, ...x } = data;
  return { secret: s, data: x, weights: Float64Array.from(prior.flat()), ...(coding && { coding }) };
}

// SPDX-License-Identifier: GPL-3.0-or-later
import { OF_ANSWERS } from "../../../wasm/contract/notions.js";
import { toProtocolFile, writeProtocol } from "../../../wasm/engine/sluice.js";
import { lessNoise, type Taken } from "../../../wasm/protocol/less-noise.js";
import { questionTable } from "../../../wasm/protocol/question.js";
import type { Engines } from "../../platform/engine-source.js";
import type { Kept } from "../../platform/tab-store.js";
import { OpenedProtocol, proved } from "../../session/opened-protocol.js";
import { PageSession } from "../../session/page-session.js";
import { RespondentSession } from "../../session/respondent-session.js";
import type { RespondentState } from "../../session/respondent-state.js";
import type { AnsweringSession } from "../../session/session.js";
import { initialState } from "../../session/state.js";
import { answersOf, columnOf, type Draft, wordsOf } from "./draft.js";
import { peopleFor, withinFor } from "./people.js";

export interface Needed {
  answers: number;
  epsilon: number;
  people: number;
}

/** How precise percentages are with so many people. */
export interface Precision extends Needed {
  within: number;
}

export interface AskState extends RespondentState {
  /** The method that the question got, and the reason. */
  taken?: Taken | undefined;
  /** Whether something has been written since: what stands is not to be sent. */
  stale?: boolean;
  /** How many people it takes, for so many answers at each level that is shown. */
  needed?: Needed[];
  /** How precise the percentages of those people are that somebody can ask. */
  precise?: Precision[];
}

/** The Ask page: a question as it is being written, with the settings that it comes to, and its preview. */
export class AskSession extends PageSession<AskState> implements AnsweringSession {
  readonly openedProtocol: OpenedProtocol;
  #respondent: RespondentSession;
  #turn = 0;
  /** For how many answers people are being counted. */
  #planned = 0;
  /** For how many people precision is being found. */
  #asking: number | undefined;

  constructor(engines: Promise<Engines>) {
    super("ask", engines, { ...initialState, errors: {} });
    this.#respondent = new RespondentSession(this.host, false);
    this.openedProtocol = new OpenedProtocol(this.host, this.verification, { cleared: {} });
  }

  /** The respondent of the preview: each question that is written is a new one. */
  get respondent(): RespondentSession {
    return this.#respondent;
  }

  /** Something has been written: what was on its way before does not come any more. */
  written(): void {
    this.#turn += 1;
    if (!this.state.stale) this.host.set({ stale: true });
  }

  /** Takes away what stands, where no settings can be made of what is written. */
  clear(): void {
    this.#turn += 1;
    this.host.set({ design: undefined, adopted: undefined, drawn: undefined, stale: false, errors: {} });
  }

  /**
   * The settings of a question whose answer is itself the secret: they rest on no table, and have the method that needs the
   * fewest people. Both proofs are made before anything is shown.
   */
  async make(draft: Draft): Promise<void> {
    this.#turn += 1;
    const turn = this.#turn;
    try {
      const { design: engine } = await this.host.engines;
      const answers = answersOf(draft);
      const taken = lessNoise(answers.length, draft.epsilon);
      const design = await engine.design({
        table: questionTable(columnOf(draft), answers),
        notion: OF_ANSWERS,
        epsilon: draft.epsilon,
        protocol: taken.protocol,
      });
      const own = { ...design, question: wordsOf(draft) };
      const protocol = toProtocolFile(own);
      const { audit, checked } = await proved(engine, protocol, writeProtocol(protocol), "");
      if (turn !== this.#turn) return;
      this.#respondent = new RespondentSession(this.host, false);
      this.host.set({
        adopted: { name: "", protocol },
        stale: false,
        design: own,
        taken,
        notion: OF_ANSWERS,
        epsilon: draft.epsilon,
        protocol: design.protocol,
        verdict: { engine: audit, checker: checked },
        report: design.marks ? -1 : 0,
        drawn: undefined,
        chosen: undefined,
        errors: {},
      });
    } catch (error) {
      if (turn !== this.#turn) return;
      this.host.set({ design: undefined, adopted: undefined, drawn: undefined, stale: false });
      this.host.fail("data", error);
    }
  }

  /** Finds how many people it takes, beside all else. If that cannot be found, nothing is said of it. */
  async plan(answers: number, levels: number[]): Promise<void> {
    this.#planned = answers;
    const { files: engine } = await this.host.engines;
    for (const epsilon of levels) {
      const known = this.state.needed?.some((one) => one.answers === answers && one.epsilon === epsilon);
      if (known || this.#planned !== answers) continue;
      const people = await peopleFor(engine, answers, epsilon).catch(() => undefined);
      if (people !== undefined) this.host.set({ needed: [...(this.state.needed ?? []), { answers, epsilon, people }] });
    }
  }

  /** Finds how precise the percentages of so many people are. If that cannot be found, nothing is said of it. */
  async weigh(answers: number, levels: number[], people: number | undefined): Promise<void> {
    this.#asking = people;
    if (people === undefined) return;
    const { files: engine } = await this.host.engines;
    for (const epsilon of levels) {
      const one = { answers, epsilon, people };
      if (this.#asking !== people || precisionOf(this.state.precise ?? [], one) !== undefined) continue;
      const within = await withinFor(engine, answers, epsilon, people).catch(() => undefined);
      if (within !== undefined) this.host.set({ precise: [...(this.state.precise ?? []), { ...one, within }] });
    }
  }

  override keepable(): Kept | undefined {
    return undefined;
  }

  override isOpen(): boolean {
    return this.state.adopted !== undefined;
  }

  override async reopen(): Promise<void> {}
}

export function precisionOf(known: Precision[], { answers, epsilon, people }: Needed): number | undefined {
  return known.find((one) => one.answers === answers && one.epsilon === epsilon && one.people === people)?.within;
}

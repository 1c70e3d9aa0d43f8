// SPDX-License-Identifier: GPL-3.0-or-later
import { OF_ANSWERS } from "../../../wasm/contract/notions.js";
import {
  type Design,
  type ProtocolFile,
  type SheetFile,
  type Sluice,
  toProtocolFile,
  writeProtocol,
} from "../../../wasm/engine/sluice.js";
import { lessNoise, type Taken } from "../../../wasm/protocol/less-noise.js";
import { questionTable } from "../../../wasm/protocol/question.js";
import type { Engines } from "../../platform/engine-source.js";
import type { Kept } from "../../platform/tab-store.js";
import { OpenedProtocol, proved } from "../../session/opened-protocol.js";
import { PageSession } from "../../session/page-session.js";
import { RespondentSession } from "../../session/respondent-session.js";
import type { RespondentState } from "../../session/respondent-state.js";
import type { AnsweringSession, ProtocolSession } from "../../session/session.js";
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
  /** All questions, where there are several and none lacks anything. */
  sheet?: SheetFile | undefined;
  /** Whether something has been written since: what stands is not to be sent. */
  stale?: boolean;
  /** How many people it takes, for so many answers at each level that is shown. */
  needed?: Needed[];
  /** How precise the percentages of those people are that somebody can ask. */
  precise?: Precision[];
}

/** The Ask page: a question as it is being written, with the settings that it comes to, and its preview. */
export class AskSession extends PageSession<AskState> implements ProtocolSession, AnsweringSession {
  readonly openedProtocol: OpenedProtocol;
  #respondent: RespondentSession;
  #turn = 0;
  /** The settings of the questions of a sheet, by what is written. */
  #made = new Map<string, ProtocolFile>();
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
    this.host.set({
      design: undefined,
      adopted: undefined,
      sheet: undefined,
      drawn: undefined,
      stale: false,
      errors: {},
    });
  }

  /**
   * The settings of a question whose answer is itself the secret: they rest on no table, and have the method that needs the
   * fewest people. Both proofs are made before anything is shown.
   */
  async make(draft: Draft, all: Draft[]): Promise<void> {
    this.#turn += 1;
    const turn = this.#turn;
    try {
      const { design: engine } = await this.host.engines;
      const taken = lessNoise(answersOf(draft).length, draft.epsilon);
      const own = await designOf(engine, draft);
      const protocol = toProtocolFile(own);
      const { audit, checked } = await proved(engine, protocol, writeProtocol(protocol), "");
      const sheet = all.length > 1 ? await this.#sheetOf(engine, all) : undefined;
      if (turn !== this.#turn) return;
      this.#respondent = new RespondentSession(this.host, false);
      this.host.set({
        adopted: { name: "", protocol },
        sheet,
        stale: false,
        design: own,
        taken,
        notion: OF_ANSWERS,
        epsilon: draft.epsilon,
        protocol: own.protocol,
        verdict: { engine: audit, checker: checked },
        report: own.marks ? -1 : 0,
        drawn: undefined,
        chosen: undefined,
        errors: {},
      });
    } catch (error) {
      if (turn !== this.#turn) return;
      this.host.set({ design: undefined, adopted: undefined, sheet: undefined, drawn: undefined, stale: false });
      this.host.fail("data", error);
    }
  }

  /** All of them, proved by both programs. A question that has not changed is not made again. */
  async #sheetOf(engine: Sluice, all: Draft[]): Promise<SheetFile> {
    const made = new Map<string, ProtocolFile>();
    for (const draft of all) {
      const key = JSON.stringify(draft);
      made.set(key, this.#made.get(key) ?? toProtocolFile(await designOf(engine, draft)));
    }
    this.#made = made;
    const { provedSheet } = await import("../../panels/sheets.js");
    return provedSheet(engine, [...made.values()]);
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

async function designOf(engine: Sluice, draft: Draft): Promise<Design> {
  const answers = answersOf(draft);
  const { protocol } = lessNoise(answers.length, draft.epsilon);
  const { epsilon } = draft;
  const table = questionTable(columnOf(draft), answers);
  return { ...(await engine.design({ table, notion: OF_ANSWERS, epsilon, protocol })), question: wordsOf(draft) };
}

export function precisionOf(known: Precision[], { answers, epsilon, people }: Needed): number | undefined {
  return known.find((one) => one.answers === answers && one.epsilon === epsilon && one.people === people)?.within;
}

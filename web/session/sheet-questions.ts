// SPDX-License-Identifier: GPL-3.0-or-later
/** A sheet that somebody has sent: its questions are shown, and answered once all of it is proved by both programs. */
import { fail, inFile } from "../../wasm/contract/errors.js";
import {
  type AuditResult,
  type Design,
  designFrom,
  type ProtocolFile,
  type SheetFile,
} from "../../wasm/engine/sluice.js";
import { verifySheet } from "../../wasm/engine/verify-sheet.js";
import { readSheet } from "../../wasm/protocol/sheet.js";
import { verified } from "../facts/verified.js";
import * as texts from "../messages/en/errors-session.js";
import type { Engines } from "../platform/engine-source.js";
import { Listeners } from "./listeners.js";
import { RespondentSession } from "./respondent-session.js";
import type { RespondentState } from "./respondent-state.js";
import type { AnsweringSession } from "./session.js";
import { initialState } from "./state.js";
import { type Host, Store } from "./store.js";

interface OpenSheet {
  questions: SheetQuestion[];
  /** Undefined before it is proved. */
  file?: SheetFile;
}

/** Known to a page that opens sheets. */
export interface SheetState extends RespondentState {
  /** A sheet of several questions, which has the place of one question. */
  sheet?: OpenSheet | undefined;
}

/** One question of a sheet, answered like a question by itself. */
export class SheetQuestion implements AnsweringSession {
  readonly respondent: RespondentSession;
  readonly #store: Store<RespondentState>;

  /** @param wordings those of the whole sheet: a noisy answer to another of its questions is none to this one */
  constructor(engines: Promise<Engines>, announced: Design, wordings: string[]) {
    const initial = { ...initialState, announced, errors: {} };
    this.#store = new Store<RespondentState>(initial, engines, new Listeners<RespondentState>(), () => undefined);
    this.respondent = new RespondentSession(this.#store, true, wordings);
  }

  get state(): RespondentState {
    return this.#store.state;
  }

  subscribe(listener: () => void, afterwards = false): () => void {
    return this.#store.listeners.add(listener, afterwards);
  }

  show(protocol: ProtocolFile, found: AuditResult): void {
    const design = verified(protocol, found);
    this.#store.set({
      adopted: { name: "", protocol },
      ...this.respondent.stateFor(protocol, design),
      design,
      verdict: undefined,
    });
  }
}

export async function announceSheet(host: Host<SheetState>, designs: Design[]): Promise<void> {
  const wordings = designs.map(({ question }) => question?.wording ?? "");
  host.set({ sheet: { questions: designs.map((design) => new SheetQuestion(host.engines, design, wordings)) } });
}

/** Throws where one of the two programs refuses it. */
export async function takeSheet(
  host: Host<SheetState>,
  text: string,
  name: string,
  isLatest: () => boolean,
): Promise<void> {
  const sheet = readSheet(text, name);
  if (!isLatest()) return;
  const { design: engine } = await host.engines;
  const verdict = await verifySheet(engine, text);
  if (!isLatest()) return;
  if (!verdict.holds || !verdict.engine.holds) throw fail(texts.promiseNotKeptBecause, verdict.says).at(inFile(name));
  if (!host.state.sheet) await announceSheet(host, sheet.questions.map(designFrom));
  const { questions } = host.state.sheet as OpenSheet;
  for (const [i, protocol] of sheet.questions.entries())
    questions[i]?.show(protocol, verdict.engine.audits[i] as AuditResult);
  host.set({ sheet: { questions, file: sheet } });
}

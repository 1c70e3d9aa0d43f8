// SPDX-License-Identifier: GPL-3.0-or-later
/** A protocol that somebody else has made: opened, and shown once both proofs of its guarantee hold. */

import { fail, inFile } from "../../wasm/contract/errors.js";
import { DEFAULT_NOTION } from "../../wasm/contract/notions.js";
import { BEST_PROTOCOL } from "../../wasm/contract/protocols.js";
import {
  type Design,
  designFrom,
  isForReaders,
  type JointTable,
  type ProtocolFile,
  questionFrom,
  type ReadersFile,
  readProtocol,
  readSettings,
  type SettingsFile,
  type Sluice,
  toProtocolFile,
  writeProtocol,
} from "../../wasm/engine/sluice.js";
import { checkByItself } from "../../wasm/protocol/by-itself.js";
import { looksLikeSheet } from "../../wasm/protocol/protocol-check.js";
import { MAX_PROTOCOL_BYTES } from "../../wasm/protocol/protocol-file.js";
import { reportOrder } from "../facts/belief.js";
import { hasLinkedProtocol, linkedProtocol, linkedQuestion, linkedQuestions } from "../facts/protocol-link.js";
import { isSample } from "../facts/robust.js";
import { sample, sampleRoles } from "../facts/sample.js";
import { verified } from "../facts/verified.js";
import { messages } from "../messages/answer.js";
import * as texts from "../messages/en/errors-session.js";
import { plain } from "../text/format-message.js";
import { ownError } from "../text/own-error.js";
import type { GuaranteeVerification } from "./guarantee-verification.js";
import type { OpenedState } from "./state.js";
import type { Host } from "./store.js";

/** The level of the sample's promise. */
const LEVEL = 0.5;

/** The part of a page that belongs to the protocol that is open. */
export interface Belongings {
  /** The part of its state that goes with the protocol. */
  readonly cleared: object;
  /** The part of its state that comes with another one. */
  stateFor?(protocol: SettingsFile, design: Design): object;
  /** Whether settings for readers, which have no table, are enough, and for what. */
  readonly takesReaders?: "to read" | "to answer";
  /** Whether its question can be shown before it is proved. */
  announces?(protocol: SettingsFile, design: Design): boolean;
  /** Whether any question is a new one, so that it can be shown before its settings are made. */
  announcesAny?(): boolean;
  /** The part that takes sheets of several questions, where there is one. */
  readonly sheets?: Sheets;
}

interface Sheets {
  /** Shows questions before they are proved. */
  announce(questions: Design[]): Promise<void>;
  /** Shows a sheet that holds by both proofs, unless another protocol has come meanwhile. */
  take(text: string, name: string, isLatest: () => boolean): Promise<void>;
}

export class OpenedProtocol {
  readonly #host: Host<OpenedState>;
  readonly #verification: GuaranteeVerification;
  readonly #belongings: Belongings;
  readonly #files = new WeakMap<object, File>();
  #turn = 0;

  constructor(host: Host<OpenedState>, verification: GuaranteeVerification, belongings: Belongings) {
    this.#host = host;
    this.#verification = verification;
    this.#belongings = belongings;
  }

  /** Whether nothing else has been opened meanwhile. */
  async open(file: File): Promise<boolean> {
    return this.adopt(file.name, async () => {
      if (file.size > MAX_PROTOCOL_BYTES) {
        const size = `${MAX_PROTOCOL_BYTES >> 20} MB`;
        throw fail(texts.protocolFileTooLarge, plain(messages.open.tooLarge, { size })).at({ file: file.name });
      }
      return file.text();
    });
  }

  /** The protocol of a link to this page or, where it has none, the sample; neither where a person has been quicker. */
  async openLinked(): Promise<void> {
    if (this.#turn > 0) return;
    if (!hasLinkedProtocol()) return this.openSample();
    await this.openLink();
  }

  /** The protocol of this window's address, or of one that was pasted. */
  async openLink(hash?: string): Promise<void> {
    await this.adopt(
      messages.open.linked,
      () => this.textOfLink(hash),
      async () => (await linkedQuestion(hash)) ?? linkedQuestions(hash),
    );
  }

  /** The text of that protocol. Throws where the link is damaged. */
  async textOfLink(hash?: string): Promise<string> {
    try {
      return await linkedProtocol(hash, async (request) => (await this.#host.engines).design.design(request));
    } catch {
      throw ownError("link-damaged", "bad_protocol", messages.open.linkDamaged, messages.open.linkRemedy);
    }
  }

  async openSample(): Promise<void> {
    await this.adopt("", async () => {
      const { files, design } = await this.#host.engines;
      const { secret, share: data } = sampleRoles();
      const table = await files.count(sample(), { secret, data });
      const request = { table, notion: DEFAULT_NOTION, epsilon: LEVEL, protocol: BEST_PROTOCOL };
      return writeProtocol(toProtocolFile(await design.design(request)));
    });
  }

  /**
   * Shows the protocol if it keeps its promise by both proofs, and nothing of one that does not.
   * @param early the question, or those of a sheet, where they are known before the protocol is
   */
  async adopt(
    name: string,
    textOf: () => Promise<string>,
    early?: () => Promise<Design | Design[] | undefined>,
  ): Promise<boolean> {
    this.#turn += 1;
    const turn = this.#turn;
    this.#host.set({
      design: undefined,
      prior: undefined,
      adopted: undefined,
      announced: undefined,
      ...this.#belongings.cleared,
      errors: {},
      opening: true,
    });
    await this.#host.attempt(
      "data",
      async () => {
        const announced = this.#belongings.announcesAny?.() ? await early?.() : undefined;
        const { sheets } = this.#belongings;
        if (turn === this.#turn && Array.isArray(announced)) await sheets?.announce(announced);
        else if (turn === this.#turn && announced) this.#host.set({ announced: announced as Design });
        const text = await textOf();
        if (sheets && looksLikeSheet(text)) {
          await sheets.take(text, name, () => turn === this.#turn);
          if (turn === this.#turn) this.#host.set({ opening: false });
          return;
        }
        const settings = this.#belongings.takesReaders ? readSettings(text, name) : readProtocol(text, name);
        if (isForReaders(settings)) {
          if (turn === this.#turn) this.#showReaders(name, settings);
          return;
        }
        const protocol = settings;
        if (turn === this.#turn) this.#announce(protocol);
        const { design: engine } = await this.#host.engines;
        const { audit, checked } = await proved(engine, protocol, text, name);
        const table = tableOf(protocol);
        const prior = await engine.describe(table);
        if (turn !== this.#turn) return;
        this.#show(name, protocol, table, prior, { engine: audit, checker: checked });
      },
      { opening: false, announced: undefined, ...(this.#belongings.sheets && this.#belongings.cleared) },
    );
    return turn === this.#turn;
  }

  /** The engine comes after the page, on a slow network seconds later. */
  #announce(protocol: ProtocolFile): void {
    if (this.#host.state.announced) return;
    const design = designFrom(protocol);
    if (this.#belongings.announces?.(protocol, design)) this.#host.set({ announced: design });
  }

  /** Only a promise of the channel alone can be proved: the page says so. */
  #showReaders(name: string, protocol: ReadersFile): void {
    const adopted = { adopted: { name, protocol }, opening: false };
    if (this.#belongings.takesReaders === "to read") {
      this.#host.set(adopted);
      return;
    }
    if (protocol.seesSecret) throw fail(texts.readersSeeSecret).at({ file: name });
    checkByItself(protocol);
    const design = questionFrom(protocol);
    const { notion, epsilon } = design.guarantee;
    this.#host.set({
      ...adopted,
      ...this.#belongings.stateFor?.(protocol, design),
      design,
      notion,
      epsilon,
      protocol: protocol.protocol,
      seesSecret: false,
      verdict: undefined,
      worst: undefined,
      costs: undefined,
      report: design.marks ? -1 : 0,
    });
  }

  #show(
    name: string,
    protocol: ProtocolFile,
    table: JointTable,
    prior: NonNullable<OpenedState["prior"]>,
    verdict: NonNullable<OpenedState["verdict"]>,
  ): void {
    const design = verified(protocol, verdict.engine);
    const { notion, epsilon } = protocol.guarantee;
    this.#host.set({
      adopted: { name, protocol },
      ...this.#belongings.stateFor?.(protocol, design),
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
    void this.#verification.judge(design);
  }

  /** The file that is open, which can be kept for this tab; neither the sample nor the protocol of a link. */
  get file(): File | undefined {
    const { adopted } = this.#host.state;
    if (!adopted?.name || hasLinkedProtocol()) return undefined;
    const { name, protocol } = adopted;
    const file = this.#files.get(adopted) ?? new File([writeProtocol(protocol)], name, { type: "application/json" });
    this.#files.set(adopted, file);
    return file;
  }

  /** Opens a file that was kept; from now on `file` is that very one. */
  async reopen(file: File): Promise<void> {
    const opened = await this.open(file);
    const { adopted } = this.#host.state;
    if (opened && adopted) this.#files.set(adopted, file);
  }
}

/** The full file of a page that opens no other. */
export function fullFile({ protocol }: NonNullable<OpenedState["adopted"]>): ProtocolFile {
  if (isForReaders(protocol)) throw new Error("this page takes full settings");
  return protocol;
}

/** Both proofs; throws where one of them does not hold. */
export async function proved(engine: Sluice, protocol: ProtocolFile, text: string, name: string) {
  const [audit, checked] = [await engine.audit(protocol), await engine.check(text)];
  if (audit.holds && checked.holds) return { audit, checked };
  const reason = audit.flaw ?? checked.flaw;
  const place = inFile(name);
  throw reason ? fail(texts.promiseNotKeptBecause, reason).at(place) : fail(texts.promiseNotKept).at(place);
}

function tableOf({ secret, data, prior, coding }: ProtocolFile): JointTable {
  const { dropped: _, ...s } = secret;
  const { dropped: __, ...x } = data;
  return { secret: s, data: x, weights: Float64Array.from(prior.flat()), ...(coding && { coding }) };
}

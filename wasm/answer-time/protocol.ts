// SPDX-License-Identifier: Apache-2.0
/** A protocol at answer time: checked once, then drawn from. */

import { fail } from "../contract/errors.js";
import type { ProtocolFile } from "../contract/types.js";
import { miscertified, misstatedUtility } from "../protocol/certificate-check.js";
import { informationOf, worthOf } from "../protocol/figures.js";
import { drawnHash, protocolHash } from "../protocol/identity.js";
import { columnsRead, inputIn } from "../protocol/lookup.js";
import { ofFile } from "../protocol/protocol-error.js";
import { readProtocol } from "../protocol/protocol-read.js";
import { isMarks, written } from "../protocol/unary-encoding.js";
import { wordsByPerson } from "../releases/derived-randomness.js";
import type { AnswerModule } from "./module.js";
import * as texts from "./texts.js";

/** One column's cell, or a cell for each column that the protocol reads. */
export type Answer = string | number | boolean | Readonly<Record<string, string | number | boolean>>;

/** All answers that are released together with this one: none. */
const ALONE = "one answer";

/** A protocol as its file has it: what can be answered. Nobody knows yet whether it keeps its promise. */
export class ReadProtocol {
  static {
    Object.freeze(ReadProtocol.prototype);
  }
  /** As it was read; nobody can change it. */
  readonly file: ProtocolFile;
  /** The columns that an answer has a cell for: one, unless the data are made of several or the channel sees the secret. */
  readonly columns: readonly string[];
  readonly #inputOf: (row: string[]) => number;

  /** Throws `bad_protocol`. */
  constructor(text: string, name: string) {
    this.file = readProtocol(text, name);
    this.columns = columnsRead(this.file);
    frozen([this.file, this.columns]);
    const inputOf = inputIn(this.file, {
      file: name,
      indexOf: (column) => this.columns.indexOf(column),
      // Told by `input`, which says nothing of the answer.
      unknown: () => new Error(),
      neverTogether: () => new Error(),
    });
    this.#inputOf = (row) => inputOf(row, 0);
    Object.freeze(this);
  }

  /** The protocol's identity: SHA-256 of all that decides what it does, in hexadecimal. */
  get hash(): string {
    return protocolHash(this.file);
  }

  /**
   * The index of an answer among the channel's inputs. Throws `unknown_category`, whose message does not tell the
   * answer: it may be written to a log.
   */
  input(answer: Answer): number {
    try {
      return this.#inputOf(this.columns.map((column) => cellOf(answer, column, this.columns.length)));
    } catch {
      const names = this.columns.map((column) => `"${column}"`).join(", ");
      throw fail(texts.answerUnknown, names).at({ column: this.columns.join(", ") });
    }
  }
}

export class CheckedProtocol extends ReadProtocol {
  static {
    Object.freeze(CheckedProtocol.prototype);
  }
  readonly #module: AnswerModule;
  readonly #drawnHash: string;

  /** Throws `bad_protocol`, or `not_certified` where the protocol does not keep what it promises, exactly. */
  constructor(module: AnswerModule, text: string, name: string) {
    super(text, name);
    const found = ofFile(() => module.check(this.file), name);
    const reason = found.holds ? misstatedAlone(this.file, found) : (found.flaw ?? "");
    if (reason !== undefined) {
      throw fail(texts.protocolDoesNotHold, reason).at({ file: name });
    }
    this.#drawnHash = drawnHash(this.file);
    this.#module = module;
  }

  /** The report of a person's answer, derived from `secret`: the same for the same. Throws as `input`. */
  privatise(answer: Answer, person: string, secret: string): string {
    const { channel } = this.file;
    const input = this.input(answer);
    const words = wordsByPerson(secret, this.#drawnHash, ALONE)(
      { before: 0, names: [person] },
      Uint32Array.of(input),
      isMarks(channel) ? channel.reports.length : 1,
    );
    // Only this input's row of a table is handed over. All of a large table takes longer than everything else.
    const [handed, row] = isMarks(channel)
      ? [channel, input]
      : [{ ...channel, weights: [channel.weights[input] as string[]] }, 0];
    const drawn = this.#module.draw(handed, Uint32Array.of(row), words);
    words.fill(0n);
    return isMarks(channel) ? written(drawn) : (channel.reports[drawn[0] ?? -1] as string);
  }
}

/** All that can be told without an audit: that nothing is given away beyond the guarantee has been proved. */
function misstatedAlone(file: ProtocolFile, found: Parameters<typeof miscertified>[1]) {
  const figures = () => ({ mutualInformation: informationOf(file), worth: worthOf(file) });
  return miscertified(file, found) ?? misstatedUtility(file, figures());
}

/** Later draws use the very objects that were checked: no part of them can be replaced, at any depth. */
function frozen(value: unknown): void {
  if (typeof value !== "object" || value === null) return;
  Object.freeze(value);
  for (const part of Object.values(value)) frozen(part);
}

/** No answer is an empty cell, as in a file. */
function cellOf(answer: Answer, column: string, columns: number): string {
  if (typeof answer !== "object") {
    if (columns > 1) throw new Error("one cell for several columns");
    return String(answer).trim();
  }
  if (Object.keys(answer).length !== columns || !Object.hasOwn(answer, column)) throw new Error("other columns");
  return String(answer[column]).trim();
}

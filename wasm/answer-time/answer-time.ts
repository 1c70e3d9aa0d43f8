// SPDX-License-Identifier: Apache-2.0
/**
 * Sluice where answers are given: protocols are checked when this is loaded, and then an answer becomes a report at once.
 * It cannot design protocols, makes no request, and keeps nothing.
 */

import { fail } from "../contract/errors.js";
import type { Wasm } from "../contract/platform.js";
import { isDeviceSecret, newDeviceSecret } from "../releases/derived-randomness.js";
import { AnswerModule } from "./module.js";
import { type Answer, CheckedProtocol } from "./protocol.js";
import * as texts from "./texts.js";
import { packedEngine } from "./wasm.js";

export type { Said, Value, Values } from "../common/said.js";
export { type ErrorCode, type ErrorData, type Place, SluiceError } from "../contract/errors.js";
export type { Wasm } from "../contract/platform.js";
export type { ProtocolFile } from "../contract/types.js";
export { newDeviceSecret } from "../releases/derived-randomness.js";
export type { Answer, CheckedProtocol } from "./protocol.js";

export interface LoadOptions {
  /** Protocols by the names that questions call them by: the text of a protocol file, or what JSON.parse makes of it. */
  protocols: Readonly<Record<string, string | object>>;
  /** The engine as it was compiled or loaded elsewhere; left out, the one that is packed in this file. */
  wasm?: Wasm | Promise<Wasm>;
  /**
   * Reports of people who are named are derived from this text, made by `newDeviceSecret`. As long as it is the same, the
   * same answer of the same person has the same report. Left out, a new one that lives as long as the page.
   */
  secret?: string;
}

/** Checks all protocols; throws `bad_protocol`, `not_certified`, `no_randomness`, `crashed`, `bad_request`. */
export async function load({ protocols, wasm, secret }: LoadOptions): Promise<AnswerTime> {
  const module = await AnswerModule.start(wasm === undefined ? packedEngine() : await wasm);
  const checked = Object.entries(protocols).map(([name, given]) => {
    const text = typeof given === "string" ? given : JSON.stringify(given);
    return [name, new CheckedProtocol(module, text, name)] as const;
  });
  return new AnswerTime(module, new Map(checked), secret);
}

/** Protocols that have been checked. All that it does is synchronous. */
export class AnswerTime {
  static {
    // Scripts that come later cannot replace these methods, which are handed answers.
    Object.freeze(AnswerTime.prototype);
  }
  /** To be looked at. Reports are drawn with others, which nobody can replace. */
  readonly protocols: ReadonlyMap<string, CheckedProtocol>;
  readonly #protocols: ReadonlyMap<string, CheckedProtocol>;
  readonly #module: AnswerModule;
  #secret: string;

  constructor(module: AnswerModule, protocols: ReadonlyMap<string, CheckedProtocol>, secret = newDeviceSecret()) {
    if (!isDeviceSecret(secret)) {
      throw fail(texts.notADeviceSecret);
    }
    this.#module = module;
    this.#protocols = protocols;
    this.protocols = new Map(protocols);
    this.#secret = secret;
    Object.freeze(this);
  }

  /** Throws `bad_request` where there is no such protocol. */
  protocol(name: string): CheckedProtocol {
    const found = this.#protocols.get(name);
    if (found) return found;
    const names = [...this.#protocols.keys()].join(", ");
    throw fail(texts.protocolNotLoaded, name, names || "none");
  }

  /**
   * The report of one person's answer, drawn anew at each call: each person who answers has a report of their own. A
   * person who may be asked twice is named. The same answer of the same `person` under the same protocol then always has
   * the same report, as long as the secret is the same. If one protocol is for several questions, the name says the
   * question as well. Throws `bad_request`, `unknown_category`; no message tells the answer.
   */
  privatise(protocol: string, answer: Answer, person?: string): string {
    const checked = this.protocol(protocol);
    if (person !== undefined) return checked.privatise(answer, person, this.#secret);
    return checked.privatise(answer, "", newDeviceSecret());
  }

  /** The engine's memory, in bytes. */
  get memoryBytes(): number {
    return this.#module.memoryBytes;
  }

  /** Another person uses the device: every name is somebody else's from now on. */
  nextPerson(): void {
    this.#secret = newDeviceSecret();
  }
}

// SPDX-License-Identifier: Apache-2.0
/** The reports of one person, each drawn once, under one submission: who is asked again sends what was sent first. */

import type { AnswerTime } from "../../../wasm/answer-time/answer-time.js";
import { fail } from "../../../wasm/contract/errors.js";
import { type Drawn, ENVELOPE, enveloped, type Payload, type PrivateField, payloadOf } from "../reports.js";
import { type Memory, noMemory } from "../tab-memory.js";
import * as texts from "./errors.js";

export class DrawnReports {
  readonly #memory: Memory;
  #payload: Payload | undefined;

  constructor(
    readonly sluice: AnswerTime,
    memory = noMemory,
  ) {
    this.#memory = memory;
    this.#payload = memory.read();
  }

  /** The reports of these answers; of all or, where it throws, of none. */
  draw(fields: readonly PrivateField[]): Payload {
    for (const { key, protocol } of fields) this.#refuseOther(key, this.sluice.protocol(protocol).hash);
    const fresh = fields.filter(({ key }) => !this.#has(key));
    if (fresh.length > 0) this.#add(payloadOf(this.sluice, fresh, {}, this.#submission));
    return only(
      this.#payload as Payload,
      fields.map(({ key }) => key),
    );
  }

  /** A report that a question has drawn itself; where there was one before, that one stays. */
  take(key: string, drawn: Drawn): Payload {
    this.#refuseOther(key, drawn.protocol);
    if (!this.#has(key)) this.#add(enveloped(key, drawn, this.#submission));
    return only(this.#payload as Payload, [key]);
  }

  /** The report of one question, if it has been drawn. */
  of(key: string): Payload | undefined {
    return this.#has(key) ? only(this.#payload as Payload, [key]) : undefined;
  }

  /** All that was drawn so far, as one payload. */
  get payload(): Payload | undefined {
    return this.#payload;
  }

  get #submission(): string | undefined {
    return this.#payload?.[ENVELOPE].submission;
  }

  #has(key: string): boolean {
    return this.#payload !== undefined && Object.hasOwn(this.#payload[ENVELOPE].protocols, key);
  }

  #refuseOther(key: string, hash: string): void {
    if (this.#has(key) && this.#payload?.[ENVELOPE].protocols[key] !== hash) {
      throw fail(texts.protocolChanged, key);
    }
  }

  #add(more: Payload): void {
    const next = this.#payload ? joined(this.#payload, more) : more;
    this.#memory.keep(next);
    this.#payload = next;
  }

  nextPerson(): void {
    this.#memory.forget();
    this.#payload = undefined;
    this.sluice.nextPerson();
  }
}

function joined({ [ENVELOPE]: envelope, ...before }: Payload, { [ENVELOPE]: latest, ...more }: Payload): Payload {
  const protocols = { ...envelope.protocols, ...latest.protocols };
  return { ...before, ...more, [ENVELOPE]: { ...envelope, protocols } };
}

function only({ [ENVELOPE]: envelope, ...reports }: Payload, keys: readonly string[]): Payload {
  const of = <Value>(all: Record<string, Value>) => Object.fromEntries(keys.map((key) => [key, all[key] as Value]));
  return { ...of(reports), [ENVELOPE]: { ...envelope, protocols: of(envelope.protocols) } };
}

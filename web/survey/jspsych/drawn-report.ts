// SPDX-License-Identifier: Apache-2.0
/** The reports of one person, each drawn once, under one submission: who is asked again sends what was sent first. */

import type { AnswerTime } from "../../../wasm/answer-time/answer-time.js";
import type { SluiceError } from "../../../wasm/contract/errors.js";
import { fail } from "../../../wasm/contract/errors.js";
import { ENVELOPE, type Payload, type PrivateField, payloadOf } from "../reports.js";
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
    const before = this.#payload;
    const known = before ? before[ENVELOPE].protocols : {};
    for (const { key, protocol } of fields) {
      if (Object.hasOwn(known, key) && known[key] !== this.sluice.protocol(protocol).hash) throw otherProtocol(key);
    }
    const fresh = fields.filter(({ key }) => !Object.hasOwn(known, key));
    if (fresh.length > 0) {
      const more = payloadOf(this.sluice, fresh, {}, before?.[ENVELOPE].submission);
      const next = before ? joined(before, more) : more;
      this.#memory.keep(next);
      this.#payload = next;
    }
    return only(
      this.#payload as Payload,
      fields.map(({ key }) => key),
    );
  }

  /** All that was drawn so far, as one payload. */
  get payload(): Payload | undefined {
    return this.#payload;
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

const otherProtocol = (question: string): SluiceError => fail(texts.protocolChanged, question);

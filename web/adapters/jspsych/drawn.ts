// SPDX-License-Identifier: Apache-2.0
/** The reports of one person, each drawn once: who is asked again sends what was sent first. */
import type { AnswerTime } from "../../../wasm/api/answer-time/answer-time.js";
import { SluiceError } from "../../../wasm/api/errors.js";
import { isObject } from "../linter/walk.js";
import { ENVELOPE, type Payload, type PrivateField, payloadOf } from "../reports.js";

/** Where reports outlive a reload, such as sessionStorage. Answers never come there. */
export type Memory = Pick<Storage, "getItem" | "setItem" | "removeItem">;

interface Report {
  report: string;
  /** The identity of the protocol that it was drawn with. */
  hash: string;
  /** What it was sent with. */
  submission: string;
}

const KEY = "sluice:reports";

export class Drawn {
  readonly #memory: Memory | undefined;
  #reports: Map<string, Report>;

  constructor(
    readonly sluice: AnswerTime,
    memory?: Memory,
  ) {
    this.#memory = memory;
    this.#reports = remembered(memory?.getItem(KEY));
  }

  /** The reports of these answers; of all or, where it throws, of none. */
  draw(fields: readonly PrivateField[]): Payload {
    const known = fields.map(({ key, protocol }) => {
      const found = this.#reports.get(key);
      if (found && found.hash !== this.sluice.protocol(protocol).hash) throw otherProtocol(key);
      return found;
    });
    const fresh = fields.filter((_, i) => !known[i]);
    if (fresh.length > 0) {
      const payload = payloadOf(this.sluice, fresh, {});
      const { submission, protocols } = payload[ENVELOPE];
      const next = new Map(this.#reports);
      for (const { key } of fresh) {
        next.set(key, { report: payload[key] as string, hash: protocols[key] as string, submission });
      }
      this.#memory?.setItem(KEY, JSON.stringify([...next]));
      this.#reports = next;
    }
    return this.#payloadOf(fields.map(({ key }) => key));
  }

  /** All that was drawn so far, as one payload; with the same name however often it is asked for. */
  get payload(): Payload | undefined {
    return this.#reports.size > 0 ? this.#payloadOf([...this.#reports.keys()]) : undefined;
  }

  nextPerson(): void {
    this.#memory?.removeItem(KEY);
    this.#reports = new Map();
    this.sluice.nextPerson();
  }

  #payloadOf(keys: readonly string[]): Payload {
    const all = keys.map((key) => [key, this.#reports.get(key) as Report] as const);
    return {
      ...Object.fromEntries(all.map(([key, { report }]) => [key, report])),
      [ENVELOPE]: {
        version: 1,
        submission: all[0]?.[1].submission as string,
        protocols: Object.fromEntries(all.map(([key, { hash }]) => [key, hash])),
      },
    };
  }
}

const otherProtocol = (question: string): SluiceError =>
  new SluiceError(
    "bad_request",
    `The question "${question}" had another protocol before.`,
    "Give each question a name of its own.",
  );

/** What is not ours, or was damaged, is not there. */
function remembered(text: string | null | undefined): Map<string, Report> {
  try {
    const entries: unknown = JSON.parse(text ?? "[]");
    return new Map(Array.isArray(entries) ? entries.filter(isEntry) : []);
  } catch {
    return new Map();
  }
}

const isEntry = (entry: unknown): entry is [string, Report] =>
  Array.isArray(entry) &&
  typeof entry[0] === "string" &&
  isObject(entry[1]) &&
  ["report", "hash", "submission"].every((name) => typeof entry[1][name] === "string");

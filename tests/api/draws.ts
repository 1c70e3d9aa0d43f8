// SPDX-License-Identifier: Apache-2.0
/**
 * The reports that adapters have drawn. Words are derived for a question that nobody else can name, so nobody can ask
 * for it again.
 */
import type { Answer, AnswerTime } from "../../wasm/answer-time/answer-time.js";

interface Recorded {
  /** To be given in the place of the engine, in which nothing can be replaced. */
  sluice: AnswerTime;
  /** The report that was drawn for a field, of this very answer. */
  drawn(field: string, protocol: string, answer: Answer): string | undefined;
}

/** An engine of which every draw is known. */
export function recorded(engine: AnswerTime): Recorded {
  const known = new Map<string, string>();
  const sluice = {
    protocols: engine.protocols,
    protocol: (name: string) => engine.protocol(name),
    privatise: (protocol: string, answer: Answer, question = protocol): string => {
      const report = engine.privatise(protocol, answer, question);
      const [, field] = JSON.parse(question) as [string, string];
      known.set(JSON.stringify([field, protocol, answer]), report);
      return report;
    },
    nextPerson: () => engine.nextPerson(),
  };
  return {
    sluice: sluice as unknown as AnswerTime,
    drawn: (field, protocol, answer) => known.get(JSON.stringify([field, protocol, answer])),
  };
}

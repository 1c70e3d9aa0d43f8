// SPDX-License-Identifier: Apache-2.0
/** What adapters have drawn: words are derived for a question that nobody else can name, so nobody can ask for it again. */
import type { Answer, AnswerTime } from "../../wasm/api/answer-time/answer-time.js";

/** From now on every draw of `sluice` is known; gives the report that was drawn for a field, of this very answer. */
export function recorded(sluice: AnswerTime): (field: string, protocol: string, answer: Answer) => string | undefined {
  const known = new Map<string, string>();
  const draw = sluice.privatise.bind(sluice);
  sluice.privatise = (protocol, answer, question = protocol) => {
    const report = draw(protocol, answer, question);
    const [, field] = JSON.parse(question) as [string, string];
    known.set(JSON.stringify([field, protocol, answer]), report);
    return report;
  };
  return (field, protocol, answer) => known.get(JSON.stringify([field, protocol, answer]));
}

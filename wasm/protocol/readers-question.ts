// SPDX-License-Identifier: Apache-2.0
/** Settings for readers, as a person who answers by them has to look at them. */
import { OF_ANSWERS } from "../contract/notions.js";
import type { Design, ReadersFile } from "../contract/types.js";
import { isOfChannel, levelByItself } from "./by-itself.js";
import { designFrom } from "./explain.js";

/**
 * A question that nobody has answered yet, whose answers are the secret. Its level is the one that the channel has
 * whatever the people are, so all that is told of it holds without a table. The promise of the settings is the design's
 * only if it is of the channel alone. Precondition: the channel does not see the secret.
 */
export function questionFrom(file: ReadersFile): Design {
  const { data, channel, commitment, guarantee, secret } = file;
  const answers = data.categories;
  const level = levelByItself(file);
  const share = 1 / answers.length;
  const ratio = { numerator: "1", denominator: "1" };
  const design = designFrom({
    format: "sluice-protocol",
    version: 1,
    protocol: file.protocol,
    guarantee: { notion: OF_ANSWERS, epsilon: isOfChannel(file) ? guarantee.epsilon : level, bound: ratio },
    ...(file.coding && { coding: file.coding }),
    ...(file.question && { question: file.question }),
    secret: { name: secret.name, categories: answers, dropped: [] },
    data,
    prior: answers.map((_, s) => answers.map((_, x) => (s === x ? share : 0))),
    channel,
    utility: { mutualInformation: Number.NaN, dataEntropy: Number.NaN },
    leakage: {},
    certificate: { counts: "", protocol: commitment, slack: "0", worst: ratio },
  } as unknown as Parameters<typeof designFrom>[0]);
  return { ...design, leakage: { [OF_ANSWERS]: { level } } as Design["leakage"] };
}

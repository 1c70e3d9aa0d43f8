// SPDX-License-Identifier: GPL-3.0-or-later
/** The counts that matter, as options have them. */
import { isNumber } from "../common/number.js";
import { Reason } from "../common/reason.js";
import { checkCounts, countsAsked } from "../contract/contrasts.js";
import type { Contrast, CountWeight, Design, DesignRequest, JointTable } from "../contract/types.js";
import { occurring } from "../protocol/columns.js";
import type { Arguments } from "./arguments.js";

const OF = { countWeights: "count-weight", contrasts: "contrast" } as const;

/** Each above 0 and at most 1; none where nothing is asked for. */
export function efficienciesOf(given: Arguments): number[] {
  if (given.text("counting-efficiency") === undefined) return [];
  const efficiencies = given.levels("counting-efficiency");
  const wrong = efficiencies.find((efficiency) => !(efficiency > 0 && efficiency <= 1));
  if (wrong !== undefined) throw given.error(`--counting-efficiency has to be above 0 and at most 1, not ${wrong}`);
  return efficiencies;
}

/** Says so if less is proved than was asked for. */
export function lessEfficient(asked: number | undefined, { utility: { countingEfficiency = 0 } }: Design) {
  if (asked === undefined || countingEfficiency >= asked) return undefined;
  return `A counting efficiency of ${asked} was asked for. The search has proved ${countingEfficiency}.`;
}

type Counted = Pick<DesignRequest, "countWeights" | "contrasts">;

/** As a request has it; what is no category or no number is refused with its option. */
export function countedOf(given: Arguments, { table, ...known }: Counted & { table: JointTable }): Counted {
  const { categories } = table.data;
  const twice = (["countWeights", "contrasts"] as const).find(
    (name) => known[name] && given.texts(OF[name]).length > 0,
  );
  if (twice) throw given.error(`--${OF[twice]} and "${twice}" in the file of --parameters exclude each other`);
  const weights = given.texts("count-weight").map((text): CountWeight => {
    const at = text.lastIndexOf("=");
    const [category, number] = [text.slice(0, at), text.slice(at + 1)];
    if (at < 0 || !isNumber(number)) throw given.error(`--count-weight "${text}" is not CATEGORY=WEIGHT`);
    return [category, Number(number)];
  });
  const contrasts = given.texts("contrast").map((text): Contrast => {
    const [pair, other] = differences(text, categories);
    if (pair === undefined) {
      throw given.error(`--contrast "${text}" is not the difference A-B of two categories: ${categories.join(", ")}`);
    }
    if (other !== undefined) {
      throw given.error(
        `--contrast "${text}" can be read in two ways; "contrasts" in the file of --parameters has one`,
      );
    }
    return [
      [pair[0], 1],
      [pair[1], -1],
    ];
  });
  const counted = {
    ...(weights.length > 0 && { countWeights: weights }),
    ...(contrasts.length > 0 && { contrasts }),
  };
  if (!countsAsked(counted)) return {};
  try {
    // Here and not by the engine alone: not every protocol is made for them, and then nothing would look at them.
    checkCounts({ ...known, ...counted }, categories, occurring(table)[1].categories);
  } catch (error) {
    if (!(error instanceof Reason)) throw error;
    throw given.error(error.message);
  }
  return counted;
}

/** All ways to read A-B, whose names may have a hyphen of their own. */
function differences(text: string, categories: string[]): [string, string][] {
  const parts = text.split("-");
  return parts.slice(1).flatMap((_, i): [string, string][] => {
    const pair: [string, string] = [
      parts
        .slice(0, i + 1)
        .join("-")
        .trim(),
      parts
        .slice(i + 1)
        .join("-")
        .trim(),
    ];
    return pair.every((name) => categories.includes(name)) ? [pair] : [];
  });
}

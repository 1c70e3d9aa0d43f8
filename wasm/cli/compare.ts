// SPDX-License-Identifier: GPL-3.0-or-later
import { isNumber } from "../common/number.js";
import { countsAsked } from "../contract/contrasts.js";
import { SluiceError } from "../contract/errors.js";
import { DEFAULT_NOTION, seesPairs } from "../contract/notions.js";
import { COUNTING, DEFAULT_OBJECTIVE } from "../contract/objectives.js";
import type { Catalogue, Comparison, DesignRequest } from "../contract/types.js";
import { aimOf, type Contender, comparisonOf, contenders, distancesFor, withStanding } from "../engine/compare.js";
import { peopleNeededFor } from "../engine/people-needed.js";
import { Arguments } from "./arguments.js";
import { countedOf } from "./counted.js";
import { askedData, askedNotion, askedSeesSecret, loadAsked } from "./design-options.js";
import { loadEngine } from "./load.js";
import { print, printJson, searchLine, tell } from "./output.js";
import { summariseComparison } from "./summary-compare.js";

export async function compare(args: string[]): Promise<void> {
  const given = new Arguments("compare", args);
  const asked = askedData(given, "compare");
  const epsilons = given.levels("epsilon");
  const seconds = given.amount("seconds");
  const orders = ordersFrom(given);
  const engine = await loadEngine();
  const catalogue = engine.catalogue();
  const notion = askedNotion(given, catalogue, DEFAULT_NOTION);
  const objective = given.oneOf("objective", catalogue.objectives, DEFAULT_OBJECTIVE);
  const chosen = chosenFrom(catalogue, notion, given);

  const { countWeights, contrasts, distances, ...loaded } = await loadAsked(given, asked, notion);
  const known = { ...(countWeights && { countWeights }), ...(contrasts && { contrasts }) };
  const counts = { ...known, ...countedOf(given, { ...known, table: loaded.table }) };
  if (countsAsked(counts) && objective !== COUNTING) {
    throw given.error(`which counts matter is for --objective ${COUNTING}`);
  }
  if (
    distances &&
    !chosen.contenders.some((one) => distancesFor(one, aimOf(one, objective).objective, distances).distances)
  )
    throw given.error("no protocol that is compared has a use for the distances in the file of --parameters");
  const search = seconds === undefined ? {} : { search: { seconds } };
  const requestFor = (epsilon: number, contender: Contender): DesignRequest => {
    const aim = aimOf(contender, objective);
    // No other protocol is made for counts that matter.
    const made = aim.objective === undefined ? {} : { ...aim, ...counts };
    const far = distancesFor(contender, aim.objective, distances);
    return { ...loaded, notion, epsilon, ...search, ...contender, ...made, ...far };
  };
  const line = searchLine();
  const without = new Map<string, string>();
  const compareOne = (epsilon: number, contender: Contender): Comparison[] => {
    try {
      const found = engine.design(requestFor(epsilon, contender), line.onProgress);
      return [comparisonOf(found, peopleNeededFor(engine, found), orders)];
    } catch (error) {
      // Some protocols are for other data; one that was asked for by name has to be there.
      if (chosen.byName || !(error instanceof SluiceError)) throw error;
      without.set(contender.protocol, error.message);
      return [];
    }
  };
  let compared: Comparison[];
  try {
    compared = epsilons.flatMap((epsilon) => chosen.contenders.flatMap((one) => compareOne(epsilon, one)));
  } finally {
    line.done();
  }
  const told = withStanding(compared);
  await (given.flag("json")
    ? printJson(told)
    : print(summariseComparison(told, loaded.table, counts.contrasts, orders)));
  for (const [protocol, reason] of without) tell(`Left out: ${protocol}. ${reason}`);
}

/** The orders of the alpha-leakage; nothing if none is named. */
function ordersFrom(given: Arguments): number[] | undefined {
  const named = given.text("orders");
  if (named === undefined) return undefined;
  const orders = given
    .listed("orders", named)
    .map((text) => (text === "infinity" ? Number.POSITIVE_INFINITY : isNumber(text) ? Number(text) : Number.NaN));
  if (orders.every((order, i) => order >= 1 && orders.indexOf(order) === i)) return orders;
  throw given.error(`--orders must be different numbers of at least 1, or infinity, not "${named}"`);
}

function chosenFrom(catalogue: Catalogue, notion: string, given: Arguments) {
  const only = given.text("protocols");
  const sees = askedSeesSecret(given);
  const all = contenders(catalogue, notion).filter(({ seesSecret }) => seesSecret === (sees ?? seesSecret));
  if (only === undefined) return { contenders: all, byName: false };
  const named = given.listed("protocols", only).map((protocol): Contender => {
    // Data before pairs, as the engine names them; where pairs are kept, as a design has it.
    const both = all.filter((contender) => contender.protocol === protocol);
    const found = both.at(seesPairs(notion) ? -1 : 0);
    if (found) return found;
    const that = sees === undefined ? "" : sees ? " that sees the secret" : " that sees the data alone";
    throw given.error(`under ${notion} there is no protocol "${protocol}"${that}`);
  });
  const twice = named.find(({ protocol }, i) => named.findIndex((other) => other.protocol === protocol) !== i);
  if (twice) throw given.error(`--protocols names "${twice.protocol}" twice`);
  return { contenders: named, byName: true };
}

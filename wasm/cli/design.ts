// SPDX-License-Identifier: GPL-3.0-or-later

import { DEFAULT_OBJECTIVE } from "../contract/objectives.js";
import { BEST_PROTOCOL } from "../contract/protocols.js";
import type { Design, Search } from "../contract/types.js";
import { pointOf } from "../engine/counting-frontier.js";
import { Arguments } from "./arguments.js";
import { caution } from "./caution.js";
import { countedOf, efficienciesOf, lessEfficient } from "./counted.js";
import { countingHint } from "./counting-hint.js";
import { describe } from "./describe.js";
import { askedData, askedNotion, askedSeesSecret, loadAsked } from "./design-options.js";
import { handOver, outputOf, readersBeside } from "./designed.js";
import { checkOutput } from "./files.js";
import { loadEngine } from "./load.js";
import { print, printJson, searchLine } from "./output.js";
import { STANDARD_OUTPUT } from "./standard-input.js";
import { summariseFrontier } from "./summary-frontier.js";

export async function design(args: string[]): Promise<void> {
  const given = new Arguments("design", args);
  if (given.flag("describe")) return describe(given);
  const asked = askedData(given, "design");
  const output = outputOf(given);
  const engine = await loadEngine();
  const catalogue = engine.catalogue();
  const notion = askedNotion(given, catalogue);
  const protocol = given.oneOf("protocol", catalogue.protocols, BEST_PROTOCOL);
  const objective = given.oneOf("objective", catalogue.objectives, DEFAULT_OBJECTIVE);
  const epsilon = given.level("epsilon");
  const averageLeakage = given.text("average-leakage") === undefined ? undefined : given.level("average-leakage");
  const average = averageLeakage === undefined ? {} : { averageLeakage };
  const efficiencies = efficienciesOf(given);
  const [efficiency] = efficiencies;
  if (efficiencies.length > 1 && output !== undefined) {
    throw given.error("a protocol file has one --counting-efficiency: leave out --output or the others");
  }
  const search = searchOf(given);
  if (objective !== DEFAULT_OBJECTIVE) {
    const unused = ["method", "gap", "counting-efficiency"].find((name) => given.text(name) !== undefined);
    if (unused !== undefined) {
      throw given.error(`--${unused} is for --objective ${DEFAULT_OBJECTIVE}: leave it out under ${objective}`);
    }
  }
  const parametersPath = given.text("parameters");
  const inputs = parametersPath === undefined ? [asked.path] : [asked.path, parametersPath];
  const before = output === undefined || output === STANDARD_OUTPUT ? undefined : await checkOutput(output, inputs);

  const readers = before === undefined || before.isFile() ? fileBeside(output) : undefined;
  if (readers !== undefined) await checkOutput(readers, inputs);
  const loaded = await loadAsked(given, asked, notion);
  const seesSecret = askedSeesSecret(given);
  const roundCounts = given.amount("round-counts");
  const line = searchLine();
  let result: Design;
  let hint: string | undefined;
  try {
    const request = {
      ...loaded,
      notion,
      epsilon,
      ...average,
      ...countedOf(given, loaded),
      ...(efficiency !== undefined && { countingEfficiency: efficiency }),
      protocol,
      ...(seesSecret !== undefined && { seesSecret }),
      ...(roundCounts !== undefined && { roundCounts }),
      search,
    };
    if (efficiencies.length > 1) {
      const points = efficiencies.map((countingEfficiency) =>
        pointOf(engine.design({ ...request, objective, countingEfficiency }, line.onProgress)),
      );
      line.done();
      return await (given.flag("json") ? printJson(points) : print(summariseFrontier(points)));
    }
    result = engine.design({ ...request, objective }, line.onProgress);
    const usual = efficiency === undefined && protocol === BEST_PROTOCOL && objective === DEFAULT_OBJECTIVE;
    hint = usual ? countingHint(engine, request, result) : undefined;
  } finally {
    line.done();
  }
  await handOver(engine, result, search, {
    json: given.flag("json"),
    output,
    replaced: before?.isFile() === true,
    readers,
    cautions: [caution(result), hint, lessEfficient(efficiency, result)],
    holds: "It holds the shares that it was made from:\ngive it away only if these may be known.",
  });
}

/** Standard output has nothing beside it. */
function fileBeside(output: string | undefined): string | undefined {
  return output === undefined || output === STANDARD_OUTPUT ? undefined : readersBeside(output);
}

function searchOf(given: Arguments): Search {
  const method = given.text("method") === undefined ? undefined : given.oneOf("method", ["vertices", "columns"]);
  const gap = given.amount("gap");
  const seconds = given.amount("seconds");
  return {
    ...(method !== undefined && { method }),
    ...(gap !== undefined && { gap }),
    ...(seconds !== undefined && { seconds }),
  };
}

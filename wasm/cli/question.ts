// SPDX-License-Identifier: GPL-3.0-or-later

import { OF_ANSWERS } from "../contract/notions.js";
import { BEST_PROTOCOL } from "../contract/protocols.js";
import { lessNoise } from "../protocol/less-noise.js";
import { questionTable } from "../protocol/question.js";
import { Arguments, type Options } from "./arguments.js";
import { handOver } from "./designed.js";
import { checkOutput } from "./files.js";
import { loadEngine } from "./load.js";
import { costly, untold, why } from "./question-protocol.js";

const options: Options = {
  epsilon: { type: "string" },
  protocol: { type: "string" },
  objective: { type: "string" },
  skippable: { type: "boolean" },
  output: { type: "string", short: "o" },
  json: { type: "boolean" },
  help: { type: "boolean", short: "h" },
};

/** The one guarantee that needs to know nothing of the people who will answer. */

export async function question(args: string[]): Promise<void> {
  const given = new Arguments("question", args, options);
  const [name, ...answers] = given.files;
  if (name === undefined || answers.length === 0) throw given.error("question takes a name and its answers");
  if (answers.includes("")) throw given.error("an answer is empty; --skippable is for a question that may be left out");
  const skippable = given.flag("skippable");
  if (answers.length + Number(skippable) < 2) throw given.error("a question has two answers or more");
  const output = given.text("output");
  const engine = await loadEngine();
  const epsilon = given.level("epsilon");
  const all = skippable ? [...answers, ""] : answers;
  const taken = lessNoise(all.length, epsilon);
  const { protocols, objectives } = engine.catalogue();
  const aim = given.text("objective") === undefined ? {} : { objective: given.oneOf("objective", objectives) };
  const usual = aim.objective === undefined ? taken.protocol : BEST_PROTOCOL;
  const protocol = given.oneOf("protocol", protocols, usual);
  const before = output === undefined ? undefined : await checkOutput(output, []);
  const table = questionTable(name, all);
  const result = engine.design({ table, notion: OF_ANSWERS, epsilon, protocol, ...aim });
  await handOver(
    result,
    {},
    {
      json: given.flag("json"),
      output,
      replaced: before?.isFile() === true,
      cautions: [
        untold(result) ??
          (protocol === taken.protocol && given.text("protocol") === undefined ? why(taken) : costly(result, taken)),
      ],
      holds: "It holds nothing about anybody, and may be known to everybody.",
    },
  );
}

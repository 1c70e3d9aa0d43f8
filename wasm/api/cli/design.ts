// SPDX-License-Identifier: GPL-3.0-or-later
import { rename } from "node:fs/promises";
import { join, parse } from "node:path";
import { kept } from "../kept.js";
import { allReports, chanceOfMark, expanded, MARKED } from "../marks.js";
import { toProtocolFile, writeProtocol } from "../protocol-file.js";
import type { Design, Search } from "../types.js";
import { Arguments, type Options } from "./arguments.js";
import { askedData, askedNotion, askedOptions, loadAsked } from "./asked.js";
import { caution } from "./caution.js";
import { checkOutput } from "./files.js";
import { loadEngine, loadProtocol } from "./load.js";
import { print, printJson, searchLine, tell } from "./output.js";
import { shortfall } from "./shortfall.js";
import { writeWhole } from "./sinks.js";
import { statement } from "./statement.js";
import { summariseDesign } from "./summary.js";

export const options: Options = {
  ...askedOptions,
  protocol: { type: "string" },
  method: { type: "string" },
  gap: { type: "string" },
  output: { type: "string", short: "o" },
};

export async function design(args: string[]): Promise<void> {
  const given = new Arguments("design", args, options);
  const asked = askedData(given, "design");
  const output = given.text("output");
  const engine = await loadEngine();
  const catalogue = engine.catalogue();
  const notion = askedNotion(given, catalogue);
  const protocol = given.oneOf("protocol", catalogue.protocols, "optimal");
  const epsilon = given.level("epsilon");
  const search = searchOf(given);
  const parametersPath = given.text("parameters");
  const inputs = parametersPath === undefined ? [asked.path] : [asked.path, parametersPath];
  const before = output === undefined ? undefined : await checkOutput(output, inputs);

  const loaded = await loadAsked(given, asked, notion, catalogue);
  const seesSecret = given.flag("sees-secret");
  const line = searchLine();
  let result: Design;
  try {
    result = engine.design({ ...loaded, notion, epsilon, protocol, seesSecret, search }, line.onProgress);
  } finally {
    line.done();
  }
  const aside = output !== undefined && before?.isFile() ? await setAside(output, result) : undefined;
  if (output !== undefined) await writeWhole(output, text(writeProtocol(toProtocolFile(result))));
  await (given.flag("json") ? printJson(toJson(result, search)) : print(summariseDesign(result, search)));
  const warning = caution(result);
  if (warning !== undefined) tell(warning);
  if (output !== undefined) {
    if (aside !== undefined)
      tell(`The protocol that was in ${output} is now in ${aside}: reports that were drawn by it need it.`);
    else if (before?.isFile()) tell(`${output} was there before and has been replaced.`);
    tell(
      `The protocol is in ${output}. It holds the table of counts that it was made from:\n` +
        "give it away only if these counts may be known.",
    );
  }
}

/** Another protocol that is there already goes to a name of its own, which is told: without it its reports say nothing. */
async function setAside(path: string, design: Design): Promise<string | undefined> {
  const there = await loadProtocol(path).catch(() => undefined);
  if (!there || there.certificate.protocol === toProtocolFile(design).certificate.protocol) return undefined;
  const { dir, name, ext } = parse(path);
  const aside = join(dir, `${name}-${there.certificate.protocol.slice(0, 8)}${ext}`);
  await rename(path, aside);
  return aside;
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

/** Of so many categories all sets are printed. */
const MOST_EXPANDED = 10;

/** Reports that are sets of marks are written as they are in a privatised file; P(mark) where there are too many. */
function channelOfMarks({ data: { categories } }: Design, marks: NonNullable<Design["marks"]>) {
  const other = chanceOfMark(marks);
  const a = categories.length;
  if (a > MOST_EXPANDED) return { inputs: categories, marks: { own: 0.5, other } };
  const reports = allReports(a);
  const standsFor = reports.map((report) => categories.filter((_, x) => report[x] === MARKED));
  return { inputs: categories, reports, standsFor, matrix: expanded(other, a, reports) };
}

function channelOf(design: Design) {
  const { reports, data, marks } = design;
  if (marks) return channelOfMarks(design, marks);
  const columns = reports.length;
  return {
    inputs: design.seesSecret
      ? design.secret.categories.flatMap((s) => data.categories.map((x) => [s, x]))
      : data.categories,
    reports,
    standsFor: design.standsFor.map((indices) => indices.map((index) => data.categories[index])),
    matrix: Array.from({ length: design.channel.length / columns }, (_, x) =>
      Array.from(design.channel.subarray(x * columns, (x + 1) * columns)),
    ),
  };
}

function toJson(design: Design, search: Search) {
  const { guarantee, utility, data } = design;
  return {
    protocol: design.protocol,
    guarantee,
    statement: statement(guarantee, { secret: design.secret, data, people: design.total }),
    ...(design.seesSecret && { seesSecret: true }),
    secret: design.secret,
    data,
    dropped: design.dropped,
    sampleSize: design.total,
    informationOf: kept(guarantee.notion).what,
    utility: {
      mutualInformation: utility.mutualInformation,
      ...(utility.upperBound !== undefined && { upperBound: utility.upperBound }),
      dataEntropy: utility.dataEntropy,
    },
    ...(design.alpha !== undefined && { alpha: design.alpha }),
    leakage: Object.fromEntries(Object.entries(design.leakage).map(([notion, { level }]) => [notion, level])),
    secretInformation: design.secretInformation,
    ...(design.identifiable !== undefined && { identifiable: design.identifiable }),
    ...(design.informationError !== undefined && { informationError: design.informationError }),
    ...(utility.upperBound !== undefined && { finished: shortfall(utility, search) === undefined }),
    channel: channelOf(design),
    seconds: design.seconds,
  };
}

async function* text(content: string): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode(content);
}

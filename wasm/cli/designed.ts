// SPDX-License-Identifier: GPL-3.0-or-later
/** Finishes a protocol that has just been made: its file, and the words about it. */
import { rename } from "node:fs/promises";
import { join, parse } from "node:path";
import type { Engine } from "../contract/engine.js";
import { comparesData } from "../contract/notions.js";
import { DEFAULT_OBJECTIVE } from "../contract/objectives.js";
import { BEST_PROTOCOL } from "../contract/protocols.js";
import type { Design, ProtocolFile, Search } from "../contract/types.js";
import { kept } from "../contract/utility-target.js";
import { peopleNeededFor } from "../engine/people-needed.js";
import { heldCounts } from "../protocol/held-counts.js";
import { toProtocolFile, writeProtocol } from "../protocol/protocol-file.js";
import { readersFile, salted } from "../protocol/readers-file.js";
import { allReports, chanceOfMark, expanded, MARKED } from "../protocol/unary-encoding.js";
import { newDeviceSecret } from "../releases/derived-randomness.js";
import type { Arguments } from "./arguments.js";
import { loadProtocol } from "./load.js";
import { print, printJson, tell } from "./output.js";
import { shortfall } from "./shortfall.js";
import { writeWhole } from "./sinks.js";
import { STANDARD_OUTPUT } from "./standard-input.js";
import { statement } from "./statement.js";
import { summariseDesign } from "./summary.js";
import { countsTold } from "./told-counts.js";

interface HandingOver {
  json: boolean;
  /** The file, where one is wanted, and whether there was one before. */
  output: string | undefined;
  replaced: boolean;
  cautions?: (string | undefined)[];
  /** The file for settings for readers, which are written if the protocol holds numbers of people. */
  readers?: string | undefined;
  /** A warning for a file that holds no counts of people. */
  holds: string;
}

/** The file of the protocol; standard output cannot hold it and the JSON document. */
export function outputOf(given: Arguments): string | undefined {
  const output = given.text("output");
  if (output !== STANDARD_OUTPUT || !given.flag("json")) return output;
  throw given.error("-o - and --json both write to standard output: name a file with -o");
}

export async function handOver(
  engine: Engine,
  result: Design,
  search: Search,
  { json, output, replaced, cautions = [], readers, holds }: HandingOver,
): Promise<void> {
  const made = toProtocolFile(result);
  const there = output !== undefined && replaced ? await loadProtocol(output).catch(() => undefined) : undefined;
  const isSame = there?.certificate.protocol === made.certificate.protocol;
  const aside = output !== undefined && there && !isSame ? await setAside(output, there, readers) : undefined;
  const shared = readers !== undefined && heldCounts(made) !== undefined;
  // The same protocol keeps its salt: settings that readers have already still belong to it.
  const full = shared ? salted(made, (isSame ? there?.salt : undefined) ?? newDeviceSecret()) : undefined;
  const protocol = full ?? made;
  const summary = () => summariseDesign(result, search, peopleNeededFor(engine, result));
  if (output === STANDARD_OUTPUT) {
    await print(writeProtocol(protocol));
    tell(summary().trimEnd());
  } else {
    if (output !== undefined) await writeWhole(output, text(writeProtocol(protocol)));
    if (readers !== undefined && full) await writeWhole(readers, text(writeProtocol(readersFile(full))));
    await (json ? printJson(toJson(result, search)) : print(summary()));
  }
  for (const caution of cautions) if (caution !== undefined) tell(caution);
  if (output === undefined) return;
  if (aside !== undefined)
    tell(`The protocol that was in ${output} is now in ${aside}: reports that were drawn by it need it.`);
  else if (replaced) tell(`${output} was there before and has been replaced.`);
  const where = output === STANDARD_OUTPUT ? "The protocol went to" : "The protocol is in";
  tell(`${where} ${output}. ${countsTold(protocol) ?? holds}`);
  if (!full) return;
  tell(`Settings for readers, without its table, are in ${readers}: send these along with reports.`);
  const known = knownOfTable(result);
  if (known !== undefined) tell(known);
}

/** Says how much readers of the channel may know of the table; nothing where it is the same for every table. */
function knownOfTable({ guarantee, protocol, prior, roundCounts }: Design): string | undefined {
  if (comparesData(guarantee.notion) && protocol !== BEST_PROTOCOL) return undefined;
  if (roundCounts === undefined && !prior.every(Number.isInteger)) return undefined;
  if (roundCounts === undefined)
    return "An expert may compute some of its counts from them: --round-counts 3 prevents that.";
  return `Their channel follows from counts rounded to multiples of ${roundCounts}.`;
}

/** The file for readers beside a full one: "protocol.readers.json" beside "protocol.json". */
export function readersBeside(output: string): string {
  const { dir, name, ext } = parse(output);
  return join(dir, `${name}.readers${ext}`);
}

/** Another protocol that is there already goes to a name of its own, which is told: without it its reports say nothing. */
async function setAside(path: string, there: ProtocolFile, readers: string | undefined): Promise<string> {
  const { dir, name, ext } = parse(path);
  const aside = join(dir, `${name}-${there.certificate.protocol.slice(0, 8)}${ext}`);
  await rename(path, aside);
  // Those for its readers go along, where there are any.
  if (readers !== undefined) await rename(readers, readersBeside(aside)).catch(() => undefined);
  return aside;
}

/** All sets of at most so many categories are printed. */
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
    informationOf: kept(guarantee.notion, design.seesSecret).what,
    utility: {
      mutualInformation: utility.mutualInformation,
      ...(utility.upperBound !== undefined && { upperBound: utility.upperBound }),
      dataEntropy: utility.dataEntropy,
      objective: utility.objective ?? DEFAULT_OBJECTIVE,
      ...(utility.objective !== undefined && { value: utility.value, bound: utility.bound }),
      ...(utility.counting && { counting: utility.counting }),
      ...(utility.countingEfficiency !== undefined && { countingEfficiency: utility.countingEfficiency }),
      ...(utility.countWeights && { countWeights: utility.countWeights }),
      ...(utility.contrasts && { contrasts: utility.contrasts }),
    },
    ...(design.contrasts && { contrasts: design.contrasts }),
    ...(design.counted && { counted: design.counted }),
    ...(design.alpha !== undefined && { alpha: design.alpha }),
    leakage: Object.fromEntries(Object.entries(design.leakage).map(([notion, { level }]) => [notion, level])),
    secretInformation: design.secretInformation,
    guess: design.guess,
    ...(design.guessDistance && { guessDistance: design.guessDistance }),
    ...(design.error !== undefined && { error: design.error }),
    ...(design.reportDistance !== undefined && { reportDistance: design.reportDistance }),
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

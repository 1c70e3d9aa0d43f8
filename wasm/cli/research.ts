// SPDX-License-Identifier: GPL-3.0-or-later
/** `sluice estimate` where people are compared, pooled or weighted, or a regression is asked for. */
import { realpathSync } from "node:fs";
import { SluiceError } from "../contract/errors.js";
import type { EstimateOptions, ReportCounts, SurveyEstimate } from "../contract/estimate-types.js";
import type { GroupedReports, GroupsEstimate, PooledReports, ReportGroup } from "../contract/research-types.js";
import type { SettingsFile, WriteMode } from "../contract/types.js";
import { isSuspicious, UNLIKELY } from "../engine/suspicious.js";
import { countCrossed } from "../files/crossed-counts.js";
import { countGroups } from "../files/group-counts.js";
import { readPopulation } from "../files/population.js";
import { countReports } from "../files/report-counts.js";
import type { Arguments } from "./arguments.js";
import { type Data, openData } from "./data.js";
import { loadEngine, loadSettings, withBlankLines } from "./load.js";
import { print, printJson, progressLine } from "./output.js";
import type { Reading } from "./reading.js";
import type { Kind } from "./summary-estimate.js";
import { summariseCrossed, summariseGroups, summarisePooled, summariseRegression } from "./summary-research.js";

/** The options that they share with an estimate of all people. */
export interface Asked {
  given: Arguments;
  written: WriteMode;
  kind: Kind;
  how: EstimateOptions;
  reading: Reading;
}

/** The options for groups of people, several protocols or a regression. */
const RESEARCH = [
  ...["by", "difference", "against", "with", "cross", "strata", "population"],
  ...["weight", "decimal-comma", "regress", "category", "categorical"],
];

/** Whether any of these is asked for. */
export function isResearch(given: Arguments): boolean {
  return RESEARCH.some((name) => given.isGiven(name));
}

/** Resolves to 1 where reports do not look like the protocol's. */
export async function research(asked: Asked): Promise<0 | 1> {
  const { given } = asked;
  const [path, ...files] = given.files;
  if (given.text("counts") !== undefined)
    throw given.error("--counts tells nothing of groups, weights or other protocols");
  if (path === undefined || files.length === 0)
    throw given.error("estimate takes a protocol file and a file of reports");
  const regress = listOf(given, "regress");
  const others = given.texts("with");
  if (regress.length > 0) {
    refuse(given, "regress", ["by", "with", "cross", "against", "weight", "difference", ...STRATIFYING, "shrink"]);
    withoutIntervals(given, "the intervals of --regress are those of the profile likelihood");
    one(given, files);
    return regression(asked, path, files[0] as string, regress);
  }
  refuse(given, undefined, ["category", "categorical"]);
  const cross = given.text("cross");
  if (cross !== undefined) {
    refuse(given, "cross", [
      "by",
      "with",
      "against",
      "weight",
      "difference",
      "decimal-comma",
      ...STRATIFYING,
      "shrink",
    ]);
    one(given, files);
    if (asked.written !== "reports") throw given.error("--cross reads reports: leave --written out");
    return crossed(asked, [path, cross], files[0] as string);
  }
  if (others.length > 0) {
    refuse(given, "with", ["by", "against", "weight", "difference", "decimal-comma", ...STRATIFYING, "shrink"]);
    if (files.length !== others.length + 1) {
      throw given.error(`--with takes a file of reports for each protocol: ${others.length + 1}, not ${files.length}`);
    }
    const twice = repeated(files);
    if (twice !== undefined) throw given.error(`${twice} cannot be pooled with itself: its people would count twice`);
    if (given.text("intervals") === "each") {
      throw given.error("--with has no intervals of each share by itself: write --intervals together or wald");
    }
    return pooled(asked, [path, ...others], files);
  }
  if (given.text("weight") !== undefined) refuse(given, "weight", [...STRATIFYING, "shrink"]);
  if (STRATIFYING.some((name) => given.text(name) !== undefined)) {
    refuse(given, "strata", ["by", "against", "difference"]);
    if (STRATIFYING.some((name) => given.text(name) === undefined)) {
      throw given.error("--strata COL needs --population FILE, the sizes of the strata, and the other way round");
    }
    one(given, files);
  }
  if (given.text("weight") !== undefined && given.text("intervals") !== "wald") {
    withoutIntervals(given, "--weight has approximate intervals alone");
  }
  return groups(asked, path, files);
}

/** Options that need another one, or cannot be beside it. */
function refuse(given: Arguments, beside: string | undefined, names: string[]): void {
  const there = names.find((name) => given.isGiven(name));
  if (there === undefined) return;
  throw given.error(
    beside === undefined ? `--${there} is for --regress` : `--${there} cannot stand beside --${beside}`,
  );
}

/** A kind of intervals that nobody gets is refused. */
function withoutIntervals(given: Arguments, why: string): void {
  if (given.text("intervals") !== undefined) throw given.error(`${why}: leave --intervals out`);
}

const STRATIFYING = ["strata", "population"];

function one(given: Arguments, files: string[]): void {
  if (files.length > 1) throw given.error("several files of reports are for --difference, or for --with");
}

/** A file that is given twice, by whatever path. */
function repeated(files: string[]): string | undefined {
  const real = files.map((file) => {
    try {
      return realpathSync(file);
    } catch {
      return file; // told where it is opened
    }
  });
  return files.find((_, i) => real.indexOf(real[i] as string) !== i);
}

function listOf(given: Arguments, name: string): string[] {
  return given.texts(name).flatMap((value) => given.listed(name, value));
}

/** The settings: where they are full, the guarantee holds. */
async function opened(engine: Awaited<ReturnType<typeof loadEngine>>, path: string): Promise<SettingsFile> {
  return loadSettings(path, engine);
}

async function counted<T>(
  file: string,
  reading: Reading,
  count: (data: Data, task: ReturnType<typeof withBlankLines>) => Promise<T>,
): Promise<T> {
  const progress = progressLine(`Reading ${file}`);
  const data = await openData(file, reading);
  return data.inRows(() => count(data, withBlankLines(progress, file, reading))).finally(() => progress.done());
}

async function groups({ given, written, kind, how, reading }: Asked, path: string, files: string[]): Promise<0 | 1> {
  const strata = given.text("strata");
  const columns = strata === undefined ? listOf(given, "by") : [strata];
  const weight = given.text("weight");
  const against = given.text("against");
  const difference = against ?? given.flag("difference");
  if (columns.length > 0) one(given, files);
  if (columns.length === 0 && files.length > 1 && !difference) one(given, files);
  if (columns.length === 0 && files.length === 1 && difference) {
    throw given.error("--difference needs --by, or two files of reports");
  }
  if (weight === undefined && given.flag("decimal-comma"))
    throw given.error("--decimal-comma is for --weight or --regress");
  const twice = repeated(files);
  if (twice !== undefined) throw given.error(`${twice} cannot be compared with itself`);
  const engine = await loadEngine();
  const protocol = await opened(engine, path);
  const grouping = {
    written,
    columns,
    ...(weight !== undefined && { weight }),
    ...(given.flag("decimal-comma") && { comma: true }),
  };
  const all: GroupedReports[] = [];
  for (const file of files) {
    all.push(await counted(file, reading, (data, task) => countGroups(data, protocol, grouping, task)));
  }
  const grouped = files.length === 1 ? (all[0] as GroupedReports) : waves(all, files);
  const population = strata !== undefined && (await populationOf(given.text("population") as string, strata, reading));
  const found = engine.estimateGroups(protocol, grouped, { ...how, difference, ...(population && { population }) });
  // All people together show what no single group does; weights have no part in it.
  const suspicious = isAnySuspicious(found) || isSuspicious(engine.estimate(protocol, together(grouped), how));
  await (given.flag("json")
    ? printJson({ ...heading(protocol), suspicious, ...found })
    : print(summariseGroups(protocol, found, kind, suspicious, how.shrink)));
  return suspicious ? 1 : 0;
}

async function populationOf(
  file: string,
  column: string,
  reading: Reading,
): Promise<[stratum: string, people: number][]> {
  // The options for rows are about the file of reports.
  const data = { ...(await openData(file, reading)), layout: {} };
  const progress = progressLine(`Reading ${file}`);
  return data
    .inRows(() => readPopulation(data, column, withBlankLines(progress, file, reading)))
    .finally(() => progress.done());
}

/** Files of the same protocol as groups, in their order. */
function waves(all: GroupedReports[], files: string[]): GroupedReports {
  const [first] = all as [GroupedReports];
  const reports = [...new Set(all.flatMap((wave) => wave.reports))];
  const missing = all.reduce((sum, { missing = 0 }) => sum + missing, 0);
  const { missing: _, ...same } = first;
  return {
    ...same,
    columns: ["file"],
    reports,
    groups: all.map((wave, k): ReportGroup => {
      const [group] = wave.groups as [ReportGroup];
      const places = group.reports.map((y) => reports.indexOf(wave.reports[y] as string));
      return { ...group, cells: [files[k] as string], reports: places };
    }),
    ...(missing > 0 && { missing }),
  };
}

/** All people of all groups. */
function together({ written, reports, groups, missing }: GroupedReports): ReportCounts {
  const counts = reports.map(() => 0);
  for (const group of groups) {
    group.reports.forEach((y, i) => {
      counts[y] = (counts[y] as number) + (group.counts[i] as number);
    });
  }
  return { written, reports, counts, ...(missing && { missing }) };
}

/** Some of many groups look odd by chance. */
function isAnySuspicious({ groups }: GroupsEstimate): boolean {
  return groups.some(({ impossible, fit }) => impossible || (fit && fit.probability < UNLIKELY / groups.length));
}

function heading({ protocol, guarantee: { notion, epsilon } }: SettingsFile) {
  return { protocol, guarantee: { notion, epsilon } };
}

async function pooled({ given, written, kind, how, reading }: Asked, paths: string[], files: string[]): Promise<0 | 1> {
  const engine = await loadEngine();
  const all: PooledReports[] = [];
  for (const [k, path] of paths.entries()) {
    const protocol = await opened(engine, path);
    const here = await counted(files[k] as string, reading, (data, task) =>
      countReports(data, protocol, { written, as: "rows" }, task),
    );
    all.push({ protocol, counted: here });
  }
  const found = engine.estimatePooled(all, how);
  const suspicious = isSuspicious(found);
  await (given.flag("json") ? printJson({ suspicious, ...found }) : print(summarisePooled(all, found, kind)));
  return suspicious ? 1 : 0;
}

async function crossed(
  { given, kind, how, reading }: Asked,
  [path, other]: [string, string],
  file: string,
): Promise<0 | 1> {
  const engine = await loadEngine();
  const protocols: [SettingsFile, SettingsFile] = [await opened(engine, path), await opened(engine, other)];
  const pairs = await counted(file, reading, (data, task) => countCrossed(data, protocols, task));
  const found = engine.estimateCrossed(protocols, pairs, how);
  const suspicious = isSuspicious(found);
  await (given.flag("json") ? printJson({ suspicious, ...found }) : print(summariseCrossed(protocols[0], found, kind)));
  return suspicious ? 1 : 0;
}

async function regression(
  { given, written, how, reading }: Asked,
  path: string,
  file: string,
  columns: string[],
): Promise<0 | 1> {
  const category = given.text("category");
  const grouping = {
    written,
    columns,
    categorical: listOf(given, "categorical"),
    ...(given.flag("decimal-comma") && { comma: true }),
  };
  const engine = await loadEngine();
  const protocol = await opened(engine, path);
  const grouped = await counted(file, reading, (data, task) => countGroups(data, protocol, grouping, task));
  const whole: SurveyEstimate = engine.estimate(protocol, together(grouped), how);
  const suspicious = isSuspicious(whole);
  const found = fitted(
    () => engine.regress(protocol, grouped, { ...how, ...(category !== undefined && { category }) }),
    file,
  );
  await (given.flag("json")
    ? printJson({ ...heading(protocol), suspicious, ...found })
    : print(summariseRegression(protocol, found, suspicious)));
  return suspicious ? 1 : 0;
}

/** Puts the file's name into an error about covariates. */
function fitted<T>(work: () => T, file: string): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof SluiceError) || error.place.file !== undefined) throw error;
    throw error.at({ file, ...error.place });
  }
}

// SPDX-License-Identifier: GPL-3.0-or-later
import { shortened } from "../common/characters.js";
import { say } from "../common/said.js";
import { restsOnTable } from "../contract/assumptions.js";
import type * as core from "../contract/boundary.js";
import { distanceMatrix, usesDistances } from "../contract/distances.js";
import type { Engine } from "../contract/engine.js";
import { fail } from "../contract/errors.js";
import { shapeOf } from "../contract/notions.js";
import { DEFAULT_OBJECTIVE, objectiveTraits } from "../contract/objectives.js";
import { ALPHA, ofShape, restricted, withDefaults } from "../contract/parameters.js";
import { BEST_PROTOCOL, PROTOCOL_NAMES } from "../contract/protocols.js";
import { columnsIn, leakageOf, marksOf, ratioOf, shared } from "../contract/reached.js";
import { enough } from "../contract/resolve-parameters.js";
import type { FoundPoint, PointRequest, SearchProgress } from "../contract/search-types.js";
import type {
  AuditResult,
  Design,
  DesignRequest,
  EdgeLevel,
  Guarantee,
  JointTable,
  KnownRanges,
  Notion,
  Parameters,
  PriorSummary,
  Proof,
  ProtocolFile,
  Ratio,
  SampledPoint,
  Utility,
  Variable,
  WorstCase,
} from "../contract/types.js";
import { kept } from "../contract/utility-target.js";
import { catalogueOf } from "../contract/whole-catalogue.js";
import { misstated } from "../protocol/certificate-check.js";
import { withoutIdleMerges } from "../protocol/coding.js";
import { shownNames, withCategories } from "../protocol/columns.js";
import { flatLifts } from "../protocol/flat-lifts.js";
import { pairsOf } from "../protocol/pairs.js";
import { badProtocol, ofFile } from "../protocol/protocol-error.js";
import { nameBlocks, nameByChances, nameReports, unique } from "../protocol/report-names.js";
import { isMarks } from "../protocol/unary-encoding.js";
import { claimed, tableOf, toTable, valueWeightsBy, weightsOf } from "./core-inputs.js";
import { contrastsOf, countingOf, countsOf, efficiencyOf } from "./counting.js";
import { estimateCrossedWith } from "./crossed-estimate.js";
import { estimateWith, planWith } from "./estimate.js";
import { estimateGroupsWith } from "./group-estimate.js";
import { taken } from "./outcome.js";
import { checkCounted, checkPeople } from "./people-check.js";
import { estimatePooledWith } from "./pooled-estimate.js";
import { refutedBound } from "./refuted-bound.js";
import { regressWith } from "./regress.js";
import * as texts from "./texts.js";

/** The same without what is left out. */
function defined<T extends object>(all: T): T {
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as T;
}

/** The part of a summary that designs have, too. */
function leftOf(table: JointTable, prior: core.Prior) {
  return {
    secret: withCategories(table.secret, prior.secret.categories),
    data: withCategories(table.data, prior.data.categories),
    dropped: { secret: prior.droppedSecret, data: prior.droppedData },
    total: prior.weights.total,
    secretDistribution: prior.probabilities.secret,
    dataDistribution: prior.probabilities.data,
  };
}

function summaryOf(table: JointTable, { prior, release, ...figures }: core.Summary): PriorSummary {
  const releaseLevel = Object.fromEntries(release.map(({ notion, leakage }) => [notion, leakage.level]));
  return { ...leftOf(table, prior), ...figures, releaseLevel };
}

/**
 * The names that people read: a report that is an answer is called like it; others are after the categories they stand
 * for.
 */
function named(request: DesignRequest, design: core.Design, { secret, data }: Pick<Design, "secret" | "data">) {
  const { categories } = data;
  if (design.certified.marks) return { reports: categories, standsFor: categories.map((_, x) => [x]) };
  const { answers } = design;
  if (answers.length === 0) {
    if (design.seesSecret) return nameReports(design.dataPosterior, categories);
    const blocks = nameBlocks(design.channel, categories);
    // Names by the counts as they are would tell which of two answers is more common.
    const { roundCounts } = request;
    return (
      blocks ??
      (roundCounts ? nameByChances(design.channel, categories) : nameReports(design.dataPosterior, categories))
    );
  }
  const ofData = kept(request.notion, design.seesSecret).symbol === "X" || design.achieved !== undefined;
  const names = ofData ? shownNames(categories) : pairsOf(secret, data).categories;
  const standsFor = answers.map((answer) => [answer % categories.length]);
  const called = answers.map((answer) => names[answer] ?? "");
  return { reports: unique(called, standsFor, shownNames(categories)), standsFor };
}

function guaranteeOf(
  { notion, epsilon, averageLeakage, parameters: given }: DesignRequest,
  { certified, levels, known }: core.Design,
  { secret, data }: Pick<Design, "secret" | "data">,
): Guarantee {
  const parameters: Parameters = { ...withDefaults(notion, given), ...(known.most && { ranges: true }) };
  const [bound, ...others] = certified.bounds as [Ratio, ...Ratio[]];
  const bounds = others.map((ratio, i) => ({ level: levels[i + 1] as number, ...ratio }));
  return defined({
    ...{ notion, epsilon, averageLeakage },
    parameters: Object.keys(parameters).length > 0 ? restricted(parameters, secret, data) : undefined,
    known: known.radius > 0 ? knownOf(known) : undefined,
    bound,
    bounds: bounds.length > 0 ? bounds : undefined,
  });
}

function knownOf({ statistic, leastSecret, ...ranges }: core.KnownRanges): KnownRanges {
  const newer = statistic === "likelihood" && { statistic };
  return { ...newer, ...ranges, ...(leastSecret && { leastSecret: leastSecret.flat() }) };
}

function proofOf(notion: Notion, design: core.Design, columns: number): Proof {
  const { certified, slack, levels, prices, points, reportDistribution } = design;
  const { worst, mixing, marks, lifts } = certified;
  if (!worst) throw fail(restsOnTable(notion) ? texts.singleSecret : texts.singleAnswer);
  const priced = prices.length > 0;
  return defined({
    ...{ worst: ratioOf(worst, levels, columns, marks !== undefined), slack, mixing },
    prices: priced ? Array.from(prices, plain) : undefined,
    points: priced && points.length > 0 ? points.map(pointOf) : undefined,
    lifts: lifts.lengths.length > 0 ? liftsOf(lifts, reportDistribution.length) : undefined,
  });
}

/** JSON knows no -0. */
const plain = (number: number) => number + 0;

const pointOf = (point: core.SampledPoint): SampledPoint => defined({ ...point, below: point.below || undefined });

/** The points of each report, and in it of each comparison. */
function liftsOf({ points, lengths }: core.LiftProof, reports: number): number[][][] {
  const each = lengths.length / reports;
  let at = 0;
  const lists = lengths.map((length) => {
    const from = at;
    at += 3 * length;
    return Array.from(points.subarray(from, at), plain);
  });
  return Array.from({ length: reports }, (_, y) => lists.slice(y * each, (y + 1) * each));
}

/** The request as the engine takes it. */
function toRequest(request: DesignRequest): core.DesignRequest {
  const { table, notion, parameters, provedSample, search } = request;
  checkPeople(notion, table);
  if (provedSample && shapeOf(notion) !== "sample") throw fail(texts.provedNothing, notion);
  checkMethod(search?.method);
  const known = enough(notion, withDefaults(notion, parameters), table);
  return {
    ...request,
    table: toTable(table, distancesOf(request), countsOf(request)),
    parameters: provedSample ? { ...known, proved: true } : known,
  };
}

function checkMethod(method: string | undefined): void {
  const methods = ["vertices", "columns"];
  if (method === undefined || methods.includes(method)) return;
  throw fail(texts.methodUnknown, shortened(method), methods.join(", "));
}

/** As far as they are used: data × data, row by row. Others the engine refuses, whatever they are. */
function distancesOf({ table, protocol, objective, distances }: DesignRequest): Float64Array | undefined {
  const width = table.data.categories.length;
  if (!usesDistances(protocol, objective)) return distances && new Float64Array(width * width);
  const occurs = (x: number) => table.weights.some((weight, cell) => weight > 0 && cell % width === x);
  return distanceMatrix(distances, table.data, occurs);
}

/** How good a channel is at what it was made for, where that is not the information. */
function achievedOf(request: DesignRequest, { achieved }: core.Design, data: Variable): Partial<Utility> {
  const { objective = DEFAULT_OBJECTIVE, table } = request;
  if (!achieved) return {};
  const cells = objectiveTraits(objective)?.usesDistances && distancesOf(request);
  const left = data.categories.map((category) => table.data.categories.indexOf(category));
  const width = table.data.categories.length;
  const distances = cells && left.map((x) => left.map((y) => cells[x * width + y] as number));
  return { objective, ...achieved, ...(distances && { distances }), ...countsOf(request) };
}

function pointWith(raw: core.Boundary, request: PointRequest): FoundPoint {
  const { epsilon, protocol, memory = { posteriors: [], prices: new Float64Array() } } = request;
  const { memory: left, ...figures } = taken(raw.point(toRequest(request), memory));
  return { point: { protocol, epsilon, ...figures }, memory: left };
}

function watchOf(
  request: DesignRequest,
  onProgress: ((progress: SearchProgress) => void) | undefined,
): core.Watch | undefined {
  return (
    onProgress &&
    ((lower, upper, interim) => onProgress({ lower, upper, ...(interim && { interim: designOf(request, interim) }) }))
  );
}

function designOf(request: DesignRequest, found: core.Design): Design {
  const { prior, certified, mutualInformation, upperBound, keptEntropy, leakage, informationError } = found;
  const { channel, reportDistribution, secretPosterior, dataPosterior, secretInformation, seconds } = found;
  const { alpha, guess, guessDistance, error, reportDistance, identification } = found;
  const left = leftOf(request.table, prior);
  const { secret, data, dropped } = left;
  const { marks, weights } = certified;
  const columns = columnsIn(data);
  const names = [...dropped.secret, ...dropped.data];
  const coding = withoutIdleMerges(request.table.coding ?? [], [secret, data], names);
  return defined({
    protocol: request.protocol,
    guarantee: guaranteeOf(request, found, left),
    seesSecret: found.seesSecret || undefined,
    coding: coding.length > 0 ? coding : undefined,
    roundCounts: request.roundCounts,
    ...left,
    prior: prior.weights.cells,
    ...named(request, found, left),
    weights,
    marks: marks && { other: String(marks.other) },
    ...{ channel, reportDistribution, secretPosterior, dataPosterior },
    utility: {
      ...defined({ mutualInformation, upperBound, dataEntropy: keptEntropy }),
      ...achievedOf(request, found, data),
      ...efficiencyOf(request, found),
      ...countingOf(request, found),
    },
    alpha,
    leakage: leakageOf(leakage, columns, marks !== undefined),
    proof: proofOf(request.notion, found, columns),
    ...{ secretInformation, guess, guessDistance, error, reportDistance },
    ...identification,
    ...contrastsOf(request, found),
    ...{ informationError, seconds },
  });
}

/** The claims of a protocol file, for the categories of a table. */
function claimOf(file: ProtocolFile, under: JointTable): core.Claim {
  if (!(PROTOCOL_NAMES as string[]).includes(file.protocol)) {
    throw badProtocol(say(texts.protocolNotKnownHere, file.protocol), "");
  }
  const { notion, epsilon, averageLeakage, parameters = {}, known, bound, bounds = [] } = file.guarantee;
  const { lifts } = file.certificate;
  const all = [{ level: 1, ...bound }, ...bounds];
  checkPeople(notion, under);
  const leastSecret = known?.leastSecret?.map((share) => [share]);
  return {
    ...{ notion, epsilon, averageLeakage },
    parameters: {
      ...enough(notion, parameters, under),
      known: known && { statistic: "pearson", ...known, leastSecret },
    },
    seesSecret: file.seesSecret,
    lifts: lifts && flatLifts(lifts),
    levels: Float64Array.from(all, ({ level }) => level),
    bounds: all,
  };
}

/** Edges by the names of their profiles, in the order in which the parameters have them. */
function edgesOf(
  edges: core.Leakage[],
  neighbours: [string, string][],
  { categories }: Variable,
  reports: string[],
): EdgeLevel[] {
  return edges.flatMap(({ level, report, more }, i) => {
    const profiles = neighbours[i];
    const likelier = categories[more.secret];
    if (profiles === undefined || likelier === undefined) return [];
    return [{ profiles: [...profiles], level, report: reports[report] ?? "", likelier }];
  });
}

function auditOf(file: ProtocolFile, under: JointTable, found: core.Audit): AuditResult {
  const { holds, reason, worst: ratio, slack, leakage, identification, edges: reached, ...figures } = found;
  const { channel, guarantee } = file;
  const flaw = reason && say(reason.text, ...reason.values);
  const columns = columnsIn(under.data);
  const levels = [1, ...(guarantee.bounds ?? []).map(({ level }) => level)];
  const worst = ratio && ratioOf(ratio, levels, columns, isMarks(channel));
  const pairs = ofShape(guarantee.parameters ?? {}, "pairs-of-secrets") ?? [];
  const edges = edgesOf(reached, pairs, under.secret, channel.reports);
  return defined({
    ...{ holds, reason: flaw?.text, flaw, worst, slack: holds && worst ? slack : undefined },
    leakage: leakageOf(leakage, columns, isMarks(channel)),
    ...figures,
    ...identification,
    edges: edges.length > 0 ? edges : undefined,
  });
}

/**
 * The worth of the file's channel by the objective that it was made for, or for counting if it states an efficiency.
 * Undefined if it was made for the information alone.
 */
function worthOf(raw: core.Boundary, file: ProtocolFile): number | undefined {
  const { utility, channel } = file;
  const { distances, countingEfficiency } = utility;
  const objective = countingEfficiency === undefined ? utility.objective : "counting";
  if (objective === undefined || isMarks(channel)) return undefined;
  const table = toTable(tableOf(file), distances && Float64Array.from(distances.flat()), utility);
  // A report of an objective whose reports are answers stands for one category.
  const answers = channel.standsFor.map(([x = -1]) => x);
  return taken(raw.worth(table, objective, weightsOf(file), answers));
}

/** Whether a search of the core meets a posterior that refutes the prices of a file, see `refutedBound`. */
function searchOf(raw: core.Boundary, file: ProtocolFile): (least: number) => boolean {
  const { prices = [], points = [] } = file.certificate;
  return (least) => {
    if (file.seesSecret || file.guarantee.averageLeakage !== undefined) return false;
    const table = tableOf(file);
    const { notion, epsilon, parameters } = claimOf(file, table);
    const sampled = points.map((point) => ({ below: false, ...point }));
    const request = { table: toTable(table), notion, epsilon, protocol: BEST_PROTOCOL, parameters };
    return ofFile(() => taken(raw.refutes(request, sampled, Float64Array.from(prices), least)));
  };
}

function worstCaseOf({ people, levels: found, ldp }: core.WorstCase): Omit<WorstCase, "alpha"> {
  const levels: WorstCase["levels"] = Object.fromEntries(
    found.map(({ notion, level }) => [notion, level === undefined ? null : { level }]),
  );
  const { attained, report, more, less, distribution } = ldp;
  if (levels.ldp) levels.ldp = { ...levels.ldp, attained, report, ...shared("secret", "versus", more, less) };
  return { people, levels, distribution };
}

/** The engine over a WebAssembly module that has been instantiated. */
export function createEngine(raw: core.Boundary): Engine {
  return {
    catalogue: () => catalogueOf(raw.version()),

    describe: (table) => summaryOf(table, taken(raw.describe(toTable(table)))),

    design(request, onProgress) {
      return designOf(request, taken(raw.design(toRequest(request), watchOf(request, onProgress))));
    },

    search(request, known, onProgress) {
      const found = raw.search(toRequest(request), known, watchOf(request, onProgress));
      const { design, shared: left } = taken(found);
      return { design: designOf(request, design), shared: left };
    },

    prove: (request, search, part) => taken(raw.prove(toRequest(request), search, part)),

    point: (request) => pointWith(raw, request),

    audit(file, table) {
      const under = table ?? tableOf(file);
      const find = () => taken(raw.audit(toTable(under), claimOf(file, under), claimed(file)));
      const audited = auditOf(file, under, table === undefined ? ofFile(find) : find());
      // Under another table the channel has other figures than the file states.
      if (!audited.holds || table !== undefined) return audited;
      const worth = ofFile(() => worthOf(raw, file));
      const flaw = misstated(file, audited, worth) ?? refutedBound(file, searchOf(raw, file));
      return flaw ? { ...audited, holds: false, reason: flaw.text, flaw } : audited;
    },

    posteriors({ table, notion, epsilon, parameters }) {
      const known = enough(notion, withDefaults(notion, parameters), table);
      const { prior, ...polytope } = taken(raw.posteriors(toTable(table), notion, epsilon, known));
      return {
        data: withCategories(table.data, prior.data.categories),
        dataDistribution: prior.probabilities.data,
        ...polytope,
      };
    },

    compose: (releases, notion, levels) => taken(raw.compose(releases, notion, Float64Array.from(levels))),

    worstCase(file, alpha = ofShape(file.guarantee.parameters ?? {}, "sample") ?? ALPHA) {
      const table = tableOf(file);
      checkCounted(say(texts.forASample), table);
      return {
        alpha,
        ...worstCaseOf(taken(raw.worstCase(toTable(table), claimOf(file, table), claimed(file), alpha))),
      };
    },

    together(table, { notion, epsilon, parameters }, seesSecret, channels) {
      checkPeople(notion, table);
      const known = enough(notion, withDefaults(notion, parameters), table);
      const inputs = table.data.categories.length * (seesSecret ? table.secret.categories.length : 1);
      const released = channels.map(({ weights, columns, other }) =>
        other === "" ? { columns, cells: weights } : marksOf(inputs, other),
      );
      const found = taken(raw.together(toTable(table), notion, epsilon, known, seesSecret, released));
      const { holds, level, levels, worst } = found;
      return { holds, level, ...(worst && { worst: ratioOf(worst, levels, columnsIn(table.data), false) }) };
    },

    sample: (weights, columns, inputs, words) => taken(raw.sample({ columns, cells: weights }, inputs, words)),

    sampleMarks: (categories, other, inputs, words) =>
      taken(raw.sampleMarks(marksOf(categories, other), inputs, words)),

    markValues(file, marks, words) {
      const columns = file.channel.reports.length;
      const channel = marksOf(columns, file.channel.marks?.other ?? "0");
      return taken(raw.markValues(toTable(tableOf(file)), channel, { columns, cells: marks }, words));
    },

    valueWeights: (file) => valueWeightsBy(raw, file),

    estimate: (file, counted, options) => estimateWith(raw, file, counted, options),

    estimateGroups: (file, grouped, options) => estimateGroupsWith(raw, file, grouped, options),

    estimatePooled: (pooled, options) => estimatePooledWith(raw, pooled, options),

    estimateCrossed: (files, crossed, options) => estimateCrossedWith(raw, files, crossed, options),

    regress: (file, grouped, options) => regressWith(raw, file, grouped, options),

    plan: (file, aim, options) => planWith(raw, file, aim, options),
  };
}

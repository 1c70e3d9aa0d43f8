// SPDX-License-Identifier: GPL-3.0-or-later

import type { Claim, MainModule, Outcome, Plan, Request, Summary, Table, Verdict } from "../../.build/wasm/sluice.js";
import { shortened } from "../common/characters.js";
import type { Said } from "../common/said.js";
import { say } from "../common/said.js";
import { restsOnTable } from "../contract/assumptions.js";
import { distanceMatrix } from "../contract/distances.js";
import type { Engine } from "../contract/engine.js";
import { fail, ofCore } from "../contract/errors.js";
import { restricted, withDefaults } from "../contract/parameters.js";
import { enough } from "../contract/resolve-parameters.js";
import type { FoundPoint, PointRequest, SearchMemory, SearchProgress } from "../contract/search-types.js";
import type {
  AuditResult,
  Design,
  DesignRequest,
  EdgeLevel,
  Guarantee,
  Identifiable,
  JointTable,
  KnownRanges,
  Leakage,
  Notion,
  NotionParameter,
  Parameters,
  PriorSummary,
  Proof,
  ProtocolFile,
  Variable,
  WorstRatio,
} from "../contract/types.js";
import { kept } from "../contract/utility-target.js";
import { misstated } from "../protocol/certificate-check.js";
import { attributes, shownNames, withCategories } from "../protocol/columns.js";
import { pairsOf } from "../protocol/pairs.js";
import { badProtocol, ofFile } from "../protocol/protocol-error.js";
import { nameReports, unique } from "../protocol/report-names.js";
import { isMarks } from "../protocol/unary-encoding.js";
import { estimateWith, planWith } from "./estimate.js";
import { checkOutcome } from "./outcome.js";
import * as texts from "./texts.js";

/** The same where the channel sees the secret too: the engine then counts pairs, of which nobody spoke. */
function checkPairs(outcome: Outcome, seesPairs: boolean, table: JointTable): void {
  if (outcome.code !== "too_large" || !seesPairs || !/too many for this guarantee/.test(String(outcome.message))) {
    checkOutcome(outcome);
    return;
  }
  const { secret, data, weights } = table;
  const occurring = (of: (at: number) => number) =>
    new Set([...weights.keys()].filter((i) => weights[i] !== 0).map(of)).size;
  const width = data.categories.length;
  const [secrets, answers] = [occurring((i) => Math.floor(i / width)), occurring((i) => i % width)];
  throw fail(
    texts.tooManyKindsOfPeople,
    secrets,
    shortened(secret.name),
    answers,
    shortened(data.name),
    secrets * answers,
  );
}

/** Whether a channel for this has pairs of secret and data as its inputs. */
function seesPairs(raw: MainModule, { protocol, notion, seesSecret = false }: DesignRequest): boolean {
  const sees = raw.protocolWays()[protocol]?.[notion] ?? [];
  return seesSecret || !sees.includes("data");
}

function toTable(table: JointTable, distances: Float64Array = new Float64Array()): Table {
  const cells = table.secret.categories.length * table.data.categories.length;
  if (table.weights.length !== cells) {
    throw fail(
      texts.weightsMiscounted,
      table.weights.length,
      table.secret.categories.length,
      table.data.categories.length,
    );
  }
  return {
    secretName: table.secret.name,
    secretCategories: table.secret.categories,
    dataName: table.data.name,
    dataCategories: table.data.categories,
    weights: table.weights,
    attributes: attributes(table.data),
    distances,
  };
}

/** The joint table that a protocol file was made from. */
function tableOf(file: ProtocolFile): JointTable {
  return { secret: file.secret, data: file.data, weights: Float64Array.from(file.prior.flat()) };
}

function weightsOf({ channel }: ProtocolFile): BigUint64Array {
  return BigUint64Array.from(channel.weights?.flat() ?? [], (digits) => BigInt(digits));
}

/** The channel as the engine's boundary takes it. */
function claimed(file: ProtocolFile) {
  const { channel } = file;
  const shape = isMarks(channel)
    ? { rows: channel.reports.length, other: channel.marks.other }
    : { rows: channel.weights.length, other: "" };
  return { weights: weightsOf(file), columns: channel.reports.length, ...shape };
}

function summaryOf(table: JointTable, summary: Summary): PriorSummary {
  const releaseLevel: Record<Notion, number> = {};
  for (const [notion, { level }] of Object.entries(summary.releaseLevel)) releaseLevel[notion] = level;
  return {
    secret: withCategories(table.secret, summary.secretCategories),
    data: withCategories(table.data, summary.dataCategories),
    dropped: { secret: summary.droppedSecret, data: summary.droppedData },
    total: summary.total,
    secretDistribution: summary.secretDistribution,
    dataDistribution: summary.dataDistribution,
    secretEntropy: summary.secretEntropy,
    dataEntropy: summary.dataEntropy,
    mutualInformation: summary.mutualInformation,
    releaseLevel,
  };
}

/** What the person reads: a report that is an answer is called like it; others are after what they stand for. */
function named(request: DesignRequest, plan: Plan, { secret, data }: PriorSummary) {
  const { categories } = data;
  if (plan.other !== "") return { reports: categories, standsFor: categories.map((_, x) => [x]) };
  const answers = Array.from(plan.answers);
  if (answers.length === 0) return nameReports(plan.dataPosterior, categories);
  const names = kept(request.notion).symbol === "X" ? shownNames(categories) : pairsOf(secret, data).categories;
  return {
    reports: unique(answers.map((answer) => names[answer] ?? "")),
    standsFor: answers.map((answer) => [answer % categories.length]),
  };
}

/** What each notion has to know, where it has to know something. */
function wantedBy(raw: MainModule): Record<Notion, NotionParameter> {
  const parameters = raw.notionParameters() as (NotionParameter | "")[];
  const named = raw.notions().map((notion, i) => [notion, parameters[i] ?? ""] as const);
  return Object.fromEntries(named.filter((entry): entry is [Notion, NotionParameter] => entry[1] !== ""));
}

function guaranteeOf(request: DesignRequest, given: Parameters, plan: Plan, { secret, data }: PriorSummary): Guarantee {
  const ranges = plan.most.length > 0;
  const parameters: Parameters = { ...given, ...(ranges && { ranges: true }) };
  const [bound, ...bounds] = Array.from(plan.levels, (level, i) => ({
    level,
    numerator: String(plan.boundNumerators[i]),
    denominator: String(plan.boundDenominators[i]),
  }));
  const { numerator = "", denominator = "" } = bound ?? {};
  return {
    notion: request.notion,
    epsilon: request.epsilon,
    ...(Object.keys(parameters).length > 0 && { parameters: restricted(parameters, secret, data) }),
    ...(plan.least.length > 0 && { known: knownOf(plan, data.categories.length) }),
    bound: { numerator, denominator },
    ...(bounds.length > 0 && { bounds }),
  };
}

function knownOf({ radius, least, most }: Plan, width: number): KnownRanges {
  return { radius, least: rowsOf(least, width), ...(most.length > 0 && { most: rowsOf(most, width) }) };
}

function rowsOf(cells: Float64Array, width: number): number[][] {
  return Array.from({ length: cells.length / width }, (_, row) =>
    Array.from(cells.subarray(row * width, (row + 1) * width)),
  );
}

function identificationOf({
  identifiable,
  identifiableData,
}: Plan | Verdict): Pick<Design, "identifiable" | "identifiableData"> {
  if (identifiable === "") return {};
  return { identifiable: identifiable as Identifiable, identifiableData: Array.from(identifiableData) };
}

function proofOf(notion: Notion, { worst, slack, mixing }: Plan): Proof {
  if (!worst) {
    throw restsOnTable(notion) ? fail(texts.singleSecret) : fail(texts.singleAnswer);
  }
  return { worst: worst as WorstRatio, slack: String(slack), mixing };
}

function parametersOf(raw: MainModule, { notion, parameters }: DesignRequest): Parameters {
  return withDefaults(wantedBy(raw)[notion], parameters);
}

/** A sample rules distributions out by how many people it has: shares, and weights that make up for others, are none. */
function checkPeople(notion: Notion, wanted: NotionParameter | undefined, table: JointTable): void {
  if (wanted === "alpha") checkCounted(say(texts.underNotion, notion), table);
}

function checkCounted(where: Said, { secret, data, weights }: JointTable): void {
  const at = weights.findIndex((weight) => Number.isFinite(weight) && !Number.isInteger(weight));
  if (at < 0) return;
  const [s, x] = [Math.floor(at / data.categories.length), at % data.categories.length];
  const [kept, shared] = [secret.categories[s], data.categories[x]].map((category = "") => shortened(category)) as [
    string,
    string,
  ];
  throw fail(texts.weightsNotPeople, where, kept, shared, Number(weights[at]));
}

/** The request as the engine's boundary takes it. */
function toRequest(raw: MainModule, request: DesignRequest): Request {
  const { table, notion, epsilon, protocol, seesSecret = false } = request;
  const { method = "", gap = 1e-6, seconds = 30 } = request.search ?? {};
  const wanted = wantedBy(raw)[notion];
  checkPeople(notion, wanted, table);
  return {
    notion,
    epsilon,
    parameters: enough(notion, wanted, parametersOf(raw, request), table),
    protocol,
    seesSecret,
    search: { method, gap, seconds },
  };
}

/** The table with what the protocol has to know of it. */
function tableFor(raw: MainModule, { table, protocol, distances }: DesignRequest): Table {
  const used = raw.protocolNeeds()[protocol]?.distances;
  if (!used && distances !== undefined) {
    throw fail(
      texts.distancesNotUsed,
      shortened(protocol),
      Object.entries(raw.protocolNeeds())
        .flatMap(([name, needs]) => (needs.distances ? [name] : []))
        .join(", "),
    );
  }
  if (!used) return toTable(table);
  const width = table.data.categories.length;
  const occurs = (x: number) => table.weights.some((weight, cell) => weight > 0 && cell % width === x);
  return toTable(table, distanceMatrix(distances, table.data, occurs));
}

const nothingYet: SearchMemory = { posteriors: new Float64Array(), prices: new Float64Array() };

function pointWith(raw: MainModule, request: PointRequest): FoundPoint {
  const { table, epsilon, protocol, memory = nothingYet } = request;
  const found = raw.point(tableFor(raw, request), toRequest(raw, request), memory);
  checkPairs(found.outcome, seesPairs(raw, request), table);
  const { mutualInformation, upperBound } = found;
  const bound = upperBound === undefined ? {} : { upperBound };
  return { point: { protocol, epsilon, mutualInformation, ...bound }, memory: found.memory };
}

function designWith(
  raw: MainModule,
  request: DesignRequest,
  onProgress: ((progress: SearchProgress) => void) | undefined,
): Design {
  const design = (plan: Plan) => designOf(request, parametersOf(raw, request), plan);
  const tell =
    onProgress &&
    ((lower: number, upper: number, interim: Plan | undefined) =>
      onProgress({ lower, upper, ...(interim && { interim: design(interim) }) }));
  const plan = raw.design(tableFor(raw, request), toRequest(raw, request), tell);
  checkPairs(plan.outcome, seesPairs(raw, request), request.table);
  return design(plan);
}

function designOf(request: DesignRequest, parameters: Parameters, plan: Plan): Design {
  const summary = summaryOf(request.table, plan.prior);
  return {
    protocol: request.protocol,
    guarantee: guaranteeOf(request, parameters, plan, summary),
    ...(plan.seesSecret && { seesSecret: true as const }),
    ...(request.table.coding && { coding: request.table.coding }),
    secret: summary.secret,
    data: summary.data,
    dropped: summary.dropped,
    total: summary.total,
    prior: plan.prior.prior,
    ...named(request, plan, summary),
    weights: plan.weights,
    ...(plan.other !== "" && { marks: { other: String(plan.other) } }),
    channel: plan.channel,
    reportDistribution: plan.reportDistribution,
    secretPosterior: plan.secretPosterior,
    dataPosterior: plan.dataPosterior,
    secretDistribution: summary.secretDistribution,
    dataDistribution: summary.dataDistribution,
    utility: {
      mutualInformation: plan.mutualInformation,
      ...(plan.upperBound === undefined ? {} : { upperBound: plan.upperBound }),
      dataEntropy: plan.keptEntropy,
    },
    ...(plan.alpha === undefined ? {} : { alpha: plan.alpha }),
    leakage: plan.leakage as Record<Notion, Leakage>,
    proof: proofOf(request.notion, plan),
    secretInformation: plan.secretInformation,
    ...identificationOf(plan),
    ...(plan.informationError > 0 && { informationError: plan.informationError }),
    seconds: plan.seconds,
  };
}

/** What a protocol file states, for the categories of a table. */
function claimOf(raw: MainModule, file: ProtocolFile, under: JointTable): Claim {
  if (!raw.protocols().includes(file.protocol)) {
    throw badProtocol(say(texts.protocolNotKnownHere, file.protocol), "");
  }
  const { notion, epsilon, parameters = {}, known, bound, bounds = [] } = file.guarantee;
  const all = [{ level: 1, ...bound }, ...bounds];
  const wanted = wantedBy(raw)[notion];
  checkPeople(notion, wanted, under);
  return {
    notion,
    epsilon,
    parameters: { ...enough(notion, wanted, parameters, under), ...given(known) },
    seesSecret: file.seesSecret ?? false,
    levels: Float64Array.from(all, ({ level }) => level),
    boundNumerators: all.map(({ numerator }) => numerator),
    boundDenominators: all.map(({ denominator }) => denominator),
    ...claimed(file),
  };
}

/** What the file's proof is for, as the engine's boundary takes it. */
function given(known: KnownRanges | undefined) {
  if (!known) return {};
  const { radius, least, most = [] } = known;
  return { radius, least: Float64Array.from(least.flat()), most: Float64Array.from(most.flat()) };
}

/** Edges by the names of their profiles, in the order in which the parameters have them. */
function edgesOf(
  edges: Verdict["edges"],
  { neighbours = [] }: Parameters,
  { categories }: Variable,
  reports: string[],
): EdgeLevel[] {
  return edges.flatMap(({ level, report, secret }, i) => {
    const profiles = neighbours[i];
    const likelier = categories[secret];
    if (profiles === undefined || likelier === undefined) return [];
    return [{ profiles: [...profiles], level, report: reports[report] ?? "", likelier }];
  });
}

/** The engine over a WebAssembly module that has been instantiated. */
export function createEngine(raw: MainModule): Engine {
  const valueWeights = (file: ProtocolFile): BigUint64Array =>
    raw.valueWeights(toTable(tableOf(file)), weightsOf(file), file.channel.reports.length);
  return {
    catalogue: () => ({
      notions: raw.notions(),
      parameters: wantedBy(raw),
      protocols: raw.protocols(),
      ways: raw.protocolWays(),
      needs: raw.protocolNeeds(),
      version: raw.version(),
    }),

    describe(table) {
      const summary = raw.describe(toTable(table));
      checkOutcome(summary.outcome);
      return summaryOf(table, summary);
    },

    design: (request, onProgress) => designWith(raw, request, onProgress),

    point: (request) => pointWith(raw, request),

    audit(file, table) {
      const under = table ?? tableOf(file);
      const find = () => {
        const found = raw.audit(toTable(under), claimOf(raw, file, under));
        checkPairs(found.outcome, file.seesSecret ?? false, under);
        return found;
      };
      const verdict = table === undefined ? ofFile(find) : find();
      const { holds, mutualInformation, secretInformation, informationError } = verdict;
      const worst = verdict.worst as WorstRatio | undefined;
      const { parameters = {} } = file.guarantee;
      const edges = edgesOf(verdict.edges, parameters, under.secret, file.channel.reports);
      const audited: AuditResult = {
        holds,
        ...(!holds && { reason: String(verdict.reason), flaw: ofCore(String(verdict.reason)) }),
        ...(worst && { worst }),
        ...(holds && worst && { slack: String(verdict.slack) }),
        leakage: verdict.leakage as Record<Notion, Leakage>,
        mutualInformation,
        secretInformation,
        ...(informationError > 0 && { informationError }),
        ...identificationOf(verdict),
        ...(edges.length > 0 && { edges }),
      };
      // Under another table the channel has other figures than the file states.
      const flaw = holds && table === undefined ? misstated(file, audited) : undefined;
      return flaw === undefined ? audited : { ...audited, holds: false, reason: flaw.text, flaw };
    },

    posteriors({ table, notion, epsilon, parameters }) {
      const wanted = wantedBy(raw)[notion];
      const known = enough(notion, wanted, withDefaults(wanted, parameters), table);
      const found = raw.posteriors(toTable(table), notion, epsilon, known);
      checkOutcome(found.outcome);
      const { dataCategories, dataDistribution, vertices, faces } = found;
      return { data: withCategories(table.data, dataCategories), dataDistribution, vertices, faces };
    },

    compose(releases, notion, levels) {
      const composed = raw.compose(releases, notion, Float64Array.from(levels));
      checkOutcome(composed.outcome);
      return composed.level;
    },

    worstCase(file, alpha = file.guarantee.parameters?.alpha ?? 0.05) {
      const table = tableOf(file);
      checkCounted(say(texts.forASample), table);
      const { outcome, people, levels, distribution } = raw.worstCase(toTable(table), claimOf(raw, file, table), alpha);
      checkPairs(outcome, file.seesSecret ?? false, table);
      return { alpha, people, levels, distribution };
    },

    together(table, { notion, epsilon, parameters }, seesSecret, channels) {
      const wanted = wantedBy(raw)[notion];
      checkPeople(notion, wanted, table);
      const width = table.data.categories.length;
      const claim: Claim = {
        notion,
        epsilon,
        parameters: enough(notion, wanted, withDefaults(wanted, parameters), table),
        seesSecret,
        levels: new Float64Array(),
        boundNumerators: [],
        boundDenominators: [],
        weights: new BigUint64Array(),
        rows: seesSecret ? table.secret.categories.length * width : width,
        columns: 0,
        other: "",
      };
      const { outcome, holds, level, worst } = raw.together(toTable(table), claim, channels);
      checkOutcome(outcome);
      return { holds, level, ...(worst && { worst: worst as WorstRatio }) };
    },

    sample(weights, columns, inputs, words) {
      const draws = raw.sample(weights, weights.length / columns, columns, inputs, words);
      checkOutcome(draws.outcome);
      return draws.reports;
    },

    sampleMarks(categories, other, inputs, words) {
      const draws = raw.sampleMarks(categories, other, inputs, words);
      checkOutcome(draws.outcome);
      return draws.marks;
    },

    markValues(file, marks, words) {
      const { other } = claimed(file);
      const draws = raw.markValues(toTable(tableOf(file)), other, marks, words);
      checkOutcome(draws.outcome);
      return draws.reports;
    },

    valueWeights,

    estimate: (file, counted, options) => estimateWith(raw, valueWeights, file, counted, options),

    plan: (file, aim, options) => planWith(raw, valueWeights, file, aim, options),
  };
}

// SPDX-License-Identifier: GPL-3.0-or-later
import type { MainModule, Outcome, Plan, Summary, Table } from "../../.build/wasm/sluice.js";
import type { Engine } from "./engine.js";
import { type ErrorCode, SluiceError } from "./errors.js";
import { badProtocol } from "./protocol-error.js";
import { nameReports } from "./report-names.js";
import type { FoundPoint, PointRequest, SearchMemory, SearchProgress } from "./requests.js";
import type { Design, DesignRequest, JointTable, Leakage, Notion, PriorSummary, ProtocolFile } from "./types.js";

function check(outcome: Outcome): void {
  if (outcome.code === "") return;
  throw new SluiceError(String(outcome.code) as ErrorCode, String(outcome.message), String(outcome.remedy));
}

function toTable(table: JointTable): Table {
  const cells = table.secret.categories.length * table.data.categories.length;
  if (table.weights.length !== cells) {
    throw new SluiceError(
      "bad_table",
      `The table has ${table.weights.length} weights for ${table.secret.categories.length} × ${table.data.categories.length} categories.`,
      "Give one weight for each pair of categories.",
    );
  }
  return {
    secretName: table.secret.name,
    secretCategories: table.secret.categories,
    dataName: table.data.name,
    dataCategories: table.data.categories,
    weights: table.weights,
  };
}

/** The joint table that a protocol file was made from. */
function tableOf(file: ProtocolFile): JointTable {
  return { secret: file.secret, data: file.data, weights: Float64Array.from(file.prior.flat()) };
}

function weightsOf(file: ProtocolFile): BigUint64Array {
  return BigUint64Array.from(file.channel.weights.flat(), (digits) => BigInt(digits));
}

function summaryOf(table: JointTable, summary: Summary): PriorSummary {
  const releaseLevel: Record<Notion, number> = {};
  for (const [notion, { level }] of Object.entries(summary.releaseLevel)) releaseLevel[notion] = level;
  return {
    secret: { name: table.secret.name, categories: summary.secretCategories },
    data: { name: table.data.name, categories: summary.dataCategories },
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

/** What the person reads: for `grr` a report is a category; for others it stands for several. */
function named(request: DesignRequest, summary: PriorSummary, dataPosterior: Float64Array) {
  const { categories } = summary.data;
  if (request.protocol !== "grr") return nameReports(dataPosterior, categories);
  return { reports: [...categories], standsFor: categories.map((_, x) => [x]) };
}

function searchOf({ search }: DesignRequest) {
  const { method = "", gap = 1e-6, seconds = 30 } = search ?? {};
  return { method, gap, seconds };
}

const nothingYet: SearchMemory = { posteriors: new Float64Array(), prices: new Float64Array(), nodes: 0 };

function pointWith(raw: MainModule, request: PointRequest): FoundPoint {
  const { table, notion, epsilon, protocol, memory = nothingYet } = request;
  const found = raw.point(toTable(table), notion, epsilon, protocol, searchOf(request), memory);
  check(found.outcome);
  return { point: { protocol, epsilon, mutualInformation: found.mutualInformation }, memory: found.memory };
}

function designWith(
  raw: MainModule,
  request: DesignRequest,
  onProgress: ((progress: SearchProgress) => void) | undefined,
): Design {
  const { table, notion, epsilon, protocol } = request;
  const tell =
    onProgress &&
    ((lower: number, upper: number, interim: Plan | undefined) =>
      onProgress({ lower, upper, ...(interim && { interim: designOf(request, interim) }) }));
  const plan = raw.design(toTable(table), notion, epsilon, protocol, searchOf(request), tell);
  check(plan.outcome);
  return designOf(request, plan);
}

function designOf(request: DesignRequest, plan: Plan): Design {
  const summary = summaryOf(request.table, plan.prior);
  return {
    protocol: request.protocol,
    guarantee: {
      notion: request.notion,
      epsilon: request.epsilon,
      bound: { numerator: String(plan.boundNumerator), denominator: String(plan.boundDenominator) },
    },
    secret: summary.secret,
    data: summary.data,
    dropped: summary.dropped,
    total: summary.total,
    prior: plan.prior.prior,
    ...named(request, summary, plan.dataPosterior),
    weights: plan.weights,
    channel: plan.channel,
    reportDistribution: plan.reportDistribution,
    secretPosterior: plan.secretPosterior,
    dataPosterior: plan.dataPosterior,
    secretDistribution: summary.secretDistribution,
    dataDistribution: summary.dataDistribution,
    utility: {
      mutualInformation: plan.mutualInformation,
      ...(plan.upperBound === undefined ? {} : { upperBound: plan.upperBound }),
      dataEntropy: summary.dataEntropy,
    },
    leakage: plan.leakage as Record<Notion, Leakage>,
    secretInformation: plan.secretInformation,
    seconds: plan.seconds,
  };
}

/** The engine over a WebAssembly module that has been instantiated. */
export function createEngine(raw: MainModule): Engine {
  return {
    catalogue: () => ({ notions: raw.notions(), protocols: raw.protocols(), version: raw.version() }),

    describe(table) {
      const summary = raw.describe(toTable(table));
      check(summary.outcome);
      return summaryOf(table, summary);
    },

    design: (request, onProgress) => designWith(raw, request, onProgress),

    point: (request) => pointWith(raw, request),

    audit(file, table) {
      if (!raw.protocols().includes(file.protocol)) {
        throw badProtocol(`this version does not know the protocol "${file.protocol}"`, "");
      }
      const verdict = raw.audit(toTable(table ?? tableOf(file)), {
        notion: file.guarantee.notion,
        epsilon: file.guarantee.epsilon,
        boundNumerator: file.guarantee.bound.numerator,
        boundDenominator: file.guarantee.bound.denominator,
        weights: weightsOf(file),
        rows: file.channel.weights.length,
        columns: file.channel.reports.length,
      });
      check(verdict.outcome);
      const { holds, mutualInformation, secretInformation } = verdict;
      const leakage = verdict.leakage as Record<Notion, Leakage>;
      return holds
        ? { holds, leakage, mutualInformation, secretInformation }
        : { holds, reason: String(verdict.reason), leakage, mutualInformation, secretInformation };
    },

    sample(weights, columns, inputs) {
      const draws = raw.sample(weights, weights.length / columns, columns, inputs);
      check(draws.outcome);
      return draws.reports;
    },

    valueWeights: (file) => raw.valueWeights(toTable(tableOf(file)), weightsOf(file), file.channel.reports.length),
  };
}

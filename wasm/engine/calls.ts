// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * All that a page may ask of the worker: the parts of each request with their checks, and who answers. The messages of
 * bridge and worker have their types from here.
 */
import { check } from "../checker/checker.js";
import type { ProofPart, SharedSearch } from "../contract/boundary.js";
import type { Engine } from "../contract/engine.js";
import type { Progress } from "../contract/file-types.js";
import type { CrossedReports } from "../contract/research-types.js";
import type { SearchProgress } from "../contract/search-types.js";
import type { Task } from "../contract/task.js";
import type { ProtocolFile } from "../contract/types.js";
import { count } from "../files/count.js";
import { countCrossed } from "../files/crossed-counts.js";
import { countGroups } from "../files/group-counts.js";
import { inspect } from "../files/inspect.js";
import { privatise, privatiseInto } from "../files/privatise.js";
import { countReports } from "../files/report-counts.js";
import { handleSink } from "../files/sink.js";
import { auditJointly } from "../releases/joint-audit.js";
import { account, checkedLedger } from "../releases/ledger.js";
import { answerOnce } from "./answer.js";
import { auditUnder } from "./audit-under.js";
import * as part from "./request-check.js";

type Parts = Record<string, (sent: never) => unknown>;
type Taken<P extends Parts> = { [K in keyof P]: ReturnType<P[K]> };

interface Call<P extends Parts, Output, Told> {
  parts: P;
  answer(taken: Taken<P>, engine: Engine, task: Task<Told>): Output;
}

const call = <P extends Parts, Output, Told = never>(
  parts: P,
  answer: (taken: Taken<P>, engine: Engine, task: Task<Told>) => Output,
): Call<P, Output, Told> => ({ parts, answer });

/** A part that another worker of the same page sends, or that its reader checks itself. */
const unchecked =
  <T>() =>
  (sent: unknown): T =>
    sent as T;

const { file, protocol, request, table } = part;
const inputs = unchecked<Uint32Array>();
const words = unchecked<BigUint64Array | undefined>();

const calls = {
  catalogue: call({}, (_, engine) => engine.catalogue()),
  inspect: call({ file }, ({ file }, _, task: Task) => inspect(file, task)),
  count: call({ file, choice: part.columns }, ({ file, choice }, _, task: Task) => count(file, choice, task)),
  describe: call({ table }, ({ table }, engine) => engine.describe(table)),
  design: call({ request }, ({ request }, engine, { onProgress }: Task<SearchProgress>) =>
    engine.design(request, onProgress),
  ),
  search: call(
    { request, shared: unchecked<SharedSearch>() },
    ({ request, shared }, engine, { onProgress }: Task<SearchProgress>) => engine.search(request, shared, onProgress),
  ),
  prove: call(
    { request, search: unchecked<number>(), part: unchecked<ProofPart>() },
    ({ request, search, part }, engine) => engine.prove(request, search, part),
  ),
  point: call({ request: part.pointRequest }, ({ request }, engine) => engine.point(request)),
  audit: call({ file: protocol, table: part.tableOrNone }, ({ file, table }, engine) =>
    table ? auditUnder(engine, file, table) : engine.audit(file),
  ),
  worstCase: call({ file: protocol, alpha: part.alpha }, ({ file, alpha }, engine) => engine.worstCase(file, alpha)),
  posteriors: call({ request: part.posteriorsRequest }, ({ request }, engine) => engine.posteriors(request)),
  check: call({ text: String }, ({ text }) => check(text)),
  account: call({ proposed: part.proposed, ledger: checkedLedger }, ({ ledger, proposed }, engine) =>
    account(engine, ledger, proposed),
  ),
  together: call(
    { promised: part.promised, table: part.tableOrNone, files: part.protocols },
    ({ files, promised, table }, engine) => auditJointly(engine, files, promised, table),
  ),
  compose: call(
    { releases: part.releases, notion: part.notion, levels: part.levels },
    ({ releases, notion, levels }, engine) => engine.compose(releases, notion, levels),
  ),
  privatise: call(
    { choice: part.writing, file, protocol: unchecked<ProtocolFile>() },
    ({ file, protocol, choice }, engine, task: Task) => privatise(engine, file, protocol, choice, task),
  ),
  privatiseInto: call(
    { choice: part.writing, file, protocol: unchecked<ProtocolFile>(), handle: unchecked<FileSystemFileHandle>() },
    async ({ file: source, protocol, choice, handle }, engine, task: Task) => {
      const sink = await handleSink(handle);
      const made = await privatiseInto({ sink, engine, source, protocol, choice }, task);
      await sink.finish();
      return made;
    },
  ),
  valueWeights: call({ protocol }, ({ protocol }, engine) => engine.valueWeights(protocol)),
  answer: call(
    { secret: part.secret, protocol: part.settings, input: unchecked<number>() },
    ({ protocol, input, secret }, engine) => answerOnce(engine, protocol, input, secret),
  ),
  draw: call(
    { weights: unchecked<BigUint64Array>(), columns: unchecked<number>(), inputs, words },
    ({ weights, columns, inputs, words }, engine) => engine.sample(weights, columns, inputs, words),
  ),
  drawMarks: call(
    { categories: unchecked<number>(), other: unchecked<string>(), inputs, words },
    ({ categories, other, inputs, words }, engine) => engine.sampleMarks(categories, other, inputs, words),
  ),
  countReports: call(
    { file, protocol: part.settings, reports: part.reportsIn },
    ({ file, protocol, reports }, _, task: Task) => countReports(file, protocol, reports, task),
  ),
  estimate: call(
    { protocol: part.settings, counted: part.counts, options: part.shrinking },
    ({ protocol, counted, options }, engine) => engine.estimate(protocol, counted, options),
  ),
  countGroups: call(
    { file, protocol: part.settings, grouping: part.grouping },
    ({ file, protocol, grouping }, _, task: Task) => countGroups(file, protocol, grouping, task),
  ),
  estimateGroups: call(
    { protocol: part.settings, grouped: part.grouped, options: part.groupOptions },
    ({ protocol, grouped, options }, engine) => engine.estimateGroups(protocol, grouped, options),
  ),
  estimatePooled: call({ pooled: part.pooled, options: part.options }, ({ pooled, options }, engine) =>
    engine.estimatePooled(pooled, options),
  ),
  countCrossed: call({ file, protocols: part.pair }, ({ file, protocols }, _, task: Task) =>
    countCrossed(file, protocols, task),
  ),
  estimateCrossed: call(
    { protocols: part.pair, crossed: unchecked<CrossedReports>(), options: part.options },
    ({ protocols, crossed, options }, engine) =>
      engine.estimateCrossed(protocols, part.crossed(protocols)(crossed), options),
  ),
  regress: call(
    { protocol: part.settings, grouped: part.grouped, options: part.regressOptions },
    ({ protocol, grouped, options }, engine) => engine.regress(protocol, grouped, options),
  ),
  plan: call({ protocol: part.settings, aim: part.aim, options: part.options }, ({ protocol, aim, options }, engine) =>
    engine.plan(protocol, aim, options),
  ),
};

type Calls = typeof calls;
export type CallName = keyof Calls;

/** A part that is checked is sent as what it then is; a file is sent as its data. */
type Sent<P extends Parts> = {
  [K in keyof P]: unknown extends Parameters<P[K]>[0] ? ReturnType<P[K]> : Parameters<P[K]>[0];
};

export type Input<N extends CallName> = Calls[N] extends Call<infer P, unknown, never> ? Sent<P> : never;
export type Output<N extends CallName> = Awaited<ReturnType<Calls[N]["answer"]>>;
export type Told<N extends CallName> = Calls[N] extends {
  answer(taken: never, engine: Engine, task: Task<infer P>): unknown;
}
  ? P
  : never;

/** Answers a request as it was sent. */
export function answered(
  name: CallName,
  sent: Record<string, unknown>,
  engine: Engine,
  task: Task<Progress | SearchProgress>,
): unknown {
  const { parts, answer } = calls[name] as unknown as Call<
    Record<string, (part: unknown) => unknown>,
    unknown,
    Progress | SearchProgress
  >;
  const taken = Object.entries(parts).map(([key, check]) => [key, check(sent[key])]);
  return answer(Object.fromEntries(taken), engine, task);
}

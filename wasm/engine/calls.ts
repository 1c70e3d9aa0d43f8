// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * All that a page may ask of the worker: the checks of each argument as it was sent, and who answers. The messages of
 * bridge and worker, and the methods of those who ask, have their types from here.
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

type Check = (sent: never) => unknown;
type Taken<C extends readonly Check[]> = { -readonly [I in keyof C]: ReturnType<C[I]> };

interface Call<C extends readonly Check[], Answer, Told> {
  checks: C;
  answer(engine: Engine, task: Task<Told>): Answer;
}

const call = <const C extends readonly Check[], Answer extends (...taken: Taken<C>) => unknown, Told = never>(
  checks: C,
  answer: (engine: Engine, task: Task<Told>) => Answer,
): Call<C, Answer, Told> => ({ checks, answer });

/** An argument that another worker of the same page sends, or that its reader checks itself. */
const unchecked =
  <T>() =>
  (sent: unknown): T =>
    sent as T;

const { file, protocol, request, settings, table } = part;
const [inputs, words] = [unchecked<Uint32Array>(), unchecked<BigUint64Array | undefined>()];

const calls = {
  catalogue: call([], (engine) => engine.catalogue),
  inspect: call([file], (_, task: Task) => (file) => inspect(file, task)),
  count: call([file, part.columns], (_, task: Task) => (file, choice) => count(file, choice, task)),
  describe: call([table], (engine) => engine.describe),
  design: call([request], (engine, { onProgress }: Task<SearchProgress>) => (request) => {
    return engine.design(request, onProgress);
  }),
  search: call([request, unchecked<SharedSearch>()], (engine, { onProgress }: Task<SearchProgress>) => {
    return (request, shared) => engine.search(request, shared, onProgress);
  }),
  prove: call([request, unchecked<number>(), unchecked<ProofPart>()], (engine) => engine.prove),
  point: call([part.pointRequest], (engine) => engine.point),
  audit: call([protocol, part.tableOrNone], (engine) => (file, table?) => {
    return table ? auditUnder(engine, file, table) : engine.audit(file);
  }),
  worstCase: call([protocol, part.alpha], (engine) => engine.worstCase),
  posteriors: call([part.posteriorsRequest], (engine) => engine.posteriors),
  check: call([String], () => (text: string) => check(text)),
  account: call([checkedLedger, part.proposed], (engine) => (ledger, proposed) => account(engine, ledger, proposed)),
  together: call([part.protocols, part.promised, part.tableOrNone], (engine) => (files, promised, table?) => {
    return auditJointly(engine, files, promised, table);
  }),
  compose: call([part.releases, part.notion, part.levels], (engine) => engine.compose),
  privatise: call([file, unchecked<ProtocolFile>(), part.writing], (engine, task: Task) => (file, protocol, choice) => {
    return privatise(engine, file, protocol, choice, task);
  }),
  privatiseInto: call(
    [unchecked<FileSystemFileHandle>(), file, unchecked<ProtocolFile>(), part.writing],
    (engine, task: Task) => async (handle, source, protocol, choice) => {
      const sink = await handleSink(handle);
      const made = await privatiseInto({ sink, engine, source, protocol, choice }, task);
      await sink.finish();
      return made;
    },
  ),
  valueWeights: call([protocol], (engine) => engine.valueWeights),
  answer: call([settings, unchecked<number>(), part.secret], (engine) => (protocol, input, secret) => {
    return answerOnce(engine, protocol, input, secret);
  }),
  draw: call([unchecked<BigUint64Array>(), unchecked<number>(), inputs, words], (engine) => engine.sample),
  drawMarks: call([unchecked<number>(), unchecked<string>(), inputs, words], (engine) => engine.sampleMarks),
  countReports: call([file, settings, part.reportsIn], (_, task: Task) => (file, protocol, reports) => {
    return countReports(file, protocol, reports, task);
  }),
  estimate: call([settings, part.counts, part.shrinking], (engine) => engine.estimate),
  countGroups: call([file, settings, part.grouping], (_, task: Task) => (file, protocol, grouping) => {
    return countGroups(file, protocol, grouping, task);
  }),
  estimateGroups: call([settings, part.grouped, part.groupOptions], (engine) => engine.estimateGroups),
  estimatePooled: call([part.pooled, part.options], (engine) => engine.estimatePooled),
  countCrossed: call([file, part.pair], (_, task: Task) => (file, protocols) => countCrossed(file, protocols, task)),
  estimateCrossed: call([part.pair, unchecked<CrossedReports>(), part.options], (engine) => {
    return (protocols, crossed, options?) =>
      engine.estimateCrossed(protocols, part.crossed(protocols)(crossed), options);
  }),
  regress: call([settings, part.grouped, part.regressOptions], (engine) => engine.regress),
  plan: call([settings, part.aim, part.options], (engine) => engine.plan),
};

type Calls = typeof calls;
type AnswerOf<N extends CallName> = ReturnType<Calls[N]["answer"]>;
export type CallName = keyof Calls;

/** An argument that is checked is sent as what it then is; a file is sent as its data. */
type Sent<C, Arguments> = { [I in keyof Arguments]: I extends keyof C ? SentTo<C[I]> : never };
type SentTo<C> = C extends (sent: infer S) => infer Is ? (unknown extends S ? Is : S) : never;

/** The arguments of a call, in order. */
export type Input<N extends CallName> = Sent<Calls[N]["checks"], Parameters<AnswerOf<N>>>;
export type Output<N extends CallName> = Awaited<ReturnType<AnswerOf<N>>>;
export type Told<N extends CallName> = Calls[N] extends { answer(engine: Engine, task: Task<infer P>): unknown }
  ? P
  : never;

/** Answers a request as it was sent. */
export function answered(
  name: CallName,
  sent: Record<number, unknown>,
  engine: Engine,
  task: Task<Progress | SearchProgress>,
): unknown {
  const { checks, answer } = calls[name] as unknown as Call<
    ((sent: unknown) => unknown)[],
    (...taken: unknown[]) => unknown,
    Progress | SearchProgress
  >;
  return answer(engine, task)(...checks.map((check, i) => check(sent[i])));
}

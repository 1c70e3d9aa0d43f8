// SPDX-License-Identifier: GPL-3.0-or-later
/** The worker's side of the bridge: takes requests, answers each exactly once. */

import { check } from "../checker/checker.js";
import type { Engine } from "../contract/engine.js";
import { toErrorData } from "../contract/errors.js";
import type { FileData, Progress } from "../contract/file-types.js";
import type { SearchProgress } from "../contract/search-types.js";
import type { Task } from "../contract/task.js";
import { count } from "../files/count.js";
import { countCrossed } from "../files/crossed-counts.js";
import { countGroups } from "../files/group-counts.js";
import { inspect } from "../files/inspect.js";
import { checkLayout } from "../files/layout-check.js";
import { privatise, privatiseInto } from "../files/privatise.js";
import { countReports } from "../files/report-counts.js";
import { handleSink } from "../files/sink.js";
import { blobSource, type Source } from "../files/source.js";
import { checkProtocol } from "../protocol/protocol-check.js";
import { auditJointly } from "../releases/joint-audit.js";
import { account, checkedLedger } from "../releases/ledger.js";
import { answerOnce } from "./answer.js";
import { auditUnder } from "./audit-under.js";
import { refusing } from "./call-check.js";
import { checkAim, checkCounts, checkEstimating, checkReportsIn } from "./estimate-check.js";
import {
  checkAlpha,
  checkColumns,
  checkDesign,
  checkDialect,
  checkPosteriors,
  checkPromised,
  checkProposed,
  checkReleases,
  checkSecret,
  checkTable,
  checkWriting,
} from "./request-check.js";
import type { ProgressOf, RequestName, Requests } from "./requests.js";
import {
  checkCrossed,
  checkGrouped,
  checkGrouping,
  checkGroupOptions,
  checkPair,
  checkPooled,
  checkRegressOptions,
} from "./research-check.js";
import type { FromWorker, ToWorker, Wasm } from "./wire.js";

/** The worker's end of the channel: `self` in a browser's worker, an adapter in Node. */
export interface Port {
  postMessage(message: FromWorker): void;
  addEventListener(type: "message", listener: (event: { data: ToWorker }) => void): void;
}

type Handlers = {
  [N in RequestName]: (
    engine: Engine,
    input: Requests[N]["input"],
    task: Task<ProgressOf<N>>,
  ) => Requests[N]["output"] | Promise<Requests[N]["output"]>;
};

function sourceOf({ blob, name, dialect, layout }: FileData): Source {
  checkDialect(dialect);
  if (layout) refusing(() => checkLayout(layout));
  return blobSource(blob, name, { dialect, layout });
}

const handlers: Handlers = {
  catalogue: (engine) => engine.catalogue(),
  inspect: (_, { file }, task) => inspect(sourceOf(file), task),
  count: (_, { file, choice }, task) => {
    checkColumns(choice);
    return count(sourceOf(file), choice, task);
  },
  describe: (engine, { table }) => {
    checkTable(table);
    return engine.describe(table);
  },
  design: (engine, request, { onProgress }) => {
    checkDesign(request);
    return engine.design(request, onProgress);
  },
  search: (engine, { request, shared }, { onProgress }) => {
    checkDesign(request);
    return engine.search(request, shared, onProgress);
  },
  prove: (engine, { request, search, part }) => {
    checkDesign(request);
    return engine.prove(request, search, part);
  },
  point: (engine, request) => {
    checkDesign(request, ["memory"]);
    return engine.point(request);
  },
  audit: (engine, { file, table }) => {
    const checked = checkProtocol(file, "");
    if (table !== undefined) checkTable(table);
    return table ? auditUnder(engine, checked, table) : engine.audit(checked);
  },
  worstCase: (engine, { file, alpha }) => {
    const checked = checkProtocol(file, "");
    checkAlpha(alpha);
    return engine.worstCase(checked, alpha);
  },
  posteriors: (engine, request) => {
    checkPosteriors(request);
    return engine.posteriors(request);
  },
  check: (_, { text }) => check(String(text)),
  account: (engine, { ledger, proposed }) => {
    const { protocol, table } = checkProposed(proposed);
    return account(engine, checkedLedger(ledger), { ...proposed, protocol: checkProtocol(protocol, ""), table });
  },
  together: (engine, { files, promised, table }) => {
    checkPromised(promised);
    if (table !== undefined) checkTable(table);
    const checked = files.map((file) => checkProtocol(file, ""));
    return auditJointly(engine, checked, promised, table);
  },
  answer: (engine, { protocol, input, secret }) => {
    checkSecret(secret);
    return answerOnce(engine, checkProtocol(protocol, ""), input, secret);
  },
  countReports: (_, { file, protocol, reports }, task) => {
    checkReportsIn(reports);
    return countReports(sourceOf(file), checkProtocol(protocol, ""), reports, task);
  },
  estimate: (engine, { protocol, counted, options }) => {
    const checked = checkProtocol(protocol, "");
    checkCounts(counted);
    checkEstimating(options, ["shrink"]);
    return engine.estimate(checked, counted, options);
  },
  countGroups: (_, { file, protocol, grouping }, task) => {
    checkGrouping(grouping);
    return countGroups(sourceOf(file), checkProtocol(protocol, ""), grouping, task);
  },
  estimateGroups: (engine, { protocol, grouped, options }) => {
    const checked = checkProtocol(protocol, "");
    checkGrouped(grouped);
    checkGroupOptions(options);
    return engine.estimateGroups(checked, grouped, options);
  },
  estimatePooled: (engine, { pooled, options }) => {
    checkPooled(pooled);
    checkEstimating(options);
    const checked = pooled.map(({ protocol, counted }) => ({ protocol: checkProtocol(protocol, ""), counted }));
    return engine.estimatePooled(checked, options);
  },
  countCrossed: (_, { file, protocols }, task) => {
    return countCrossed(sourceOf(file), checkPair(protocols), task);
  },
  estimateCrossed: (engine, { protocols, crossed, options }) => {
    const checked = checkPair(protocols);
    checkCrossed(crossed, checked);
    checkEstimating(options);
    return engine.estimateCrossed(checked, crossed, options);
  },
  regress: (engine, { protocol, grouped, options }) => {
    const checked = checkProtocol(protocol, "");
    checkGrouped(grouped);
    checkRegressOptions(options);
    return engine.regress(checked, grouped, options);
  },
  plan: (engine, { protocol, aim, options }) => {
    checkAim(aim);
    checkEstimating(options);
    return engine.plan(checkProtocol(protocol, ""), aim, options);
  },
  compose: (engine, { releases, notion, levels }) => {
    checkReleases({ releases, notion, levels });
    return engine.compose(releases, notion, levels);
  },
  privatise: (engine, { file, protocol, choice }, task) => {
    checkWriting(choice);
    return privatise(engine, sourceOf(file), protocol, choice, task);
  },
  privatiseInto: async (engine, { file, protocol, choice, handle }, task) => {
    checkWriting(choice);
    const sink = await handleSink(handle);
    const made = await privatiseInto({ sink, engine, source: sourceOf(file), protocol, choice }, task);
    await sink.finish();
    return made;
  },
};

/** Progress through a file is worth a message this often, in milliseconds. */
const PROGRESS_INTERVAL = 50;

/** `loadEngine` is called when the first message is there, which may bring the engine's bytes. */
export function serve(port: Port, loadEngine: (wasm?: Wasm) => Promise<Engine>): void {
  let engine: Promise<Engine> | undefined;
  const start = (wasm?: Wasm) => {
    engine ??= loadEngine(wasm);
    // A failure to load is told to whoever asks, not to the global handler.
    engine.catch(() => {});
    return engine;
  };
  const running = new Map<number, AbortController>();

  const answer = async <N extends RequestName>(id: number, name: N, input: Requests[N]["input"], watched: boolean) => {
    const controller = new AbortController();
    running.set(id, controller);
    let last = Number.NEGATIVE_INFINITY;
    const onProgress = (progress: Progress | SearchProgress) => {
      if ("bytes" in progress) {
        const now = performance.now();
        if (now - last < PROGRESS_INTERVAL && progress.bytes < progress.totalBytes) return;
        last = now;
      }
      port.postMessage({ id, progress });
    };
    try {
      const output = await handlers[name](await start(), input, {
        signal: controller.signal,
        onProgress: watched ? onProgress : undefined,
      });
      port.postMessage({ id, output });
    } catch (error) {
      port.postMessage({ id, error: toErrorData(error) });
    } finally {
      running.delete(id);
    }
  };

  port.addEventListener("message", ({ data }) => {
    if ("wasm" in data) void start(data.wasm);
    else if ("cancel" in data) running.get(data.cancel)?.abort();
    else void answer(data.id, data.name, data.input as Requests[RequestName]["input"], data.watched);
  });
}

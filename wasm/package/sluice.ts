// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * Sluice in a page: designs protocols, privatises, estimates. The engine runs in a worker of its own.
 *
 * @module sluice
 */
import { fail } from "../contract/errors.js";
import { type SluiceOptions, workers } from "./connection.js";
import { Engine } from "./engine.js";
import { type Functions, functionsOf } from "./functions.js";
import { Replaceable } from "./replaceable.js";
import * as texts from "./texts.js";

export * from "./api.js";

/** An engine of its own, with workers as the options say: all functions of the module are its methods. */
export class Sluice extends Engine {
  /** Workers start with the first call, and end with `close`, or where a `using` of it ends. */
  constructor(options: SluiceOptions = {}) {
    super(workers(options, started, besideThis), options);
  }
}

const functions = /* @__PURE__ */ functionsOf(() => new Sluice());

/**
 * The best channel that shares a column and keeps another one secret: `design(records, { secret: "ill", share: "region",
 * lip: 0.5 })`. Data are records, a stream of them, a file, or a table of counts.
 */
export const design: Functions["design"] = functions.design;
/** A protocol from its file: the text, what JSON.parse makes of it, or a Blob. It is verified exactly before it is used. */
export const load: Functions["load"] = functions.load;
/** Settings for readers from their file, which has no table: the text, what JSON.parse makes of it, or a Blob. */
export const loadReaders: Functions["loadReaders"] = functions.loadReaders;
/** The verdict on a protocol file of the engine and of the checker, which shares nothing with it. */
export const verify: Functions["verify"] = functions.verify;
/** Counts the joint table of columns. */
export const count: Functions["count"] = functions.count;
/** Reads a data file once and says what it holds. */
export const inspect: Functions["inspect"] = functions.inspect;
/** The facts of a table before any protocol. */
export const describe: Functions["describe"] = functions.describe;
/** The information that protocols keep at each of several levels, one point after the other. */
export const curve: Functions["curve"] = functions.curve;
/** All protocols that there are under a guarantee, designed for the same data. */
export const compare: Functions["compare"] = functions.compare;
/** The protocols between the one that is best to count from and the one that keeps the most information. */
export const countingFrontier: Functions["countingFrontier"] = functions.countingFrontier;
/** All posteriors that a guarantee leaves possible, as the vertices of their polytope. */
export const posteriors: Functions["posteriors"] = functions.posteriors;
/** Whether several protocols for answers of the same people keep a guarantee together. */
export const together: Functions["together"] = functions.together;
/** Estimates from reports by several protocols, of people of one population who gave the same answers. */
export const estimatePooled: Functions["estimatePooled"] = functions.estimatePooled;
/** The level of a ledger's releases and a new one. */
export const account: Functions["account"] = functions.account;
/** The level of several releases together under a notion. */
export const compose: Functions["compose"] = functions.compose;
/** The notions, protocols and objectives that there are. */
export const catalogue: Functions["catalogue"] = functions.catalogue;
/** Ends the worker of these functions; the next call starts another one. */
export const close: Functions["close"] = functions.close;

function started(url: string | URL): Worker {
  if (typeof Worker === "undefined") throw fail(texts.noWorkers);
  return new Worker(url, { type: "module" });
}

/**
 * Bundlers know how to follow this address, letter by letter. Some bundlers, such as esbuild, and servers for
 * development leave the script behind all the same. The worker is then made of its text, which is only loaded then.
 */
function besideThis(): Replaceable {
  if (typeof Worker === "undefined") throw fail(texts.noWorkers);
  return new Replaceable(
    () => new Worker(new URL("./worker.js", import.meta.url), { type: "module" }),
    async () => {
      const { default: source } = await import("./inline-worker.js");
      const address = URL.createObjectURL(new Blob([source], { type: "text/javascript" }));
      return new Worker(address);
    },
  );
}

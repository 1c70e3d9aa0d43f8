// SPDX-License-Identifier: GPL-3.0-or-later
/** All calls of the package: designs, and what is asked of tables and protocols. */
import { show } from "../common/checked.js";
import type { KnownProtocol } from "../contract/catalogue.js";
import { fail, type SluiceError } from "../contract/errors.js";
import type { EstimateOptions } from "../contract/estimate-types.js";
import type { Inspection } from "../contract/file-types.js";
import { BEST_PROTOCOL } from "../contract/protocols.js";
import type { PooledEstimate } from "../contract/research-types.js";
import type {
  Catalogue,
  Comparison,
  CurvePoint,
  Design,
  Notion,
  Posteriors,
  PriorSummary,
  ProtocolFile,
  ReadersFile,
  Releases,
  SettingsFile,
  Together,
} from "../contract/types.js";
import { type Contender, compareBy } from "../engine/compare.js";
import { type FrontierPoint, frontierBy } from "../engine/counting-frontier.js";
import { canBeShared, designTogether } from "../engine/shared-design.js";
import { type Verdict, type Verifiers, verify } from "../engine/verify.js";
import { designFrom } from "../protocol/explain.js";
import { isForReaders, readSettings } from "../protocol/readers-check.js";
import type { Account, Ledger, Proposed } from "../releases/ledger.js";
import { abortable, Connection, type SluiceOptions, type WorkerLike } from "./connection.js";
import { type CurveFailure, curvePoints } from "./curve.js";
import { type AimOptions, checkAsked, requestOf } from "./design.js";
import { results } from "./events.js";
import { GUARANTEE_KEYS, type GuaranteeOptions, guaranteeIn } from "./guarantee.js";
import { checkOptions, pick } from "./options.js";
import { type Progress, readingTo, searchingTo } from "./progress.js";
import { Protocol } from "./protocol.js";
import { countReports, type Reports } from "./reports.js";
import { ReadersSettings } from "./settings.js";
import {
  type AnyColumns,
  COLUMN_KEYS,
  type ColumnsOf,
  type Counted,
  countFrom,
  type FileOptions,
  fileData,
  isBlob,
  jointTable,
  type Table,
} from "./source.js";
import * as texts from "./texts.js";

/** Records, a stream of them or of a file's bytes, a file, or a table that has been counted. */
export type Data = object;

export interface Watched {
  /** Ends the work; it then rejects with the signal's own reason. */
  signal?: AbortSignal | undefined;
  onProgress?: ((progress: Progress<Protocol>) => void) | undefined;
}

type Signalled = Pick<Watched, "signal">;

export type DesignOptions<D> = GuaranteeOptions & ColumnsOf<D> & AimOptions & Watched;

export type CurveOptions<D> = GuaranteeOptions<readonly number[]> &
  ColumnsOf<D> &
  Signalled & {
    /** "optimal" if none are given. */
    protocols?: readonly KnownProtocol[] | undefined;
    onFailure?: ((failure: CurveFailure) => void) | undefined;
  };

export type CompareOptions<D> = GuaranteeOptions &
  ColumnsOf<D> &
  Omit<
    AimOptions,
    "protocol" | "countingEfficiency" | "averageLeakage" | "provedSample" | "countWeights" | "contrasts"
  > &
  Signalled & {
    /** Orders of alpha-leakage, each at least 1, Infinity among them. */
    orders?: number[] | undefined;
    /** Called with each as soon as it is designed. */
    onEntry?: ((entry: Comparison) => void) | undefined;
  };

/** Protocols beside each other, and those that are not for these data. */
export interface Compared {
  protocols: Comparison[];
  refused: (Contender & { error: SluiceError })[];
}

export type FrontierOptions<D> = DesignOptions<D> & { efficiencies: number[] };

/** A protocol, or its file as `JSON.parse` reads it. */
export type AnyProtocol = Protocol | ProtocolFile;

const fileOf = (protocol: AnyProtocol): ProtocolFile => (protocol instanceof Protocol ? protocol.toJSON() : protocol);

/** A protocol or settings for readers, or the file of either. */
export type AnySettings = AnyProtocol | ReadersSettings | ReadersFile;

const settingsOf = (settings: AnySettings): SettingsFile =>
  settings instanceof ReadersSettings ? settings.toJSON() : fileOf(settings as AnyProtocol);

export class Engine {
  readonly #connection: Connection;

  /** @internal */
  constructor(start: () => WorkerLike, { workers }: Pick<SluiceOptions, "workers"> = {}) {
    this.#connection = new Connection(start, workers);
  }

  static {
    // Only where the platform has them: no global is made up.
    const { dispose, asyncDispose } = Symbol;
    if (dispose) define(dispose, Engine.prototype.close);
    if (asyncDispose) define(asyncDispose, Engine.prototype.closed);
    function define(name: symbol, value: unknown): void {
      Object.defineProperty(Engine.prototype, name, { value, configurable: true, writable: true });
    }
  }
  declare [Symbol.dispose]: () => void;
  declare [Symbol.asyncDispose]: () => Promise<void>;

  /**
   * The best channel that shares a column and keeps another one secret: `design(records, { secret: "ill", share:
   * "region", lip: 0.5 })`. Its guarantee has been verified in exact arithmetic.
   */
  async design<const D extends Data>(data: D, options: DesignOptions<D>): Promise<Protocol> {
    checkAsked(options);
    const { signal, onProgress } = options;
    return abortable(signal, async () => {
      const { omitted, ...table } = await this.#count(data, options);
      const request = requestOf(options, table);
      const search = onProgress && searchingTo(onProgress, (design: Design) => this.#made(design, omitted));
      const task = { signal, ...(search && { onProgress: search }) };
      const design = await this.#connection.run(signal, async ([first, ...others]) =>
        others.length > 0 && canBeShared(request)
          ? designTogether([first, ...others], request, task)
          : first.call("design", [request], task),
      );
      return this.#made(design, omitted);
    });
  }

  /** A protocol from its file: the text, what JSON.parse makes of it, or a Blob. It is verified exactly before it is used. */
  async load(file: string | object, { signal }: Signalled = {}): Promise<Protocol> {
    if (file instanceof Protocol) return file;
    return abortable(signal, async () => {
      const read = readSettings(isBlob(file) ? await file.text() : textOf(file));
      if (isForReaders(read)) throw fail(texts.forReadersOnly);
      const { holds, flaw, reason } = await this.#connection.call("audit", [read], { signal });
      if (!holds) throw fail(texts.notKept, flaw ?? reason ?? "");
      return new Protocol(this.#connection, designFrom(read), read);
    });
  }

  /**
   * Settings for readers from their file: the text, what JSON.parse makes of it, or a Blob. Without the table there is
   * no guarantee to verify.
   */
  async loadReaders(file: string | object, { signal }: Signalled = {}): Promise<ReadersSettings> {
    if (file instanceof ReadersSettings) return file;
    return abortable(signal, async () => {
      const read = readSettings(isBlob(file) ? await file.text() : textOf(file));
      if (!isForReaders(read)) throw fail(texts.notForReaders);
      return new ReadersSettings(this.#connection, read);
    });
  }

  /**
   * The verdict on a protocol file of the engine and of the checker, which shares nothing with it: it holds only if both
   * say so.
   */
  async verify(file: string | object, { signal }: Signalled = {}): Promise<Verdict> {
    const text = isBlob(file) ? await file.text() : file instanceof Protocol ? file.toString() : file;
    const verifiers: Verifiers = {
      audit: (file) => this.#connection.call("audit", [file], { signal }),
      check: (text) => this.#connection.call("check", [text], { signal }),
    };
    return verify(verifiers, text);
  }

  /** Counts the joint table of the columns. */
  async count<const D extends Data>(data: D, options: ColumnsOf<D> & Watched): Promise<Counted> {
    checkOptions(options, [...COLUMN_KEYS, "signal", "onProgress"]);
    return abortable(options.signal, () => this.#count(data, options));
  }

  /** Reads a data file once and says what it holds. */
  async inspect(file: Blob, options: FileOptions & Watched = {}): Promise<Inspection> {
    if (!isBlob(file)) throw fail(texts.sourceWrong, show(file));
    return this.#connection.call("inspect", [fileData(file, options)], reading(options));
  }

  /** The facts of a table before any protocol: entropies, and the level at which data may be released as they are. */
  async describe(table: Table, { signal }: Signalled = {}): Promise<PriorSummary> {
    return this.#connection.call("describe", [jointTable(table)], { signal });
  }

  /** The information that protocols keep at each level of `{ lip: [0.1, 0.5, 1] }`. Leaving the loop ends the work. */
  curve<const D extends Data>(data: D, options: CurveOptions<D>): AsyncGenerator<CurvePoint, void, undefined> {
    const { protocols = [BEST_PROTOCOL], onFailure, signal } = options as CurveOptions<Table>;
    checkOptions(options, [...GUARANTEE_KEYS, ...COLUMN_KEYS, "protocols", "onFailure", "signal"]);
    const { notion, level, parameters } = guaranteeIn(options);
    return results(async (tell, signal) => {
      const { omitted: _, ...table } = await this.#count(data, { ...options, signal });
      const epsilons = Array.isArray(level) ? level : [level];
      const request = { table, notion, ...(parameters && { parameters }), epsilons, protocols: [...protocols] };
      await curvePoints(this.#connection, request, tell, onFailure, signal);
    }, signal);
  }

  /** All protocols that there are under a guarantee, designed for the same data. */
  async compare<const D extends Data>(data: D, options: CompareOptions<D>): Promise<Compared> {
    checkAsked(options, ["orders", "onEntry"]);
    const { signal, orders, onEntry } = options as CompareOptions<Table>;
    return abortable(signal, async () => {
      const { omitted: _, ...table } = await this.#count(data, options);
      const { protocol: __, ...request } = requestOf(options, table);
      const refused: Compared["refused"] = [];
      const protocols = await this.#connection.run(signal, ([bridge]) =>
        compareBy(
          bridge,
          { ...request, ...(orders && { orders }) },
          {
            ...(signal && { signal }),
            ...(onEntry && { onEntry }),
            onFailure: (contender, error) => refused.push({ ...contender, error }),
          },
        ),
      );
      return { protocols, refused };
    });
  }

  /**
   * The protocols between the one that is best to count from and the one that keeps the most information. For each of
   * these counting efficiencies, above 0 and at most 1, it is the one that keeps the most.
   */
  countingFrontier<const D extends Data>(
    data: D,
    options: FrontierOptions<D>,
  ): AsyncGenerator<FrontierPoint, void, undefined> {
    checkAsked(options, ["protocol", "efficiencies"]);
    const { signal, efficiencies } = options as FrontierOptions<Table>;
    return results(async (tell, signal) => {
      const { omitted: _, ...table } = await this.#count(data, { ...options, signal });
      const request = requestOf(options, table);
      await this.#connection.run(signal, ([bridge]) =>
        frontierBy(bridge, request, efficiencies, { signal, onPoint: tell }),
      );
    }, signal);
  }

  /** All posteriors P(data | report) that a guarantee leaves possible, as the vertices of their polytope. */
  async posteriors(table: Table, options: GuaranteeOptions & Signalled): Promise<Posteriors> {
    checkOptions(options, [...GUARANTEE_KEYS, "signal"]);
    const { notion, level, parameters } = guaranteeIn(options);
    const request = {
      ...{ table: jointTable(table), notion, epsilon: level as number },
      ...(parameters && { parameters }),
    };
    return this.#connection.call("posteriors", [request], { signal: options.signal });
  }

  /** Whether several protocols for answers of the same people keep a guarantee together, as the one channel that they are. */
  async together(
    protocols: readonly AnyProtocol[],
    options: GuaranteeOptions & Signalled & { table?: Table | undefined },
  ): Promise<Together> {
    checkOptions(options, [...GUARANTEE_KEYS, "table", "signal"]);
    const { notion, level, parameters } = guaranteeIn(options);
    const promised = { notion, epsilon: level as number, ...(parameters && { parameters }) };
    const table = options.table && jointTable(options.table);
    return this.#connection.call("together", [protocols.map(fileOf), promised, table], { signal: options.signal });
  }

  /** Estimates from reports by several protocols, of people of one population who gave the same answers. */
  async estimatePooled(
    pooled: readonly { protocol: AnySettings; reports: Reports }[],
    options: EstimateOptions & Watched = {},
  ): Promise<PooledEstimate> {
    const { signal } = options;
    const all = pooled.map(async ({ protocol, reports }) => {
      const file = settingsOf(protocol);
      const counted = await countReports(this.#connection, file, reports, {}, reading(options));
      return { protocol: file, counted };
    });
    const estimating = pick(options, ["confidence", "assume"]);
    return this.#connection.call("estimatePooled", [await Promise.all(all), estimating], { signal });
  }

  /** The level of a ledger's releases and a new one; rejects with `over_budget` if that is more than may be. */
  async account(
    ledger: Ledger,
    { protocol, ...proposed }: Omit<Proposed, "protocol"> & { protocol: AnyProtocol },
    { signal }: Signalled = {},
  ): Promise<Account> {
    return this.#connection.call("account", [ledger, { ...proposed, protocol: fileOf(protocol) }], { signal });
  }

  /** The level of several releases together under a notion. */
  compose(releases: Releases, notion: Notion, levels: number[], { signal }: Signalled = {}): Promise<number> {
    return this.#connection.call("compose", [releases, notion, levels], { signal });
  }

  /** The notions, protocols and objectives that there are. */
  catalogue({ signal }: Signalled = {}): Promise<Catalogue> {
    return this.#connection.call("catalogue", [], { signal });
  }

  /** Ends the workers; calls that are pending reject with `cancelled`. Without it, idle workers let Node exit all the same. */
  close(): void {
    this.#connection.close();
  }

  /** @internal */
  async closed(): Promise<void> {
    this.close();
  }

  #count(data: unknown, options: object): Promise<Counted> {
    const given = options as AnyColumns & Watched;
    return countFrom(this.#connection, data, given, reading(given));
  }

  #made(design: Design, omitted: number | undefined): Protocol {
    return new Protocol(this.#connection, design, undefined, omitted);
  }
}

const reading = ({ signal, onProgress }: Pick<Watched, "signal"> & { onProgress?: Watched["onProgress"] }) => ({
  signal,
  ...(onProgress && { onProgress: readingTo(onProgress) }),
});

function textOf(file: unknown): string {
  if (typeof file === "string") return file;
  if (typeof file === "object" && file !== null) return JSON.stringify(file);
  throw fail(texts.protocolObject, show(file));
}

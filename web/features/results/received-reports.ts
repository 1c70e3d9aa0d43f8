// SPDX-License-Identifier: GPL-3.0-or-later
/** Noisy answers that somebody has received: counted, and estimated from. */

import {
  type ColumnSummary,
  type EstimateOptions,
  type Inspection,
  identityOf,
  type PlanAim,
  type PooledReports,
  type Progress,
  type ReportCounts,
  type ReportsIn,
  type SettingsFile,
  SluiceError,
  type WriteMode,
} from "../../../wasm/engine/sluice.js";
import { columnsOf } from "../../../wasm/protocol/columns.js";
import { columnOfReports } from "../../../wasm/protocol/pairs.js";
import { wordingsOf } from "../../../wasm/protocol/question-words.js";
import { isTooLarge } from "../../facts/too-large.js";
import { dialectIn, ofRow, openTable } from "../../platform/formats.js";
import { Latest } from "../../platform/latest.js";
import { layoutOf } from "../../platform/layouts.js";
import type { Belongings } from "../../session/opened-protocol.js";
import type { Host } from "../../session/store.js";
import { countInbox, hasCodes, isInbox } from "./inboxes.js";
import { joined } from "./joined-counts.js";
import { asPasted, type Meant, underNames } from "./pasted-counts.js";
import type { Question, Received, ResultsState } from "./results-state.js";

/** The columns of a file of counts, beside which no column is a report's. */
const COUNTS = ["report", "count"];

/** All that was found out about noisy answers, and goes when others or other settings come. */
export const nothingFound = {
  received: undefined,
  survey: undefined,
  pooled: undefined,
  groups: undefined,
  regression: undefined,
  crossed: undefined,
  strata: undefined,
  population: undefined,
  needed: undefined,
  planned: undefined,
  busy: undefined,
} satisfies Partial<ResultsState>;

interface Counted {
  counts: ReportCounts;
  columns: ColumnSummary[];
}

interface Job {
  signal: AbortSignal;
  onProgress: (progress: Progress) => void;
}

export class ReceivedReports implements Belongings {
  readonly #host: Host<ResultsState>;
  readonly takesReaders = "to read";
  sheets?: Belongings["sheets"];
  readonly cleared: Partial<ResultsState> = {
    ...nothingFound,
    further: [],
    second: undefined,
    shrink: undefined,
    paired: new Map(),
  };
  readonly #counting = new Latest();
  readonly #estimating = new Latest();
  readonly #needing = new Latest();
  #failed: File | undefined;
  /** Files of which somebody has said that noise was added to them. */
  readonly #noisy = new WeakSet<File>();
  /** Files whose only column has another name: that name where it holds noisy answers, nothing where it does not. */
  readonly #columns = new WeakMap<File, string | undefined>();
  readonly #inspections = new WeakMap<File, Inspection>();

  constructor(host: Host<ResultsState>) {
    this.#host = host;
  }

  /** Counts the tables that are here, once there are settings for them; none where one does not fit. */
  async count(): Promise<void> {
    const { adopted, tables } = this.#host.state;
    this.cancel();
    this.#failed = undefined;
    this.#host.set({ ...nothingFound, question: undefined });
    for (const step of ["reports", "groups", "regression", "crossed", "strata"] as const) this.#host.clear(step);
    if (!adopted) return;
    void this.need();
    if (tables.length === 0) return;
    const totalBytes = tables.reduce((sum, { size }) => sum + size, 0);
    this.#host.set({ counting: { bytes: 0, totalBytes, rows: 0 } });
    await this.#host.attempt(
      "reports",
      async () => {
        const found = await this.#counting.run((signal) => this.#all(tables, totalBytes, signal));
        if (!found) return;
        if ("about" in found) {
          this.#host.set({ question: found, counting: undefined });
          return;
        }
        this.#host.set({ received: found, counting: undefined });
        await this.#estimate(this.asked);
      },
      { counting: undefined },
    );
  }

  async #all(tables: File[], totalBytes: number, signal: AbortSignal): Promise<Received | Question | undefined> {
    const each: ReportCounts[] = [];
    let columns: ColumnSummary[] = [];
    let [bytes, rows] = [0, 0];
    for (const file of tables) {
      const onProgress = (here: Progress) =>
        this.#host.set({ counting: { bytes: bytes + here.bytes, totalBytes, rows: rows + here.rows } });
      const found = await this.#one(file, { signal, onProgress }).catch((error: unknown) => {
        if (!signal.aborted) this.#failed = file;
        throw error;
      });
      if (signal.aborted) return undefined;
      if ("about" in found) return found;
      each.push(found.counts);
      columns = found.columns;
      bytes += file.size;
      rows += found.counts.counts.reduce((sum, count) => sum + count, 0);
      this.#host.set({ counting: { bytes, totalBytes, rows } });
    }
    return { files: tables, counted: joined(each), each, columns: tables.length === 1 ? columns : [] };
  }

  /** Counts the table by those of several settings that it fits, if it fits only one. */
  async #one(file: File, job: Job): Promise<Counted | Question> {
    const { adopted, further, paired } = this.#host.state;
    if (!adopted) throw new TypeError("there are no settings");
    const protocols = [adopted.protocol, ...further.map(({ protocol }) => protocol)];
    const known = paired.get(file);
    if (known !== undefined || protocols.length === 1)
      return this.#count(file, protocols[known ?? 0] as SettingsFile, job);
    const fits: number[] = [];
    let refused: unknown;
    let asked: Question | undefined;
    for (const [k, protocol] of protocols.entries()) {
      try {
        const found = await this.#count(file, protocol, job);
        if ("about" in found) asked ??= found;
        else fits.push(k);
      } catch (error) {
        refused ??= error;
      }
      if (job.signal.aborted) throw refused;
    }
    const [only] = fits;
    if (only === undefined && asked && refused === undefined) return asked;
    if (only === undefined) throw refused;
    if (fits.length > 1) return { about: "pair", table: file, fits };
    this.pair(file, only);
    return this.#count(file, protocols[only] as SettingsFile, job);
  }

  /** The table that could not be counted. */
  get failed(): File | undefined {
    return this.#failed;
  }

  /** How a table was read; nothing of one that could not be read, or has not been yet. */
  inspectionOf(table: File): Inspection | undefined {
    return this.#inspections.get(table);
  }

  pair(table: File, settings: number): void {
    this.#host.set({ paired: new Map([...this.#host.state.paired, [table, settings]]) });
  }

  /** Somebody has said so. */
  isNoisy(file: File): void {
    this.#noisy.add(file);
  }

  /** Somebody has said whether the only column of a file holds them. */
  setColumn(file: File, column: string | undefined): void {
    this.#columns.set(file, column);
  }

  /** The table is counted if it can be one of noisy answers alone; what it may be instead is asked. */
  async #count(file: File, protocol: SettingsFile, { signal, onProgress }: Job): Promise<Counted | Question> {
    const { written } = this.#host.state;
    const inbox = async (text: Blob): Promise<Counted> => {
      const onLetter = (rows: number) => onProgress({ bytes: 0, totalBytes: file.size, rows });
      return { counts: await countInbox(file, text, [protocol, ...this.#others(protocol)], onLetter), columns: [] };
    };
    if (isInbox(file)) return inbox(file);
    const { file: source } = namedBy(file, protocol, written);
    const before = this.#inspections.get(file);
    try {
      const { table, ...opened } = await openTable(source, { signal });
      if (await hasCodes(table)) return await inbox(table);
      const { files } = await this.#host.engines;
      const read = { layout: layoutOf(file), ...dialectIn(opened) };
      const inspection = await files.inspect(table, { signal, ...read });
      this.#inspections.set(file, inspection);
      const { header, columns } = inspection;
      // With a column of the protocol's own beside them they are rows.
      const own = columnsOf(protocol.data).map(({ name }) => name);
      const counts = COUNTS.every((name) => header.includes(name)) && !own.some((name) => COUNTS.includes(name));
      const as: ReportsIn["as"] = counts ? "counts" : "rows";
      const hidden = columnsOf(protocol.secret).map(({ name }) => name);
      const hiding =
        counts || this.#noisy.has(file)
          ? undefined
          : hidden.find((name) => header.includes(name) && !own.includes(name));
      if (hiding !== undefined) return { about: "real", file, column: hiding };
      try {
        const column = this.#columns.get(file);
        const found = await files.countReports(
          table,
          protocol,
          { written, as, ...(column !== undefined && { column }) },
          { signal, onProgress, ...read },
        );
        const used = new Set([...hidden, ...own, reportColumn(protocol), ...wordingsOf(protocol)]);
        return { counts: found, columns: counts ? [] : columns.filter(({ name }) => name !== "" && !used.has(name)) };
      } catch (error) {
        const [only = ""] = header;
        const isOther = error instanceof SluiceError && error.code === "unknown_column";
        if (isOther && header.length === 1 && only !== "" && !this.#columns.has(file))
          return { about: "column", file, column: only };
        const value = protocol.channel.marks || written === "values" ? undefined : valueIn(error, protocol);
        if (value === undefined) throw error;
        if (!this.#noisy.has(file)) return { about: "real", file, value };
        // Noise was added, as somebody has said already: then these are categories drawn from reports.
        this.#host.set({ written: "values" });
        return await this.#count(file, protocol, { signal, onProgress });
      }
    } catch (error) {
      if (!(error instanceof SluiceError)) throw error;
      // As it was read before it is not read any more.
      if (!signal.aborted && this.#inspections.get(file) === before) this.#inspections.delete(file);
      // With many files it has to be told which one does not fit, and in a workbook which row.
      throw ofRow(error.at({ file: file.name, ...asPasted(source, error.place) }), file);
    }
  }

  /** The other questions of the sheet that this one stands on. */
  #others(protocol: SettingsFile): SettingsFile[] {
    const all = (this.#host.state.sheet ?? []).map((part) => part.protocol);
    const own = identityOf(protocol);
    const others = all.filter((one) => identityOf(one) !== own);
    return others.length < all.length ? others : [];
  }

  cancel(): void {
    this.#counting.cancel();
    this.#host.set({ counting: undefined });
  }

  /** How the person asks: how sure, and on which assumption. */
  asked: EstimateOptions = {};

  /** With another confidence, or on another assumption. */
  async again(asked: EstimateOptions): Promise<void> {
    this.asked = asked;
    this.#host.clear("reports");
    void this.need();
    await this.#host.attempt("reports", () => this.#estimate(asked));
  }

  /** Pulled towards the table of the settings, which counts as so many people; or no more. */
  async shrink(people: number | undefined): Promise<void> {
    this.#host.set({ shrink: people });
    await this.#host.attempt("reports", () => this.#estimate(this.asked));
  }

  async #estimate(options: EstimateOptions): Promise<void> {
    const { adopted, further, received, shrink } = this.#host.state;
    if (!adopted || !received) return;
    const found = await this.#estimating.run(async (): Promise<Partial<ResultsState>> => {
      const { design } = await this.#host.engines;
      if (further.length === 0)
        return {
          pooled: undefined,
          survey: await design.estimate(adopted.protocol, received.counted, {
            ...options,
            ...(shrink !== undefined && { shrink }),
          }),
        };
      const pooled = this.#pools(received);
      return { survey: undefined, pooled: pooled && (await design.estimatePooled(pooled, options)) };
    });
    if (found) this.#host.set(found);
  }

  /** Settings with what was counted by them; nothing while one of them has no answers. */
  #pools({ files, each }: Received): PooledReports[] | undefined {
    const { adopted, further, paired } = this.#host.state;
    if (!adopted) return undefined;
    const all = [adopted.protocol, ...further.map(({ protocol }) => protocol)].map((protocol, k) => {
      const counts = each.filter((_, i) => paired.get(files[i] as File) === k);
      return counts.length > 0 ? { protocol, counted: joined(counts) } : undefined;
    });
    return all.every((one) => one !== undefined) ? all : undefined;
  }

  /** How many answers it takes for the precision that is looked at. */
  async need(within = this.#host.state.within): Promise<void> {
    const { adopted, written } = this.#host.state;
    this.#host.set({ within, needed: undefined });
    if (!adopted) return;
    await this.#host.attempt("plan", async () => {
      const plan = await this.#needing.run(async () => {
        const { files } = await this.#host.engines;
        try {
          return await files.plan(adopted.protocol, { halfWidth: within, written }, this.asked);
        } catch (error) {
          // It would take longer than anybody waits: nothing is said.
          if (isTooLarge(error)) return undefined;
          throw error;
        }
      });
      if (plan && this.#host.state.adopted === adopted) this.#host.set({ needed: plan.people });
    });
  }

  async plan(aim: PlanAim): Promise<void> {
    const { adopted, written } = this.#host.state;
    if (!adopted) return;
    this.#host.clear("plan");
    this.#host.set({ planned: undefined });
    await this.#host.attempt("plan", async () => {
      const { files } = await this.#host.engines;
      this.#host.set({ planned: await files.plan(adopted.protocol, { ...aim, written }, this.asked) });
    });
  }
}

/** A category of the data that stands where a report should, and is none. */
function valueIn(error: unknown, { data }: SettingsFile): string | undefined {
  if (!(error instanceof SluiceError) || error.code !== "unknown_category") return undefined;
  const { category } = error.place;
  return category !== undefined && data.categories.includes(category) ? category : undefined;
}

interface Named {
  protocol: SettingsFile;
  written: WriteMode;
  found: { file: File; meant: Meant[] };
}

/** The last of each file: it is asked for whenever something is shown. */
const named = new WeakMap<File, Named>();

/**
 * The pasted file under the names of these settings; ticks have none. It is the same file as long as they are the same.
 */
export function namedBy(file: File, protocol: SettingsFile, written: WriteMode): Named["found"] {
  const { channel, data } = protocol;
  if (channel.marks) return { file, meant: [] };
  const last = named.get(file);
  if (last?.protocol === protocol && last.written === written) return last.found;
  const headings = [reportColumn(protocol), data.name, ...wordingsOf(protocol)];
  const found = underNames(file, written === "values" ? data.categories : channel.reports, headings);
  named.set(file, { protocol, written, found });
  return found;
}

/** The column that holds the noisy answers, by the name that a file of them has. */
export function reportColumn({ channel, guarantee, secret, data, seesSecret }: SettingsFile): string {
  return columnOfReports(guarantee.notion, { secret, data, seesSecret, reports: channel.reports });
}

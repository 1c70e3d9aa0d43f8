// SPDX-License-Identifier: GPL-3.0-or-later
/** Files come in any order: what goes together is put together, and what only the person can know is asked. */

import { fail, inFile } from "../../../wasm/contract/errors.js";
import { readProtocol, type WriteMode } from "../../../wasm/engine/sluice.js";
import { sample } from "../../facts/sample.js";
import * as texts from "../../messages/en/errors-session.js";
import type { OpenedProtocol } from "../../session/opened-protocol.js";
import type { Host } from "../../session/store.js";
import { type EstimateState, initialEstimateState } from "./estimate-state.js";
import type { GroupComparison } from "./group-comparison.js";
import { pastedFile } from "./pasted-counts.js";
import { nothingFound, type ReceivedReports } from "./received-reports.js";
import { seemSame, sorted } from "./sorted-files.js";

export class Intake {
  readonly #host: Host<EstimateState>;
  readonly #settings: OpenedProtocol;
  readonly #reports: ReceivedReports;

  readonly #groups: GroupComparison;

  constructor(host: Host<EstimateState>, settings: OpenedProtocol, reports: ReceivedReports, groups: GroupComparison) {
    this.#host = host;
    this.#settings = settings;
    this.#reports = reports;
    this.#groups = groups;
  }

  /** All that can be said of what is here. */
  async count(): Promise<void> {
    await this.#reports.count();
    await this.#groups.again();
  }

  /** Files that were chosen or dropped. */
  async take(files: File[]): Promise<void> {
    if (files.length === 0) return;
    const found = await sorted(files);
    const { question } = this.#host.state;
    this.#host.set({ question: undefined });
    if (this.#isSample) this.clear();
    // What has been asked about and not been answered comes along.
    const settings = [...(question?.about === "settings" ? question.settings : []), ...found.settings];
    const waiting = question?.about === "settings" || question?.about === "more" ? question.tables : [];
    const tables = [...waiting, ...found.tables];
    if (settings.length > 1) {
      this.#host.set({ question: { about: "settings", settings, tables } });
      return;
    }
    const [one] = settings;
    if (one && tables.length > 0) return this.afresh(one, tables);
    if (one) return this.#takeSettings(one);
    return this.#takeTables(tables, question?.about === "real");
  }

  /** Text that was pasted. */
  async paste(text: string): Promise<void> {
    this.#host.clear("reports");
    await this.#host.attempt("reports", async () => this.take([pastedFile(text)]));
  }

  get #isSample(): boolean {
    return this.#host.state.adopted?.name === "";
  }

  /** These settings and these tables, whatever was there before. */
  async afresh(settings: File, tables: File[]): Promise<void> {
    this.clear();
    this.#host.set({ tables });
    await this.open(settings);
  }

  async #takeSettings(file: File): Promise<void> {
    const { adopted, received } = this.#host.state;
    if (!adopted || !received) return this.open(file);
    this.#host.clear("data");
    await this.#host.attempt("data", async () => {
      const protocol = readProtocol(await file.text(), file.name);
      // The same once more.
      if (protocol.certificate.protocol === adopted.protocol.certificate.protocol) return;
      this.#host.set({ question: { about: "another", settings: file, protocol } });
    });
  }

  /** Opens settings in the place of others; tables stay, and are counted by them. */
  async open(file: File): Promise<void> {
    this.#host.set({ question: undefined });
    if (await this.#settings.open(file)) await this.count();
  }

  async #takeTables(files: File[], isRefused: boolean): Promise<void> {
    const { tables, adopted, further, pooled, errors } = this.#host.state;
    // What did not fit gives way.
    if (tables.length === 0 || isRefused || errors.reports) return this.setTables(files);
    // Settings without answers wait for theirs, as answers do for settings.
    if (!adopted || (further.length > 0 && !pooled)) return this.setTables([...tables, ...files]);
    const same = files.some((file) => tables.some((other) => seemSame(file, other)));
    this.#host.set({ question: { about: "more", tables: files, same } });
  }

  /** What becomes of further tables. */
  async more(files: File[], how: "add" | "compare" | "instead"): Promise<void> {
    const { tables } = this.#host.state;
    await this.setTables(how === "instead" ? files : [...tables, ...files], how === "compare");
  }

  async setTables(tables: File[], apart = false): Promise<void> {
    this.#host.set({ tables, apart, written: "reports", comparing: initialEstimateState.comparing });
    await this.count();
  }

  /** Each settings file was used for other people: one of them is opened as any other, the rest are proved beside it. */
  async pool(all: File[], tables: File[]): Promise<void> {
    const [first, ...others] = all;
    if (first) {
      // Tables that came before their settings are meant as well.
      const waiting = tables.length > 0 ? tables : this.#host.state.tables;
      this.clear();
      this.#host.set({ tables: waiting });
      if (!(await this.#settings.open(first)) || !this.#host.state.adopted) return;
      for (const file of others) if (!(await this.#addSettings(file))) return;
    }
    await this.count();
  }

  /** One more beside those that are open; the tables that are here were made with these. */
  async poolWith(file: File): Promise<void> {
    const { tables, further } = this.#host.state;
    if (further.length === 0) for (const table of tables) this.#reports.pair(table, 0);
    if (await this.#addSettings(file)) await this.count();
  }

  async #addSettings(file: File): Promise<boolean> {
    this.#host.set({ question: undefined });
    await this.#host.attempt("data", async () => {
      const text = await file.text();
      const protocol = readProtocol(text, file.name);
      const { design } = await this.#host.engines;
      const [audit, checked] = [await design.audit(protocol), await design.check(text)];
      const flaw = audit.flaw ?? checked.flaw;
      if (!audit.holds || !checked.holds) {
        throw (flaw ? fail(texts.promiseNotKeptBecause, flaw) : fail(texts.promiseNotKept)).at(inFile(file.name));
      }
      this.#host.set({ further: [...this.#host.state.further, { file, protocol }], apart: false });
    });
    return this.#host.state.errors.data === undefined;
  }

  /** Somebody has said that noise was added to this table, and how it was written. */
  async isNoisy(file: File, written: WriteMode): Promise<void> {
    this.#reports.isNoisy(file);
    this.#host.set({ written });
    await this.count();
  }

  /** All stays as it is. */
  dismiss(): void {
    this.#host.set({ question: undefined });
  }

  /** Everything goes. */
  clear(): void {
    this.#reports.cancel();
    const { tables, written, apart, further, paired, comparing } = initialEstimateState;
    this.#host.set({
      ...nothingFound,
      tables,
      written,
      apart,
      further,
      paired,
      comparing,
      adopted: undefined,
      design: undefined,
      prior: undefined,
      question: undefined,
      errors: {},
    });
  }

  /** Settings for the sample, and noisy answers drawn by them. */
  async openSample(): Promise<void> {
    this.clear();
    await this.#settings.openSample();
    const { adopted } = this.#host.state;
    if (adopted?.name !== "") return;
    await this.#host.attempt("reports", async () => {
      const { files } = await this.#host.engines;
      const { blob, name } = await files.privatise(sample(adopted.protocol.data.name), adopted.protocol, {
        write: "reports",
        keep: [],
      });
      if (this.#host.state.adopted !== adopted) return;
      await this.setTables([new File([blob], name, { type: "text/csv" })]);
    });
  }
}

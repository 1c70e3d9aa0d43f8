// SPDX-License-Identifier: GPL-3.0-or-later
/** A file of reports: what is written into it, how it is made, and handed over. */

import {
  newDeviceSecret,
  type ReadersFile,
  type ReportCounts,
  readersFile,
  type SluiceError,
  salted,
  toProtocolFile,
  type WriteMode,
} from "../../wasm/engine/sluice.js";
import { heldCounts } from "../../wasm/protocol/held-counts.js";
import { messages } from "../messages/page.js";
import { type ChosenDialect, chooseSheet, dialectIn, openTable, readAs } from "../platform/formats.js";
import { Latest } from "../platform/latest.js";
import { changeLayoutOf, type LayoutChange, layoutLike } from "../platform/layouts.js";
import { ownError } from "../text/own-error.js";
import { madeWith, type OwnTable } from "./changed-settings.js";
import type { GuaranteeVerification } from "./guarantee-verification.js";
import type { Releases } from "./releases.js";
import type { FileState, Outcome } from "./state.js";
import type { Host } from "./store.js";

export class FilePrivatisation {
  readonly #host: Host<FileState>;
  readonly #verification: GuaranteeVerification;
  readonly #releases: Releases;
  readonly #ownTable: () => OwnTable | undefined;
  readonly #running = new Latest();
  readonly #looking = new Latest();
  /** Why the file that was made could not be handed over. */
  #notReleased: SluiceError | undefined;

  constructor(
    host: Host<FileState>,
    verification: GuaranteeVerification,
    releases: Releases,
    ownTable: () => OwnTable | undefined,
  ) {
    this.#host = host;
    this.#verification = verification;
    this.#releases = releases;
    this.#ownTable = ownTable;
  }

  setTarget(target: File | undefined): void {
    this.#host.set({ target, keep: [], knowingly: [], person: undefined, account: undefined });
    void this.#look();
  }

  /** The other file, read as somebody says. */
  async readTargetAs(choice: ChosenDialect): Promise<void> {
    const { target } = this.#host.state;
    if (target) readAs(target, choice);
    await this.#look();
  }

  /** Another sheet of the other file. */
  async setTargetSheet(sheet: string): Promise<void> {
    const { target } = this.#host.state;
    if (target) chooseSheet(target, sheet);
    await this.#look();
  }

  /** Takes a person's word on the rows of the other file. */
  async setTargetLayout(change: LayoutChange): Promise<void> {
    const { target } = this.#host.state;
    if (target) changeLayoutOf(target, change);
    await this.#look();
  }

  /** Choices for columns that the other file still has stay. */
  async #look(): Promise<void> {
    const { target } = this.#host.state;
    this.#host.clear("privatise");
    this.#looking.cancel();
    this.#host.set({ targetHeader: undefined, targetRead: undefined });
    if (!target) return;
    await this.#host.attempt("privatise", async () => {
      const inspection = await this.#looking.run(async (signal) => {
        const { table, ...opened } = await openTable(target, { signal });
        const { files } = await this.#host.engines;
        const layout = layoutLike(target, this.#ownTable()?.file);
        return files.inspect(table, { signal, layout, ...dialectIn(opened) });
      });
      if (!inspection) return;
      const { header } = inspection;
      const { keep, knowingly, person } = this.#host.state;
      this.#host.set({
        targetHeader: header,
        targetRead: inspection,
        keep: keep.filter((name) => header.includes(name)),
        knowingly: knowingly.filter((name) => header.includes(name)),
        person: header.find((name) => name === person),
      });
    });
  }

  setWrite(write: WriteMode): void {
    this.#host.set({ write });
  }

  setKept(column: string, kept: boolean): void {
    const others = this.#host.state.keep.filter((name) => name !== column);
    const knowingly = this.#host.state.knowingly.filter((name) => name !== column);
    this.#host.set({ keep: kept ? [...others, column] : others, knowingly });
  }

  setSpreadsheetSafe(spreadsheetSafe: boolean): void {
    this.#host.set({ spreadsheetSafe });
  }

  /** One that tells what the reports keep back is passed on all the same. */
  setKnowingly(column: string): void {
    this.#host.set({ knowingly: [...this.#host.state.knowingly, column] });
  }

  /** The column for which the file was refused, where it tells what the reports keep back. */
  get identifyingColumn(): string | undefined {
    const error = this.#host.state.errors.privatise;
    return error?.code === "column_tells" ? error.place.column : undefined;
  }

  /** Forgets the error about a file that nobody wants any more. */
  forgetError(): void {
    this.#host.clear("privatise");
  }

  setPerson(person: string | undefined): void {
    this.#host.set({ person });
  }

  async start(): Promise<void> {
    const { state } = this.#host;
    const { design, write, keep, person, target } = state;
    const own = this.#ownTable();
    const file = target ?? own?.file;
    if (!design || !file || state.designing || state.levelWrong) return;
    const knowingly = state.knowingly.filter((column) => keep.includes(column));
    const spreadsheetSafe = state.spreadsheetSafe && keep.length > 0;
    const made = madeWith(state, own);
    this.#host.clear("privatise");
    this.#host.set({ privatising: { bytes: 0, totalBytes: file.size, rows: 0 } });
    const work = async () => {
      const bare = toProtocolFile(design);
      // The salt of settings for readers, which belong to this very file. A protocol that came along stays as it is.
      const protocol = own && heldCounts(bare) ? salted(bare, newDeviceSecret()) : bare;
      const output = await this.#running.run(async (signal) => {
        const { files } = await this.#host.engines;
        const onProgress = (privatising: FileState["privatising"]) => this.#host.set({ privatising });
        const from = await this.#releases.begin(file, protocol);
        const once = { ...from, ...(person !== undefined && { person }) };
        const { table, ...opened } = await openTable(file, { signal });
        const safe = spreadsheetSafe ? ("all" as const) : ("reports" as const);
        const choice = { write, keep, knowingly, once, spreadsheetSafe: safe };
        const how = { layout: layoutLike(file, own?.file), ...dialectIn(opened) };
        return files.privatise(table, protocol, choice, { signal, onProgress, ...how });
      });
      if (!output) return;
      const worst = this.#verification.worstOf(design);
      const costs = this.#verification.costsOf(design);
      const second = this.#releases.beside(file, protocol, output);
      const counted = file === own?.file && own.weight === undefined;
      const whole = {
        output,
        design,
        protocol,
        worst,
        costs,
        write,
        keep,
        spreadsheetSafe,
        file,
        counted,
        weighted: own?.weight !== undefined,
        made,
        second,
      };
      this.#host.set({ privatising: undefined, outcome: { ...whole, on: new Date(), saved: false }, undone: false });
      this.#releases.show(file);
    };
    await this.#host.attempt("privatise", work, { privatising: undefined });
    if (this.#host.state.errors.privatise) this.#isEarlier();
  }

  /** A file that was made before stands below an error, marked as earlier. */
  #isEarlier(): void {
    const { outcome } = this.#host.state;
    if (outcome) this.#host.set({ outcome: { ...outcome, earlier: true } });
  }

  cancel(): void {
    this.#running.cancel();
    const { cancelled, cancelledRemedy } = messages.privatise;
    this.#host.set({ privatising: undefined });
    this.#host.fail("privatise", ownError("privatising-cancelled", "cancelled", cancelled, cancelledRemedy));
    this.#isEarlier();
  }

  /** Ends the work for columns that are chosen no more: without an error, for nobody has asked for an end. */
  forget(): void {
    this.#running.cancel();
    this.#looking.cancel();
    const { outcome } = this.#host.state;
    // A file that has not been saved would be lost for good: reports are never drawn the same again.
    this.#host.set({ privatising: undefined, outcome: outcome?.saved ? undefined : outcome });
  }

  /** How often each noisy answer stands in a file that was saved, read as those who count them read it. */
  async recount(file: File, { protocol, write }: Outcome): Promise<ReportCounts | undefined> {
    let counted: ReportCounts | undefined;
    await this.#host.attempt("privatise", async () => {
      const { files } = await this.#host.engines;
      const { table, ...opened } = await openTable(file);
      const dialect = opened.dialect ?? { encoding: "utf-8", separator: ",", header: true };
      counted = await files.countReports(table, protocol, { written: write, as: "rows" }, dialectIn({ dialect }));
    });
    return counted;
  }

  /** The settings for readers of a file that was made: of the same categories, they say how these were drawn. */
  async readersOf({ protocol, write }: Outcome): Promise<ReadersFile> {
    const { files } = await this.#host.engines;
    const values = write === "values" ? await files.valueWeights(protocol) : undefined;
    return readersFile(salted(protocol, newDeviceSecret()), values);
  }

  /** Puts the file on its account and, if that can be, hands it over. */
  async release(hand: (outcome: Outcome) => Promise<Pick<Outcome, "as">>): Promise<void> {
    const { outcome, errors } = this.#host.state;
    if (!outcome) return;
    // The error of another file that was refused still holds, and stays.
    if (errors.privatise === this.#notReleased) this.#host.clear("privatise");
    const before = this.#host.state.errors.privatise;
    await this.#host.attempt("privatise", async () => {
      await this.#releases.settle(outcome.file, outcome.protocol, outcome.output);
      if (this.#host.state.outcome !== outcome) return;
      const as = await hand(outcome);
      if (this.#host.state.outcome === outcome) this.#host.set({ outcome: { ...outcome, ...as, saved: true } });
    });
    const { privatise } = this.#host.state.errors;
    if (privatise !== before) this.#notReleased = privatise;
  }
}

/** Whether a file has been made that nobody has saved. */
export function unsaved({ state }: { state: FileState }): boolean {
  return state.outcome !== undefined && !state.outcome.saved;
}

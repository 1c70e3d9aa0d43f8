// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * Once is once: what has been released from a file, and what more may be. Reports are derived from the account's
 * secret, so that the same answers have the same reports again. A saved file counts as released. All is forgotten with
 * the page, unless the person has it kept on the device.
 */
import {
  budgetFor,
  columnsTogether,
  type JointTable,
  type Ledger,
  mayRepeat,
  newLedger,
  type PrivatisedFile,
  type ProtocolFile,
  type Release,
  readLedger,
  released,
  repeated,
  SluiceError,
  writeLedger,
} from "../../wasm/engine/sluice.js";
import { dialectIn, openTable } from "../platform/formats.js";
import { layoutLike } from "../platform/layouts.js";
import type { OwnTable } from "./changed-settings.js";
import { nameOf, SecondFiles } from "./second-files.js";
import type { FileState, Outcome, SecondFile } from "./state.js";
import type { Host } from "./store.js";

/** The place of accounts that are kept on the device: texts of ledgers, by whose answers they are of. */
const PLACE = "sluice-accounts";

type Kept = Record<string, string>;

export class Releases {
  readonly #host: Host<FileState>;
  readonly #ownTable: () => OwnTable | undefined;
  readonly #gone: () => void;
  readonly #ledgers = new Map<string, Ledger>();
  readonly #seconds = new SecondFiles();

  /** @param gone is called when nothing of the people of the file at hand counts as released any more */
  constructor(host: Host<FileState>, ownTable: () => OwnTable | undefined, gone = () => {}) {
    this.#host = host;
    this.#gone = gone;
    this.#ownTable = ownTable;
    const kept = Object.entries(stored());
    for (const [people, text] of kept) {
      const ledger = read(text);
      if (ledger) this.#ledgers.set(people, ledger);
    }
    if (kept.length > 0) host.set({ remembered: true });
  }

  /** The secret that reports on a file are derived from, and how. Rejects with `over_budget` where it is plain that they may not be released. */
  async begin(file: File, protocol: ProtocolFile): Promise<Pick<Ledger, "secret" | "version">> {
    const ledger = this.#of(nameOf(file), protocol);
    // A file that was opened before has its account again, and with it the way back.
    this.show(file);
    if (mayRepeat(ledger, { protocol }).length === 0) await this.#account(file, ledger, protocol);
    const { secret, version } = ledger;
    return { secret, version };
  }

  /**
   * Puts reports on the account, before anybody can have them. Rejects with `over_budget` where they, with what has been
   * released by now, would say more than may be.
   */
  async settle(file: File, protocol: ProtocolFile, output: PrivatisedFile): Promise<void> {
    const people = nameOf(file);
    const ledger = this.#of(people, protocol);
    if (!repeated(ledger, { protocol }, output)) {
      const account = await this.#account(file, ledger, protocol);
      this.#ledgers.set(people, released(ledger, { protocol }, output, account));
    }
    this.#store();
    this.show(file);
  }

  /** Whether files made of this one are on its account: the same settings then make the same ones. */
  knows(file: File): boolean {
    return (this.#ledgers.get(nameOf(file))?.releases.length ?? 0) > 0;
  }

  /** The other file of these people to warn of, beside one that has been made. */
  beside(file: File, protocol: ProtocolFile, output: PrivatisedFile): SecondFile | undefined {
    return this.#seconds.beside(nameOf(file), protocol, output, this.#ledgers);
  }

  /** Shows the account of a file, if it has one. */
  show(file: File): void {
    const people = nameOf(file);
    const ledger = this.#ledgers.get(people);
    this.#host.set({ account: ledger && ledger.releases.length > 0 ? { people, ledger } : undefined });
  }

  /**
   * Nothing of these people counts as released any more: files of theirs that were saved have never been given away. One
   * that was made and is still there has reports by the old secret, and goes with it.
   */
  forget(): void {
    this.#takeBack();
  }

  /**
   * A file that has been made counts as released no more. The secret stays: should somebody have the file after all,
   * the same settings give no other reports.
   */
  undo(made?: Pick<Outcome, "file" | "protocol" | "output">): void {
    const gone = this.undoes(made);
    this.#takeBack((ledger) => ({ ...ledger, releases: ledger.releases.filter((release) => !gone.includes(release)) }));
  }

  /** The releases that go when `made` is undone: its own, for others may have been given away; all where it has none. */
  undoes(made: Pick<Outcome, "file" | "protocol" | "output"> | undefined): Release[] {
    const { account } = this.#host.state;
    if (!account) return [];
    const { people, ledger } = account;
    const own = made && people === nameOf(made.file) ? repeated(ledger, made, made.output) : undefined;
    return own ? [own] : ledger.releases;
  }

  #takeBack(left?: (ledger: Ledger) => Ledger): void {
    const { account } = this.#host.state;
    if (!account) return;
    const { people, ledger } = account;
    const kept = left?.(ledger);
    const releases = kept?.releases ?? [];
    this.#seconds.undo(people, {
      ...ledger,
      releases: ledger.releases.filter((release) => !releases.includes(release)),
    });
    this.#ledgers.delete(people);
    if (kept) this.#ledgers.set(people, kept);
    this.#store(people);
    if (releases.length === 0) this.#gone();
    const { privatise: _, ...errors } = this.#host.state.errors;
    const still = kept && releases.length > 0 ? { people, ledger: kept } : undefined;
    this.#host.set({ account: still, outcome: undefined, errors });
  }

  /** Keeps accounts and their secrets on this device, or no longer. */
  remember(on: boolean): void {
    this.#host.set({ remembered: on });
    if (on) this.#store();
    else keep({});
  }

  /** As long as nothing has been released, what may be is what the protocol at hand promises. */
  #of(people: string, protocol: ProtocolFile): Ledger {
    const known = this.#ledgers.get(people) ?? newLedger(budgetFor(protocol));
    const ledger = known.releases.length > 0 ? known : { ...known, budget: budgetFor(protocol) };
    this.#ledgers.set(people, ledger);
    return ledger;
  }

  async #account(file: File, ledger: Ledger, protocol: ProtocolFile) {
    const { files } = await this.#host.engines;
    return files.account(ledger, { protocol, table: await this.#common(file, ledger, protocol) });
  }

  /** For protocols for different columns: how these go together in the file, if it has them all. */
  async #common(file: File, { releases }: Ledger, protocol: ProtocolFile): Promise<JointTable | undefined> {
    const all = [...releases.map((release) => release.protocol), protocol];
    if (new Set(all.map(({ certificate }) => certificate.counts)).size === 1) return undefined;
    const weight = this.#ownTable()?.weight;
    try {
      const { files } = await this.#host.engines;
      const opened = await openTable(file);
      const choice = { ...columnsTogether(all), ...(weight !== undefined && { weight }) };
      const layout = layoutLike(file, this.#ownTable()?.file);
      return await files.count(opened.table, choice, { layout, ...dialectIn(opened) });
    } catch (error) {
      // Then the account says what it cannot tell.
      if (error instanceof SluiceError) return undefined;
      throw error;
    }
  }

  /** Beside what other windows keep, and what this one cannot read. */
  #store(gone?: string): void {
    if (!this.#host.state.remembered) return;
    const kept = stored();
    if (gone !== undefined) delete kept[gone];
    for (const [people, ledger] of this.#ledgers) {
      const there = read(kept[people] ?? "");
      // One without releases is kept where it takes the place of one that was undone.
      const newer = ledger.releases.length > (there?.releases.length ?? (people === gone ? -1 : 0));
      if (newer) kept[people] = writeLedger(ledger);
    }
    // In private windows of some browsers nothing can be kept, and the box says so.
    if (!keep(kept)) this.#host.set({ remembered: false });
  }
}

function keep(kept: Kept): boolean {
  try {
    if (Object.keys(kept).length === 0) localStorage.removeItem(PLACE);
    else localStorage.setItem(PLACE, JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}

function stored(): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "{}");
    const entries = Object.entries(kept ?? {}).filter(([, text]) => typeof text === "string");
    return Object.fromEntries(entries) as Kept;
  } catch {
    return {};
  }
}

function read(text: string): Ledger | undefined {
  try {
    return readLedger(text);
  } catch {
    return undefined;
  }
}

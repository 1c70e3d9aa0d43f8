// SPDX-License-Identifier: GPL-3.0-or-later
/** Releases that a ledger keeps account of: refused beyond its budget, and the same again where they were made before. */

import { lstat, realpath, rm, stat, writeFile } from "node:fs/promises";
import type { Engine } from "../contract/engine.js";
import { fail, SluiceError } from "../contract/errors.js";
import type { ColumnChoice, PrivatiseChoice, Privatised } from "../contract/file-types.js";
import type { JointTable, ProtocolFile, Releases } from "../contract/types.js";
import { columnsTogether, isOfCoding } from "../releases/joint-audit.js";
import {
  type Account,
  account,
  awaited,
  awaiting,
  budgetFor,
  checkObservation,
  confirmed,
  type Ledger,
  mayRepeat,
  newLedger,
  type Proposed,
  type Ran,
  type Release,
  readLedger,
  released,
  repeated,
  shownLevel,
  writeLedger,
} from "../releases/ledger.js";
import { reasonOf } from "./failure.js";
import { readAll } from "./files.js";
import { tell } from "./output.js";
import { removeOnSignal, writeWhole } from "./sinks.js";
import * as texts from "./texts.js";

export interface InLedger {
  path: string;
  /** For a new ledger, in nats of the protocol's own guarantee; if not given, as much as the protocol promises. */
  budget: number | undefined;
  /** The column that says who is who. */
  person: string | undefined;
  of: Releases;
  /** The file is a part of the protocol's last release, and has its reports: nothing is released. */
  extract: boolean;
  /** Counts columns of the data: the table by which releases of different columns are verified together. */
  table: (columns: ColumnChoice) => Promise<JointTable>;
}

const MOST_BYTES = 256 << 20;
/** To whoever owns the file alone: reports can be undone with what is in it. */
const PRIVATE = 0o600;

export async function loadLedger(path: string): Promise<Ledger> {
  const bytes = await readAll(path, MOST_BYTES);
  if (!bytes) throw fail(texts.ledgerTooLarge).at({ file: path });
  return readLedger(new TextDecoder().decode(bytes), path);
}

/**
 * Lets `release` go ahead if the ledger's budget allows for it, and writes it down before anybody has the reports. The
 * same answers under the same protocol are the same release.
 */
export async function releaseOnce(
  engine: Engine,
  protocol: ProtocolFile,
  { path: named, budget, person, of, extract, table }: InLedger,
  release: (once: NonNullable<PrivatiseChoice["once"]>) => Promise<Privatised>,
): Promise<Privatised> {
  const ledgerPath = await real(named);
  const unlock = await lock(ledgerPath);
  try {
    const exists = (await stat(ledgerPath).catch(() => undefined)) !== undefined;
    const ledger = exists ? await loadLedger(ledgerPath) : newLedger(budgetFor(protocol, budget));
    if (exists && budget !== undefined && budget !== ledger.budget.epsilon) {
      throw fail(texts.ledgerHasBudget, ledger.budget.epsilon).at({ file: ledgerPath });
    }
    const once = { secret: ledger.secret, version: ledger.version, ...(person !== undefined && { person }) };
    if (extract) {
      const { answers } = lastRelease(ledger, protocol, ledgerPath);
      tell(`${ledgerPath}: reports as in the last release, for comparing with it; pass them on to nobody.`);
      return await release({ ...once, answers });
    }
    const proposed: Proposed = { protocol, of };
    const may = mayRepeat(ledger, proposed).length > 0;
    // Whether it is too much is told before a large file is gone through.
    const first = may ? undefined : await afforded(engine, ledger, proposed, table);
    const file = await release(once);
    const before = repeated(ledger, proposed, file);
    if (before) {
      tell(
        `${ledgerPath}: these reports have been released before, on ${before.when.slice(0, 10)}; they are the same.`,
      );
      return file;
    }
    checkObservation(ledger, proposed, file);
    if (may)
      tell(
        `${ledgerPath}: not the same answers of the same people as before, by ${person === undefined ? "the number of the row" : `the column "${person}"`}: this is another release.`,
      );
    const state = first ?? (await afforded(engine, ledger, proposed, table));
    const text = writeLedger(released(ledger, proposed, file, state));
    await writeWhole(ledgerPath, pieces(text), PRIVATE);
    const { epsilon, notion } = ledger.budget;
    const left = Math.max(0, epsilon - state.together);
    tell(
      `${ledgerPath}: ${exists ? "written down" : "a new ledger, to be kept as safe as the data"}; ` +
        `spent ${shownLevel(state.together)}, remaining ${shownLevel(left, Math.floor)} of ${shownLevel(epsilon)} nats (${notion}).`,
    );
    return file;
  } finally {
    await unlock();
  }
}

/**
 * The script of a release that some database makes. A new release is on the account before anybody
 * has the script. The same one is the protocol's last, and its script makes no other. Throws `over_budget`, `bad_request`.
 */
export async function awaitRelease(
  engine: Engine,
  protocol: ProtocolFile,
  { path: named, budget, of }: Pick<InLedger, "path" | "budget" | "of">,
  same: boolean,
  script: (from: { secret: string; answers?: string }) => string,
): Promise<string> {
  const ledgerPath = await real(named);
  const unlock = await lock(ledgerPath);
  try {
    const exists = (await stat(ledgerPath).catch(() => undefined)) !== undefined;
    const ledger = exists ? await loadLedger(ledgerPath) : newLedger(budgetFor(protocol, budget));
    const { secret } = ledger;
    if (ledger.version === 1) throw fail(texts.ledgerOfVersionOne).at({ file: ledgerPath });
    if (exists && budget !== undefined && budget !== ledger.budget.epsilon) {
      throw fail(texts.ledgerHasBudget, ledger.budget.epsilon).at({ file: ledgerPath });
    }
    if (same) {
      const { answers } = lastRelease(ledger, protocol, ledgerPath);
      return script({ secret, answers });
    }
    // It may be printed again: all of them make one release.
    if (awaited(ledger, protocol.certificate.protocol)) return script({ secret });
    const text = script({ secret });
    const proposed: Proposed = { protocol, of };
    const state = account(engine, ledger, proposed);
    await writeWhole(ledgerPath, pieces(writeLedger(awaiting(ledger, proposed, state))), PRIVATE);
    return text;
  } finally {
    await unlock();
  }
}

/** The last release of a protocol whose answers are known. Throws `bad_request` where there is none. */
function lastRelease(ledger: Ledger, protocol: ProtocolFile, file: string): Release {
  const known = mayRepeat(ledger, { protocol }).filter(({ awaited }) => !awaited);
  const last = known.at(-1);
  if (!last) throw fail(texts.noReleaseYet).at({ file });
  return last;
}

/** Writes down what a script has been run on. */
export async function confirmRelease(named: string, ran: Ran): Promise<Ledger> {
  const ledgerPath = await real(named);
  const unlock = await lock(ledgerPath);
  try {
    const ledger = confirmed(await loadLedger(ledgerPath), ran);
    await writeWhole(ledgerPath, pieces(writeLedger(ledger)), PRIVATE);
    return ledger;
  } finally {
    await unlock();
  }
}

/** The account; where protocols come from different tables, by a table of the data that are released. */
async function afforded(
  engine: Engine,
  ledger: Ledger,
  proposed: Proposed,
  table: InLedger["table"],
): Promise<Account> {
  const files = [...ledger.releases.map(({ protocol }) => protocol), proposed.protocol];
  const counts = new Set(files.map(({ certificate }) => certificate.counts));
  return account(engine, ledger, counts.size > 1 ? { ...proposed, table: await tableOf(files, table) } : proposed);
}

/**
 * Nothing where the data do not have all columns, or the protocols have not one secret: then the account says what it cannot
 * tell. Throws where they make different categories of one column.
 */
async function tableOf(files: ProtocolFile[], table: InLedger["table"]): Promise<JointTable | undefined> {
  try {
    return await table(columnsTogether(files));
  } catch (error) {
    const unknown = error instanceof SluiceError && ["unknown_column", "bad_request"].includes(error.code);
    if (unknown && !isOfCoding(error)) return undefined;
    throw error;
  }
}

async function* pieces(text: string): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode(text);
}

/** The file itself, whatever links lead to it: there is one lock and one account of it. */
async function real(path: string): Promise<string> {
  const found = await lstat(path).catch(() => undefined);
  if (!found) return path;
  const target = await realpath(path).catch(() => {
    throw fail(texts.ledgerLinkBroken).at({ file: path });
  });
  if ((await stat(target)).nlink > 1) {
    throw fail(texts.ledgerNamedTwice).at({ file: path });
  }
  return target;
}

export const lockOf = (path: string) => `${path}.lock`;

/** Two releases at a time would not know of each other. */
async function lock(path: string): Promise<() => Promise<void>> {
  const file = lockOf(path);
  try {
    await writeFile(file, `${process.pid}\n`, { flag: "wx" });
  } catch (error) {
    const taken = (error as NodeJS.ErrnoException).code === "EEXIST";
    if (!taken) await rm(file, { force: true }).catch(() => {});
    throw taken
      ? fail(texts.ledgerInUse, file).at({ file: path })
      : fail(texts.ledgerNotLocked, reasonOf(error)).at({ file: path });
  }
  const stay = removeOnSignal(file);
  return async () => {
    stay();
    await rm(file, { force: true });
  };
}

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
  budgetFor,
  checkObservation,
  type Ledger,
  mayRepeat,
  newLedger,
  type Proposed,
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
  { path: named, budget, person, of, table }: InLedger,
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
    const proposed: Proposed = { protocol, of };
    const may = mayRepeat(ledger, proposed).length > 0;
    // Whether it is too much is told before a large file is gone through.
    const first = may ? undefined : await afforded(engine, ledger, proposed, table);
    const file = await release({ secret: ledger.secret, ...(person !== undefined && { person }) });
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

// SPDX-License-Identifier: GPL-3.0-or-later
/** Releases that a ledger keeps account of: refused beyond its budget, and the same again where they were made before. */
import { rm, stat, writeFile } from "node:fs/promises";
import type { Engine } from "../engine.js";
import { SluiceError } from "../errors.js";
import {
  type Account,
  account,
  budgetFor,
  isSame,
  type Ledger,
  newLedger,
  type Proposed,
  readLedger,
  released,
  repeats,
  shownLevel,
  writeLedger,
} from "../ledger.js";
import type { PrivatiseChoice, PrivatisedFile } from "../requests.js";
import { columnsTogether } from "../together.js";
import type { JointTable, ProtocolFile, Releases } from "../types.js";
import { readAll, writeWhole } from "./files.js";
import { loadTable } from "./load.js";
import { tell } from "./output.js";

export interface InLedger {
  path: string;
  /** Of a new ledger, in nats of the protocol's own guarantee; as much as the protocol promises where it is not given. */
  budget: number | undefined;
  /** The column that says who is who. */
  person: string | undefined;
  of: Releases;
}

const MOST_BYTES = 256 << 20;
/** To whoever owns the file alone: reports can be undone with what is in it. */
const PRIVATE = 0o600;

export async function loadLedger(path: string): Promise<Ledger> {
  const bytes = await readAll(path, MOST_BYTES);
  if (!bytes)
    throw new SluiceError("bad_file", "The ledger is too large.", "Use the ledger as it was written.", { file: path });
  return readLedger(new TextDecoder().decode(bytes), path);
}

/**
 * Lets `release` go ahead if the ledger's budget allows for it, and writes it down before anybody has the reports. The
 * same answers under the same protocol are the same release.
 */
export async function releaseOnce(
  engine: Engine,
  protocol: ProtocolFile,
  path: string,
  { path: ledgerPath, budget, person, of }: InLedger,
  release: (once: NonNullable<PrivatiseChoice["once"]>) => Promise<PrivatisedFile>,
): Promise<PrivatisedFile> {
  const unlock = await lock(ledgerPath);
  try {
    const exists = (await stat(ledgerPath).catch(() => undefined)) !== undefined;
    const ledger = exists ? await loadLedger(ledgerPath) : newLedger(budgetFor(protocol, budget));
    if (exists && budget !== undefined && budget !== ledger.budget.epsilon) {
      throw new SluiceError(
        "bad_request",
        `The ledger has a budget of ${ledger.budget.epsilon} already.`,
        "Leave --budget out; what has been released cannot be made to count less.",
        { file: ledgerPath },
      );
    }
    const proposed: Proposed = { protocol, of };
    const before = repeats(ledger, proposed);
    // Whether it is too much is told before a large file is gone through.
    const first = before ? undefined : await afforded(engine, ledger, proposed, path);
    const file = await release({ secret: ledger.secret, ...(person !== undefined && { person }) });
    const byPerson = person !== undefined;
    if (before && isSame(before, file, byPerson)) {
      tell(
        `${ledgerPath}: these reports have been released before, on ${before.when.slice(0, 10)}; they are the same.`,
      );
      return file;
    }
    const state = first ?? (await afforded(engine, ledger, proposed, path));
    const text = writeLedger(released(ledger, proposed, file, state, byPerson));
    await writeWhole(ledgerPath, pieces(text), PRIVATE);
    const { epsilon, notion } = ledger.budget;
    const left = Math.max(0, epsilon - state.together);
    tell(
      `${ledgerPath}: ${exists ? "written down" : "a new ledger, to be kept as safe as the data"}; ` +
        `spent ${shownLevel(state.together)}, remaining ${shownLevel(left)} of ${shownLevel(epsilon)} nats (${notion}).`,
    );
    return file;
  } finally {
    await unlock();
  }
}

/** The account; where protocols come from different tables, by a table of the data that are released. */
async function afforded(engine: Engine, ledger: Ledger, proposed: Proposed, path: string): Promise<Account> {
  const files = [...ledger.releases.map(({ protocol }) => protocol), proposed.protocol];
  const counts = new Set(files.map(({ certificate }) => certificate.counts));
  return account(engine, ledger, counts.size > 1 ? { ...proposed, table: await tableOf(path, files) } : proposed);
}

/** Nothing where the data do not have all columns: then the account says what it cannot tell. */
async function tableOf(path: string, files: ProtocolFile[]): Promise<JointTable | undefined> {
  try {
    return await loadTable(path, columnsTogether(files));
  } catch (error) {
    if (error instanceof SluiceError && ["unknown_column", "bad_request"].includes(error.code)) return undefined;
    throw error;
  }
}

async function* pieces(text: string): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode(text);
}

/** Two releases at a time would not know of each other. */
async function lock(path: string): Promise<() => Promise<void>> {
  const file = `${path}.lock`;
  try {
    await writeFile(file, `${process.pid}\n`, { flag: "wx" });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    throw new SluiceError(
      "bad_request",
      "Another release is being made with this ledger.",
      `Wait until it is done; if there is none, remove ${file}.`,
      { file: path },
    );
  }
  return () => rm(file, { force: true });
}

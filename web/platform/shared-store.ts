// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * Fingerprints of what a person has protected and saved, on this device. Each entry is a day and slow hashes: no names, no
 * answers. Small tables can be guessed, so that a guess has to cost as much as it may.
 */

const PLACE = "sluice-shared";
/** Rounds of PBKDF2: some tenths of a second. */
const ROUNDS = 600_000;
const BYTES = 16;

interface Entry {
  prints: string[];
  /** Such as 2026-03-12. */
  on: string;
}

interface Kept {
  salt: string;
  entries: Entry[];
  /** Somebody wants nothing to be kept. */
  refused?: true;
}

interface Recalled {
  /** The first mark that is known. */
  mark: string;
  on: Date;
}

/** Whether fingerprints may be kept; "never" where the browser cannot. */
export function sharedState(): "kept" | "refused" | "never" {
  if (!globalThis.crypto?.subtle) return "never";
  try {
    // In some windows it may only be looked at.
    localStorage.setItem(PROBE, "");
    localStorage.removeItem(PROBE);
  } catch {
    return "never";
  }
  return stored()?.refused ? "refused" : "kept";
}

const PROBE = `${PLACE}-probe`;

/** Keeps fingerprints of a file by its marks, unless there are such already; the day on which it was first so stays. */
export async function rememberShared(marks: string[], on: Date): Promise<void> {
  if (sharedState() !== "kept") return;
  const { salt } = stored() ?? put({ salt: toText(crypto.getRandomValues(new Uint8Array(BYTES))), entries: [] });
  const prints = await printsOf(marks, salt);
  // Meanwhile another window may have changed it, or the person may have refused.
  const now = stored();
  if (!now || now.refused || now.salt !== salt) return;
  if (now.entries.some((entry) => entry.prints.join() === prints.join())) return;
  put({ ...now, entries: [...now.entries, { prints, on: dayOf(on) }] });
}

/** The last day on which a file with one of these marks was saved; they are made only where something is kept. */
export async function recallShared(marksOf: () => Promise<string[]>): Promise<Recalled | undefined> {
  const kept = stored();
  if (!kept || kept.entries.length === 0) return undefined;
  const marks = await marksOf();
  const prints = await printsOf(marks, kept.salt);
  for (const [i, print] of prints.entries()) {
    const days = kept.entries.flatMap((entry) => (entry.prints.includes(print) ? [entry.on] : []));
    const last = days.sort().at(-1);
    const [year = 0, month = 1, day = 1] = (last ?? "").split("-").map(Number);
    if (last !== undefined) return { mark: marks[i] ?? "", on: new Date(year, month - 1, day) };
  }
  return undefined;
}

/** Lets go of all that has one of these marks. */
export async function forgetShared(marks: string[]): Promise<void> {
  const salt = stored()?.salt;
  if (salt === undefined) return;
  const prints = await printsOf(marks, salt);
  const now = stored();
  if (now?.salt !== salt) return;
  const entries = now.entries.filter((entry) => !entry.prints.some((print) => prints.includes(print)));
  if (entries.length > 0 || now.refused) put({ ...now, entries });
  else localStorage.removeItem(PLACE);
}

/** Nothing more is kept, and nothing of what was; or fingerprints may be kept again. */
export function refuseShared(refused: boolean): void {
  if (refused) put({ salt: "", entries: [], refused });
  else localStorage.removeItem(PLACE);
}

async function printsOf(marks: string[], salt: string): Promise<string[]> {
  return Promise.all(
    marks.map(async (mark) => {
      const key = await crypto.subtle.importKey("raw", new TextEncoder().encode(mark), "PBKDF2", false, ["deriveBits"]);
      const how = { name: "PBKDF2", hash: "SHA-256", salt: new TextEncoder().encode(salt), iterations: ROUNDS };
      return toText(new Uint8Array(await crypto.subtle.deriveBits(how, key, 8 * BYTES)));
    }),
  );
}

const toText = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** By the clock of who saved it. */
function dayOf(date: Date): string {
  const two = (n: number) => String(n).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

function put(kept: Kept): Kept {
  try {
    localStorage.setItem(PLACE, JSON.stringify(kept));
  } catch {
    // Then there is no warning next time, and nothing else is lost.
  }
  return kept;
}

/** Other pages of the same host can write here. */
function stored(): Kept | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "null");
    if (typeof kept !== "object" || kept === null) return undefined;
    const { salt, entries, refused } = kept as Partial<Kept>;
    if (typeof salt !== "string" || !Array.isArray(entries) || !entries.every(isEntry)) return undefined;
    return { salt, entries, ...(refused === true && { refused }) };
  } catch {
    return undefined;
  }
}

function isEntry(value: unknown): value is Entry {
  const { prints, on } = (value ?? {}) as Partial<Entry>;
  return (
    Array.isArray(prints) &&
    prints.every((print) => typeof print === "string") &&
    typeof on === "string" &&
    /^\d{4}-\d\d-\d\d$/.test(on)
  );
}

/** Bytes at each end of a file by which it is known. */
const END = 8_000_000;

/** A mark of the bytes of a file; nothing where it cannot be read any more. */
export async function markOf(file: File): Promise<string | undefined> {
  const ends = file.size <= 2 * END ? [file] : [file.slice(0, END), file.slice(-END)];
  try {
    const bytes = await new Blob([`${file.size} `, ...ends]).arrayBuffer();
    return `file ${toText(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)))}`;
  } catch {
    return undefined;
  }
}

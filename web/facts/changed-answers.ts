// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * How many answers chance has changed, and what that hides. The number that was counted is for whoever has the answers: it
 * follows from them and the draws, which no guarantee covers together. A receipt says the number to be expected, which
 * follows from the settings and the noisy answers alone.
 */
import { comparesData } from "../../wasm/contract/notions.js";
import type { Design, ReportCounts, WriteMode } from "../../wasm/engine/sluice.js";
import { codingOf } from "../../wasm/protocol/coding.js";
import { isAnswerItself } from "../../wasm/protocol/held-counts.js";
import { writtenAnswers } from "../../wasm/protocol/written-answers.js";
import { messages } from "../messages/page.js";
import { count, integer, plain, quoted } from "../text/format-message.js";
import { beliefs, STILL, worst } from "./belief.js";
import { inputShares, sharedNames, usedBy } from "./pairs.js";
import { saysNothing } from "./protocol-facts.js";
import { unchangedByValues } from "./values.js";

/** A number of rows, counted or to be expected. */
interface Changed {
  changed: number;
  rows: number;
}

/**
 * For each thing that may be written: the chance that it is written, and that it is the answer as well. And for each answer,
 * with pairs each real one, the chance that somebody has it and that its own name is written.
 */
interface Written {
  all: Float64Array;
  same: Float64Array;
  unchanged: Float64Array;
}

const known: Record<WriteMode, WeakMap<Design, Written>> = { values: new WeakMap(), reports: new WeakMap() };

/** For people as in the table; none where ticks are written. */
function writtenOf(design: Design, write: WriteMode): Written | undefined {
  const there = known[write].get(design);
  if (there !== undefined) return there;
  const { as, names, of } = writtenAnswers(design, write);
  if (as === "ticks") return undefined;
  const written = write === "values" ? byValues(design) : byReports(design, names, of);
  known[write].set(design, written);
  return written;
}

function byValues(design: Design): Written {
  const same = unchangedByValues(design);
  return { all: design.dataDistribution, same, unchanged: same };
}

function byReports(design: Design, names: Int32Array, of: number): Written {
  const same = new Float64Array(names.length);
  const unchanged = new Float64Array(design.data.categories.length);
  inputShares(design).forEach((share, input) => {
    const x = input % unchanged.length;
    names.forEach((name, y) => {
      if (name !== input % of) return;
      const both = share * (design.channel[input * names.length + y] ?? 0);
      same[y] = (same[y] ?? 0) + both;
      unchanged[x] = (unchanged[x] ?? 0) + both;
    });
  });
  return { all: design.reportDistribution, same, unchanged };
}

/** For each answer the share of all people who have it and for whom its own name is written; none where ticks are written. */
export function shareUnchanged(design: Design, write: WriteMode): Float64Array | undefined {
  return writtenOf(design, write)?.unchanged;
}

/** @internal The share of people as in the table for whom chance writes something else than their answer; none where ticks are written. */
export function shareChanged(design: Design, write: WriteMode): number | undefined {
  const written = writtenOf(design, write);
  if (!written) return undefined;
  const same = written.same.reduce((sum, share) => sum + share, 0);
  // Rounding is no chance.
  return 1 - same < STILL ? 0 : 1 - same;
}

/** Whether there is a number to be told: where chance changes some answers, and a reader can see of a cell which answer it is. */
export function isCounted(design: Design, write: WriteMode): boolean {
  const share = shareChanged(design, write);
  return share !== undefined && share > 0 && writtenAnswers(design, write).names.some((name) => name >= 0);
}

/** How many rows of a saved file are to be expected to have another answer, by how often each thing stands in it. */
function expected(design: Design, write: WriteMode, { reports, counts }: Counted): Changed | undefined {
  const written = writtenOf(design, write);
  if (!written) return undefined;
  const names = write === "values" ? design.data.categories : design.reports;
  const places = new Map(names.map((name, i) => [name, i]));
  let [rows, same] = [0, 0];
  counts.forEach((n, i) => {
    const place = places.get(reports[i] ?? "") ?? -1;
    const all = written.all[place] ?? 0;
    rows += n;
    if (all > 0) same += (n * (written.same[place] ?? 0)) / all;
  });
  return { changed: Math.round(rows - same), rows };
}

type Counted = Pick<ReportCounts, "reports" | "counts">;

/** The sentences on the answers of a file, and those on what that hides. */
interface Happened {
  did: string[];
  /** The rows whose answers are what they were, where they are answers. */
  unchanged?: number;
  hides: string[];
}

/** Says what happened to the answers of a file, by what was counted in it, and what that hides. */
export function happened(design: Design, write: WriteMode, counted: Changed | undefined): string {
  const { did, hides } = said(design, write, counted && { number: messages.receipt.exactly, ...counted }, "");
  return [...did, ...hides].join(" ");
}

/** The same of a saved file, from how often each thing stands in it. `ofTable`: its rows are those of the table. */
export function happenedAbout(design: Design, write: WriteMode, counted: Counted, ofTable: boolean): Happened {
  const { about, like } = messages.receipt;
  const found = expected(design, write, counted);
  const says = said(design, write, found && { number: about, ...found }, ofTable ? "" : like);
  const isTold = found && isCounted(design, write) && writtenAnswers(design, write).as === "answers";
  return { ...says, ...(isTold && { unchanged: found.rows - found.changed }) };
}

function said(
  design: Design,
  write: WriteMode,
  found: (Changed & { number: string }) | undefined,
  note: string,
): Happened {
  const t = messages.receipt;
  const { as } = writtenAnswers(design, write);
  const shared = sharedNames(design.data);
  const values = { column: quoted(shared), columns: quoted(usedBy(design)), secret: quoted([design.secret.name]) };
  const coded = shared.some((name) => codingOf(design.coding, name)) ? [t.coded] : [];
  if (shareChanged(design, write) === 0) return { did: [...coded, plain(t.real, values)], hides: [] };
  const replaced = as === "answers" ? [] : [plain(t.replaced[as], values)];
  const number: string[] = [];
  if (found && as !== "ticks" && isCounted(design, write)) {
    const { changed, rows } = found;
    const n = as === "answers" ? changed : rows - changed;
    const forms = as === "answers" ? t.changed : t.named[as];
    number.push(count(rows, forms, { ...values, number: plain(found.number, { n: integer(n), rows: integer(rows) }) }));
    if (note) number.push(note);
  }
  return { did: [...coded, ...replaced, ...number], hides: hides(design).map((message) => plain(message, values)) };
}

/**
 * The factor of medium privacy. Beyond it a belief of 1 in 4 may become more than 2 in 5: that is limited, not hidden.
 */
const HIDDEN = Math.exp(0.5);

/** Whether the shared column is hidden as well: by a promise about answers, or where nothing at all is said. */
export function hidesAnswers(design: Design): boolean {
  return comparesData(design.guarantee.notion) || saysNothing(design);
}

/** Messages that say what is hidden, and last what is not. */
export function hides(design: Design): string[] {
  const t = messages.receipt;
  const { guarantee } = design;
  if (hidesAnswers(design)) {
    const alone = isAnswerItself(design, design.prior);
    const hidden = saysNothing(design) || Math.exp(guarantee.epsilon) <= HIDDEN * (1 + STILL);
    return [hidden ? (alone ? t.hidesAnswer : t.hidesBoth) : alone ? t.limitsAnswer : t.limitsBoth];
  }
  const found = worst(beliefs(design));
  const { before = 1, most = 1, least = 1 } = found ?? {};
  const hidden = Math.max(most / before, before / least) <= HIDDEN * (1 + STILL);
  const proves = most >= 1 - STILL || least <= 0;
  return [hidden ? t.hides : t.limits, ...(proves ? [t.proves] : []), t.not];
}

// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * How many answers chance has changed, and what that hides. The number that was counted is for whoever has the answers: it
 * follows from them and the draws, which no guarantee covers together. A page that goes out with the file says the number to
 * be expected, which follows from the settings alone.
 */
import { comparesData } from "../../wasm/contract/notions.js";
import type { Design, WriteMode } from "../../wasm/engine/sluice.js";
import { codingOf } from "../../wasm/protocol/coding.js";
import { isAnswerItself } from "../../wasm/protocol/held-counts.js";
import { writtenAnswers } from "../../wasm/protocol/written-answers.js";
import { messages } from "../messages/page.js";
import { count, integer, plain, quoted } from "../text/format-message.js";
import { beliefs, STILL, worst } from "./belief.js";
import { inputShares, sharedNames, usedBy } from "./pairs.js";
import { saysNothing } from "./protocol-facts.js";
import { unchangedOfEach } from "./values.js";

/** A number of rows, counted or to be expected. */
interface Changed {
  changed: number;
  rows: number;
}

const known: Record<WriteMode, WeakMap<Design, Float64Array>> = { values: new WeakMap(), reports: new WeakMap() };

/**
 * For each answer the share of all people who have it and for whom its own name is written; with pairs, the real pair.
 * None where ticks are written.
 */
export function shareUnchanged(design: Design, write: WriteMode): Float64Array | undefined {
  const there = known[write].get(design);
  if (there) return there;
  const { as, names, of } = writtenAnswers(design, write);
  if (as === "ticks") return undefined;
  const same = write === "values" ? unchangedOfEach(design) : new Float64Array(design.data.categories.length);
  if (write === "reports") {
    inputShares(design).forEach((share, input) => {
      const x = input % same.length;
      names.forEach((name, y) => {
        if (name === input % of) same[x] = (same[x] ?? 0) + share * (design.channel[input * names.length + y] ?? 0);
      });
    });
  }
  known[write].set(design, same);
  return same;
}

/** The share of people as in the table for whom chance writes something else than their answer; none where ticks are written. */
export function shareChanged(design: Design, write: WriteMode): number | undefined {
  const same = shareUnchanged(design, write)?.reduce((sum, share) => sum + share, 0);
  if (same === undefined) return undefined;
  // Rounding is no chance.
  return 1 - same < STILL ? 0 : 1 - same;
}

/** Whether there is a number to be told: where chance changes some answers, and a reader can see of a cell which answer it is. */
export function isCounted(design: Design, write: WriteMode): boolean {
  const share = shareChanged(design, write);
  return share !== undefined && share > 0 && writtenAnswers(design, write).names.some((name) => name >= 0);
}

/** For so many rows, where the table counts each of them once; otherwise for 100 people as in the table. */
function expected(design: Design, write: WriteMode, rows: number, counted: boolean): Changed | undefined {
  const share = shareChanged(design, write);
  const all = counted ? rows : OUT_OF;
  return share === undefined ? undefined : { changed: Math.round(share * all), rows: all };
}

const OUT_OF = 100;

/** Says what happened to the answers of a file, by what was counted in it, and what that hides. */
export function happened(design: Design, write: WriteMode, counted: Changed | undefined): string {
  return said(design, write, counted && { number: messages.receipt.exactly, ...counted }, "");
}

/** The same for whoever gets the file. */
export function happenedAbout(design: Design, write: WriteMode, rows: number, counted: boolean): string {
  const { about, like } = messages.receipt;
  const found = expected(design, write, rows, counted);
  return said(design, write, found && { number: about, ...found }, counted ? "" : like);
}

function said(
  design: Design,
  write: WriteMode,
  found: (Changed & { number: string }) | undefined,
  note: string,
): string {
  const t = messages.receipt;
  const { as } = writtenAnswers(design, write);
  const shared = sharedNames(design.data);
  const values = { column: quoted(shared), columns: quoted(usedBy(design)), secret: quoted([design.secret.name]) };
  const coded = shared.some((name) => codingOf(design.coding, name)) ? [t.coded] : [];
  if (shareChanged(design, write) === 0) return [...coded, plain(t.real, values)].join(" ");
  const replaced = as === "answers" ? [] : [plain(t.replaced[as], values)];
  const number: string[] = [];
  if (found && as !== "ticks" && isCounted(design, write)) {
    const { changed, rows } = found;
    const n = as === "answers" ? changed : rows - changed;
    const forms = as === "answers" ? t.changed : t.named[as];
    number.push(count(rows, forms, { ...values, number: plain(found.number, { n: integer(n), rows: integer(rows) }) }));
    if (note) number.push(note);
  }
  return [...coded, ...replaced, ...number, ...hides(design).map((message) => plain(message, values))].join(" ");
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

// SPDX-License-Identifier: GPL-3.0-or-later
/** The picture of a file's answers before and after, without an element that shows it. */
import type { Design, WriteMode } from "../../wasm/engine/sluice.js";
import { writtenAnswers } from "../../wasm/protocol/written-answers.js";
import type { ChangesSpec } from "../charts/chart.js";
import { type Band, beforeAfter, inWhole } from "../facts/before-after.js";
import { sharedNames } from "../facts/pairs.js";
import { messages } from "../messages/page.js";
import { count, integer, list, plain } from "../text/format-message.js";

/** At most so many answers have dots of their own. */
const SHOWN = 5;

/** @param says the sentence on how many rows change */
export function changesOf(design: Design, write: WriteMode, rows: number, says: string): ChangesSpec {
  const t = messages.protect.changes;
  const { before, after } = beforeAfter(design, write, rows);
  const stays = writtenAnswers(design, write).as === "answers";
  const [was, is] = [bandsOf(before), bandsOf(after)];
  const spoken = [was, is].map((bands, side) =>
    plain(side === 0 ? t.spokenBefore : t.spokenAfter, {
      bands: list(bands.map(({ name, same, other }) => `${name} ${integer(same + other)}`)),
    }),
  );
  return {
    kind: "changes",
    title: t.title,
    before: { name: t.before, bands: was },
    after: { name: t.after, bands: is },
    sideAxis: t.side,
    nameAxis: list(sharedNames(design.data)),
    same: stays ? t.same : t.real,
    other: stays ? t.other : t.unreal,
    each: (n) => plain(t.each, { n: integer(n) }),
    summary: [says, ...spoken].join(" "),
  };
}

/** The commonest ones, and all others together. */
function bandsOf(all: Band[]) {
  const shown = all.length > SHOWN + 1 ? SHOWN : all.length;
  const rest = all.slice(shown);
  const sum = (of: (band: Band) => number) => rest.reduce((total, band) => total + of(band), 0);
  const others = {
    name: count(rest.length, messages.protect.useful.more),
    rows: sum(({ rows }) => rows),
    same: sum(({ same }) => same),
  };
  const bands = [...all.slice(0, shown), ...(rest.length > 0 ? [others] : [])];
  const whole = inWhole(bands.map(({ rows }) => rows));
  const same = inWhole(bands.map((band) => band.same));
  return bands.map(({ name }, i) => {
    const own = Math.min(same[i] ?? 0, whole[i] ?? 0);
    return { name, same: own, other: (whole[i] ?? 0) - own };
  });
}

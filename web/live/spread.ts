// SPDX-License-Identifier: GPL-3.0-or-later
/** Many classes with the same true answers, each with coins of its own: how far their estimates spread, and which ranges hold. */
import { type Design, type Sluice, toProtocolFile } from "../../wasm/engine/sluice.js";
import type { SpreadSpec } from "../charts/chart.js";
import { messages as exercises } from "../messages/exercises.js";
import { integer, plain } from "../text/format-message.js";
import { estimateOf, shareOf, trueAnswers } from "./people.js";
import { answersOf, scaled } from "./scale.js";

export const CLASSES = 100;

export interface OneClass {
  /** How many of its people mean the first answer, to the nearest of 0 to all. */
  estimate: number;
  /** Whether its range holds how many do. */
  held: boolean;
}

/** Everybody in each of them sends a report of the engine's own sampler. */
export async function askClasses(
  engine: Sluice,
  design: Design,
  told: (done: number) => void,
  signal: AbortSignal,
): Promise<OneClass[]> {
  const { secret, data, prior } = design;
  const [protocol, answers] = [toProtocolFile(design), trueAnswers(design)];
  const truth = truthOf(answers) / answers.length;
  const rows = answersOf(scaled({ secret, data, weights: prior }, answers.length));
  // Classes that send the same are estimated once.
  const known = new Map<string, OneClass>();
  const found: OneClass[] = [];
  while (found.length < CLASSES) {
    const { counts } = await engine.privatise(rows, protocol, { write: "reports", keep: [] }, { signal });
    const key = String(counts);
    let one = known.get(key);
    if (!one) {
      const { each: [low, high] = [0, 1] } = (await shareOf(engine, design, Array.from(counts))) ?? {};
      const estimate = Math.round(estimateOf(design, counts[0] ?? 0, answers.length));
      one = {
        estimate: Math.min(answers.length, Math.max(0, estimate)),
        held: low <= truth && truth <= high,
      };
      known.set(key, one);
    }
    found.push(one);
    told(found.length);
  }
  return found;
}

const truthOf = (answers: number[]) => answers.filter((answer) => answer === 0).length;

export function spreadSpec(design: Design, classes: OneClass[]): SpreadSpec {
  const t = exercises.undo.classes;
  const answers = trueAnswers(design);
  const sorted = classes.map(({ estimate }) => estimate).sort((a, b) => a - b);
  const at = (part: number) => integer(sorted[Math.round(part * (sorted.length - 1))] ?? 0);
  const truth = truthOf(answers);
  const values = {
    n: integer(classes.length),
    held: integer(classes.filter(({ held }) => held).length),
    truth: integer(truth),
    least: at(0),
    low: at(0.25),
    high: at(0.75),
    most: at(1),
  };
  return {
    kind: "spread",
    title: plain(t.title, values),
    valueAxis: t.estimate,
    countAxis: t.count,
    held: t.holds,
    missed: t.misses,
    truthName: plain(t.truth, values),
    truth,
    most: answers.length,
    rows: [...new Set(sorted)].map((value) => {
      const here = classes.filter(({ estimate }) => estimate === value);
      const held = here.filter((one) => one.held).length;
      return { value, held, missed: here.length - held };
    }),
    summary: plain(t.says, values),
  };
}

// SPDX-License-Identifier: GPL-3.0-or-later
/** One report for teaching: drawn as a real one is, and forgotten. */

import type { Design, Sluice } from "../../wasm/engine/sluice.js";
import { MARKED } from "../../wasm/protocol/unary-encoding.js";
import { beliefAfter, otherMark } from "../facts/marks.js";
import { messages } from "../messages/page.js";
import { nameOf } from "../parts/beliefs-spec.js";
import { list } from "../text/format-message.js";

export interface Drawn {
  /** As it stands in a file of reports. */
  report: string;
  /** As it is read. */
  name: string;
  /** Belief in each secret after it. */
  after: number[];
}

/** Every time with a secret of its own, so that nothing ties one report to another. */
export async function draw(engine: Sluice, design: Design, input: number): Promise<Drawn> {
  // The modules that only drawing needs are loaded when something is drawn.
  const { newDeviceSecret, toProtocolFile } = await import("./drawing.js");
  const report = await engine.answer(toProtocolFile(design), input, newDeviceSecret());
  if (design.marks) {
    const marked = markedIn(report);
    const name = list(marked.map((x) => design.data.categories[x] || messages.empty));
    return { report, name: name || messages.channel.marks.none, after: beliefAfter(design, marked) };
  }
  const [at, width] = [design.reports.indexOf(report), design.secret.categories.length];
  const after = Array.from(design.secretPosterior.subarray(at * width, (at + 1) * width));
  return { report, name: nameOf(design, at), after };
}

/** P(report | input). */
export function chanceOf(design: Design, input: number, report: string): number {
  if (!design.marks) {
    return design.channel[input * design.reports.length + design.reports.indexOf(report)] ?? 0;
  }
  const marked = markedIn(report);
  // One's own answer is marked with an even chance, every other one with that of others.
  const other = otherMark(design);
  return design.reports.reduce((chance, _, x) => {
    const mark = x === input ? 0.5 : other;
    return chance * (marked.includes(x) ? mark : 1 - mark);
  }, 1);
}

function markedIn(report: string): number[] {
  return [...report].flatMap((letter, x) => (letter === MARKED ? [x] : []));
}

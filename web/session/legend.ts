// SPDX-License-Identifier: GPL-3.0-or-later
import { type Design, NEGLIGIBLE } from "../../wasm/api/sluice.js";
import { outOf100 } from "../charts/label.js";
import { messages } from "../messages.js";
import { list, plain } from "../text/say.js";
import { reportOrder } from "./belief.js";

/** How many answers a line names. */
const named = 3;

/** Who sends a report, for each that more than one kind of person sends. */
export function legend(design: Design): string[] {
  const t = messages.channel;
  const said = design.marks ? t.marks.legend : t.legend;
  const width = design.data.categories.length;
  return reportOrder(design).flatMap((report) => {
    const senders = Array.from(design.dataPosterior.subarray(report * width, (report + 1) * width), (chance, x) => ({
      name: design.data.categories[x] || messages.empty,
      chance,
    }));
    const sorted = senders.filter(({ chance }) => chance >= NEGLIGIBLE).sort((a, b) => b.chance - a.chance);
    if (sorted.length < 2) return [];
    const parts = sorted
      .slice(0, named)
      .map(({ name, chance }) => plain(t.legendPart, { answer: name, chance: outOf100(chance) }));
    const rest = sorted.slice(named).reduce((sum, { chance }) => sum + chance, 0);
    if (rest >= NEGLIGIBLE) parts.push(plain(t.legendRest, { chance: outOf100(rest) }));
    return [plain(said, { report: design.reports[report] || messages.empty, answers: list(parts) })];
  });
}

// SPDX-License-Identifier: GPL-3.0-or-later

import type { Design } from "../../wasm/engine/sluice.js";
import { shownNames } from "../../wasm/protocol/columns.js";
import type { GraphSpec } from "../charts/chart.js";
import { neighbourProfiles } from "../facts/profiles.js";
import { factor } from "../facts/sentence.js";
import { messages } from "../messages/page.js";
import { count, plain } from "../text/format-message.js";

/** Without an element: the graph of neighbours, with what is promised and what is reached. */
export function graphOf(design: Design): GraphSpec {
  const t = messages.neighbours.graph;
  const nodes = shownNames(design.secret.categories);
  const factorText = (level: number | undefined, none: string) =>
    level === undefined ? none : Number.isFinite(level) ? plain(t.times, { factor: factor(level) }) : t.unlimited;
  const pairs = neighbourProfiles(design).map(({ pair, neighbours, promised, reached }) => ({
    ends: pair,
    neighbours,
    promised: factorText(promised, t.unlimited),
    reached: factorText(reached, t.unknown),
  }));
  const joined = pairs.filter(({ neighbours }) => neighbours);
  const parts = joined.map(({ ends: [one, other], promised, reached }) =>
    plain(t.part, { one: nodes[one] ?? "", other: nodes[other] ?? "", promised, reached }),
  );
  return {
    kind: "graph",
    title: t.picture,
    nodes,
    pairs,
    words: t.words,
    summary: count(joined.length, t.summary, { all: pairs.length, parts: parts.join(" ") }).trim(),
  };
}

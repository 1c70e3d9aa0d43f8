// SPDX-License-Identifier: GPL-3.0-or-later
/** The picture of the share that is kept at each level, without an element that shows it. */

import { BEST_PROTOCOL } from "../../wasm/contract/protocols.js";
import { type CurvePoint, type Design, shortOf } from "../../wasm/engine/sluice.js";
import type { CurveSpec } from "../charts/chart.js";
import { messages } from "../messages/page.js";
import { count, levelText, list, percent, plain } from "../text/format-message.js";

export function curveOf(design: Design, points: CurvePoint[], highest: number): CurveSpec {
  const t = messages.channel;
  const entropy = design.utility.dataEntropy;
  const chosen = {
    x: Math.min(design.guarantee.epsilon, highest),
    y: design.utility.mutualInformation / entropy,
  };
  const series = [...new Set<string>([BEST_PROTOCOL, ...points.map((point) => point.protocol)])].map((protocol) => ({
    name: t.protocols[protocol]?.label ?? protocol,
    main: protocol === BEST_PROTOCOL,
    points: points
      .filter((point) => point.protocol === protocol)
      .map((point) => ({ x: point.epsilon, y: point.mutualInformation / entropy, most: mostOf(point, entropy) }))
      .sort((a, b) => a.x - b.x),
  }));
  const spoken = series.map(({ name, points: own }) => {
    const few = own.filter((_, index) => index % Math.max(1, Math.ceil(own.length / 4)) === 0);
    const parts = few.map(({ x, y, most }) => {
      if (most === undefined) return plain(t.curvePart, { share: percent(y), epsilon: x });
      return plain(t.curvePartOpen, { share: percent(y, Math.floor), epsilon: x });
    });
    const open = own.filter(({ most }) => most !== undefined).length;
    return [
      parts.length ? plain(t.curveSummary, { protocol: name, parts: list(parts) }) : "",
      open ? count(open, t.curveOpen, { all: own.length }) : "",
    ]
      .filter(Boolean)
      .join(" ");
  });
  const choice = plain(t.curveChosen, { epsilon: levelText(design.guarantee.epsilon), share: percent(chosen.y) });
  return {
    kind: "curve",
    title: t.curveTitle,
    xLabel: t.curveX,
    yLabel: t.curveY,
    highest,
    series,
    unfinished: { mark: t.curveMark, cell: t.curveCell },
    chosen,
    summary: [...spoken, choice].filter(Boolean).join(" "),
  };
}

/** As a share, where the search was not finished; no more than all can be kept. */
function mostOf(point: CurvePoint, entropy: number): number | undefined {
  const short = shortOf(point);
  return short > 0 ? Math.min(1, (point.mutualInformation + short) / entropy) : undefined;
}

// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * The door to the charts of the page: what to show in, the picture, the same as a table, and in a sentence, out. Lines are
 * drawn for the papers' figures alone, and are not loaded here.
 */
import { type BarsSpec, bars } from "./bars.js";
import { type BoundsSpec, bounds } from "./bounds.js";
import { type ChangesSpec, changes } from "./changes.js";
import { type CrowdSpec, crowd } from "./crowd.js";
import { type CurveSpec, curve } from "./curve.js";
import { type GraphSpec, graph } from "./graph.js";
import { type HeatSpec, heat } from "./heat.js";
import { type IntervalsSpec, intervals } from "./intervals.js";
import { type LevelsSpec, levels } from "./levels.js";
import type { Chart } from "./picture.js";
import { type PolytopeSpec, polytope } from "./polytope.js";
import { type RegionsSpec, regions } from "./regions.js";
import { type SharesSpec, shares } from "./shares.js";
import { type SpreadSpec, spread } from "./spread.js";

export type ChartSpec =
  | HeatSpec
  | CurveSpec
  | BarsSpec
  | BoundsSpec
  | SharesSpec
  | IntervalsSpec
  | PolytopeSpec
  | GraphSpec
  | RegionsSpec
  | LevelsSpec
  | CrowdSpec
  | SpreadSpec
  | ChangesSpec;

const drawn: { [Kind in ChartSpec["kind"]]: (spec: Extract<ChartSpec, { kind: Kind }>, width: number) => Chart } = {
  heat,
  curve,
  bars,
  bounds,
  shares,
  intervals,
  polytope,
  graph,
  regions,
  levels,
  crowd,
  spread,
  changes,
};

/** `width` is the room there is, in CSS pixels; a chart may need more and is then scrolled. */
export function chart<Kind extends ChartSpec["kind"]>(spec: Extract<ChartSpec, { kind: Kind }>, width: number): Chart {
  return drawn[spec.kind as Kind](spec, width);
}

export type {
  BarsSpec,
  BoundsSpec,
  ChangesSpec,
  Chart,
  CrowdSpec,
  CurveSpec,
  GraphSpec,
  HeatSpec,
  IntervalsSpec,
  LevelsSpec,
  PolytopeSpec,
  RegionsSpec,
  SharesSpec,
  SpreadSpec,
};

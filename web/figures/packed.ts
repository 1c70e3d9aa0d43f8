// SPDX-License-Identifier: GPL-3.0-or-later
/** Points as columns: half as long, and lines over the same x have it once. */
import type { Computed, Panel, Point } from "./figure.js";

interface PackedSeries {
  name: string;
  /** Left out where it is that of the line before. */
  x?: number[];
  y: number[];
  /** Half of the range around y. */
  half?: number[];
}

export interface Packed extends Omit<Computed, "panels"> {
  panels: (Omit<Panel, "series"> & { series: PackedSeries[] })[];
}

/** A picture shows no more of a number. */
const DIGITS = 4;

const rounded = (value: number, digits = DIGITS) => Number(value.toPrecision(digits));

export function packed(computed: Computed): Packed {
  let before = "";
  const series = ({ name, points }: Panel["series"][number]): PackedSeries => {
    const x = points.map((point) => rounded(point.x, 6));
    const same = String(x) === before;
    before = String(x);
    const halves = points.map(({ y, high = y }) => rounded(high - y, 2));
    return {
      name,
      ...(!same && { x }),
      y: points.map(({ y }) => rounded(y)),
      ...(halves.some((half) => half > 0) && { half: halves }),
    };
  };
  return { ...computed, panels: computed.panels.map((panel) => ({ ...panel, series: panel.series.map(series) })) };
}

export function unpacked({ panels, ...others }: Packed): Computed {
  let before: number[] = [];
  const points = ({ x = before, y, half }: PackedSeries): Point[] => {
    before = x;
    return y.map((value, i) => {
      const around = half?.[i];
      return {
        x: x[i] ?? Number.NaN,
        y: value,
        ...(around !== undefined && { low: rounded(value - around), high: rounded(value + around) }),
      };
    });
  };
  const series = (one: PackedSeries) => ({ name: one.name, points: points(one) });
  return { ...others, panels: panels.map((panel) => ({ ...panel, series: panel.series.map(series) })) };
}

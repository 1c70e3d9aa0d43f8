// SPDX-License-Identifier: GPL-3.0-or-later
/** What a figure of a paper is, whoever computes it: this process for all of it, or a visitor's browser as they look. */
import type { Design, DesignRequest } from "../../wasm/contract/types.js";

/** Who computes protocols. */
export interface Designer {
  design(request: DesignRequest): Promise<Design>;
}

/** What a reader may change. */
interface Slider {
  key: string;
  label: string;
  least: number;
  most: number;
  step: number;
  /** In the paper, or as near to it as is known. */
  value: number;
  /** For the live figure, where the paper's would take a browser long. */
  live?: number;
}

export interface Point {
  x: number;
  y: number;
  /** A range around y, where it is a mean. */
  low?: number;
  high?: number;
}

export interface Axis {
  label: string;
  log?: true;
  /** Shares, told in percent. */
  share?: true;
}

export interface Panel {
  title: string;
  x: Axis;
  y: Axis;
  series: { name: string; points: Point[] }[];
  /** Points that have no order. */
  scattered?: true;
}

export interface Computed {
  panels: Panel[];
  /** What is to be seen, with its numbers. */
  sentences: string[];
}

/** While it is being computed: how far, from 0 to 1. Throws where it is to stop. */
type Tell = (share: number) => Promise<void>;

export type Values = Record<string, number>;

export interface Figure {
  id: string;
  paper: "A" | "B" | "C" | "E";
  /** As the paper calls it. */
  number: string;
  title: string;
  /** What it shows, and with which parameters, those that it was computed with; where the paper's are not known to us it says so. */
  about(values: Values): string;
  /** What the paper reports. */
  reported: string;
  /** Where we differ, and why, with the values of the repository. */
  differs: string;
  sliders: Slider[];
  compute(designer: Designer, values: Values, tell: Tell): Promise<Computed>;
}

/** The values that a figure is computed with for the repository, or at first in a browser. */
export function valuesOf({ sliders }: Figure, where: "paper" | "live"): Values {
  const value = ({ value, live = value }: Slider) => (where === "live" ? live : value);
  return Object.fromEntries(sliders.map((slider) => [slider.key, value(slider)]));
}

/** From `least` to `most` in equal steps, without the digits of their rounding. */
export function steps(least: number, most: number, count: number): number[] {
  return Array.from({ length: count }, (_, i) => Number((least + ((most - least) * i) / (count - 1)).toPrecision(12)));
}

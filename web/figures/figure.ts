// SPDX-License-Identifier: GPL-3.0-or-later
/** A figure of a paper. `npm run figures` computes all of it, or a visitor's browser computes it as they look. */
import type { Design, DesignRequest } from "../../wasm/contract/types.js";

/** Computes protocols. */
export interface Designer {
  design(request: DesignRequest): Promise<Design>;
}

/** A number that a reader may change. */
interface Slider {
  key: string;
  label: string;
  least: number;
  most: number;
  step: number;
  /** The paper's, where its text has one. */
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
  /** From its least value to its most, where one that begins at 0 would show nothing. */
  fitted?: true;
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
  /** The findings, with their numbers. */
  sentences: string[];
}

/** While it is being computed: how far, from 0 to 1. Throws where it is to stop. */
type Tell = (share: number) => Promise<void>;

/** The place where a paper says something, so that a reader finds it there. */
interface Place {
  /** As the paper numbers it: A has VII-A, C has 6.2; the numbers of A are those on arXiv. */
  section: string;
  /** The figure, table or equation that it is said of, as the paper calls it. */
  part: string;
  /** The first words of the sentence, as they stand there. */
  words: string;
}

/** Something that a paper says. */
export interface Claim {
  says: string;
  at: Place;
  /** How ours differs, and why; left out where it agrees. */
  differs?: string;
}

export type Values = Record<string, number>;

export interface Figure {
  id: string;
  paper: "A" | "B" | "C" | "E";
  /** As the paper calls it. */
  number: string;
  title: string;
  /** Says what is shown, with the values that it was computed with. */
  about(values: Values): string;
  /** Says what the paper computes, and from which data. */
  setting: Claim;
  claims: Claim[];
  /** Ours: what the paper leaves out. */
  beyond: string[];
  /** Times are in the pictures: the machine is to be named. */
  timed?: true;
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

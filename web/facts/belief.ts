// SPDX-License-Identifier: GPL-3.0-or-later
/** The beliefs of an observer about the secret, before and after a report. */
import type { Design } from "../../wasm/engine/sluice.js";
import { type Belief, guessedFromMarks, markBeliefs } from "./marks.js";

export type { Belief };

/**
 * A belief that changes by less than this part of itself does not move. The part is relative, since a rare secret is
 * moved by little and may be moved by far.
 */
export const STILL = 1e-9;

/** The belief in every secret and how far any report moves it. */
export function beliefs(design: Design): Belief[] {
  if (design.marks) return markBeliefs(design);
  const secrets = design.secret.categories.length;
  return Array.from(design.secretDistribution, (before, secret) => {
    const after = Array.from(design.reports, (_, report) => report)
      .filter((report) => (design.reportDistribution[report] ?? 0) > 0)
      .map((report) => design.secretPosterior[report * secrets + secret] ?? 0);
    return { secret, before, most: Math.max(...after), least: Math.min(...after) };
  });
}

/**
 * The secret whose belief moves by the largest factor, up or down. Several often reach the level that
 * was allowed; of these the one for which most people are concerned.
 */
export function worst(all: Belief[]): Belief | undefined {
  const largest = Math.max(...all.map(factor));
  const reached = all.filter((belief) => factor(belief) >= largest * (1 - 1e-9));
  return reached.sort((a, b) => span(b) - span(a))[0];
}

/** Whether some report moves it. */
export function isMoved(belief: Belief): boolean {
  return factor(belief) >= 1 + STILL;
}

function span({ most, least }: Belief): number {
  return most - least;
}

function factor({ before, most, least }: Belief): number {
  return Math.max(most / before, before / least);
}

/** The extremes of the belief in a secret if the answers went out as they are. */
export function beliefsFromAnswer(design: Design, secret: number): { most: number; least: number } {
  const width = design.data.categories.length;
  const beliefs = design.data.categories.map((_, x) => {
    const total = design.secret.categories.reduce((sum, _, s) => sum + (design.prior[s * width + x] ?? 0), 0);
    return (design.prior[secret * width + x] ?? 0) / total;
  });
  return { most: Math.max(...beliefs), least: Math.min(...beliefs) };
}

/**
 * The reports in the order of the answers they stand for, so that the channel reads along its diagonal. Many may stand
 * for the same one, as with pairs of secret and answer: then those that are sent most come first.
 */
export function reportOrder({ reports, standsFor, reportDistribution, seesSecret }: Design): number[] {
  const first = (report: number) => standsFor[report]?.[0] ?? 0;
  const share = (report: number) => (seesSecret ? (reportDistribution[report] ?? 0) : 0);
  return reports.map((_, report) => report).sort((a, b) => first(a) - first(b) || share(b) - share(a) || a - b);
}

/** How often the best guess of an answer is right: without anything, and from its report. */
export function guesses(design: Design): { blind: number; informed: number } {
  const blind = Math.max(...design.dataDistribution);
  if (design.marks) return { blind, informed: guessedFromMarks(design) };
  const width = design.data.categories.length;
  let informed = 0;
  design.reports.forEach((_, report) => {
    const row = design.dataPosterior.subarray(report * width, (report + 1) * width);
    informed += (design.reportDistribution[report] ?? 0) * Math.max(...row);
  });
  return { blind, informed };
}

/** The same of the secret; not of sets of marks, of which there are too many. */
export function secretGuesses(design: Design): { blind: number; informed: number } | undefined {
  if (design.marks) return undefined;
  const width = design.secret.categories.length;
  let informed = 0;
  design.reports.forEach((_, report) => {
    const row = design.secretPosterior.subarray(report * width, (report + 1) * width);
    informed += (design.reportDistribution[report] ?? 0) * Math.max(...row);
  });
  return { blind: Math.max(...design.secretDistribution), informed };
}

/**
 * The number of people out of whom shares are told: 100, or more where a share would otherwise
 * vanish in rounding.
 */
export function outOf(shares: number[]): number {
  const smallest = Math.min(...shares.filter((share) => share > 0), 1);
  if (smallest >= 0.03) return 100;
  if (smallest >= 0.003) return 1_000;
  return smallest >= 0.0003 ? 10_000 : 1_000_000;
}

/** Rounded so that what is said is never better than what is true. */
export function atMost(share: number, people: number): number {
  return Math.ceil(share * people - 1e-9);
}

export function atLeast(share: number, people: number): number {
  return Math.floor(share * people + 1e-9);
}

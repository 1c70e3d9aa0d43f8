// SPDX-License-Identifier: Apache-2.0
/** The words of whoever receives reports, as data. Shares are between 0 and 1. */
import type { WriteMode } from "./types.js";

/** How often reports have come: all that an estimate needs. */
export interface ReportCounts {
  /** Whether the protocol's reports were counted or categories that were drawn from them (see `WriteMode`). */
  written: WriteMode;
  /**
   * The things that were counted: the protocol's reports, its categories, or different sets of marks as they are
   * written.
   */
  reports: string[];
  /** How often each of these has come. */
  counts: number[];
  /** So many more people have sent none: their cells were empty, or said so. Left out where there are none. */
  missing?: number;
}

export interface EstimateOptions {
  /** How sure the intervals are to be; 0.95 if it is not given. */
  confidence?: number;
  /**
   * If the channel sees the secret too, "prior" takes it for known how the secret is distributed given the data, as in
   * the protocol's table. More can be told then; it is right only where that table is.
   */
  assume?: "prior";
  /**
   * Asks for shares that are shrunken towards the protocol's table, which counts as the known answers of so many
   * people. They are the mode of the posterior under a Dirichlet prior. They are biased, and for protocols that
   * hardly tell answers apart.
   */
  shrink?: number;
}

/** Ends of an interval. */
export type Ends = [low: number, high: number];

/**
 * How the interval of a share by itself is made. "binomial": reports show one event, whose chance has Clopper and
 * Pearson's interval, with Feldman and Cousins's tails near an end of what it can be. "betting": by a test of the mean
 * of a bounded number. "chances": by the chances of all reports.
 */
export type IntervalMethod = "binomial" | "betting" | "chances";

/** The meaning of intervals of one kind. */
export interface IntervalScope {
  /** Whether the confidence is that of one interval, or of all at once. */
  holds: "one" | "all";
  /**
   * Whose shares they are. In "population", those who were asked are a random sample of these people. In "both", the
   * intervals hold for these people and for those who were asked as well.
   */
  of: "population" | "both";
}

/** A share of the people, estimated. */
export interface Share {
  /**
   * Whether reports tell it, however many there are. A share that they do not tell has no figure but `likelihood` and
   * intervals.
   */
  identifiable: boolean;
  /** In the most likely distribution; of what reports do not tell, as near to the protocol's table as they allow. */
  likelihood: number;
  /**
   * For this share by itself: holds with the confidence asked for or more, however few the reports are. Left out where no
   * distribution goes with the reports.
   */
  each?: Ends;
  /** The method of `each`; chosen before a report is seen. */
  eachBy?: IntervalMethod;
  /** For all shares at once, with the confidence asked for or more, however few the reports are. Left out like `each`. */
  together?: Ends;
  /** Right on average; may be below 0 or above 1. */
  unbiased?: number;
  /** The same, moved to the nearest distribution. */
  projected?: number;
  /** Towards the protocol's table, where `shrink` asks for it: biased. No interval takes notice of it. */
  shrunken?: number;
  /** Standard deviation of `unbiased`, where the respondents are a sample of those who are asked about … */
  deviation?: number;
  /** … and where the respondents themselves are. */
  deviationOfRespondents?: number;
  /** The least deviation of any unbiased estimate (Cramér and Rao). */
  leastDeviation?: number;
  /** How far one report can move `unbiased`, at most. */
  influence?: number;
  /** The least standard deviation that `unbiased` can have, whoever the people are: that of noise alone. */
  noiseDeviation?: number;
  /**
   * For this share by itself: `unbiased` ± z deviations, within 0 and 1, for many reports. Left out where it would mislead:
   * of fewer than 30 reports, and where one of them can move `unbiased` by more than that deviation.
   */
  wald?: Ends;
}

export interface NamedShare extends Share {
  name: string;
}

/** How well counts go with what was to be expected. */
export interface FitOf {
  /** Honest counts look at least as odd with at most this chance, however few they are; `priorFit` of sets of marks: for many. */
  probability: number;
}

export interface SurveyEstimate {
  /** The number of reports. */
  people: number;
  /** So many rows had no report, and were passed over; left out where there are none. */
  missing?: number;
  confidence: number;
  /** The share of each category of the data. */
  data: NamedShare[];
  /** If several columns are shared: the share of each value of each column. */
  columns?: { name: string; values: NamedShare[] }[];
  /** The share of each secret, if the channel sees the secret and nothing is assumed. */
  secrets?: NamedShare[];
  /** The meaning of each kind of interval. */
  scope: { each: IntervalScope; together: IntervalScope; wald: IntervalScope };
  /** No distribution has a likelihood per report that is larger by more (nats); null where it was not found. */
  gap: number | null;
  /** Whether no distribution goes with the reports, at the confidence asked for. */
  impossible: boolean;
  /**
   * The fit of the reports with the most likely distribution: small for a wrong protocol, or reports that are not
   * honest.
   */
  fit: FitOf;
  /**
   * The fit of the reports with the protocol's table: small if these people are not distributed like those. Left out by
   * settings for readers, which have no table.
   */
  priorFit?: FitOf;
}

/** The aim of a plan: the precision of so many people, the people for such a half width (0.02, say), or both. */
export interface PlanAim {
  people?: number;
  halfWidth?: number;
  /** Whether reports are to be counted, or categories that are drawn from them. */
  written?: WriteMode;
}

/** Half widths of the kinds of intervals in `Share`. */
export interface HalfWidths {
  each: number;
  together: number;
  /** The half width of unbiased estimates of many reports; infinite if none can be had. */
  wald: number;
}

/** Before anybody is asked. */
export interface SurveyPlan {
  confidence: number;
  /**
   * If the protocol's table counts nobody (`questionTable`): whoever answers, no estimate is less precise. Otherwise
   * figures are for people who are distributed as in that table.
   */
  anybody?: true;
  /**
   * Half widths of intervals to be expected, of `each`, `together` and `wald` in `Share`: the widest of all categories,
   * and those of each category.
   */
  halfWidth?: HalfWidths & { people: number; categories: HalfWidths[] };
  /** How many people it takes for that half width; null where no number does. */
  people?: { halfWidth: number; each: number | null; together: number | null; wald: number | null };
}

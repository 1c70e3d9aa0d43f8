// SPDX-License-Identifier: Apache-2.0
/** The words of whoever compares reports by public columns beside them, as data. Shares are between 0 and 1. */
import type { Ends, EstimateOptions, NamedShare, ReportCounts, Share, SurveyEstimate } from "./estimate-types.js";
import type { SettingsFile, WriteMode } from "./types.js";

/** By which public columns of a file its reports are counted. */
export interface Grouping {
  /** Whether the file holds the protocol's reports or categories that were drawn from them (see `WriteMode`). */
  written: WriteMode;
  /** Columns beside the reports, which everybody may know. May be empty: then all people are one group. */
  columns: string[];
  /** A column of survey weights: numbers, at least 0. */
  weight?: string;
  /** Numbers are written like 1,5. */
  comma?: boolean;
  /**
   * For a regression: columns whose numbers are names of categories. All others have to hold numbers alone, or none at
   * all. Left out where people are grouped, by cells as they are.
   */
  categorical?: string[];
}

/** People with the same cells in all these columns. */
export interface ReportGroup {
  /** Their cells, one for each column. */
  cells: string[];
  /** The reports that they have sent: places in the list of `GroupedReports`. */
  reports: number[];
  /** How many of them have sent each of these, with a weight above 0. */
  counts: number[];
  /** The sums of their weights, where there are weights … */
  weights?: number[];
  /** … and of the squares of these. */
  squares?: number[];
}

/** Reports, counted for each combination of cells of public columns: all that estimates of groups need. */
export interface GroupedReports {
  written: WriteMode;
  columns: string[];
  /** The column of weights. */
  weight?: string;
  /** Numbers in these columns are written like 1,5. */
  comma?: boolean;
  /** Whether the cells of each column are numbers or names of categories, if that was asked for. */
  kinds?: ("number" | "category")[];
  /**
   * The things that were counted: the protocol's reports, its categories, or different sets of marks as they are
   * written.
   */
  reports: string[];
  groups: ReportGroup[];
  /** So many rows had no report, and were passed over; left out where there are none. */
  missing?: number;
}

export interface GroupOptions extends EstimateOptions {
  /** Asks for the difference of each group's shares from those of another one: the first, or the one with this name. */
  difference?: boolean | string;
  /**
   * Asks for the shares of a whole population too: groups are its strata, and this says how many people each has. Every
   * group has to be in it, and have reports. Not with weights or differences.
   */
  population?: [stratum: string, people: number][];
}

/** A share of a population, from those of its strata, each of which counts by its known size. */
export interface StratifiedShare {
  name: string;
  /** Whether the reports of all strata tell it. */
  identifiable: boolean;
  unbiased?: number;
  /** Left out where a stratum has a single report: that shows no spread. */
  deviation?: number;
  /**
   * From the intervals `each` of all strata, each of which holds with its part of the doubt (Bonferroni). It holds with the
   * confidence asked for or more, however few people there are, and is wide where strata are many.
   */
  each?: Ends;
  /** From the intervals `together`, in the same way: of all shares at once. */
  together?: Ends;
  /**
   * `unbiased` ± z deviations and half of what one report can move it, from 0 to 1. Left out if one report can move it
   * by more than 15 % of the deviation that noise alone gives it. The channel and the numbers of people decide that.
   */
  wald?: Ends;
}

export interface StratifiedEstimate {
  /** The people of the population. */
  people: number;
  strata: { name: string; people: number }[];
  /**
   * The design effect of the strata's weights (Kish): the reports tell as much as so many times fewer would, drawn
   * evenly.
   */
  designEffect: number;
  data: StratifiedShare[];
  columns?: { name: string; values: StratifiedShare[] }[];
  secrets?: StratifiedShare[];
}

/** Shares of the people of one group; with weights `data`, `columns` and `secrets` have no intervals but Wald's. */
export interface GroupEstimate extends Pick<SurveyEstimate, "people" | "data" | "columns" | "secrets"> {
  name: string;
  /** Fewer than 30 people, or with weights as few as these: all that is told of them is wide. */
  few: boolean;
  /** Whether no distribution goes with their reports; left out with weights. */
  impossible?: boolean;
  /** How unlikely their reports are under the protocol, whoever they are; left out with weights. */
  fit?: SurveyEstimate["fit"];
  /** n Σw² / (Σw)² (Kish): with weights they tell as much as people / this would without. */
  designEffect?: number;
}

/** The share of one group less that of another. */
export interface Difference {
  name: string;
  /** Whether the reports of both tell it. */
  identifiable: boolean;
  unbiased?: number;
  deviation?: number;
  /**
   * From the intervals `each` of both groups, each of which holds with half of the doubt (Bonferroni). It holds with the
   * confidence asked for or more, however few people there are, and also where the same people are in both.
   */
  each?: Ends;
  /** From the intervals `together`, in the same way: of all shares of these two groups at once. */
  together?: Ends;
  /** For people who are in one group only: made, and left out, like that of `StratifiedShare`; from -1 to 1. */
  wald?: Ends;
}

export interface GroupDifferences {
  /** The group, and the one that its shares are compared with. */
  group: string;
  reference: string;
  data: Difference[];
  columns?: { name: string; values: Difference[] }[];
  secrets?: Difference[];
}

/** Each group is estimated by itself: intervals of several groups need not all hold at once. */
export interface GroupsEstimate {
  /** The column that groups are of; left out where they are files. */
  column?: string;
  /** The column of weights. */
  weight?: string;
  /** The number of reports. */
  people: number;
  missing?: number;
  confidence: number;
  groups: GroupEstimate[];
  differences?: GroupDifferences[];
  /** The estimate for the whole population, if the sizes of its strata were given. */
  population?: StratifiedEstimate;
}

/** Pairs of reports by two protocols, one of each from every person. */
export interface CrossedReports {
  /** Places of the reports in both protocols' lists, and how many people have sent this pair. */
  counts: [first: number, second: number, people: number][];
  /** So many rows lacked a report, and were passed over; left out where there are none. */
  missing?: number;
}

/** How far having one answer goes together with having another one (phi): from -1 to 1, 0 if not at all. */
export interface Correlation {
  /** In the most likely distribution. */
  value: number;
  deviation: number;
  /** For many reports; cut at -1 and 1. */
  wald: Ends;
}

export interface PairShare extends Share {
  /** The answer to the first question, and that to the second one. */
  names: [first: string, second: string];
  /** Left out for fewer than 30 people, where reports do not tell it, and where all or none have one of the answers. */
  correlation?: Correlation;
}

/** Two answers of the same people together. */
export interface CrossedEstimate
  extends Pick<SurveyEstimate, "people" | "missing" | "confidence" | "gap" | "impossible" | "fit" | "priorFit"> {
  columns: [first: string, second: string];
  /** The share of each pair of answers, by the first and then by the second. */
  pairs: PairShare[];
}

/** Reports by one protocol, of people of the same population as those of others. */
export interface PooledReports {
  protocol: SettingsFile;
  counted: ReportCounts;
}

/** From the reports of several protocols for the same answers, as one survey. */
export interface PooledEstimate
  extends Pick<SurveyEstimate, "people" | "missing" | "confidence" | "gap" | "impossible" | "fit" | "priorFit"> {
  /** How many reports there are of each protocol. */
  samples: { protocol: string; epsilon: number; people: number }[];
  data: NamedShare[];
  columns?: { name: string; values: NamedShare[] }[];
}

export interface RegressOptions extends EstimateOptions {
  /**
   * The answer that counts as yes. For a question with two answers it is the second if it is not given; otherwise it is
   * needed.
   */
  category?: string;
}

/** One coefficient of a logistic regression: the change of the log odds of yes. */
export interface RegressionCoefficient {
  /** The column; "" for the constant. */
  column: string;
  /** The category that is compared with the column's reference; left out for numbers, whose unit counts. */
  level?: string;
  value: number;
  deviation: number;
  /** value ± z deviations. */
  wald: Ends;
  /** By the likelihood itself; null where no value is ruled out on that side. */
  profile: [low: number | null, high: number | null];
}

export interface Regression {
  /** The answer that counts as yes; all others are no. */
  category: string;
  people: number;
  missing?: number;
  confidence: number;
  coefficients: RegressionCoefficient[];
  /** The category of each column of categories that the others are compared with: its most common one. */
  references: { column: string; level: string }[];
  /** (1 + k) × (1 + k), in the order of the coefficients. */
  covariance: number[][];
  /** Nats. */
  logLikelihood: number;
  /** With the constant alone. */
  logLikelihoodWithoutCovariates: number;
}

// SPDX-License-Identifier: Apache-2.0
/**
 * The words of Sluice, as data. Everything that crosses the boundary between page, worker and
 * WebAssembly is one of these plain values; levels, entropies and information are in nats.
 */

/** Short name of a privacy notion: "lip", "ldp", … (see `Engine.catalogue`). */
export type Notion = string;

/** Short name of a protocol: "optimal", "grr", … (see `Engine.catalogue`). */
export type ProtocolName = string;

/** A column with its categories, in the order in which tables and channels use them. */
export interface Variable {
  name: string;
  categories: string[];
}

/** The joint table of secret and data: the prior, as counts or as probabilities. */
export interface JointTable {
  secret: Variable;
  data: Variable;
  /** Row-major, secret × data: `weights[s * data.categories.length + x]`; finite, >= 0, not all 0. */
  weights: Float64Array;
}

/** What a prior says before any protocol. Categories that never occur are dropped and named here. */
export interface PriorSummary {
  /** The variables that are left when the categories that never occur are dropped. */
  secret: Variable;
  data: Variable;
  dropped: { secret: string[]; data: string[] };
  total: number;
  secretDistribution: Float64Array;
  dataDistribution: Float64Array;
  secretEntropy: number;
  dataEntropy: number;
  /** I(S;X): what the data, released as they are, say about the secret on average. */
  mutualInformation: number;
  /** For each notion the level at which the data may be released as they are (Infinity when never). */
  releaseLevel: Record<Notion, number>;
}

export interface DesignRequest {
  table: JointTable;
  notion: Notion;
  /** The level, in nats, >= 0. */
  epsilon: number;
  protocol: ProtocolName;
  search?: Search;
}

/** How far the search for an optimum may go; it ends with the best protocol found and its proven bound. */
export interface Search {
  /**
   * `vertices` goes through a list of all candidates, `columns` finds them as they are needed and proves that no
   * other is of use. By size when it is not given.
   */
  method?: "vertices" | "columns";
  /** How near to the proven bound is near enough, in nats; 1e-6 when it is not given. */
  gap?: number;
  /** After which to end all the same; 30 when it is not given. */
  seconds?: number;
}

/** The level that a channel reaches, and where. Infinity where a report rules a secret out. */
export interface Leakage {
  level: number;
  /** Index of the report and of the secret (and of the secret it is compared with) that attain it. */
  report: number;
  secret: number;
  versus?: number;
}

/** A protocol, ready to be used, explained or saved. Matrices are row-major. */
export interface Design {
  protocol: ProtocolName;
  guarantee: Guarantee;
  secret: Variable;
  data: Variable;
  dropped: { secret: string[]; data: string[] };
  total: number;
  /** The joint table that is left without the dropped categories, secret × data. */
  prior: Float64Array;
  /** Names of the reports, unique; for `optimal` made of the categories that a report stands for. */
  reports: string[];
  /** For each report the data categories it stands for, likeliest first (indices into data). */
  standsFor: number[][];
  /** Integer weights of the channel, data × reports; every row sums to 2^62. This is what is sampled. */
  weights: BigUint64Array;
  /** The same as probabilities: P(report | data). */
  channel: Float64Array;
  reportDistribution: Float64Array;
  /** P(secret | report), reports × secrets: what an observer believes after seeing the report. */
  secretPosterior: Float64Array;
  /** P(data | report), reports × data. */
  dataPosterior: Float64Array;
  secretDistribution: Float64Array;
  dataDistribution: Float64Array;
  utility: {
    /** I(X;Y) */
    mutualInformation: number;
    /** A proven bound on I(X;Y) under the guarantee; only where the protocol knows one (`optimal`). */
    upperBound?: number;
    /** H(X) */
    dataEntropy: number;
  };
  leakage: Record<Notion, Leakage>;
  /** I(S;Y) */
  secretInformation: number;
  /** Seconds of the computation alone. */
  seconds: number;
}

/** What is promised. `bound` is a rational number that no ratio of the notion exceeds, just below e^epsilon. */
export interface Guarantee {
  notion: Notion;
  epsilon: number;
  bound: { numerator: string; denominator: string };
}

/** One protocol's utility at one level. */
export interface CurvePoint {
  protocol: ProtocolName;
  epsilon: number;
  mutualInformation: number;
}

export interface AuditResult {
  /** The exact verdict, by integer arithmetic, on the stated guarantee under the stated prior. */
  holds: boolean;
  /** When it does not hold: why, in words. */
  reason?: string;
  leakage: Record<Notion, Leakage>;
  mutualInformation: number;
  secretInformation: number;
}

/** What there is to choose from, in the order in which to offer it. */
export interface Catalogue {
  notions: Notion[];
  protocols: ProtocolName[];
  version: string;
}

/** A protocol file, version 1, as it stands on disk (JSON). Integers that exceed 2^53 are decimal strings. */
export interface ProtocolFile {
  format: "sluice-protocol";
  version: 1;
  protocol: ProtocolName;
  guarantee: Guarantee;
  secret: Variable & { dropped: string[] };
  data: Variable & { dropped: string[] };
  /** Joint table, one row for each secret. */
  prior: number[][];
  channel: {
    reports: string[];
    standsFor: number[][];
    /** Every row of weights (one for each data category) sums to this: "4611686018427387904" = 2^62. */
    denominator: string;
    weights: string[][];
  };
  utility: { mutualInformation: number; upperBound?: number; dataEntropy: number };
  /** null stands for an infinite level. */
  leakage: Record<Notion, { level: number | null; report: number; secret: number; versus?: number }>;
}

/** What is written in the place of an answer: the report, or a category drawn from its posterior. */
export type WriteMode = "reports" | "values";

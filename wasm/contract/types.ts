// SPDX-License-Identifier: Apache-2.0
/**
 * The words of Sluice, as data. Everything that crosses the boundary between page, worker and
 * WebAssembly is one of these plain values; levels, entropies and information are in nats.
 */
import type { Said } from "../common/said.js";
import type { KnownProtocol, NotionName, ObjectiveName, ParameterName, Parameters } from "./catalogue.js";

/** Short name of a privacy notion: one of the catalogue, or of another version's. */
export type Notion = NotionName | (string & NonNullable<unknown>);

/** Short name of a protocol, likewise. */
export type ProtocolName = KnownProtocol | (string & NonNullable<unknown>);

/** Short name of what a protocol is made for, likewise. */
export type Objective = ObjectiveName | (string & NonNullable<unknown>);

/** A column with its categories, in the order in which tables and channels use them, or several: each combination is one. */
export interface Variable {
  name: string;
  categories: string[];
  columns?: SharedColumn[];
}

/** One of several columns that go together, with the value that each category of the data has in it. */
export interface SharedColumn {
  name: string;
  values: string[];
}

/** The variable that is shared. */
export type DataVariable = Variable;

/**
 * How the cells of a column become its categories. A cell about which nothing is said is its own category, the empty
 * one too.
 */
export interface Coding {
  column: string;
  /** Cells that count as missing, as the empty one does: the category "". */
  missing?: string[];
  /** Rising: numbers are divided into those below the first, from one to below the next, and the last or more. */
  edges?: number[];
  /** Numbers are written with a decimal comma. */
  comma?: true;
  /** Cells that count as another category. */
  merged?: { into: string; cells: string[] }[];
}

/** The name of what a notion has to know; `attributes` are the columns that the data are made of. */
export type NotionParameter = ParameterName;

export type { Parameters };

/** The joint table of secret and data: the prior, as counts or as probabilities. */
export interface JointTable {
  secret: Variable;
  data: DataVariable;
  /** Row-major, secret × data: `weights[s * data.categories.length + x]`; finite, >= 0, not all 0. */
  weights: Float64Array;
  /** How cells became categories, for the columns where that had to be said. */
  coding?: Coding[];
}

/** The facts of a prior before any protocol. Categories that never occur are dropped and named here. */
export interface PriorSummary {
  /** The variables that are left when the categories that never occur are dropped. */
  secret: Variable;
  data: DataVariable;
  dropped: { secret: string[]; data: string[] };
  total: number;
  secretDistribution: Float64Array;
  dataDistribution: Float64Array;
  secretEntropy: number;
  dataEntropy: number;
  /** I(S;X): what the data, released as they are, say about the secret on average. */
  mutualInformation: number;
  /** For each notion the level at which the data may be released as they are (Infinity when never). */
  releaseLevel: Record<string, number>;
}

export interface DesignRequest {
  table: JointTable;
  notion: Notion;
  /** The level, in nats, >= 0. */
  epsilon: number;
  /** The parameters that the notion needs (see `Catalogue.parameters`). */
  parameters?: Parameters;
  protocol: ProtocolName;
  /** The aim of `optimal`; "information" when it is not given. Other protocols have an aim of their own. */
  objective?: Objective;
  /**
   * For `coupling-distance` and the objective `distance`: how far apart two categories of the data are. A pair counts
   * both ways, unless it stands in both orders: then each holds from the true category, the first, to the reported one.
   * If one pair is given, all have to be. When they are not given, the difference of numbers where all categories are
   * numbers, otherwise of positions in the list. No guarantee depends on them.
   */
  distances?: Distance[];
  /**
   * For the objective `counting` or under a `countingEfficiency`: how much the variance of each share counts, at least 0;
   * 1 for those that are not named. Beside `contrasts`, shares count only where weights are given.
   */
  countWeights?: CountWeight[];
  /** Likewise, sums of shares that are to be told, such as the difference of two: their variances are added up. */
  contrasts?: Contrast[];
  /**
   * A condition beside the guarantee, on n times the variance of what is counted. It is at most that of the best protocol
   * for `counting` over this number. The number is above 0 and at most 1, to a ten-thousandth. For `optimal`, made for
   * information, on a channel that sees the data alone, under guarantees that are not about a sample.
   */
  countingEfficiency?: number;
  /**
   * Whether the channel sees the secret as well as the data. When it is not given: under rldp it does, where the protocol has
   * such a channel, and elsewhere where the protocol needs it.
   */
  seesSecret?: boolean;
  /**
   * A condition beside the guarantee: I(S;Y) is to be at most this (nats, at least 1e-6). For `optimal` on a channel that
   * sees the data alone, under guarantees that are not about a sample.
   */
  averageLeakage?: number;
  /**
   * Under guarantees that are about a sample: whether the set of distributions holds the true one by proof (Agrawal
   * 2020). The probability is at least 1 - alpha, whatever the number of people, and the set is larger. Otherwise its
   * size comes from simulations, and more of the data are kept.
   */
  provedSample?: boolean;
  /**
   * Rounds counts to multiples of this number, from 2 to 1000, before the search. The channel then follows from the
   * rounded table and one of 29 margins, and a reader of the channel learns no more of the table. The guarantee is proved
   * for the counts as they are. For tables of whole counts, without a counting efficiency.
   */
  roundCounts?: number;
  search?: Search;
}

/** How far it is from the first category of the data to the second: finite, at least 0. */
export type Distance = [category: string, category: string, distance: number];

/** How much a share counts: from 0 to 1e6. */
export type CountWeight = [category: string, weight: number];

/** A sum of shares: each category once with its coefficient, from -1e6 to 1e6. Those that are not named have 0. */
export type Contrast = [category: string, coefficient: number][];

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

/** How often the best guess of a person's category of the data is right: that of somebody who knows the table and protocol. */
export interface Guess {
  /** With a report: sum over y of max over x of P(x,y), 1 less the Bayes error. */
  correct: number;
  /** Without one: max over x of P(x). */
  baseline: number;
}

/** How far from the truth the guess is on average that is best for the distances that were given or supposed. */
export interface GuessDistance {
  /** With a report. */
  expected: number;
  /** Without one. */
  baseline: number;
}

/** The leakage to an observer who guesses a secret, or any function of it (nats). */
export interface GuessLeakage {
  /** Maximal leakage, ln of the sum over y of max over s of P(y|s) (Issa, Wagner and Kamath 2020). */
  maximal: number;
  /** Sibson's mutual information of order 2, under the prior: 2 ln of the sum over y of the root of E P(y|S)^2. */
  sibson: number;
}

/** The level that a channel reaches, and where. Infinity where a report rules a secret out. */
export interface Leakage {
  level: number;
  /** Index of the report that attains it … */
  report?: number;
  /** … or, where reports are sets of marks, the categories that are marked in it, as indices. */
  marks?: number[];
  /** Index of the secret that it tells something about, and of the one that it is compared with. */
  secret?: number;
  versus?: number;
  /** Index of a category of the data, and of the one that it is compared with, where data are compared … */
  data?: number;
  versusData?: number;
  /** … or of one whose values in these columns (by index) the observer knows already. */
  known?: number[];
}

/** The information that a channel keeps, and how good it is at what it was made for. */
export interface Utility {
  /** I(X;Y); under rldp I(S,X;Y), for there the channel is to keep the pair (see `kept`). */
  mutualInformation: number;
  /** A proven bound on the same under the guarantee; only where the protocol knows one (`optimal` for information). */
  upperBound?: number;
  /** The entropy of what is to be kept: H(X), under rldp H(S,X). */
  dataEntropy: number;
  /** The aim that it was made for, if that is not the information; the next two stand beside it. */
  objective?: Objective;
  /** The channel's worth by it: how often the best guess is right, or how far reports are from answers on average. */
  value?: number;
  /** Proved by the search: no channel under the guarantee is worth more or, of distances, less. */
  bound?: number;
  /** How far each category of the data is from each, a row for each true one, if the objective uses distances. */
  distances?: number[][];
  /**
   * Under a counting efficiency, the one that was asked for or, where less is proved, this (a search that ended early).
   * `upperBound` is then of protocols that are at least as good to count from as this one.
   */
  countingEfficiency?: number;
  /** The weight for counting of each category of the data, if shares were given weights. */
  countWeights?: number[];
  /** The coefficient of each category of the data, a row for each sum, if sums of shares were to be told. */
  contrasts?: number[][];
}

/** How well one sum of shares is told from reports of people as in the table. */
export interface ContrastPrecision {
  /** n times the variance of its efficient unbiased estimate from n reports. */
  variance: number;
  /** So many people are needed for an interval of 0.05 either way, at 95 %. */
  peopleFor5Points: number;
}

/** How well shares are counted from reports of people as in the table. */
export interface Counting {
  /** n times the variance of the efficient unbiased estimates of all shares together, from n reports. */
  variance: number;
  /** Proved by the search: no channel under the guarantee has less; where the protocol was made for it. */
  lowerBound?: number;
  /**
   * The share that is told worst has an interval of 5 points either way, at 95 %, from so many people. It is
   * `people.wald` of a plan, for many reports. The number to tell people is `people.each`.
   */
  peopleFor5Points: number;
}

/**
 * A protocol, ready to be used, explained or saved. Matrices are row-major. If reports are sets of categories, each
 * marked or not (`marks`), there are 2^a of them and none is listed. `reports` are then the categories, which can be
 * marked. In all that follows, "the report y" then reads "a report in which y is marked, whatever else is".
 */
export interface Design {
  protocol: ProtocolName;
  guarantee: Guarantee;
  /** Whether the channel sees the secret too: then its inputs are pairs, secret × data. */
  seesSecret?: true;
  /** How cells became categories (see `JointTable`). */
  coding?: Coding[];
  /** The multiple that counts were rounded to before the search, if they were (see `DesignRequest`). */
  roundCounts?: number;
  /** Only in a design that was read from a file that has it, or that is to be written into one. */
  question?: QuestionWords;
  secret: Variable;
  data: DataVariable;
  dropped: { secret: string[]; data: string[] };
  total: number;
  /** The joint table that is left without the dropped categories, secret × data. */
  prior: Float64Array;
  /** Names of the reports, unique; for `optimal` made of the categories that a report stands for. */
  reports: string[];
  /** For each report the data categories it stands for, likeliest first (indices into data). */
  standsFor: number[][];
  /** Integer weights of the channel, inputs × reports; every row sums to 2^62. This is what is sampled. Empty with `marks`. */
  weights: BigUint64Array;
  /**
   * One's own category is marked with probability 1/2, every other one with `other` / 2^62 (in decimal digits), all
   * independently of each other. This is what is sampled.
   */
  marks?: { other: string };
  /** The same as probabilities: P(report | data); with `marks` P(mark | data), of which a row sums to no 1. */
  channel: Float64Array;
  /** P(report); with `marks` P(mark), which sum to no 1. */
  reportDistribution: Float64Array;
  /**
   * P(secret | report), reports × secrets: what an observer believes after seeing the report. With `marks`
   * P(secret | mark): what one believes who learns of one mark alone; whole reports say more (see `leakage`).
   */
  secretPosterior: Float64Array;
  /** P(data | report), reports × data; with `marks` P(data | mark). */
  dataPosterior: Float64Array;
  secretDistribution: Float64Array;
  dataDistribution: Float64Array;
  /** Without `counting` where some share cannot be told from reports, or the channel is very large; files do not have it. */
  utility: Utility & { counting?: Counting };
  /**
   * The protocol's own parameter, where it has one. If it leaves the answers as they are: Infinity for a level, 0 for the
   * chance of another answer (`resample`).
   */
  alpha?: number;
  leakage: Record<string, Leakage>;
  proof: Proof;
  /** I(S;Y) */
  secretInformation: number;
  /**
   * The best guess of the data. With `marks`, of a design that was read from a file, `correct` is NaN: `audit` tells
   * it.
   */
  guess: Guess;
  /** For protocols that use distances. */
  guessDistance?: GuessDistance;
  /** If a report is an answer: the chance that it is not the true one. */
  error?: number;
  /** Likewise, where distances are used: how far from the true one it is on average. */
  reportDistance?: number;
  /** Whether the distribution of the data can be told from that of the reports; left out where it is not known. */
  identifiable?: Identifiable;
  /** The data of which it can be told however secret and data are distributed: their indices, ascending. */
  identifiableData?: number[];
  /** The precision of each contrast that was asked for, in that order; left out if one cannot be told. */
  contrasts?: ContrastPrecision[];
  /**
   * Under a counting efficiency: n times the variance of what is counted, all together, and a bound that the search has
   * proved. No protocol under the guarantee has less, so the efficiency is `bound / variance` or more.
   */
  counted?: { variance: number; bound: number };
  /**
   * The most that I(X;Y) and I(S;Y) may be off by (nats), if more reports than can be gone through are bounded from
   * both sides.
   */
  informationError?: number;
  /** Seconds of the computation alone. */
  seconds: number;
}

/**
 * How much of the distribution of the data can be told from that of the reports. "always" is all of it. "under-prior"
 * is all, if the secret is distributed given the data as in the prior; "in-part" is not all.
 */
export type Identifiable = "always" | "under-prior" | "in-part";

/** A rational number. */
export interface Ratio {
  numerator: string;
  denominator: string;
}

/**
 * The guarantee that is promised. `bound` is a rational number that no ratio of the notion exceeds, just below
 * e^epsilon.
 */
export interface Guarantee {
  notion: Notion;
  epsilon: number;
  /** The upper bound on I(S;Y) (nats), if one was asked for. */
  averageLeakage?: number;
  parameters?: Parameters;
  known?: KnownRanges;
  bound: Ratio;
  /** The same for the notion's further levels, each a multiple of epsilon: just below e^(level epsilon). */
  bounds?: ({ level: number } & Ratio)[];
}

/** The people on one side: everybody, or those who share a secret, a category of the data, or its values in `known`. */
export interface Side {
  secret?: number;
  /** With `known`, a category that has the values which those on this side share. */
  data?: number;
  known?: number[];
}

/** The ratio of a report's likelihoods on two sides that comes nearest to its bound, in lowest terms, and where it is reached. */
export interface WorstRatio extends Ratio {
  /** The multiple of epsilon that its bound is for. */
  level: number;
  /** Index of the report … */
  report?: number;
  /** … or, where reports are sets of marks, the categories that are marked in it, rising. */
  marks?: number[];
  more: Side;
  less: Side;
}

/**
 * A distribution that a sample does not rule out, as it is seen from one secret, all times 2^40. With `versus` it is
 * seen from two, and otherwise beside everybody.
 */
export interface SampledPoint {
  secret: number;
  versus?: number;
  /** The secret is on the side that is to be the less likely one. */
  below?: true;
  /** P(secret); not with `versus`. */
  share?: number;
  /** P(data | secret). */
  own: number[];
  /** P(data | another secret), any or `versus`. */
  others: number[];
}

/** The proof that a channel keeps its guarantee, exactly as it is sampled from, in short. */
export interface Proof {
  worst: WorstRatio;
  /** The slack of its bound: (1 - ratio / bound) 2^62, rounded down. */
  slack: string;
  /** The share of the mean report that was mixed into every row to make the guarantee hold for integers. */
  mixing: number;
  /**
   * One for each category of the data, in nats: r with which H(p) - r . p - min { H(v) - r . v } is no more than
   * `utility.upperBound`. The minimum is over all posteriors v of the data that the guarantee allows for. So every
   * reader can prove it.
   */
  prices?: number[];
  /**
   * If the guarantee is proved for the set of a sample: distributions of it. Under these alone, prices prove that no
   * channel keeps more than `utility.upperBound`.
   */
  points?: SampledPoint[];
  /**
   * rldp, rlip, rpml: that the bound holds for all distributions that the sample does not rule out. For each report, and
   * in it for each comparison of a secret with everybody, points: a share of the secret and two numbers. Under rldp, for
   * each of a secret with another one, one point, whose first number is 0.
   */
  lifts?: number[][][];
}

/** The same with what it is the proof of: SHA-256, in hexadecimal, of canonical JSON (RFC 8785). */
export interface Certificate extends Proof {
  /** The digest of secret, data and prior. */
  counts: string;
  /** The digest of the whole document but $schema, question, utility, leakage, salt and certificate: the protocol's identity. */
  protocol: string;
  /** By how much less than the proven bound the channel keeps (nats), where there is such a bound. */
  gap?: number;
}

/** rldp, rlip, rpml: the distributions that are allowed for, as far as the proof has to know them. */
export interface KnownRanges {
  /**
   * How far a distribution P is from the table's own frequencies F: 2 sum F ln(F / P). Left out, by Pearson's statistic,
   * sum (F - P)^2 / P, which misses the truth too often where categories are rare: so it is in older files.
   */
  statistic?: "likelihood";
  /**
   * Not below the quantile of the chi-square distribution over the number of people (E: B), by the likelihood times a
   * factor of the number of cells.
   */
  radius: number;
  /**
   * For each secret and category of the data no more than the smallest P(x|s), times 2^40. Left out, with all below, where
   * the set itself has a proof (`lifts`).
   */
  least?: number[][];
  /** No less than the largest; where the parameter `ranges` is there. */
  most?: number[][];
  /** rlip, rpml: as `least` and `most`, for each secret of the people with another one, as one group. */
  othersLeast?: number[][];
  othersMost?: number[][];
  /** rlip, rpml: for each secret no more than the smallest P(s), times 2^40. */
  leastSecret?: number[];
}

/** One protocol's utility at one level. */
export interface CurvePoint {
  protocol: ProtocolName;
  epsilon: number;
  /** As in `Design.utility`. */
  mutualInformation: number;
  upperBound?: number;
}

/** One protocol beside others. */
export interface Comparison {
  protocol: ProtocolName;
  notion: Notion;
  epsilon: number;
  /** Whether its channel sees the secret as well as the data. */
  seesSecret?: true;
  /** The variable that mutual information and entropy are about. */
  informationOf: "data" | "secret and data";
  /** As in `Design.utility`. */
  mutualInformation: number;
  upperBound?: number;
  dataEntropy: number;
  objective?: Objective;
  value?: number;
  bound?: number;
  /** As in a design. */
  counting?: Counting;
  /** How many people it takes for each share to be within 5 points, as `people.each` of a plan: null where no number does. */
  people?: number | null;
  /** As in a design, where the protocol is made for sums that were asked for. */
  contrasts?: ContrastPrecision[];
  /** The level under each notion; Infinity where there is none. */
  leakage: Record<string, number>;
  secretInformation: number;
  /** These as in `Design`. */
  guess: Guess;
  guessDistance?: GuessDistance;
  error?: number;
  reportDistance?: number;
  /** How many different reports there are. */
  reports: number;
  identifiable?: Identifiable;
  alpha?: number;
  /** About the secret, at each order that was asked for; not where reports are sets of marks. */
  alphaLeakage?: AlphaLeakage[];
  /** For Conditional Reporting, which is told the secret, if others are there: how it stands beside them. */
  standing?: Standing;
  seconds: number;
}

/**
 * The alpha-leakage of reports about the secret (Liao, Kosut, Sankar and Calmon 2019), which is Arimoto's mutual
 * information. At order 1 it is I(S;Y). At infinity it is ln of how many times as often the best guess of the secret is
 * right with a report.
 */
export interface AlphaLeakage {
  /** At least 1; may be Infinity. */
  order: number;
  /** Nats. */
  leakage: number;
}

/** Beside the others of the same guarantee and level, for the same data. */
export interface Standing {
  /** Those that keep more, the most first. One without `seesSecret` is told less, and keeps more all the same. */
  beatenBy: { protocol: ProtocolName; seesSecret?: true }[];
  /**
   * How much more it keeps than randomised response (nats), below 0 if that keeps more; not if that is not compared.
   */
  information?: number;
  /** Its alpha less that of randomised response; not where one of them leaves the answers as they are. */
  alpha?: number;
}

export interface AuditResult {
  /** The exact verdict, by integer arithmetic, on the stated guarantee under the stated prior. */
  holds: boolean;
  /** When it does not hold: why, in words. */
  reason?: string;
  /** The same with its id. */
  flaw?: Said;
  /** The proof, or what disproves it (a denominator of 0 is an infinite ratio); of the bounds that are stated. */
  worst?: WorstRatio;
  /** As in `Proof`, where it holds. */
  slack?: string;
  leakage: Record<string, Leakage>;
  /** I(X;Y), or I(S,X;Y) as in `Design.utility`. */
  mutualInformation: number;
  /** I(S;Y) */
  secretInformation: number;
  /** As in `Design`. */
  informationError?: number;
  guess: Guess;
  /** About the secret and about the data; left out where reports are more sets of marks than 2^10. */
  guessLeakage?: { secret: GuessLeakage; data: GuessLeakage };
  identifiable?: Identifiable;
  identifiableData?: number[];
  /** Under `profile`, of each edge of its graph. */
  edges?: EdgeLevel[];
  /**
   * Under another table: categories that the guarantee's parameters name and that table does not have. If none of the
   * pairs is left that they speak of, `leakage` has nothing of the guarantee's own notion.
   */
  missing?: { secret: string[]; data: string[] };
}

/** The level that no distribution exceeds which a sample does not rule out. */
export interface WorstLevel {
  level: number;
  /** Under ldp: what is reached with `WorstCase.distribution`, by which report (of marks: bit x for category x), for which secrets. */
  attained?: number;
  report?: number;
  secret?: number;
  versus?: number;
}

/** How bad a channel can be where the people it was made for are but a sample. */
export interface WorstCase {
  /** The chance that the true distribution is none of those that are allowed for. */
  alpha: number;
  /** Size of the sample. */
  people: number;
  /**
   * For the notions of `AuditResult.leakage`. It is exact under ldp, rldp and profile, and for those that compare data.
   * It is a bound for those that compare a secret with everybody, and null where nothing is known (srlip, srldp).
   */
  levels: Record<string, WorstLevel | null>;
  /** One of the distributions that are allowed for, secret × data: the worst under ldp. */
  distribution: Float64Array;
}

export interface PosteriorsRequest {
  table: JointTable;
  notion: Notion;
  /** The level, in nats, >= 0. */
  epsilon: number;
  /** The parameters that the notion needs (see `Catalogue.parameters`). */
  parameters?: Parameters;
}

/**
 * Every P(data | report) that a report of a channel of the data may have under a guarantee: a polytope, by its
 * vertices. The vertices, and what lies on which face, are found in exact integers; what is told is rounded to doubles.
 */
export interface Posteriors {
  /** The data without the categories that never occur. */
  data: DataVariable;
  /** The belief before a report; it lies inside. */
  dataDistribution: Float64Array;
  /** Vertices × data. */
  vertices: Float64Array;
  /** For each face the vertices that lie on it, rising. */
  faces: number[][];
}

/** The level of one edge of the graph of profiles by itself. */
export interface EdgeLevel {
  /** The two profiles, in the order of the guarantee's parameter `neighbours`. */
  profiles: [secret: string, secret: string];
  /** The largest ln of the ratio of a report's probabilities, either way round; Infinity where one rules a profile out. */
  level: number;
  /** The report that attains it, and the profile with which it is likelier. */
  report: string;
  likelier: string;
}

/**
 * The relation between several releases. Independent samples: observations that have nothing to do with one another
 * once the secret is known. Independent secrets: of people, or of secrets, that have nothing to do with one another.
 * The same observation: of which no level can be told.
 */
export type Releases = "independent samples" | "independent secrets" | "same observation";

/** A guarantee by its name and level. */
export interface Promised {
  notion: Notion;
  epsilon: number;
  parameters?: Parameters;
}

/** A channel as it is sampled from, without the names of its reports: weights, inputs × reports, or marks. */
export interface ReleasedChannel {
  weights: BigUint64Array;
  columns: number;
  /** For marks, the weight of another category's, in decimal digits; empty for a table of weights. */
  other: string;
}

/** Several releases of the same answers, as one. */
export interface Together {
  /** Whether they keep what was promised, taken together: by integer arithmetic. */
  holds: boolean;
  /** The level that they reach; Infinity where reports rule something out. */
  level: number;
  /** The worst ratio; its report is the number of a combination, the last release's counting fastest. */
  worst?: WorstRatio;
}

/** The inputs of a channel. */
export type Sees = "data" | "pairs";

/** The choices that there are, in the order in which to offer them. */
export interface Catalogue {
  notions: Notion[];
  /** The aims that `optimal` can be made for; the first is taken if none is named. */
  objectives: Objective[];
  /** The parameters of the notions that need one. */
  parameters: Record<string, NotionParameter>;
  protocols: ProtocolName[];
  /** Under which notions there is a protocol, and what its channel then may see: the data, or the pair with the secret. */
  ways: Record<string, Record<string, Sees[]>>;
  /**
   * The needs of protocols beside a table of any kind: so many categories of the data, or to be told how far apart they
   * are.
   */
  needs: Record<string, { categories?: number; distances?: true }>;
  version: string;
}

/** A channel as a table of weights. */
export interface TableChannel {
  reports: string[];
  standsFor: number[][];
  /** Every row of weights (one for each data category, or for each pair of secret and data) sums to this: "4611686018427387904" = 2^62. */
  denominator: string;
  weights: string[][];
  marks?: undefined;
}

/**
 * A channel whose reports are sets of data categories. For a person with category x every y is marked independently of
 * all other marks. The probability is own / denominator if y is x, and other / denominator if it is not.
 */
export interface MarksChannel {
  /** The data categories, which can be marked, in their order. */
  reports: string[];
  /** 2^62 */
  denominator: string;
  /** `own` is half of the denominator, `other` no more than that. */
  marks: { own: string; other: string };
  standsFor?: undefined;
  weights?: undefined;
}

/** The words that people are asked a question in: plain text for them to read, and no part of what is drawn. */
export interface QuestionWords {
  /** The question itself, at most 500 characters. */
  wording: string;
  /** The language of the wording and of the answers, as in BCP 47. */
  language?: string;
  /** The name of who asks, which nobody has verified; at most 100 characters. */
  asker?: string;
  /**
   * The address for reports: an e-mail address, an address that begins with https://, or words; at most 300 characters.
   */
  sendTo?: string;
  /** The same in other languages, each once; `answers` has a text for each category of the data, in their order. */
  translations?: { language: string; wording: string; answers: string[] }[];
}

/** A protocol file, version 1, as it stands on disk (JSON). Integers that exceed 2^53 are decimal strings. */
export interface ProtocolFile {
  /** The name of the format's JSON Schema; no part of the protocol's identity, and older files do not have it. */
  $schema?: "urn:sluice:protocol:1";
  format: "sluice-protocol";
  version: 1;
  protocol: ProtocolName;
  guarantee: Guarantee;
  /** Whether the channel sees the secret too. */
  seesSecret?: true;
  /** How cells become categories, for the columns where that has to be said. */
  coding?: Coding[];
  /** The multiple that counts were rounded to before the search, if they were. Its maker says so: nobody can check it. */
  roundCounts?: number;
  question?: QuestionWords;
  secret: Variable & { dropped: string[] };
  data: DataVariable & { dropped: string[] };
  /** Joint table, one row for each secret. In a file whole numbers are exact, others the doubles nearest to them. */
  prior: number[][];
  channel: TableChannel | MarksChannel;
  utility: Utility;
  /** null stands for an infinite level. */
  leakage: Record<string, Omit<Leakage, "level"> & { level: number | null }>;
  /**
   * Random, in hexadecimal, if settings for readers were written from this file. They commit to all of it. Without the
   * salt nobody finds its counts by trying. Estimates then rest on no table, so that both files give the same.
   */
  salt?: string;
  certificate: Certificate;
}

/** The promise as settings for readers state it. They do not prove it: that takes the table. */
export type Claim = Pick<Guarantee, "notion" | "epsilon" | "averageLeakage" | "parameters">;

/** Settings for readers: enough to estimate from reports, without a count or a share of the protocol's table. */
export interface ReadersFile {
  /** As in protocol files. */
  $schema?: "urn:sluice:readers:1";
  format: "sluice-readers";
  version: 1;
  /** SHA-256 of the canonical JSON (RFC 8785) of the full settings file without `$schema`, its salt included. */
  commitment: string;
  protocol: ProtocolName;
  guarantee: Claim;
  seesSecret?: true;
  coding?: Coding[];
  /** As in the full file. */
  roundCounts?: number;
  question?: QuestionWords;
  /** Without categories where neither the channel nor the promise names them. */
  secret: Variable & { dropped: string[] };
  data: DataVariable & { dropped: string[] };
  channel: TableChannel | MarksChannel;
  /**
   * For files of the same categories as before: P(category | report) by which these were drawn, a row for each report,
   * over 2^62. The shares of the data in the table follow from it.
   */
  values?: string[][];
}

/** Either file: all that reading reports takes. */
export type SettingsFile = ProtocolFile | ReadersFile;

/** How much all noisy answers of a sheet tell together, whatever a person's answers have to do with each other. */
export interface SheetTotal extends Ratio {
  /** The sum of the questions' levels, as the smallest number that is not below it. */
  epsilon: number;
}

/** Several questions that one person is asked at once. The promise of each is about the answers themselves. */
export interface SheetFile {
  format: "sluice-sheet";
  version: 1;
  questions: ProtocolFile[];
  /** The ratio is the product of the questions' worst ratios, in lowest terms. */
  total: SheetTotal;
  /** SHA-256 of the canonical JSON (RFC 8785) of the questions' identities with their words, in their order, and the total. */
  hash: string;
}

/**
 * The text in the place of an answer: the report, or a category drawn from its posterior. A report of marks is written
 * as a letter for each category, in the protocol's order: y where it is marked, otherwise n.
 */
export type WriteMode = "reports" | "values";

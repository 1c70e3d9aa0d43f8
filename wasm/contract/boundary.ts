// SPDX-License-Identifier: Apache-2.0
/**
 * The types between the engine and TypeScript, by the names of the core's structs, which explain them.
 * Written by `npm run contract` from wasm/binding/records.hpp and calls.hpp.
 */

interface Achieved {
  value: number;
  bound: number;
}

export interface Audit {
  holds: boolean;
  reason?: Said;
  worst?: Ratio;
  slack: string;
  mutualInformation: number;
  secretInformation: number;
  informationError?: number;
  guess: Guess;
  guessLeakage?: GuessLeakages;
  leakage: NamedLeakage[];
  identification?: Identification;
  edges: Leakage[];
}

interface Bound {
  numerator: string;
  denominator: string;
}

interface Certified {
  weights: BigUint64Array;
  bounds: Bound[];
  mixing: number;
  worst?: Ratio;
  marks?: Marks;
  lifts: LiftProof;
}

export interface Claim {
  notion: string;
  epsilon: number;
  bounds: Bound[];
  levels: Float64Array;
  parameters?: Parameters;
  seesSecret?: boolean;
  averageLeakage?: number;
  lifts?: LiftProof;
}

export interface Coefficient {
  value: number;
  deviation: number;
  wald: Interval;
  profile: Interval;
}

interface ContrastVariances {
  each: Float64Array;
  bound?: number;
}

interface CountingVariance {
  variance: number;
  worstShare: number;
}

export interface Design {
  prior: Prior;
  certified: Certified;
  slack: string;
  channel: Float64Array;
  seesSecret: boolean;
  answers: number[];
  levels: Float64Array;
  known: KnownRanges;
  reportDistribution: Float64Array;
  secretPosterior: Float64Array;
  dataPosterior: Float64Array;
  mutualInformation: number;
  keptEntropy: number;
  upperBound?: number;
  prices: Float64Array;
  points: SampledPoint[];
  counting?: CountingVariance;
  contrasts?: ContrastVariances;
  achieved?: Achieved;
  alpha?: number;
  secretInformation: number;
  informationError?: number;
  guess: Guess;
  guessDistance?: GuessDistance;
  error?: number;
  reportDistance?: number;
  leakage: NamedLeakage[];
  identification?: Identification;
  seconds: number;
}

export interface DesignRequest {
  table: JointTable;
  notion: string;
  epsilon: number;
  protocol: string;
  search?: SearchOptions;
  parameters?: Parameters;
  seesSecret?: boolean;
  objective?: string;
  averageLeakage?: number;
  countingEfficiency?: number;
  roundCounts?: number;
}

type EachBy = "binomial" | "betting" | "chances";

export interface Estimate {
  identifiable: boolean;
  unbiased: number;
  deviation: number;
  deviationOfRespondents: number;
  leastDeviation: number;
  likelihood: number;
  projected: number;
  shrunken?: number;
  influence: number;
  noiseDeviation: number;
  each?: Interval;
  eachBy: EachBy;
  together?: Interval;
  wald?: Interval;
}

export interface Estimates {
  people: number;
  estimates: Estimate[];
  gap: number;
  impossible: boolean;
  togetherByShares: boolean;
  bestFit: Fit;
  priorFit: Fit;
}

type Expected = "prior" | "worst";

interface Failure {
  text: [id: string, code: Status, message: string, remedy: string];
  values: (string | number | { id: string; text: string; values: Record<string, never> })[];
}

interface Fit {
  probability: number;
}

interface Guess {
  correct: number;
  baseline: number;
}

interface GuessDistance {
  expected: number;
  baseline: number;
}

interface GuessLeakage {
  maximal: number;
  sibson: number;
}

interface GuessLeakages {
  secret: GuessLeakage;
  data: GuessLeakage;
}

type Identifiable = "always" | "under-prior" | "in-part";

interface Identification {
  identifiable: Identifiable;
  identifiableData: number[];
}

export interface Interval {
  low: number;
  high: number;
}

interface Joint {
  cells: Float64Array;
  secret: Float64Array;
  data: Float64Array;
  total: number;
}

export interface JointTable {
  secret: Variable;
  data: Variable;
  weights: Matrix<Float64Array>;
  attributes?: number[][];
  distances?: Matrix<Float64Array>;
  contrasts?: Matrix<Float64Array>;
}

export interface KnownRanges {
  radius: number;
  least?: number[][];
  most?: number[][];
  othersLeast?: number[][];
  othersMost?: number[][];
  leastSecret?: number[][];
  statistic?: Statistic;
}

export interface Leakage {
  level: number;
  report: number;
  more: Side;
  less: Side;
  marks: number[];
}

export interface LiftProof {
  points: Float64Array;
  lengths: number[];
}

export interface LogisticCases {
  names: string[];
  covariates: Matrix<Float64Array>;
  ifYes: Float64Array;
  ifNo: Float64Array;
  counts: Float64Array;
  confidence?: number;
}

interface LogisticFit {
  people: number;
  coefficients: Coefficient[];
  covariance: Float64Array;
  logLikelihood: number;
  withoutCovariates: number;
}

export interface MarkedReports {
  sets: Matrix<Uint8Array>;
  counts: Float64Array;
}

export interface Marks {
  categories: number;
  other: bigint;
}

/** Row by row. */
export interface Matrix<Cells> {
  columns: number;
  cells: Cells;
}

type Method = "automatic" | "vertices" | "columns";

export interface NamedLeakage {
  notion: string;
  leakage: Leakage;
}

interface NamedWorst {
  notion: string;
  level?: number;
}

export interface OpenProof {
  prices: Float64Array;
  wanted: number;
  whole: number;
  boxes: Float64Array[];
}

export interface Parameters {
  level?: number;
  secrets?: Float64Array;
  data?: Matrix<Float64Array>;
  neighbours?: [number, number][];
  alpha?: number;
  proved?: boolean;
  ranges?: boolean;
  known?: KnownRanges;
}

export interface People {
  each?: number;
  together?: number;
  wald?: number;
}

interface Point {
  mutualInformation: number;
  upperBound?: number;
  memory: SearchMemory;
}

interface PooledEstimates {
  people: number;
  estimates: PooledShare[];
  gap: number;
  impossible: boolean;
  bestFit: Fit;
  priorFit: Fit;
}

interface PooledSample {
  origin: Matrix<Float64Array> | Marks;
  reports: MarkedReports;
}

export interface PooledShare {
  identifiable: boolean;
  unbiased: number;
  deviation: number;
  likelihood: number;
  projected: number;
  exact?: Interval;
  wald?: Interval;
}

interface Posteriors {
  prior: Prior;
  vertices: Float64Array;
  faces: number[][];
}

export interface Precision {
  each: Float64Array;
  together: Float64Array;
  wald: Float64Array;
}

interface PricesProof {
  prices: Float64Array;
  bound: number;
}

export interface Prior {
  secret: Variable;
  data: Variable;
  droppedSecret: string[];
  droppedData: string[];
  weights: Joint;
  probabilities: Joint;
}

export interface ProofPart {
  prices: Float64Array;
  level: number;
  wanted: number;
  boxes: Float64Array[];
  before: number;
  seconds: number;
}

export interface ProvedPart {
  boxes: Float64Array[];
  undivided: number;
  posteriors: Float64Array[];
  looked: number;
}

export interface Question {
  functionals: Matrix<Float64Array>;
  distribution: number;
  prior: Float64Array;
  confidence?: number;
  shrink?: number;
}

export interface Ratio {
  numerator: string;
  denominator: string;
  level: number;
  more: Side;
  less: Side;
  report: number;
  marks: number[];
}

export type Result<Value> = { value: Value; failure?: undefined } | { value?: undefined; failure: Failure };

interface Said {
  text: [id: string, text: string];
  values: (string | number | { id: string; text: string; values: Record<string, never> })[];
}

export interface SampledPoint {
  secret: number;
  versus?: number;
  below: boolean;
  share?: number;
  own: number[];
  others: number[];
}

export interface SearchMemory {
  posteriors: Float64Array[];
  prices: Float64Array;
}

interface SearchOptions {
  method?: Method;
  gap?: number;
  seconds?: number;
}

interface SharedDesign {
  design: Design;
  shared: SharedSearch;
}

export interface SharedSearch {
  alone: number;
  posteriors: Float64Array[];
  proofs: PricesProof[];
  open?: OpenProof;
}

export interface Side {
  secret: number;
  data: number;
  known: number;
}

type Statistic = "pearson" | "likelihood";

type Status = "bad_request" | "bad_table" | "too_large" | "solver_failed" | "bad_protocol" | "no_randomness";

export interface Summary {
  prior: Prior;
  secretEntropy: number;
  dataEntropy: number;
  mutualInformation: number;
  release: NamedLeakage[];
}

interface Together {
  holds: boolean;
  level: number;
  levels: Float64Array;
  worst?: Ratio;
}

interface Variable {
  name: string;
  categories: string[];
}

/** Told how a search goes: I(X;Y) of the best channel, a bound on that of any, the design of a better one. */
export type Watch = (lower: number, upper: number, interim: Design | undefined) => void;

interface WeightedEstimates {
  people: number;
  designEffect: number;
  estimates: WeightedShare[];
}

interface WeightedReports {
  sets: Matrix<Uint8Array>;
  people: Float64Array;
  weights: Float64Array;
  squares: Float64Array;
}

export interface WeightedShare {
  identifiable: boolean;
  unbiased: number;
  projected: number;
  likelihood: number;
  deviation: number;
  influence: number;
  noiseDeviation: number;
  wald?: Interval;
}

export interface WorstCase {
  people: number;
  ldp: WorstLdp;
  levels: NamedWorst[];
}

interface WorstLdp {
  attained: number;
  distribution: Float64Array;
  report: number;
  more: number;
  less: number;
}

export interface Boundary {
  describe(table: JointTable): Result<Summary>;
  design(request: DesignRequest, watch: Watch | undefined): Result<Design>;
  point(request: DesignRequest, memory: SearchMemory): Result<Point>;
  search(request: DesignRequest, shared: SharedSearch, watch: Watch | undefined): Result<SharedDesign>;
  prove(request: DesignRequest, search: number, part: ProofPart): Result<ProvedPart>;
  refutes(request: DesignRequest, points: SampledPoint[], prices: Float64Array, least: number): Result<boolean>;
  audit(table: JointTable, claim: Claim, channel: Matrix<BigUint64Array> | Marks): Result<Audit>;
  worth(table: JointTable, objective: string, weights: Matrix<BigUint64Array>, answers: number[]): Result<number>;
  worstCase(table: JointTable, claim: Claim, channel: Matrix<BigUint64Array> | Marks, alpha: number): Result<WorstCase>;
  posteriors(table: JointTable, notion: string, epsilon: number, parameters: Parameters): Result<Posteriors>;
  compose(releases: string, notion: string, levels: Float64Array): Result<number>;
  together(
    table: JointTable,
    notion: string,
    epsilon: number,
    parameters: Parameters,
    seesSecret: boolean,
    channels: (Matrix<BigUint64Array> | Marks)[],
  ): Result<Together>;
  sample(weights: Matrix<BigUint64Array>, inputs: Uint32Array, words: BigUint64Array | undefined): Result<Uint32Array>;
  sampleMarks(marks: Marks, inputs: Uint32Array, words: BigUint64Array | undefined): Result<Uint8Array>;
  valueWeights(table: JointTable, weights: Matrix<BigUint64Array>): Result<BigUint64Array>;
  markValues(
    table: JointTable,
    marks: Marks,
    reports: Matrix<Uint8Array>,
    words: BigUint64Array | undefined,
  ): Result<Uint32Array>;
  estimate(origin: Matrix<Float64Array> | Marks, reports: MarkedReports, question: Question): Result<Estimates>;
  estimatePooled(samples: PooledSample[], question: Question): Result<PooledEstimates>;
  estimateWeighted(
    origin: Matrix<Float64Array> | Marks,
    reports: WeightedReports,
    question: Question,
  ): Result<WeightedEstimates>;
  fitLogistic(cases: LogisticCases): Result<LogisticFit>;
  precision(
    origin: Matrix<Float64Array> | Marks,
    question: Question,
    people: number,
    expected: Expected,
  ): Result<Precision>;
  peopleFor(
    origin: Matrix<Float64Array> | Marks,
    question: Question,
    halfWidth: number,
    expected: Expected,
  ): Result<People>;
  version(): string;
}

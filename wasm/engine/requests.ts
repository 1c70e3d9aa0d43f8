// SPDX-License-Identifier: GPL-3.0-or-later
/** What the page may ask of the worker, and what comes back: plain data only. */
import type { Checked } from "../checker/checker.js";
import type { ProvedPart, SharedSearch } from "../contract/boundary.js";
import type { EstimateOptions, PlanAim, ReportCounts, SurveyEstimate, SurveyPlan } from "../contract/estimate-types.js";
import type {
  ColumnChoice,
  FileData,
  Inspection,
  PrivatiseChoice,
  Privatised,
  PrivatisedFile,
  Progress,
} from "../contract/file-types.js";
import type {
  CrossedEstimate,
  CrossedReports,
  GroupedReports,
  Grouping,
  GroupOptions,
  GroupsEstimate,
  PooledEstimate,
  PooledReports,
  Regression,
  RegressOptions,
} from "../contract/research-types.js";
import type { FoundPoint, PartRequest, PointRequest, SearchProgress, SharedDesign } from "../contract/search-types.js";
import type {
  AuditResult,
  Catalogue,
  Design,
  DesignRequest,
  JointTable,
  Notion,
  Posteriors,
  PosteriorsRequest,
  PriorSummary,
  Promised,
  ProtocolFile,
  Releases,
  Together,
  WorstCase,
} from "../contract/types.js";
import type { ReportsIn } from "../files/report-counts.js";
import type { Account, Ledger, Proposed } from "../releases/ledger.js";

/** Every request: arguments in, result out, and what it tells while it runs. */
export interface Requests {
  catalogue: { input: undefined; output: Catalogue };
  inspect: { input: { file: FileData }; output: Inspection; progress: Progress };
  count: { input: { file: FileData; choice: ColumnChoice }; output: JointTable; progress: Progress };
  describe: { input: { table: JointTable }; output: PriorSummary };
  design: { input: DesignRequest; output: Design; progress: SearchProgress };
  search: {
    input: { request: DesignRequest; shared: SharedSearch };
    output: SharedDesign;
    progress: SearchProgress;
  };
  prove: { input: PartRequest; output: ProvedPart };
  point: { input: PointRequest; output: FoundPoint };
  audit: { input: { file: ProtocolFile; table?: JointTable }; output: AuditResult };
  worstCase: { input: { file: ProtocolFile; alpha?: number }; output: WorstCase };
  posteriors: { input: PosteriorsRequest; output: Posteriors };
  check: { input: { text: string }; output: Checked };
  account: { input: { ledger: Ledger; proposed: Proposed }; output: Account };
  together: { input: { files: ProtocolFile[]; promised: Promised; table?: JointTable }; output: Together };
  answer: { input: { protocol: ProtocolFile; input: number; secret: string }; output: string };
  countReports: {
    input: { file: FileData; protocol: ProtocolFile; reports: ReportsIn };
    output: ReportCounts;
    progress: Progress;
  };
  estimate: {
    input: { protocol: ProtocolFile; counted: ReportCounts; options: EstimateOptions };
    output: SurveyEstimate;
  };
  countGroups: {
    input: { file: FileData; protocol: ProtocolFile; grouping: Grouping };
    output: GroupedReports;
    progress: Progress;
  };
  estimateGroups: {
    input: { protocol: ProtocolFile; grouped: GroupedReports; options: GroupOptions };
    output: GroupsEstimate;
  };
  estimatePooled: { input: { pooled: PooledReports[]; options: EstimateOptions }; output: PooledEstimate };
  countCrossed: {
    input: { file: FileData; protocols: [ProtocolFile, ProtocolFile] };
    output: CrossedReports;
    progress: Progress;
  };
  estimateCrossed: {
    input: { protocols: [ProtocolFile, ProtocolFile]; crossed: CrossedReports; options: EstimateOptions };
    output: CrossedEstimate;
  };
  regress: {
    input: { protocol: ProtocolFile; grouped: GroupedReports; options: RegressOptions };
    output: Regression;
  };
  plan: { input: { protocol: ProtocolFile; aim: PlanAim; options: EstimateOptions }; output: SurveyPlan };
  compose: { input: { releases: Releases; notion: Notion; levels: number[] }; output: number };
  privatise: {
    input: { file: FileData; protocol: ProtocolFile; choice: PrivatiseChoice };
    output: PrivatisedFile;
    progress: Progress;
  };
  privatiseInto: {
    input: { file: FileData; protocol: ProtocolFile; choice: PrivatiseChoice; handle: FileSystemFileHandle };
    output: Privatised;
    progress: Progress;
  };
}

export type RequestName = keyof Requests;

export type ProgressOf<N extends RequestName> = Requests[N] extends {
  progress: infer P extends Progress | SearchProgress;
}
  ? P
  : never;

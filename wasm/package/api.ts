// SPDX-License-Identifier: GPL-3.0-or-later
/** All that both entries have but their workers. */

export type { Checked } from "../checker/checker.js";
export type { Said, Value, Values } from "../common/said.js";
export type { KnownProtocol, NotionName, ObjectiveName } from "../contract/catalogue.js";
export { type ErrorCode, type ErrorData, type Place, SluiceError } from "../contract/errors.js";
export type * from "../contract/estimate-types.js";
export type {
  ColumnSummary,
  Decision,
  Dialect,
  DialectChoice,
  EncodingName,
  Inspection,
  Layout,
  Privatised,
  PrivatisedFile,
  Split,
} from "../contract/file-types.js";
export type { Wasm } from "../contract/platform.js";
export type * from "../contract/research-types.js";
export type * from "../contract/types.js";
export type { Contender } from "../engine/compare.js";
export type { FrontierPoint } from "../engine/counting-frontier.js";
export { areOthers, isSuspicious } from "../engine/suspicious.js";
export type { EngineFindings, Verdict } from "../engine/verify.js";
export { type FewPeople, fewPeople } from "../protocol/few-people.js";
export { questionTable } from "../protocol/question.js";
export { newDeviceSecret } from "../releases/derived-randomness.js";
export { columnsTogether } from "../releases/joint-audit.js";
export {
  type Account,
  budgetFor,
  type Ledger,
  mayRepeat,
  newLedger,
  type Proposed,
  type Release,
  readLedger,
  released,
  repeated,
  shownLevel,
  spentOf,
  writeLedger,
} from "../releases/ledger.js";
export type { Channel, ChannelInput } from "./channel.js";
export type { SluiceOptions, WorkerLike } from "./connection.js";
export type { CurveFailure } from "./curve.js";
export type { AimOptions } from "./design.js";
export type {
  AnyProtocol,
  AnySettings,
  Compared,
  CompareOptions,
  CurveOptions,
  Data,
  DesignOptions,
  FrontierOptions,
  Watched,
} from "./engine.js";
export type { GuaranteeOptions } from "./guarantee.js";
export type { Answer, PeopleOptions, PersonOptions } from "./people.js";
export type { Progress } from "./progress.js";
export { type FilePrivacy, Protocol } from "./protocol.js";
export type { RecordOptions } from "./records.js";
export type { CountsByName, GroupedSource, GroupingOptions, ReportOptions, Reports } from "./reports.js";
export { ReadersSettings, type Settings } from "./settings.js";
export type { ColumnOptions, ColumnsOf, Counted, FileOptions, StreamOf, Table } from "./source.js";

// SPDX-License-Identifier: GPL-3.0-or-later
/** Mistakes in parts of a request by callers without types: refused with their place, never read as something else. */
import { atLeastZero, finite, index, list, name, show, text, uniqueTexts, type Where } from "../common/checked.js";
import { Reason } from "../common/reason.js";
import { say } from "../common/said.js";
import { checkCounts } from "../contract/contrasts.js";
import { checkDistances } from "../contract/distances.js";
import { ENCODINGS } from "../contract/encodings.js";
import { fail } from "../contract/errors.js";
import type { EstimateOptions, PlanAim, ReportCounts } from "../contract/estimate-types.js";
import type { ColumnChoice, DialectChoice, FileData, PrivatiseChoice } from "../contract/file-types.js";
import type {
  CrossedReports,
  GroupedReports,
  Grouping,
  GroupOptions,
  PooledReports,
  RegressOptions,
  ReportGroup,
} from "../contract/research-types.js";
import type { PointRequest } from "../contract/search-types.js";
import type {
  DataVariable,
  DesignRequest,
  JointTable,
  PosteriorsRequest,
  Promised,
  ProtocolFile,
  Releases,
  Search,
  SettingsFile,
} from "../contract/types.js";
import { isSeparator } from "../files/dialect.js";
import { checkLayout } from "../files/layout-check.js";
import type { ReportsIn } from "../files/report-counts.js";
import { blobSource, type Source } from "../files/source.js";
import { checkCategories } from "../protocol/category-check.js";
import { withoutIdleMerges } from "../protocol/coding.js";
import { checkCoding, checkCodings } from "../protocol/coding-check.js";
import { occurring } from "../protocol/columns.js";
import { checkAsked } from "../protocol/guarantee-check.js";
import { checkProtocol } from "../protocol/protocol-check.js";
import { checkSettings } from "../protocol/readers-check.js";
import { isDeviceSecret } from "../releases/derived-randomness.js";
import { type Proposed, RELEASES } from "../releases/ledger.js";
import { MOST_SHRUNKEN } from "./estimate.js";
import { anything, type Check, each, eachAt, flag, holding, type Keys, maybe, oneOf, part, shape } from "./shape.js";
import * as texts from "./texts.js";

// Protocols, tables, and what is asked of them.

export const protocol = (value: unknown): ProtocolFile => checkProtocol(value, "");

/** Settings of either kind, for what reads reports. */
export const settings = (value: unknown): SettingsFile => checkSettings(value, "");

export const protocols = (value: unknown): ProtocolFile[] => part<unknown[]>(list, "protocols")(value).map(protocol);

export const pair = (value: unknown): [SettingsFile, SettingsFile] => {
  const [one, other] = part<unknown[]>((both) => list(both, "protocols", 2))(value);
  return [settings(one), settings(other)];
};

const variable: Check = (value, where) => {
  const keys = { name: text, categories: each(text), columns: anything };
  const { categories, columns } = holding<DataVariable>(keys)(value, where);
  maybe(eachAt(holding({ name: text, values: each(text, categories.length) })))(columns, `${where}.columns`);
};

/** With categories that nobody has; returns those that occur. */
const counted = (value: unknown, where: Where): [secret: DataVariable, data: DataVariable] => {
  const coding: Check = maybe(eachAt((item, at) => checkCoding(item, String(at))));
  const found = holding<JointTable>({ secret: variable, data: variable, coding, weights: anything })(value, where);
  const { secret, data, weights, coding: rules = [] } = found;
  if (!(weights instanceof Float64Array)) throw new Reason(say(texts.weightsNotFloats, where, show(weights)));
  if (weights.length !== secret.categories.length * data.categories.length) {
    throw fail(texts.weightsMiscounted, weights.length, secret.categories.length, data.categories.length);
  }
  const [kept, shared] = occurring({ secret, data, weights });
  checkCategories(
    [
      [kept, `${where}.secret`, secret.categories],
      [shared, `${where}.data`, data.categories],
    ],
    withoutIdleMerges(rules, [secret, data]),
  );
  return [kept, shared];
};

/** A table and what is promised of it. */
const promise = (value: unknown, more: Record<string, Check>) => {
  const keys = { table: anything, notion: text, epsilon: finite, parameters: anything, ...more };
  const asked: Record<string, unknown> = shape(keys)(value, say(texts.request));
  const [secret, data] = counted(asked.table, "table");
  const all = asked.table as JointTable;
  maybe((parameters) => checkAsked(parameters, all.secret, all.data))(asked.parameters, "parameters");
  return { asked, all, occurring: { secret, data } };
};

const search: Keys<Search> = { method: maybe(text), gap: maybe(finite), seconds: maybe(finite) };
const DESIGN: Keys<Omit<DesignRequest, keyof PosteriorsRequest>> = {
  ...{ protocol: text, search: maybe(shape(search)), seesSecret: maybe(flag), provedSample: maybe(flag) },
  ...{ objective: maybe(text), distances: anything, countWeights: anything, contrasts: anything },
  ...{ countingEfficiency: maybe(finite), averageLeakage: maybe(finite), roundCounts: maybe(finite) },
};

const designed =
  (more: Record<string, Check> = {}): Check =>
  (value) => {
    const { asked, all, occurring } = promise(value, { ...DESIGN, ...more });
    for (const [of, { categories }] of Object.entries(occurring)) {
      // Nobody could read the file.
      if (categories.length < 2) throw new Reason(say(texts.aSingleCategory, `table.${of}`));
    }
    maybe((distances, where) => checkDistances(distances, all.data, String(where)))(asked.distances, "distances");
    if (asked.countWeights === undefined && asked.contrasts === undefined) return;
    checkCounts(asked, all.data.categories, occurring.data.categories);
  };

export const table = part<JointTable>(counted, "table");
export const tableOrNone = part<JointTable | undefined>(maybe(counted), "table");
export const request = part<DesignRequest>(designed());
export const pointRequest = part<PointRequest>(designed({ memory: anything }));
export const posteriorsRequest = part<PosteriorsRequest>((value) => promise(value, {}));
export const alpha = part<number | undefined>(maybe(finite), "alpha");
export const notion = part<string>(text, "notion");
export const releases = part<Releases>(text, "releases");
export const levels = part<number[]>((value, where) => {
  for (const level of list(value, where)) {
    if (typeof level !== "number") throw new Reason(say(texts.levelNotANumber, show(level)));
  }
}, "levels");

const PROMISED: Keys<Promised> = { notion: text, epsilon: finite, parameters: anything };
export const promised = part<Promised>(shape(PROMISED), say(texts.whatIsPromised));

const PROPOSED = { protocol: anything, of: maybe(oneOf(texts.ofWhat, ...RELEASES)), table: maybe(counted) };
/** The planned release, as far as its protocol does not say it. */
export const proposed = (value: unknown): Proposed => {
  const checked = part<Proposed>(shape<Proposed>(PROPOSED), say(texts.whatIsReleased))(value);
  return { ...checked, protocol: protocol(checked.protocol) };
};

// Files, and what is made of them.

const among =
  (known: readonly string[]): Check =>
  (value, where) => {
    if (!known.includes(String(value))) throw new Reason(say(texts.noneOfThese, where, show(value), known));
  };

const separator: Check = (mark, where) => {
  if (!isSeparator(text(mark, where))) throw new Reason(say(texts.separatorWrong, show(mark)));
};

const cells: Check = (value) => list(value instanceof Set && [], "dialect.texts");

const DIALECT: Keys<DialectChoice> = {
  encoding: maybe(among(ENCODINGS)),
  separator: maybe(separator),
  header: maybe(flag),
  decimal: maybe(among(["point", "comma"])),
  typed: maybe(flag),
  texts: maybe(each(maybe(shape({ texts: cells, numbers: cells, point: flag })))),
};
const dialectOf = part(maybe(shape(DIALECT)), "dialect");
const layoutOf = part(maybe(checkLayout));

const isBlob: Check = (value) => {
  if (!(value instanceof Blob)) throw new Reason(say(texts.notAFile, show(value)));
};

export const file = (given: FileData): Source => {
  const { blob, name, dialect, layout } = Object(given) as FileData;
  part(isBlob)(blob ?? given);
  dialectOf(dialect);
  layoutOf(layout);
  return blobSource(blob, name, { dialect, layout });
};

const columnNames: Check = (value, where) => each(text)(Array.isArray(value) ? value : [value], where);

export const columns = part<ColumnChoice>((value, where) => {
  const fixed = shape({ column: text, values: uniqueTexts });
  const rare = maybe(shape({ below: atLeastZero, into: text }));
  const named = { secret: columnNames, data: columnNames, itself: maybe(name), weight: maybe(text) };
  const keys = { ...named, coding: maybe(list), rare };
  const choice = shape<ColumnChoice>({ ...keys, categories: maybe(eachAt(fixed)) })(value, where);
  if (choice.coding && choice.coding.length > 0) {
    checkCodings(choice.coding, [choice.secret, choice.data].flat(), "coding");
  }
}, say(texts.choiceOfColumns));

/** It is a secret: whatever is in its place is not shown. */
const device =
  (wrong: readonly [string, string]): Check =>
  (value) => {
    if (!isDeviceSecret(value)) throw new Reason(say(wrong));
  };

export const secret = part<string>(device(texts.secretWrong));

const WRITING: Keys<PrivatiseChoice> = {
  once: maybe(
    shape({
      secret: device(texts.onceSecretWrong),
      person: maybe(text),
      version: maybe(oneOf(texts.onceVersionWrong, 1, 2)),
      answers: maybe(text),
    }),
  ),
  write: oneOf(texts.writeWrong, "reports", "values"),
  spreadsheetSafe: maybe(oneOf(texts.spreadsheetSafeWrong, "reports", "all", "none")),
  keep: each(text),
  knowingly: maybe(each(text)),
};
export const writing = part<PrivatiseChoice>(shape(WRITING), say(texts.choiceOfWriting));

// Reports, and what is estimated from them.

const written = oneOf(texts.writtenWrong, "reports", "values");

const REPORTS_IN: Keys<ReportsIn> = { written, as: oneOf(texts.asWrong, "rows", "counts"), column: maybe(text) };
export const reportsIn = part<ReportsIn>(shape(REPORTS_IN), say(texts.whatFileHolds));

const whole: Check = (value) => {
  if (!Number.isSafeInteger(atLeastZero(value, "counts"))) throw new Reason(say(texts.countsWrong, show(value)));
};

const COUNTED: Keys<ReportCounts> = { written, reports: uniqueTexts, counts: each(whole), missing: maybe(whole) };
const reportCounts: Check = (value) => {
  const { reports, counts } = shape(COUNTED)(value, say(texts.whatWasCounted));
  list(counts, "counts", reports.length);
};
const checkedCounts = part<ReportCounts>(reportCounts);
/** A plain map is what `countReports` would make of a file. */
export const counts = (value: ReportCounts | Readonly<Record<string, number>>): ReportCounts => {
  const isMap = typeof value === "object" && value !== null && !Array.isArray(value.reports);
  return checkedCounts(
    isMap ? { written: "reports", reports: Object.keys(value), counts: Object.values(value) } : value,
  );
};
export const pooled = (value: unknown): PooledReports[] => {
  const one = shape<PooledReports>({ protocol: anything, counted: reportCounts });
  const all = part<PooledReports[]>(each(one), say(texts.whatIsPooled))(value);
  return all.map(({ protocol: file, counted }) => ({ protocol: settings(file), counted }));
};

const shrink: Check = (value, where) => {
  if (!(finite(value, where) > 0)) throw new Reason(say(texts.shrinkWrong, show(value)));
  if (Number(value) > MOST_SHRUNKEN) throw new Reason(say(texts.shrinkTooLarge, show(value), show(MOST_SHRUNKEN)));
};

const ESTIMATING = { confidence: maybe(finite), assume: maybe(oneOf(texts.assumeWrong, "prior")) };
const estimating = <T>(more: Record<string, Check> = {}) =>
  part<T | undefined>(maybe(shape({ ...ESTIMATING, ...more })), say(texts.options));
export const options = estimating<EstimateOptions>();
export const shrinking = estimating<EstimateOptions>({ shrink: maybe(shrink) });
export const regressOptions = estimating<RegressOptions>({ category: maybe(text) });

const aboveZero: Check = (value, where) => {
  if (!(finite(value, where) > 0)) throw new Reason(say(texts.notAboveZero, where, show(value)));
};

export const aim = part<PlanAim>((value, where) => {
  const keys = { people: maybe(aboveZero), halfWidth: maybe(aboveZero), written: maybe(written) };
  const { people, halfWidth } = shape<PlanAim>(keys)(value, where);
  if (people === undefined && halfWidth === undefined) throw new Reason(say(texts.nothingPlanned));
  if (people !== undefined && !Number.isSafeInteger(people)) throw new Reason(say(texts.peopleNotWhole, show(people)));
}, say(texts.whatIsPlanned));

const GROUPED_BY = { written, columns: each(name), weight: maybe(name), comma: maybe(flag) };
const GROUPING: Keys<Grouping> = { ...GROUPED_BY, categorical: maybe(each(name)) };
export const grouping = part<Grouping>(shape(GROUPING), say(texts.howGrouped));

const kinds = maybe(each(oneOf(texts.kindWrong, "number", "category")));
const GROUPED = { ...GROUPED_BY, kinds, reports: uniqueTexts, groups: list, missing: maybe(whole) };
export const grouped = part<GroupedReports>((value, where) => {
  const raw = shape<GroupedReports>(GROUPED)(value, where);
  if (raw.kinds) list(raw.kinds, "kinds", raw.columns.length);
  if (raw.groups.length === 0) throw new Reason(say(texts.noGroups));
  const seen = new Set(raw.groups.map((item) => group(item, raw)));
  if (seen.size < raw.groups.length) throw new Reason(say(texts.groupsTwice));
}, say(texts.whatWasCounted));

/** Checks a group and gives the text that tells it from others. */
function group(value: unknown, { columns, reports: all, weight }: GroupedReports): string {
  const places = each((place, where) => index(place, all.length, where));
  const people = { cells: each(text, columns.length), reports: places, counts: each(whole) };
  const sums = weight !== undefined && { weights: each(atLeastZero), squares: each(atLeastZero) };
  const { cells, ...lists } = shape<Omit<ReportGroup, "weights" | "squares">>({ ...people, ...sums })(value, "groups");
  const { reports } = lists;
  if (new Set(reports).size < reports.length) throw new Reason(say(texts.reportsTwice));
  for (const [key, numbers] of Object.entries(lists)) list(numbers, `groups.${key}`, reports.length);
  return JSON.stringify(cells);
}

const difference: Check = (value) => {
  if (typeof value === "boolean" || typeof value === "string") return;
  throw new Reason(say(texts.differenceWrong, show(value)));
};

const population: Check = (value, where) => {
  const strata = list(value, where).map((stratum) => {
    const [name, people, ...more] = list(stratum, where);
    const isSize = Number.isSafeInteger(people) && (people as number) > 0;
    if (typeof name !== "string" || !isSize || more.length > 0)
      throw new Reason(say(texts.populationWrong, show(stratum)));
    return name;
  });
  if (new Set(strata).size < strata.length) throw new Reason(say(texts.strataTwice));
};

const OF_GROUPS = { shrink: maybe(shrink), difference: maybe(difference), population: maybe(population) };
export const groupOptions = estimating<GroupOptions>(OF_GROUPS);

/** Pairs of reports by these protocols. */
export const crossed = ([one, other]: [SettingsFile, SettingsFile]) =>
  part<CrossedReports>((value, where) => {
    const { counts } = shape<CrossedReports>({ counts: list, missing: maybe(whole) })(value, where);
    const seen = counts.map((item) => {
      const [first, second, people] = list(item, "counts", 3);
      index(first, one.channel.reports.length, "reports");
      index(second, other.channel.reports.length, "reports");
      whole(people, "counts");
      return `${first} ${second}`;
    });
    if (new Set(seen).size < seen.length) throw new Reason(say(texts.reportsTwice));
  }, say(texts.whatWasCounted));

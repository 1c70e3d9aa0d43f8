// SPDX-License-Identifier: GPL-3.0-or-later

import { html, type PropertyValues } from "lit";
import { ofOneColumn } from "../../wasm/contract/notions.js";
import { type Design, type JointTable, type Sluice, toProtocolFile } from "../../wasm/engine/sluice.js";
import { combined } from "../../wasm/protocol/columns.js";
import type { LevelsSpec } from "../charts/chart.js";
import { messages } from "../messages/demos.js";
import { messages as page } from "../messages/page.js";
import { count, levelText, list, plain } from "../text/format-message.js";
import { Afterwards } from "./afterwards.js";
import { LiveElement } from "./element.js";
import { theEngine } from "./engine.js";
import { tableIn } from "./scale.js";

/** Between the names of columns. */
const COMMA = ", ";
/** Between the values of several columns in a category: as a page writes it, or as it is shown. */
const BETWEEN_VALUES = /, | · /;

/** So many reports of one answer. */
const TIMES = [1, 2, 3, 4];

interface Row {
  /** How many reports, or which column; neither of both columns together. */
  times?: number;
  column?: string;
  joint?: true;
  level: number;
  expected?: number;
}

/**
 * Shows levels of several releases, each alone and all together, verified as the one channel that they are. Without
 * `columns` they are reports of one answer that is reported several times. The attribute `columns` names the columns
 * that categories of the data are made of, with a comma and a blank between. Each column then has a protocol of its
 * own.
 *
 * @tag sluice-live-together
 */
export class SluiceLiveTogether extends LiveElement {
  static override properties = { columns: {}, _rows: { state: true } };

  /** The names of the columns, with a comma and a blank between. */
  declare columns: string | undefined;
  declare _rows: Row[];
  /** The table with the columns that its answers are made of. */
  #split: JointTable | undefined;

  constructor() {
    super();
    this._rows = [];
    new Afterwards(this, {
      work: releases,
      done: (rows) => {
        this._rows = rows;
      },
    });
  }

  override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    if (!this.columns) return;
    const { table } = this;
    const own = table !== undefined && table === this.#split;
    if (own && !changed.has("columns")) return;
    const given = table && !own && { ...table, weights: Float64Array.from(table.weights) };
    const found = given || tableIn(this, this.secret, this.data);
    if (found) this.table = this.#split = withColumns(found, this.columns.split(COMMA));
  }

  protected override show() {
    if (this._failed) return html`<sluice-error .error=${this._failed}></sluice-error>`;
    if (this._rows.length === 0) return html`<p class="soft" role="status">${page.working}</p>`;
    return html`<sluice-chart .spec=${levelsOf(this._rows)}></sluice-chart>`;
  }
}

/** The table with the values that each category has in these columns. */
function withColumns(table: JointTable, names: string[]): JointTable {
  const parts = table.data.categories.map((category) => category.split(BETWEEN_VALUES));
  const combinations = parts.map((values) => names.map((_, j) => values[j] ?? ""));
  return { ...table, data: combined(names, combinations) };
}

async function releases(design: Design, signal: AbortSignal): Promise<Row[]> {
  const engine = await theEngine();
  return design.data.columns ? ofColumns(engine, design, signal) : ofReports(engine, design);
}

async function ofReports(engine: Sluice, design: Design): Promise<Row[]> {
  const file = toProtocolFile(design);
  const { notion, epsilon, parameters } = design.guarantee;
  const promised = { notion, epsilon, ...(parameters && { parameters }) };
  const rows: Row[] = [];
  for (const times of TIMES) {
    const { level } = await engine.together(new Array(times).fill(file), promised);
    const [{ level: once } = { level }] = rows;
    rows.push({ times, level, ...(times > 1 && { expected: times * once }) });
  }
  return rows;
}

async function ofColumns(engine: Sluice, design: Design, signal: AbortSignal): Promise<Row[]> {
  const { secret, data, prior, guarantee, protocol } = design;
  const table = { secret, data, weights: prior };
  // One column by itself has no others that could be known.
  const notion = ofOneColumn(guarantee.notion);
  const promised = { notion: guarantee.notion, epsilon: guarantee.epsilon };
  const files = [];
  const rows: Row[] = [];
  for (const { name, values } of data.columns ?? []) {
    const request = { table: merged(table, name, values), notion, epsilon: guarantee.epsilon, protocol };
    const file = toProtocolFile(await engine.design(request, { signal }));
    files.push(file);
    rows.push({ column: name, level: (await engine.together([file], promised, table)).level });
  }
  const expected = rows.reduce((sum, { level }) => sum + level, 0);
  const { level } = await engine.together(files, promised, table);
  const own = design.leakage[guarantee.notion]?.level;
  return [...rows, { level, expected }, ...(own === undefined ? [] : [{ joint: true as const, level: own }])];
}

/** The table of one column alone: the counts of answers with the same value in it are added up. */
function merged({ secret, data, weights }: JointTable, name: string, values: string[]): JointTable {
  const categories = [...new Set(values)];
  const [from, to] = [data.categories.length, categories.length];
  const own = new Float64Array(secret.categories.length * to);
  weights.forEach((weight, i) => {
    const at = Math.floor(i / from) * to + categories.indexOf(values[i % from] ?? "");
    own[at] = (own[at] ?? 0) + weight;
  });
  return { secret, data: { name, categories }, weights: own };
}

function levelsOf(rows: Row[]): LevelsSpec {
  const t = messages.together;
  const named = rows.map(({ times, column, joint, level, expected }) => ({
    name: times ? count(times, t.reports) : column ? plain(t.alone, { column }) : joint ? t.joint : t.both,
    level,
    ...(expected !== undefined && { expected }),
    main: expected !== undefined,
  }));
  const levelOrUnlimited = (level: number) => (Number.isFinite(level) ? levelText(level) : t.unlimited);
  const parts = named.map(({ name, level }) => plain(t.part, { name, level: levelOrUnlimited(level) }));
  const expected = Math.max(...rows.map((row) => row.expected ?? 0));
  return {
    kind: "levels",
    title: t.title,
    rowAxis: t.row,
    level: t.level,
    expected: t.expected,
    unlimited: t.unlimited,
    none: t.none,
    rows: named,
    summary: plain(t.summary, { parts: list(parts), expected: levelOrUnlimited(expected) }),
  };
}

customElements.define("sluice-live-together", SluiceLiveTogether);

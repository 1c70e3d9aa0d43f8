// SPDX-License-Identifier: GPL-3.0-or-later
import { css, html, nothing } from "lit";
import { shortened } from "../../../../wasm/common/characters.js";
import type { Merge } from "../../../../wasm/files/column-dates.js";
import type { ColumnKind } from "../../../../wasm/files/column-kinds.js";
import { FEW_PEOPLE, rareAnswers } from "../../../../wasm/files/column-mends.js";
import { columnLabels } from "../../../facts/column-labels.js";
import { kindsOf, namingPeople } from "../../../facts/identifying.js";
import { hasAnswers, type Role } from "../../../facts/roles.js";
import { edgesOf, mergedOf, withMerged, withoutEdges, withoutMerged } from "../../../facts/rules.js";
import { joinedSpellings } from "../../../facts/spellings.js";
import { totalsIn } from "../../../facts/totals.js";
import { usable } from "../../../facts/usable.js";
import { messages } from "../../../messages/page.js";
import { originOf } from "../../../platform/formats.js";
import { layoutOf } from "../../../platform/layouts.js";
import { SessionElement } from "../../../session/observe.js";
import { base } from "../../../styles/base.js";
import { count, integer, list, plain, quoted } from "../../../text/format-message.js";
import { isolated } from "../../../text/isolate.js";
import { inLanguage } from "../../../text/translate.js";
import type { ProtectSession } from "../session/protect-session.js";
import "./all-columns.js";

type Own = "secret" | "share";

/** So many characters of a label can be seen in the field. */
const ROOM = 16;
/** So many answers of a column are shown in their spellings. */
const SPELLINGS = 2;
/** Dates of more different days than this are better told by month or year. */
const DAYS = 20;

/** The choice of the column that is shared, and of the one that is hidden. */
export class SluiceColumns extends SessionElement<ProtectSession> {
  static override properties = { _both: { state: true } };

  /** A column that was chosen on both sides. */
  declare _both: string | undefined;
  /**
   * The role that is being chosen for, and the roles before that began: a keyboard passes columns by that are not meant. `made`
   * are those that this choice has come to so far.
   */
  #choosing: { role: Own; before: Role[]; made: Role[] } | undefined;

  override render() {
    const { inspection, roles } = this.state;
    if (!inspection) return nothing;
    const t = messages.protect;
    const both = roles.includes("secret") && roles.includes("share");
    const labelled = columnLabels(this.state.source?.file).size > 0;
    return html`<div class="row ${labelled ? "labelled" : ""}">
      ${this.#pick("share", t.share, inspection.header)} ${this.#pick("secret", t.hide, inspection.header)}
      ${both ? html`<button type="button" class="swap" @click=${() => this.session.data.swap()}><span aria-hidden="true">⇄</span> ${t.swap}</button>` : nothing}
    </div>
    ${this.#itself()}
    <div role="status">${[...this.#swapped(), ...this.#naming(), ...this.#spelt(), ...this.#totals()].map((says) => html`<p class="naming small">${says}</p>`)}</div>
    ${this.#knowingly()} ${this.#weight()} ${this.#mends()} ${this.#rare()}
    <sluice-all-columns .session=${this.session}></sluice-all-columns>`;
  }

  /** The column that had the other role gives it to the one that had this. */
  #swapped(): string[] {
    return this._both === undefined ? [] : [plain(messages.protect.both, { column: this._both })];
  }

  /** One that was chosen on both sides may be meant to be protected itself; so it is said of one that is. */
  #itself() {
    const { roles, inspection } = this.state;
    const t = messages.protect.itself;
    const [own] = this.session.data.columns("itself");
    if (own !== undefined) return html`<p class="naming small itself">${plain(t.says, { column: own })}</p>`;
    const both = this._both === undefined ? -1 : (inspection?.header.indexOf(this._both) ?? -1);
    if (both < 0) return nothing;
    return html`<p class="naming small itself"><button type="button" @click=${() => {
      this._both = undefined;
      this.session.data.setRole(both, "itself", roles);
    }}>${plain(t.use, { column: inspection?.header[both] ?? "" })}</button></p>`;
  }

  /** The warning about a shared column by which people can be told apart. */
  #naming(): string[] {
    const { inspection } = this.state;
    const t = messages.protect;
    return namingPeople(this.state).map(({ name, distinct }) =>
      plain(t.names, { column: name, n: integer(distinct ?? 0), people: count(inspection?.rows ?? 0, t.people) }),
    );
  }

  /** Such a column is shared only when somebody has said so of it by name. */
  #knowingly() {
    const { knowingly } = this.session.data;
    return namingPeople(this.state).map(
      ({
        name,
      }) => html`<label class="naming small knowingly"><input type="checkbox" .checked=${knowingly.includes(name)}
        @change=${(event: Event) => this.session.data.shareKnowingly(name, (event.target as HTMLInputElement).checked)}>
        <span>${plain(messages.protect.namesShare, { column: name })}</span></label>`,
    );
  }

  /** Spellings that are counted as one already. */
  #spelt(): string[] {
    return this.#chosen().flatMap(({ column }) => joinedSpellings(column).map(inLanguage));
  }

  /** The columns that play a part and are not in ranges, each with what it looks like. */
  #chosen() {
    const { inspection, roles, rules } = this.state;
    if (!inspection) return [];
    return kindsOf(inspection).flatMap((kind, i) => {
      const column = inspection.columns[i];
      if (!column || !hasAnswers(roles[i])) return [];
      return [{ column, kind, inRanges: (edgesOf(rules, column.name)?.length ?? 0) > 0 }];
    });
  }

  /** In whichever column the row has its name. */
  #totals(): string[] {
    const { inspection, source } = this.state;
    // Somebody has said which rows at the end are people.
    if (source && layoutOf(source.file)?.skipLast !== undefined) return [];
    return (inspection?.columns ?? []).flatMap((column) => {
      const value = totalsIn(column);
      return value === undefined ? [] : [plain(messages.protect.totals, { column: column.name, value })];
    });
  }

  /** Weights that the file declares, or that look so, count for nothing until somebody says so. */
  #weight() {
    const { source, inspection, roles } = this.state;
    if (!inspection) return nothing;
    const declared = source && originOf(source.file).facts?.weight;
    const name = declared ?? kindsOf(inspection).find(({ kind }) => kind === "weights")?.name;
    const column = name === undefined ? -1 : inspection.header.indexOf(name);
    if (name === undefined || column < 0 || roles[column] !== "leave" || roles.includes("weight")) return nothing;
    const t = messages.protect;
    return html`<p class="naming small codes">${plain(declared === undefined ? t.weightLooks : t.weight, { column: name })}
      <button type="button" @click=${() => this.#useWeight(column)}>${t.weightUse}</button></p>`;
  }

  #useWeight(column: number): void {
    // The button goes.
    this.renderRoot.querySelector<HTMLElement>("#share")?.focus();
    this.session.data.setRole(column, "weight", this.state.roles);
  }

  /** All that looks odd in a column, each with its way out. */
  #mends() {
    return this.#chosen().map(({ kind, inRanges }) => {
      if (inRanges) return this.#codes(kind);
      return html`${this.#codes(kind)} ${this.#alike(kind)} ${this.#dates(kind)} ${this.#merged(kind)}`;
    });
  }

  /** Answers of few people cost most; merged, they are one. */
  #rare() {
    const { rules } = this.state;
    const t = messages.protect;
    if (rules.rareBelow > 0) return nothing;
    const act = () => this.session.data.setRules({ rareBelow: FEW_PEOPLE });
    return this.#chosen().map(({ column, kind, inRanges }) => {
      const n = inRanges ? 0 : rareAnswers(column, kind);
      return n === 0
        ? nothing
        : this.#mend(count(n, t.rare, { column: column.name, least: integer(FEW_PEOPLE) }), [[t.rareMerge, act]]);
    });
  }

  /** Cells that look as if somebody had not answered are categories until the person says otherwise. */
  #codes({ name, codes: all }: ColumnKind) {
    const { rules } = this.state;
    const t = messages.protect;
    const codes = all.filter((code) => !rules.missing.includes(code));
    if (codes.length === 0) return nothing;
    const act = () => {
      // Ranges were made with the codes as numbers.
      const edges = withoutEdges(rules.edges, name);
      this.session.data.setRules({ missing: [...rules.missing, ...codes], edges });
    };
    return this.#mend(plain(t.codes, { column: name, cells: quoted(codes) }), [[t.codesMissing, act]]);
  }

  /** Answers that look like one: each costs as much as any other, a rare one most, and the counts are split. */
  #alike({ name, alike }: ColumnKind) {
    const { rules } = this.state;
    const t = messages.protect;
    const there = new Set(mergedOf(rules, name).flatMap(({ cells }) => cells));
    const found = alike.filter(([, ...others]) => others.some((cell) => !there.has(cell)));
    const merge = (all: string[][]) => () =>
      this.session.data.setRules(
        withMerged(
          rules,
          name,
          all.map(([into = "", ...cells]): Merge => ({ into, cells })),
        ),
      );
    const more = found.length - SPELLINGS;
    const says = found
      .slice(0, SPELLINGS)
      .map((own) =>
        this.#mend(plain(t.spellings, { column: name, spellings: quoted(own) }), [[t.merge, merge([own])]]),
      );
    if (more <= 0) return says;
    return html`${says} ${this.#mend(count(more, t.spellingsMore), [[t.mergeAll, merge(found)]])}`;
  }

  #dates({ name, distinct, dates }: ColumnKind) {
    const { rules } = this.state;
    const t = messages.protect;
    if (!dates || (distinct ?? 0) <= DAYS || mergedOf(rules, name).length > 0) return nothing;
    const by = (merges: Merge[]) => () => this.session.data.setRules(withMerged(rules, name, merges));
    const ways = (
      [
        ["byMonth", dates.month],
        ["byYear", dates.year],
      ] as const
    ).filter(([, merges]) => merges.length > 1 && merges.length < (distinct ?? 0));
    // If nobody can tell days from months, each way to read them has a button of its own.
    const { cell = "", readings = [] } = dates.month.length === 0 ? (dates.either ?? {}) : {};
    const read = readings.map(({ date, month }): [string, () => void] => [
      plain(t.byMonthIf, { cell, date, n: integer(month.length) }),
      by(month),
    ]);
    return this.#mend(plain(t.dates, { column: name, n: integer(distinct ?? 0) }), [
      ...read,
      ...ways.map(([way, merges]): [string, () => void] => [plain(t[way], { n: integer(merges.length) }), by(merges)]),
    ]);
  }

  #merged({ name }: ColumnKind) {
    const { rules } = this.state;
    const t = messages.protect;
    const merged = mergedOf(rules, name);
    if (merged.length === 0) return nothing;
    const cells = merged.reduce((sum, merge) => sum + merge.cells.length, 0);
    return this.#mend(count(cells, t.mended, { column: name, into: integer(merged.length) }), [
      [t.rows.undo, () => this.session.data.setRules(withoutMerged(rules, name))],
    ]);
  }

  /** The button goes with what it mends. */
  #mend(says: string, ways: [string, () => void][]) {
    const act = (way: () => void) => () => {
      this.renderRoot.querySelector<HTMLElement>("#share")?.focus();
      way();
    };
    return html`<p class="naming small codes">${says}
      ${ways.map(([label, way]) => html`<button type="button" @click=${act(way)}>${label}</button> `)}</p>`;
  }

  #pick(role: Own, label: string, header: string[]) {
    const chosen = this.state.roles.findIndex((own) => own === role || own === "itself");
    const columns = this.session.data.columns(role);
    const several = columns.length > 1;
    const good = usable(header);
    const labels = columnLabels(this.state.source?.file);
    const text = (name: string) => {
      const says = labels.get(name);
      return says === undefined ? name : `${name} · ${shortened(says)}`;
    };
    // Labels that have no room in the field.
    const long = (says: string) => several || says.length > ROOM;
    const says = columns.flatMap((name) => labels.get(name) ?? []).filter(long);
    return html`<span class="pick"><label for=${role}>${label}</label>
      <select id=${role} aria-describedby=${says.length > 0 ? `${role}-label` : nothing} @focus=${() => this.#begin(role)} @pointerdown=${() => this.#begin(role)} @change=${(event: Event) => this.#choose(role, event)}>
        <option value="-1" .selected=${chosen < 0}>${messages.data.pickNone}</option>
        ${several ? html`<option value="-2" .selected=${several}>${list(columns)}</option>` : nothing}
        ${header.map((name, column) => (good[column] ? html`<option value=${column} .selected=${!several && column === chosen}>${text(name)}</option>` : nothing))}
      </select>
      ${says.length > 0 ? html`<span id="${role}-label" class="label small soft">${isolated(says.join(" · "))}</span>` : nothing}</span>`;
  }

  #begin(role: Own) {
    const { roles } = this.state;
    this.#choosing = { role, before: roles, made: roles };
    return this.#choosing;
  }

  #choose(role: Own, event: Event): void {
    const column = Number((event.target as HTMLSelectElement).value);
    // A value may be set without focus, and roles be others in the meantime.
    const same = this.#choosing?.role === role && this.#choosing.made === this.state.roles;
    const choosing = same && this.#choosing ? this.#choosing : this.#begin(role);
    const isBoth = column >= 0 && choosing.before[column] === (role === "share" ? "secret" : "share");
    this._both = isBoth ? this.state.inspection?.header[column] : undefined;
    this.session.data.choose(column, role, choosing.before);
    choosing.made = this.state.roles;
  }

  static override styles = [
    base,
    css`
      .pick {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 0.4rem 0.7rem;
        min-inline-size: 0;
      }
      .pick label {
        font-weight: 600;
      }
      .labelled,
      .labelled .pick {
        align-items: start;
      }
      @media (min-width: 52rem) {
        /* Beside the field, and not at its top. */
        .labelled label {
          padding-block: 0.6rem;
        }
      }
      .labelled select {
        inline-size: 18rem;
      }
      .pick .label {
        flex: 1 0 100%;
        /* No wider than the field above it. */
        inline-size: 0;
      }
      .naming {
        border-inline-start: 3px solid var(--warn);
        padding-inline-start: 0.8rem;
        margin-block-start: 0.6rem;
      }
      .knowingly {
        display: flex;
        align-items: center;
        gap: 0.5rem;
        min-block-size: 2.75rem;
        cursor: pointer;
      }
      .swap {
        padding-inline: 0.9rem;
      }
    `,
  ];
}

customElements.define("sluice-columns", SluiceColumns);

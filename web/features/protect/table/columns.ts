// SPDX-License-Identifier: GPL-3.0-or-later
import { css, html, nothing } from "lit";
import { shortened } from "../../../../wasm/common/characters.js";
import { missingCodes } from "../../../../wasm/files/missing-codes.js";
import { columnLabels } from "../../../facts/column-labels.js";
import type { Role } from "../../../facts/roles.js";
import { edgesOf, mayNamePeople } from "../../../facts/rules.js";
import { joinedSpellings, spellings } from "../../../facts/spellings.js";
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

type Own = "secret" | "share";

/** So many characters of a label can be seen in the field. */
const ROOM = 16;
/** So many answers of a column are shown in their spellings. */
const SPELLINGS = 2;

/** The choice of the column that is shared, and of the one that is hidden. */
export class SluiceColumns extends SessionElement<ProtectSession> {
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
    <div role="status">${[...this.#naming(), ...this.#spelt(), ...this.#totals()].map((says) => html`<p class="naming small">${says}</p>`)}</div>
    ${this.#weight()} ${this.#codes()}`;
  }

  /** The warning about a shared column that has nearly as many answers as people. */
  #naming(): string[] {
    const { inspection, roles, rules } = this.state;
    if (!inspection) return [];
    const { columns, rows } = inspection;
    const t = messages.protect;
    return columns
      .filter(
        // Numbers that can be read in two ways are asked about first: they become ranges then, which name nobody.
        (column, i) =>
          roles[i] === "share" &&
          !column.either &&
          Number.isFinite(column.distinct) &&
          mayNamePeople(rules, column, rows),
      )
      .map(({ name, distinct }) =>
        plain(t.names, { column: name, n: integer(distinct), people: count(rows, t.people) }),
      );
  }

  /** Answers that look like one: each costs as much as any other, a rare one most, and the counts are split. */
  #spelt(): string[] {
    const { inspection, roles, rules } = this.state;
    const chosen = (inspection?.columns ?? []).filter(
      ({ name }, i) => (roles[i] === "share" || roles[i] === "secret") && !edgesOf(rules, name)?.length,
    );
    return chosen.flatMap((column) => {
      const joined = joinedSpellings(column).map(inLanguage);
      const found = spellings(column);
      const says = found
        .slice(0, SPELLINGS)
        .map((own) => plain(messages.protect.spellings, { column: column.name, spellings: quoted(own) }));
      const more = found.length - says.length;
      return [...joined, ...says, ...(more > 0 ? [count(more, messages.protect.spellingsMore)] : [])];
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

  /** Weights that the file declares count for nothing until somebody says so. */
  #weight() {
    const { source, inspection, roles } = this.state;
    const name = source && originOf(source.file).facts?.weight;
    const column = name === undefined ? -1 : (inspection?.header.indexOf(name) ?? -1);
    if (name === undefined || column < 0 || roles[column] !== "leave" || roles.includes("weight")) return nothing;
    const t = messages.protect;
    return html`<p class="naming small codes">${plain(t.weight, { column: name })}
      <button type="button" @click=${() => this.#useWeight(column)}>${t.weightUse}</button></p>`;
  }

  #useWeight(column: number): void {
    // The button goes.
    this.renderRoot.querySelector<HTMLElement>("#share")?.focus();
    this.session.data.setRole(column, "weight", this.state.roles);
  }

  /** Cells that look as if somebody had not answered are categories until the person says otherwise. */
  #codes() {
    const { inspection, roles, rules } = this.state;
    const t = messages.protect;
    return (inspection?.columns ?? []).map((column, i) => {
      if ((roles[i] !== "share" && roles[i] !== "secret") || edgesOf(rules, column.name)?.length) return nothing;
      const codes = missingCodes(column.values.map(({ value }) => value)).filter(
        (code) => !rules.missing.includes(code),
      );
      if (codes.length === 0) return nothing;
      const count = () => this.session.data.setRules({ missing: [...rules.missing, ...codes] });
      return html`<p class="naming small codes">${plain(t.codes, { column: column.name, cells: quoted(codes) })}
        <button type="button" @click=${count}>${t.codesMissing}</button></p>`;
    });
  }

  #pick(role: Own, label: string, header: string[]) {
    const chosen = this.state.roles.indexOf(role);
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
      .swap {
        padding-inline: 0.9rem;
      }
    `,
  ];
}

customElements.define("sluice-columns", SluiceColumns);

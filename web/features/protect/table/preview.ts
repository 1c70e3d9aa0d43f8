// SPDX-License-Identifier: GPL-3.0-or-later
import { css, html, nothing } from "lit";
import type { Inspection } from "../../../../wasm/engine/sluice.js";
import { columnLabels } from "../../../facts/column-labels.js";
import type { Role } from "../../../facts/roles.js";
import { unusableNames, usable } from "../../../facts/usable.js";
import { messages } from "../../../messages/page.js";
import { SessionElement } from "../../../session/observe.js";
import { base } from "../../../styles/base.js";
import { bytes, count, list, plain } from "../../../text/format-message.js";
import type { ProtectSession } from "../session/protect-session.js";
import type { Source } from "../session/state.js";

const shownRows = 5;
const roles: Role[] = ["leave", "secret", "share", "itself", "weight"];

/** The way of reading that was recognised, the first rows, and the role of each column. */
export class SluicePreview extends SessionElement<ProtectSession> {
  /** The column that is being chosen for, and the roles before that began. */
  #choosing: { at: number; file: File | undefined; before: Role[] } | undefined;

  static override properties = { _wide: { state: true } };

  /** Whether the table is wider than the screen. */
  declare _wide: boolean;
  readonly #observer = new ResizeObserver(() => this.#measure());

  constructor() {
    super();
    this._wide = false;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#observer.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#observer.disconnect();
  }

  /** The observer measures once all is laid out anyway: asked for here, a layout would be made for it alone. */
  override updated(): void {
    for (const element of this.renderRoot.querySelectorAll(".scroll, table")) this.#observer.observe(element);
  }

  #measure(): void {
    const table = this.renderRoot.querySelector(".scroll");
    this._wide = table !== null && table.scrollWidth > table.clientWidth + 1;
  }

  override render() {
    const { inspection, source } = this.state;
    if (!inspection || !source) return html``;
    const { header, preview, columns } = inspection;
    const t = messages.data;
    const good = usable(header);
    const unusable = unusableNames(header);
    const title = plain(t.previewTitle, { name: source.file.name });
    return html`
      <p class="numbers"><strong>${source.file.name}</strong><br>
        <span class="soft">${recognised(inspection, source.from)}. ${headerIs(source.from)}
          ${inspection.blankLines > 0 ? count(inspection.blankLines, messages.blankLines) : nothing}</span></p>
      <div class="row several">${this.#several("share", header, good)} ${this.#several("secret", header, good)}</div>
      ${unusable.length ? html`<p class="small soft">${plain(t.someTwice, { names: list(unusable) })}</p>` : nothing}
      <div class="rows">
      <div class="scroll" tabindex="0" role="region" aria-label=${title}>
        <table>
          <caption class="hidden">${title}</caption>
          <thead>
            <tr>${header.map((name, column) => this.#head(name, column, columns[column]?.distinct ?? 0, good[column] ?? false))}</tr>
          </thead>
          <tbody>
            ${preview
              .slice(0, shownRows)
              .map(
                (row) =>
                  html`<tr>${row.map((cell, column) => html`<td class=${this.state.roles[column] ?? ""}>${cell || messages.empty}</td>`)}</tr>`,
              )}
          </tbody>
        </table>
      </div>
      ${this._wide ? html`<p class="small soft">${t.scrolls}</p>` : nothing}
      <p class="small soft">${t.roleHelp}</p>
      </div>`;
  }

  /** Further columns to share or to keep back, of those that have no other role. */
  #several(role: "share" | "secret", header: string[], good: boolean[]) {
    const { roles } = this.state;
    const box = (name: string, column: number) => html`<label class="tick-box"><input type="checkbox"
      .checked=${roles[column] === role} @change=${(event: Event) => this.#beside(column, (event.target as HTMLInputElement).checked ? role : "leave")}><span>${name}${this.#label(name)}</span></label>`;
    const free = (column: number) => good[column] && ["leave", role].includes(roles[column] ?? "");
    const t = messages.data.several[role];
    return html`<details>
      <summary class="small">${t.title}</summary>
      <p class="small soft">${t.says}</p>
      <div class="row">${header.map((name, column) => (free(column) ? box(name, column) : nothing))}</div>
    </details>`;
  }

  /** The file's own label of the column. */
  #label(name: string) {
    const says = columnLabels(this.state.source?.file).get(name);
    return says === undefined ? nothing : html`<span class="label small soft" title=${says}>${says}</span>`;
  }

  #beside(column: number, role: Role): void {
    this.session.data.setRole(column, role, this.state.roles, true);
  }

  #head(name: string, column: number, distinct: number, good: boolean) {
    const t = messages.data;
    const role = this.state.roles[column] ?? "leave";
    return html`<th scope="col" class=${role}>
      <span class="name">${name}${this.#label(name)}</span>
      <select aria-label=${plain(t.role, { column: name || messages.empty })} ?disabled=${!good} @focus=${() => this.#begin(column)}
        @change=${(event: Event) => this.#choose(column, (event.target as HTMLSelectElement).value as Role)}>
        ${roles.map((value) => html`<option value=${value} .selected=${value === role}>${t.roles[value]}</option>`)}
      </select>
      <span class="small soft numbers">${Number.isFinite(distinct) ? count(distinct, t.categories) : t.tooMany}</span>
    </th>`;
  }

  #begin(at: number) {
    this.#choosing = { at, file: this.state.source?.file, before: this.state.roles };
    return this.#choosing;
  }

  #choose(column: number, role: Role): void {
    // A value may be set without focus, and another file be opened in the meantime.
    const same = this.#choosing?.at === column && this.#choosing.file === this.state.source?.file;
    const { before } = same && this.#choosing ? this.#choosing : this.#begin(column);
    this.session.data.setRole(column, role, before, role === "share");
  }

  static override styles = [
    base,
    css`
      :host > * + * {
        margin-block-start: 0.9rem;
      }
      .several {
        gap: 0 2rem;
        align-items: start;
      }
      .several details[open] {
        flex: 1 0 100%;
      }
      .rows > * + * {
        margin-block-start: 0.5rem;
      }
      .scroll {
        border: 1px solid var(--line);
        border-radius: 10px;
        background: var(--surface);
      }
      table {
        min-inline-size: 100%;
      }
      th,
      td {
        padding: 0.45rem 1rem;
        white-space: nowrap;
        max-inline-size: 18rem;
        overflow: hidden;
        text-overflow: ellipsis;
      }
      tbody tr:last-child td {
        border-block-end: 0;
      }
      thead th {
        color: var(--ink);
        font-size: 1rem;
        padding-block: 0.8rem;
      }
      .name {
        display: block;
        font-weight: 600;
        margin-block-end: 0.4rem;
        overflow: hidden;
        text-overflow: ellipsis;
      }
      .label {
        display: block;
        font-weight: 400;
        overflow: hidden;
        text-overflow: ellipsis;
      }
      select {
        display: block;
        min-inline-size: 8rem;
        margin-block-end: 0.3rem;
      }
      .secret,
      .share,
      .weight {
        background: var(--tint);
      }
      th.secret,
      th.share,
      th.weight {
        box-shadow: inset 0 3px 0 var(--accent);
      }
      th.secret select,
      th.share select,
      th.weight select {
        border-color: var(--accent);
        color: var(--accent);
        font-weight: 600;
      }
      td.leave {
        color: var(--soft);
      }
    `,
  ];
}

function headerIs(from: Source["from"]): string {
  const { headerIs, headerIsRow, headerIsSchema } = messages.data;
  return from === undefined ? headerIs : from === "zip" ? headerIsRow : headerIsSchema;
}

function recognised(inspection: Inspection, from: Source["from"]): string {
  const t = messages.data;
  const numbers = {
    rows: count(inspection.rows, messages.rows),
    columns: count(inspection.header.length, t.columns),
    size: bytes(inspection.bytes),
  };
  if (from) return plain(t.recognisedFrom, { ...numbers, from: t.from[from] });
  const delimiter = t.delimiters[inspection.delimiter] ?? plain(t.delimiterOther, { delimiter: inspection.delimiter });
  const encoding = t.encodings[inspection.encoding] ?? inspection.encoding;
  return plain(t.recognised, { ...numbers, delimiter, encoding });
}

customElements.define("sluice-preview", SluicePreview);

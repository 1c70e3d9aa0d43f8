// SPDX-License-Identifier: GPL-3.0-or-later
import { css, html, nothing } from "lit";
import { edgesOf, isNumbers, readCells, readEdges, stillRare, valuesOf, withEdges } from "../../../facts/rules.js";
import { messages } from "../../../messages/page.js";
import { SessionElement } from "../../../session/observe.js";
import { base } from "../../../styles/base.js";
import { amount, count, list, plain } from "../../../text/format-message.js";
import type { ProtectSession } from "../session/protect-session.js";

const t = messages.data.rules;
/** So many categories that stay rare are named. */
const MOST_RARE = 4;

/** Ranges, missing and rare values of the columns that play a part. */
export class SluiceRules extends SessionElement<ProtectSession> {
  static override properties = { _wrong: { state: true }, _open: { state: true } };

  /** A text that was written for a column and cannot be read. */
  declare _wrong: { column: string; text: string } | undefined;
  declare _open: boolean | undefined;

  override render() {
    const { inspection, rules, table } = this.state;
    const names = [...this.session.data.columns("secret"), ...this.session.data.columns("share")];
    if (!inspection || names.length === 0) return html``;
    const numbers = inspection.columns.filter((column) => names.includes(column.name) && isNumbers(column));
    const divided = Object.values(rules.edges).some((edges) => edges.length > 0);
    const merged = (table?.coding ?? []).flatMap(({ column, merged = [] }) =>
      merged.map(({ into, cells }) => plain(t.merged, { column, into, cells: list(cells) })),
    );
    const rare = table ? stillRare(rules, table) : [];
    // Once it is open, or shut by hand, it stays so: whoever clears a field in it goes on in it.
    return html`<details ?open=${this._open ?? divided} @toggle=${this.#toggled}>
      <summary class="small">${t.title}</summary>
      <p class="small soft">${t.says}</p>
      ${numbers.map(({ name }) => this.#edges(name, edgesOf(rules, name) ?? []))}
      ${numbers.length > 0 ? html`<p class="small soft">${t.edgesSays}</p>` : nothing}
      <label class="row"><span>${t.missing}</span><input type="text" .value=${rules.missing.join("; ")} autocomplete="off"
        @change=${(event: Event) => this.#setMissing(event.target as HTMLInputElement)}></label>
      <p class="small soft">${t.missingSays}</p>
      <label class="row"><span>${t.rare}</span><input type="number" min="0" step="1" inputmode="numeric" .value=${String(rules.rareBelow)}
        @change=${(event: Event) => this.session.data.setRules({ rareBelow: Math.max(0, Number(textOf(event)) || 0) })}><span>${t.rareUnit}</span></label>
      <p class="small soft">${t.rareSays}</p>
      <div role="status">${merged.map((line) => html`<p class="small">${line}</p>`)}
        ${rare.slice(0, MOST_RARE).map(({ column, category, people, why }) => html`<p class="small numbers">${plain(t.stillRare[why], { column, category, people: amount(people), below: amount(rules.rareBelow) })}</p>`)}
        ${rare.length > MOST_RARE ? html`<p class="small">${count(rare.length - MOST_RARE, t.stillMore)}</p>` : nothing}</div>
    </details>`;
  }

  #edges(column: string, edges: number[]) {
    const wrong = this._wrong?.column === column ? this._wrong.text : undefined;
    return html`<label class="row"><span>${plain(t.edges, { column })}</span><input type="text" .value=${wrong ?? edges.join("; ")}
        autocomplete="off" inputmode="decimal" aria-invalid=${wrong === undefined ? "false" : "true"} @change=${(event: Event) => this.#divide(column, textOf(event))}></label>
      <p role="status" class="small wrong">${wrong === undefined ? nothing : plain(t.edgesWrong, { text: wrong })}</p>`;
  }

  #toggled(event: Event): void {
    this._open = (event.target as HTMLDetailsElement).open;
  }

  /** The categories are seen in the table and, before it is counted, in the rows that are shown. */
  #setMissing(input: HTMLInputElement): void {
    const { table, inspection } = this.state;
    const seen = table ? valuesOf(table).flatMap(({ counts }) => [...counts.keys()]) : inspection?.preview.flat();
    const merged = table?.coding?.flatMap(({ merged = [] }) => merged.flatMap(({ cells }) => cells)) ?? [];
    const missing = readCells(input.value, [...(seen ?? []), ...merged]);
    this.session.data.setRules({ missing });
    // The text may have been the same list in other words.
    input.value = missing.join("; ");
  }

  #divide(column: string, text: string): void {
    const edges = readEdges(text);
    this._wrong = edges ? undefined : { column, text };
    if (edges) this.session.data.setRules({ edges: withEdges(this.state.rules.edges, column, edges) });
  }

  static override styles = [
    base,
    css`
      details > * + * {
        margin-block-start: 0.6rem;
      }
      [role="status"] > p + p {
        margin-block-start: 0.3rem;
      }
      p:empty {
        margin: 0;
      }
      input {
        max-inline-size: 100%;
      }
      input[type="number"] {
        inline-size: 6rem;
      }
      label > span {
        overflow-wrap: anywhere;
        min-inline-size: 0;
      }
    `,
  ];
}

function textOf(event: Event): string {
  return (event.target as HTMLInputElement).value;
}

customElements.define("sluice-rules", SluiceRules);

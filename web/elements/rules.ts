// SPDX-License-Identifier: GPL-3.0-or-later
import { css, html, nothing } from "lit";
import { messages } from "../messages/page.js";
import { SessionElement } from "../session/observe.js";
import { isNumbers, listed, readEdges } from "../session/rules.js";
import { base } from "../styles/base.js";
import { list, plain } from "../text/say.js";

const t = messages.data.rules;

/** Ranges, missing and rare values of the columns that play a part. */
export class SluiceRules extends SessionElement {
  static override properties = { ...SessionElement.properties, _wrong: { state: true } };

  /** What was written for a column and cannot be read. */
  declare _wrong: { column: string; text: string } | undefined;

  override render() {
    const { inspection, rules, table } = this.state;
    const names = [...this.session.columns("secret"), ...this.session.columns("share")];
    if (!inspection || names.length === 0) return html``;
    const numbers = inspection.columns.filter((column) => names.includes(column.name) && isNumbers(column));
    const divided = Object.values(rules.edges).some((edges) => edges.length > 0);
    const merged = (table?.coding ?? []).flatMap(({ column, merged = [] }) =>
      merged.map(({ into, cells }) => plain(t.merged, { column, into, cells: list(cells) })),
    );
    return html`<details ?open=${divided}>
      <summary class="small">${t.title}</summary>
      <p class="small soft">${t.says}</p>
      ${numbers.map(({ name }) => this.#edges(name, rules.edges[name] ?? []))}
      ${numbers.length > 0 ? html`<p class="small soft">${t.edgesSays}</p>` : nothing}
      <label class="row"><span>${t.missing}</span><input type="text" .value=${rules.missing.join("; ")} autocomplete="off"
        @change=${(event: Event) => this.session.setRules({ missing: listed(textOf(event)) })}></label>
      <p class="small soft">${t.missingSays}</p>
      <label class="row"><span>${t.rare}</span><input type="number" min="0" step="1" inputmode="numeric" .value=${String(rules.rareBelow)}
        @change=${(event: Event) => this.session.setRules({ rareBelow: Math.max(0, Number(textOf(event)) || 0) })}><span>${t.rareUnit}</span></label>
      ${merged.map((line) => html`<p class="small">${line}</p>`)}
    </details>`;
  }

  #edges(column: string, edges: number[]) {
    const wrong = this._wrong?.column === column ? this._wrong.text : undefined;
    return html`<label class="row"><span>${plain(t.edges, { column })}</span><input type="text" .value=${wrong ?? edges.join("; ")}
        autocomplete="off" inputmode="decimal" aria-invalid=${wrong === undefined ? "false" : "true"} @change=${(event: Event) => this.#divide(column, textOf(event))}></label>
      <p role="status" class="small wrong">${wrong === undefined ? nothing : plain(t.edgesWrong, { text: wrong })}</p>`;
  }

  #divide(column: string, text: string): void {
    const edges = readEdges(text);
    this._wrong = edges ? undefined : { column, text };
    if (edges) this.session.setRules({ edges: { ...this.state.rules.edges, [column]: edges } });
  }

  static override styles = [
    base,
    css`
      details > * + * {
        margin-block-start: 0.6rem;
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
      .wrong {
        color: var(--warn);
      }
    `,
  ];
}

function textOf(event: Event): string {
  return (event.target as HTMLInputElement).value;
}

customElements.define("sluice-rules", SluiceRules);

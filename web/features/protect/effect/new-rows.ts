// SPDX-License-Identifier: GPL-3.0-or-later
import { css, html, nothing } from "lit";
import type { Design } from "../../../../wasm/engine/sluice.js";
import { writtenAnswers } from "../../../../wasm/protocol/written-answers.js";
import { canCount } from "../../../facts/counting.js";
import { sharedNames } from "../../../facts/pairs.js";
import { type PreviewRow, previewRows } from "../../../facts/preview-rows.js";
import { messages } from "../../../messages/page.js";
import { SessionElement } from "../../../session/observe.js";
import { base } from "../../../styles/base.js";
import { integer, list, plain } from "../../../text/format-message.js";
import type { ProtectSession } from "../session/protect-session.js";

const ROWS = 5;

/** The first rows as they are and as they could come out, and what is written into the new file. */
export class SluiceNewRows extends SessionElement<ProtectSession> {
  /** The same for as long as the page is open, so that rows change as little as the method does. */
  readonly #chances = new Map<string, number>();

  override render() {
    const { design, inspection, write } = this.state;
    if (!design || !inspection) return nothing;
    const t = messages.protect.preview;
    const chance = (row: number, draw: number) => this.#chance(row, draw);
    const shown = previewRows(design, inspection.header, inspection.preview, chance).slice(0, ROWS);
    const columns = sharedNames(design.data);
    return html`<div>
        <h2>${t.title}</h2>
        <div class="scroll ${this.staleness}" tabindex="0" role="region" aria-label=${t.title}><table>
          <caption class="small soft numbers">${columns.length > 1 ? `${list(columns)}. ` : nothing}${this.#says(design, shown)}</caption>
          <thead><tr><th scope="col">${t.now}</th><th scope="col">${t.after}</th></tr></thead>
          <tbody>${shown.map(
            ({ now, code, value }) =>
              html`<tr><td>${now || messages.empty}</td><td>${write === "values" ? value : code}</td></tr>`,
          )}</tbody>
        </table></div>
      </div>
      ${this.#format()}`;
  }

  /** A sentence about the rows that are shown. */
  #says(design: Design, shown: PreviewRow[]): string {
    const t = messages.protect.preview;
    const { write } = this.state;
    const { as } = writtenAnswers(design, write);
    if (as === "ticks") return t.ticks;
    const changed = shown.filter((row) => row.changed[write]).length;
    const here = integer(as === "answers" ? changed : shown.length - changed);
    return plain(as === "answers" ? t.says : t.codesSay, { here, n: integer(shown.length) });
  }

  #format() {
    const t = messages.protect.preview;
    const { write } = this.state;
    const counts = canCount(this.state);
    const choice = (
      its: "values" | "reports",
      label: unknown,
    ) => html`<label class="one"><input type="radio" name="format" value=${its}
      .checked=${its === write} @change=${() => this.#choose(its)}><span>${label}</span></label>`;
    return html`<fieldset>
      <legend>${t.format}</legend>
      ${choice("values", t.same)}
      ${choice("reports", counts ? html`${t.codes}<span class="soft">, ${t.best}</span>` : t.codes)}
    </fieldset>`;
  }

  #choose(write: "values" | "reports"): void {
    if (write === "reports") this.session.writeCodes();
    else {
      this.session.filePrivatisation.setWrite(write);
      this.session.settings.setObjective(undefined);
    }
  }

  #chance(row: number, draw: number): number {
    const key = `${row},${draw}`;
    const known = this.#chances.get(key) ?? (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32;
    this.#chances.set(key, known);
    return known;
  }

  static override styles = [
    base,
    css`
      :host {
        display: grid;
        gap: 0.5rem 3rem;
      }
      /* Long names of two columns scroll in the table, not with the page. */
      :host > *,
      fieldset {
        min-inline-size: 0;
      }
      h2 {
        font-size: 1.2rem;
      }
      /* The caption wraps at the width of the table, which names of few letters leave narrow. */
      table {
        min-inline-size: min(100%, 20rem);
      }
      caption {
        text-align: start;
        padding-block: 0.3rem;
      }
      th,
      td {
        padding-block: 0.2rem;
      }
      td {
        overflow-wrap: anywhere;
      }
      legend {
        margin: 0;
      }
      .one {
        display: flex;
        align-items: center;
        gap: 0.5rem;
        min-block-size: 2.75rem;
        cursor: pointer;
      }
      @media (min-width: 46rem) {
        :host {
          grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
        }
      }
    `,
  ];
}

customElements.define("sluice-new-rows", SluiceNewRows);

// SPDX-License-Identifier: GPL-3.0-or-later
import { css, html, nothing } from "lit";
import type { Design, WriteMode } from "../../../../wasm/engine/sluice.js";
import { writtenAnswers } from "../../../../wasm/protocol/written-answers.js";
import type { ChangesSpec } from "../../../charts/chart.js";
import { hides, hidesAnswers, isCounted, shareChanged } from "../../../facts/changed-answers.js";
import { sharedNames } from "../../../facts/pairs.js";
import { howMany } from "../../../facts/people.js";
import { messages } from "../../../messages/page.js";
import "../../../parts/chart.js";
import { changesOf } from "../../../parts/changes-spec.js";
import { SessionElement } from "../../../session/observe.js";
import { base } from "../../../styles/base.js";
import { Made } from "../../../text/cached-text.js";
import { count, integer, plain, quoted } from "../../../text/format-message.js";
import type { ProtectSession } from "../session/protect-session.js";

const OUT_OF = 100;

/** All rows as dots before and after, with how many change; what is hidden, and what is not. */
export class SluiceBeforeAfter extends SessionElement<ProtectSession> {
  readonly #spec = new Made<ChangesSpec>();

  override render() {
    const { design, write, roles } = this.state;
    if (!design) return nothing;
    // Weights count nobody.
    const rows = roles.includes("weight") ? OUT_OF : Math.round(design.total);
    const says = changeSays(design, write, rows);
    const spec = this.#spec.of([design, write, rows], () => changesOf(design, write, rows, says));
    return html`<h2 class=${`numbers ${this.staleness}`}>${says}</h2>
      <div class=${this.staleness}>
        <p class="numbers">${hiddenSays(design, write)}</p>
        <sluice-chart brief .spec=${spec}></sluice-chart>
      </div>
      ${roles.includes("itself") ? nothing : this.#format()}`;
  }

  #format() {
    const t = messages.protect.preview;
    const { write } = this.state;
    const choice = (
      its: WriteMode,
      label: unknown,
    ) => html`<label class="one"><input type="radio" name="format" value=${its}
      .checked=${its === write} @change=${() => this.#choose(its)}><span>${label}</span></label>`;
    return html`<fieldset>
      <legend>${t.format}</legend>
      ${choice("values", t.same)}
      ${choice("reports", t.codes)}
    </fieldset>`;
  }

  #choose(write: WriteMode): void {
    if (write === "reports") this.session.writeCodes();
    else this.session.writeAnswers();
  }

  static override styles = [
    base,
    css`
      h2 {
        font-size: 1.2rem;
      }
      div > * + *,
      h2 + div {
        margin-block-start: 0.4rem;
      }
      sluice-chart {
        margin-block-start: 0.8rem;
      }
      fieldset {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 0 1.25rem;
        min-inline-size: 0;
      }
      legend {
        float: inline-start;
        margin: 0;
        padding-block: 0.6rem;
      }
      .one {
        display: inline-flex;
        align-items: center;
        gap: 0.5rem;
        min-block-size: 2.75rem;
        cursor: pointer;
      }
    `,
  ];
}

/** How many rows are to be expected to change: nothing is drawn before the file is made. */
function changeSays(design: Design, write: WriteMode, rows: number): string {
  const t = messages.protect.changes;
  const { as } = writtenAnswers(design, write);
  const columns = { column: quoted(sharedNames(design.data)), secret: quoted([design.secret.name]) };
  const share = shareChanged(design, write);
  if (share === 0) return plain(messages.receipt.real, columns);
  const became = as === "answers" ? [] : [plain(t.becomes[as], columns)];
  if (share === undefined || as === "ticks" || !isCounted(design, write)) return became.join(" ");
  const changed = Math.round(share * rows);
  const n = integer(as === "answers" ? changed : rows - changed);
  const values = { ...columns, number: plain(messages.receipt.about, { n, rows: integer(rows) }) };
  return [...became, count(rows, as === "answers" ? t.changed : messages.receipt.named[as], values)].join(" ");
}

/** Says what is hidden, and what is not. */
function hiddenSays(design: Design, write: WriteMode): string {
  const t = messages.protect.changes;
  const columns = { column: quoted(sharedNames(design.data)), secret: quoted([design.secret.name]) };
  const said = hides(design).map((message) => plain(message, columns));
  const share = shareChanged(design, write);
  if (hidesAnswers(design) || share === undefined || writtenAnswers(design, write).as !== "answers")
    return said.join(" ");
  const kept = plain(t.not, { ...columns, n: howMany(1 - share, OUT_OF) });
  return [...said.slice(0, -1), kept].join(" ");
}

customElements.define("sluice-before-after", SluiceBeforeAfter);

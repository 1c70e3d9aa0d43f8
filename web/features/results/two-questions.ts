// SPDX-License-Identifier: GPL-3.0-or-later
import { css, html, nothing } from "lit";
import { onGrid, type Rounding } from "../../../wasm/common/rounding.js";
import { type CrossedEstimate, isSuspicious, type PairShare } from "../../../wasm/engine/sluice.js";
import { messages } from "../../messages/results.js";
import { messages as shown } from "../../messages/shares.js";
import { save } from "../../platform/save.js";
import { UnfoldingElement } from "../../session/unfolding.js";
import { base } from "../../styles/base.js";
import { count, fixed, plain } from "../../text/format-message.js";
import "../../parts/error.js";
import { chosenFiles } from "../../parts/file-drop.js";
import { clearestLink } from "./crossed-answers.js";
import { folded } from "./folded.js";
import { blockTable, numbersTable } from "./numbers-table.js";
import { crossedDocument, json, pairTable } from "./result-files.js";
import type { ResultsSession } from "./results-session.js";
import { kindText, shareShown } from "./shown-shares.js";

const t = messages.cross;

/** Two questions of the same people: how common each pair of answers is, and how far two answers go together. */
export class SluiceTwoQuestions extends UnfoldingElement<ResultsSession> {
  #second: unknown;

  /** A second question may come with other files: then it is not to be looked for. */
  override willUpdate(): void {
    const { second } = this.state;
    if (second && second !== this.#second) this._open = true;
    this.#second = second;
  }

  override render() {
    const { received, second, further, written, apart, crossed, busy, errors } = this.state;
    // A table that has nothing beside one noisy answer has no second one.
    const isThere = second !== undefined || (received?.columns.length ?? 0) > 0;
    if (!received || !isThere || apart || further.length > 0 || written === "values") return nothing;
    return html`<details .open=${this._open} @toggle=${this.toggled}><summary>${t.heading}</summary><div>
      <p class="small soft">${t.intro}</p>
      ${
        second
          ? html`<p class="row"><span>${plain(t.other, { name: second.file.name })}</span>
              <button type="button" class="plain" @click=${this.#swap}>${t.swap}</button>
              <button type="button" class="plain" @click=${this.#remove}>${messages.further.remove}</button></p>`
          : html`<label class="button first">${t.choose}<input class="hidden" type="file" accept=".json,application/json" @change=${this.#choose}></label>`
      }
      <p role="status" class="soft">${busy === "crossed" ? messages.further.working : nothing}</p>
      <sluice-error .error=${errors.crossed}></sluice-error>
      ${crossed ? this.#found(crossed) : nothing}
    </div></details>`;
  }

  #found(found: CrossedEstimate) {
    const { kind } = this.state;
    const { columns, pairs, missing = 0, confidence } = found;
    const link = clearestLink(found);
    const header = plain(t.pair, { first: columns[0], second: columns[1] });
    const rows = pairs.map((pair) => {
      const [first, second] = pair.names;
      return [plain(t.pair, { first, second }), shareShown(pair, kind), linkText(pair)];
    });
    if (isSuspicious(found)) return html`<p class="bad" role="status">${messages.compare.odd}</p>`;
    return html`<p class="sentence">${link ? sentence(link, columns) : t.unclear}</p>
      <div class="scroll">${numbersTable([header, messages.says.share, t.phi], rows)}</div>
      <p class="small">${messages.says.unit} ${kindText(kind, confidence)}</p>
      <p class="small">${t.phiSays} ${t.phiAbout}</p>
      <p class="small">${t.twice}</p>
      ${missing > 0 ? html`<p class="small">${count(missing, t.missing)}</p>` : nothing}
      <div class="row files">
        <button type="button" @click=${() => save(pairTable(found, kind), t.tableName)}>${t.saveTable}</button>
        <button type="button" @click=${() => save(json(crossedDocument(found)), t.allName)}>${t.saveAll}</button>
      </div>`;
  }

  /** The button goes, and does not take the focus with it. */
  #remove(): void {
    this.session.crossedAnswers.close();
    void this.updateComplete.then(() => this.renderRoot.querySelector("input")?.focus());
  }

  /** All is read anew meanwhile, and the focus comes back. */
  async #swap(): Promise<void> {
    await this.session.intake.swap();
    await this.updateComplete;
    this.renderRoot.querySelector("summary")?.focus();
  }

  #choose(event: Event): void {
    const [file] = chosenFiles(event);
    if (file) void this.session.crossedAnswers.open(file);
  }

  static override styles = [
    base,
    folded,
    blockTable,
    css`
      .first {
        position: relative;
      }
      .first:focus-within {
        outline: 3px solid var(--focus);
        outline-offset: 2px;
      }
    `,
  ];
}

function sentence({ names, correlation }: PairShare, columns: [string, string]): string {
  const said = names.map((name, k) => plain(t.answer, { name, column: columns[k] ?? "" }));
  const value = correlation?.value ?? 0;
  return plain(value < 0 ? t.apart : t.together, {
    first: said[0] ?? "",
    second: said[1] ?? "",
    phi: phiText(value, Math.round),
  });
}

/** "0.66, from 0.51 to 0.80"; the ends are rounded outwards. */
function linkText({ correlation }: PairShare): string {
  if (!correlation) return shown.pointNot;
  const { value, wald } = correlation;
  return plain(t.phiRange, {
    phi: phiText(value, Math.round),
    low: phiText(wald[0], Math.floor),
    high: phiText(wald[1], Math.ceil),
  });
}

function phiText(value: number, round: Rounding): string {
  const rounded = onGrid(value, 100, round);
  return `${rounded < 0 ? "−" : ""}${fixed(Math.abs(rounded), 2)}`;
}

customElements.define("sluice-two-questions", SluiceTwoQuestions);

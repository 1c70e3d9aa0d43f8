// SPDX-License-Identifier: GPL-3.0-or-later
import { css, html, nothing } from "lit";
import { live } from "lit/directives/live.js";
import { nearest, stops } from "../../../facts/levels.js";
import { keepsPair, keepsPairs, sliderOf } from "../../../facts/pairs.js";
import { messages } from "../../../messages/page.js";
import { SessionElement } from "../../../session/observe.js";
import { base } from "../../../styles/base.js";
import { decimal, decimalUp, levelText, percent, plain } from "../../../text/format-message.js";
import type { ProtectSession } from "../session/protect-session.js";

/** Rounding may leave this of a level of 0. */
const ROUNDING = 1e-12;

/** The one slider, and the same level as a number. */
export class SluiceLevel extends SessionElement<ProtectSession> {
  protected override readonly updatesImmediately = true;
  #wrong = false;

  override render() {
    const { epsilon, prior, notion, seesSecret, levelWrong } = this.state;
    const { highest, tooHigh } = this.session.settings;
    const levels = stops(highest);
    const t = messages.level;
    const release = prior?.releaseLevel[notion] ?? Number.POSITIVE_INFINITY;
    return html`
      <div class="slider">
        <span class="small soft" aria-hidden="true">${t.less}</span>
        <input type="range" min="0" max=${levels.length - 1} step="1" aria-label=${sliderOf(notion)}
          aria-valuetext=${this.#spoken()} .value=${live(String(nearest(levels, epsilon)))}
          @input=${(event: Event) => this.#set(levels[Number((event.target as HTMLInputElement).value)] ?? 0)}>
        <span class="small soft" aria-hidden="true">${t.more}</span>
      </div>
      <div class="row">
        <label for="epsilon">${t.epsilon}</label>
        <input id="epsilon" type="number" min="0" max=${highest} step="any" inputmode="decimal"
          aria-describedby="range" aria-invalid=${levelWrong ? "true" : "false"}
          .value=${String(epsilon)} @change=${this.#type}>
        <span id="range" class="small soft numbers">${plain(t.epsilonHelp, { highest: decimal(highest) })}</span>
        ${levelWrong ? html`<span class="wrong" role="alert">${plain(t.epsilonWrong, { highest: decimal(highest) })}</span>` : nothing}
      </div>
      ${tooHigh === undefined ? nothing : html`<p class="small">${plain(t.tooHigh, { level: decimal(tooHigh) })}</p>`}
      <p class="small soft">${
        !Number.isFinite(release)
          ? ((seesSecret || !keepsPairs(notion) ? t.notions[notion]?.never : t.unknown) ?? t.never)
          : epsilon >= release - ROUNDING
            ? t.released
            : plain(t.from, { level: decimalUp(release, 2) })
      }</p>`;
  }

  override firstUpdated(): void {
    this.session.ahead.watch(true);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    if (this.hasUpdated) this.session.ahead.watch(false);
  }

  override focus(): void {
    this.renderRoot.querySelector<HTMLElement>("input[type=range]")?.focus();
  }

  #spoken(): string {
    const { design, designing, epsilon } = this.state;
    if (!design || designing) return plain(messages.level.sliderValueBare, { epsilon: levelText(epsilon) });
    const { mutualInformation, dataEntropy } = design.utility;
    const { sliderOf, sliderValue } = messages.level;
    const what = keepsPair(design) ? sliderOf.pair : sliderOf.answer;
    return plain(sliderValue, { epsilon: levelText(epsilon), kept: percent(mutualInformation / dataEntropy), what });
  }

  #type(event: Event): void {
    const input = event.target as HTMLInputElement;
    const level = input.valueAsNumber;
    if (level >= 0 && level <= this.session.settings.highest) this.#set(level);
    else this.session.settings.refuseLevel();
  }

  #set(level: number): void {
    this.session.settings.setEpsilon(level);
  }

  /**
   * A text that was no level is gone from the field once it counts no more, also where the level is the one from
   * before.
   */
  override willUpdate(): void {
    const { levelWrong = false } = this.state;
    if (this.#wrong && !levelWrong) {
      const field = this.renderRoot.querySelector<HTMLInputElement>("#epsilon");
      if (field) field.value = String(this.state.epsilon);
    }
    this.#wrong = levelWrong;
  }

  static override styles = [
    base,
    css`
      :host > * + * {
        margin-block-start: 0.9rem;
      }
      .slider {
        display: flex;
        align-items: center;
        gap: 0.9rem;
      }
      input[type="range"] {
        flex: 1;
        min-inline-size: 0;
        block-size: 2.75rem;
        margin: -0.375rem 0;
        accent-color: var(--accent);
        cursor: pointer;
      }
      input[type="number"] {
        inline-size: 7rem;
        font-variant-numeric: tabular-nums;
      }
    `,
  ];
}

customElements.define("sluice-level", SluiceLevel);

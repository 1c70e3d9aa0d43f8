// SPDX-License-Identifier: GPL-3.0-or-later
import { css, html, nothing } from "lit";
import type { SurveyPlan } from "../../../wasm/engine/sluice.js";
import { messages } from "../../messages/results.js";
import { SessionElement } from "../../session/observe.js";
import { base } from "../../styles/base.js";
import { count, plain, pointsText } from "../../text/format-message.js";
import type { ResultsSession } from "./results-session.js";

const t = messages.plan;

/** How many people it takes for a precision, and what precision so many people give. */
export class SluicePlanner extends SessionElement<ResultsSession> {
  static override properties = { _missing: { state: true } };

  /** Whether nothing was asked that can be worked out. */
  declare _missing?: boolean;

  override render() {
    const { planned } = this.state;
    return html`<form class="row" novalidate @submit=${this.#plan}>
        <label class="row"><span>${t.within}</span><input name="within" type="number" min="0.01" max="50" step="any" value="3" inputmode="decimal"><span>${t.unit}</span></label>
        <label class="row"><span>${t.orPeople}</span><input name="people" type="number" min="1" step="1" inputmode="numeric"><span>${t.people}</span></label>
        <button type="submit">${t.ask}</button>
      </form>
      <div role="status">${this._missing ? html`<p class="missing">${t.missing}</p>` : nothing}${planned && !this._missing ? said(planned).map((line) => html`<p class="numbers">${line}</p>`) : nothing}</div>`;
  }

  #plan(event: SubmitEvent): void {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const number = (name: string) => Number((form.elements.namedItem(name) as HTMLInputElement).value) || 0;
    const [within, people] = [number("within") / 100, number("people")];
    this._missing = within <= 0 && people <= 0;
    if (this._missing) return;
    void this.session.receivedReports.plan({ ...(within > 0 && { halfWidth: within }), ...(people > 0 && { people }) });
  }

  static override styles = [
    base,
    css`
      form {
        gap: 0.75rem 1.5rem;
      }
      input {
        inline-size: 7rem;
        max-inline-size: 100%;
      }
      .missing {
        color: var(--warn);
      }
      [role="status"] p {
        margin-block-start: 0.75rem;
      }
    `,
  ];
}

function said({ anybody, people, halfWidth }: SurveyPlan): string[] {
  const enough = (number: number | null) => (number === null ? t.never : count(number, t.enough));
  const points = (half: number) => (Number.isFinite(half) ? plain(t.points, { n: pointsText(half) }) : t.noBound);
  return [
    ...(people ? [plain(t.needed, { each: enough(people.each), together: enough(people.together) })] : []),
    ...(halfWidth
      ? [
          plain(t.width, {
            people: count(halfWidth.people, t.enough),
            each: points(halfWidth.each),
            together: points(halfWidth.together),
          }),
        ]
      : []),
    anybody ? t.anybody : t.table,
  ];
}

customElements.define("sluice-planner", SluicePlanner);

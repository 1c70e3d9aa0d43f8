// SPDX-License-Identifier: GPL-3.0-or-later
import { css, html, LitElement } from "lit";
import { choices } from "../../live/theme.js";
import { messages } from "../../messages/exercises.js";
import { messages as learn } from "../../messages/learn.js";
import { base } from "../../styles/base.js";
import { count, integer, plain } from "../../text/format-message.js";
import { alone, fitting, PUPILS, valuesOf } from "./pupils.js";

/** Without names, two things that one knows of somebody single them out. */
export class SluiceRemovedNames extends LitElement {
  static override properties = {
    pupils: { attribute: false },
    month: { attribute: false },
    shoe: { attribute: false },
  };

  declare pupils: number[][];
  /** The month and the shoe size that are known; undefined means not known. */
  declare month: number | undefined;
  declare shoe: number | undefined;

  constructor() {
    super();
    this.pupils = PUPILS;
  }

  override willUpdate(): void {
    // A value that no pupil has any more cannot be chosen.
    if (this.month !== undefined && !valuesOf(this.pupils, 0).includes(this.month)) this.month = undefined;
    if (this.shoe !== undefined && !valuesOf(this.pupils, 1).includes(this.shoe)) this.shoe = undefined;
  }

  override render() {
    const t = messages.names;
    const { pupils, month, shoe } = this;
    const fits = fitting(pupils, month, shoe);
    const known = month !== undefined || shoe !== undefined;
    return html`<div class="stack">
      <div class="choices">
        ${choice(t.month, valuesOf(pupils, 0), month, (value) => {
          this.month = value;
        })}
        ${choice(t.shoe, valuesOf(pupils, 1), shoe, (value) => {
          this.shoe = value;
        })}
      </div>
      <p role="status"><strong>${outcome(fits)}</strong></p>
      <div class="scroll" role="region" tabindex="0" aria-label=${t.heading}><table>
        <thead><tr><th scope="col">${t.month}</th><th scope="col">${t.shoe}</th><th scope="col">${t.cheated}</th></tr></thead>
        <tbody>${pupils.map(
          (pupil) =>
            html`<tr class=${known ? (fits.includes(pupil) ? "fits" : "other") : ""}>${pupil.map((value) => html`<td>${value}</td>`)}</tr>`,
        )}</tbody></table></div>
      <p class="small soft">${plain(t.alone, { n: integer(alone(pupils)), all: integer(pupils.length) })}</p>
    </div>`;
  }

  static override styles = [
    base,
    choices,
    css`
      table {
        font-size: 0.9375rem;
      }
      .other td {
        color: var(--soft);
      }
      .fits td {
        font-weight: 600;
        background: var(--tint);
      }
      td:first-child,
      th:first-child {
        padding-inline-start: 0.5rem;
      }
    `,
  ];
}

/** One of the values that occur, or that one does not know. */
function choice(
  label: string,
  values: number[],
  chosen: number | undefined,
  choose: (value: number | undefined) => void,
) {
  return html`<label><span>${label}</span><select @change=${(event: Event) => {
    const { value } = event.target as HTMLSelectElement;
    choose(value === "" ? undefined : Number(value));
  }}><option value="" .selected=${chosen === undefined}>${messages.names.any}</option>${values.map(
    (value) => html`<option value=${value} .selected=${value === chosen}>${value}</option>`,
  )}</select></label>`;
}

function outcome(fits: number[][]): string {
  const t = messages.names;
  if (fits.length === 0) return t.none;
  const [yes = "", no = ""] = learn.tables.habits.secrets;
  const answer = fits[0]?.[2] === 1 ? yes : no;
  const found = count(fits.length, t.fits, { answer });
  const same = fits.length > 1 && fits.every((pupil) => pupil[2] === fits[0]?.[2]);
  return same ? `${found} ${plain(t.same, { answer })}` : found;
}

customElements.define("sluice-removed-names", SluiceRemovedNames);

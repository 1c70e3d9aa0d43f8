// SPDX-License-Identifier: GPL-3.0-or-later
import { css, html, LitElement } from "lit";
import { choices } from "../../live/theme.js";
import { messages } from "../../messages/exercises.js";
import { messages as learn } from "../../messages/learn.js";
import { base } from "../../styles/base.js";
import { integer, plain } from "../../text/format-message.js";
import { groupsOf, isAlike, PUPILS } from "./pupils.js";

const SIZES = [2, 3, 4, 5];

/** In a group whose members look alike and all gave the same answer, nobody is hidden. */
export class SluiceAlikeGroups extends LitElement {
  static override properties = { pupils: { attribute: false }, size: { type: Number } };

  declare pupils: number[][];
  /** The least number of pupils in a group. */
  declare size: number;

  constructor() {
    super();
    this.pupils = PUPILS;
    this.size = 2;
  }

  override render() {
    const t = messages.groups;
    const groups = groupsOf(this.pupils, this.size);
    const known = groups.filter(isAlike);
    const values = {
      n: integer(known.length),
      all: integer(groups.length),
      people: integer(known.flat().length),
    };
    return html`<div class="stack">
      <fieldset><legend>${t.size}</legend><div class="choices">${SIZES.map(
        (size) =>
          html`<label><input type="radio" name="size" .checked=${size === this.size} @change=${() => {
            this.size = size;
          }}> ${integer(size)}</label>`,
      )}</div></fieldset>
      <p role="status"><strong>${known.length > 0 ? plain(t.found, values) : t.hidden}</strong></p>
      <div class="scroll" role="region" tabindex="0" aria-label=${t.name}><table>
        <thead><tr><th scope="col">${t.sizes}</th><th scope="col" class="n">${t.pupils}</th><th scope="col">${t.answers}</th></tr></thead>
        <tbody>${groups.map((group) => {
          const sizes = group.map((pupil) => pupil[1] ?? 0);
          const range = { low: Math.min(...sizes), high: Math.max(...sizes) };
          return html`<tr class=${isAlike(group) ? "found" : ""}><th scope="row">${plain(t.range, range)}</th>
            <td class="n">${integer(group.length)}</td><td>${answersIn(group)}</td></tr>`;
        })}</tbody></table></div>
    </div>`;
  }

  static override styles = [
    base,
    choices,
    css`
      table {
        font-size: 0.9375rem;
      }
      .found :is(td, th) {
        font-weight: 600;
        background: var(--warn-tint);
        color: var(--warn);
      }
      th:first-child {
        padding-inline-start: 0.5rem;
      }
    `,
  ];
}

function answersIn(group: number[][]): string {
  const t = messages.groups;
  const [first = "", second = ""] = learn.tables.habits.secrets;
  const yes = group.filter((pupil) => pupil[2] === 1).length;
  if (isAlike(group)) return plain(t.same, { answer: yes > 0 ? first : second });
  return plain(t.mixed, { yes: integer(yes), no: integer(group.length - yes), first, second });
}

customElements.define("sluice-alike-groups", SluiceAlikeGroups);

// SPDX-License-Identifier: GPL-3.0-or-later
import { css, html } from "lit";
import type { Design } from "../../wasm/api/sluice.js";
import { messages } from "../messages.js";
import { atLeast, atMost, type Belief, beliefFromAnswer, beliefs, outOf, worst } from "../session/belief.js";
import { SessionElement } from "../session/observe.js";
import { base } from "../styles/base.js";
import { integer, plain, say } from "../text/say.js";

/** The sentence that matters: the real worst case, in the person's own categories. */
export class SluiceSentence extends SessionElement {
  override render() {
    const { design, table, designing } = this.state;
    if (!design || !table) return html``;
    const all = beliefs(design);
    const found = worst(all);
    if (!found) return html``;
    return html`
      <div class=${designing ? "stale" : ""} role="status">${this.#sentence(design, found)}</div>
      <p class="small soft">${plain(messages.level.worstNote, { column: design.secret.name })}</p>
      ${this.#every(design, all)}`;
  }

  #sentence(design: Design, { secret, before, most, least }: Belief) {
    const t = messages.level;
    const name = design.secret.categories[secret] ?? "";
    const people = outOf([before, least]);
    const today = Math.round(before * people);
    const table = this.state.table;
    const asTheyAre = table ? beliefFromAnswer(table, name) : 1;
    const number = (n: number) => html`<strong>${integer(n)}</strong>`;
    const unmoved = most - least < 0.5 / people;
    return html`<p class="sentence">${say(t.today, {
      secret: html`<em>${name || messages.empty}</em>`,
      before: number(today),
      people: integer(people),
    })}
      ${
        unmoved
          ? say(t.unmoved, { before: number(today) })
          : say(t.after, { most: number(atMost(most, people)), least: number(atLeast(least, people)) })
      }
      <span class="soft">${say(t.asTheyAre, { most: integer(atMost(asTheyAre, people)) })}</span></p>`;
  }

  #every(design: Design, all: Belief[]) {
    const t = messages.level;
    const people = outOf(all.flatMap(({ before, least }) => [before, least]));
    return html`<details>
      <summary class="small">${plain(t.every, { column: design.secret.name })}</summary>
      <div class="scroll" tabindex="0" role="region" aria-label=${plain(t.every, { column: design.secret.name })}>
        <table>
          <caption class="small soft">${plain(t.everyUnit, { people: integer(people) })}</caption>
          <thead><tr>
            <th scope="col">${t.everyHead.secret}</th><th scope="col" class="n">${t.everyHead.before}</th>
            <th scope="col" class="n">${t.everyHead.least}</th><th scope="col" class="n">${t.everyHead.most}</th>
          </tr></thead>
          <tbody>${all.map(
            ({ secret, before, most, least }) => html`<tr>
              <th scope="row">${design.secret.categories[secret] || messages.empty}</th>
              <td class="n">${integer(before * people)}</td>
              <td class="n">${integer(atLeast(least, people))}</td>
              <td class="n">${integer(atMost(most, people))}</td>
            </tr>`,
          )}</tbody>
        </table>
      </div>
    </details>`;
  }

  static override styles = [
    base,
    css`
      :host > * + * {
        margin-block-start: 0.6rem;
      }
      .sentence {
        font-family: var(--serif);
        font-size: clamp(1.3rem, 1rem + 1.2vw, 1.75rem);
        line-height: 1.4;
        max-width: 30em;
        font-variant-numeric: tabular-nums lining-nums;
        overflow-wrap: anywhere;
      }
      .sentence strong {
        font-weight: 600;
        color: var(--accent);
      }
      caption {
        text-align: start;
        padding-block: 0.3rem;
      }
    `,
  ];
}

customElements.define("sluice-sentence", SluiceSentence);

// SPDX-License-Identifier: GPL-3.0-or-later

import { css, html, nothing } from "lit";
import { countsNobody } from "../../wasm/contract/assumptions.js";
import { forSamples, OF_SAMPLES, restsOn } from "../../wasm/contract/notions.js";
import type { Design } from "../../wasm/engine/sluice.js";
import { ofAnybody } from "../facts/anybody.js";
import { atLeast, atMost, type Belief, beliefs, outOf } from "../facts/belief.js";
import { howMany } from "../facts/people.js";
import { ifSample } from "../facts/robust.js";
import { type Claim, sentence } from "../facts/sentence.js";
import { messages } from "../messages/page.js";
import { SessionElement } from "../session/observe.js";
import { base } from "../styles/base.js";
import { integer, plain, say } from "../text/format-message.js";
import { isolated } from "../text/isolate.js";

/**
 * The sentence that matters: the real worst case, in the person's own categories, and what it is worth where the table is a
 * sample. Fires `robust` where somebody wants the kind of promise that reckons with it.
 */
export class SluiceSentence extends SessionElement {
  static override properties = { settable: { type: Boolean } };

  /** Whether the page has other kinds of promise to choose. */
  declare settable: boolean;
  protected override readonly updatesImmediately = true;
  #before: ReturnType<typeof ifSample>;

  override render() {
    const { design } = this.state;
    if (design && countsNobody(design)) return this.#ofAnybody(design);
    const said = design && sentence(design);
    if (!design || !said) {
      this.#before = undefined;
      return html``;
    }
    return html`
      <div class=${this.staleness} role="status"><p class="sentence">${marked(said.today)} ${marked(said.after)}
        <span class="soft">${plain(said.asTheyAre.message, said.asTheyAre.values)}</span></p></div>
      <p class="small soft">${plain(messages.level.worstNote, { column: design.secret.name })}
        ${plain(messages.level.worst[restsOn(design.guarantee.notion)] ?? "", { people: integer(design.total) })}</p>
      ${this.#ifSample(design)}
      ${this.#every(design, beliefs(design))}`;
  }

  #ofAnybody(design: Design) {
    const { anybody, unmoved } = messages.level;
    const after = ofAnybody(design) ?? { message: unmoved, values: {} };
    return html`<div class=${this.staleness} role="status"><p class="sentence">${marked(after)}</p></div>
      <p class="small soft">${anybody.says}</p>`;
  }

  /** The worst case if the table is a sample; if a promise can be chosen, also the one that reckons with it. */
  #ifSample(design: Design) {
    const { worst, weighing } = this.state;
    // The sentence of the protocol before keeps the place until that of this one is known: the page would jump twice.
    const said = worst ? ifSample(design, worst) : weighing ? this.#before : undefined;
    this.#before = said;
    if (!said?.advised) return nothing;
    const { message, values } = said;
    const t = messages.channel.sample;
    const robust = forSamples(design.guarantee.notion) ?? OF_SAMPLES;
    const notion = messages.level.notions[robust]?.label ?? robust;
    const there = this.settable && this.state.catalogue?.notions.includes(robust);
    return html`<p class="sample numbers ${worst ? "" : "stale"}">${plain(message, values)}
      ${there ? html`<button type="button" class="plain" @click=${this.#take}>${plain(t.use, { notion })}</button>` : nothing}</p>`;
  }

  #take(): void {
    this.dispatchEvent(new Event("robust"));
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
          <tbody>${(isRanged(design) ? all : commonestFirst(all)).map(
            ({ secret, before, most, least }) => html`<tr>
              <th scope="row">${design.secret.categories[secret] || messages.empty}</th>
              <td class="n">${howMany(before, people)}</td>
              <td class="n">${integer(atLeast(least, people))}</td>
              <td class="n">${integer(atMost(most, people))}</td>
            </tr>`,
          )}</tbody>
        </table>
      </div>
    </details>`;
  }

  // An older caution is read, and its button pressed, as long as it stands: the bar alone fades.
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
      .sample {
        border-inline-start: 3px solid var(--edge);
        padding-inline-start: 0.8rem;
      }
      .sample.stale {
        opacity: 1;
        border-color: var(--line);
        transition: border-color 0s 150ms;
      }
      .sample button {
        margin-inline: 0;
        padding-inline: 0;
        text-align: start;
      }
      caption {
        text-align: start;
        padding-block: 0.3rem;
      }
    `,
  ];
}

/** Ranges stay in their order. */
function isRanged({ secret, coding = [] }: Design): boolean {
  return coding.some(({ column, edges }) => column === secret.name && edges !== undefined);
}

function commonestFirst(all: Belief[]): Belief[] {
  return all.toSorted((a, b) => b.before - a.before);
}

/** A claim with its secret and the figures about people set off. */
function marked({ message, values }: Claim): unknown[] {
  const markup = Object.entries(values).map(([hole, value]) => {
    if (hole === "secret") return [hole, html`<em>${isolated(value)}</em>`];
    return [
      hole,
      ["before", "most", "least", "half", "halfMost"].includes(hole) ? html`<strong>${value}</strong>` : value,
    ];
  });
  return say(message, Object.fromEntries(markup));
}

customElements.define("sluice-sentence", SluiceSentence);

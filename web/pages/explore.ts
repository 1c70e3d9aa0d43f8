// SPDX-License-Identifier: GPL-3.0-or-later
import { css, html, type TemplateResult } from "lit";
import { provideEngine } from "../live/engine.js";
import { messages } from "../messages/explore.js";
import { engineMaker } from "../session/engine-source.js";
import { base } from "../styles/base.js";
import { addressOf, type Opened } from "../views.js";
import { ReadingPage, reading } from "./sections.js";
import "../live/channel.js";
import "../live/posterior.js";
import "../live/tradeoff.js";

type Chapter = keyof typeof messages.chapters;

const t = messages.tables;

/** Education by income, of a thousand invented people. */
const incomes = () =>
  counts(
    t.incomes,
    [
      [180, 90, 20],
      [110, 170, 60],
      [40, 110, 90],
      [10, 50, 70],
    ],
    t.educations,
  );

/** Two coins, and whether they show the same side. */
const coins = () => {
  const [head, tail] = [t.head, t.tail];
  const pairs = [`${head}, ${head}`, `${head}, ${tail}`, `${tail}, ${head}`, `${tail}, ${tail}`];
  return counts(
    [t.yes, t.no],
    [
      [250, 0],
      [0, 250],
      [0, 250],
      [250, 0],
    ],
    pairs,
  );
};

const demos: Partial<Record<Chapter, () => TemplateResult>> = {
  response:
    () => html`<sluice-live-channel secret=${t.habit} data=${t.answer} guarantee="data-ldp" protocol="grr" epsilon="1">
    ${counts(
      [t.yes, t.no],
      [
        [300, 0],
        [0, 700],
      ],
      [t.yes, t.no],
    )}</sluice-live-channel>`,
  secret: () =>
    html`<sluice-live-channel secret=${t.income} data=${t.education} guarantee="ldp">${incomes()}</sluice-live-channel>`,
  belief: () =>
    html`<sluice-live-posterior secret=${t.income} data=${t.education}>${incomes()}</sluice-live-posterior>`,
  optimum: () =>
    html`<sluice-live-tradeoff secret=${t.income} data=${t.education} guarantee="ldp">${incomes()}</sluice-live-tradeoff>`,
  sides: () =>
    html`<sluice-live-posterior secret=${t.side} data=${t.coins} epsilon="0.3">${coins()}</sluice-live-posterior>`,
  conditional: () =>
    html`<sluice-live-channel secret=${t.income} data=${t.education} guarantee="ldp" protocol="cr" sees-secret>
    ${incomes()}</sluice-live-channel>`,
  reduction: () =>
    html`<sluice-live-channel secret=${t.income} data=${t.education} protocol="resample">${incomes()}</sluice-live-channel>`,
};

/** Chapters with something to play with. */
export class SluiceExplore extends ReadingPage {
  override render() {
    const chapters = Object.entries(messages.chapters) as [Chapter, (typeof messages.chapters)[Chapter]][];
    return html`
      ${this.top(
        messages,
        chapters.map(([id, { heading }]) => [id, heading]),
      )}
      <p><a href=${addressOf("figures")}>${messages.figures}</a></p>
      <div>${chapters.map(
        ([id, { heading, says, more }]) => html`<section id=${id} tabindex="-1" aria-labelledby="${id}-heading">
          <div class="says">
            <h2 id="${id}-heading">${heading}</h2>
            ${says.map((paragraph) => html`<p>${paragraph}</p>`)}
            ${
              more.length > 0
                ? html`<details><summary class="small">${messages.more}</summary>${more.map((paragraph) => html`<p class="small">${paragraph}</p>`)}</details>`
                : ""
            }
          </div>
          <div>${demos[id]?.() ?? ""}</div>
        </section>`,
      )}</div>`;
  }

  static override styles = [
    base,
    reading,
    css`
      :host {
        max-inline-size: 76rem;
        margin-inline: auto;
        padding-inline: clamp(1rem, 4vw, 3rem);
      }
      .top {
        padding-block: clamp(1.5rem, 6vw, 4rem) 2rem;
      }
      section {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: 1.5rem 3.5rem;
        border-block-start: 1px solid var(--line);
        padding-block: 2.5rem 3.5rem;
      }
      section:focus {
        outline: none;
      }
      h2 {
        font-size: 1.6rem;
        margin-block-end: 0.75rem;
      }
      p + p,
      details {
        margin-block-start: 0.75rem;
      }
      details p {
        margin-block-start: 0.5rem;
      }
      section > div {
        min-inline-size: 0;
      }
      table {
        display: block;
        overflow-x: auto;
        font-size: 0.875rem;
      }
      @media (min-width: 62rem) {
        section {
          grid-template-columns: 22rem minmax(0, 1fr);
        }
      }
    `,
  ];
}

/** A table as authors would write it, what is seen before anything is computed: a row for each secret, a column for the data. */
function counts(secrets: string[], columns: number[][], data: string[]): TemplateResult {
  return html`<table>
    <tr><td></td>${data.map((name) => html`<th scope="col">${name}</th>`)}</tr>
    ${secrets.map((secret, i) => html`<tr><th scope="row">${secret}</th>${columns.map((people) => html`<td>${people[i]}</td>`)}</tr>`)}
  </table>`;
}

customElements.define("sluice-explore", SluiceExplore);

export function open(): Opened {
  provideEngine(async () => (await engineMaker())());
  return { page: new SluiceExplore() };
}

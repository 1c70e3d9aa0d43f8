// SPDX-License-Identifier: GPL-3.0-or-later
import { css, html, type TemplateResult } from "lit";
import { provideEngine } from "../../live/engine.js";
import { messages } from "../../messages/explore.js";
import { ReadingPage, reading } from "../../parts/sections.js";
import { engineMaker } from "../../platform/engine-source.js";
import { addressOf, type Opened } from "../../platform/views.js";
import { base } from "../../styles/base.js";
import "../../live/balance.js";
import "../../live/channel.js";
import "../../live/coin.js";
import "../../live/estimate.js";
import "../../live/guess.js";
import "../../live/polytope.js";
import "../../live/posterior.js";
import "../../live/profiles.js";
import "../../live/robust.js";
import "../../live/together.js";
import "../../live/tradeoff.js";
import "./hashed-answer.js";
import "./linked-picture.js";
import "./picture-tools.js";
import { tableOf } from "./tables.js";

type Chapter = keyof typeof messages.chapters;

/** What is seen before anything is computed: a table as an author would write it. */
function counts({ secrets, answers, people }: ReturnType<typeof tableOf>): TemplateResult {
  return html`<table>
    <tr><td></td>${answers.map((name) => html`<th scope="col">${name}</th>`)}</tr>
    ${secrets.map((secret, i) => html`<tr><th scope="row">${secret}</th>${people.map((all) => html`<td>${all[i]}</td>`)}</tr>`)}
  </table>`;
}

const demos: Record<Chapter, () => TemplateResult> = {
  response: () => {
    const t = tableOf("habits");
    return html`<sluice-picture-tools name="coin"><sluice-live-coin secret=${t.secret} data=${t.data} guarantee="data-ldp" protocol="grr" epsilon="1">
      ${counts(t)}</sluice-live-coin></sluice-picture-tools>
      <sluice-picture-tools name="odds"><sluice-live-channel secret=${t.secret} data=${t.data} guarantee="data-ldp" protocol="grr" epsilon="1">
      ${counts(t)}</sluice-live-channel></sluice-picture-tools>`;
  },
  reader: () => {
    const t = tableOf("habits");
    return html`<sluice-picture-tools name="reader"><sluice-live-guess secret=${t.secret} data=${t.data} guarantee="data-ldp" protocol="grr" epsilon="1">
      ${counts(t)}</sluice-live-guess></sluice-picture-tools>`;
  },
  balance: () => {
    const t = tableOf("incomes");
    return html`<sluice-picture-tools name="balance"><sluice-live-balance secret=${t.secret} data=${t.data} guarantee="ldp" protocol="grr" epsilon="1">
      ${counts(t)}</sluice-live-balance></sluice-picture-tools>`;
  },
  secret: () => {
    const t = tableOf("incomes");
    return html`<sluice-picture-tools name="secret"><sluice-live-channel secret=${t.secret} data=${t.data} guarantee="ldp">${counts(t)}</sluice-live-channel></sluice-picture-tools>`;
  },
  belief: () => {
    const t = tableOf("incomes");
    return html`<sluice-picture-tools name="belief"><sluice-live-posterior secret=${t.secret} data=${t.data}>${counts(t)}</sluice-live-posterior></sluice-picture-tools>`;
  },
  optimum: () => {
    const [t, u] = [tableOf("incomes"), tableOf("health")];
    return html`<sluice-picture-tools name="curve"><sluice-live-tradeoff secret=${t.secret} data=${t.data} guarantee="ldp">${counts(t)}</sluice-live-tradeoff></sluice-picture-tools>
      <sluice-picture-tools name="corners"><sluice-live-polytope secret=${u.secret} data=${u.data} guarantee="ldp">${counts(u)}</sluice-live-polytope></sluice-picture-tools>`;
  },
  profiles: () => {
    const t = tableOf("salaries");
    return html`<sluice-picture-tools name="profiles"><sluice-live-profiles secret=${t.secret} data=${t.data}>${counts(t)}</sluice-live-profiles></sluice-picture-tools>`;
  },
  robust: () => {
    const t = tableOf("samples");
    return html`<sluice-picture-tools name="robust"><sluice-live-robust secret=${t.secret} data=${t.data} epsilon="1">${counts(t)}</sluice-live-robust></sluice-picture-tools>`;
  },
  sides: () => {
    const [coins, body, tests] = [tableOf("coins"), tableOf("bodies"), tableOf("tests")];
    return html`<p>${messages.captions.coins}</p>
      <sluice-picture-tools name="coins"><sluice-live-together secret=${coins.secret} data=${coins.data} columns=${coins.columns} epsilon="0.3">${counts(coins)}</sluice-live-together></sluice-picture-tools>
      <p>${messages.captions.body}</p>
      <sluice-picture-tools name="body"><sluice-live-together secret=${body.secret} data=${body.data} columns=${body.columns} epsilon="0.1">${counts(body)}</sluice-live-together></sluice-picture-tools>
      <p>${messages.captions.tests}</p>
      <sluice-picture-tools name="tests"><sluice-live-together secret=${tests.secret} data=${tests.data} columns=${tests.columns} guarantee="srlip" protocol="grr" epsilon="0.8">${counts(tests)}</sluice-live-together></sluice-picture-tools>`;
  },
  conditional: () => {
    const t = tableOf("incomes");
    return html`<sluice-picture-tools name="told"><sluice-live-channel secret=${t.secret} data=${t.data} guarantee="ldp" protocol="cr" sees-secret>
      ${counts(t)}</sluice-live-channel></sluice-picture-tools>`;
  },
  reduction: () => {
    const t = tableOf("incomes");
    return html`<sluice-picture-tools name="redraw"><sluice-live-channel secret=${t.secret} data=${t.data} protocol="resample">${counts(t)}</sluice-live-channel></sluice-picture-tools>`;
  },
  composition: () => {
    const t = tableOf("incomes");
    return html`<sluice-picture-tools name="twice"><sluice-live-together secret=${t.secret} data=${t.data} epsilon="0.1">${counts(t)}</sluice-live-together></sluice-picture-tools>`;
  },
  estimating: () => {
    const t = tableOf("incomes");
    return html`<sluice-picture-tools name="counts"><sluice-live-estimate secret=${t.secret} data=${t.data} guarantee="ldp" epsilon="1">${counts(t)}</sluice-live-estimate></sluice-picture-tools>`;
  },
  others: () =>
    html`<sluice-picture-tools name="hash"><sluice-hashed-answer></sluice-hashed-answer></sluice-picture-tools>${compared()}`,
};

/** Other ways beside this one, and how each of them fails. */
function compared(): TemplateResult {
  const { title, columns, rows } = messages.compared;
  return html`<table class="compared"><caption>${title}</caption>
    <thead><tr>${columns.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
    <tbody>${rows.map(
      ([way, trusted, fails]) => html`<tr><th scope="row">${way}</th>
        <td data-column=${columns[1] ?? ""}>${trusted}</td><td data-column=${columns[2] ?? ""}>${fails}</td></tr>`,
    )}</tbody></table>`;
}

/** Chapters with something to play with. */
export class SluiceExplore extends ReadingPage {
  override render() {
    const chapters = Object.entries(messages.chapters) as [Chapter, (typeof messages.chapters)[Chapter]][];
    return html`
      <sluice-linked-picture></sluice-linked-picture>
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
          <div class="plays">${demos[id]()}</div>
        </section>`,
      )}</div>`;
  }

  static override styles = [
    base,
    reading,
    css`
      section {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: 1.5rem 3.5rem;
        border-block-start: 1px solid var(--line);
        padding-block: 2.5rem 3.5rem;
      }
      h2 {
        font-size: 1.6rem;
        margin-block-end: 0.75rem;
      }
      .top + p {
        padding-block-end: 2rem;
      }
      p + p,
      details {
        margin-block-start: 0.75rem;
      }
      details p {
        margin-block-start: 0.5rem;
      }
      .plays > * + * {
        margin-block-start: 2.5rem;
      }
      .plays > p + * {
        margin-block-start: 0.75rem;
      }
      .plays > * {
        padding: 0;
        border: 0;
        background: none;
        min-block-size: 0;
      }
      table {
        display: block;
        overflow-x: auto;
        font-size: 0.875rem;
      }
      .compared {
        display: table;
        font-size: 1rem;
      }
      .compared caption {
        text-align: start;
        font-weight: 600;
        padding-block-end: 0.5rem;
      }
      .compared :is(th, td) {
        text-align: start;
        vertical-align: top;
        padding: 0.5rem 1rem 0.5rem 0;
        border-block-end: 1px solid var(--line);
      }
      /* On a phone each way is a block, with the names of the columns before what stands in them. */
      @media (max-width: 40rem) {
        .compared,
        .compared :is(caption, tbody, tr, th, td) {
          display: block;
        }
        .compared thead {
          display: none;
        }
        .compared :is(th, td) {
          border: 0;
          padding-block: 0.15rem;
        }
        .compared tr {
          border-block-end: 1px solid var(--line);
          padding-block: 0.5rem;
        }
        .compared td::before {
          content: attr(data-column) ": ";
          color: var(--soft);
        }
      }
      @media (min-width: 62rem) {
        section {
          grid-template-columns: 22rem minmax(0, 1fr);
        }
      }
    `,
  ];
}

customElements.define("sluice-explore", SluiceExplore);

export function open(): Opened {
  provideEngine(async () => (await engineMaker())());
  return { page: new SluiceExplore() };
}

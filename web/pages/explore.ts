// SPDX-License-Identifier: GPL-3.0-or-later
import { css, html, type TemplateResult } from "lit";
import { provideEngine } from "../live/engine.js";
import { messages } from "../messages/explore.js";
import { engineMaker } from "../session/engine-source.js";
import { base } from "../styles/base.js";
import { addressOf, type Opened } from "../views.js";
import { ReadingPage, reading } from "./sections.js";
import "../live/channel.js";
import "../live/estimate.js";
import "../live/polytope.js";
import "../live/posterior.js";
import "../live/profiles.js";
import "../live/robust.js";
import "../live/together.js";
import "../live/tradeoff.js";
import { bodies, coins, habits, health, incomes, salaries, samples, tests } from "./explore-tables.js";

type Chapter = keyof typeof messages.chapters;

const demos: Record<Chapter, () => TemplateResult> = {
  response:
    () => html`<sluice-live-channel secret="habit" data="answer" guarantee="data-ldp" protocol="grr" epsilon="1">
    ${habits()}</sluice-live-channel>`,
  secret: () =>
    html`<sluice-live-channel secret="income" data="education" guarantee="ldp">${incomes()}</sluice-live-channel>`,
  belief: () => html`<sluice-live-posterior secret="income" data="education">${incomes()}</sluice-live-posterior>`,
  optimum: () =>
    html`<sluice-live-tradeoff secret="income" data="education" guarantee="ldp">${incomes()}</sluice-live-tradeoff>
      <sluice-live-polytope secret="income" data="health" guarantee="ldp">${health()}</sluice-live-polytope>`,
  profiles: () => html`<sluice-live-profiles secret="income" data="education">${salaries()}</sluice-live-profiles>`,
  robust: () =>
    html`<sluice-live-robust secret="illness" data="district" epsilon="1">${samples()}</sluice-live-robust>`,
  sides: () => html`<p>${messages.captions.coins}</p>
    <sluice-live-together secret="same side" data="coins" columns="first coin, second coin" epsilon="0.3">${coins()}</sluice-live-together>
    <p>${messages.captions.body}</p>
    <sluice-live-together secret="obese" data="body" columns="height, weight" epsilon="0.1">${bodies()}</sluice-live-together>
    <p>${messages.captions.tests}</p>
    <sluice-live-together secret="ill" data="tests" columns="first test, second test" guarantee="srlip" protocol="grr" epsilon="0.8">${tests()}</sluice-live-together>`,
  conditional:
    () => html`<sluice-live-channel secret="income" data="education" guarantee="ldp" protocol="cr" sees-secret>
    ${incomes()}</sluice-live-channel>`,
  reduction: () =>
    html`<sluice-live-channel secret="income" data="education" protocol="resample">${incomes()}</sluice-live-channel>`,
  composition: () =>
    html`<sluice-live-together secret="income" data="education" epsilon="0.1">${incomes()}</sluice-live-together>`,
  estimating: () =>
    html`<sluice-live-estimate secret="income" data="education" guarantee="ldp" epsilon="1">${incomes()}</sluice-live-estimate>`,
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
          <div class="plays">${demos[id]()}</div>
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

// SPDX-License-Identifier: GPL-3.0-or-later
import { css, html } from "lit";
import type { Sluice } from "../../../wasm/engine/sluice.js";
import { figures } from "../../figures/figures.js";
import { stored } from "../../figures/stored.js";
import { messages } from "../../messages/figures.js";
import { ReadingPage, reading } from "../../parts/sections.js";
import { engineMaker } from "../../platform/engine-source.js";
import type { Opened } from "../../platform/views.js";
import { base } from "../../styles/base.js";
import { plain } from "../../text/format-message.js";
import { said } from "./figure-words.js";
import "./figure.js";

/** As many as a screen can show before anybody has moved in it. */
const FIRST = 2;

/** The papers' figures, one below the other. */
export class SluiceFigures extends ReadingPage {
  static override properties = { engine: { attribute: false } };

  declare engine: Promise<Sluice>;

  override render() {
    const seen = figures.slice(0, FIRST);
    const papers = [...new Set(figures.map(({ paper }) => paper))];
    return html`
      ${this.top(
        messages,
        figures.map(({ id, paper, number }) => [id, `${paper}, ${said(number)}`]),
      )}
      <div>
        ${papers.map(
          (paper) => html`<section aria-labelledby="paper-${paper}">
            <h2 id="paper-${paper}">${plain(messages.paper, { paper })}</h2>
            <p class="small soft"><span lang="en">${messages.papers[paper]}</span> ${messages.numbersOf[paper]}</p>
            ${figures
              .filter((figure) => figure.paper === paper)
              .map(
                (
                  figure,
                ) => html`<sluice-figure id=${figure.id} tabindex="-1" ?later=${!seen.includes(figure)} .figure=${figure}
                  .stored=${stored[figure.id]} .engine=${this.engine}></sluice-figure>`,
              )}
          </section>`,
        )}
      </div>`;
  }

  static override styles = [
    base,
    reading,
    css`
      section {
        max-inline-size: 64rem;
      }
      section + section {
        margin-block-start: 3rem;
      }
      section > h2 {
        font-size: 1.5rem;
      }
      /* A chart that is drawn moves nothing in the other figures. */
      sluice-figure {
        contain: layout style;
        border-block-start: 1px solid var(--line);
        margin-block-start: 2rem;
        padding-block-start: 2rem;
      }
      sluice-figure:focus {
        outline: none;
      }
    `,
  ];
}

customElements.define("sluice-figures", SluiceFigures);

export function open(): Opened {
  const engine = engineMaker().then((make) => make());
  return { page: Object.assign(new SluiceFigures(), { engine }) };
}

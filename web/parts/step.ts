// SPDX-License-Identifier: GPL-3.0-or-later
import { css, html, LitElement } from "lit";
import { base } from "../styles/base.js";

/** One step of the page: number, heading and introduction beside what there is to do. */
export class SluiceStep extends LitElement {
  static override properties = {
    number: { type: Number },
    heading: {},
    intro: {},
  };

  declare number: number;
  declare heading: string;
  declare intro: string;

  override render() {
    return html`<section aria-labelledby="heading">
      <header class="stack">
        <p class="number numbers" aria-hidden="true">${this.number}</p>
        <h2 id="heading">${this.heading}</h2>
        <p class="soft">${this.intro}</p>
      </header>
      <div class="body"><slot></slot></div>
    </section>`;
  }

  static override styles = [
    base,
    css`
      section {
        border-block-start: 1px solid var(--line);
        padding-block: 2rem 2.5rem;
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: 1.75rem 3.5rem;
      }
      h2 {
        font-size: 1.6rem;
      }
      .number {
        font-family: var(--serif);
        font-size: 1.05rem;
        line-height: 1;
        color: var(--accent);
      }
      .number + h2 {
        margin-block-start: 0.4rem;
      }
      .body {
        min-inline-size: 0;
      }
      @media print {
        section {
          gap: 0.75rem;
          padding-block: 0.75rem;
        }
      }
      @media screen and (min-width: 62rem) {
        section {
          grid-template-columns: 14rem minmax(0, 1fr);
          padding-block: 2.5rem 3rem;
        }
      }
    `,
  ];
}

customElements.define("sluice-step", SluiceStep);

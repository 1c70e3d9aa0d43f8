// SPDX-License-Identifier: GPL-3.0-or-later
import { css, html } from "lit";
import type { Fact } from "../facts/fact.js";
import { protocolFacts } from "../facts/protocol-facts.js";
import type { Claim } from "../facts/sentence.js";
import { messages } from "../messages/page.js";
import { SessionElement } from "../session/observe.js";
import { base } from "../styles/base.js";
import { facts } from "../styles/facts.js";
import { plain, say } from "../text/format-message.js";

/** The protocol at a glance: four facts with a figure each, and a sentence about each. */
export class SluiceLabel extends SessionElement {
  override render() {
    const { design, designing, costs } = this.state;
    if (!design) return html``;
    return html`<h3>${messages.label.title}</h3>
      ${factList(protocolFacts(design, costs), designing)}`;
  }

  static override styles = [
    base,
    facts,
    css`
      :host {
        container: label / inline-size;
      }
      :host > * + * {
        margin-block-start: 0.75rem;
      }
      @container label (min-width: 46rem) {
        dl {
          display: grid;
          grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
          gap: 0 3.5rem;
        }
        dl > div {
          display: block;
        }
        dl > div:nth-child(2) {
          border-block-start: 0;
        }
        dt {
          padding: 0;
        }
      }
    `,
  ];
}

export function factList(all: Fact[], stale = false) {
  return html`<dl class=${stale ? "stale" : ""}>${all.map(
    ({ name, brief, sentences }) => html`<div>
      <dt>${messages.label.names[name]}</dt>
      <dd class="brief numbers ${name}">${marked(brief)}</dd>
      <dd class="small soft numbers">${sentences.map(({ message, values }) => plain(message, values)).join(" ")}</dd>
    </div>`,
  )}</dl>`;
}

/** A claim with its figure set off. */
function marked({ message, values }: Claim): unknown[] {
  const markup = Object.entries(values).map(([hole, value]) => {
    return [hole, hole === "figure" || hole === "share" ? html`<strong>${value}</strong>` : value];
  });
  return say(message, Object.fromEntries(markup));
}

customElements.define("sluice-label", SluiceLabel);

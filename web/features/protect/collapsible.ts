// SPDX-License-Identifier: GPL-3.0-or-later
import { css, html, nothing } from "lit";
import { UnfoldingElement } from "../../session/unfolding.js";
import type { ProtectSession } from "./session/protect-session.js";

/** Choices of which the chosen one stands in the open, and the others are unfolded. */
export abstract class CollapsibleChoices<Choice> extends UnfoldingElement<ProtectSession> {
  #first: string | undefined;
  #all = "";

  /** The key that tells a choice from all others. */
  protected abstract keyOf(choice: Choice): string;

  /**
   * The choice in the open, and the others. While these are unfolded nothing changes place: what is chosen among them stays
   * where hand and keys are, and is in the open anyway.
   */
  protected parted(all: Choice[], chosen: (choice: Choice) => boolean): { first?: Choice; others: Choice[] } {
    const keys = all.map((choice) => this.keyOf(choice));
    const before = this._open && keys.join() === this.#all ? all[keys.indexOf(this.#first ?? "")] : undefined;
    this.#all = keys.join();
    const first = before ?? all.find(chosen) ?? all[0];
    if (!first) return { others: [] };
    this.#first = this.keyOf(first);
    return { first, others: all.filter((choice) => choice !== first) };
  }

  /** Folded choices are not there, so that no arrow key chooses one unseen. */
  protected fold(title: string, others: () => unknown) {
    return html`<details class="others" ?open=${this._open} @toggle=${this.toggled}>
      <summary class="small">${title}</summary>
      ${this._open ? others() : nothing}
    </details>`;
  }

  /** The one that is chosen. */
  override focus(): void {
    void this.updateComplete.then(() => this.renderRoot.querySelector<HTMLElement>("input:checked")?.focus());
  }
}

export const collapsible = css`
  .others > summary {
    margin-block: 0.25rem;
  }
`;

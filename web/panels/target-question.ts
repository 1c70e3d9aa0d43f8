// SPDX-License-Identifier: GPL-3.0-or-later
import { html, nothing } from "lit";
import { readingAsked } from "../facts/reading-question.js";
import { rowsAsked } from "../facts/rows-asked.js";
import type { ChosenDialect } from "../platform/formats.js";
import type { LayoutChange } from "../platform/layouts.js";
import { SessionElement } from "../session/observe.js";
import type { FileSession } from "../session/session.js";
import { base } from "../styles/base.js";
import "../parts/error.js";
import "../parts/reading.js";
import "../parts/reading-question.js";

/**
 * Why no file was made; of a file chosen only to be protected what is asked of it, with a button for each answer. Fires
 * `answered`: the buttons go, and the focus has to go somewhere.
 */
export class SluiceTargetQuestion extends SessionElement<FileSession> {
  override render() {
    const { target, errors } = this.state;
    const error = errors.privatise;
    const asked = target && error ? (readingAsked(error) ?? rowsAsked(error)) : undefined;
    return html`<sluice-reading-question .asked=${asked} .file=${target?.name ?? ""}
        @read-as=${this.#readAs} @rows-are=${this.#rowsAre}></sluice-reading-question>
      <sluice-error .error=${asked ? undefined : error}></sluice-error>
      ${
        target && error && !asked && !this.state.targetRead
          ? html`<sluice-reading sheets .file=${target} @read-as=${this.#readAs} @sheet-is=${this.#sheetIs}></sluice-reading>`
          : nothing
      }`;
  }

  #readAs({ detail }: CustomEvent<ChosenDialect>): void {
    this.dispatchEvent(new Event("answered"));
    void this.session.filePrivatisation.readTargetAs(detail);
  }

  #sheetIs({ detail }: CustomEvent<string>): void {
    this.dispatchEvent(new Event("answered"));
    void this.session.filePrivatisation.setTargetSheet(detail);
  }

  #rowsAre({ detail }: CustomEvent<LayoutChange>): void {
    this.dispatchEvent(new Event("answered"));
    void this.session.filePrivatisation.setTargetLayout(detail);
  }

  static override styles = base;
}

customElements.define("sluice-target-question", SluiceTargetQuestion);

// SPDX-License-Identifier: GPL-3.0-or-later
import { css, html, nothing } from "lit";
import { messages } from "../messages/estimate.js";
import { accepted } from "../session/formats.js";
import { SessionElement } from "../session/observe.js";
import { mayBeValues } from "../session/receiving.js";
import { base } from "../styles/base.js";
import { count, plain } from "../text/say.js";
import "./error.js";
import "./progress.js";

const t = messages.reports;

/** The file of reports, or of counts. */
export class SluiceReportsOpener extends SessionElement {
  #file: File | undefined;

  override render() {
    const { adopted, received, counting, survey, errors } = this.state;
    if (!adopted) return html`<p class="soft">${t.waiting}</p>`;
    return html`<div class="row">
        <label class="button">${t.choose}<input class="hidden" type="file" accept=${accepted} @change=${this.#choose}></label>
        ${adopted.name ? nothing : html`<button type="button" class="plain" @click=${() => void this.session.receiving.openSample()}>${t.sample}</button>`}
      </div>
      ${
        counting && this.#file
          ? html`<sluice-progress .label=${plain(t.reading, { name: this.#file.name })} .progress=${counting} @cancel=${() => this.session.receiving.cancel()}></sluice-progress>`
          : nothing
      }
      <p role="status" class="numbers">${
        received && survey
          ? plain(t.read, { name: received.file.name, people: count(survey.people, t.people) })
          : nothing
      }</p>
      <sluice-error .error=${errors.reports}>${
        this.#file && mayBeValues(errors.reports)
          ? html`<p class="small">${t.valuesSays}</p><button type="button" @click=${this.#asValues}>${t.values}</button>`
          : nothing
      }</sluice-error>`;
  }

  #choose(event: Event): void {
    const input = event.target as HTMLInputElement;
    const file = input.files?.[0];
    input.value = "";
    if (!file) return;
    this.#file = file;
    void this.session.receiving.open(file);
  }

  #asValues(): void {
    if (this.#file) void this.session.receiving.open(this.#file, "values");
  }

  static override styles = [
    base,
    css`
      :host > * + :not(:empty) {
        margin-block-start: 0.75rem;
      }
      .button {
        position: relative;
      }
      .button:focus-within {
        outline: 3px solid var(--focus);
        outline-offset: 2px;
      }
      p {
        overflow-wrap: anywhere;
      }
    `,
  ];
}

customElements.define("sluice-reports-opener", SluiceReportsOpener);

// SPDX-License-Identifier: GPL-3.0-or-later
import { css, html, nothing } from "lit";
import { isProtocolName } from "../../facts/protocol-link.js";
import { messages } from "../../messages/estimate.js";
import { accepted } from "../../platform/formats.js";
import { SessionElement } from "../../session/observe.js";
import { base } from "../../styles/base.js";
import { count, plain } from "../../text/format-message.js";
import { mayBeValues } from "./received-reports.js";
import "../../parts/error.js";
import "../../parts/progress.js";
import type { EstimateSession } from "./estimate-session.js";

const t = messages.reports;

/** The file of reports, or of counts. */
export class SluiceReportsOpener extends SessionElement<EstimateSession> {
  static override properties = { ...SessionElement.properties, _protocol: { state: true } };

  #files: File[] = [];
  /** A protocol that was given for reports. */
  declare _protocol: File | undefined;

  override render() {
    const { adopted, received, counting, survey, errors } = this.state;
    if (!adopted) return html`<p class="soft">${t.waiting}</p>`;
    return html`<div class="row">
        <label class="button">${t.choose}<input class="hidden" type="file" multiple accept=${accepted} @change=${this.#choose}></label>
        ${adopted.name ? nothing : html`<button type="button" class="plain" @click=${() => void this.session.receivedReports.openSample()}>${t.sample}</button>`}
      </div>
      ${
        counting && this.#files.length > 0
          ? html`<sluice-progress .label=${plain(t.reading, { name: nameOf(this.#files) })} .progress=${counting} @cancel=${() => this.session.receivedReports.cancel()}></sluice-progress>`
          : nothing
      }
      <p role="status" class="numbers">${
        received && survey
          ? [
              plain(t.read, { name: nameOf(received.files), people: count(survey.people, t.people) }),
              ...(survey.missing ? [count(survey.missing, t.missing)] : []),
            ].join(" ")
          : nothing
      }</p>
      ${
        this._protocol
          ? html`<p role="alert">${plain(t.isProtocol, { name: this._protocol.name })}
              <button type="button" @click=${this.#asProtocol}>${t.asProtocol}</button></p>`
          : nothing
      }
      <sluice-error .error=${errors.reports}>${
        this.#files.length > 0 && mayBeValues(errors.reports)
          ? html`<p class="small">${t.valuesSays}</p><button type="button" @click=${this.#asValues}>${t.values}</button>`
          : nothing
      }</sluice-error>`;
  }

  #choose(event: Event): void {
    const input = event.target as HTMLInputElement;
    const files = [...(input.files ?? [])];
    input.value = "";
    this.take(files);
  }

  /** Files that were chosen, or dropped on the page. */
  take(files: File[]): void {
    this._protocol = files.find(isProtocolName);
    if (this._protocol || files.length === 0) return;
    this.#files = files;
    void this.session.receivedReports.open(files);
  }

  #asProtocol(): void {
    const file = this._protocol;
    this._protocol = undefined;
    if (file) void this.session.openedProtocol.open(file);
  }

  #asValues(): void {
    void this.session.receivedReports.open(this.#files, "values");
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

function nameOf(files: File[]): string {
  const [only] = files;
  return files.length === 1 && only ? only.name : count(files.length, t.files);
}

customElements.define("sluice-reports-opener", SluiceReportsOpener);

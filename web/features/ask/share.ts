// SPDX-License-Identifier: GPL-3.0-or-later
import { css, html, nothing } from "lit";
import { type ProtocolFile, type SheetFile, writeProtocol } from "../../../wasm/engine/sluice.js";
import { answerLink, sheetLink } from "../../facts/protocol-link.js";
import { destinationOf, hostOf } from "../../facts/question-words.js";
import { messages } from "../../messages/ask.js";
import { messages as page } from "../../messages/page.js";
import { messages as site } from "../../messages/site.js";
import { isOnDisk } from "../../platform/address.js";
import { save } from "../../platform/save.js";
import { addressOf } from "../../platform/views.js";
import { SessionElement } from "../../session/observe.js";
import { fullFile } from "../../session/opened-protocol.js";
import { base } from "../../styles/base.js";
import { lines } from "../../styles/lines.js";
import { integer, plain } from "../../text/format-message.js";
import type { AskSession } from "./ask-session.js";
import { denseWidth, type QrCode, qrCode, qrFile } from "./qr-code.js";
import { codeName, type Survey, snippet } from "./snippets.js";

const t = messages.share;
const surveys: Survey[] = ["surveyjs", "jspsych", "formio", "form"];

/** The ways to reach people: a link, a QR code, the settings file, or code for a survey of one's own. */
export class SluiceAskShare extends SessionElement<AskSession> {
  static override properties = {
    waits: { attribute: false },
    _note: { state: true },
    _link: { state: true },
    _shown: { state: true },
  };

  /** The reason why a sheet of several questions cannot be sent yet. */
  declare waits: string | undefined;
  /** The result of the last copying. */
  declare _note: "linkCopied" | "copied" | "linkNot" | undefined;
  /** Undefined until it is made; empty where the settings are too long for one. */
  declare _link: string | undefined;
  declare _shown: "qr" | Survey | undefined;
  #linked: ProtocolFile | SheetFile | undefined;
  /** The hash of what was copied or saved last. */
  #given: string | undefined;

  override willUpdate(): void {
    const { adopted, sheet } = this.state;
    const file = sheet ?? (adopted && fullFile(adopted));
    if (file === this.#linked) return;
    this.#linked = file;
    this._link = undefined;
    this._note = undefined;
    if (file) void this.#makeLink(file);
  }

  async #makeLink(file: ProtocolFile | SheetFile): Promise<void> {
    const link = (await ("questions" in file ? sheetLink(file) : answerLink(file))) ?? "";
    if (file === this.#linked) this._link = link;
  }

  override render() {
    const { adopted } = this.state;
    const file = adopted && fullFile(adopted);
    if (!file || this.waits) return html`<p class="soft">${this.waits ?? t.waiting}</p>`;
    const { sheet } = this.state;
    const wording = file.question?.wording ?? file.data.name;
    const { stale = false } = this.state;
    const isOther = this.#given !== undefined && this.#given !== hashOf(sheet ?? file);
    return html`<div class="row">
        <button type="button" class="primary" ?disabled=${stale || !this._link} @click=${this.#copyLink}>${t.copyLink}</button>
        ${this._link === "" ? nothing : this.#opener("qr", t.qr)}
        <button type="button" ?disabled=${stale} @click=${() => this.#saveFile(file)}>${t.settings}</button>
      </div>
      <p role="status" class="small">${this._note ? t[this._note] : nothing}${isOther ? t.changed : nothing}</p>
      ${this._link === "" ? html`<p class="no-link">${isOnDisk() ? page.privatise.linkOnDisk : t.linkLong}</p>` : nothing}
      ${this._link ? html`<label class="link small"><span>${t.link}</span><input type="text" readonly .value=${this._link} @focus=${selectAll}></label>` : nothing}
      ${this._shown === "qr" && this._link ? this.#qr(this._link, wording, file) : nothing}
      ${this._link ? html`<p class="paper">${t.link}: ${this._link}</p>` : nothing}
      <p class="small soft keep">${t.keep}</p>
      ${this.#reach(file)}
      <button type="button" ?disabled=${stale} @click=${this.#print}>${t.reach.print}</button>
      ${
        sheet
          ? nothing
          : html`<h3 class="own">${t.own}</h3>
      <div class="row">${surveys.map((survey) => this.#opener(survey, t[survey]))}</div>
      ${this._shown && this._shown !== "qr" ? this.#snippet(this._shown, file) : nothing}`
      }`;
  }

  /** Nothing comes by itself: what people do with their noisy answers, and then whoever has asked. */
  #reach(file: ProtocolFile) {
    const { reach } = t;
    const { question, data } = file;
    const { sendTo } = question ?? {};
    const to = destinationOf(sendTo ?? "");
    const isForm = to?.kind === "form";
    const way = this.state.sheet
      ? reach.sheet
      : isForm
        ? plain(reach.toForm, { host: hostOf(to.address) })
        : sendTo
          ? plain(reach.to, { to: sendTo })
          : reach.toNobody;
    return html`<h3 class="reach">${reach.heading}</h3>
      <ol class="reach"><li>${way}</li>
        <li>${isForm ? reach.collectForm : this.state.sheet ? reach.collectSheet : plain(reach.collect, { column: data.name })} <a href=${addressOf("results")}>${site.views.results.label}</a>.</li></ol>`;
  }

  /** Without the code for the wall, which has a sheet of its own. */
  async #print(): Promise<void> {
    this._shown = undefined;
    await this.updateComplete;
    window.print();
  }

  #opener(what: "qr" | Survey, label: string) {
    const shown = this._shown === what;
    return html`<button type="button" aria-expanded=${shown} @click=${() => {
      this._shown = shown ? undefined : what;
      this._note = undefined;
    }}>${label}</button>`;
  }

  #qr(link: string, wording: string, file: ProtocolFile) {
    const code = qrCode(link);
    if (!code) return html`<p>${t.qrLong}</p>`;
    const width = denseWidth(code);
    return html`<div class=${width === undefined ? "qr" : "qr dense"}>
        <svg viewBox="0 0 ${code.size} ${code.size}" role="img" aria-label=${plain(t.qrAlt, { wording })}>
          <rect width=${code.size} height=${code.size} fill="#fff"></rect><path d=${code.path} fill="#000"></path>
        </svg>
      </div>
      ${width === undefined ? nothing : html`<p>${plain(t.qrDense, { width: integer(width) })}</p>`}
      <button type="button" ?disabled=${this.state.stale} @click=${() => this.#saveQr(code, file)}>${t.qrSave}</button>`;
  }

  #snippet(survey: Survey, file: ProtocolFile) {
    const text = snippet(survey, file);
    return html`<p class="small">${survey === "form" ? t.formSays : plain(t.snippetSays, { file: `${codeName(file.data.name)}.json` })}</p>
      <pre tabindex="0" role="region" aria-label=${t[survey]} dir="ltr"><code>${text}</code></pre>
      <button type="button" ?disabled=${this.state.stale} @click=${() => void this.#copy(text, "copied")}>${t.copySnippet}</button>`;
  }

  async #copyLink(): Promise<void> {
    if (this._link) await this.#copy(this._link, "linkCopied");
  }

  async #copy(text: string, done: "linkCopied" | "copied"): Promise<void> {
    this._note = await navigator.clipboard.writeText(text).then(
      () => {
        this.#handed();
        return done;
      },
      () => "linkNot" as const,
    );
  }

  /** The question has left the page: closing it loses nothing. */
  #handed(): void {
    if (this.state.stale) return;
    this.#given = this.#linked && hashOf(this.#linked);
    this.requestUpdate();
    this.dispatchEvent(new Event("handed"));
  }

  async #saveFile(file: ProtocolFile): Promise<void> {
    this.#handed();
    const { sheet } = this.state;
    if (sheet) {
      const { sheetBlob } = await import("../../panels/sheets.js");
      return save(sheetBlob(sheet), t.sheetName);
    }
    save(new Blob([writeProtocol(file)], { type: "application/json" }), `${codeName(file.data.name)}.json`);
  }

  #saveQr(code: QrCode, file: ProtocolFile): void {
    save(new Blob([qrFile(code)], { type: "image/svg+xml" }), `${codeName(file.data.name)}.svg`);
  }

  static override styles = [
    base,
    lines,
    css`
      :host > * + * {
        margin-block-start: 1rem;
      }
      p:empty {
        margin: 0;
      }
      a {
        color: var(--accent);
      }
      .link {
        display: block;
        margin-block-start: 0.75rem;
      }
      .link span {
        display: block;
      }
      .link input {
        inline-size: 100%;
        min-block-size: 2.75rem;
        text-overflow: ellipsis;
      }
      button[aria-expanded="true"] {
        border-color: var(--accent);
        color: var(--accent);
      }
      .qr {
        max-inline-size: 26rem;
      }
      .qr.dense {
        max-inline-size: 36rem;
      }
      .qr svg {
        display: block;
        inline-size: 100%;
        block-size: auto;
        shape-rendering: crispEdges;
      }
      .paper {
        display: none;
        overflow-wrap: anywhere;
      }
      /* The sheet for the wall where the code is shown, and else what the asker has to do. */
      @media print {
        :host > :not(.qr, .paper, .keep, .reach),
        .qr ~ :is(.paper, .keep, .reach) {
          display: none;
        }
        .paper:not(.qr ~ *) {
          display: block;
        }
      }
    `,
  ];
}

/** By which it is known again. */
const hashOf = (file: ProtocolFile | SheetFile): string =>
  "questions" in file ? file.hash : file.certificate.protocol;

function selectAll(event: Event): void {
  (event.target as HTMLInputElement).select();
}

customElements.define("sluice-ask-share", SluiceAskShare);

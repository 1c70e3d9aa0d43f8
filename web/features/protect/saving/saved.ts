// SPDX-License-Identifier: GPL-3.0-or-later
import { css, html, nothing } from "lit";
import type { SettingsFile } from "../../../../wasm/engine/sluice.js";
import { happened, isCounted } from "../../../facts/changed-answers.js";
import { areForReaders, heldSays, readersSay } from "../../../facts/held-says.js";
import { messages } from "../../../messages/page.js";
import { messages as site } from "../../../messages/site.js";
import {
  answerLinks,
  apostrophesSay,
  copied,
  copiedLink,
  countsText,
  fileSays,
  readingNotes,
  saveProtocol,
  saveReaders,
  writingNotes,
} from "../../../panels/outcome.js";
import type { SluiceConfirm } from "../../../parts/confirm.js";
import { fileNames } from "../../../platform/save.js";
import { addressOf } from "../../../platform/views.js";
import { changedSince, madeWith } from "../../../session/changed-settings.js";
import { SessionElement } from "../../../session/observe.js";
import { saveReceipt } from "../../../session/receipt.js";
import { formatOf, nameOf, SAVED_FORMATS, saveAgain, saveAlsoAs } from "../../../session/saved-format.js";
import type { Outcome, SecondFile } from "../../../session/state.js";
import { base } from "../../../styles/base.js";
import { count, integer, levelText, plain } from "../../../text/format-message.js";
import "../../../parts/confirm.js";
import { linkTo } from "../session/linked-settings.js";
import type { ProtectSession } from "../session/protect-session.js";
import { refusedForEarlier } from "../session/state.js";

/** The file that was saved, and what to send; a link to the settings, and the way back. */
export class SluiceSaved extends SessionElement<ProtectSession> {
  static override properties = { _note: { state: true }, _answers: { state: true } };

  /** The results of the last link to the settings, and of the last one for people who answer. */
  declare _note: string;
  declare _answers: string;

  constructor() {
    super();
    this._note = "";
    this._answers = "";
  }

  override render() {
    const { outcome, errors } = this.state;
    // A file that has just been made is about to be saved, unless that is refused.
    const shown = outcome && (outcome.saved || outcome.earlier || errors.privatise);
    if (!shown && refusedForEarlier(this.state)) {
      return html`<div class="box done"><button type="button" class="undo" @click=${() => void this.#undo()}>${messages.protect.saved.undo}</button>
        <sluice-confirm></sluice-confirm></div>`;
    }
    const t = messages.protect.saved;
    if (!shown)
      return html`<div class="box ${this.state.undone ? "" : "nothing"}"><div role="status">${this.state.undone ? html`<p>${t.undone}</p>` : nothing}</div></div>`;
    const { output, design, protocol } = outcome;
    const r = messages.receipt;
    const held = heldSays(protocol, outcome.weighted);
    const names = fileNames(output);
    const settings = plain(held ? r.full : r.settings, { name: names.protocol });
    const isForReaders = areForReaders(protocol, outcome.write);
    const changed = changedSince(outcome.made, madeWith(this.state, this.session.ownTable));
    const epsilon = levelText(design.guarantee.epsilon);
    const rows = count(output.rows, messages.rows);
    return html`<div class="box done">
      <div role="status"><h2 tabindex="-1">${
        outcome.earlier
          ? plain(messages.privatise.earlier, { rows, name: nameOf(outcome), epsilon })
          : plain(outcome.saved ? t.title : t.notSaved, { name: nameOf(outcome) })
      }</h2>
        ${happenedTo(outcome)}
        <p class="soft numbers">${plain(t.rows, { rows })} ${output.blankLines > 0 ? count(output.blankLines, messages.blankLines) : nothing}</p>
        ${outcome.file === this.state.source?.file ? nothing : readingNotes(outcome)}${writingNotes(outcome)}
        ${apostrophesSay(outcome)}
        ${changed ? html`<p class="soft">${plain(messages.privatise.changed, { settings: changed, epsilon })}</p>` : nothing}
        ${outcome.second ? html`<p class="second">${secondText(outcome.second)}</p>` : nothing}
      </div>
      <ol>
        ${this.#item(r.give, fileSays(outcome), t.saveFile, () => void saveAgain(this.session.filePrivatisation, outcome))}
        ${isForReaders ? this.#item(r.give, readersSay(protocol, outcome.write, names.readers), t.saveReaders, () => void saveReaders(this.session.filePrivatisation, outcome)) : nothing}
        ${this.#item(held ? r.keep : r.give, settings, t.saveSettings, () => saveProtocol(outcome), held)}
        ${this.#item(r.officer, t.receipt, t.saveReceipt, () => void this.#saveReceipt(outcome))}
      </ol>
      <p class="small">${t.counting} <a href=${addressOf("results")} target="_blank" rel="noopener">${site.views.results.label}</a>.</p>
      <div class="row">
        <button type="button" @click=${() => void this.#copyLink()}>${t.link}</button>
        <button type="button" class="undo" @click=${() => void this.#undo()}>${t.undo}</button>
        ${this._note ? nothing : html`<span class="of-button small soft">${t.linkSays}</span>`}
        <span class="small soft" role="status">${this._note}</span>
      </div>
      <p class="small">${messages.privatise.limitsShort} ${this.state.remembered ? nothing : t.reload} <a href=${addressOf("limits")} target="_blank" rel="noopener">${messages.privatise.limitsLink}</a></p>
      <sluice-shared-memory .session=${this.session}></sluice-shared-memory>
      ${this.#more(outcome)}
      <sluice-confirm></sluice-confirm>
    </div>`;
  }

  /** The place to go on when a file has been saved. */
  override focus(): void {
    void this.updateComplete.then(() => this.renderRoot.querySelector<HTMLElement>("h2")?.focus());
  }

  #item(what: string, says: string, label: string, act: () => void, warning?: string) {
    return html`<li><span><span><strong>${what}</strong> ${says}</span>
      ${warning ? html`<span class="held small numbers">${warning}</span>` : nothing}</span>
      <button type="button" @click=${act}>${label}</button></li>`;
  }

  #more(outcome: Outcome) {
    const t = messages.privatise;
    return html`<details>
      <summary class="small">${messages.protect.saved.more}</summary>
      <div class="stack">
        <p class="row"><span class="small">${t.saveOther}</span> ${SAVED_FORMATS.filter(
          (format) => format !== formatOf(outcome),
        ).map(
          (format) =>
            html`<button type="button" @click=${() => void saveAlsoAs(this.session.filePrivatisation, format)}>${t.formats[format]}</button>`,
        )}</p>
        ${answerLinks(outcome, this._answers, (settings) => void this.#copyAnswerLink(settings))}
        <p class="small numbers"><strong>${outcome.design.marks ? t.marksTitle : t.countsTitle}</strong><br>${countsText(outcome)}</p>
      </div>
    </details>`;
  }

  #saveReceipt(outcome: Outcome): Promise<void> {
    return saveReceipt(this.session.filePrivatisation, outcome, this.state.catalogue?.version ?? "");
  }

  /** Settings and the names of columns; nothing that stands in a row. */
  async #copyLink(): Promise<void> {
    const { data, settings } = this.session;
    const { notion, objective } = this.state;
    const hide = [...data.columns("secret"), ...data.columns("itself")];
    const link = linkTo({ ...settings.chosen, notion, objective }, { share: data.columns("share"), hide });
    this._note = (await copied(link)) ? messages.privatise.linkCopied : messages.protect.saved.linkNot;
  }

  async #copyAnswerLink(settings: SettingsFile): Promise<void> {
    this._answers = await copiedLink(settings);
  }

  /** A saved file stays where it is: only the page forgets it, if nobody has seen it. */
  async #undo(): Promise<void> {
    const t = messages.protect.saved;
    const { length } = this.session.releases.undoes(this.state.outcome);
    const title = length > 1 ? plain(t.undoAllTitle, { n: integer(length) }) : t.undoTitle;
    const question = { title, body: t.undoBody, yes: t.undoYes, no: t.undoNo };
    const sure = await this.renderRoot.querySelector<SluiceConfirm>("sluice-confirm")?.ask(question);
    if (!sure) return;
    this._note = "";
    this._answers = "";
    this.session.undo();
    this.dispatchEvent(new Event("undone"));
  }

  static override styles = [
    base,
    css`
      .box {
        border: 1px solid var(--accent);
        border-radius: 10px;
        background: var(--tint);
        padding: 1rem 1.25rem 1.25rem;
      }
      .nothing {
        display: contents;
      }
      .box > * + * {
        margin-block-start: 0.75rem;
      }
      h2 {
        font-size: 1.3rem;
        overflow-wrap: anywhere;
      }
      .second,
      .held {
        border-inline-start: 3px solid var(--warn);
        padding-inline-start: 0.8rem;
        margin-block: 0.5rem 0;
      }
      .happened {
        font-size: 1.1rem;
        margin-block-start: 0.4rem;
      }
      ol {
        padding-inline-start: 1.4rem;
        margin-block: 0.25rem 0;
      }
      li {
        padding-block: 0.3rem;
      }
      li::marker {
        font-weight: 600;
        color: var(--accent);
      }
      li > span {
        /* Its baseline is that of its first line, where the number of the item then stands. */
        display: inline-grid;
        inline-size: min(100%, 34rem);
        margin-inline-end: 0.75rem;
      }
      a {
        color: var(--accent);
      }
      sluice-confirm {
        margin: 0;
      }
    `,
  ];
}

/** In its own numbers, which are for the person who has the answers alone. */
function happenedTo({ output, design, write }: Outcome) {
  const { changed, rows } = output;
  const counted = changed === undefined ? undefined : { changed, rows };
  const says = happened(design, write, counted);
  return html`<p class="happened numbers">${says}</p>
    ${isCounted(design, write) ? html`<p class="alone small soft">${messages.receipt.alone}</p>` : nothing}`;
}

/** The advice where two files of the same people may be about. */
function secondText(second: SecondFile): string {
  const t = messages.protect.saved;
  return second.why === "undone" ? t.besideUndone : plain(t.besideCopy, { name: second.name });
}

customElements.define("sluice-saved", SluiceSaved);

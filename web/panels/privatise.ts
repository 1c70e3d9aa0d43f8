// SPDX-License-Identifier: GPL-3.0-or-later
import { css, html, nothing } from "lit";
import { countsNobody } from "../../wasm/contract/assumptions.js";
import type { Design, WriteMode } from "../../wasm/engine/sluice.js";
import { estimable } from "../facts/estimable.js";
import { columnsKept, keepsPair, usedBy } from "../facts/pairs.js";
import { usable } from "../facts/usable.js";
import { keptByValues } from "../facts/values.js";
import { messages } from "../messages/page.js";
import { chosenFiles } from "../parts/file-drop.js";
import { accepted, type ChosenDialect } from "../platform/formats.js";
import type { LayoutChange } from "../platform/layouts.js";
import { SessionElement } from "../session/observe.js";
import type { FileSession } from "../session/session.js";
import { base } from "../styles/base.js";
import { percent, plain, quoted } from "../text/format-message.js";
import { isolated } from "../text/isolate.js";
import "../parts/confirm.js";
import type { Question, SluiceConfirm } from "../parts/confirm.js";
import "../parts/progress.js";
import "../parts/reading.js";
import "../parts/rows-note.js";
import { askOfTelling } from "./ask-of-telling.js";

/**
 * The choice of the file, of what to write and of other columns, and the one button. With `options` it leaves out the
 * button, which then stands elsewhere.
 */
export class SluicePrivatise extends SessionElement<FileSession> {
  static override properties = { options: { type: Boolean } };

  declare options?: boolean;

  override render() {
    const { design, target } = this.state;
    const own = this.session.ownTable;
    if (!design) return html``;
    const t = messages.privatise;
    const file = target ?? own?.file;
    if (!file) return this.#which(undefined, undefined);
    return html`
      ${this.#which(own?.file, target)}
      ${design.seesSecret ? html`<p class="both small soft">${plain(t.both, { columns: quoted(usedBy(design)) })}</p>` : nothing}
      ${this.#write()}
      ${this.#columns(design)}
      ${this.#once(design)}
      ${this.options ? nothing : this.#button(file)}
      <sluice-confirm></sluice-confirm>`;
  }

  #button(file: File) {
    const { designing, privatising, outcome, levelWrong } = this.state;
    const t = messages.privatise;
    const again = outcome?.file === file;
    return html`<button type="button" class="go ${again ? "" : "primary"}" aria-disabled=${designing || privatising || levelWrong ? "true" : "false"}
        aria-describedby=${levelWrong ? "why" : nothing}
        @click=${this.#go}>${again ? t.again : plain(t.go, { name: file.name })}</button>
      ${levelWrong ? html`<p id="why" class="why" role="status">${t.levelWrong}</p>` : nothing}
      ${
        privatising
          ? html`<sluice-progress .label=${plain(t.running, { name: file.name })} .progress=${privatising}
              @cancel=${this.#cancel}></sluice-progress>`
          : nothing
      }`;
  }

  #which(own: File | undefined, target: File | undefined) {
    const t = messages.privatise;
    const name = target?.name ?? (own ? plain(t.thisFile, { name: own.name }) : t.noFile);
    return html`<div class="row which">
      <span class="name">${t.which}: <strong>${isolated(name)}</strong></span>
      <label class="button">${own ? t.otherFile : messages.data.choose}<input class="hidden" type="file" accept=${accepted} @change=${this.#chooseTarget}></label>
      ${target && own ? html`<button type="button" class="plain" @click=${() => this.session.filePrivatisation.setTarget(undefined)}>${plain(t.back, { name: own.name })}</button>` : nothing}
    </div>
    ${this.#read(target)}`;
  }

  /** How another file than the one that was counted is read. */
  #read(target: File | undefined) {
    const { targetRead } = this.state;
    if (!target || !targetRead) return nothing;
    const { filePrivatisation } = this.session;
    return html`<sluice-rows-note .file=${target} .inspection=${targetRead}
        @rows-are=${({ detail }: CustomEvent<LayoutChange>) => this.#again(filePrivatisation.setTargetLayout(detail))}></sluice-rows-note>
      <sluice-reading sheets .file=${target} .inspection=${targetRead}
        @sheet-is=${({ detail }: CustomEvent<string>) => this.#again(filePrivatisation.setTargetSheet(detail))}
        @read-as=${({ detail }: CustomEvent<ChosenDialect>) => this.#again(filePrivatisation.readTargetAs(detail))}></sluice-reading>`;
  }

  /** The element with the focus goes while the file is read. */
  #again(reading: Promise<void>): void {
    this.focus();
    void reading;
  }

  override focus(): void {
    this.renderRoot.querySelector<HTMLElement>(".which input")?.focus({ preventScroll: true });
  }

  #chooseTarget(event: Event): void {
    const [file] = chosenFiles(event);
    if (file) this.session.filePrivatisation.setTarget(file);
  }

  #write() {
    const t = messages.privatise;
    const option = (mode: WriteMode, label: string, says: string) => html`<label class="choice">
      <input type="radio" name="write" value=${mode} aria-labelledby="name-${mode}" aria-describedby="says-${mode}" .checked=${this.state.write === mode} @change=${() => this.session.filePrivatisation.setWrite(mode)}>
      <span><b id="name-${mode}">${label}</b><span id="says-${mode}" class="small soft says">${says}</span></span>
    </label>`;
    const { design } = this.state;
    if (!design) return nothing;
    const more = design.marks ? t.marksSays : keepsPair(design) ? t.pairsSays : "";
    const { mutualInformation, dataEntropy } = design.utility;
    const keeps = (nats: number) =>
      dataEntropy > 0 && !countsNobody(design)
        ? plain(t.keeps, { share: percent(nats / dataEntropy), columns: quoted(columnsKept(design)) })
        : "";
    const reports = [t.reportsSays, t.reportsFor[estimable(design).kind], more, keeps(mutualInformation)]
      .filter(Boolean)
      .join(" ");
    return html`<fieldset>
      <legend>${t.writeTitle}</legend>
      <div class="all">${option("reports", t.reports, reports)} ${option("values", t.values, `${t.valuesSays} ${keeps(keptByValues(design))}`)}</div>
    </fieldset>`;
  }

  #columns(design: Design) {
    const t = messages.privatise;
    const { target, targetHeader } = this.state;
    const header = (target ? targetHeader : this.session.ownTable?.header) ?? [];
    const good = usable(header);
    const used = usedBy(design);
    const others = header.filter((name, column) => good[column] && !used.includes(name));
    const none = target && !targetHeader ? "" : t.keepNone;
    return html`<fieldset>
      <legend>${t.keepTitle}</legend>
      <p class="small soft">${t.keepSays} ${others.length ? "" : none}</p>
      <div class="row">${others.map(
        (name) => html`<label class="tick-box keep"><input type="checkbox" .checked=${this.state.keep.includes(name)}
          @change=${(event: Event) => void this.#keep(event.target as HTMLInputElement, name, design.secret.name)}><span>${name}</span></label>`,
      )}</div>
      ${this.state.keep.length > 0 ? this.#safe() : nothing}
    </fieldset>`;
  }

  #safe() {
    const t = messages.privatise;
    const choose = (event: Event) =>
      this.session.filePrivatisation.setSpreadsheetSafe((event.target as HTMLInputElement).checked);
    return html`<div class="safe">
      <label class="tick-box"><input type="checkbox" name="spreadsheet-safe" aria-describedby="safe-says"
        .checked=${this.state.spreadsheetSafe} @change=${choose}><span>${t.safe}</span></label>
      <p id="safe-says" class="small soft">${t.safeSays}</p>
    </div>`;
  }

  #once(design: Design) {
    const t = messages.privatise;
    const { target, targetHeader, person = "", remembered } = this.state;
    const header = (target ? targetHeader : this.session.ownTable?.header) ?? [];
    const good = usable(header);
    const used = usedBy(design);
    const names = header.filter((name, column) => good[column] && !used.includes(name));
    const choose = (event: Event) =>
      this.session.filePrivatisation.setPerson((event.target as HTMLSelectElement).value || undefined);
    const remember = (event: Event) => this.session.releases.remember((event.target as HTMLInputElement).checked);
    return html`<details class="once">
      <summary>${t.onceTitle}</summary>
      <div class="stack">
        <p class="small soft">${t.onceSays}</p>
        <label class="person"><span>${t.person}</span>
          <select @change=${choose}>
            <option value="" ?selected=${person === ""}>${t.personRow}</option>
            ${names.map((name) => html`<option value=${name} ?selected=${person === name}>${name}</option>`)}
          </select></label>
        <p class="small soft">${t.personSays}</p>
        <label class="tick-box"><input type="checkbox" .checked=${remembered} @change=${remember}><span>${t.remember}</span></label>
        <p class="small soft">${t.rememberSays}</p>
      </div>
    </details>`;
  }

  async #keep(box: HTMLInputElement, column: string, secret: string): Promise<void> {
    const t = messages.privatise;
    const sure =
      !box.checked ||
      (await this.#ask({
        title: plain(t.confirmTitle, { column }),
        body: plain(t.confirmBody, { column, secret }),
        yes: plain(t.confirmYes, { column }),
        no: t.confirmNo,
      }));
    if (sure) this.session.filePrivatisation.setKept(column, box.checked);
    else box.checked = false;
  }

  /** Fires `done` when a file has been made. The button stays where it is while it cannot be used, so that the focus is never lost. */
  async #go(): Promise<void> {
    if (this.state.privatising || this.state.designing || this.state.levelWrong) return;
    const before = this.state.outcome;
    await this.session.filePrivatisation.start();
    await askOfTelling(this.session, (question) => this.#ask(question));
    if (this.state.outcome !== before) this.dispatchEvent(new Event("done"));
  }

  #cancel(): void {
    this.session.filePrivatisation.cancel();
    this.renderRoot.querySelector<HTMLElement>(".go")?.focus();
  }

  async #ask(question: Question): Promise<boolean> {
    return (await this.renderRoot.querySelector<SluiceConfirm>("sluice-confirm")?.ask(question)) ?? false;
  }

  static override styles = [
    base,
    css`
      :host > * + * {
        margin-block-start: 1.5rem;
      }
      sluice-confirm {
        margin: 0;
      }
      .which .button {
        position: relative;
        padding-block: 0.25rem;
        font-size: 0.875rem;
      }
      .which .button:has(:focus-visible) {
        outline: 3px solid var(--focus);
        outline-offset: 2px;
      }
      .name,
      .both {
        overflow-wrap: anywhere;
      }
      .both {
        margin-block-start: 0.5rem;
      }
      .all {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
        gap: 0 2.5rem;
      }
      .safe {
        margin-block-start: 0.75rem;
      }
      .once .stack {
        margin-block-start: 0.75rem;
      }
      .person {
        display: flex;
        flex-wrap: wrap;
        gap: 0.4rem 0.8rem;
        align-items: center;
      }
      .go + .why {
        margin-block-start: 0.6rem;
        color: var(--warn);
      }
      .go {
        padding: 0.75rem 1.75rem;
        font-size: 1.1rem;
        max-inline-size: 100%;
        overflow-wrap: anywhere;
      }
    `,
  ];
}

customElements.define("sluice-privatise", SluicePrivatise);

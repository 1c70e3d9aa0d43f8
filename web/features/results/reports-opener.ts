// SPDX-License-Identifier: GPL-3.0-or-later

import { css, html, nothing } from "lit";
import { shortened } from "../../../wasm/common/characters.js";
import { identityOf, isForReaders } from "../../../wasm/engine/sluice.js";
import { readingAsked } from "../../facts/reading-question.js";
import { rowsAsked } from "../../facts/rows-asked.js";
import { messages } from "../../messages/results.js";
import { messages as shown } from "../../messages/shares.js";
import { chosenFiles, Dropping } from "../../parts/file-drop.js";
import { accepted, type ChosenDialect, chooseSheet, readAs } from "../../platform/formats.js";
import { changeLayoutOf, type LayoutChange, layoutOf } from "../../platform/layouts.js";
import { SessionElement } from "../../session/observe.js";
import { base } from "../../styles/base.js";
import { zone } from "../../styles/zone.js";
import { count, integer, list, plain } from "../../text/format-message.js";
import "../../parts/error.js";
import "../../parts/progress.js";
import "../../parts/reading.js";
import "../../parts/reading-question.js";
import "../../parts/rows-note.js";
import { inboxLines, inboxLists } from "./inboxes.js";
import { isPasted } from "./pasted-counts.js";
import { namedBy } from "./received-reports.js";
import type { ResultsSession } from "./results-session.js";

const t = messages.reports;

/** Everything that is read comes in here, in any order: settings, noisy answers, counts that were pasted. */
export class SluiceReportsOpener extends SessionElement<ResultsSession> {
  static override properties = { _pasting: { state: true }, _unfolded: { state: true } };

  /** Whether there is a field to paste into. */
  declare _pasting?: boolean;
  /** Whether it is seen how each of several files is read. */
  declare _unfolded?: boolean;
  readonly #dropping = new Dropping(this, (files) => this.#take(files));

  override render() {
    const { adopted, tables, counting, errors } = this.state;
    const empty = !adopted && tables.length === 0;
    const sample = adopted?.name === "";
    const { failed } = this.session.receivedReports;
    const asked = errors.reports && failed ? (readingAsked(errors.reports) ?? rowsAsked(errors.reports)) : undefined;
    return html`<div class=${this.#dropping.over ? "zone over" : "zone"}>
        <div class="row">
          <label class="button first">${t.choose}<input class="hidden" type="file" multiple accept=".json,application/json,.eml,.mbox,.msg,message/rfc822,application/mbox,${accepted}" @change=${(event: Event) => this.#take(chosenFiles(event))}></label>
          <span class="soft">${t.drop}</span>
        </div>
        <div class="row ways">
          <button type="button" class="plain" aria-expanded=${this._pasting ? "true" : "false"} aria-controls="pasting" @click=${this.#togglePaste}>${t.paste}</button>
          ${empty ? html`<button type="button" class="plain" @click=${this.#sample}>${t.sample}</button>` : nothing}
          ${empty ? nothing : html`<button type="button" class="plain" @click=${this.#clear}>${t.clear}</button>`}
        </div>
        <form id="pasting" ?hidden=${!this._pasting} @submit=${this.#paste}>
          <label for="pasted">${t.pasteLabel}</label>
          <textarea id="pasted" rows="5" aria-describedby="help" spellcheck="false"></textarea>
          <p id="help" class="small soft">${t.pasteHelp}</p>
          <button type="submit">${t.pasteGo}</button>
        </form>
      </div>
      <div role="status" class="status numbers">${sample ? html`<p>${t.sampleNote}</p>` : nothing}${this.#lines().map((line) => html`<p>${line}</p>`)}</div>
      ${
        counting
          ? html`<sluice-progress .label=${plain(t.reading, { name: namesOf(tables) })} .progress=${counting} @cancel=${() => this.session.receivedReports.cancel()}></sluice-progress>`
          : nothing
      }
      ${tables
        .flatMap(inboxLists)
        .map(
          ({ title, rows }) =>
            html`<details><summary class="small">${title}</summary><ul class="small">${rows.map((row) => html`<li>${row}</li>`)}</ul></details>`,
        )}
      ${this.#sheet()}
      ${this.#apart()}
      <sluice-error .error=${errors.data}></sluice-error>
      <sluice-reading-question .asked=${asked} .file=${failed?.name ?? ""} @read-as=${this.#readAs}
        @rows-are=${this.#rowsAre}></sluice-reading-question>
      <sluice-error .error=${asked ? undefined : errors.reports}></sluice-error>
      ${sample ? nothing : this.#readings(asked ? failed : undefined)}`;
  }

  /** How each file is read, but for one of which that is being asked; what was pasted the page has written itself. */
  #readings(asked: File | undefined) {
    const { receivedReports } = this.session;
    const files = this.state.tables.filter(
      (file) =>
        file !== asked && !isPasted(file) && (receivedReports.inspectionOf(file) || file === receivedReports.failed),
    );
    const named = files.length > 1;
    const lines = (named && !this._unfolded ? [] : files).map(
      (
        file,
      ) => html`<sluice-reading sheets ?named=${named} .file=${file} .inspection=${receivedReports.inspectionOf(file)}
        @read-as=${({ detail }: CustomEvent<ChosenDialect>) => this.#read(file, detail)}
        @sheet-is=${({ detail }: CustomEvent<string>) => this.#setSheet(file, detail)}></sluice-reading>`,
    );
    const toggle = (event: Event) => {
      this._unfolded = (event.currentTarget as HTMLDetailsElement).open;
    };
    const withRows = files.filter((file) => receivedReports.inspectionOf(file)?.notes || layoutOf(file));
    return html`${withRows.map(
      (file) => html`<sluice-rows-note ?named=${named} .file=${file} .inspection=${receivedReports.inspectionOf(file)}
        @rows-are=${({ detail }: CustomEvent<LayoutChange>) => this.#setLayout(file, detail)}></sluice-rows-note>`,
    )}
    ${named ? html`<details @toggle=${toggle}><summary class="small">${t.howRead}</summary>${lines}</details>` : lines}`;
  }

  #read(file: File, choice: ChosenDialect): void {
    readAs(file, choice);
    void this.session.intake.count();
  }

  #setSheet(file: File, sheet: string): void {
    chooseSheet(file, sheet);
    void this.session.intake.count();
  }

  #setLayout(file: File, change: LayoutChange): void {
    // The button goes.
    this.focus();
    changeLayoutOf(file, change);
    void this.session.intake.count();
  }

  #readAs({ detail }: CustomEvent<ChosenDialect>): void {
    const { failed } = this.session.receivedReports;
    if (failed) this.#read(failed, detail);
  }

  #rowsAre({ detail }: CustomEvent<LayoutChange>): void {
    const { failed } = this.session.receivedReports;
    if (failed) this.#setLayout(failed, detail);
  }

  /** The files that are here, and those that are still to come. */
  #lines(): string[] {
    const { adopted, opening, tables, received, further, second, pooled, paired, question, counting, errors } =
      this.state;
    if (opening) return [t.opening];
    if (!adopted) {
      if (tables.length === 0) return [];
      return [`${count(tables.length, t.waiting, { names: namesOf(tables) })} ${t.waitingFor}`];
    }
    const lines = adopted.name
      ? [
          plain(t.settings, { name: adopted.name }),
          ...(isForReaders(adopted.protocol) ? [t.settingsForReaders] : []),
          ...further.map(({ file }) => plain(t.settings, { name: file.name })),
          // Beside answers the other question stands where it is linked.
          ...(second && !received ? [plain(t.settings, { name: second.file.name })] : []),
        ]
      : [];
    if (received) {
      const { counted } = received;
      const people = counted.counts.reduce((sum, n) => sum + n, 0);
      lines.push(
        plain(t.read, { name: namesOf(tables), people: count(people, shown.people) }),
        ...(counted.missing ? [count(counted.missing, t.missing)] : []),
        ...tables.flatMap(inboxLines),
        ...this.#meant(),
      );
      if (further.length > 0 && !pooled) {
        const had = new Set(paired.values());
        const names = [adopted.name, ...further.map(({ file }) => file.name)].filter((_, k) => !had.has(k));
        lines.push(...names.map((name) => plain(messages.pooled.needs, { name })));
      }
      return lines;
    }
    if (tables.length === 0 && !question && !counting && !errors.reports) {
      lines.push(`${plain(t.about, { data: adopted.protocol.data.name })} ${t.onlySettings}`);
    }
    return lines;
  }

  /** Nothing that was pasted is read otherwise than it is written without a word. */
  #meant(): string[] {
    const { adopted, further, paired, tables, written } = this.state;
    const protocols = [adopted, ...further].map((one) => one?.protocol);
    return tables.flatMap((file) => {
      const protocol = protocols[paired.get(file) ?? 0];
      if (!protocol) return [];
      return namedBy(file, protocol, written).meant.map((one) =>
        plain(t.meant, { ...one, written: shortened(one.written), people: count(one.count, shown.people) }),
      );
    });
  }

  /** The questions of a sheet, of which one is read at a time. */
  #sheet() {
    const { sheet = [], adopted } = this.state;
    const own = adopted && identityOf(adopted.protocol);
    const at = sheet.findIndex(({ protocol }) => identityOf(protocol) === own);
    if (at < 0) return nothing;
    const choose = (event: Event) => {
      const part = sheet[(event.target as HTMLSelectElement).selectedIndex];
      if (part) void this.session.intake.open(part.file);
    };
    return html`<label class="sheet"><span>${plain(t.sheet, { n: integer(sheet.length) })}</span>
      <select @change=${choose}>${sheet.map(
        ({ protocol }, i) =>
          html`<option .selected=${i === at}>${i + 1}. ${protocol.question?.wording ?? protocol.data.name}</option>`,
      )}</select></label>`;
  }

  /** Several files are one survey, or some that are compared. */
  #apart() {
    const { received, apart, further } = this.state;
    if (!received || received.files.length < 2 || further.length > 0) return nothing;
    return html`<fieldset><legend>${t.joined}</legend>
      ${[false, true].map(
        (one) =>
          html`<label class="choice"><input type="radio" name="apart" .checked=${one === apart} @change=${() => void this.session.groupComparison.setApart(one)}><span>${one ? t.joinedApart : t.joinedAll}</span></label>`,
      )}
    </fieldset>`;
  }

  #take(files: File[]): void {
    this._pasting = false;
    void this.session.intake.take(files);
  }

  #togglePaste(): void {
    this._pasting = !this._pasting;
    if (!this._pasting) return;
    void this.updateComplete.then(() => this.renderRoot.querySelector("textarea")?.focus());
  }

  #paste(event: SubmitEvent): void {
    event.preventDefault();
    const field = this.renderRoot.querySelector("textarea");
    void this.session.intake.paste(field?.value ?? "").then(() => {
      if (this.state.errors.reports) return;
      this._pasting = false;
      this.focus();
    });
  }

  /** Buttons that go when they are used do not take the focus with them. */
  override focus(): void {
    this.renderRoot.querySelector("input")?.focus();
  }

  #sample(): void {
    this.focus();
    void this.session.intake.openSample();
  }

  #clear(): void {
    this.focus();
    this.session.intake.clear();
  }

  static override styles = [
    base,
    zone,
    css`
      .ways {
        margin-block-start: 0.5rem;
      }
      form {
        display: grid;
        justify-items: start;
        gap: 0.5rem;
        margin-block-start: 0.75rem;
      }
      form[hidden] {
        display: none;
      }
      textarea {
        inline-size: min(100%, 30rem);
      }
      .sheet {
        display: block;
        margin-block-start: 1rem;
      }
      .sheet span {
        display: block;
        margin-block-end: 0.3rem;
      }
      .sheet select {
        max-inline-size: 100%;
        min-block-size: 2.75rem;
      }
      .status > p,
      fieldset {
        margin-block-start: 0.75rem;
      }
      legend {
        margin-block-end: 0.2rem;
      }
      @media print {
        .zone,
        fieldset {
          display: none;
        }
      }
    `,
  ];
}

/** A few by their names, many by how many they are. */
export function namesOf(files: File[]): string {
  return files.length < 3 ? list(files.map(({ name }) => name)) : count(files.length, t.files);
}

customElements.define("sluice-reports-opener", SluiceReportsOpener);

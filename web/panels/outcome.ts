// SPDX-License-Identifier: GPL-3.0-or-later
import { css, html, nothing } from "lit";
import { isOfChannel, type SettingsFile, writeProtocol } from "../../wasm/engine/sluice.js";
import { columnOfReports } from "../../wasm/protocol/pairs.js";
import { heldSays } from "../facts/held-says.js";
import { sharedNames } from "../facts/pairs.js";
import { identifyingColumns } from "../facts/passthrough-columns.js";
import { answerLink, forAnswering, leavesOutCounts } from "../facts/protocol-link.js";
import { messages } from "../messages/page.js";
import { isOnDisk } from "../platform/address.js";
import { fileNames, save } from "../platform/save.js";
import { addressOf } from "../platform/views.js";
import { changedSince, madeWith } from "../session/changed-settings.js";
import type { FilePrivatisation } from "../session/file-privatisation.js";
import { SessionElement } from "../session/observe.js";
import { saveReceipt } from "../session/receipt.js";
import { formatOf, marksKept, nameOf, SAVED_FORMATS, saveAgain, saveAlsoAs } from "../session/saved-format.js";
import type { FileSession } from "../session/session.js";
import type { Outcome } from "../session/state.js";
import { base } from "../styles/base.js";
import { count, levelText, plain, quoted } from "../text/format-message.js";
import { reportNames } from "../text/reports.js";
import { inLanguage, langOf } from "../text/translate.js";

const shown = 12;

/** How the file was read where nobody had said so. */
export function readingNotes({ output }: Outcome) {
  return (output.notes ?? []).map((note) => html`<p class="soft" lang=${langOf(note)}>${inLanguage(note)}</p>`);
}

/** How many cells were changed for spreadsheets, where any was, or where it was asked for. */
export function apostrophesSay({ output: { apostrophes }, spreadsheetSafe }: Outcome) {
  const t = messages.privatise;
  if (apostrophes > 0) return html`<p class="soft numbers">${count(apostrophes, t.apostrophes)}</p>`;
  return spreadsheetSafe ? html`<p class="soft">${t.apostrophesNone}</p>` : nothing;
}

/** Notes on what the format that it was saved in made of it. */
export function writingNotes({ as }: Outcome) {
  return (as?.notes ?? []).map((note) => html`<p class="soft" lang=${langOf(note)}>${inLanguage(note)}</p>`);
}

/** The result: the file, the protocol, the summary, and how often each report was drawn. */
export class SluiceOutcome extends SessionElement<FileSession> {
  static override properties = { _note: { state: true } };

  /** The result of copying the last link. */
  declare _note: string;

  constructor() {
    super();
    this._note = "";
  }

  override render() {
    const { outcome } = this.state;
    if (!outcome) return html`<div role="status"></div>`;
    const t = messages.privatise;
    const { saved } = messages.protect;
    const settings = changedSince(outcome.made, madeWith(this.state, this.session.ownTable));
    const epsilon = levelText(outcome.design.guarantee.epsilon);
    const held = heldSays(outcome.protocol, outcome.weighted);
    return html`
      <div role="status"><h3 tabindex="-1">${plain(outcome.earlier ? t.earlier : t.done, {
        rows: count(outcome.output.rows, messages.rows),
        name: nameOf(outcome),
        epsilon,
      })}</h3>
        ${outcome.output.blankLines > 0 ? html`<p class="soft">${count(outcome.output.blankLines, messages.blankLines)}</p>` : nothing}
        ${readingNotes(outcome)}${writingNotes(outcome)}
        ${apostrophesSay(outcome)}
        ${settings ? html`<p class="soft">${plain(t.changed, { settings, epsilon })}</p>` : nothing}</div>
      <p class="small">${t.limitsShort} <a href=${addressOf("limits")} target="_blank" rel="noopener">${t.limitsLink}</a></p>
      <ul>
        ${this.#item("primary", t.saveFile, fileSays(outcome), () => void saveAgain(this.session.filePrivatisation, outcome))}
        <li class="others"><span class="small">${t.saveOther}</span> <span class="row">${SAVED_FORMATS.filter(
          (format) => format !== formatOf(outcome),
        ).map(
          (format) =>
            html`<button type="button" @click=${() => void saveAlsoAs(this.session.filePrivatisation, format)}>${t.formats[format]}</button>`,
        )}</span></li>
        ${this.#item("", saved.saveSettings, [t.protocolSays, held].join(" "), () => saveProtocol(outcome))}
        <li class="links">${answerLinks(outcome, this._note, (settings) => void this.#copyLink(settings))}</li>
        ${this.#item("", saved.saveReceipt, t.receiptSays, () => void this.#saveReceipt(outcome))}
      </ul>
      <details>
        <summary class="small">${outcome.design.marks ? t.marksTitle : t.countsTitle}</summary>
        <p class="small numbers">${countsText(outcome)}</p>
      </details>`;
  }

  /** The place to go on when a file has been made. */
  override focus(): void {
    void this.updateComplete.then(() => this.renderRoot.querySelector<HTMLElement>("h3")?.focus());
  }

  #item(look: "primary" | "", label: string, says: unknown, act: () => void) {
    return html`<li><button type="button" class=${look} @click=${act}>${label}</button>
      <p class="small soft">${says}</p></li>`;
  }

  async #copyLink(settings: SettingsFile): Promise<void> {
    this._note = await copiedLink(settings);
  }

  #saveReceipt(outcome: Outcome): Promise<void> {
    return saveReceipt(this.session.filePrivatisation, outcome, this.state.catalogue?.version ?? "");
  }

  static override styles = [
    base,
    css`
      :host > * + * {
        margin-block-start: 1rem;
      }
      ul {
        list-style: none;
        padding: 0;
        margin-block-end: 0;
      }
      li {
        display: grid;
        gap: 0.5rem 1.25rem;
        align-items: center;
        padding-block: 0.8rem;
        border-block-start: 1px solid var(--line);
      }
      li p {
        overflow-wrap: anywhere;
      }
      a {
        color: var(--accent);
      }
      @media (min-width: 40rem) {
        li {
          grid-template-columns: 12rem 1fr;
        }
      }
    `,
  ];
}

/** To the page for people who answer: without counts and, where their devices are to check it all, with the proof. */
export function answerLinks({ protocol, weighted }: Outcome, note: string, copy: (settings: SettingsFile) => void) {
  const t = messages.privatise;
  const held = heldSays(protocol, weighted) !== undefined;
  const short = leavesOutCounts(protocol);
  const needsProof = short && !isOfChannel(protocol);
  const readers = `${t.linkReaders} ${needsProof ? t.linkOdds : t.linkAll}`;
  return html`<div class="stack">
    <p><button type="button" @click=${() => copy(forAnswering(protocol))}>${t.linkProtocol}</button></p>
    <p class="small soft">${t.linkSays} ${short ? readers : held ? t.linkCounts : nothing}</p>
    ${
      needsProof
        ? html`<p><button type="button" @click=${() => copy(protocol)}>${t.linkProof}</button></p>
            <p class="small soft">${t.linkAll} ${t.linkCounts}</p>`
        : nothing
    }
    <p class="small soft" role="status">${note}</p>
  </div>`;
}

/** Copies the link to these settings, and says whether it was done. */
export async function copiedLink(settings: SettingsFile): Promise<string> {
  const t = messages.privatise;
  const link = await answerLink(settings);
  if (link === undefined) return isOnDisk() ? t.linkOnDisk : t.linkTooLong;
  return (await copied(link)) ? t.linkCopied : t.linkNot;
}

export function copied(text: string): Promise<boolean> {
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
}

export function saveProtocol({ protocol, output }: Outcome): void {
  save(new Blob([writeProtocol(protocol)], { type: "application/json" }), fileNames(output).protocol);
}

/** Settings for readers, of a protocol that holds counts. */
export async function saveReaders(files: FilePrivatisation, outcome: Outcome): Promise<void> {
  const text = writeProtocol(await files.readersOf(outcome));
  save(new Blob([text], { type: "application/json" }), fileNames(outcome.output).readers);
}

export function fileSays(outcome: Outcome): string {
  const { output, design, write, keep } = outcome;
  const t = messages.privatise;
  const own = write === "values" ? sharedNames(design.data) : [columnOfReports(design.guarantee.notion, design)];
  const values = { name: nameOf(outcome), column: quoted(own) };
  if (!keep.length) return plain(t.fileSays, values);
  return [
    `${plain(marksKept(outcome) ? t.fileSaysSafe : t.fileSaysAlso, { ...values, columns: quoted(keep) })}.`,
    ...identifyingColumns(output),
  ].join(" ");
}

export function countsText({ output, design }: Outcome): string {
  const all = reportNames(design).map((report, index) => ({
    report,
    n: output.counts[index] ?? 0,
  }));
  const parts = all
    .sort((a, b) => b.n - a.n)
    .slice(0, shown)
    .map(({ report, n }) => count(n, messages.privatise.counted, { report }));
  return `${parts.join("; ")}${all.length > shown ? " …" : "."}`;
}

customElements.define("sluice-outcome", SluiceOutcome);

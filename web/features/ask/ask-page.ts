// SPDX-License-Identifier: GPL-3.0-or-later
import { css, html, nothing } from "lit";
import { lookAlikes } from "../../../wasm/common/characters.js";
import { MOST, MOST_QUESTIONS } from "../../../wasm/protocol/question-words.js";
import { destinationOf, PLACE } from "../../facts/question-words.js";
import { messages } from "../../messages/ask.js";
import { frame, top } from "../../parts/frame.js";
import { LaterPart } from "../../parts/later-part.js";
import { enginesFor } from "../../platform/engine-source.js";
import type { HandedQuestion, Opened } from "../../platform/views.js";
import { SessionElement } from "../../session/observe.js";
import { base } from "../../styles/base.js";
import { decimal, integer, plain } from "../../text/format-message.js";
import { isLanguage, type Language, language, languages } from "../../text/language.js";
import "../../panels/answer.js";
import "../../panels/channel.js";
import "../../panels/sentence.js";
import "../../parts/error.js";
import { AskSession } from "./ask-session.js";
import { answersOf, columnOf, type Draft, incomplete, isBegun, steps, translatedTwice } from "./draft.js";
import { formLink } from "./form-places.js";
import { keepDrafts, keptDrafts } from "./kept-draft.js";
import "./privacy.js";
import "./share.js";

const t = messages;
/** The preview follows when the hand rests. */
const REST_MS = 250;

/** Links of forms with the place of the answer: names of parameters are made up. */
const EXAMPLES = [
  ["Google Forms", `…/viewform?entry.123=${PLACE}`],
  ["Microsoft Forms", `…?id=AbC&r1a2b=${PLACE}`],
  ["LimeSurvey", `…/123?newtest=Y&123X4X5=${PLACE}`],
  ["Typeform", `…/to/AbC#name=${PLACE}`],
  ["SurveyMonkey", `…/r/AbC?name=${PLACE}`],
  ["Qualtrics", `…?Q_PopulateResponse={"QID1":"${PLACE}"}`],
] as const;

/** For whoever has a question: it is written beside what people will see of it, and sent by a link, a file or a survey. */
export class SluiceAskPage extends SessionElement<AskSession> {
  static override properties = {
    _draft: { state: true },
    _before: { state: true },
    _after: { state: true },
    _offered: { state: true },
    _people: { state: true },
  };

  /** The question in the fields. */
  declare _draft: Draft;
  /** The questions of the sheet before it and behind it. */
  declare _before: Draft[];
  declare _after: Draft[];
  /** A question from another page, while something is written here already. */
  declare _offered: HandedQuestion | undefined;
  /** How many people can be asked, where somebody says so. */
  declare _people: number | undefined;
  readonly #empty: Draft;
  readonly #sheets = new LaterPart(this, () => import("../../panels/sheets.js"));
  /** All that was copied or saved last. */
  #handed: string | undefined;
  #resting: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    super();
    this.#empty = {
      wording: "",
      answers: t.write.first,
      skippable: false,
      asker: "",
      sendTo: "",
      language: language(),
      column: "",
      translations: {},
      epsilon: steps.medium,
    };
    const { all, at } = keptDrafts(this.#empty) ?? { all: [this.#empty], at: 0 };
    [this._draft, this._before, this._after] = [this.#empty, [], []];
    this.#show(all, at);
  }

  get #all(): Draft[] {
    return [...this._before, this._draft, ...this._after];
  }

  #show(all: Draft[], at: number): void {
    [this._before, this._draft, this._after] = [all.slice(0, at), all[at] ?? this.#empty, all.slice(at + 1)];
  }

  /** Whether closing the page loses what was written. */
  get unsaved(): boolean {
    const written = JSON.stringify(this.#all);
    return written !== this.#handed && written !== JSON.stringify([this.#empty]);
  }

  /** Writes a question that was made up elsewhere; where one is being written here, it asks first. */
  take(question: HandedQuestion): void {
    this._offered = this.unsaved ? question : undefined;
    if (!this._offered) this.#fill(question);
  }

  #fill({ wording, answers, epsilon }: HandedQuestion): void {
    this._offered = undefined;
    [this._before, this._after] = [[], []];
    this.#change({ ...this.#empty, language: language(), wording, answers: answers.join("\n"), epsilon });
  }

  #offer() {
    const { _offered: question } = this;
    if (!question) return nothing;
    const o = t.offered;
    return html`<div class="offered" role="status"><p>${plain(o.says, { wording: question.wording })}</p>
      <p class="row"><button type="button" @click=${() => this.#fill(question)}>${o.replace}</button>
        <button type="button" @click=${() => {
          this._offered = undefined;
        }}>${o.leave}</button></p></div>`;
  }

  override render() {
    return html`${top(t)}
      ${this.#offer()}
      <div class="columns">
        <div class="stack wide">
          ${this.#sheet()}
          ${this.#write()}
          <section aria-labelledby="privacy">
            <h2 id="privacy">${t.privacy.heading}</h2>
            <sluice-privacy-steps .epsilon=${this._draft.epsilon} .answers=${answersOf(this._draft).length} .needed=${this.state.needed ?? []}
              .people=${this._people} .precise=${this.state.precise ?? []} @people=${(
                event: CustomEvent<number | null>,
              ) => {
                this._people = event.detail ?? undefined;
                this.#plan();
              }}
              @epsilon=${(event: CustomEvent<number>) => this.#change({ epsilon: event.detail })}></sluice-privacy-steps>
            ${
              this.#all.length > 1
                ? html`<sluice-sheet-total .sheet=${this.state.stale ? undefined : this.state.sheet} .waits=${this.#waits()}></sluice-sheet-total>`
                : nothing
            }
            ${this.#all.length < MOST_QUESTIONS ? html`<button type="button" class="add" @click=${this.#add}>${t.sheet.add}</button>` : nothing}
          </section>
        </div>
        <div class="stack wide">
          ${this.#preview()}
          <section aria-labelledby="share">
            <h2 id="share">${t.share.heading}</h2>
            <sluice-ask-share .session=${this.session} .waits=${this.#waits()} @handed=${() => {
              this.#handed = JSON.stringify(this.#all);
            }}></sluice-ask-share>
          </section>
        </div>
      </div>
      ${this.#details()}`;
  }

  override willUpdate(): void {
    if (this.#all.length > 1) void this.#sheets.come();
  }

  override firstUpdated(): void {
    if (JSON.stringify(this.#all) === JSON.stringify([this.#empty])) this.#plan();
    else this.#change({});
  }

  /** The level that is chosen comes first. */
  #plan(): void {
    const { epsilon } = this._draft;
    const answers = answersOf(this._draft).length;
    const levels = [...new Set([epsilon, ...Object.values(steps)])].filter((level) => !Number.isNaN(level));
    if (answers < 2) return;
    void this.session.weigh(answers, levels, this._people);
    void this.session.plan(answers, levels);
  }

  /** The questions of a sheet, one of which is in the fields. */
  #sheet() {
    const all = this.#all;
    if (all.length === 1) return nothing;
    return html`<sluice-sheet-list .wordings=${all.map(({ wording }) => wording.trim())} .at=${this._before.length}
      @go=${(event: CustomEvent<number>) => this.#go(event.detail)} @remove=${(event: CustomEvent<number>) => this.#remove(event.detail)}></sluice-sheet-list>`;
  }

  /** The fault of the sheet, in one sentence. */
  #waits(): string | undefined {
    const all = this.#all;
    if (all.length === 1) return undefined;
    const at = all.findIndex((one) => !isReady(one));
    if (at >= 0) return plain(t.sheet.lacking, { n: integer(at + 1) });
    for (const names of [all.map(({ wording }) => wording), all.map(columnOf)]) {
      const [, twice] = lookAlikes(names) ?? [];
      if (twice !== undefined) return plain(t.sheet.same, { wording: twice });
    }
    return undefined;
  }

  /** Another question, asked in the same way. */
  #add(): void {
    const draft = { ...this._draft, wording: "", column: "", translations: {} };
    const all = [...this.#all, draft];
    this.#show(all, all.length - 1);
    this.#toFields();
  }

  #go(at: number): void {
    this.#show(this.#all, at);
    this.#toFields();
  }

  #remove(at: number): void {
    const here = this._before.length;
    const all = this.#all.filter((_, i) => i !== at);
    this.#show(all, Math.min(at < here ? here - 1 : here, all.length - 1));
    this.#toFields();
  }

  #toFields(): void {
    this.#change({});
    void this.updateComplete.then(() => this.renderRoot.querySelector<HTMLElement>("textarea[name=wording]")?.focus());
  }

  #write() {
    const d = this._draft;
    const w = t.write;
    const text = (key: "wording" | "asker" | "sendTo" | "column") => (event: Event) =>
      this.#change({ [key]: (event.target as HTMLInputElement).value });
    return html`<section aria-labelledby="write">
      <h2 id="write">${w.heading}</h2>
      <label><span>${w.wording}</span><textarea name="wording" rows="2" maxlength=${MOST.wording} autocomplete="off" aria-describedby="wording-hint"
        .value=${d.wording} @input=${text("wording")}></textarea></label>
      <p class="small soft" id="wording-hint">${w.wordingHint}</p>
      <label><span>${w.answers}</span><textarea name="answers" rows="4" autocomplete="off" aria-describedby="answers-hint"
        .value=${d.answers} @input=${(event: Event) => this.#change({ answers: (event.target as HTMLTextAreaElement).value })}></textarea></label>
      <p class="small soft" id="answers-hint">${w.answersHint}</p>
      <label class="tick-box"><input type="checkbox" name="skippable" .checked=${d.skippable}
        @change=${(event: Event) => this.#change({ skippable: (event.target as HTMLInputElement).checked })}><span>${w.skippable}</span></label>
      <label><span>${w.asker}</span><input name="asker" type="text" maxlength=${MOST.asker} autocomplete="organization" .value=${d.asker} @input=${text("asker")}></label>
      <label><span>${w.sendTo}</span><input name="send-to" type="text" autocomplete="email" aria-describedby="send-hint"
        .value=${d.sendTo} @input=${text("sendTo")}></label>
      <p class="small soft" id="send-hint">${w.sendToHint}</p>
      <div class="small" role="status">${this.#destination(d.sendTo.trim())}</div>
      <details class="small">
        <summary>${t.form.how}</summary>
        <p>${plain(t.form.howSays, { mark: PLACE })}</p>
        <ul dir="ltr">${EXAMPLES.map(([name, link]) => html`<li>${name}: <code>${link}</code></li>`)}</ul>
      </details>
      <details>
        <summary>${w.more}</summary>
        <label><span>${w.column}</span><input name="column" type="text" maxlength="100" autocomplete="off" aria-describedby="column-hint"
          .value=${d.column} @input=${text("column")}></label>
        <p class="small soft" id="column-hint">${w.columnHint}</p>
        <label><span>${w.language}</span><select name="language" @change=${(event: Event) => {
          const { value } = event.target as HTMLSelectElement;
          if (isLanguage(value)) this.#change({ language: value });
        }}>${(Object.entries(languages) as [Language, string][]).map(
          ([code, name]) => html`<option value=${code} lang=${code} .selected=${code === d.language}>${name}</option>`,
        )}</select></label>
        ${(Object.keys(languages) as Language[]).filter((code) => code !== d.language).map((code) => this.#translation(code))}
      </details>
    </section>`;
  }

  /** The use that is made of where noisy answers go. */
  #destination(sendTo: string) {
    const form = formLink(sendTo);
    if (!form) return sendTo && !destinationOf(sendTo) ? html`<p>${t.write.sendToPlain}</p>` : nothing;
    const f = t.form;
    if (form.kind === "wrong") return html`<p class="wrong">${formFault(sendTo)}</p>`;
    const { host } = form;
    if (form.kind === "bare") return html`<p class="wrong">${plain(f.bare, { host, mark: PLACE })}</p>`;
    if (form.kind === "marked") return html`<p>${plain(f.marked, { host })} ${f.field}</p>`;
    if (form.kind === "found") {
      const { name, value } = form.place;
      return html`<p>${plain(f.found, { host, name, value })} ${f.field}</p>`;
    }
    return html`<p>${plain(form.isForm ? f.which : f.maybe, { mark: PLACE })}</p>
      <div class="row">${form.places.map(
        ({ name, value, link }) =>
          html`<button type="button" @click=${() => this.#mark(link)}>${plain(f.place, { name, value })}</button>`,
      )}</div>`;
  }

  /** The buttons go away with the choice. */
  #mark(link: string): void {
    this.#change({ sendTo: link });
    this.renderRoot.querySelector<HTMLElement>("input[name=send-to]")?.focus();
  }

  #translation(code: Language) {
    const own = this._draft.translations[code] ?? { wording: "", answers: "" };
    const change = (key: "wording" | "answers") => (event: Event) =>
      this.#change({
        translations: {
          ...this._draft.translations,
          [code]: { ...own, [key]: (event.target as HTMLTextAreaElement).value },
        },
      });
    const values = { language: languages[code] };
    return html`<label><span>${plain(t.write.translated, values)}</span>
        <textarea rows="2" lang=${code} maxlength=${MOST.wording} autocomplete="off" .value=${own.wording} @input=${change("wording")}></textarea></label>
      <label><span>${plain(t.write.translatedAnswers, values)}</span>
        <textarea rows="3" lang=${code} autocomplete="off" .value=${own.answers} @input=${change("answers")}></textarea></label>`;
  }

  #preview() {
    const { design, errors } = this.state;
    const p = t.preview;
    const wrong = problem(this._draft);
    return html`<section class="preview" aria-labelledby="preview">
      <h2 id="preview">${p.heading}</h2>
      <div class="paper">${
        design
          ? html`<sluice-answer preview .session=${this.session}></sluice-answer>`
          : html`<p class="soft" role="status">${wrong ?? p.empty}</p>`
      }</div>
      ${design ? html`<p class="small soft">${p.tryIt}</p>` : nothing}
      <sluice-error .error=${errors.data ?? errors.answer ?? this.#sheets.lost}></sluice-error>
    </section>`;
  }

  #details() {
    const { design, taken } = this.state;
    if (!design || !taken) return nothing;
    const d = t.details;
    return html`<details class="details">
      <summary>${d.heading}</summary>
      <div class="stack">
        <p class="numbers">${plain(d.method, { method: d.methods[taken.protocol] })}
          ${Object.entries(taken.times).map(([method, times]) => html`${plain(d.others, { method: d.methods[method as keyof typeof d.methods], times: times < 10 ? decimal(times, 1) : integer(Math.round(times)) })} `)}</p>
        <p>${d.checked}</p>
        <p>${d.public}</p>
        <sluice-sentence .session=${this.session}></sluice-sentence>
        <sluice-channel .session=${this.session}></sluice-channel>
      </div>
    </details>`;
  }

  #change(changed: Partial<Draft>): void {
    this._draft = { ...this._draft, ...changed };
    // One message goes to one place.
    const { asker, sendTo, language } = this._draft;
    const shared = (one: Draft): Draft => ({ ...one, asker, sendTo, language });
    [this._before, this._after] = [this._before.map(shared), this._after.map(shared)];
    const all = this.#all;
    const isEmpty = JSON.stringify(all) === JSON.stringify([this.#empty]);
    keepDrafts(isEmpty ? undefined : { all, at: this._before.length });
    this.session.written();
    clearTimeout(this.#resting);
    this.#resting = setTimeout(() => {
      const draft = this._draft;
      this.#plan();
      if (isReady(draft)) void this.session.make(draft, this.#waits() ? [] : this.#all);
      else this.session.clear();
    }, REST_MS);
  }

  static override styles = [
    base,
    frame,
    css`
      .columns {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: 2.5rem 3.5rem;
        padding-block-end: 2.5rem;
      }
      .wide > * + * {
        margin-block-start: 2.5rem;
      }
      h2 {
        font-size: 1.5rem;
        margin-block-end: 1rem;
      }
      section > * + *,
      details > * + * {
        margin-block-start: 1rem;
      }
      section > p.small,
      details > p.small {
        margin-block-start: 0.3rem;
      }
      label:not(.tick-box) > span {
        display: block;
        margin-block-end: 0.3rem;
      }
      label:not(.tick-box) {
        display: block;
      }
      input[type="text"],
      textarea {
        inline-size: 100%;
      }
      p:empty {
        margin: 0;
      }
      .paper {
        padding: 1.25rem;
        border: 1px solid var(--edge);
        border-radius: 10px;
        background: var(--paper);
        min-block-size: 12rem;
      }
      sluice-sheet-total,
      .add {
        display: block;
        margin-block-start: 1rem;
      }
      .offered {
        border-inline-start: 4px solid var(--accent);
        background: var(--tint);
        padding: 0.9rem 1.1rem;
        margin-block-end: 1.5rem;
      }
      .offered p + p {
        margin-block-start: 0.6rem;
      }
      .details {
        border-block-start: 1px solid var(--line);
        padding-block: 1rem 2rem;
      }
      @media (min-width: 62rem) {
        .columns {
          grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
        }
      }
      /* A sheet for the wall has the question and its code, not the form that made them. */
      @media print {
        .columns > :first-child,
        details {
          display: none;
        }
      }
    `,
  ];
}

function isReady(draft: Draft): boolean {
  return (
    draft.wording.trim() !== "" &&
    answersOf(draft).length >= 2 &&
    !Number.isNaN(draft.epsilon) &&
    problem(draft) === undefined
  );
}

/** The fault in the draft, in one sentence. */
function problem(draft: Draft): string | undefined {
  const p = t.preview;
  if (Number.isNaN(draft.epsilon)) return t.privacy.epsilonWrong;
  const [, twice] = lookAlikes(answersOf(draft)) ?? [];
  if (twice !== undefined) return plain(p.same, { answer: twice });
  const fault = formFault(draft.sendTo.trim());
  if (fault !== undefined) return fault;
  const lacking = incomplete(draft);
  const like = translatedTwice(draft);
  if (like !== undefined) return plain(p.same, { answer: like });
  if (!lacking || !isBegun(draft.translations[lacking.language])) return undefined;
  return plain(p.translations, {
    language: languages[lacking.language],
    given: integer(lacking.given),
    due: integer(lacking.due),
  });
}

/** The reason why noisy answers cannot go there, in one sentence. */
function formFault(sendTo: string): string | undefined {
  const form = formLink(sendTo);
  const fault = form?.kind === "wrong" ? form.fault : !form && [...sendTo].length > MOST.sendTo ? "long" : undefined;
  return fault && plain(t.form.faults[fault], { mark: PLACE, most: integer(MOST.sendTo) });
}

customElements.define("sluice-ask-page", SluiceAskPage);

export function open(): Opened {
  const session = new AskSession(enginesFor(0));
  void session.begin();
  const page = Object.assign(new SluiceAskPage(), { session });
  return { page, unsaved: () => page.unsaved, takeQuestion: (question) => page.take(question) };
}

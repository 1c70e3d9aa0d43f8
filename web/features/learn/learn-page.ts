// SPDX-License-Identifier: GPL-3.0-or-later
import { css, html, nothing, type TemplateResult } from "lit";
import type { LiveElement } from "../../live/element.js";
import { provideEngine } from "../../live/engine.js";
import type { People } from "../../live/people.js";
import type { Counts } from "../../live/table.js";
import { messages as exercises } from "../../messages/exercises.js";
import { messages } from "../../messages/learn.js";
import { messages as page } from "../../messages/page.js";
import { messages as sharing } from "../../messages/share-picture.js";
import { listen } from "../../parts/listening.js";
import { ReadingPage, reading } from "../../parts/sections.js";
import { setting } from "../../platform/address.js";
import { engineMaker } from "../../platform/engine-source.js";
import { seal } from "../../platform/seal.js";
import { somebodyThere } from "../../platform/somebody-there.js";
import { addressOf, type Opened } from "../../platform/views.js";
import { base } from "../../styles/base.js";
import { language } from "../../text/language.js";
import { ownError } from "../../text/own-error.js";
import "../../parts/error.js";
import "../../parts/count-table.js";
import { InTurn } from "../../parts/in-turn.js";
import { type Depth, depths } from "./depths.js";
import { DrawnAhead } from "./drawn-ahead.js";
import { type Chapter, type Demos, firstDemos, type Lesson } from "./first-chapters.js";
import "./linked-picture.js";
import type { LinkedNumbers } from "./picture-settings.js";
import type { LinkedPicture } from "./picture-state.js";
import { PICTURE } from "./picture-tools.js";
import { PUPILS } from "./pupils.js";
import { remembering } from "./remembered.js";
import { countsOf, type TableName, tableOf, typedTable } from "./tables.js";

/** The chapters of the class, in their order; the others go beyond it. */
const story: readonly Chapter[] = ["response", "crowd", "reader", "undo", "balance", "others", "sandbox"];

/** The tables behind the pictures of each chapter, whose numbers can be typed. */
const behind: Partial<Record<Chapter, TableName[]>> = {
  crowd: ["habits"],
  reader: ["habits"],
  undo: ["habits"],
  balance: ["habits"],
  secret: ["incomes"],
  belief: ["incomes"],
  optimum: ["incomes", "health"],
  profiles: ["salaries"],
  robust: ["samples"],
  sides: ["coins", "bodies", "tests"],
  conditional: ["incomes"],
  reduction: ["incomes"],
  composition: ["incomes"],
  estimating: ["incomes"],
};

/** The texts of a chapter: those beyond the class have no task. */
interface Told {
  says: string[];
  task?: string;
  more?: string[];
  formulas?: string[];
}

/** Chapters with something to do, in three depths; the class of the first ones is the same all along. */
export class SluiceLearn extends ReadingPage implements Lesson {
  static override properties = {
    depth: {},
    numbers: { attribute: false },
    people: { attribute: false },
    pupils: { attribute: false },
    _replaced: { state: true },
    _later: { state: true },
  };

  declare depth: Depth;
  /** Numbers that somebody has typed, by their tables. */
  declare numbers: Partial<Record<TableName, number[][]>>;
  /** The class after it has been asked: its count is undone two chapters on. */
  declare people: People | undefined;
  /** The table of the file without names. */
  declare pupils: number[][];
  /** Numbers that somebody had typed before a link brought others, and the chapter that it led to. */
  declare _replaced: { chapter: string; name: TableName; typed: number[][] } | undefined;
  /** Further down, as soon as it has come; "missing" where it has not. */
  declare _later: Demos | "missing" | undefined;
  #coming: Promise<void> | undefined;
  /** One of them makes another table of what it was given. */
  readonly #given = new WeakMap<Element, Counts>();
  readonly #counts = new Map<TableName, { numbers: number[][]; language: string; counts: Counts }>();

  /** Whether more than the basics has been shown: what was done in it stays there while it is hidden. */
  #beyond = false;
  readonly #ahead = new DrawnAhead(() => this.renderRoot);
  readonly #turn = new InTurn(this, () => this.#chapters().length, somebodyThere);
  /** All chapters, as soon as can be. */
  readonly #whole = async (): Promise<void> => {
    this.#turn.whole();
    await this.#come();
    await this.updateComplete;
  };

  constructor() {
    super();
    this.depth = "basics";
    this.numbers = {};
    this.pupils = PUPILS;
    // Pictures drawn above the one that a link leads to must not push it away.
    if (setting(PICTURE) !== undefined) void this.#whole();
    this.arrived();
    // Paper has all pictures, of those that are shown.
    listen(this, window, "beforeprint", () => void this.#whole().then(() => this.#ahead.all()));
    // Paper has all of it, and does not wait.
    void seal().then(() => this.#come());
  }

  /** Has what is further down fetched. */
  #come(): Promise<void> {
    this.#coming ??= import("./later-chapters.js").then(
      ({ laterDemos, prepare }) => {
        this._later = laterDemos;
        const classroom = this.renderRoot.querySelector<LiveElement>("sluice-live-coin");
        // If it cannot be found, the picture itself says why.
        if (classroom) prepare(classroom).catch(() => {});
      },
      () => {
        this._later = "missing";
      },
    );
    return this.#coming;
  }

  /** Nothing of what a link leads to moves any more. */
  protected override async getUpdateComplete(): Promise<boolean> {
    if (this.#turn.drawn > this.#chapters().length) await this.#come();
    return super.getUpdateComplete();
  }

  /** Whether more is shown than the basics. */
  get detailed(): boolean {
    return this.depth !== "basics";
  }

  /** Whether it is shown, or was. */
  get beyond(): boolean {
    return this.#beyond || this.detailed;
  }

  /** Those that are there, shown or hidden. */
  #chapters(): readonly Chapter[] {
    return this.beyond ? [...story, ...further()] : story;
  }

  readonly take = ({ detail }: CustomEvent<People>): void => {
    this.people = detail;
  };

  /** An address that leads to a chapter beyond the basics shows it. */
  arrived(): void {
    const id = window.location.hash.slice(1);
    if (!(id in messages.chapters)) return;
    void this.#whole();
    if (!story.includes(id as Chapter) && !this.detailed) this.depth = "more";
  }

  /** So does a link to a picture that the basics do not have, or whose dial they do not have. */
  readonly #led = ({ detail: { name, state } }: CustomEvent<LinkedPicture>): void => {
    if (this.detailed) return;
    const picture = this.renderRoot.querySelector(`sluice-picture-tools[name="${name}"]`);
    const hidden = name in sharing.pictures && !picture?.getClientRects().length;
    if (hidden || (name === "reader" && state.epsilon !== undefined)) this.depth = "more";
  };

  /** Numbers of a linked picture are those of its chapters. */
  readonly #linked = ({ detail: { name, numbers }, target }: CustomEvent<LinkedNumbers>): void => {
    // Another link may follow before what was typed is taken back.
    const before = this._replaced?.name === name ? this._replaced.typed : this.numbers[name];
    const chapter = (target as Element).closest("section")?.id;
    this.#type(name, numbers);
    if (before && chapter && String(before) !== String(numbers)) this._replaced = { chapter, name, typed: before };
  };

  /** When a link has put other numbers in the place of those that somebody had typed: a word, and the way back. */
  #replacedIn(chapter: Chapter) {
    const replaced = this._replaced?.chapter === chapter ? this._replaced : undefined;
    return html`<div role="status">${
      replaced
        ? html`<p>${exercises.table.linked} <button type="button" @click=${() => {
            this.#type(replaced.name, replaced.typed);
            // The button is gone.
            this.renderRoot.querySelector<HTMLElement>(`#${chapter}`)?.focus({ preventScroll: true });
          }}>${exercises.table.mine}</button></p>`
        : nothing
    }</div>`;
  }

  #type(name: TableName, numbers: number[][]): void {
    if (this._replaced?.name === name) this._replaced = undefined;
    this.numbers = { ...this.numbers, [name]: numbers };
    if (name === "habits") this.people = undefined;
  }

  override willUpdate(): void {
    this.#beyond = this.beyond;
  }

  override render() {
    const listed = this.detailed ? this.#chapters() : story;
    const { legend } = messages.depth;
    return html`
      <sluice-linked-picture .ready=${this.#whole} @picture=${this.#led}></sluice-linked-picture>
      ${this.top(
        messages,
        listed.map((id) => [id, headingOf(id)]),
      )}
      <fieldset class="depth"><legend>${legend}</legend><div>${depths.map(
        (depth) =>
          html`<label><input type="radio" name="depth" .checked=${depth === this.depth} @change=${() => {
            this.depth = depth;
          }}> ${messages.depth[depth]}</label>`,
      )}</div></fieldset>
      <div class=${this.detailed ? nothing : "basics"} @counts=${this.#linked}>${story.map((id) => this.#chapter(id))}</div>
      <div ?hidden=${!this.detailed} @counts=${this.#linked}>
        <div class="further"><h2>${messages.further.heading}</h2><p>${messages.further.says}</p></div>
        ${this.beyond ? further().map((id) => this.#chapter(id)) : nothing}
        <p class="further"><a href=${addressOf("figures")}>${messages.figures}</a></p>
      </div>`;
  }

  #chapter(id: Chapter) {
    const { task, says, more = [], formulas = [] }: Told = messages.chapters[id];
    const tables = behind[id] ?? [];
    const demo = this.#chapters().indexOf(id) < this.#turn.drawn ? this.#demo(id) : undefined;
    const paragraphs = (texts: string[]) => texts.map((paragraph) => html`<p>${paragraph}</p>`);
    return html`<section id=${id} tabindex="-1" aria-labelledby="${id}-heading">
      <div class="says">
        <h2 id="${id}-heading">${headingOf(id)}</h2>
        ${paragraphs(says)}
        ${task ? html`<p class="task"><b>${messages.task}:</b> ${task}</p>` : nothing}
        ${this.detailed ? paragraphs(more) : nothing}
        ${
          this.depth === "formulas" && formulas.length > 0
            ? html`<div class="formulas small" role="group" aria-label=${messages.more}>${paragraphs(formulas)}</div>`
            : nothing
        }
      </div>
      <div class="plays" aria-busy=${demo ? "false" : "true"}>${
        demo
          ? html`${demo}${this.#replacedIn(id)}${tables.map((name) => this.editor(name, tables.length > 1 ? tableOf(name).data : messages.chapters[id].heading))}`
          : nothing
      }</div>
    </section>`;
  }

  /** Nothing until it is here. */
  #demo(id: Chapter): TemplateResult | undefined {
    const { _later: later } = this;
    if (later === "missing") {
      const { missing, missingRemedy } = page.error;
      return html`<sluice-error .error=${ownError("script-missing", "crashed", missing, missingRemedy)}></sluice-error>`;
    }
    const demos: Demos = { ...later, ...firstDemos };
    return demos[id]?.(this);
  }

  /** The numbers of a table, to be typed: behind what is the title of the fold, which no other one has. */
  editor(name: TableName, title: string): TemplateResult {
    const { rows, columns, numbers: first, limits } = typedTable(name);
    return html`<sluice-count-table .label=${title} .rows=${rows} .columns=${columns} .first=${first}
      .numbers=${this.numbers[name] ?? first} .limits=${limits}
      @numbers=${({ detail }: CustomEvent<number[][]>) => this.#type(name, detail)}></sluice-count-table>`;
  }

  /** Elements have the table within them until somebody types other numbers. */
  override updated(): void {
    if (!this.#turn.busy) void this.#ahead.go();
    for (const name of Object.keys(this.numbers) as TableName[]) {
      const counts = this.#countsOf(name);
      for (const table of this.renderRoot.querySelectorAll(`table[data-of="${name}"]`)) {
        const element = table.parentElement as LiveElement;
        if (this.#given.get(element) === counts) continue;
        this.#given.set(element, counts);
        element.table = counts;
      }
    }
  }

  /** The same object as long as neither the numbers nor the names have changed. */
  #countsOf(name: TableName): Counts {
    const numbers = this.numbers[name] ?? [];
    const known = this.#counts.get(name);
    if (known?.numbers === numbers && known.language === language()) return known.counts;
    const counts = countsOf(name, numbers);
    this.#counts.set(name, { numbers, language: language(), counts });
    return counts;
  }

  static override styles = [
    base,
    reading,
    css`
      section {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: 1.5rem 3.5rem;
        border-block-start: 1px solid var(--line);
        padding-block: 2.5rem 3.5rem;
      }
      h2 {
        font-size: 1.6rem;
        margin-block-end: 0.75rem;
      }
      .depth {
        padding-block-end: 1rem;
      }
      .depth div,
      .depth {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 0 1.5rem;
      }
      .depth legend {
        float: left;
        margin: 0;
      }
      .basics *::part(promise) {
        display: none;
      }
      .depth label {
        display: inline-flex;
        align-items: center;
        gap: 0.5rem;
        min-block-size: 2.75rem;
      }
      p + p,
      .formulas {
        margin-block-start: 0.75rem;
      }
      /* On a phone the contents are a row, so that there is something to do sooner. */
      @media (max-width: 40rem) {
        nav ul {
          flex-wrap: nowrap;
          overflow-x: auto;
          margin-block-start: 0.75rem;
        }
        nav li {
          flex: none;
        }
        .depth {
          gap: 0 1rem;
        }
      }
      .task {
        border-inline-start: 3px solid var(--accent);
        padding-inline-start: 0.75rem;
      }
      .formulas {
        padding: 0.75rem 1rem;
        background: var(--tint);
        border-radius: var(--radius);
      }
      .further {
        border-block-start: 1px solid var(--line);
        padding-block: 2rem;
      }
      .plays[aria-busy="true"] {
        min-block-size: 30rem;
      }
      /* What it takes, so that nothing in sight moves when the engine has come. */
      sluice-live-coin {
        min-block-size: 10.6rem;
      }
      @media (max-width: 25rem) {
        sluice-live-coin {
          min-block-size: 12.1rem;
        }
      }
      .plays > * + * {
        margin-block-start: 2.5rem;
      }
      .plays > sluice-count-table {
        margin-block-start: 0;
      }
      .plays > p + *,
      .plays > h3 + * {
        margin-block-start: 0.75rem;
      }
      .plays > * {
        padding: 0;
        border: 0;
        background: none;
        min-block-size: 0;
      }
      /* What elements compute from; it stands below them, to be typed. On paper it is what there is before they have. */
      @media screen {
        .plays > * > table,
        sluice-picture-tools > * > table {
          display: none;
        }
      }
      .compared caption {
        text-align: start;
        font-weight: 600;
        padding-block-end: 0.5rem;
      }
      .compared :is(th, td) {
        text-align: start;
        vertical-align: top;
        padding: 0.5rem 1rem 0.5rem 0;
        border-block-end: 1px solid var(--line);
      }
      /* On a phone each way is a block, with the names of the columns before what stands in them. */
      @media (max-width: 40rem) {
        .compared,
        .compared :is(caption, tbody, tr, th, td) {
          display: block;
        }
        .compared thead {
          display: none;
        }
        .compared :is(th, td) {
          border: 0;
          padding-block: 0.15rem;
        }
        .compared tr {
          border-block-end: 1px solid var(--line);
          padding-block: 0.5rem;
        }
        .compared td::before {
          content: attr(data-column) ": ";
          color: var(--soft);
        }
      }
      @media (min-width: 62rem) {
        section {
          grid-template-columns: 22rem minmax(0, 1fr);
        }
      }
    `,
  ];
}

function further(): Chapter[] {
  return (Object.keys(messages.chapters) as Chapter[]).filter((id) => !story.includes(id));
}

/** The chapters of the class are numbered. */
function headingOf(id: Chapter): string {
  const { heading } = messages.chapters[id];
  const place = story.indexOf(id);
  return place < 0 ? heading : `${place + 1}. ${heading}`;
}

customElements.define("sluice-learn", SluiceLearn);

export function open(): Opened {
  provideEngine(async () => remembering((await engineMaker())()));
  const page = new SluiceLearn();
  return { page, shown: () => page.arrived() };
}

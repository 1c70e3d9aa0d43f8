// SPDX-License-Identifier: GPL-3.0-or-later
import { css, html, LitElement, nothing } from "lit";
import type { Said } from "../../wasm/common/said.js";
import { nameOfEncoding } from "../../wasm/contract/encodings.js";
import type { Inspection } from "../../wasm/engine/sluice.js";
import type { Sheets } from "../../wasm/files/formats/messages.js";
import { type Converted, encodingsOf } from "../../wasm/files/formats/recognise.js";
import { messages } from "../messages/page.js";
import { type ChosenDialect, dialectOf, formatOf, originOf, sheetsOf } from "../platform/formats.js";
import { base } from "../styles/base.js";
import { count, plain } from "../text/format-message.js";
import { inLanguage, langOf } from "../text/translate.js";

const SEPARATORS = [",", ";", "\t", "|"];

type About = "encoding" | "separator" | "header" | "decimal";

/**
 * How a file is read, and why, in a line; each decision can be made otherwise. Fires `read-as` with the choice, or `sheet-is` with
 * the name of another sheet of a workbook.
 */
export class SluiceReading extends LitElement {
  static override properties = {
    file: { attribute: false },
    inspection: { attribute: false },
    named: { type: Boolean },
    sheets: { type: Boolean },
  };

  declare file: File | undefined;
  /** Nothing where the file could not be read: all the more somebody may say how. */
  declare inspection: Inspection | undefined;
  /** Whether it is one of several files, and says which. */
  declare named?: boolean;
  /** Whether another sheet can be chosen here. */
  declare sheets?: boolean;

  override render() {
    const { file, inspection } = this;
    const format = file && formatOf(file);
    if (!file || !format) return nothing;
    const notes = inspection ? originOf(file).notes : [];
    const controls = this.#controls(file, format);
    if (controls.length === 0 && notes.length === 0) return nothing;
    const t = messages.readAs;
    const says = !inspection
      ? t.otherwise
      : format === "text"
        ? plain(t.says, this.#decided(file, inspection))
        : plain(t.saysFrom, { all: this.#told(file, format).join(", ") });
    return html`<details>
      <summary class="small">${this.named ? plain(t.ofFile, { file: file.name, says }) : says}</summary>
      ${inspection ? html`<ul class="small soft">${this.#reasons(file, format, inspection)}</ul>` : nothing}
      ${controls.length > 0 ? html`<div class="row">${controls}</div>` : nothing}
    </details>`;
  }

  /** The place of the focus when the element that had it is gone. */
  override focus(): void {
    this.renderRoot.querySelector("summary")?.focus({ preventScroll: true });
  }

  /** The decisions on how a text file is read. */
  #decided(file: File, { dialect: { encoding, separator, header }, columns }: Inspection) {
    const t = messages.readAs;
    const comma = columns.some((column) => column.comma);
    const decimal = dialectOf(file)?.decimal ?? (comma ? "comma" : "point");
    return {
      encoding: nameOfEncoding(encoding.value),
      separator: t.separators[separator.value] ?? separator.value,
      header: header.value ? t.firstNames : t.firstRow,
      decimal: t.decimals[decimal],
    };
  }

  /** For any other file: what it is, and in a few words each what there is to know of it. */
  #told(file: File, format: Converted): string[] {
    const t = messages.readAs;
    const { notes, facts, sheets } = originOf(file);
    const known = notes.flatMap(({ id }) => t.notes[id] ?? []);
    const others = notes.length - known.length;
    return [
      messages.data.from[format],
      ...(facts?.encoding ? [nameOfEncoding(facts.encoding.value)] : []),
      ...(sheets ? [plain(t.sheet, { sheet: sheets.chosen })] : []),
      ...known,
      ...(others > 0 ? [count(others, t.notesMore)] : []),
    ];
  }

  #reasons(file: File, format: Converted | "text", inspection: Inspection) {
    const reason = (what: string, why: Said) =>
      html`<li lang=${langOf(why)}>${plain(messages.readAs.why, { what, why: inLanguage(why) })}</li>`;
    if (format === "text") {
      const says = this.#decided(file, inspection);
      const { encoding, separator, header } = inspection.dialect;
      return [
        reason(says.encoding, encoding.why),
        reason(says.separator, separator.why),
        reason(says.header, header.why),
      ];
    }
    const { notes, facts } = originOf(file);
    return [
      facts?.encoding ? reason(nameOfEncoding(facts.encoding.value), facts.encoding.why) : nothing,
      notes.map((note) => html`<li lang=${langOf(note)}>${inLanguage(note)}</li>`),
    ];
  }

  #controls(file: File, format: Converted | "text") {
    const t = messages.readAs;
    const said = dialectOf(file) ?? {};
    const encodings = encodingsOf(format);
    const all = [];
    const sheets = this.sheets ? sheetsOf(file) : undefined;
    if (sheets && sheets.all.length > 1) all.push(this.#sheet(sheets));
    if (encodings.length > 0) {
      all.push(
        this.#choice(
          "encoding",
          said.encoding,
          encodings.map((name) => [name, nameOfEncoding(name)]),
        ),
      );
    }
    if (format !== "text") return all;
    return [
      ...all,
      this.#choice(
        "separator",
        said.separator,
        SEPARATORS.map((mark) => [mark, t.separators[mark] ?? mark]),
      ),
      this.#choice("header", said.header === undefined ? undefined : said.header ? "yes" : "no", [
        ["yes", t.names],
        ["no", t.row],
      ]),
      this.#choice("decimal", said.decimal, [
        ["point", t.decimals.point],
        ["comma", t.decimals.comma],
      ]),
    ];
  }

  #sheet({ chosen, all }: Sheets) {
    const choose = (event: Event) => {
      const detail = (event.target as HTMLSelectElement).value;
      this.dispatchEvent(new CustomEvent("sheet-is", { detail }));
    };
    return html`<label class="row"><span>${messages.data.sheet}</span><select @change=${choose}>
      ${all.map((name) => html`<option value=${name} .selected=${name === chosen}>${name}</option>`)}
    </select></label>`;
  }

  #choice(about: About, chosen: string | undefined, all: [string, string][]) {
    const t = messages.readAs;
    const choose = (event: Event) => {
      const { value } = event.target as HTMLSelectElement;
      const own = value === "" ? undefined : about === "header" ? value === "yes" : value;
      const detail = { [about]: own } as ChosenDialect;
      this.dispatchEvent(new CustomEvent("read-as", { detail, bubbles: true }));
    };
    return html`<label class="row"><span>${t.labels[about]}</span><select @change=${choose}>
      <option value="" .selected=${chosen === undefined}>${t.recognised}</option>
      ${all.map(([value, name]) => html`<option value=${value} .selected=${value === chosen}>${name}</option>`)}
    </select></label>`;
  }

  static override styles = [
    base,
    css`
      ul {
        margin-block: 0.4rem;
        padding-inline-start: 1.2rem;
      }
      label {
        gap: 0.5rem;
      }
    `,
  ];
}

customElements.define("sluice-reading", SluiceReading);

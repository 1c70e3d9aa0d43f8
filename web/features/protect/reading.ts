// SPDX-License-Identifier: GPL-3.0-or-later
import { css, html, nothing } from "lit";
import type { DialectChoice, EncodingName } from "../../../wasm/engine/sluice.js";
import { messages } from "../../messages/page.js";
import { type ChosenDialect, dialectOf } from "../../platform/formats.js";
import { SessionElement } from "../../session/observe.js";
import { base } from "../../styles/base.js";
import { plain } from "../../text/format-message.js";
import { inLanguage } from "../../text/translate.js";
import type { ProtectSession } from "./session/protect-session.js";

const ENCODINGS: EncodingName[] = [
  "utf-8",
  "utf-16le",
  "utf-16be",
  "windows-1252",
  "macintosh",
  "windows-1250",
  "windows-1251",
  "iso-8859-2",
  "iso-8859-15",
];
const SEPARATORS = [",", ";", "\t", "|"];

/** How the text file that is open is read, and why, in a line; each decision can be made otherwise. */
export class SluiceReading extends SessionElement<ProtectSession> {
  override render() {
    const { source, inspection } = this.state;
    // In a workbook or Parquet file nothing had to be recognised.
    if (!source || !inspection || source.from) return nothing;
    const t = messages.readAs;
    const { encoding, separator, header } = inspection.dialect;
    const said: DialectChoice = dialectOf(source.file) ?? {};
    const comma = inspection.columns.some((column) => column.comma);
    const decimal = said.decimal ?? (comma ? "comma" : "point");
    const says = {
      encoding: nameOf(encoding.value),
      separator: t.separators[separator.value] ?? separator.value,
      header: header.value ? t.firstNames : t.firstRow,
      decimal: t.decimals[decimal],
    };
    const reason = (what: string, why: string) => html`<li>${plain(t.why, { what, why })}</li>`;
    return html`<details>
      <summary class="small">${plain(t.says, says)}</summary>
      <ul class="small soft">
        ${reason(says.encoding, inLanguage(encoding.why))} ${reason(says.separator, inLanguage(separator.why))}
        ${reason(says.header, inLanguage(header.why))}
      </ul>
      <div class="row">
        ${this.#choice(
          "encoding",
          said.encoding,
          ENCODINGS.map((name) => [name, nameOf(name)]),
        )}
        ${this.#choice(
          "separator",
          said.separator,
          SEPARATORS.map((mark) => [mark, t.separators[mark] ?? mark]),
        )}
        ${this.#choice("header", said.header === undefined ? undefined : said.header ? "yes" : "no", [
          ["yes", t.names],
          ["no", t.row],
        ])}
        ${this.#choice("decimal", said.decimal, [
          ["point", t.decimals.point],
          ["comma", t.decimals.comma],
        ])}
      </div>
    </details>`;
  }

  #choice(about: "encoding" | "separator" | "header" | "decimal", chosen: string | undefined, all: [string, string][]) {
    const t = messages.readAs;
    const choose = (event: Event) => {
      const { value } = event.target as HTMLSelectElement;
      const own = value === "" ? undefined : about === "header" ? value === "yes" : value;
      void this.session.data.readAs({ [about]: own } as ChosenDialect);
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
      select {
        min-block-size: 2.75rem;
        max-inline-size: 100%;
      }
    `,
  ];
}

const NAMES: Partial<Record<string, string>> = {
  "windows-1252": "Windows-1252",
  "windows-1250": "Windows-1250",
  "windows-1251": "Windows-1251",
  macintosh: "Mac OS Roman",
};

function nameOf(encoding: string): string {
  return NAMES[encoding] ?? encoding.toUpperCase();
}

customElements.define("sluice-reading", SluiceReading);

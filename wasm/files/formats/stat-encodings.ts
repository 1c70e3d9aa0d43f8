// SPDX-License-Identifier: GPL-3.0-or-later
/** The encodings of texts in files of SPSS, Stata and SAS, under the names that ReadStat gives them. */

/** Names that the platform does not know, or not as these programs mean them. */
const OTHER_NAMES: Record<string, string> = {
  "BIG-5": "big5",
  CP932: "shift_jis",
  CP936: "gbk",
  CP949: "euc-kr",
  CP950: "big5",
  MACROMAN: "macintosh",
  MACCYRILLIC: "x-mac-cyrillic",
  MACUKRAINE: "x-mac-cyrillic",
  "WINDOWS-936": "gbk",
};

/** The numbers that a decoder answers in the place of how many bytes it has written. */
const NO_TEXT = -1;
const NO_ROOM = -2;

export class TextDecoders {
  readonly #names: string[] = [];
  readonly #encoder = new TextEncoder();
  readonly #chosen: string | undefined;

  /** @param chosen the encoding that somebody has said, whatever a file says */
  constructor(chosen?: string) {
    this.#chosen = chosen;
  }

  /** Whether texts come from here, which makes them UTF-8; others come as they stand in the file. */
  get used(): boolean {
    return this.#names.length > 0;
  }

  /** The number of the encoding, or -1 where nobody knows it. */
  find(name: string): number {
    const label =
      this.#chosen ??
      OTHER_NAMES[name] ??
      name.replace(/^CP(?=8(?:66|74)$|125\d$)/, (_) => (name === "CP866" ? "ibm" : "windows-"));
    try {
      new TextDecoder(label);
    } catch {
      return -1;
    }
    const found = this.#names.indexOf(label);
    return found < 0 ? this.#names.push(label) - 1 : found;
  }

  /** Writes the text as UTF-8, and gives how many bytes it has. Half a character at its end, where SPSS has cut it, is left out. */
  decode(which: number, from: Uint8Array, to: Uint8Array): number {
    let text: string;
    try {
      text = new TextDecoder(this.#names[which], { fatal: true, ignoreBOM: true }).decode(from, { stream: true });
    } catch {
      return NO_TEXT;
    }
    const bytes = this.#encoder.encode(text);
    if (bytes.length > to.length) return NO_ROOM;
    to.set(bytes);
    return bytes.length;
  }
}

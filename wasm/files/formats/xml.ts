// SPDX-License-Identifier: GPL-3.0-or-later
/** XML piece by piece: names without their prefix, texts decoded, nothing but what workbooks consist of. */
import { Parser } from "saxen";

export interface XmlHandler {
  open(name: string, attributes: () => Record<string, string>): void;
  close?(name: string): void;
  text?(text: string): void;
}

/** Nothing in a workbook is longer in one piece: a cell has 32,767 characters at most. */
const MOST_PENDING = 1 << 21;
/** Nor is anything nested nearly as deep. */
const MOST_DEPTH = 64;

/** Throws where the text is not well-formed, or more than a workbook may be. */
export class XmlReader {
  readonly #parser: Parser;
  readonly #decoder = new TextDecoder("utf-8", { fatal: true });
  #pending = 0;
  #depth = 0;

  constructor(handler: XmlHandler) {
    const met = () => {
      this.#pending = 0;
    };
    this.#parser = new Parser()
      .on("openTag", (name, attributes) => {
        met();
        if (++this.#depth > MOST_DEPTH) fail("too many levels");
        handler.open(local(name), () => decoded(attributes()));
      })
      .on("closeTag", (name) => {
        met();
        this.#depth--;
        handler.close?.(local(name));
      })
      .on("text", (value) => {
        if (value.length > MOST_PENDING) fail("too much text in one place");
        handler.text?.(decodeEntities(value));
      })
      .on("cdata", (value) => handler.text?.(value))
      .on("attention", () => fail("a document type"))
      .on("question", checkEncoding)
      .on("warn", (error) => fail(error.message))
      .on("error", (error) => fail(error.message));
  }

  push(bytes: Uint8Array): void {
    const text = this.#decoder.decode(bytes, { stream: true });
    this.#pending += text.length;
    this.#parser.write(text);
    if (this.#pending > MOST_PENDING) fail("too much text in one place");
  }

  end(): void {
    this.#parser.write(this.#decoder.decode());
    const error = this.#parser.end();
    if (error) throw error;
  }
}

function fail(what: string): never {
  throw new Error(`XML: ${what}`);
}

function checkEncoding(declaration: string): void {
  const encoding = /\sencoding\s*=\s*["']([^"']*)/.exec(declaration)?.[1];
  if (encoding !== undefined && !/^(utf-?8|us-ascii)$/i.test(encoding)) fail(`encoding ${encoding}`);
}

function local(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}

/** Hardly any attribute has to be touched, and there are millions of them. */
function decoded(attributes: Record<string, string>): Record<string, string> {
  for (const name in attributes) {
    if (!name.includes(":") && !attributes[name]?.includes("&")) continue;
    const all = Object.entries(attributes);
    return Object.fromEntries(all.map(([each, value]) => [local(each), decodeEntities(value)]));
  }
  return attributes;
}

const NAMED: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** saxen's own decoder cuts characters beyond 16 bits and lets unknown names pass. */
function decodeEntities(text: string): string {
  if (!text.includes("&")) return text;
  return text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));|&/gi, (_, decimal, hex, name) => {
    const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : undefined;
    if (code !== undefined) return String.fromCodePoint(code);
    return NAMED[name] ?? fail("an unknown entity");
  });
}

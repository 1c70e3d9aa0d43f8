// SPDX-License-Identifier: GPL-3.0-or-later
import type { ObjectiveName } from "../../wasm/contract/catalogue.js";
import { messages as english } from "./en/page.js";
import { live } from "./live.js";
import type { Nested } from "./nested.js";

interface Notion {
  label: string;
  short: string;
  promise: string;
  nothing: string;
  assumes: string;
  /** In the place of `level.never`, where another reason holds or no level is known. */
  never?: string;
}

type Texts = Record<string, string>;

/** Names of the engine and of files lead to these; there may be no words for one. */
interface ByName {
  level: { notions: Record<string, Notion>; worst: Texts };
  channel: {
    protocols: Record<string, { label: string; says: string }>;
    protocolsOfPairs: Texts;
    objectives: Record<Exclude<ObjectiveName, "information">, string> & Texts;
  };
  data: { delimiters: Texts; encodings: Texts };
  readAs: { notes: Texts; separators: Texts };
}

type Opened<Part, Names> = {
  [Key in keyof Part]: Key extends keyof Names
    ? string extends keyof Names[Key]
      ? Names[Key]
      : Opened<Part[Key], Names[Key]>
    : Part[Key];
};

export const messages: Opened<Nested<typeof english>, ByName> = live("page", english);

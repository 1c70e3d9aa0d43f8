// SPDX-License-Identifier: GPL-3.0-or-later
import type * as checker from "../../wasm/checker/texts.js";
import type { Text } from "../../wasm/common/said.js";
import type * as common from "../../wasm/common/texts.js";
import type * as core from "../../wasm/contract/core-texts.js";
import type { ErrorText } from "../../wasm/contract/errors.js";
import type * as contract from "../../wasm/contract/texts.js";
import type * as engine from "../../wasm/engine/texts.js";
import type * as columns from "../../wasm/files/column-texts.js";
import type * as dialect from "../../wasm/files/dialect-texts.js";
import type * as recognised from "../../wasm/files/formats/recognise-texts.js";
import type * as written from "../../wasm/files/formats/stat-out-texts.js";
import type * as stat from "../../wasm/files/formats/stat-texts.js";
import type * as formats from "../../wasm/files/formats/texts.js";
import type * as files from "../../wasm/files/texts.js";
import type * as protocol from "../../wasm/protocol/texts.js";
import type * as releases from "../../wasm/releases/texts.js";
import type * as live from "./en/errors-live.js";
import type * as session from "./en/errors-session.js";

/** Translations by the English template that a text is made of (see text/templates.ts). */
export type Catalogue = Record<string, string>;

/** The entry of a language under an id: a text, or both texts of an error. */
export type Spoken = string | readonly [message: string, remedy: string];

/** The same ids as in English. */
type Translated<Texts extends Record<string, Text | ErrorText>> = {
  readonly [Name in keyof Texts as Texts[Name][0]]: Texts[Name] extends Text ? string : Exclude<Spoken, string>;
};

/** All errors and notes in a language; one that it lacks does not compile. */
export type Errors = Translated<typeof checker> &
  Translated<typeof common> &
  Translated<typeof core> &
  Translated<typeof contract> &
  Translated<typeof engine> &
  Translated<typeof columns> &
  Translated<typeof dialect> &
  Translated<typeof recognised> &
  Translated<typeof written> &
  Translated<typeof stat> &
  Translated<typeof formats> &
  Translated<typeof files> &
  Translated<typeof protocol> &
  Translated<typeof releases> &
  Translated<typeof live> &
  Translated<typeof session>;

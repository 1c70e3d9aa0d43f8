// SPDX-License-Identifier: GPL-3.0-or-later
/** The texts of the page's session, in German, under the ids of web/messages/en/errors-session.ts. */

import type { Translated } from "../catalogue.js";
import type * as texts from "../en/errors-session.js";

export const session = {
  "promise-not-kept": ["Diese Einstellungen geben nicht den Schutz, den sie angeben.", "Verwenden Sie sie nicht. Sagen Sie es der Person, die sie geschickt hat."],
  "promise-not-kept-because": ["Diese Einstellungen geben nicht den Schutz, den sie angeben: {reason}.", "Verwenden Sie sie nicht. Sagen Sie es der Person, die sie geschickt hat."],
  "protocol-file-too-large": ["Die Datei ist zu groß.", "{advice}"],
} satisfies Translated<typeof texts>;

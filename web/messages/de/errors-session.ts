// SPDX-License-Identifier: GPL-3.0-or-later
/** The texts of the page's session, in German, under the ids of web/messages/en/errors-session.ts. */

import type { Translated } from "../catalogue.js";
import type * as texts from "../en/errors-session.js";

export const session = {
  "promise-not-kept": {
    message: "Diese Einstellungen geben nicht den Schutz, den sie angeben.",
    remedy: "Verwenden Sie sie nicht. Sagen Sie es der Person, die sie geschickt hat.",
  },
  "promise-not-kept-because": {
    message: "Diese Einstellungen geben nicht den Schutz, den sie angeben: {reason}.",
    remedy: "Verwenden Sie sie nicht. Sagen Sie es der Person, die sie geschickt hat.",
  },
  "protocol-file-too-large": { message: "Die Datei ist zu groß.", remedy: "{advice}" },
} satisfies Translated<typeof texts>;

// SPDX-License-Identifier: GPL-3.0-or-later
/** The texts of the page's session, in German, under the ids of web/messages/en/errors-session.ts. */

import type { Translated } from "../catalogue.js";
import type * as texts from "../en/errors-session.js";

export const session = {
  "promise-not-kept": {
    message: "Das Protokoll hält seine Zusage nicht.",
    remedy: "Verwenden Sie es nicht, und sagen Sie es der Person, die es Ihnen geschickt hat.",
  },
  "promise-not-kept-because": {
    message: "Das Protokoll hält seine Zusage nicht: {reason}.",
    remedy: "Verwenden Sie es nicht, und sagen Sie es der Person, die es Ihnen geschickt hat.",
  },
  "protocol-file-too-large": { message: "Die Datei ist zu groß.", remedy: "{advice}" },
} satisfies Translated<typeof texts>;

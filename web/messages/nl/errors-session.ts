// SPDX-License-Identifier: GPL-3.0-or-later
/** The texts of the page's session, in Dutch, under the ids of web/messages/en/errors-session.ts. */

import type { Translated } from "../catalogue.js";
import type * as texts from "../en/errors-session.js";

export const session = {
  "promise-not-kept": {
    message: "Het protocol houdt zijn belofte niet.",
    remedy: "Gebruik het niet, en laat dat weten aan wie het u heeft gestuurd.",
  },
  "promise-not-kept-because": {
    message: "Het protocol houdt zijn belofte niet: {reason}.",
    remedy: "Gebruik het niet, en laat dat weten aan wie het u heeft gestuurd.",
  },
  "protocol-file-too-large": { message: "Het bestand is te groot.", remedy: "{advice}" },
} satisfies Translated<typeof texts>;

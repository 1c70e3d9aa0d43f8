// SPDX-License-Identifier: GPL-3.0-or-later
/** The texts of the page's session, in Dutch, under the ids of web/messages/en/errors-session.ts. */

import type { Translated } from "../catalogue.js";
import type * as texts from "../en/errors-session.js";

export const session = {
  "promise-not-kept": ["Deze instellingen geven niet de bescherming die ze opgeven.", "Gebruik ze niet. Zeg het tegen de persoon die ze stuurde."],
  "promise-not-kept-because": ["Deze instellingen geven niet de bescherming die ze opgeven: {reason}.", "Gebruik ze niet. Zeg het tegen de persoon die ze stuurde."],
  "protocol-file-too-large": ["Het bestand is te groot.", "{advice}"],
} satisfies Translated<typeof texts>;

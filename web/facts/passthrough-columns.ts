// SPDX-License-Identifier: GPL-3.0-or-later
import type { PrivatisedFile } from "../../wasm/engine/sluice.js";
import { messages } from "../messages/page.js";
import { plain } from "../text/format-message.js";

/** Says what columns give away that were passed on knowingly. */
export function identifyingColumns({ tells = [] }: Pick<PrivatisedFile, "tells">): string[] {
  return tells.map(({ column, of, how }) => plain(messages.privatise.tells[how], { column, of }));
}

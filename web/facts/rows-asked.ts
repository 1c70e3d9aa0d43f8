// SPDX-License-Identifier: GPL-3.0-or-later
/** The answers to a refusal of a file that may have lines which are no people. */

import type { Layout, SluiceError } from "../../wasm/engine/sluice.js";
import { messages } from "../messages/page.js";

interface Answer {
  label: string;
  layout: Layout;
}

/** None where nothing of that kind is asked. */
export function rowsAsked(error: SluiceError | undefined): Answer[] {
  const t = messages.protect.rows;
  switch (error?.id) {
    case "lines-above":
      return [
        { label: t.leaveLines, layout: { skipRows: Number(error.values.lines) } },
        { label: t.headerFirst, layout: { skipRows: 0 } },
      ];
    case "labels-below":
      return [
        { label: t.leaveRow, layout: { labelRows: 1 } },
        { label: t.person, layout: { labelRows: 0 } },
      ];
    case "totals-below":
      return [
        { label: t.leaveRow, layout: { skipLast: 1 } },
        { label: t.person, layout: { skipLast: 0 } },
      ];
    default:
      return [];
  }
}

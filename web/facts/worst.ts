// SPDX-License-Identifier: GPL-3.0-or-later
/** A certificate in words: which report comes nearest to the bound, and for whom. */

import { restsOn } from "../../wasm/contract/notions.js";
import { type Checked, type Design, shownNames } from "../../wasm/engine/sluice.js";
import { isOfSet } from "../../wasm/protocol/sample-set.js";
import { messages } from "../messages/page.js";
import { list, plain, quoted, ratioText } from "../text/format-message.js";
import { reportName } from "../text/reports.js";
import type { Claim } from "./sentence.js";

type Side = NonNullable<Checked["worst"]>["more"];

/** Says what the checker found for this design. */
export function worstOf(design: Design, { worst }: Checked): Claim | undefined {
  if (!worst) return undefined;
  const t = messages.channel;
  const { guarantee, data } = design;
  const bounds = [{ level: 1, ...guarantee.bound }, ...(guarantee.bounds ?? [])];
  const bound = bounds.find(({ level }) => level === worst.level) ?? guarantee.bound;
  const report = worst.marks
    ? plain(t.marked, { marks: list(worst.marks.map((x) => quoted([shownNames(data.categories)[x] ?? ""]))) })
    : quoted([reportName(design, worst.report ?? 0)]);
  return {
    // If the table is a sample, the proof is for more distributions than its own.
    message: isOfSet(guarantee) ? t.nearestIn : restsOn(guarantee.notion) === "sample" ? t.nearestOf : t.nearest,
    values: {
      report,
      ratio: ratioText(worst),
      more: side(design, worst.more),
      less: side(design, worst.less),
      bound: ratioText(bound),
    },
  };
}

function side({ secret, data }: Design, { secret: s, data: x, known }: Side): string {
  const t = messages.channel;
  const name = (category = "") => category || messages.empty;
  const of = s === undefined ? t.everybody : plain(t.someone, { category: name(secret.categories[s]) });
  if (x === undefined) return of;
  const category = name(data.categories[x]);
  const { columns = [] } = data;
  // A person who shares all columns with somebody has the same answer.
  if (!known || known.length >= columns.length) return plain(t.someone, { category });
  const names = known.map((j) => columns[j]?.name ?? "");
  return plain(t.context, { who: of, columns: quoted(names), category });
}

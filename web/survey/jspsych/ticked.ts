// SPDX-License-Identifier: Apache-2.0
/** Whether a protocol has all that can be ticked where options are its columns: what it lacks would end the experiment. */
import type { Protocol } from "../linter/types.js";
import { isSet } from "../linter/walk.js";
import { type Finding, finding } from "./texts.js";
import type { PrivateAnswer } from "./types.js";

type Data = Protocol["data"];

/** `required` is whether something has to be ticked; a function may say so when it is asked. */
export function lintTickList(
  path: string,
  { question, ticked = ["yes", "no"] }: PrivateAnswer,
  data: Data,
  required: unknown,
): Finding[] {
  const columns = data.columns ?? [];
  const [yes, no] = ticked;
  // Every set of options is one category; one with other values is none that can be ticked.
  const sets = new Set(
    data.categories.flatMap((_, i) => {
      const values = columns.map((column) => column.values[i]);
      return values.every((value) => value === yes || value === no) ? [JSON.stringify(values)] : [];
    }),
  );
  const nothing = sets.has(JSON.stringify(columns.map(() => no)));
  const possible = 2 ** columns.length - (required === true && !nothing ? 1 : 0);
  return [
    ...(sets.size < possible ? [finding("combinations", path, { question })] : []),
    ...(isSet(required) && nothing ? [finding("not-all-answers", path, { question, key: "required" })] : []),
  ];
}

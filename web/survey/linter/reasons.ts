// SPDX-License-Identifier: Apache-2.0
/** What is wrong at each place, for whoever makes a survey; RULES.md of the package has each rule under the link that stands behind it. */
import type { Severity } from "./types.js";

interface Found {
  rule: string;
  severity: Severity;
  path: string;
  message: string;
  remedy: string;
}

/** A line for each of what is found. `adapter` is the one whose rules they are. */
export function reasonsOf(adapter: "surveyjs" | "jspsych" | "formio", found: readonly Found[]): string {
  return found
    .map(({ rule, path, message, remedy }) => `${path}: ${message} ${remedy} (RULES.md#${adapter}-${rule})`)
    .join("\n");
}

/** The same for what is refused alone. */
export const refusedReasons = (adapter: Parameters<typeof reasonsOf>[0], found: readonly Found[]): string =>
  reasonsOf(
    adapter,
    found.filter(({ severity }) => severity === "refuse"),
  );

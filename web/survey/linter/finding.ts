// SPDX-License-Identifier: Apache-2.0
import { RULES, type RuleId } from "./texts.js";
import type { Finding } from "./types.js";

type Holes = Record<string, string | number | undefined>;

/** A finding with the holes of its texts filled; `question` is also one of them. */
export function finding(rule: RuleId, path: string, holes: Holes = {}): Finding {
  const { severity, message, remedy } = RULES[rule];
  // In one pass: what fills a hole may itself look like one.
  const fill = (text: string): string => text.replace(/\{(\w+)\}/g, (_, hole) => String(holes[hole] ?? ""));
  const question = holes.question;
  return {
    rule,
    severity,
    path,
    ...(typeof question === "string" && { question }),
    message: fill(message),
    remedy: fill(remedy),
  };
}

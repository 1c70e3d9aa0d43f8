// SPDX-License-Identifier: GPL-3.0-or-later
/** Tells a failure, for a person at a terminal and for a script. */
import { visible } from "../common/characters.js";
import { adviceOf, SluiceError, saidBy } from "../contract/errors.js";
import { english, type Speaker } from "./language.js";

/** A command line that cannot be meant: an option missing, unknown or out of range. */
export class UsageError extends Error {
  constructor(
    message: string,
    readonly command?: string,
    /** The name that may be meant. */
    readonly hint?: string,
  ) {
    super(message);
  }
}

/** 1 where a check fails, 2 for bad usage or input. */
export function exitCode(error: unknown): 1 | 2 {
  return error instanceof SluiceError && ["not_certified", "over_budget", "column_tells"].includes(error.code) ? 1 : 2;
}

export function describeFailure(error: unknown, say: Speaker = english): string {
  if (error instanceof UsageError) {
    const help = error.command ? `sluice ${error.command} --help` : "sluice --help";
    const hint = error.hint === undefined ? "" : `\n  ${visible(error.hint)}`;
    return `sluice: ${visible(error.message)}${hint}\n  See: ${help}`;
  }
  if (error instanceof SluiceError) {
    return `sluice: ${visible(where(error) + say(saidBy(error)))}\n  ${visible(say(adviceOf(error)))}`;
  }
  return `sluice: ${visible(error instanceof Error ? error.message : String(error))}`;
}

/** The system's words about a failure, without its codes. */
export function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return /^E[A-Z0-9]+: ([^,]+)/.exec(message)?.[1] ?? message;
}

function where({ place }: SluiceError): string {
  const { file, line, row, column } = place;
  const parts = [
    file === undefined ? undefined : line === undefined ? file : `${file}:${line}`,
    file === undefined && line !== undefined ? `line ${line}` : undefined,
    row === undefined ? undefined : `row ${row}`,
    column === undefined ? undefined : `column "${column}"`,
  ].filter((part) => part !== undefined);
  return parts.length > 0 ? `${parts.join(": ")}: ` : "";
}

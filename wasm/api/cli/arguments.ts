// SPDX-License-Identifier: GPL-3.0-or-later
/** Command line arguments, strictly: an option that is unknown, repeated or empty is an error. */
import { type ParseArgsConfig, parseArgs } from "node:util";
import { isNumber } from "../number.js";
import { UsageError } from "./failure.js";

export type Options = NonNullable<ParseArgsConfig["options"]>;

export class Arguments {
  readonly files: string[];
  readonly #values: Record<string, unknown>;
  readonly #command: string;

  constructor(command: string, args: string[], options: Options) {
    this.#command = command;
    try {
      const { values, positionals, tokens } = parseArgs({ args, options, allowPositionals: true, tokens: true });
      const given = tokens.flatMap((token) => (token.kind === "option" ? [token.name] : []));
      const twice = given.find((name, i) => given.indexOf(name) !== i);
      if (twice !== undefined) throw new Error(`--${twice} is given twice`);
      this.files = positionals;
      this.#values = values;
    } catch (error) {
      throw this.error(error instanceof Error ? error.message : String(error));
    }
  }

  error(message: string): UsageError {
    return new UsageError(message, this.#command);
  }

  flag(name: string): boolean {
    return this.#values[name] === true;
  }

  text(name: string): string | undefined {
    const value = this.#values[name];
    if (value === "") throw this.error(`--${name} is empty`);
    return typeof value === "string" ? value : undefined;
  }

  required(name: string): string {
    const value = this.text(name);
    if (value === undefined) throw this.error(`--${name} is missing`);
    return value;
  }

  /** A finite number, zero or more. */
  level(name: string): number {
    const text = this.required(name);
    const level = isNumber(text) ? Number(text) : Number.NaN;
    if (level >= 0 && Number.isFinite(level)) return level;
    throw this.error(`--${name} is "${text}", but must be a number, zero or more`);
  }

  oneOf<T extends string>(name: string, values: readonly T[], otherwise: T): T {
    const text = this.text(name) ?? otherwise;
    const value = values.find((candidate) => candidate === text);
    if (value === undefined) throw this.error(`--${name} is "${text}", but must be one of: ${values.join(", ")}`);
    return value;
  }
}

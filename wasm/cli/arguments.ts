// SPDX-License-Identifier: GPL-3.0-or-later
/** Command line arguments, strictly: an option that is unknown, empty or repeated where it may not be is an error. */
import { type ParseArgsConfig, parseArgs } from "node:util";
import { isNumber } from "../common/number.js";
import { UsageError } from "./failure.js";

export type Options = NonNullable<ParseArgsConfig["options"]>;

export class Arguments {
  readonly files: string[];
  readonly #values: Record<string, unknown>;
  readonly #command: string;

  constructor(command: string, args: string[], options: Options) {
    this.#command = command;
    try {
      const { values, positionals, tokens } = parseArgs({
        args: withNegativeNumbers(args, options),
        options,
        allowPositionals: true,
        tokens: true,
      });
      const single = (name: string) => !options[name]?.multiple;
      const given = tokens.flatMap((token) => (token.kind === "option" && single(token.name) ? [token.name] : []));
      const twice = given.find((name, i) => given.indexOf(name) !== i);
      if (twice !== undefined) throw new Error(`--${twice} is given twice`);
      this.files = positionals;
      this.#values = values;
    } catch (error) {
      throw this.error(inOurWords(error));
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

  /** All values of an option that may be repeated. */
  texts(name: string): string[] {
    const values = this.#values[name];
    if (!Array.isArray(values)) return [];
    if (values.includes("")) throw this.error(`--${name} is empty`);
    return values.map(String);
  }

  /** The parts of a list with commas, none of which may be empty. */
  listed(name: string, value: string): string[] {
    const parts = value.split(",").map((part) => part.trim());
    if (parts.includes("")) throw this.error(`--${name} "${value}" has nothing between its commas`);
    return parts;
  }

  required(name: string): string {
    const value = this.text(name);
    if (value === undefined) throw this.error(`--${name} is missing`);
    return value;
  }

  /** A finite number, zero or more. */
  level(name: string): number {
    return this.#level(name, this.required(name));
  }

  /** Several of them, each once. */
  levels(name: string): number[] {
    const levels = this.listed(name, this.required(name)).map((text) => this.#level(name, text));
    const twice = levels.find((level, i) => levels.indexOf(level) !== i);
    if (twice !== undefined) throw this.error(`--${name} names the level ${twice} twice`);
    return levels;
  }

  #level(name: string, text: string): number {
    if (!isNumber(text)) throw this.error(`--${name} must be a number, not "${text}"`);
    const level = Number(text);
    if (level >= 0 && Number.isFinite(level)) return level;
    throw this.error(`--${name} must be a finite number of at least 0, not "${text}"`);
  }

  /** A number above zero, where it is given. */
  amount(name: string): number | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    const amount = isNumber(text) ? Number(text) : Number.NaN;
    if (amount > 0 && Number.isFinite(amount)) return amount;
    throw this.error(`--${name} must be a finite number above 0, not "${text}"`);
  }

  oneOf<T extends string>(name: string, values: readonly T[], otherwise?: T): T {
    const text = this.text(name) ?? otherwise;
    const value = values.find((candidate) => candidate === text);
    if (value !== undefined) return value;
    const given = text === undefined ? "is missing" : `is "${text}"`;
    throw this.error(`--${name} ${given}, but must be one of: ${values.join(", ")}`);
  }
}

/** `--epsilon -1` as `--epsilon=-1`: a number after an option is its value, never an option. */
function withNegativeNumbers(args: string[], options: Options): string[] {
  const result: string[] = [];
  for (const [i, arg] of args.entries()) {
    if (arg === "--") return [...result, ...args.slice(i)];
    const last = result.at(-1) ?? "";
    const takesValue = last.startsWith("--") && options[last.slice(2)]?.type === "string";
    if (takesValue && arg.startsWith("-") && isNumber(arg)) result[result.length - 1] = `${last}=${arg}`;
    else result.push(arg);
  }
  return result;
}

/** Node's sentences about arguments are long and partly about itself. */
function inOurWords(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  const option = /'(?:-\w, )?(-[^ ']+)/.exec(message)?.[1];
  if (code === "ERR_PARSE_ARGS_UNKNOWN_OPTION") return `there is no option ${option}`;
  if (code !== "ERR_PARSE_ARGS_INVALID_OPTION_VALUE") return message;
  if (message.includes("does not take")) return `${option} does not take a value`;
  return message.includes("ambiguous")
    ? `${option} is followed by another option; a value that begins with "-" is written ${option}=-…`
    : `${option} needs a value`;
}

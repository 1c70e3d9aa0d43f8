// SPDX-License-Identifier: GPL-3.0-or-later
/** Command line arguments, strictly: an option that is unknown, empty or repeated where it may not be is an error. */
import { parseArgs } from "node:util";
import { isNumber } from "../common/number.js";
import { nearest } from "../files/header.js";
import { COMMAND_NAMES, COMMANDS, type CommandName } from "./commands.js";
import { UsageError } from "./failure.js";
import { DASH, STANDARD_INPUT, STANDARD_OUTPUT } from "./standard-input.js";
import { type Command, type OptionTable, optionsOf, parsed } from "./table.js";

export class Arguments {
  readonly files: string[];
  readonly #values: Record<string, unknown>;
  readonly #command: CommandName;
  readonly #options: OptionTable;

  constructor(command: CommandName, args: string[]) {
    this.#command = command;
    this.#options = optionsOf(COMMANDS[command]);
    const { values, positionals } = this.#parsed(args);
    const { takes }: Command = COMMANDS[command];
    this.files = takes === "files" ? positionals.map((path) => named(path, STANDARD_INPUT)) : positionals;
    this.#values = values;
    for (const name of Object.keys(values)) this.#check(name);
    this.#checkInput();
  }

  #parsed(args: string[]) {
    const options = parsed(this.#options);
    try {
      const found = parseArgs({
        args: withNegativeNumbers(args, this.#options),
        options,
        allowPositionals: true,
        tokens: true,
      });
      const single = (name: string) => !options[name]?.multiple;
      const given = found.tokens.flatMap((token) =>
        token.kind === "option" && single(token.name) ? [token.name] : [],
      );
      const twice = given.find((name, i) => given.indexOf(name) !== i);
      if (twice !== undefined) throw new Error(`--${twice} is given twice`);
      return found;
    } catch (error) {
      throw this.error(inOurWords(error), this.#meant(error));
    }
  }

  /** Throws where an option has none of the values that there are. */
  #check(name: string): void {
    const { values, former, list } = this.#options[name] ?? {};
    const text = this.text(name);
    if (values === undefined || text === undefined) return;
    const instead = former?.[text];
    if (instead !== undefined) throw this.error(`--${name} ${text} has gone: write --${name} ${instead}`);
    const wrong = (list ? this.listed(name, text) : [text]).find((value) => !values.includes(value));
    if (wrong === undefined) return;
    const says = list ? `--${name} names "${wrong}"` : `--${name} is "${wrong}"`;
    throw this.error(`${says}, but must be one of: ${values.join(", ")}`, didYouMean(wrong, values));
  }

  /** A file's path, where the option names one. */
  #named(name: string, value: string): string {
    const { file } = this.#options[name] ?? {};
    if (file === "kept" && value === DASH) {
      throw this.error(`--${name} names a file that is read and replaced; one of that name is ./-`);
    }
    if (file === undefined) return value;
    return named(value, file === "written" ? STANDARD_OUTPUT : STANDARD_INPUT);
  }

  /** Throws where two files would come from standard input. */
  #checkInput(): void {
    const read = Object.entries(this.#options).filter(([, { file }]) => file !== undefined);
    const values = read.flatMap(([name, { multiple }]) => (multiple ? this.texts(name) : [this.text(name)]));
    const named = [...this.files, ...values].filter((path) => path === STANDARD_INPUT);
    if (named.length > 1) throw this.error("standard input (-) is named twice, and only one file can come from it");
  }

  /** The option that was meant in the place of one that there is not. */
  #meant(error: unknown): string | undefined {
    const name = unknownOption(error)?.replace(/^--?/, "");
    if (name === undefined) return undefined;
    const near = didYouMean(name, Object.keys(this.#options), "--");
    if (near !== undefined) return near;
    const others = COMMAND_NAMES.filter((other) => Object.hasOwn(optionsOf(COMMANDS[other]), name));
    return others.length > 0 ? `Only ${others.join(", ")} ${others.length > 1 ? "have" : "has"} --${name}.` : undefined;
  }

  error(message: string, hint?: string): UsageError {
    return new UsageError(message, this.#command, hint);
  }

  /** The options that are given. */
  get names(): string[] {
    return Object.keys(this.#values);
  }

  isGiven(name: string): boolean {
    return this.#values[name] !== undefined;
  }

  flag(name: string): boolean {
    return this.#values[name] === true;
  }

  text(name: string): string | undefined {
    const value = this.#values[name];
    if (value === "") throw this.error(`--${name} is empty`);
    return typeof value === "string" ? this.#named(name, value) : undefined;
  }

  /** All values of an option that may be repeated. */
  texts(name: string): string[] {
    const values = this.#values[name];
    if (!Array.isArray(values)) return [];
    if (values.includes("")) throw this.error(`--${name} is empty`);
    return values.map((value) => this.#named(name, String(value)));
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
function withNegativeNumbers(args: string[], options: OptionTable): string[] {
  const result: string[] = [];
  for (const [i, arg] of args.entries()) {
    if (arg === "--") return [...result, ...args.slice(i)];
    const last = result.at(-1) ?? "";
    const takesValue = last.startsWith("--") && options[last.slice(2)]?.value !== undefined;
    if (takesValue && arg.startsWith("-") && isNumber(arg)) result[result.length - 1] = `${last}=${arg}`;
    else result.push(arg);
  }
  return result;
}

/** A file of such a name is told apart from what has no name. */
function named(path: string, standard: string): string {
  if (path === DASH) return standard;
  return path === standard ? `./${path}` : path;
}

/** Asks for the name that may be meant; nobody's guess is carried out. */
export function didYouMean(name: string, names: readonly string[], before = ""): string | undefined {
  const near = nearest(name, [...names]);
  return near === undefined ? undefined : `Did you mean "${before}${near}"?`;
}

function optionIn(message: string): string | undefined {
  return /'(?:-\w, )?(-[^ ']+)/.exec(message)?.[1];
}

function unknownOption(error: unknown): string | undefined {
  const { code, message } = error as NodeJS.ErrnoException;
  return code === "ERR_PARSE_ARGS_UNKNOWN_OPTION" ? optionIn(message) : undefined;
}

/** Node's sentences about arguments are long and partly about itself. */
function inOurWords(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  const option = optionIn(message);
  if (code === "ERR_PARSE_ARGS_UNKNOWN_OPTION") return `there is no option ${option}`;
  if (code !== "ERR_PARSE_ARGS_INVALID_OPTION_VALUE") return message;
  if (message.includes("does not take")) return `${option} does not take a value`;
  return message.includes("ambiguous")
    ? `${option} is followed by another option; a value that begins with "-" is written ${option}=-…`
    : `${option} needs a value`;
}

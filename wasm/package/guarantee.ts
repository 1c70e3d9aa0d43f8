// SPDX-License-Identifier: GPL-3.0-or-later
/** A guarantee as options say it: the name of the notion with its level, and the parameters that it needs. */
import {
  NOTIONS,
  type NotionName,
  type PARAMETER_OF,
  PARAMETERS,
  type Shape,
  type Values,
} from "../contract/catalogue.js";
import { fail } from "../contract/errors.js";
import { DEFAULT_NOTION } from "../contract/notions.js";
import type { Parameters } from "../contract/types.js";
import * as texts from "./texts.js";

type Stated = typeof PARAMETERS;
/** The parameter that a notion is told in options; `never` where the table has all that it needs. */
type ParameterOf<N extends NotionName> = N extends keyof typeof PARAMETER_OF
  ? Extract<(typeof PARAMETER_OF)[N], keyof Stated>
  : never;
/** A sample's `alpha` has a usual value, and may be left out. */
type Optional<P extends keyof Stated> = P extends keyof Stated ? (Stated[P] extends "sample" ? P : never) : never;

type Given<P extends keyof Stated> = {
  readonly [K in Exclude<P, Optional<P>>]: Values[Extract<Stated[K], Shape>];
} & { readonly [K in Optional<P>]?: Values[Extract<Stated[K], Shape>] | undefined };

type Own<N extends NotionName, Level> = { readonly [K in N]: Level } & Given<ParameterOf<N>> & {
    readonly [K in Exclude<NotionName, N> | Exclude<keyof Stated, ParameterOf<N>>]?: undefined;
  };

/**
 * One guarantee: its short name with the level epsilon, in nats, and its own parameters beside it. So `{ lip: 0.5 }` and
 * `{ profile: 1, neighbours: [["ill", "well"]] }` are guarantees.
 */
export type GuaranteeOptions<Level = number> = { [N in NotionName]: Own<N, Level> }[NotionName];

const STATED = Object.keys(PARAMETERS) as (keyof Stated)[];

/** All options that say what is guaranteed. */
export const GUARANTEE_KEYS: readonly string[] = [...NOTIONS, ...STATED];

export interface NamedGuarantee {
  notion: NotionName;
  /** The level, or the levels of a curve: whoever takes it checks it. */
  level: unknown;
  parameters?: Parameters;
}

/** Precondition: the options are an object without unknown keys. Throws `bad_request`. */
export function guaranteeIn(options: object): NamedGuarantee {
  const given = new Map(Object.entries(options).filter(([, value]) => value !== undefined));
  const [notion, other] = NOTIONS.filter((name) => given.has(name));
  if (notion === undefined) throw fail(texts.guaranteeMissing, EXAMPLE, NOTIONS.join(", "));
  if (other !== undefined) throw fail(texts.guaranteeTwice, notion, other);
  const stated = STATED.filter((name) => given.has(name)).map((name) => [name, given.get(name)] as const);
  return {
    notion,
    level: given.get(notion),
    ...(stated.length > 0 && { parameters: Object.fromEntries(stated) as Parameters }),
  };
}

/** As an error shows it. */
export const EXAMPLE = `${DEFAULT_NOTION}: 0.5`;

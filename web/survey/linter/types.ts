// SPDX-License-Identifier: Apache-2.0
/** The options of the linter, and its findings. */
import type { ProtocolFile } from "../../../wasm/contract/types.js";
import type { Found } from "./reasons.js";
import type { RuleId } from "./texts.js";

export type Json = null | boolean | number | string | Json[] | JsonObject;
export interface JsonObject {
  [key: string]: Json | undefined;
}

export interface Finding extends Found<RuleId> {}

/** The part of a protocol that has to be known here. */
export type Protocol = Pick<ProtocolFile, "data" | "seesSecret"> & Partial<Pick<ProtocolFile, "secret" | "channel">>;

export interface LintOptions {
  /** Protocols by the ids that questions name in `sluice`. */
  protocols?: Record<string, Protocol>;
  /** survey-core's own, of any version: a second opinion on which questions an expression reads. */
  ExpressionRunner?: new (
    expression: string,
  ) => { getVariables(): string[] };
  /** Functions registered by the survey's author which read no answer but their arguments and send nothing. */
  functions?: readonly string[];
  /** Answers of more than one part that the adapter can take: sets (checkbox) and matrices, by protocols of several columns. */
  shapes?: readonly ("set" | "matrix")[];
  /** The category that an answer counts as, where the adapter has rules for that; otherwise each is its own. */
  categoryOf?: (answer: string, protocol: Protocol) => string | undefined;
  /**
   * The signs around the name of a question in texts and expressions, where a page has changed
   * `settings.expressionVariableDelimiters` of survey-core. The JSON does not say: `lintSurvey` has to be told, or it
   * finds no name at all. `lintModel` and the adapter ask the model, and refuse where it has others.
   */
  delimiters?: readonly [start: string, end: string];
  /** How many handlers of each of the model's events are known to read no private question; ours are counted without. */
  handlers?: Record<string, number>;
}

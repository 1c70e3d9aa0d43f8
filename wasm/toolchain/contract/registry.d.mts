// SPDX-License-Identifier: GPL-3.0-or-later
/** The output of wasm/contract/registry.cpp: see `Traits` and `Protocol` in the core. */

export interface Parameter {
  name: string;
  /** One of shapes.mjs. */
  shape: string;
  says?: string;
}

export interface Notion {
  name: string;
  sees: "data" | "either" | "pairs";
  compares: "secrets" | "data";
  rests: "prior" | "known" | "shares" | "knownShares" | "sample" | "nothing";
  adds?: true;
  parameter?: Parameter;
  forSamples?: string;
  ofOneColumn?: string;
}

export interface Protocol {
  name: string;
  ways: Record<string, ("data" | "pairs")[]>;
  categories?: number;
  usesDistances?: true;
  marks?: true;
  searches?: true;
  anyObjective?: true;
}

export interface Objective {
  name: string;
  reportsAreAnswers?: true;
  usesDistances?: true;
  least?: true;
}

export interface Registry {
  notions: Notion[];
  protocols: Protocol[];
  objectives: Objective[];
  /** Errors have id, code, message and remedy. */
  texts: ([id: string, text: string] | [id: string, code: string, message: string, remedy: string])[];
}

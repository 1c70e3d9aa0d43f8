// SPDX-License-Identifier: Apache-2.0
/**
 * The notions, parameters, protocols and objectives, each in the order in which to offer it, and what is true of each.
 * Written by `npm run contract` from core/guarantee/notions.cpp, core/protocol/protocols.cpp and
 * core/objective/objectives.cpp; see traits.ts.
 */
import type { ObjectiveTraits, ProtocolTraits, Rests } from "./traits.js";

export type NotionName =
  | "lip"
  | "ldp"
  | "pml"
  | "pmc"
  | "alip"
  | "per-secret"
  | "profile"
  | "srlip"
  | "srldp"
  | "rldp"
  | "rlip"
  | "rpml"
  | "data-ldp"
  | "context-aware";

/** The name of what a notion has to know; `attributes` are the columns that the data are made of. */
export type ParameterName = "lower" | "secretLevels" | "neighbours" | "attributes" | "alpha" | "dataLevels";

export type KnownProtocol =
  | "optimal"
  | "grr"
  | "oue"
  | "block-design"
  | "cr"
  | "resample"
  | "markov"
  | "coupling"
  | "coupling-distance"
  | "one-bit"
  | "smooth-one-bit"
  | "smooth-categorical"
  | "smooth-coupling"
  | "polyopt"
  | "polyopt-all-pairs"
  | "cr-tight"
  | "ir"
  | "ir-tight"
  | "cr-sets"
  | "ir-sets"
  | "product"
  | "sequential";

export type ObjectiveName = "information" | "counting" | "guesses" | "distance" | "chi-square";

export const NOTIONS: readonly NotionName[] = [
  "lip",
  "ldp",
  "pml",
  "pmc",
  "alip",
  "per-secret",
  "profile",
  "srlip",
  "srldp",
  "rldp",
  "rlip",
  "rpml",
  "data-ldp",
  "context-aware",
];

type Trait<Value> = Readonly<Partial<Record<NotionName, Value>>>;

/** The name of what a notion has to know beside the prior. */
export const PARAMETER_OF = {
  alip: "lower",
  "per-secret": "secretLevels",
  profile: "neighbours",
  srlip: "attributes",
  srldp: "attributes",
  rldp: "alpha",
  rlip: "alpha",
  rpml: "alpha",
  "context-aware": "dataLevels",
} as const satisfies Trait<ParameterName>;

/** The input that a channel may see: the data alone, or always the pair with the secret, which it then is to keep. */
export const SEES: Trait<"data" | "pairs"> = {
  srlip: "data",
  srldp: "data",
  rldp: "pairs",
  rlip: "data",
  rpml: "data",
  "data-ldp": "data",
  "context-aware": "data",
};

/** The notions that hold data against each other, and not secrets. */
export const COMPARES: Trait<"data"> = {
  "data-ldp": "data",
  "context-aware": "data",
};

/** The assumptions of a promise that assumes more or less than the whole table: see `Rests`. */
export const RESTS: Trait<Rests> = {
  ldp: "shares",
  profile: "shares",
  srlip: "known",
  srldp: "knownShares",
  rldp: "sample",
  rlip: "sample",
  rpml: "sample",
  "data-ldp": "nothing",
  "context-aware": "nothing",
};

/** The notion in a notion's place where the table is but a sample. */
export const FOR_SAMPLES: Trait<NotionName> = {
  lip: "rlip",
  ldp: "rldp",
  pml: "rpml",
};

/** The notion that a notion is where the data are one column. */
export const OF_ONE_COLUMN: Trait<NotionName> = {
  srlip: "lip",
  srldp: "ldp",
};

/** The shape of a notion's parameter in requests and files. */
export type Shape = "level" | "secret-levels" | "data-levels" | "pairs-of-secrets" | "sample";

/** The value of a parameter, by its shape. */
export interface Values {
  level: number;
  "secret-levels": [secret: string, level: number][];
  "data-levels": [category: string, than: string, level: number][];
  "pairs-of-secrets": [secret: string, secret: string][];
  sample: number;
}

/** The parts of an entry of each parameter that is a list; one that is a number has none. */
export const ENTRIES: Readonly<Record<Shape, readonly ("secret" | "data" | "level")[]>> = {
  level: [],
  "secret-levels": ["secret", "level"],
  "data-levels": ["data", "data", "level"],
  "pairs-of-secrets": ["secret", "secret"],
  sample: [],
};

/** An example of each parameter that has to be given. */
export const EXAMPLES: Readonly<Partial<Record<Shape, string>>> = {
  level: "2",
  "secret-levels": '[["ill", 0.5], ["well", 1]]',
  "data-levels": '[["a", "b", 1], ["b", "a", 1]]',
  "pairs-of-secrets": '[["ill", "well"]]',
};

/** The shape of each parameter that requests and files state; the columns of the data are none of them. */
export const PARAMETERS = {
  lower: "level",
  secretLevels: "secret-levels",
  neighbours: "pairs-of-secrets",
  alpha: "sample",
  dataLevels: "data-levels",
} as const satisfies Readonly<Record<Exclude<ParameterName, "attributes">, Shape>>;

/** The purpose of each parameter that is a level. */
export const LEVELS: Readonly<Record<string, string>> = {
  lower: "a level for what makes a secret less likely",
};

export const PROTOCOLS: Readonly<Record<KnownProtocol, ProtocolTraits>> = {
  optimal: {
    ways: {
      lip: ["data", "pairs"],
      ldp: ["data", "pairs"],
      pml: ["data", "pairs"],
      pmc: ["data", "pairs"],
      alip: ["data", "pairs"],
      "per-secret": ["data", "pairs"],
      profile: ["data", "pairs"],
      srlip: ["data"],
      srldp: ["data"],
      rldp: ["data", "pairs"],
      rlip: ["data"],
      rpml: ["data"],
      "data-ldp": ["data"],
      "context-aware": ["data"],
    },
    searches: true,
    anyObjective: true,
  },
  grr: {
    ways: {
      lip: ["data"],
      ldp: ["data"],
      pml: ["data"],
      pmc: ["data"],
      alip: ["data"],
      "per-secret": ["data"],
      profile: ["data"],
      srlip: ["data"],
      srldp: ["data"],
      rldp: ["data", "pairs"],
      rlip: ["data"],
      rpml: ["data"],
      "data-ldp": ["data"],
      "context-aware": ["data"],
    },
  },
  oue: {
    ways: {
      lip: ["data"],
      ldp: ["data"],
      pml: ["data"],
      pmc: ["data"],
      alip: ["data"],
      "per-secret": ["data"],
      profile: ["data"],
      srlip: ["data"],
      srldp: ["data"],
      rldp: ["data"],
      rlip: ["data"],
      rpml: ["data"],
      "data-ldp": ["data"],
      "context-aware": ["data"],
    },
    marks: true,
  },
  "block-design": {
    ways: {
      lip: ["data"],
      ldp: ["data"],
      pml: ["data"],
      pmc: ["data"],
      alip: ["data"],
      "per-secret": ["data"],
      profile: ["data"],
      srlip: ["data"],
      srldp: ["data"],
      rldp: ["data"],
      rlip: ["data"],
      rpml: ["data"],
      "data-ldp": ["data"],
      "context-aware": ["data"],
    },
  },
  cr: {
    ways: {
      lip: ["pairs"],
      ldp: ["pairs"],
      pml: ["pairs"],
      pmc: ["pairs"],
      alip: ["pairs"],
      "per-secret": ["pairs"],
      profile: ["pairs"],
      rldp: ["pairs"],
    },
  },
  resample: {
    ways: {
      lip: ["data"],
      ldp: ["data"],
      pml: ["data"],
      pmc: ["data"],
      alip: ["data"],
      "per-secret": ["data"],
      profile: ["data"],
      srlip: ["data"],
      srldp: ["data"],
      rldp: ["data"],
      rlip: ["data"],
      rpml: ["data"],
      "data-ldp": ["data"],
      "context-aware": ["data"],
    },
  },
  markov: {
    ways: {
      lip: ["data"],
      ldp: ["data"],
      pml: ["data"],
      pmc: ["data"],
      alip: ["data"],
      "per-secret": ["data"],
      profile: ["data"],
    },
  },
  coupling: {
    ways: {
      lip: ["pairs"],
      ldp: ["pairs"],
      pml: ["pairs"],
      pmc: ["pairs"],
      alip: ["pairs"],
      "per-secret": ["pairs"],
      profile: ["pairs"],
    },
  },
  "coupling-distance": {
    ways: {
      lip: ["pairs"],
      ldp: ["pairs"],
      pml: ["pairs"],
      pmc: ["pairs"],
      alip: ["pairs"],
      "per-secret": ["pairs"],
      profile: ["pairs"],
    },
    usesDistances: true,
  },
  "one-bit": {
    ways: {
      lip: ["data"],
      ldp: ["data"],
      pml: ["data"],
      pmc: ["data"],
      alip: ["data"],
      "per-secret": ["data"],
      profile: ["data", "pairs"],
      srlip: ["data"],
      srldp: ["data"],
      rldp: ["data"],
      rlip: ["data"],
      rpml: ["data"],
      "data-ldp": ["data"],
      "context-aware": ["data"],
    },
    categories: 2,
  },
  "smooth-one-bit": {
    ways: {
      lip: ["pairs"],
      ldp: ["pairs"],
      pml: ["pairs"],
      pmc: ["pairs"],
      alip: ["pairs"],
      "per-secret": ["pairs"],
      profile: ["pairs"],
    },
    categories: 2,
  },
  "smooth-categorical": {
    ways: {
      lip: ["pairs"],
      ldp: ["pairs"],
      pml: ["pairs"],
      pmc: ["pairs"],
      alip: ["pairs"],
      "per-secret": ["pairs"],
      profile: ["pairs"],
    },
  },
  "smooth-coupling": {
    ways: {
      lip: ["pairs"],
      ldp: ["pairs"],
      pml: ["pairs"],
      pmc: ["pairs"],
      alip: ["pairs"],
      "per-secret": ["pairs"],
      profile: ["pairs"],
    },
  },
  polyopt: { ways: { rldp: ["pairs"] }, searches: true },
  "polyopt-all-pairs": { ways: { rldp: ["pairs"] }, searches: true },
  "cr-tight": { ways: { rldp: ["pairs"] } },
  ir: { ways: { rldp: ["pairs"] } },
  "ir-tight": { ways: { rldp: ["pairs"] } },
  "cr-sets": { ways: { rldp: ["pairs"] } },
  "ir-sets": { ways: { rldp: ["pairs"] } },
  product: { ways: { srlip: ["data"] }, searches: true },
  sequential: { ways: { srlip: ["data"] }, searches: true },
};

/** The first is taken where none is named. */
export const OBJECTIVES: Readonly<Record<ObjectiveName, ObjectiveTraits>> = {
  information: {},
  counting: { usesContrasts: true, least: true },
  guesses: { reportsAreAnswers: true },
  distance: { reportsAreAnswers: true, usesDistances: true, least: true },
  "chi-square": {},
};

/** The parameters of notions beside the prior. Levels are multiples of epsilon, from 0.001 to 1000; that of one secret or pair may be 0. */
export interface Parameters {
  /** alip: the level for what makes a secret less likely. */
  lower?: number;
  /** per-secret: the level of each secret, each once. */
  secretLevels?: [secret: string, level: number][];
  /** profile: pairs of secrets that are not to be told apart, each once; a pair counts both ways. */
  neighbours?: [secret: string, secret: string][];
  /**
   * rldp: the chance that the true distribution is none of those that are allowed for, 0.05 if not given. The weights
   * of the table have to count the people of a sample: whole numbers, one for each person who was drawn.
   */
  alpha?: number;
  /**
   * rldp, in files: whether the greatest probability of each category of the data, given a secret, was used as well
   * as the smallest. Protocols that are calibrated by both then need less noise. They decide it; a request cannot.
   */
  ranges?: true;
  /** context-aware: how much likelier a report may be for the first category than for the second; each pair once. */
  dataLevels?: [category: string, than: string, level: number][];
}

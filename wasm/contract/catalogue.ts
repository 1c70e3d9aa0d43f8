// SPDX-License-Identifier: Apache-2.0
/**
 * Which notions, parameters and protocols there are, each in the order in which to offer it, and what is true of each.
 * Written by `npm run contract` from core/guarantee/notions.cpp and core/protocol/protocols.cpp; see traits.ts.
 */

export const NOTIONS = {
  lip: { sees: "either", compares: "secrets", rests: "prior", forSamples: "rldp" },
  ldp: { sees: "either", compares: "secrets", rests: "shares", adds: true, forSamples: "rldp" },
  pml: { sees: "either", compares: "secrets", rests: "prior" },
  pmc: { sees: "either", compares: "secrets", rests: "prior" },
  alip: { sees: "either", compares: "secrets", rests: "prior", parameter: "lower" },
  "per-secret": { sees: "either", compares: "secrets", rests: "prior", parameter: "secretLevels" },
  profile: { sees: "either", compares: "secrets", rests: "shares", adds: true, parameter: "neighbours" },
  srlip: { sees: "data", compares: "secrets", rests: "known", ofOneColumn: "lip", parameter: "attributes" },
  rldp: { sees: "pairs", compares: "secrets", rests: "sample", adds: true, parameter: "alpha" },
  "data-ldp": { sees: "data", compares: "data", rests: "nothing", adds: true },
  "context-aware": { sees: "data", compares: "data", rests: "nothing", parameter: "dataLevels" },
} as const;

export const PARAMETERS = {
  lower: { shape: "level", says: "a level for what makes a secret less likely" },
  secretLevels: { shape: "secret-levels" },
  neighbours: { shape: "pairs-of-secrets" },
  attributes: { shape: "attributes" },
  alpha: { shape: "sample" },
  dataLevels: { shape: "data-levels" },
} as const;

export const PROTOCOLS = {
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
      rldp: ["pairs"],
      "data-ldp": ["data"],
      "context-aware": ["data"],
    },
    searches: true,
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
      rldp: ["pairs"],
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
      "data-ldp": ["data"],
      "context-aware": ["data"],
    },
    marks: true,
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
      profile: ["data"],
      srlip: ["data"],
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
  "cr-tight": { ways: { rldp: ["pairs"] } },
  ir: { ways: { rldp: ["pairs"] } },
  "ir-tight": { ways: { rldp: ["pairs"] } },
  product: { ways: { srlip: ["data"] }, searches: true },
  sequential: { ways: { srlip: ["data"] }, searches: true },
} as const;

/** What a notion may have to know beside the prior. Levels are multiples of epsilon, from 0.001 to 1000. */
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
   * rldp, in files: whether what each category of the data can be at most, given a secret, was reckoned with as well
   * as what it has to be at least: the protocols that are calibrated by both then need less noise. They decide it; a
   * request cannot.
   */
  ranges?: true;
  /** context-aware: how much likelier a report may be for the first category than for the second; each pair once. */
  dataLevels?: [category: string, than: string, level: number][];
}

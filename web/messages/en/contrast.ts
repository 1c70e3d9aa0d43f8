// SPDX-License-Identifier: GPL-3.0-or-later
/** Copy of two protocols side by side, in English. */

export const contrast = {
  title: "Two side by side",
  lead: "Put another protocol, another level or another promise beside the one that is set.",
  promise: "Promise",
  protocol: "Protocol",
  level: "Level",
  wrong: "A level is a number from 0 to {highest}.",
  go: "Put it beside",
  going: "Looking for the other protocol …",
  stop: "Stop",
  clear: "Take it away",
  use: "Use this one instead",
  own: "The one that is set",
  other: "The other one",
  at: "“{notion}”, level {epsilon}",
  channel: "{protocol}, level {epsilon}: chance of each report",
  differences: "How the other one differs",
  same: "In none of this do they differ.",
  promises: "It promises something else: “{other}” instead of “{own}”.",
  levels: "It makes the same promise at level {other} instead of {own}.",
  kept: {
    more: "It keeps more of the information: {other} instead of {own}.",
    less: "It keeps less of the information: {other} instead of {own}.",
    pairs: "What they keep cannot be compared: one keeps the answer, the other secret and answer together.",
  },
  learnt: {
    more: "Its reports may say more about a person: a belief changes by a factor of up to {other} instead of {own}.",
    less: "Its reports may say less about a person: a belief changes by a factor of up to {other} instead of {own}.",
  },
  costs: {
    more: "It takes more people to know every share as well: {other} instead of {own}, where {plain} plain answers would do.",
    less: "It takes fewer people to know every share as well: {other} instead of {own}, where {plain} plain answers would do.",
    otherNever: "Its reports do not say of every answer how common it is; those of the one that is set do.",
    ownNever: "Its reports say of every answer how common it is; those of the one that is set do not.",
  },
  told: {
    other: "It has to be told “{secret}”; the one that is set does not.",
    own: "It need not be told “{secret}”; the one that is set does.",
  },
  estimable: "From its reports it can be estimated how common each answer is.",
  fails: "There is none for these data: {reason}",
};

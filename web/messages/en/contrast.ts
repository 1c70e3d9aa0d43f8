// SPDX-License-Identifier: GPL-3.0-or-later
/** Copy of two protocols side by side, in English. */

export const contrast = {
  title: "Two side by side",
  lead: "Put another method, another ε or another protection beside yours.",
  promise: "Protection",
  protocol: "Method",
  level: "Its ε",
  wrong: "Epsilon is a number from 0 to {highest}.",
  go: "Put it beside",
  going: "Looking for the other method …",
  stop: "Stop",
  clear: "Take it away",
  use: "Use this one instead",
  own: "Your settings",
  other: "The other one",
  at: "“{notion}”, ε = {epsilon}",
  channel: "{protocol}, ε = {epsilon}: odds of each noisy answer",
  differences: "How the other one differs",
  same: "They differ in none of this.",
  promises: "It gives another protection: “{other}” instead of “{own}”.",
  levels: "It gives the same protection with ε = {other} instead of {own}.",
  kept: {
    more: "More stays useful: {other} of the information instead of {own}.",
    less: "Less stays useful: {other} of the information instead of {own}.",
    pairs: "You cannot compare what stays useful. One is made for the answer, the other for hidden value and answer together.",
  },
  learnt: {
    more: "Its noisy answers may say more about a person. A belief changes by a factor of at most {other} instead of {own}.",
    less: "Its noisy answers may say less about a person. A belief changes by a factor of at most {other} instead of {own}.",
  },
  costs: {
    more: "You need more people to know each percentage as well: {other} instead of {own}. With real answers, {plain} would do.",
    less: "You need fewer people to know each percentage as well: {other} instead of {own}. With real answers, {plain} would do.",
    otherNever: "Its noisy answers do not show how common every answer is. Those of your settings do.",
    ownNever: "Its noisy answers show how common every answer is. Those of your settings do not.",
  },
  told: {
    other: "It uses the hidden column “{secret}”. Your settings do not.",
    own: "It does not use the hidden column “{secret}”. Your settings do.",
  },
  estimable: "You can estimate from its noisy answers how common each answer is.",
  fails: "There is none for this table: {reason}",
};

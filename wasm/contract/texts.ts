// SPDX-License-Identifier: Apache-2.0
/** The texts of requests, in English; other languages have them under the same ids. */

export const alphaMissing = [
  "alpha-missing",
  "bad_request",
  'The guarantee "{notion}" needs "alpha", the chance to be wrong about the distribution.',
  "Choose a small one, such as 0.05.",
] as const;
export const alphaWrong = [
  "alpha-wrong",
  "bad_request",
  'The parameter "alpha" is {alpha} and not between 0 and 1.',
  "Choose a small one, such as 0.05.",
] as const;
export const categoryUnknown = [
  "category-unknown",
  "bad_request",
  '"{category}" is no category of "{name}".',
  "Name the categories as the table has them.",
] as const;
export const contrastConstant = [
  "contrast-constant",
  "{where} has the same coefficient for every category that occurs: it is known without any report",
] as const;
export const contrastTwice = ["contrast-twice", "{where} is the same as {other}, or its opposite"] as const;
export const countOutOfRange = [
  "count-out-of-range",
  "{where} is {number} instead of a number from {least} to {most}",
] as const;
export const countedTwice = ["counted-twice", '{where} names "{category}" twice'] as const;
export const distanceMissing = [
  "distance-missing",
  "bad_request",
  'There is no distance of "{one}" and "{other}".',
  "Give one distance for each pair of categories, a finite number of at least 0, or none at all.",
] as const;
export const distanceNotFinite = [
  "distance-not-finite",
  "bad_request",
  'The distance of "{one}" and "{other}" is no finite number of at least 0.',
  "Give one distance for each pair of categories, a finite number of at least 0, or none at all.",
] as const;
export const distanceOf = ["distance-of", "the distance of {one} and {other} in {where}"] as const;
export const distanceToItself = ["distance-to-itself", 'has a distance of "{category}" from itself'] as const;
export const distanceTwice = ["distance-twice", 'has the pair "{one}", "{other}" twice'] as const;
export const distancesUnknown = [
  "distances-unknown",
  "bad_request",
  '"{category}" in the distances is no category of "{name}".',
  "Give one distance for each pair of categories, a finite number of at least 0, or none at all.",
] as const;
export const distancesWrong = [
  "distances-wrong",
  "bad_request",
  "The list of distances {flaw}.",
  "Give one distance for each pair of categories, a finite number of at least 0, or none at all.",
] as const;
export const forCategory = ["for-category", " for {category}"] as const;
export const forPair = ["for-pair", " for {one} against {other}"] as const;
export const giveInstead = ["give-instead", 'Give "{parameter}" instead.'] as const;
export const hasLevel = ["has-level", "has the level {level}{of}"] as const;
export const leaveItOut = ["leave-it-out", "Leave it out."] as const;
export const levelAgainstItself = ["level-against-itself", "has a level for {category} against itself"] as const;
export const levelAgainstItselfAdvice = [
  "level-against-itself-advice",
  "Leave it out: a category is no likelier than itself.",
] as const;
export const levelAgainstTwice = ["level-against-twice", "has a level for {one} against {other} twice"] as const;
export const levelMissing = [
  "level-missing",
  "bad_request",
  'The guarantee "{notion}" needs a level for each category of "{name}", and there is none for "{category}"{more}.',
  "State one level for each secret.",
] as const;
export const levelNotFinite = ["level-not-finite", "has no finite level for {one} against {other}"] as const;
export const levelNotFiniteAdvice = [
  "level-not-finite-advice",
  "Leave out pairs of which nothing is promised.",
] as const;
export const levelTwice = ["level-twice", "has a level for {category} twice"] as const;
export const levelsNone = [
  "levels-none",
  "bad_request",
  'The guarantee "{notion}" is given no level for any pair of categories.',
  "State a level for one pair at least.",
] as const;
export const levelsRangeOrNone = [
  "levels-range-or-none",
  "Levels are multiples of epsilon: 0, or from {least} to {most}.",
] as const;
export const levelsRange = ["levels-range", "Levels are multiples of epsilon, from {least} to {most}."] as const;
export const namesNoCategory = ["names-no-category", "{where} names {category}, which is no category"] as const;
export const neighbourOfItself = [
  "neighbour-of-itself",
  "bad_request",
  'The guarantee "{notion}" is given "{category}" as a neighbour of itself.',
  "Leave the pair out: nothing tells a secret from itself.",
] as const;
export const neighboursNone = [
  "neighbours-none",
  "bad_request",
  'The guarantee "{notion}" is given no pair of neighbours.',
  "Name at least one pair of secrets that are not to be told apart.",
] as const;
export const neverOccurs = ["never-occurs", '{where} names "{category}", which never occurs in the table'] as const;
export const norForMore = ["nor-for-more", ", nor for {count} more"] as const;
export const nothingCounted = ["nothing-counted", "{where} leaves nothing to be counted"] as const;
export const oneLevelEach = ["one-level-each", "State one level for each secret."] as const;
export const oneLevelEachPair = [
  "one-level-each-pair",
  "State one level for each pair; each direction is a pair of its own.",
] as const;
export const pairTwice = ["pair-twice", "has the pair {pair} twice"] as const;
export const pairTwiceAdvice = ["pair-twice-advice", "Name each pair once; it counts both ways."] as const;
export const parameterNotTaken = [
  "parameter-not-taken",
  "bad_request",
  'The guarantee "{notion}" has no parameter "{parameter}".',
  "{advice}.",
] as const;
export const parameterWrong = [
  "parameter-wrong",
  "bad_request",
  'The parameter "{parameter}" {what}.',
  "{advice}.",
] as const;
export const unexpected = [
  "unexpected",
  "crashed",
  "{reason}",
  "Try again; if it happens again, please report it.",
] as const;
export const whereFlaw = ["where-flaw", "{where} {flaw}"] as const;
export const workCancelled = [
  "work-cancelled",
  "cancelled",
  "The work was cancelled.",
  "Start it again when you like.",
] as const;

// SPDX-License-Identifier: Apache-2.0
/** The texts of requests, in English; other languages have them under the same ids. */

export const alphaMissing = {
  id: "alpha-missing",
  code: "bad_request",
  message: 'The guarantee "{notion}" needs "alpha", the chance to be wrong about the distribution.',
  remedy: "Choose a small one, such as 0.05.",
} as const;
export const alphaWrong = {
  id: "alpha-wrong",
  code: "bad_request",
  message: 'The parameter "alpha" is {alpha} and not between 0 and 1.',
  remedy: "Choose a small one, such as 0.05.",
} as const;
export const categoryUnknown = {
  id: "category-unknown",
  code: "bad_request",
  message: '"{category}" is no category of "{name}".',
  remedy: "Name the categories as the table has them.",
} as const;
export const distanceMissing = {
  id: "distance-missing",
  code: "bad_request",
  message: 'There is no distance of "{one}" and "{other}".',
  remedy: "Give one distance for each pair of categories, a finite number of at least 0, or none at all.",
} as const;
export const distanceNotFinite = {
  id: "distance-not-finite",
  code: "bad_request",
  message: 'The distance of "{one}" and "{other}" is no finite number of at least 0.',
  remedy: "Give one distance for each pair of categories, a finite number of at least 0, or none at all.",
} as const;
export const distanceOf = { id: "distance-of", text: "the distance of {one} and {other} in {where}" } as const;
export const distanceToItself = {
  id: "distance-to-itself",
  text: 'has a distance of "{category}" from itself',
} as const;
export const distanceTwice = { id: "distance-twice", text: 'has the pair "{one}", "{other}" twice' } as const;
export const distancesUnknown = {
  id: "distances-unknown",
  code: "bad_request",
  message: '"{category}" in the distances is no category of "{name}".',
  remedy: "Give one distance for each pair of categories, a finite number of at least 0, or none at all.",
} as const;
export const distancesWrong = {
  id: "distances-wrong",
  code: "bad_request",
  message: "The list of distances {flaw}.",
  remedy: "Give one distance for each pair of categories, a finite number of at least 0, or none at all.",
} as const;
export const forCategory = { id: "for-category", text: " for {category}" } as const;
export const forPair = { id: "for-pair", text: " for {one} against {other}" } as const;
export const giveInstead = { id: "give-instead", text: 'Give "{parameter}" instead.' } as const;
export const hasLevel = { id: "has-level", text: "has the level {level}{of}" } as const;
export const leaveItOut = { id: "leave-it-out", text: "Leave it out." } as const;
export const levelAgainstItself = {
  id: "level-against-itself",
  text: "has a level for {category} against itself",
} as const;
export const levelAgainstItselfAdvice = {
  id: "level-against-itself-advice",
  text: "Leave it out: a category is no likelier than itself.",
} as const;
export const levelAgainstTwice = {
  id: "level-against-twice",
  text: "has a level for {one} against {other} twice",
} as const;
export const levelMissing = {
  id: "level-missing",
  code: "bad_request",
  message:
    'The guarantee "{notion}" needs a level for each category of "{name}", and there is none for "{category}"{more}.',
  remedy: "State one level for each secret.",
} as const;
export const levelNotFinite = {
  id: "level-not-finite",
  text: "has no finite level for {one} against {other}",
} as const;
export const levelNotFiniteAdvice = {
  id: "level-not-finite-advice",
  text: "Leave out pairs of which nothing is promised.",
} as const;
export const levelTwice = { id: "level-twice", text: "has a level for {category} twice" } as const;
export const levelsNone = {
  id: "levels-none",
  code: "bad_request",
  message: 'The guarantee "{notion}" is given no level for any pair of categories.',
  remedy: "State a level for one pair at least.",
} as const;
export const levelsRange = {
  id: "levels-range",
  text: "Levels are multiples of epsilon, from {least} to {most}.",
} as const;
export const namesNoCategory = {
  id: "names-no-category",
  text: "{where} names {category}, which is no category",
} as const;
export const neighbourOfItself = {
  id: "neighbour-of-itself",
  code: "bad_request",
  message: 'The guarantee "{notion}" is given "{category}" as a neighbour of itself.',
  remedy: "Leave the pair out: nothing tells a secret from itself.",
} as const;
export const neighboursNone = {
  id: "neighbours-none",
  code: "bad_request",
  message: 'The guarantee "{notion}" is given no pair of neighbours.',
  remedy: "Name at least one pair of secrets that are not to be told apart.",
} as const;
export const norForMore = { id: "nor-for-more", text: ", nor for {count} more" } as const;
export const oneLevelEach = { id: "one-level-each", text: "State one level for each secret." } as const;
export const oneLevelEachPair = {
  id: "one-level-each-pair",
  text: "State one level for each pair; each direction is a pair of its own.",
} as const;
export const pairTwice = { id: "pair-twice", text: "has the pair {pair} twice" } as const;
export const pairTwiceAdvice = { id: "pair-twice-advice", text: "Name each pair once; it counts both ways." } as const;
export const parameterNotTaken = {
  id: "parameter-not-taken",
  code: "bad_request",
  message: 'The guarantee "{notion}" has no parameter "{parameter}".',
  remedy: "{advice}.",
} as const;
export const parameterWrong = {
  id: "parameter-wrong",
  code: "bad_request",
  message: 'The parameter "{parameter}" {what}.',
  remedy: "{advice}.",
} as const;
export const rangesNotTaken = {
  id: "ranges-not-taken",
  code: "bad_request",
  message: 'The guarantee "{notion}" has no parameter "ranges".',
  remedy: "Leave it out.",
} as const;
export const unexpected = {
  id: "unexpected",
  code: "crashed",
  message: "{reason}",
  remedy: "Try again; if it happens again, please report it.",
} as const;
export const whereFlaw = { id: "where-flaw", text: "{where} {flaw}" } as const;
export const workCancelled = {
  id: "work-cancelled",
  code: "cancelled",
  message: "The work was cancelled.",
  remedy: "Start it again when you like.",
} as const;

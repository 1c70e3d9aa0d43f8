// SPDX-License-Identifier: Apache-2.0
/** The texts of the engine's calls, in English; other languages have them under the same ids. */

export const asWrong = { id: "as-wrong", text: 'as is {as} instead of "rows" or "counts"' } as const;
export const assumeWrong = { id: "assume-wrong", text: 'assume is {assume} instead of "prior"' } as const;
export const categoryHasNobody = {
  id: "category-has-nobody",
  code: "unknown_category",
  message:
    'Nobody here has "{category}". That there are such people a sample does not rule out, and how the protocol fares with them it cannot tell.',
  remedy: "Use data in which each category of the protocol occurs.",
} as const;
export const choiceOfColumns = { id: "choice-of-columns", text: "the choice of columns" } as const;
export const choiceOfWriting = { id: "choice-of-writing", text: "the choice of what is written" } as const;
export const countsWrong = { id: "counts-wrong", text: "counts holds {count}" } as const;
export const distancesNotUsed = {
  id: "distances-not-used",
  code: "bad_request",
  message: 'The protocol "{protocol}" has no use for distances between categories.',
  remedy: "Leave the distances out, or choose one that has: {protocols}.",
} as const;
export const engineStopped = {
  id: "engine-stopped",
  code: "crashed",
  message: "The engine stopped.",
  remedy: "Try again, with fewer rows or categories if the file is large.",
} as const;
export const engineStoppedWhy = {
  id: "engine-stopped-why",
  code: "crashed",
  message: "The engine stopped: {detail}",
  remedy: "Try again, with fewer rows or categories if the file is large.",
} as const;
export const forASample = { id: "for-a-sample", text: "To tell how far a sample can be from the truth" } as const;
export const levelNotANumber = { id: "level-not-a-number", text: "a level is {level} instead of a number" } as const;
export const noSuchAnswer = {
  id: "no-such-answer",
  code: "bad_request",
  message: "The protocol has no such answer.",
  remedy: "Choose one of its categories.",
} as const;
export const notAFile = { id: "not-a-file", text: "the file is {value} instead of a File or a Blob" } as const;
export const notAboveZero = { id: "not-above-zero", text: "{name} is {number} instead of above 0" } as const;
export const notTrueOrFalse = { id: "not-true-or-false", text: "{where} is {value} instead of true or false" } as const;
export const nothingPlanned = { id: "nothing-planned", text: "neither people nor a half width is given" } as const;
export const ofWhat = { id: "of-what", text: "of is {value}, which is nothing that is released" } as const;
export const onceSecretWrong = { id: "once-secret-wrong", text: "once.secret is not the secret of a device" } as const;
export const options = { id: "options", text: "the options" } as const;
export const protocolLacksCategory = {
  id: "protocol-lacks-category",
  code: "unknown_category",
  message: 'The protocol does not know the category "{category}".',
  remedy: "Use data with the protocol's categories, or design a protocol from these data.",
} as const;
export const protocolNotKnownHere = {
  id: "protocol-not-known-here",
  text: 'this version does not know the protocol "{protocol}"',
} as const;
export const reportUnknown = {
  id: "report-unknown",
  code: "unknown_category",
  message: '"{report}" is no report of this protocol.',
  remedy: "Use the protocol that the reports were made with.",
} as const;
export const request = { id: "request", text: "the request" } as const;
export const requestNotSent = {
  id: "request-not-sent",
  code: "bad_request",
  message: "The request cannot be sent to the worker: {reason}",
  remedy: "Pass plain data and files only.",
} as const;
export const requestWrong = {
  id: "request-wrong",
  code: "bad_request",
  message: "The request cannot be taken: {reason}.",
  remedy: "Give what the documentation of the API names, in the types that it names.",
} as const;
export const secretWrong = { id: "secret-wrong", text: "secret is not the secret of a device" } as const;
export const singleAnswer = {
  id: "single-answer",
  code: "bad_table",
  message: "A single answer is compared with none.",
  remedy: "Use data with two answers.",
} as const;
export const singleSecret = {
  id: "single-secret",
  code: "bad_table",
  message: "A single secret is compared with none.",
  remedy: "Use data with two secrets.",
} as const;
export const sluiceClosed = {
  id: "sluice-closed",
  code: "cancelled",
  message: "Sluice was closed.",
  remedy: "Create a new Sluice to go on.",
} as const;
export const tooManyKindsOfPeople = {
  id: "too-many-kinds-of-people",
  code: "too_large",
  message:
    'With {secrets} categories of "{secret}" and {answers} of "{data}" there are {pairs} kinds of people, one for each pair. This guarantee compares too many of them.',
  remedy: "Merge categories of one column or both, so that there are fewer pairs, or choose another guarantee.",
} as const;
export const underNotion = { id: "under-notion", text: 'Under "{notion}"' } as const;
export const valuesFromMarks = {
  id: "values-from-marks",
  code: "bad_request",
  message: "Values that were drawn from sets of marks say less than the sets, and nothing is estimated from them.",
  remedy: "Estimate from the reports themselves: write reports, not values.",
} as const;
export const weightsMiscounted = {
  id: "weights-miscounted",
  code: "bad_table",
  message: "The table has {weights} weights for {secrets} × {answers} categories.",
  remedy: "Give one weight for each pair of categories.",
} as const;
export const weightsNotFloats = {
  id: "weights-not-floats",
  text: "{where}.weights is {value} instead of a Float64Array",
} as const;
export const weightsNotPeople = {
  id: "weights-not-people",
  code: "bad_weight",
  message: '{where} weights count the people of a sample, but "{secret}" with "{data}" has {weight} of them.',
  remedy:
    "Count people: leave the weights out, or give the numbers of people who were asked. Survey weights claim a sample that was never drawn.",
} as const;
export const whatFileHolds = { id: "what-file-holds", text: "what the file holds" } as const;
export const whatIsPlanned = { id: "what-is-planned", text: "what is planned" } as const;
export const whatIsPromised = { id: "what-is-promised", text: "what is promised" } as const;
export const whatIsReleased = { id: "what-is-released", text: "what is to be released" } as const;
export const whatWasCounted = { id: "what-was-counted", text: "what was counted" } as const;
export const writeWrong = { id: "write-wrong", text: 'write is {write} instead of "reports" or "values"' } as const;
export const writtenWrong = {
  id: "written-wrong",
  text: 'written is {written} instead of "reports" or "values"',
} as const;

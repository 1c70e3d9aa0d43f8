// SPDX-License-Identifier: Apache-2.0
/** The texts of protocol files, in English; other languages have them under the same ids. */

export const answerBlanks = [
  "answer-blanks",
  "bad_request",
  'The answer "{answer}" has blanks around it.',
  "Name the answer without them: answers are read so.",
] as const;
export const answerTwice = [
  "answer-twice",
  "bad_request",
  'The answer "{answer}" is there twice.',
  "Name every answer once.",
] as const;
export const blanksAround = ["blanks-around", "{where} names {cell}, with blanks around it"] as const;
export const boundOfLowerLevel = [
  "bound-of-lower-level",
  "A bound of guarantee is that of a lower epsilon than guarantee.epsilon.",
] as const;
export const categoriesTooFew = ["categories-too-few", "{where} has fewer than two categories"] as const;
export const categoryTwice = ["category-twice", "{where} holds a number twice"] as const;
export const categoryCodedAway = [
  "category-coded-away",
  "the rules for {column} count the cells {category} as {into}, though people of the table have the category {category}",
] as const;
export const categoryNoRange = [
  "category-no-range",
  "{column} is divided into ranges, and no cell can become the category {category}",
] as const;
export const categoryWithoutCell = [
  "category-without-cell",
  "no cell of {column} can become the category {category}",
] as const;
export const cellsEmpty = ["cells-empty", "{where}[{i}].cells is empty"] as const;
export const cellsOf = ["cells-of", "the cells of {where}"] as const;
export const codingOfOtherColumn = [
  "coding-of-other-column",
  "{where} is about the column {column}, which plays no part",
] as const;
export const columnsMiscounted = [
  "columns-miscounted",
  "{where}.columns has {count} entries instead of 2 to {most}",
] as const;
export const combinationMisnamed = [
  "combination-misnamed",
  "{where} calls a combination of values {category} instead of {name}",
] as const;
export const columnsMisnamed = [
  "columns-called-otherwise",
  "{where} is called {name}, and has the columns {columns}",
] as const;
export const commaWithoutRanges = [
  "comma-without-ranges",
  "{where}.comma is for columns that are divided into ranges",
] as const;
export const decimalEither = [
  "decimal-either",
  "bad_file",
  '"{cell}" can be read in two ways: as {point} with a decimal point, as {comma} with a decimal comma.',
  "Say how decimals are written in this file: --decimal=point or --decimal=comma.",
] as const;
export const decimalOther = [
  "decimal-other",
  "bad_file",
  '"{cell}" does not fit the decimal mark of its column.',
  "Write all numbers of the column in one way, or say how decimals are written: --decimal=point or --decimal=comma.",
] as const;
export const decimalUnknown = [
  "decimal-unknown",
  "bad_file",
  'The first part of the file does not show how to read "{cell}".',
  "Say how decimals are written in this file: --decimal=point or --decimal=comma.",
] as const;
export const denominatorWrong = ["denominator-wrong", 'channel.denominator is not "{denominator}"'] as const;
export const denominatorZero = ["denominator-zero", "{where}.denominator is zero"] as const;
export const distanceNotZero = ["distance-not-zero", "{where} is not 0, though from a category to itself"] as const;
export const documentTooLarge = ["document-too-large", "it is larger than {megabytes} MB"] as const;
export const edgesMiscounted = ["edges-miscounted", "{where} has {count} entries instead of 1 to {most}"] as const;
export const efficiencyMisplaced = [
  "efficiency-misplaced",
  "utility.countingEfficiency is not a number above 0 and at most 1 beside an upperBound, or stands beside an objective",
] as const;
export const efficiencyWithoutCounts = [
  "efficiency-without-counts",
  "utility.countingEfficiency is stated, and the channel does not tell the counts.",
] as const;
export const entryAt = ["entry-at", "{of} at {name}"] as const;
export const formatWrong = ["format-wrong", '"format" is not "sluice-protocol"'] as const;
export const intoUnknown = [
  "into-unknown",
  "the rules for {column} merge cells into {into}, which is no category of the table",
] as const;
export const knownWithoutAlpha = [
  "known-without-alpha",
  '"guarantee.known" stands beside the parameter alpha, and only there',
] as const;
export const leakageNotion = ["leakage-notion", "a notion of leakage"] as const;
export const levelIn = ["level-in", "the level of {pair} in {where}"] as const;
export const levelOf = ["level-of", "{where} of {category}"] as const;
export const lookAlikes = [
  "look-alikes",
  "{where} has two names that look alike, {one} and {other}; they begin to differ at {code} and {otherCode}",
] as const;
export const marksWithSecret = [
  "marks-with-secret",
  '"channel" has marks, which are for channels that see the data only',
] as const;
export const mergedOnwards = [
  "merged-onwards",
  "{where} counts cells as {category}, and the cells {category} themselves as something else",
] as const;
export const mixingTooLarge = ["mixing-too-large", "{where}.mixing is more than 1"] as const;
export const mostWithoutRanges = [
  "most-without-ranges",
  '"guarantee.known.most" stands beside the parameter ranges, and only there',
] as const;
export const namesOfColumns = ["names-of-columns", "the names of {where}.columns"] as const;
export const namesSame = ["names-same", "secret and data have the same name"] as const;
export const neighboursEmpty = ["neighbours-empty", "{where}.parameters.neighbours names no pair"] as const;
export const noNumberForRanges = [
  "no-number-for-ranges",
  "unknown_category",
  '"{cell}" is no number, and the column is divided into ranges.',
  "Correct the cell, or count it as missing.",
] as const;
export const notAHash = ["not-a-hash", "{where} is {value} instead of 64 hexadecimal digits"] as const;
export const notALanguage = [
  "not-a-language",
  '{where} is {value}, which is not the tag of a language, such as "nl"',
] as const;
export const notRising = ["not-rising", "{where} does not rise"] as const;
export const numberInOtherRange = [
  "number-in-other-range",
  "{where} counts the number {cell} as {into}, which is not its range",
] as const;
export const liftsStray = [
  "lifts-out-of-place",
  "certificate.lifts stands beside guarantee.known without least, and a table of weights, only",
] as const;
export const sampledStray = [
  "sampled-out-of-place",
  "certificate.points stands beside certificate.prices and guarantee.known without least, each of a secret and of others",
] as const;
export const statisticUnknown = [
  "statistic-unknown",
  'guarantee.known.statistic is "likelihood", or left out (Pearson)',
] as const;
export const radiusAlone = ["radius-alone", "guarantee.known without least has a radius above 0"] as const;
export const pointsWrong = [
  "points-wrong",
  "{where} is not a list of multiples of 2^-62, three for each point",
] as const;
export const pricesStray = [
  "prices-stray",
  "certificate.prices stands beside a channel of the data with an upperBound only",
] as const;
export const objectiveMisplaced = [
  "objective-misplaced",
  "utility.objective, {objective}, does not go with the upperBound, the distances or the reports of the document",
] as const;
export const objectiveUnknown = ["objective-unknown-here", "utility.objective is {objective}, which is none"] as const;
export const otherBound = ["other-bound", "The stated bound is below what the channel keeps."] as const;
export const otherCounts = [
  "other-counts",
  "The categories and counts are not those that the certificate is for.",
] as const;
export const otherDocument = ["other-document", "The document is not the one that the certificate is for."] as const;
export const otherEntropy = ["other-entropy", "The stated entropy is not that of the data."] as const;
export const otherGap = ["other-gap", "The stated gap is not what the bound leaves."] as const;
export const otherMixing = [
  "other-mixing",
  "certificate.mixing is more than all rows of the channel have in common.",
] as const;
export const otherInformation = ["other-information", "The stated information is not what the channel keeps."] as const;
export const otherLeakage = ["other-leakage", "The stated leakage under {notion} is not that of the channel."] as const;
export const otherMarkTooLarge = [
  "other-mark-too-large",
  "channel.marks.other is more than channel.marks.own",
] as const;
export const otherWorstRatio = [
  "other-worst-ratio",
  "The certificate states another worst ratio than the channel has.",
] as const;
export const ownMarkWrong = ["own-mark-wrong", 'channel.marks.own is not "{own}", half of the denominator'] as const;
export const otherWorth = [
  "other-worth",
  "The stated value or bound of the objective {objective} is not that of the channel.",
] as const;
export const pairAgainst = ["pair-against", "{one} against {other}"] as const;
export const parameterFlaw = ["parameter-flaw", "{where}.{parameter} {what}. {advice}"] as const;
export const priorColumnEmpty = ["prior-column-empty", "prior has no weight for {category}"] as const;
export const priorNotPeople = [
  "prior-not-people",
  "prior[{s}][{x}] is {weight}, but with an alpha it has to count people",
] as const;
export const priorRowEmpty = ["prior-row-empty", "prior[{row}], {secret}, has no weight"] as const;
export const priorSumWrong = ["prior-sum-wrong", "prior does not have a positive, finite sum"] as const;
export const protocolWrong = [
  "protocol-wrong",
  "bad_protocol",
  "The protocol file cannot be used: {reason}.",
  "Choose a protocol file as Sluice wrote it, or design the protocol again.",
] as const;
export const questionShares = [
  "question-shares",
  "bad_request",
  "The shares of the answers are not {count} finite numbers above 0.",
  "Give one for each answer, in their order, such as 0.7, 0.2, 0.1.",
] as const;
export const questionWithOneAnswer = [
  "question-with-one-answer",
  "bad_request",
  "A question has two answers or more.",
  "Name every answer that may be given.",
] as const;
export const questionWithoutName = [
  "question-without-name",
  "bad_request",
  "The question has no name.",
  "Call it as the survey does.",
] as const;
export const rangesNotAsked = [
  "ranges-not-asked",
  "parameters.ranges cannot be asked for, the protocol decides it",
] as const;
export const reportMisnamed = [
  "report-called-otherwise",
  "the report {report} is called otherwise than {name}, which it stands for",
] as const;
export const reportOfOthers = [
  "report-of-others",
  "the report {report} comes from other answers than {where} says",
] as const;
export const reportNever = ["report-never", "the report {report} can never occur"] as const;
export const reportsEmpty = ["reports-empty", "channel.reports is empty"] as const;
export const reportsNotCategories = [
  "reports-not-categories",
  "channel.reports are not the categories of the data, which are what is marked",
] as const;
export const textTooLong = ["text-too-long", "{where} has {count} characters, more than {most}"] as const;
export const translationsMiscounted = [
  "translations-miscounted",
  "{where} has {count} entries instead of 1 to {most}",
] as const;
export const usedAndDropped = ["used-and-dropped", "{where} lists {category} both as used and as dropped"] as const;
export const weightsMissDenominator = [
  "weights-miss-denominator",
  "not_certified",
  'The protocol does not keep its guarantee: the weights of "{category}" sum to {sum}, not to {denominator}.',
  "Do not use this protocol file; design the protocol again.",
] as const;

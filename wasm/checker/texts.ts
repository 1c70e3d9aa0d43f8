// SPDX-License-Identifier: Apache-2.0
/** The refusals of the checker in English. Other languages have the same ids. No text has two holes. */

export const aboveAverage = [
  "above-average",
  "The average leakage of the reports exceeds guarantee.averageLeakage.",
] as const;
export const aboveBound = ["above-bound", "A ratio exceeds its bound: {ratio}."] as const;
export const alphaOutside = ["alpha-outside", "guarantee.parameters.alpha is not between 0 and 1."] as const;
export const averageUnproved = [
  "average-unproved",
  "Nothing proves guarantee.averageLeakage for marks or for a sample.",
] as const;
export const boundWrong = ["bound-wrong", "A bound has no level, or is not a number."] as const;
export const boundNotAllowed = [
  "bound-not-allowed",
  "The bound of level {level} is not from 1 to e^(level epsilon).",
] as const;
export const boundOfAnother = [
  "bound-of-another",
  "The bound of level {level} is that of a lower epsilon. Ask for the file as it was made.",
] as const;
export const boundRefuted = [
  "bound-refuted",
  "utility.upperBound is refuted: certificate.prices do not prove it, or the channel keeps more.",
] as const;
export const categoryMoved = [
  "category-moved",
  "The rules count the cells {category} as something else, though people have this category.",
] as const;
export const categoryNotMade = ["category-not-made", "No cell can become the category {category}."] as const;
export const certificateWrong = ["certificate-wrong", "certificate is wrong."] as const;
export const channelWrong = ["channel-wrong", "channel.denominator or channel.marks is wrong."] as const;
export const codingWrong = ["coding-wrong", "The rules for {column} are wrong."] as const;
export const columnsWrong = [
  "columns-wrong",
  "There are too many columns, or they do not tell the categories apart.",
] as const;
export const combinationOfAnother = [
  "combination-of-another",
  "A combination of {columns} is not called after its values. Ask for the file as it was made.",
] as const;
export const columnsMisnamed = [
  "columns-misnamed",
  "{name} is not called after its columns. Ask for the file as it was made.",
] as const;
export const countsDiffer = ["counts-differ", "certificate.counts is another hash."] as const;
export const efficiencyWrong = [
  "efficiency-wrong",
  "utility.countingEfficiency is not above 0 and at most 1, has no utility.upperBound, or stands beside an objective.",
] as const;
export const efficiencyNone = [
  "efficiency-none",
  "utility.countingEfficiency is stated, but the channel does not tell the counts.",
] as const;
export const efficiencyNotProved = [
  "efficiency-not-proved",
  "This file does not prove the counting efficiency that it claims.",
] as const;
export const epsilonWrong = ["epsilon-wrong", "epsilon or seesSecret is wrong."] as const;
export const fieldLacking = ["field-lacking", "The field {name} is missing."] as const;
export const fieldStray = ["field-stray", "The field {name} is unknown."] as const;
export const fieldWrong = ["field-wrong", "{name} is not a number."] as const;
export const figureWrong = [
  "figure-wrong",
  "{name} is not what the channel and the table give. Ask for the file as it was made.",
] as const;
export const mergedIntoNothing = [
  "merged-into-nothing",
  "The rules merge cells into {into}, which is not a category.",
] as const;
export const jsonWrong = [
  "json-wrong",
  "The document has a field twice, a number that changes when it is read, or is nested too deeply.",
] as const;
export const leakageDiffers = ["leakage-differs", "The file states a wrong leakage under {notion}, or none."] as const;
export const versionWrong = ["version-wrong", "This is not a Sluice protocol file of version 1."] as const;
export const levelsWrong = ["levels-wrong", "The levels of the bounds have to be {levels}."] as const;
export const listWrong = ["list-wrong", "{name} is not a list of the right length and kind."] as const;
export const namesAlike = ["names-alike", "Two names look alike in {where}."] as const;
export const mostWrong = ["most-wrong", "guarantee.known.most has to be there if and only if ranges are."] as const;
export const nameNotPlain = [
  "name-not-plain",
  "{name} is not a name in small letters. Ask for the file as it was made.",
] as const;
export const namesWrong = ["names-wrong", "There are too few names, or a name twice."] as const;
export const noProtocol = ["no-protocol", "No protocol: {detail}"] as const;
export const notionWrong = ["notion-wrong", "{notion} is unknown, or not allowed with seesSecret."] as const;
export const numberMisplaced = [
  "number-misplaced",
  "The rules count a number as {into}, which is not its range.",
] as const;
export const objectiveDiffers = [
  "objective-differs",
  "utility.value or utility.bound is not that of the channel for the objective {objective}.",
] as const;
export const objectiveUnknown = ["objective-not-known", "utility.objective {objective} is unknown."] as const;
export const objectiveWrong = [
  "objective-wrong",
  "utility does not have what the objective {objective} needs, or certificate.gap or utility.upperBound beside it.",
] as const;
export const optimumNotProved = [
  "optimum-not-proved",
  "This file does not prove that the protocol is optimal, or nearly so.",
] as const;
export const optimumOfObjective = [
  "optimum-of-objective",
  "The protocol was made for the objective {objective}, not for information. This file does not prove that it is the best.",
] as const;
export const optimumProved = [
  "optimum-proved",
  "The checker has proved that this protocol is optimal to within {gap} nats.",
] as const;
export const optimumTooLarge = [
  "optimum-too-large",
  "The proof that the protocol is optimal, or nearly so, is too large to check here: {boxes} boxes were not enough.",
] as const;
export const pairsWrong = [
  "pairs-wrong",
  "guarantee.parameters has no pairs, or a pair twice or of unknown names.",
] as const;
export const parameterStray = ["parameter-stray", "The guarantee has no use for the parameter {name}."] as const;
export const pointOutside = [
  "point-outside",
  "{name} is not proved to be a distribution that the sample allows.",
] as const;
export const pointsStray = [
  "points-stray",
  "certificate.points has to be there if and only if certificate.prices and certificate.lifts are, by the likelihood.",
] as const;
export const pricesWrong = [
  "prices-wrong",
  "certificate.prices needs a channel of the data, utility.upperBound and a number for each category.",
] as const;
export const priorWrong = ["prior-wrong", "prior has a line of zeros."] as const;
export const protocolDiffers = ["protocol-differs", "certificate.protocol is another hash."] as const;
export const reportMisnamed = [
  "report-misnamed",
  "Report {report} is not called after the answers that it stands for. Ask for the file as it was made.",
] as const;
export const reportUnsent = [
  "report-unsent",
  "Report {report} can never occur. Ask for the file as it was made.",
] as const;
export const radiusWrong = ["radius-wrong", "guarantee.known.radius is too small for alpha."] as const;
export const weightsWrong = ["weights-wrong", "channel.weights[{row}] does not sum to 2^62."] as const;
export const statisticWrong = ["statistic-wrong", 'guarantee.known.statistic is not "likelihood".'] as const;
export const radiusMissing = [
  "radius-missing",
  "The guarantee needs the parameter alpha, and guarantee.known.radius.",
] as const;
export const rangesWrong = [
  "ranges-wrong",
  "guarantee.known.{name} leaves out distributions that the sample allows.",
] as const;
export const setNotProved = [
  "lifts-not-proved",
  "{list} does not prove the bound for all distributions that the sample allows.",
] as const;
export const liftsStray = [
  "lifts-stray",
  "certificate.lifts has to be there if and only if guarantee.known has no least.",
] as const;
export const sampleWrong = [
  "sample-wrong",
  "prior has numbers that are not whole, or rlip or rpml has seesSecret.",
] as const;
export const sharesWrong = [
  "shares-wrong",
  "guarantee.known.{name} is not a table like prior, of integers up to 2^40.",
] as const;
export const slackDiffers = ["slack-differs", "certificate.slack is not {slack}."] as const;
export const standsForOthers = [
  "stands-for-others",
  "Report {report} stands for other answers than channel.standsFor says. Ask for the file as it was made.",
] as const;
export const textOdd = [
  "text-odd",
  "{name} holds half a character, a control character or one that reverses writing. Ask for the file without it.",
] as const;
export const tooLarge = ["too-large", "The file is larger than 64 MB. Ask for one with fewer categories."] as const;
export const worstDiffers = ["worst-differs", "certificate.worst is not {ratio}."] as const;
export const wordsWrong = ["words-wrong", "question.{name} is missing, too long or not plain text."] as const;

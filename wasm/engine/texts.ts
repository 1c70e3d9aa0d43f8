// SPDX-License-Identifier: Apache-2.0
/** The texts of the engine's calls, in English; other languages have them under the same ids. */

export const aSingleCategory = ["a-single-category", "{where} has fewer than two categories that occur"] as const;
export const asWrong = ["as-wrong", 'as is {as} instead of "rows" or "counts"'] as const;
export const assumeWrong = ["assume-wrong", 'assume is {assume} instead of "prior"'] as const;
export const bothHold = ["both-programs-hold", "The guarantee holds: the engine and the checker, two programs that share nothing, have verified it."] as const;
export const bothRefuse = ["both-programs-refuse", "This file does not hold. The engine says: {engine}. The checker says: {checker}."] as const;
export const boundRefuted = ["bound-not-proved", "The prices do not prove the stated bound of the information: one of the channel's own reports refutes it."] as const;
export const categoryHasNobody = ["category-has-nobody", "unknown_category", 'Nobody here has "{category}". That there are such people a sample does not rule out, and how the protocol fares with them it cannot tell.', "Use data in which each category of the protocol occurs."] as const;
export const checkerRefuses = ["checker-alone-refuses", "This file does not hold: the checker refuses it, and the engine does not. The checker says: {checker}."] as const;
export const choiceOfColumns = ["choice-of-columns", "the choice of columns"] as const;
export const choiceOfWriting = ["choice-of-writing", "the choice of what is written"] as const;
export const countsWrong = ["counts-wrong", "counts holds {count}"] as const;
export const covariateAlone = ["covariate-alone", "bad_request", 'All people have the same "{column}", which is "{level}".', "Leave the column out: nothing can be told of its effect."] as const;
export const covariateNotANumber = ["covariate-not-a-number", "bad_request", '"{cell}" is not a number, in a column that has numbers.', "Correct it, or say that the column holds categories."] as const;
export const crossedKinds = ["crossed-kinds", "bad_request", "Two answers together are estimated from protocols that see the answer alone, without ticks.", "Take protocols of another kind, such as grr."] as const;
export const crossedTooWide = ["crossed-too-wide", "too_large", "Both protocols together have too many answers and reports.", "Merge answers, or take a protocol with fewer reports."] as const;
export const differenceWrong = ["difference-wrong", "difference is {difference} instead of true, false or the name of a group"] as const;
export const distancesNotUsed = ["distances-not-used", "bad_request", 'The protocol "{protocol}" has no use for distances between categories.', "Leave the distances out, or choose one that has: {protocols}; or the objective {objectives}."] as const;
export const efficiencyWrong = ["efficiency-not-a-share", "{where} is {efficiency} instead of above 0 and at most 1"] as const;
export const engineRefuses = ["engine-alone-refuses", "This file does not hold: the engine refuses it, and the checker does not. The engine says: {engine}."] as const;
export const engineStopped = ["engine-stopped", "crashed", "The engine stopped.", "Try again, with fewer rows or categories if the file is large."] as const;
export const engineStoppedWhy = ["engine-stopped-why", "crashed", "The engine stopped: {detail}", "Try again, with fewer rows or categories if the file is large."] as const;
export const forASample = ["for-a-sample", "To tell how far a sample can be from the truth"] as const;
export const groupAlone = ["group-alone", "bad_request", "There is only one group, and nothing to compare it with.", "Give reports of at least two groups, or ask for no difference."] as const;
export const groupUnknown = ["group-unknown", "unknown_category", 'There is no group "{group}".', "{meant}Name one of the groups: {groups}."] as const;
export const groupsTwice = ["groups-twice", "two groups have the same cells"] as const;
export const howGrouped = ["how-grouped", "the choice of columns that people are grouped by"] as const;
export const kindWrong = ["kind-wrong", 'kinds holds {kind} instead of "number" or "category"'] as const;
export const levelNotANumber = ["level-not-a-number", "a level is {level} instead of a number"] as const;
export const meantGroup = ["meant-group", 'Did you mean "{near}"? '] as const;
export const methodUnknown = ["method-unknown", "bad_request", 'There is no method "{method}".', "Choose one of: {methods}; or none, and it is chosen by size."] as const;
export const noGroups = ["no-groups", "there are no groups"] as const;
export const noSuchAnswer = ["no-such-answer", "bad_request", "The protocol has no such answer.", "Choose one of its categories."] as const;
export const notAFile = ["not-a-file", "the file is {value} instead of a File or a Blob"] as const;
export const notAboveZero = ["not-above-zero", "{name} is {number} instead of above 0"] as const;
export const notTrueOrFalse = ["not-true-or-false", "{where} is {value} instead of true or false"] as const;
export const nothingPlanned = ["nothing-planned", "neither people nor a half width is given"] as const;
export const nothingToPool = ["nothing-to-pool", "bad_request", "There are no reports to pool.", "Give at least one protocol with its reports."] as const;
export const ofWhat = ["of-what", "of is {value}, which is nothing that is released"] as const;
export const onceSecretWrong = ["once-secret-wrong", "once.secret is not the secret of a device"] as const;
export const options = ["options", "the options"] as const;
export const orderTooSmall = ["order-too-small", "bad_request", "The order of an alpha-leakage is {order}, but must be at least 1.", "Give 1, a larger number or Infinity."] as const;
export const peopleNotWhole = ["people-not-whole", "people is {people} instead of a whole number"] as const;
export const pointRuledOut = ["point-ruled-out", "The sample rules out the distribution {number} of those that the stated bound rests on."] as const;
export const pooledAnswersDiffer = ["pooled-answers-differ", "unknown_category", 'Not all of the protocols have the answer "{category}".', "Pool protocols for the same question with the same answers."] as const;
export const pooledPairs = ["pooled-pairs", "bad_request", "A protocol that sees the secret cannot be pooled with others as it is.", "Take it for known how the secret is distributed given the data, or estimate from this protocol by itself."] as const;
export const populationBeside = ["population-beside", "bad_request", "A population's strata go without weights and without differences.", "Leave out the weights, or the differences."] as const;
export const populationWrong = ["population-wrong", "population holds {value} instead of the name of a stratum and how many people it has"] as const;
export const protocolLacksCategory = ["protocol-lacks-category", "unknown_category", 'The protocol does not know the category "{category}".', "Use data with the protocol's categories, or design a protocol from these data."] as const;
export const protocolNotKnownHere = ["protocol-not-known-here", 'this version does not know the protocol "{protocol}"'] as const;
export const reasonUnknown = ["reason-unknown", "no reason is known"] as const;
export const regressionCategoryMissing = ["regression-category-missing", "bad_request", "A question with {count} answers needs the one that counts as yes.", "Name one of them as the category: {categories}."] as const;
export const regressionCategoryUnknown = ["regression-category-unknown", "unknown_category", 'The protocol has no answer "{category}".', "{meant}Name one of its answers: {categories}."] as const;
export const regressionRest = [
  "regression-rest",
  "bad_request",
  'How often this protocol reports "{category}" depends on which other answer somebody has: against all others it has no likelihood of its own.',
  "Use a protocol that treats all other answers alike, such as grr or oue, or a question with two answers.",
] as const;
export const regressionTooWide = ["regression-too-wide", "too_large", "The regression has {count} coefficients; at most {most} are fitted.", "Name fewer columns, or merge their categories."] as const;
export const regressionWeighted = ["regression-weighted", "bad_request", "A regression takes no weights.", "Leave the weights out; take the columns that they were made from as covariates."] as const;
export const reportUnknown = ["report-unknown", "unknown_category", '"{report}" is not a report of this protocol.', "Use the protocol that the reports were made with."] as const;
export const reportsTwice = ["reports-twice", "a group has the same report twice"] as const;
export const request = ["request", "the request"] as const;
export const requestNotSent = ["request-not-sent", "bad_request", "The request cannot be sent to the worker: {reason}", "Pass plain data and files only."] as const;
export const requestWrong = ["request-wrong", "bad_request", "The request cannot be taken: {reason}.", "Give what the documentation of the API names, in the types that it names."] as const;
export const secretWrong = ["secret-wrong", "secret is not the secret of a device"] as const;
export const shrinkWeighted = ["shrink-weighted", "bad_request", "Shares with weights are not shrunken.", "Leave out the weights, or shrink."] as const;
export const shrinkTooLarge = ["shrink-too-large", "shrink is {shrink} instead of at most {most} people"] as const;
export const shrinkWrong = ["shrink-wrong", "shrink is {shrink} instead of a number of people above 0"] as const;
export const singleAnswer = ["single-answer", "bad_table", "A single answer is compared with none.", "Use data with two answers."] as const;
export const singleSecret = ["single-secret", "bad_table", "A single secret is compared with none.", "Use data with two secrets."] as const;
export const sluiceClosed = ["sluice-closed", "cancelled", "Sluice was closed.", "Create a new Sluice to go on."] as const;
export const strataTwice = ["strata-twice", "two rows of population name the same stratum"] as const;
export const stratumUnasked = ["stratum-unasked", "bad_request", 'Nobody of the stratum "{stratum}" has sent a report.', "Merge it with another stratum, in the population and in the reports."] as const;
export const stratumUnknown = ["stratum-unknown", "bad_request", 'The population has no stratum "{stratum}", which some reports are of.', "Give the population a row for each stratum, by the names that the reports use."] as const;
export const tooManyKindsOfPeople = [
  "too-many-kinds-of-people",
  "too_large",
  'With {secrets} categories of "{secret}" and {answers} of "{data}" there are {pairs} kinds of people, one for each pair. This guarantee compares too many of them.',
  "Merge categories of one column or both, so that there are fewer pairs, or choose another guarantee.",
] as const;
export const provedNothing = ["proved-nothing", "bad_request", 'The guarantee "{notion}" is not about a sample, so there is nothing of one to prove.', "Leave provedSample out, or choose rldp, rlip or rpml."] as const;
export const underNotion = ["under-notion", 'Under "{notion}"'] as const;
export const valuesFromMarks = ["values-from-marks", "bad_request", "Values that were drawn from sets of marks say less than the sets, and nothing is estimated from them.", "Estimate from the reports themselves: write reports, not values."] as const;
export const weightsLacking = ["weights-lacking", "bad_request", "The groups have no sums of weights.", "Count the reports anew, with the column of weights."] as const;
export const weightsMiscounted = ["weights-miscounted", "bad_table", "The table has {weights} weights for {secrets} × {answers} categories.", "Give one weight for each pair of categories."] as const;
export const weightsNotFloats = ["weights-not-floats", "{where}.weights is {value} instead of a Float64Array"] as const;
export const weightsNotPeople = ["weights-not-people", "bad_weight", '{where} weights count the people of a sample, but "{secret}" with "{data}" has {weight} of them.', "Count people: leave the weights out, or give the numbers of people who were asked. Survey weights claim a sample that was never drawn."] as const;
export const whatFileHolds = ["what-file-holds", "what the file holds"] as const;
export const whatIsPlanned = ["what-is-planned", "what is planned"] as const;
export const whatIsPooled = ["what-is-pooled", "what is pooled"] as const;
export const whatIsPromised = ["what-is-promised", "what is promised"] as const;
export const whatIsReleased = ["what-is-released", "what is to be released"] as const;
export const whatWasCounted = ["what-was-counted", "what was counted"] as const;
export const noneOfThese = ["none-of-these", "{where} is {value}, which is none of: {known}"] as const;
export const separatorWrong = ["separator-wrong", "dialect.separator is {separator} instead of one character that is no letter, digit, quote or line break"] as const;
export const writeWrong = ["write-wrong", 'write is {write} instead of "reports" or "values"'] as const;
export const spreadsheetSafeWrong = ["spreadsheet-safe-wrong", 'spreadsheetSafe is {safe} instead of "reports", "all" or "none"'] as const;
export const writtenWrong = ["written-wrong", 'written is {written} instead of "reports" or "values"'] as const;

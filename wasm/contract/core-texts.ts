// SPDX-License-Identifier: Apache-2.0
/**
 * The texts of the core, in English; other languages have them under the same ids. Written by `npm run contract` from
 * core/base/texts.hpp and its like. Types and tests alone read it: the core itself says these texts.
 */

export const alphaOutOfRange = ["alpha-out-of-range", "bad_request", "Alpha is not between 0 and 1.", "Choose a small one, such as 0.05."] as const;
export const answersTooLarge = ["answers-too-large", "too_large", "There are too many categories for this objective under this guarantee.", "Merge categories, or leave the objective out."] as const;
export const askedDoesNotFit = ["asked-does-not-fit", "bad_request", "The question does not fit the channel.", "Give the counts of the protocol's own reports."] as const;
export const attributesAlike = ["attributes-alike", "bad_table", 'Two categories of "{name}" have the same value in every attribute.', "Count them as one category."] as const;
export const attributesMiscounted = ["attributes-miscounted", "bad_table", '"{name}" is made of {attributes} attributes, given for {categories} categories.', "Give at most 10 attributes, each with a value for every category."] as const;
export const averageExceeded = ["average-exceeded", "On average the reports say more of the secret than the stated limit, or it is not proved that they say less."] as const;
export const averageNotHere = [
  "average-not-here",
  "bad_request",
  'Only the protocol "optimal", made for information, takes a limit of the average leakage. Its channel sees the data alone, and its guarantee is not about a sample.',
  "Choose that protocol, that objective and such a guarantee, or leave the average leakage out.",
] as const;
export const averageOutOfRange = ["average-out-of-range", "bad_request", "The average leakage has to be a finite number of at least 1e-6 nats.", "If reports are to say nothing of the secret, choose epsilon 0 without an average leakage."] as const;
export const boundExceeded = ["bound-exceeded", "The channel exceeds the stated bound."] as const;
export const boundOutOfRange = ["bound-out-of-range", "The stated bound does not lie between 1 and e^epsilon."] as const;
export const categoricalTooLarge = ["categorical-too-large", "too_large", "There are too many categories for this protocol.", 'Merge categories, or choose the protocol "smooth-coupling".'] as const;
export const categoriesMiscounted = ["categories-miscounted", "bad_table", 'The table has {expected} categories of "{name}", but {named} are named.', "Name every category once."] as const;
export const categoryNamedTwice = ["category-named-twice", "bad_table", 'The category "{category}" of "{name}" is named twice.', "Give every category a name of its own."] as const;
export const categoryNeverOccurs = ["category-never-occurs", "bad_protocol", "The joint table has a category that never occurs.", "Leave out categories of weight 0."] as const;
export const channelRowsMiscounted = ["channel-rows-miscounted", "bad_protocol", "The channel has {rows} rows, but the prior has {inputs} inputs.", "Use the protocol file as it was made."] as const;
export const confidenceOutOfRange = ["confidence-out-of-range", "bad_request", "The confidence is not between 0 and 1.", "Choose one such as 0.95."] as const;
export const contrastsDoNotFit = ["contrasts-do-not-fit", "bad_request", "The sums of shares that are to be counted do not fit the categories of the data.", "Give each sum a finite weight for every category that occurs."] as const;
export const contrastsWithoutUse = ["contrasts-without-use", "bad_request", "Weights of counts and contrasts are for counting alone.", 'Choose the objective "counting" or a counting efficiency, or leave them out.'] as const;
export const countsMiscounted = ["counts-miscounted", "bad_request", "There are more or fewer counts than reports.", "Give the counts of the protocol's own reports."] as const;
export const couplingTooLarge = ["coupling-too-large", "too_large", "There are too many categories for this protocol.", "Merge categories, or choose another protocol."] as const;
export const covariateCollinear = ["covariate-collinear", "bad_request", 'The covariate "{covariate}" follows from the covariates before it, or has one value only.', "Leave it out: nothing can be told of its effect beside theirs."] as const;
export const distancesNotFinite = ["distances-not-finite", "bad_table", 'The distances between categories of "{data}" are not finite numbers of at least 0, one for each pair and 0 from a category to itself.', "Give a distance for each pair of categories."] as const;
export const efficiencyNotHere = [
  "efficiency-not-here",
  "bad_request",
  'Only the protocol "optimal", made for information, takes a counting efficiency. Its channel sees the data alone, its guarantee is not about a sample, and its average leakage has no limit.',
  "Choose that protocol, that objective and such a guarantee, or leave the counting efficiency out.",
] as const;
export const efficiencyOutOfRange = ["efficiency-out-of-range", "bad_request", "The counting efficiency has to be above 0 and at most 1.", "Choose one such as 0.8."] as const;
export const epsilonNotFinite = ["epsilon-not-finite", "bad_request", "Epsilon is not a finite number of at least 0.", "Choose an epsilon such as 0.5."] as const;
export const guaranteeForDataOnly = ["guarantee-for-data-only", "bad_request", 'The guarantee "{notion}" is for channels that see the data alone.', "Let the channel see the data alone, or choose another guarantee."] as const;
export const guaranteeTooLarge = ["guarantee-too-large", "too_large", '{secrets} categories of "{secret}" and {categories} of "{data}" are too many for this guarantee.', "Merge categories, or choose another guarantee."] as const;
export const guaranteeUnknown = ["guarantee-unknown", "bad_request", 'There is no guarantee "{notion}".', "Choose one of: {notions}."] as const;
export const halfWidthNotPositive = ["half-width-not-positive", "bad_request", "The half width is not above 0.", "Choose one such as 0.02."] as const;
export const inputUnknown = ["input-unknown", "bad_request", "An answer is not among the categories of the protocol.", "Use a protocol that was made for these categories."] as const;
export const levelsDiffer = ["levels-differ", "The stated bounds are not for the levels of this guarantee."] as const;
export const levelsDoNotAddUp = ["levels-do-not-add-up", "bad_request", "Levels of {notion} do not add up: two independent samples may say more of the secret together than the sum.", "Compose the levels that the releases have under ldp. These add up, and each also holds under lip."] as const;
export const levelsOfUnknownGuarantee = ["levels-of-unknown-guarantee", "bad_request", 'There is no guarantee "{notion}".', "Name the guarantee of the levels."] as const;
export const likelihoodBoundless = [
  "likelihood-boundless",
  "bad_request",
  'The likelihood has no largest value: it grows without end as the coefficient of "{covariate}" does.',
  "Merge its categories, leave it out, or ask more people. For some values the reports look as if everybody, or nobody, had answered yes.",
] as const;
export const likelihoodFlat = ["likelihood-flat", "bad_request", "The likelihood is flat: these reports do not tell the coefficients.", "Use reports of a protocol that lets more through, or leave covariates out."] as const;
export const linearProgramFailed = ["linear-program-failed", "solver_failed", "The linear program could not be solved.", "Try a slightly different epsilon, or merge rare categories."] as const;
export const markTooLikely = ["mark-too-likely", "bad_protocol", "Another category's mark is likelier than one's own.", "Use the protocol file as it was made."] as const;
export const marksOfSample = ["marks-of-sample", "too_large", "Under {notion} reports can be sets of {most} categories at most; there are {categories}.", "Choose another protocol, or merge categories."] as const;
export const marksSeeSecret = ["marks-see-secret", "bad_protocol", "The marks are not those of a channel that sees the data only.", "Use the protocol file as it was made."] as const;
export const needsDataLevels = ["needs-data-levels", "bad_request", 'The guarantee "{notion}" needs levels for pairs of categories of the data, at least one.', "Give multiples of epsilon: 0, or from 0.001 to 1000."] as const;
export const needsDifferentSecrets = ["needs-different-secrets", "bad_request", 'The guarantee "{notion}" needs pairs of different secrets that occur in the table.', "Name pairs of secrets that are not to be told apart."] as const;
export const needsLevel = ["needs-level", "bad_request", 'The guarantee "{notion}" needs the level "{parameter}".', "Give a multiple of epsilon from 0.001 to 1000."] as const;
export const needsNeighbours = ["needs-neighbours", "bad_request", 'The guarantee "{notion}" needs at least one pair of secrets that are neighbours.', "Name pairs of secrets that are not to be told apart."] as const;
export const needsSecretLevels = ["needs-secret-levels", "bad_request", 'The guarantee "{notion}" needs a level for each secret.', "Give multiples of epsilon: 0, or from 0.001 to 1000."] as const;
export const noChannel = ["no-channel", "solver_failed", "The computation did not arrive at a channel.", "Try a slightly different epsilon, or merge rare categories."] as const;
export const noReportsGiven = ["no-reports-given", "bad_request", "There are no reports to estimate from.", "Give the counts of the protocol's own reports."] as const;
export const nothingPooled = ["nothing-pooled", "bad_request", "There are no reports to pool.", "Give at least one protocol with its reports."] as const;
export const nothingReleased = ["nothing-released", "bad_request", "There is nothing that is released.", "Give one protocol at least."] as const;
export const objectiveNotForChannel = ["objective-not-for-channel", "bad_request", 'The objective "{objective}" is not for such a channel under the guarantee "{notion}".', "Let the channel see the data alone, or choose another objective."] as const;
export const objectiveOfAnswers = ["objective-of-answers", "bad_request", 'The objective "{objective}" is for reports that are answers, one for each report.', "Use the protocol file as it was made."] as const;
export const objectiveUnknown = ["objective-unknown", "bad_request", 'There is no objective "{objective}".', "Choose one of: {objectives}."] as const;
export const objectiveWithoutUse = ["objective-without-use", "bad_request", 'The protocol "{protocol}" cannot be made for the objective "{objective}".', 'Leave the objective out, or choose the protocol "optimal".'] as const;
export const optimumInaccurate = ["optimum-inaccurate", "solver_failed", "The optimum could not be computed accurately enough.", "Try a slightly different epsilon, or merge rare categories."] as const;
export const outOfMemory = ["out-of-memory", "too_large", "The computation ran out of memory.", "Merge rare categories, or use another protocol."] as const;
export const pairImpossible = ["pair-impossible", "bad_request", "A pair occurs that is known to have a probability of 0.", "Allow for more distributions, with a smaller alpha."] as const;
export const peopleOutOfRange = ["people-out-of-range", "bad_request", "The number of people is not between 1 and 10^12.", "Choose another one."] as const;
export const pooledUnaryTooWide = ["pooled-unary-too-wide", "too_large", "Unary encoding of {categories} categories has too many reports to be pooled with others.", "Pool protocols of other kinds, or of at most {most} categories."] as const;
export const productTooLarge = ["product-too-large", "too_large", "The product has too many reports.", "Share fewer columns, or merge categories."] as const;
export const protocolNeedsDistances = ["protocol-needs-distances", "bad_request", 'The protocol "{protocol}" needs the distance between categories of the data.', "Give a distance for each pair of categories."] as const;
export const protocolNotForGuarantee = ["protocol-not-for-guarantee", "bad_request", 'The protocol "{protocol}" is not made for the guarantee "{notion}".', 'Choose the protocol "optimal", or another guarantee.'] as const;
export const protocolOfOtherWidth = ["protocol-of-other-width", "bad_request", 'The protocol "{protocol}" is for data of {width} categories; "{data}" has {categories}.', "Choose another protocol, or merge categories."] as const;
export const protocolSeesDataOnly = ["protocol-sees-data-only", "bad_request", 'The protocol "{protocol}" sees the data only.', 'Choose the protocol "optimal", or let the channel see the data only.'] as const;
export const protocolSeesSecret = ["protocol-sees-secret", "bad_request", 'The protocol "{protocol}" sees the secret.', 'Choose the protocol "optimal", or let the channel see the secret.'] as const;
export const protocolUnknown = ["protocol-unknown", "bad_request", 'There is no protocol "{protocol}".', "Choose one of: {protocols}."] as const;
export const protocolWithoutDistances = ["protocol-without-distances", "bad_request", 'The protocol "{protocol}" has no use for distances between categories.', "Leave the distances out, or choose one that has: {protocols}; or the objective {objectives}."] as const;
export const radiusTooSmall = ["radius-too-small", "bad_protocol", "The guarantee is for fewer distributions than alpha asks for.", "Use the protocol file as it was made."] as const;
export const randomnessMissing = ["randomness-missing", "no_randomness", "The platform offers no cryptographic randomness.", "Use an up-to-date browser or system; nothing weaker will do."] as const;
export const rangesTooNarrow = ["ranges-too-narrow", "bad_protocol", "The ranges that the guarantee is for leave out distributions that the sample allows for.", "Use the protocol file as it was made."] as const;
export const regressionDoesNotFit = ["regression-does-not-fit", "bad_request", "The covariates, chances and counts of this regression do not fit each other.", "Give each case a row of finite covariates, two chances between 0 and 1, and a count above 0."] as const;
export const regressionTooLarge = ["regression-too-large", "too_large", "There are too many different people for this regression.", "Take fewer covariates, or round them so that more people have the same."] as const;
export const releaseLevelsWrong = ["release-levels-wrong", "bad_request", "The level of a release is missing, or not a number of at least 0.", "Give every release a level of at least 0."] as const;
export const releaseOfOtherInputs = ["release-of-other-inputs", "bad_protocol", "A channel has other inputs than the table.", "Use the protocol file as it was made."] as const;
export const releasesUnknown = ["releases-unknown", "bad_request", 'There are no releases of "{releases}".', "Choose one of: independent samples, independent secrets, same observation."] as const;
export const reportsDoNotFit = ["reports-do-not-fit", "bad_request", "The reports do not fit the channel.", "Give the counts of the protocol's own reports."] as const;
export const roundingNotHere = ["rounding-not-here", "bad_request", "Counts are rounded to a whole number from 2 to 1000, in a table of whole counts, without a counting efficiency.", "Choose such a number, or leave the rounding out."] as const;
export const rowSumWrong = ["row-sum-wrong", "bad_protocol", "The weights of a row do not sum to 2^62.", "Use the protocol file as it was made."] as const;
export const sameObservation = ["same-observation", "bad_request", "Levels of releases of the same observation bound each alone: each may say nothing of the secret, and both all of it.", "Design one protocol for all that is to be released, or release only once."] as const;
export const sampleOfNobody = ["sample-of-nobody", "bad_request", "A sample counts one person at least.", "Give the table in numbers of people."] as const;
export const sampleSizeNotPositive = ["sample-size-not-positive", "bad_request", "The sample size is not a positive number.", "Give the number of people that the table has been counted from."] as const;
export const sampleTooSmall = ["sample-too-small", "bad_request", "The sample size is so small that nothing is known.", "Give the number of people that the table has been counted from."] as const;
export const searchOutOfRange = ["search-out-of-range", "bad_request", "The gap of a search must be at least 1e-9 nats, its time at least 0 seconds.", "Choose a gap such as 1e-6 and a time such as 30 seconds."] as const;
export const secretTooWide = ["secret-too-wide", "too_large", "A secret occurs with more than 16 categories of the data.", "Merge some of them."] as const;
export const setNotProved = ["set-not-proved", "The proof does not hold for all distributions that the sample does not rule out."] as const;
export const sharesHidden = ["shares-hidden", "bad_request", 'Under this guarantee no reports tell all shares of "{data}": at level 0 some differences stay hidden.', "Choose an epsilon above 0, such as 0.1, or keep information in the place of counts."] as const;
export const tableOfZeros = ["table-of-zeros", "bad_table", "All weights of the table are 0.", "Give at least one count or probability above 0."] as const;
export const tooManyCandidates = ["too-many-candidates", "too_large", "The exact optimum has too many candidates to go through for these categories.", "Merge rare categories, choose another epsilon, allow more time, or use another protocol."] as const;
export const tooManyConditions = ["too-many-conditions", "too_large", "The guarantee has too many conditions for all its posteriors to be listed.", "Merge categories of the secret, or choose another guarantee."] as const;
export const tooManyJointReports = ["too-many-joint-reports", "too_large", "The reports of these releases have too many combinations to be verified together.", "Design one protocol for all that is to be released."] as const;
export const tooManyKindsOfPeople = [
  "too-many-kinds-of-people",
  "too_large",
  'With {secrets} categories of "{secret}" and {answers} of "{data}" there are {pairs} kinds of people, one for each pair. This guarantee compares too many of them.',
  "Merge categories of one column or both, so that there are fewer pairs, or choose another guarantee.",
] as const;
export const tooManyReports = ["too-many-reports", "bad_request", "There are more reports than can be counted.", "Count fewer than 2^53 reports."] as const;
export const tooManySetsOfMarks = ["too-many-sets-of-marks", "too_large", "There are too many sets of marks to go through for their worst case.", "Merge categories, or use another protocol."] as const;
export const tooManyToList = ["too-many-to-list", "too_large", '"{data}" has {categories} categories; posteriors are listed for {most} at most.', "Merge categories of the data."] as const;
export const weightNotFinite = ["weight-not-finite", "bad_table", 'The weight of "{secret}" with "{data}" is not a finite number of at least 0.', "Give counts or probabilities."] as const;
export const weightTooSmall = ["weight-too-small", "bad_table", "A weight is less than 1e-30 of another one.", "Set it to 0, or merge its category with another."] as const;
export const weightsDoNotFit = ["weights-do-not-fit", "bad_request", "The weights do not fit their people.", "Give, for each report, the number of people, the sum of their weights and that of their squares."] as const;
export const weightsNotCounts = ["weights-not-counts", "bad_table", "The table has a weight below 0 or no weight above 0.", "Give at least one count or probability above 0, and none below."] as const;

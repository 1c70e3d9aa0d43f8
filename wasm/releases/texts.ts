// SPDX-License-Identifier: Apache-2.0
/** The texts of reports that are derived, the ledger and joint audits, in English; other languages have them under the same ids. */

export const answersReleasedBefore = ["answers-released-before", "bad_request", "These are answers that have been released before, and no {of}.", "Release them as what they are, or choose the file that was meant."] as const;
export const budgetExceeded = ["budget-exceeded", "{why}, and the budget is {epsilon} of {notion}."] as const;
export const columnsCodedDifferently = ["columns-coded-differently", "bad_request", 'These protocols make categories of the column "{column}" in different ways.', "Design protocols that are to be used together with the same ranges and the same missing and merged values."] as const;
export const combinationsWithoutPeople = [
  "combinations-without-people",
  "bad_request",
  "Of {all} combinations of values {missing} occur with nobody in these data. That there are such people a sample does not rule out, and what the releases say of them together cannot be told.",
  "Merge categories until each combination occurs, or release one column only.",
] as const;
export const independentSamples = ["independent-samples", "independent samples"] as const;
export const independentSecrets = ["independent-secrets", "independent secrets"] as const;
export const ledgerForEach = ["ledger-for-each", "Keep a ledger for each observation."] as const;
export const ledgerNotALedger = ["ledger-not-a-ledger", '"format" is not "sluice-ledger"'] as const;
export const ledgerSecretWrong = ["ledger-secret-wrong", '"secret" is not 64 hexadecimal digits'] as const;
export const ledgerWrong = ["ledger-wrong", "bad_file", "This is not a ledger: {reason}.", "Use the ledger as it was written."] as const;
export const noBound = ["no-bound", "no bound"] as const;
export const noneAwaited = ["none-awaited", "bad_request", "The ledger awaits no release by a script.", "Print the script from this ledger first."] as const;
export const noRandomness = ["no-randomness", "no_randomness", "The platform offers no cryptographic randomness.", "Use an up-to-date browser or system; nothing weaker will do."] as const;
export const otherPeople = ["other-people", "bad_request", 'These are not the people that the protocol for "{name}" was made for: its table has other counts.', "Use the data that all protocols were made from, weighted as they were."] as const;
export const overBudget = ["over-budget", "over_budget", "{why}. Spent: {spent}; requested: {requested}; remaining: {remaining} of {epsilon} nats ({notion}).", "{advice}."] as const;
export const randomnessConstant = ["randomness-constant", "no_randomness", "What the platform offers as cryptographic randomness is always the same.", "Find out what has replaced crypto.getRandomValues, an extension or a test perhaps; nothing weaker will do."] as const;
export const releaseAwaitedWrong = ["release-awaited-wrong", "{where}.awaited is not true"] as const;
export const releaseNothingMore = ["release-nothing-more", "Release nothing more of these answers, or design one protocol for all that is to be released."] as const;
export const releaseOfWrong = ["release-of-wrong", "{where}.of is {value}"] as const;
export const secretsDiffer = ["secrets-differ", "bad_request", 'These protocols are about different secrets: "{one}" and "{other}".', "Verify those together that are about one secret."] as const;
export const severalObservations = ["several-observations", "The ledger has releases of several observations, and nobody can tell of which of them this one is."] as const;
export const someProtocolLacksCategory = ["some-protocol-lacks-category", "unknown_category", 'A protocol does not know the category "{category}".', "Use data with the protocols' categories."] as const;
export const tableLacksColumn = ["table-lacks-column", "unknown_column", 'The table has no column "{name}".', "Give data that have it."] as const;
export const tablesDiffer = ["tables-differ", "bad_request", "These protocols were made from different tables: what they say together depends on how their columns go together.", "Give the data, with all columns that are released and the secret."] as const;
export const theLedger = ["the-ledger", "the ledger"] as const;
export const tooManyRowsToDerive = ["too-many-rows-to-derive", "too_large", "The file has more rows than reports can be derived for by the number of the row.", "Split the file, or name the column that says who is who."] as const;
export const tooManySets = ["too-many-sets", "too_large", 'The reports of the protocol "{protocol}" are sets, too many of them to be verified together with others under another table.', "Use a protocol with fewer reports."] as const;
export const wouldReach = ["would-reach", "Together with what has been released before this would reach {reached}"] as const;
export const wouldRuleOut = ["would-rule-out", "Together with what has been released before this would rule something out for certain"] as const;

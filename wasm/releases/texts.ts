// SPDX-License-Identifier: Apache-2.0
/** The texts of reports that are derived, the ledger and joint audits, in English; other languages have them under the same ids. */

export const answersReleasedBefore = {
  id: "answers-released-before",
  code: "bad_request",
  message: "These are answers that have been released before, and no {of}.",
  remedy: "Release them as what they are, or choose the file that was meant.",
} as const;
export const budgetExceeded = {
  id: "budget-exceeded",
  text: "{why}, and the budget is {epsilon} of {notion}.",
} as const;
export const columnsCodedDifferently = {
  id: "columns-coded-differently",
  code: "bad_request",
  message: 'These protocols make categories of the column "{column}" in different ways.',
  remedy: "Design protocols that are to be used together with the same ranges and the same missing and merged values.",
} as const;
export const combinationsWithoutPeople = {
  id: "combinations-without-people",
  code: "bad_request",
  message:
    "Of {all} combinations of values {missing} occur with nobody in these data. That there are such people a sample does not rule out, and what the releases say of them together cannot be told.",
  remedy: "Merge categories until each combination occurs, or release one column only.",
} as const;
export const independentSamples = { id: "independent-samples", text: "independent samples" } as const;
export const independentSecrets = { id: "independent-secrets", text: "independent secrets" } as const;
export const ledgerForEach = { id: "ledger-for-each", text: "Keep a ledger for each observation." } as const;
export const ledgerNotALedger = { id: "ledger-not-a-ledger", text: '"format" is not "sluice-ledger"' } as const;
export const ledgerSecretWrong = { id: "ledger-secret-wrong", text: '"secret" is not 64 hexadecimal digits' } as const;
export const ledgerWrong = {
  id: "ledger-wrong",
  code: "bad_file",
  message: "This is not a ledger: {reason}.",
  remedy: "Use the ledger as it was written.",
} as const;
export const noBound = { id: "no-bound", text: "no bound" } as const;
export const noRandomness = {
  id: "no-randomness",
  code: "no_randomness",
  message: "The platform offers no cryptographic randomness.",
  remedy: "Use an up-to-date browser or system; nothing weaker will do.",
} as const;
export const otherPeople = {
  id: "other-people",
  code: "bad_request",
  message: 'These are not the people that the protocol for "{name}" was made for: its table has other counts.',
  remedy: "Use the data that all protocols were made from, weighted as they were.",
} as const;
export const overBudget = {
  id: "over-budget",
  code: "over_budget",
  message: "{why}. Spent: {spent}; requested: {requested}; remaining: {remaining} of {epsilon} nats ({notion}).",
  remedy: "{advice}.",
} as const;
export const randomnessConstant = {
  id: "randomness-constant",
  code: "no_randomness",
  message: "What the platform offers as cryptographic randomness is always the same.",
  remedy: "Find out what has replaced crypto.getRandomValues, an extension or a test perhaps; nothing weaker will do.",
} as const;
export const releaseNothingMore = {
  id: "release-nothing-more",
  text: "Release nothing more of these answers, or design one protocol for all that is to be released.",
} as const;
export const releaseOfWrong = { id: "release-of-wrong", text: "{where}.of is {value}" } as const;
export const secretsDiffer = {
  id: "secrets-differ",
  code: "bad_request",
  message: 'These protocols are about different secrets: "{one}" and "{other}".',
  remedy: "Verify those together that are about one secret.",
} as const;
export const severalObservations = {
  id: "several-observations",
  text: "The ledger has releases of several observations, and nobody can tell of which of them this one is.",
} as const;
export const someProtocolLacksCategory = {
  id: "some-protocol-lacks-category",
  code: "unknown_category",
  message: 'A protocol does not know the category "{category}".',
  remedy: "Use data with the protocols' categories.",
} as const;
export const tableLacksColumn = {
  id: "table-lacks-column",
  code: "unknown_column",
  message: 'The table has no column "{name}".',
  remedy: "Give data that have it.",
} as const;
export const tablesDiffer = {
  id: "tables-differ",
  code: "bad_request",
  message:
    "These protocols were made from different tables: what they say together depends on how their columns go together.",
  remedy: "Give the data, with all columns that are released and the secret.",
} as const;
export const theLedger = { id: "the-ledger", text: "the ledger" } as const;
export const tooManyRowsToDerive = {
  id: "too-many-rows-to-derive",
  code: "too_large",
  message: "The file has more rows than reports can be derived for by the number of the row.",
  remedy: "Split the file, or name the column that says who is who.",
} as const;
export const tooManySets = {
  id: "too-many-sets",
  code: "too_large",
  message:
    'The reports of the protocol "{protocol}" are sets, too many of them to be verified together with others under another table.',
  remedy: "Use a protocol with fewer reports.",
} as const;
export const wouldReach = {
  id: "would-reach",
  text: "Together with what has been released before this would reach {reached}",
} as const;
export const wouldRuleOut = {
  id: "would-rule-out",
  text: "Together with what has been released before this would rule something out for certain",
} as const;

// SPDX-License-Identifier: GPL-3.0-or-later
/** The texts about the columns of a file, in English; other languages have them under the same ids. */

export const kindEmpty = ["kind-empty", "empty"] as const;
export const kindConstant = ["kind-constant", "always the same"] as const;
export const kindAddress = ["kind-address", "addresses or telephone numbers"] as const;
export const kindNames = ["kind-names", "names of people"] as const;
export const kindId = ["kind-id", "an ID"] as const;
export const kindText = ["kind-text", "free text"] as const;
export const kindDate = ["kind-date", "dates"] as const;
export const kindPostcode = ["kind-postcode", "postcodes"] as const;
export const kindWeights = ["kind-weights", "survey weights"] as const;
export const kindYesNo = ["kind-yes-no", "yes or no"] as const;
export const kindNumbers = ["kind-numbers", "numbers"] as const;
export const kindCategories = ["kind-categories", "answers"] as const;
export const kindPerhaps = ["kind-perhaps", "{kind} (or {other}?)"] as const;
export const cellsDifferent = ["cells-different", "{n:,} different"] as const;
export const cellsTooMany = ["cells-too-many", "more than {most:,} different"] as const;
export const cellsEmpty = ["cells-without", "{n:,} empty"] as const;
export const mayNamePeople = ["may-name-people", "may name people"] as const;

export const roleShare = ["role-share", "Share"] as const;
export const roleHide = ["role-hide", "Hide"] as const;
export const roleGroup = ["role-group", "Group by"] as const;
export const roleKeep = ["role-keep", "Keep as it is"] as const;
export const roleWeight = ["role-weight", "Count rows by it"] as const;
export const roleLeave = ["role-leave", "Leave out"] as const;

export const whyAsSaid = ["why-as-said", "as you said"] as const;
export const whyNoName = ["why-no-name", "it has no name of its own"] as const;
export const whyNothing = ["why-nothing", "it tells nothing"] as const;
export const whyNamesPeople = ["why-names-people", "it may name people"] as const;
export const whyUnclear = ["why-unclear", "only you know what it is"] as const;
export const whyWeights = ["why-weights", "it says how many people a row stands for"] as const;
export const whyPlaces = ["why-places", "with other columns it may tell who is who"] as const;
export const whyDays = ["why-days", "each day has few people: take months or years"] as const;
export const whyManyNumbers = ["why-many-numbers", "each number has few people: take ranges"] as const;
export const whyManyAnswers = ["why-many-answers", "it has too many answers"] as const;
export const whyLeftOut = ["why-left-out", "{n:,} people gave no answer to it"] as const;
export const whyYesNo = ["why-yes-no", "it says yes or no of people"] as const;
export const whyFewAnswers = ["why-few-answers", "it has few answers"] as const;
export const whyGroups = ["why-groups", "its few answers may be groups to compare"] as const;
export const whyNotNeeded = ["why-not-needed", "other columns go first"] as const;

export const mendMissing = ["mend-missing", "{cells} may stand for no answer. If so, count such cells as missing."] as const;
export const mendSpellings = ["mend-spellings", "{spellings} may be one answer. If so, merge them."] as const;
export const mendMonth = ["mend-month", "By month there are {n:,}."] as const;
export const mendYear = ["mend-year", "By year there are {n:,}."] as const;
export const mendReading = ["mend-reading", "If {cell} is {date}: by month {months:,}, by year {years:,}."] as const;
export const mendRanges = ["mend-ranges", "Ranges from these numbers on: {edges}."] as const;
export const mendRare = ["mend-rare", "{answers:,} {answers:answer has|answers have} fewer than {below} people. Merge such answers."] as const;

export const mendInJson = ["mend-in-json", "The schema for it stands in the JSON document."] as const;

export const describedFile = ["described-file", "{file}: {rows:,} {rows:row|rows}, {columns:,} {columns:column|columns}."] as const;
export const describedText = ["described-text", "Encoding {encoding}: {whyEncoding}. Separator {separator}: {whySeparator}."] as const;
export const describedPeople = ["described-people", "One row, one person: no column says otherwise."] as const;
export const describedNoSecret = ["described-no-secret", "Say which column is to be hidden: nobody else knows."] as const;

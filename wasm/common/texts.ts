// SPDX-License-Identifier: Apache-2.0
/** The texts of what is wrong in a document that somebody else wrote, in English; other languages have them under the same ids. */

export const aFunction = ["a-function", "a function"] as const;
export const aList = ["a-list", "a list"] as const;
export const aSymbol = ["a-symbol", "a symbol"] as const;
export const anObject = ["an-object", "an object"] as const;
export const document = ["document", "the document"] as const;
export const entriesMiscounted = ["entries-miscounted", "{where} has {count} {count:entry|entries} instead of {length}"] as const;
export const fieldMissing = ["field-missing", '{where} lacks "{key}"'] as const;
export const fieldUnknown = ["field-unknown", "{where} has an unknown field {field}"] as const;
export const holdsControl = ["holds-control", "{where} holds the control character {code}"] as const;
export const holdsHalfCharacter = ["holds-half-character", "{where} holds half a character"] as const;
export const jsonFieldTwice = ["json-field-twice", "it has a field twice in one object"] as const;
export const jsonNoSuchNumbers = ["json-no-such-numbers", ", which knows neither NaN nor Infinity"] as const;
export const jsonNumberNotExact = ["json-number-not-exact", "the number in line {line} would be read as another one: no double is near enough to it"] as const;
export const jsonTooDeep = ["json-too-deep", "it is nested too deeply"] as const;
export const namedTwice = ["named-twice", "{where} has {name} twice"] as const;
export const negative = ["negative", "{where} is negative"] as const;
export const notAFlag = ["not-a-flag", "{where} is {value} instead of true or left out"] as const;
export const notAList = ["not-a-list", "{where} is not a list"] as const;
export const notAPlainName = ["not-a-plain-name", "{where} is {value} instead of a name in small letters"] as const;
export const notAText = ["not-a-text", "{where} holds {value} instead of a text"] as const;
export const notAnIndex = ["not-an-index", "{where} holds {value} instead of an index below {length}"] as const;
export const notAnInteger = ["not-an-integer", "{where} holds {value} instead of a non-negative integer of at most {digits} digits"] as const;
export const notAnObject = ["not-an-object", "{where} is not an object"] as const;
export const notFinite = ["not-finite", "{where} is {value} instead of a finite number"] as const;
export const notJson = ["not-json", "it is not JSON{why}"] as const;
export const nothing = ["nothing", "nothing"] as const;
export const nothingIn = ["nothing-in", "{where} is empty"] as const;
export const versionUnknown = ["version-unknown", "version {version} is not known, only 1 is"] as const;

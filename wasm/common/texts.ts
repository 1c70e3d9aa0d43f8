// SPDX-License-Identifier: Apache-2.0
/** The texts of what is wrong in a document that somebody else wrote, in English; other languages have them under the same ids. */

export const aFunction = { id: "a-function", text: "a function" } as const;
export const aList = { id: "a-list", text: "a list" } as const;
export const aSymbol = { id: "a-symbol", text: "a symbol" } as const;
export const anObject = { id: "an-object", text: "an object" } as const;
export const document = { id: "document", text: "the document" } as const;
export const entriesMiscounted = {
  id: "entries-miscounted",
  text: "{where} has {count} {count:entry|entries} instead of {length}",
} as const;
export const fieldMissing = { id: "field-missing", text: '{where} lacks "{key}"' } as const;
export const fieldUnknown = { id: "field-unknown", text: "{where} has an unknown field {field}" } as const;
export const holdsControl = { id: "holds-control", text: "{where} holds the control character {code}" } as const;
export const holdsHalfCharacter = { id: "holds-half-character", text: "{where} holds half a character" } as const;
export const jsonFieldTwice = { id: "json-field-twice", text: "it has a field twice in one object" } as const;
export const jsonNoSuchNumbers = {
  id: "json-no-such-numbers",
  text: ", which knows neither NaN nor Infinity",
} as const;
export const jsonNumberNotExact = {
  id: "json-number-not-exact",
  text: "the number in line {line} would be read as another one: no double is near enough to it",
} as const;
export const jsonTooDeep = { id: "json-too-deep", text: "it is nested too deeply" } as const;
export const namedTwice = { id: "named-twice", text: "{where} has {name} twice" } as const;
export const negative = { id: "negative", text: "{where} is negative" } as const;
export const notAFlag = { id: "not-a-flag", text: "{where} is {value} instead of true or left out" } as const;
export const notAList = { id: "not-a-list", text: "{where} is not a list" } as const;
export const notAPlainName = {
  id: "not-a-plain-name",
  text: "{where} is {value} instead of a name in small letters",
} as const;
export const notAText = { id: "not-a-text", text: "{where} holds {value} instead of a text" } as const;
export const notAnIndex = {
  id: "not-an-index",
  text: "{where} holds {value} instead of an index below {length}",
} as const;
export const notAnInteger = {
  id: "not-an-integer",
  text: "{where} holds {value} instead of a non-negative integer of at most {digits} digits",
} as const;
export const notAnObject = { id: "not-an-object", text: "{where} is not an object" } as const;
export const notFinite = { id: "not-finite", text: "{where} is {value} instead of a finite number" } as const;
export const notJson = { id: "not-json", text: "it is not JSON{why}" } as const;
export const nothing = { id: "nothing", text: "nothing" } as const;
export const nothingIn = { id: "nothing-in", text: "{where} is empty" } as const;
export const versionUnknown = { id: "version-unknown", text: "version {version} is not known, only 1 is" } as const;

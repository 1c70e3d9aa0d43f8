// SPDX-License-Identifier: Apache-2.0
/** The refusals of words that a host gives, in English only. */

export const wordUnknown = ["word-unknown", "bad_request", "There is no text {place}.", "Take it out, or use one of these keys: {keys}."] as const;
export const wordHoles = ["word-holes", "bad_request", "The text {place} has {found} in braces, and needs {needed}.", "Write every part in braces as in the English text: {english}"] as const;
export const wordNoText = ["word-no-text", "bad_request", "{place} is not a text, or an empty one.", "Write a text there, or leave the key out."] as const;
export const wordsNoGroup = ["words-no-group", "bad_request", "{place} is not an object of texts.", "Write the texts by their keys, like this: {example}."] as const;
export const wordsNotJson = ["words-not-json", "bad_request", "The attribute words is not JSON.", "Write a JSON object there, with a key for each language."] as const;
export const wordsOfNoLanguage = ["words-of-no-language", "bad_request", 'The key "{language}" of words is not the tag of a language.', 'Write it as in the attribute lang, such as "ar" or "pt-BR".'] as const;

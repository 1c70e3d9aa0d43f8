// SPDX-License-Identifier: GPL-3.0-or-later
/** The texts of the page's session, in English; other languages have them under the same ids. */

export const promiseNotKept = ["promise-not-kept", "not_certified", "These settings do not give the protection that they claim.", "Do not use them. Tell the person who sent them."] as const;
export const promiseNotKeptBecause = ["promise-not-kept-because", "not_certified", "These settings do not give the protection that they claim: {reason}.", "Do not use them. Tell the person who sent them."] as const;
export const readersSeeSecret = ["readers-see-secret", "bad_protocol", "These settings have no table, and the odds of an answer depend on the hidden column.", "Ask for the full settings file."] as const;
export const protocolFileTooLarge = ["protocol-file-too-large", "bad_protocol", "The file is too large.", "{advice}"] as const;

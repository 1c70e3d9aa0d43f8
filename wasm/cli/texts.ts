// SPDX-License-Identifier: GPL-3.0-or-later
/** The texts of the command line, in English only. */

export const fileIsFolder = {
  id: "file-is-folder",
  code: "bad_file",
  message: "This is a folder, not a file.",
  remedy: "Name a file in it.",
} as const;
export const fileNotPermitted = {
  id: "file-not-permitted",
  code: "bad_file",
  message: "The file may not be read.",
  remedy: "Ask for the permission to read it.",
} as const;
export const fileUnreadable = {
  id: "file-unreadable",
  code: "bad_file",
  message: "The file cannot be read: {reason}.",
  remedy: "Check the name and the disk.",
} as const;
export const keptColumnTells = {
  id: "kept-column-tells",
  code: "column_tells",
  message: "{what}.",
  remedy: "Leave it out of --keep, or add --knowingly {column} to pass it on all the same.",
} as const;
export const ledgerHasBudget = {
  id: "ledger-has-budget",
  code: "bad_request",
  message: "The ledger has a budget of {epsilon} already.",
  remedy: "Leave --budget out; what has been released cannot be made to count less.",
} as const;
export const ledgerInUse = {
  id: "ledger-in-use",
  code: "bad_request",
  message: "Another release is being made with this ledger.",
  remedy: "Wait until it is done; if there is none, remove {lock}.",
} as const;
export const ledgerLinkBroken = {
  id: "ledger-link-broken",
  code: "bad_request",
  message: "The ledger is a link that leads nowhere.",
  remedy: "Name the ledger itself.",
} as const;
export const ledgerNamedTwice = {
  id: "ledger-named-twice",
  code: "bad_request",
  message: "The ledger has a second name in the file system, by which another account would be kept.",
  remedy: "Keep one of them.",
} as const;
export const ledgerNotLocked = {
  id: "ledger-not-locked",
  code: "bad_request",
  message: "The ledger cannot be locked: {reason}.",
  remedy: "Keep it where there is room and permission.",
} as const;
export const ledgerTooLarge = {
  id: "ledger-too-large",
  code: "bad_file",
  message: "The ledger is too large.",
  remedy: "Use the ledger as it was written.",
} as const;
export const noSuchFile = {
  id: "no-such-file",
  code: "bad_file",
  message: "There is no such file.",
  remedy: "Check the name and the folder.",
} as const;
export const notAWorkbook = {
  id: "not-a-workbook",
  code: "bad_request",
  message: "The file is no workbook: it has no sheets.",
  remedy: "Leave --sheet out.",
} as const;
export const outputFileUnwritable = {
  id: "output-file-unwritable",
  code: "bad_request",
  message: "The output cannot be written: {reason}.",
  remedy: "{advice}",
} as const;
export const pipeReadTwice = {
  id: "pipe-read-twice",
  code: "bad_request",
  message: "What comes out of a pipe can be read only once, and this needs it twice.",
  remedy: "Put it into a file first, or leave out what needs it twice: --keep with --ledger.",
} as const;
export const rangesAreCategories = {
  id: "ranges-are-categories",
  text: "{where} has ranges, which are its categories",
} as const;
export const schemaTooLarge = {
  id: "schema-too-large",
  code: "bad_request",
  message: "The schema is too large.",
  remedy: "Write it like {example}.",
} as const;
export const schemaWrong = {
  id: "schema-wrong",
  code: "bad_request",
  message: "The schema cannot be read: {reason}.",
  remedy: "Write it like {example}.",
} as const;
export const standardOutputUnwritable = {
  id: "standard-output-unwritable",
  code: "bad_request",
  message: "Standard output cannot be written: {reason}.",
  remedy: "What has been written is not whole: make room, or send the output elsewhere, and run the command again.",
} as const;

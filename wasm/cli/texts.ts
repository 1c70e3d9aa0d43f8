// SPDX-License-Identifier: GPL-3.0-or-later
/** The texts of the command line, in English only. */

export const fileIsFolder = ["file-is-folder", "bad_file", "This is a folder, not a file.", "Name a file in it."] as const;
export const fileNotPermitted = ["file-not-permitted", "bad_file", "The file may not be read.", "Ask for the permission to read it."] as const;
export const fileUnreadable = ["file-unreadable", "bad_file", "The file cannot be read: {reason}.", "Check the name and the disk."] as const;
export const inputTooLarge = ["input-too-large", "bad_request", "The table from standard input is too large to be held in memory.", "Put it into a file, and name the file."] as const;
export const keptColumnTells = ["kept-column-tells", "column_tells", "{what}.", "Leave it out of --keep, or add --knowingly {column} to pass it on all the same."] as const;
export const emptyBelow = ["empty-asked", "bad_file", "{what}.", "Leave {rows:it|them} out with --skip-last={last}. If nothing stands below, --skip-last=0 counts {rows:it as a person|them as people}."] as const;
export const labelsBelow = ["labels-asked", "bad_file", "{what}.", "Leave it out with --label-rows=1, or count it as a person with --label-rows=0."] as const;
export const peopleRepeated = ["people-asked", "bad_file", "{what}.", "Keep one row of each person, or say with --each-row=person that each row is a person of its own. With privatise, --person names the column instead."] as const;
export const headerShort = ["row-names-asked", "bad_file", "{what}.", "Put a name in front of the first line, or a separator at its end. If rows begin with a name or number of their own, as R writes them, say --row-names."] as const;
export const countsCrossed = ["crossed-asked", "bad_file", "{what}.", "Write a row for each combination, with a column of counts, and name it with --weight. If each row is a person, say --each-row=person."] as const;
export const countsListed = ["counts-asked", "bad_file", "{what}.", 'Say --weight="{column}" if it has counts of people, or --each-row=person if each row is a person.'] as const;
export const emptySplit = ["empty-split-asked", "unknown_category", "{what}.", "If the protocol was made with --empty-is-no, give it here as well. Otherwise correct the cell, or design a protocol from data that has empty cells."] as const;
export const headerRepeated = ["header-again-asked", "bad_file", "{what}.", "Leave such rows out with --repeated-header=skip, or count them as people with --repeated-header=people. If the first line is a person as well, say --header=no."] as const;
export const ledgerOfVersionOne = ["ledger-of-version-one", "bad_request", "The ledger derives reports in a way that no database can follow.", "Use it for files as before, and a new ledger for scripts."] as const;
export const noReleaseYet = ["no-release-yet", "bad_request", "The ledger has no release of this protocol.", "Make one, and say by sluice ledger --confirm what it was run on."] as const;
export const ledgerHasBudget = ["ledger-has-budget", "bad_request", "The ledger has a budget of {epsilon} already.", "Leave --budget out; what has been released cannot be made to count less."] as const;
export const ledgerInUse = ["ledger-in-use", "bad_request", "Another release is being made with this ledger.", "Wait until it is done; if there is none, remove {lock}."] as const;
export const ledgerLinkBroken = ["ledger-link-broken", "bad_request", "The ledger is a link that leads nowhere.", "Name the ledger itself."] as const;
export const ledgerNamedTwice = ["ledger-named-twice", "bad_request", "The ledger has a second name in the file system, by which another account would be kept.", "Keep one of them."] as const;
export const ledgerNotLocked = ["ledger-not-locked", "bad_request", "The ledger cannot be locked: {reason}.", "Keep it where there is room and permission."] as const;
export const ledgerTooLarge = ["ledger-too-large", "bad_file", "The ledger is too large.", "Use the ledger as it was written."] as const;
export const linesAbove = ["lines-asked", "bad_file", "{what}.", "Leave them out with --skip-rows={lines}, or read the first line as the header with --skip-rows=0."] as const;
export const noSuchFile = ["no-such-file", "bad_file", "There is no such file.", "Check the name and the folder."] as const;
export const namesOwn = ["names-own", "bad_request", "The file names its columns itself: no lines stand above them.", "Leave --skip-rows and --header=no out."] as const;
export const notAWorkbook = ["not-a-workbook", "bad_request", "The file is no workbook: it has no sheets.", "Leave --sheet out."] as const;
export const notAText = ["no-text-file", "bad_request", "The file is not a text file: it has no separators, and it cannot have that encoding.", "Leave --encoding and --separator out."] as const;
export const notesBelow = ["notes-below-asked", "bad_file", "{what}.", "Leave {rows:it|them} out with --skip-last={last}, or count {rows:it as a person|them as people} with --skip-last=0."] as const;
export const outputFileUnwritable = ["output-file-unwritable", "bad_request", "The output cannot be written: {reason}.", "{advice}"] as const;
export const pipeReadTwice = ["pipe-read-twice", "bad_request", "What comes out of a pipe can be read only once, and this needs it twice.", "Put it into a file first, or leave out what needs it twice: --split, or --keep with --ledger."] as const;
export const rangesAreCategories = ["ranges-are-categories", "{where} has ranges, which are its categories"] as const;
export const rowSingle = ["single-row-asked", "bad_file", "{what}.", "Correct the row. If it is a note below the table, leave the last rows out with --skip-last=N."] as const;
export const schemaTooLarge = ["schema-too-large", "bad_request", "The schema is too large.", "Write it like {example}."] as const;
export const schemaWrong = ["schema-wrong", "bad_request", "The schema cannot be read: {reason}.", "Write it like {example}."] as const;
export const standardOutputUnwritable = ["standard-output-unwritable", "bad_request", "Standard output cannot be written: {reason}.", "What has been written is not whole: make room, or send the output elsewhere, and run the command again."] as const;
export const totalsBelow = ["totals-asked", "bad_file", "{what}.", "Leave it out with --skip-last=1, or count it as a person with --skip-last=0."] as const;
export const formatNotWritten = ["format-not-written", "bad_request", "Files that end in {extension} are read, but not written.", "Name a file that ends in .csv, .xlsx, .parquet, .sav or .dta."] as const;

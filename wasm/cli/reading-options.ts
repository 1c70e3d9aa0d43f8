// SPDX-License-Identifier: GPL-3.0-or-later
/** The options of all commands that read data files. */
import { ENCODINGS } from "../contract/encodings.js";
import type { Group, OptionTable } from "./table.js";

/** The rows that are people, with other options about rows. */
export const rows = (options: OptionTable = {}): Group => ({
  title: "rows",
  options: {
    ...options,
    "skip-rows": {
      value: "N",
      says: "leaves out N lines above the header; 0 reads the first line as the header",
    },
    "label-rows": {
      value: "N",
      says: "leaves out N rows below the header. Rows of labels and ids in survey exports are recognised, left out and told; 0 counts them as people",
    },
    "skip-last": { value: "N", says: "leaves out N rows at the end, such as totals; 0 counts them as people" },
    "repeated-header": {
      value: "skip|people",
      values: ["skip", "people"],
      says: "leaves out rows that repeat the names of the columns, as where files were joined, or counts them as people",
    },
    "each-row": {
      value: "person",
      values: ["person"],
      says: "says that each row is a person of its own, where a column has the same person again, or where the table seems to be counted already",
    },
    "row-names": { says: "says that rows begin with a name that the header lacks, as R's write.table writes them" },
    split: {
      value: "COL=SEP",
      multiple: true,
      says: 'turns cells with several answers, such as a;b, into columns of yes and no, one for each answer: "COL: a"; may be repeated. An empty cell is a missing answer',
    },
    "empty-is-no": { says: "of --split: an empty cell says no to all answers" },
  },
});

const MARKS = ["point", "comma"];

/** How the cells of a file are read. */
export const READING: Group = {
  title: "cells",
  options: {
    sheet: { value: "NAME", says: "of a workbook (XLSX) this sheet, not the first that has something in it" },
    codes: { says: "of SPSS and Stata the codes of values, not their labels" },
    encoding: {
      value: "NAME",
      values: ENCODINGS,
      says: `of text files, SPSS, Stata and SAS: ${ENCODINGS.join(", ")}. The first five are recognised in text files`,
    },
    separator: {
      value: "MARK",
      offers: ["comma", "semicolon", "tab", "bar", "blank"],
      says: "between cells: comma, semicolon, tab, bar, blank or another character",
    },
    header: {
      value: "yes|no",
      values: ["yes", "no"],
      says: 'whether the first line has the names of the columns; without it they are called "column 1", "column 2", ...',
    },
    decimal: {
      value: "point|comma",
      values: MARKS,
      says: "how decimals are written, where no cell shows it: 1,200 is 1200 or 1.2",
    },
    thousands: { value: "comma|point", values: MARKS, says: "the same as --decimal, by the other mark" },
    quiet: { says: "does not say how text files are read, nor which cells look like no answer" },
  },
};

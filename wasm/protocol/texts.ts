// SPDX-License-Identifier: Apache-2.0
/** The texts of protocol files, in English; other languages have them under the same ids. */

export const answerTwice = {
  id: "answer-twice",
  code: "bad_request",
  message: 'The answer "{answer}" is there twice.',
  remedy: "Name every answer once.",
} as const;
export const blanksAround = { id: "blanks-around", text: "{where} names {cell}, with blanks around it" } as const;
export const categoriesTooFew = { id: "categories-too-few", text: "{where} has fewer than two categories" } as const;
export const categoryTwice = { id: "category-twice", text: "{where} names a category twice" } as const;
export const cellsEmpty = { id: "cells-empty", text: "{where}[{i}].cells is empty" } as const;
export const cellsOf = { id: "cells-of", text: "the cells of {where}" } as const;
export const codingOfOtherColumn = {
  id: "coding-of-other-column",
  text: "{where} is about the column {column}, which plays no part",
} as const;
export const columnsMiscounted = {
  id: "columns-miscounted",
  text: "{where}.columns has {count} entries instead of 2 to {most}",
} as const;
export const commaWithoutRanges = {
  id: "comma-without-ranges",
  text: "{where}.comma is for columns that are divided into ranges",
} as const;
export const decimalUnknown = {
  id: "decimal-unknown",
  code: "unknown_category",
  message: '"{cell}" is no number, and the column is divided into ranges.',
  remedy: "Say whether numbers have a decimal point or a decimal comma.",
} as const;
export const denominatorWrong = {
  id: "denominator-wrong",
  text: 'channel.denominator is not "{denominator}"',
} as const;
export const denominatorZero = { id: "denominator-zero", text: "{where}.denominator is zero" } as const;
export const documentTooLarge = { id: "document-too-large", text: "it is larger than {megabytes} MB" } as const;
export const edgesMiscounted = {
  id: "edges-miscounted",
  text: "{where} has {count} entries instead of 1 to {most}",
} as const;
export const entryAt = { id: "entry-at", text: "{of} at {name}" } as const;
export const formatWrong = { id: "format-wrong", text: '"format" is not "sluice-protocol"' } as const;
export const knownWithoutAlpha = {
  id: "known-without-alpha",
  text: '"guarantee.known" stands beside the parameter alpha, and only there',
} as const;
export const leakageNotion = { id: "leakage-notion", text: "a notion of leakage" } as const;
export const levelIn = { id: "level-in", text: "the level of {pair} in {where}" } as const;
export const levelOf = { id: "level-of", text: "{where} of {category}" } as const;
export const marksWithSecret = {
  id: "marks-with-secret",
  text: '"channel" has marks, which are for channels that see the data only',
} as const;
export const mixingTooLarge = { id: "mixing-too-large", text: "{where}.mixing is more than 1" } as const;
export const mostWithoutRanges = {
  id: "most-without-ranges",
  text: '"guarantee.known.most" stands beside the parameter ranges, and only there',
} as const;
export const namesOfColumns = { id: "names-of-columns", text: "the names of {where}.columns" } as const;
export const namesSame = { id: "names-same", text: "secret and data have the same name" } as const;
export const neighboursEmpty = { id: "neighbours-empty", text: "{where}.parameters.neighbours names no pair" } as const;
export const noNumberForRanges = {
  id: "no-number-for-ranges",
  code: "unknown_category",
  message: '"{cell}" is no number, and the column is divided into ranges.',
  remedy: "Correct the cell, or count it as missing.",
} as const;
export const notAHash = { id: "not-a-hash", text: "{where} is {value} instead of 64 hexadecimal digits" } as const;
export const notRising = { id: "not-rising", text: "{where} does not rise" } as const;
export const otherBound = { id: "other-bound", text: "The stated bound is below what the channel keeps." } as const;
export const otherCounts = {
  id: "other-counts",
  text: "The categories and counts are not those that the certificate is for.",
} as const;
export const otherDocument = {
  id: "other-document",
  text: "The document is not the one that the certificate is for.",
} as const;
export const otherEntropy = { id: "other-entropy", text: "The stated entropy is not that of the data." } as const;
export const otherGap = { id: "other-gap", text: "The stated gap is not what the bound leaves." } as const;
export const otherInformation = {
  id: "other-information",
  text: "The stated information is not what the channel keeps.",
} as const;
export const otherLeakage = {
  id: "other-leakage",
  text: "The stated leakage under {notion} is not that of the channel.",
} as const;
export const otherMarkTooLarge = {
  id: "other-mark-too-large",
  text: "channel.marks.other is more than channel.marks.own",
} as const;
export const otherWorstRatio = {
  id: "other-worst-ratio",
  text: "The certificate states another worst ratio than the channel has.",
} as const;
export const ownMarkWrong = {
  id: "own-mark-wrong",
  text: 'channel.marks.own is not "{own}", half of the denominator',
} as const;
export const pairAgainst = { id: "pair-against", text: "{one} against {other}" } as const;
export const parameterFlaw = { id: "parameter-flaw", text: "{where}.{parameter} {what}. {advice}" } as const;
export const priorColumnEmpty = { id: "prior-column-empty", text: "prior has no weight for {category}" } as const;
export const priorNotPeople = {
  id: "prior-not-people",
  text: "prior[{s}][{x}] is {weight}, but with an alpha it has to count people",
} as const;
export const priorRowEmpty = { id: "prior-row-empty", text: "prior[{row}], {secret}, has no weight" } as const;
export const priorSumWrong = { id: "prior-sum-wrong", text: "prior does not have a positive, finite sum" } as const;
export const protocolWrong = {
  id: "protocol-wrong",
  code: "bad_protocol",
  message: "The protocol file cannot be used: {reason}.",
  remedy: "Choose a protocol file as Sluice wrote it, or design the protocol again.",
} as const;
export const questionWithOneAnswer = {
  id: "question-with-one-answer",
  code: "bad_request",
  message: "A question has two answers or more.",
  remedy: "Name every answer that may be given.",
} as const;
export const questionWithoutName = {
  id: "question-without-name",
  code: "bad_request",
  message: "The question has no name.",
  remedy: "Call it as the survey does.",
} as const;
export const rangesNotAsked = {
  id: "ranges-not-asked",
  text: "parameters.ranges cannot be asked for, the protocol decides it",
} as const;
export const reportNever = { id: "report-never", text: "the report {report} can never occur" } as const;
export const reportsEmpty = { id: "reports-empty", text: "channel.reports is empty" } as const;
export const reportsNotCategories = {
  id: "reports-not-categories",
  text: "channel.reports are not the categories of the data, which are what is marked",
} as const;
export const usedAndDropped = {
  id: "used-and-dropped",
  text: "{where} lists {category} both as used and as dropped",
} as const;
export const weightsMissDenominator = {
  id: "weights-miss-denominator",
  code: "not_certified",
  message: 'The protocol does not keep its guarantee: the weights of "{category}" sum to {sum}, not to {denominator}.',
  remedy: "Do not use this protocol file; design the protocol again.",
} as const;

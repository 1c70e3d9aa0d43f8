// SPDX-License-Identifier: GPL-3.0-or-later
/** The texts of elements for documents, in English; other languages have them under the same ids. */

export const elementCrashed = ["element-crashed", "crashed", "{reason}", "Reload the page."] as const;
export const engineNotProvided = [
  "engine-not-provided",
  "bad_request",
  "Nobody has said how to start an engine.",
  "Call provideEngine first.",
] as const;
export const foreignEngineNotStarted = [
  "foreign-engine-not-started",
  "crashed",
  "The engine could not be started from {address} ({reason})",
  "That is another origin than the page's: a policy of the page has to allow script-src {origin} 'wasm-unsafe-eval' and worker-src blob:. Or put worker.js on the page's own origin and name it: <meta name=\"{name}\" content=\"…/worker.js\">.",
] as const;
export const liveEngineNotStarted = [
  "live-engine-not-started",
  "crashed",
  "The engine could not be started from {address} ({reason})",
  "Put worker.js there or say where it is: <meta name=\"{name}\" content=\"…/worker.js\">. A policy of the page has to allow worker-src 'self', and one that is sent with worker.js script-src 'wasm-unsafe-eval'.",
] as const;
export const noPicture = [
  "no-picture",
  "bad_request",
  "There is no picture to save.",
  "Let the element be seen first.",
] as const;
export const tableCountWrong = [
  "table-count-wrong",
  "bad_request",
  '"{count}" is no count.',
  "Write it in digits alone.",
] as const;
export const tableMissing = [
  "table-missing",
  "bad_request",
  "There is no table of counts.",
  "Put a table into the element, or set its property “table”.",
] as const;
export const tableRowRagged = [
  "table-row-ragged",
  "bad_request",
  "A row of the table has {counts} counts.",
  "Give it {width}.",
] as const;
export const tableWithoutCounts = [
  "table-without-counts",
  "bad_request",
  "The table has no counts.",
  "Give it a first row and a first column with names, and counts between.",
] as const;
export const weightsMissing = [
  "weights-missing",
  "bad_request",
  "The property “table” has no weights.",
  "Give it one for each secret and answer, row by row.",
] as const;
export const workerAddressMissing = [
  "worker-address-missing",
  "bad_request",
  "There is no telling where the worker is.",
  'Say where it is: <meta name="{name}" content="https://…/worker.js">, or call provideEngine.',
] as const;
export const workerAddressWrong = [
  "worker-address-wrong",
  "bad_request",
  '"{address}" is no address of a worker.',
  'Say where it is: <meta name="{name}" content="https://…/worker.js">, or call provideEngine.',
] as const;

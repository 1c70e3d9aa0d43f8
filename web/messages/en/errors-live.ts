// SPDX-License-Identifier: GPL-3.0-or-later
/** The texts of elements for documents, in English; other languages have them under the same ids. */

export const elementCrashed = {
  id: "element-crashed",
  code: "crashed",
  message: "{reason}",
  remedy: "Reload the page.",
} as const;
export const engineNotProvided = {
  id: "engine-not-provided",
  code: "bad_request",
  message: "Nobody has said how to start an engine.",
  remedy: "Call provideEngine first.",
} as const;
export const foreignEngineNotStarted = {
  id: "foreign-engine-not-started",
  code: "crashed",
  message: "The engine could not be started from {address} ({reason})",
  remedy:
    "That is another origin than the page's: a policy of the page has to allow script-src {origin} 'wasm-unsafe-eval' and worker-src blob:. Or put worker.js on the page's own origin and name it: <meta name=\"{name}\" content=\"…/worker.js\">.",
} as const;
export const liveEngineNotStarted = {
  id: "live-engine-not-started",
  code: "crashed",
  message: "The engine could not be started from {address} ({reason})",
  remedy:
    "Put worker.js there or say where it is: <meta name=\"{name}\" content=\"…/worker.js\">. A policy of the page has to allow worker-src 'self', and one that is sent with worker.js script-src 'wasm-unsafe-eval'.",
} as const;
export const noPicture = {
  id: "no-picture",
  code: "bad_request",
  message: "There is no picture to save.",
  remedy: "Let the element be seen first.",
} as const;
export const tableCountWrong = {
  id: "table-count-wrong",
  code: "bad_request",
  message: '"{count}" is no count.',
  remedy: "Write it in digits alone.",
} as const;
export const tableMissing = {
  id: "table-missing",
  code: "bad_request",
  message: "There is no table of counts.",
  remedy: "Put a table into the element, or set its property “table”.",
} as const;
export const tableRowRagged = {
  id: "table-row-ragged",
  code: "bad_request",
  message: "A row of the table has {counts} counts.",
  remedy: "Give it {width}.",
} as const;
export const tableWithoutCounts = {
  id: "table-without-counts",
  code: "bad_request",
  message: "The table has no counts.",
  remedy: "Give it a first row and a first column with names, and counts between.",
} as const;
export const weightsMissing = {
  id: "weights-missing",
  code: "bad_request",
  message: "The property “table” has no weights.",
  remedy: "Give it one for each secret and answer, row by row.",
} as const;
export const workerAddressMissing = {
  id: "worker-address-missing",
  code: "bad_request",
  message: "There is no telling where the worker is.",
  remedy: 'Say where it is: <meta name="{name}" content="https://…/worker.js">, or call provideEngine.',
} as const;
export const workerAddressWrong = {
  id: "worker-address-wrong",
  code: "bad_request",
  message: '"{address}" is no address of a worker.',
  remedy: 'Say where it is: <meta name="{name}" content="https://…/worker.js">, or call provideEngine.',
} as const;

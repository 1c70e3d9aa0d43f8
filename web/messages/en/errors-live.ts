// SPDX-License-Identifier: GPL-3.0-or-later
/** The texts of elements for documents, in English; other languages have them under the same ids. */

export const elementCrashed = ["element-crashed", "crashed", "{reason}", "Reload the page."] as const;
export const engineNotProvided = ["engine-not-provided", "bad_request", "The page has not said how to start an engine.", "Call provideEngine first."] as const;
export const foreignEngineNotStarted = [
  "foreign-engine-not-started",
  "crashed",
  "The engine could not be started from {address} ({reason})",
  "This is not the page's own origin. Let the page's policy allow script-src {origin} 'wasm-unsafe-eval' and worker-src blob:. Or put worker.js on the page's own origin and name it: <meta name=\"{name}\" content=\"…/worker.js\">.",
] as const;
export const liveEngineNotStarted = [
  "live-engine-not-started",
  "crashed",
  "The engine could not be started from {address} ({reason})",
  "Put worker.js there or say where it is: <meta name=\"{name}\" content=\"…/worker.js\">. Let the page's policy allow worker-src 'self'. Let the policy of worker.js allow script-src 'wasm-unsafe-eval'.",
] as const;
export const noPicture = ["no-picture", "bad_request", "There is no picture to save.", "Show the element first."] as const;
export const tableCountWrong = ["table-count-wrong", "bad_request", '"{count}" is not a count.', "Use digits only."] as const;
export const tableMissing = ["table-missing", "bad_request", "There is no table of counts.", "Put a table into the element, or set its property “table”."] as const;
export const tableRowRagged = ["table-row-ragged", "bad_request", "A row of the table has {counts} counts.", "Give it {width}."] as const;
export const tableWithoutCounts = ["table-without-counts", "bad_request", "The table has no counts.", "Give it a first row and a first column with names, and counts between."] as const;
export const weightsMissing = ["weights-missing", "bad_request", "The property “table” has no weights.", "Give it one for each hidden value and answer, row by row."] as const;
export const workerAddressMissing = ["worker-address-missing", "bad_request", "The page does not say where the worker is.", 'Say where it is: <meta name="{name}" content="https://…/worker.js">, or call provideEngine.'] as const;
export const workerAddressWrong = ["worker-address-wrong", "bad_request", '"{address}" is not the address of a worker.', 'Say where it is: <meta name="{name}" content="https://…/worker.js">, or call provideEngine.'] as const;

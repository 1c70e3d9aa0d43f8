// SPDX-License-Identifier: Apache-2.0
/**
 * The engine at answer time, packed. In a file that comes last of what is imported, so that it stands behind nearly all
 * script: gzip looks 32 KB back, and what it splits compresses apart, which costs 1.4 KB.
 */
export { default as packed } from "sluice:answer-wasm";

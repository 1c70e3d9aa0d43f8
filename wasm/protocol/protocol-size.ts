// SPDX-License-Identifier: Apache-2.0
/** Alone, so that a page can tell a link with a protocol from another one before it has the program that reads it. */

/** Above what the largest channel takes: a thousand categories, as many reports, 24 bytes a weight. */
export const MAX_PROTOCOL_BYTES = 64 << 20;

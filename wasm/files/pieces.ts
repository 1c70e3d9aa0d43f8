// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * As much text at a time as is good for the collector. The cells of a piece die young. But if many rows are alive when
 * the collector comes, an engine takes all rows for such that stay. It keeps them with what has to be searched through,
 * and reading takes twice as long to the end of the file. Therefore nothing larger is ever parsed at once, the first
 * part of a file neither.
 */
const PIECE = 1 << 16;

const LINE_BREAK = 0x0a;

/**
 * Finds the end of a piece of bytes. It is behind a line if one ends in time, so that nothing has to be copied in front
 * of the next.
 */
export function pieceEnd(bytes: Uint8Array, at: number): number {
  const end = at + PIECE;
  if (end >= bytes.length) return bytes.length;
  const line = bytes.lastIndexOf(LINE_BREAK, end - 1) + 1;
  return line > at ? line : end;
}

/** A character of two units is not cut: its halves cannot be encoded. */
const wholeEnd = (text: string, end: number) => (/[\ud800-\udbff]/.test(text[end - 1] ?? "") ? end - 1 : end);

/** The pieces of a text, with where they end; one at least. */
export function* piecesOf(text: string): Generator<{ text: string; end: number }> {
  let at = 0;
  do {
    const line = at + PIECE < text.length ? text.lastIndexOf("\n", at + PIECE - 1) + 1 : text.length;
    const end = line > at ? line : Math.min(wholeEnd(text, at + PIECE), text.length);
    yield { text: text.slice(at, end), end };
    at = end;
  } while (at < text.length);
}

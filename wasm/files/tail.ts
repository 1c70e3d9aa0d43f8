// SPDX-License-Identifier: GPL-3.0-or-later
/** The end of a text that is read piece by piece. */

import type { Utf8Piece } from "./text.js";

/** A last row is shorter. */
const ROOM = 1 << 16;

export class Tail {
  readonly #bytes = new Uint8Array(ROOM);
  #length = 0;

  /** The same pieces, remembered as they go by. */
  async *of(pieces: AsyncIterable<Utf8Piece>): AsyncGenerator<Utf8Piece> {
    for await (const piece of pieces) {
      this.#add(piece.bytes);
      yield piece;
    }
  }

  /** With line ends as they are in texts. If the text is longer, it may begin within a character. */
  text(): string {
    return new TextDecoder().decode(this.#bytes.subarray(0, this.#length)).replace(/\r\n?/g, "\n");
  }

  #add(bytes: Uint8Array): void {
    const own = bytes.subarray(Math.max(0, bytes.length - ROOM));
    const stays = Math.min(this.#length, ROOM - own.length);
    this.#bytes.copyWithin(0, this.#length - stays, this.#length);
    this.#bytes.set(own, stays);
    this.#length = stays + own.length;
  }
}

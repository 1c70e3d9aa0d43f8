// SPDX-License-Identifier: GPL-3.0-or-later
/** Bytes packed and written in letters, and back: never more of them than is allowed for. */

/** Arguments of a function that browsers take at once. */
const AT_ONCE = 0x8000;

/** Base64 of what is packed. Throws a RangeError where that has more bytes than `most`. */
export async function packed(from: Blob, most: number): Promise<string> {
  const bytes = await through(from, new CompressionStream("deflate-raw"), most);
  let text = "";
  for (let at = 0; at < bytes.length; at += AT_ONCE) {
    text += String.fromCharCode(...bytes.subarray(at, at + AT_ONCE));
  }
  return btoa(text);
}

/** A few bytes can be packed that unpack to a whole disk: a RangeError where there are more than `most`. */
export async function unpacked(letters: string, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = Uint8Array.from(atob(letters), (c) => c.charCodeAt(0));
  return through(new Blob([bytes]), new DecompressionStream("deflate-raw"), most);
}

async function through(from: Blob, by: GenericTransformStream, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const reader: ReadableStreamDefaultReader<Uint8Array> = from.stream().pipeThrough(by).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (;;) {
    const { value, done } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > most) {
      await reader.cancel();
      throw new RangeError("too large");
    }
    parts.push(new Uint8Array(value));
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

// SPDX-License-Identifier: GPL-3.0-or-later
/** A protocol within a link: behind the "#", which no server is told, its file packed and written in letters. */
import { MAX_PROTOCOL_BYTES } from "../../wasm/api/protocol-file.js";
import { setting } from "./address.js";

/** Longer ones are cut off by programs that pass links on. */
const MOST_CHARACTERS = 16_000;
const NAME = "protocol";

/** To a page of this site; undefined where the protocol is too large for a link. */
export async function protocolLink(file: string, text: string): Promise<string | undefined> {
  const packed = await through(new Blob([text]), new CompressionStream("deflate-raw"));
  const letters = btoa(String.fromCharCode(...packed))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
  const link = `${new URL(file, window.location.href.split("#")[0])}#${NAME}=${letters}`;
  return link.length > MOST_CHARACTERS ? undefined : link;
}

/** Whether a file is called like a protocol: no table is. */
export function isProtocolName({ name }: File): boolean {
  return /\.json$/i.test(name);
}

export function hasLinkedProtocol(): boolean {
  return setting(NAME) !== undefined;
}

/** The text of the protocol in this window's address. Throws where it is damaged. */
export async function linkedProtocol(): Promise<string> {
  const letters = setting(NAME) ?? "";
  const packed = Uint8Array.from(atob(letters.replaceAll("-", "+").replaceAll("_", "/")), (c) => c.charCodeAt(0));
  return new TextDecoder().decode(await through(new Blob([packed]), new DecompressionStream("deflate-raw")));
}

/** Never more than a protocol file may have: a few bytes can be packed that unpack to a whole disk. */
async function through(from: Blob, by: GenericTransformStream): Promise<Uint8Array> {
  const reader: ReadableStreamDefaultReader<Uint8Array> = from.stream().pipeThrough(by).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (;;) {
    const { value, done } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > MAX_PROTOCOL_BYTES) {
      await reader.cancel();
      throw new RangeError("too large");
    }
    parts.push(new Uint8Array(value));
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

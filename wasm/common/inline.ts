// SPDX-License-Identifier: Apache-2.0
/** Unpacks what esbuild-plugins.mjs packed: gzip in base64. */
export async function unpack(packed: string): Promise<Uint8Array<ArrayBuffer>> {
  const { writable, readable } = new DecompressionStream("gzip");
  const writer = writable.getWriter();
  // Not by a blob, which not every worker can read. An error here also fails the reading below.
  for (const step of [writer.write(decoded(packed)), writer.close()]) step.catch(() => {});
  return new Uint8Array(await new Response(readable).arrayBuffer());
}

/** By the browser itself where it can: in each frame of a question a loop takes it 3 ms. */
function decoded(base64: string): Uint8Array<ArrayBuffer> {
  const { fromBase64 } = Uint8Array as { fromBase64?(text: string): Uint8Array<ArrayBuffer> };
  return fromBase64 ? fromBase64(base64) : Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}

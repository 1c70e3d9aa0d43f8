// SPDX-License-Identifier: Apache-2.0
/** Unpacks what esbuild-plugins.mjs packed: gzip in base64. */
export async function unpack(packed: string): Promise<Uint8Array<ArrayBuffer>> {
  const text = atob(packed);
  const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
  const unzipped = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(unzipped).arrayBuffer());
}

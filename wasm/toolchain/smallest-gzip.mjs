// SPDX-License-Identifier: GPL-3.0-or-later
/** Packs as small as gzip can be, once for each content: Zopfli takes seconds and saves a twentieth. */
import { createHash } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { root } from "./root.mjs";

/**
 * @param {Uint8Array} bytes
 * @returns {Promise<Uint8Array>}
 */
export async function smallestGzip(bytes) {
  const folder = join(root, ".build/gzip");
  const file = join(folder, `${createHash("sha256").update(bytes).digest("hex")}.gz`);
  const known = await readFile(file).catch(() => undefined);
  if (known) return known;
  // Only where it is needed: it listens to all errors of the process.
  const { gzip } = await import("@gfx/zopfli");
  const packed = await promisify(gzip)(bytes, { numiterations: 15 });
  await mkdir(folder, { recursive: true });
  // Several builds at once never read half a file.
  const half = `${file}.${process.pid}`;
  await writeFile(half, packed);
  await rename(half, file);
  return packed;
}

// SPDX-License-Identifier: GPL-3.0-or-later
import type { PrivatisedFile } from "../../wasm/api/sluice.js";
import { messages } from "../messages.js";
import { plain } from "../text/say.js";

/** Hands a file to the browser to be saved; the address it needs is taken back soon after. */
export function save(blob: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Names of what is saved beside the privatised file, so that the three stand together in a folder. */
export function fileNames({ name: file }: PrivatisedFile): { protocol: string; summary: string } {
  const name = file.replace(/-private\.csv$/, "");
  const { protocolName, fileName } = messages.summary;
  return { protocol: plain(protocolName, { name }), summary: plain(fileName, { name }) };
}

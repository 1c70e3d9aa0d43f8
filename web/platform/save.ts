// SPDX-License-Identifier: GPL-3.0-or-later

import type { PrivatisedFile } from "../../wasm/engine/sluice.js";
import { messages } from "../messages/page.js";
import { plain } from "../text/format-message.js";
import { withoutIsolates } from "../text/isolate.js";
import { ownError } from "../text/own-error.js";

/**
 * Hands a file to the browser to be saved; the address it needs is taken back soon after. Its type is not told. iOS may
 * show a type that it knows in the place of the page, and not save it (eligrey/FileSaver.js, issue 618). All that is
 * open in the page would be gone.
 */
export function save(blob: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob.slice(0, blob.size, "application/octet-stream"));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Chromium's; others have no such thing, and save as they save any file. */
interface Picking {
  showSaveFilePicker?: (options: { suggestedName: string }) => Promise<FileSystemFileHandle>;
}

/** Larger files go straight to where the person wants them, instead of through the browser's downloads. */
const LARGE = 50_000_000;

/**
 * The place for a large file, to be asked within a click. It is a file that the person has chosen, or "download" if
 * there is nothing to choose. It is nothing if they have thought better of it.
 */
export async function placeFor(
  { size }: Pick<Blob, "size">,
  name: string,
): Promise<FileSystemFileHandle | "download" | undefined> {
  const { showSaveFilePicker } = window as Picking;
  if (size < LARGE || !showSaveFilePicker) return "download";
  try {
    return await showSaveFilePicker({ suggestedName: name });
  } catch {
    return undefined;
  }
}

/** Writes all of it, or leaves what was there. */
export async function saveAt(place: FileSystemFileHandle | "download", blob: Blob, name: string): Promise<void> {
  if (place === "download") return save(blob, name);
  try {
    await blob.stream().pipeTo(await place.createWritable());
  } catch (error) {
    const reason = error instanceof Error ? error.message.replace(/\.$/, "") : String(error);
    throw ownError(
      "not-saved",
      "bad_request",
      plain(messages.privatise.notSaved, { reason }),
      messages.privatise.notSavedRemedy,
    );
  }
}

/** Names of what is saved beside the privatised file, so that the three stand together in a folder. */
export function fileNames({ name: file }: PrivatisedFile): { protocol: string; readers: string; receipt: string } {
  const name = file.replace(/-private\.csv$/, "");
  const { protocolName, readersName, fileName } = messages.summary;
  const named = (message: string) => withoutIsolates(plain(message, { name }));
  return { protocol: named(protocolName), readers: named(readersName), receipt: named(fileName) };
}

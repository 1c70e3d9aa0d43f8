// SPDX-License-Identifier: GPL-3.0-or-later

/** Hands a file to the browser to be saved; the address it needs is taken back soon after. */
export function save(blob: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** A file name without its ending. */
export function stem(name: string): string {
  return name.replace(/\.[^.]+$/, "") || "data";
}

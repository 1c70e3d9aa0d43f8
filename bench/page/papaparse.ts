// SPDX-License-Identifier: GPL-3.0-or-later
/** A worker in which PapaParse reads a file piece by piece, and nothing is done with it. */
import Papa from "papaparse";

self.onmessage = ({ data: { file, piece } }: MessageEvent<{ file: File; piece: number | undefined }>) => {
  // The header is no row.
  let rows = -1;
  Papa.parse<string[]>(file, {
    delimiter: ",",
    skipEmptyLines: true,
    ...(piece !== undefined && { chunkSize: piece }),
    chunk: ({ data }) => {
      rows += data.length;
    },
    complete: () => self.postMessage(rows),
  });
};

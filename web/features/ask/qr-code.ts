// SPDX-License-Identifier: GPL-3.0-or-later
/** A QR code as a picture that can be printed. */
import encodeQR from "qr";

/** Modules from edge to edge above which phones do not read it reliably from a screen. */
const MOST_MODULES = 133;
/** From here on, six answers or so, a phone has to come close: it is said how large the code has to be. */
const DENSE_MODULES = 115;
/** In centimetres: smaller ones run together for the cameras of older phones. */
const MODULE = 0.06;
/** As the standard asks for. */
const QUIET = 4;

export interface QrCode {
  /** Edge of the picture in modules, the quiet zone included. */
  size: number;
  /** All dark modules, as the path of an SVG. */
  path: string;
}

/** How wide a code with small modules has to be, in centimetres; undefined where any size does. */
export function denseWidth({ size }: QrCode): number | undefined {
  return size - 2 * QUIET < DENSE_MODULES ? undefined : Math.ceil(MODULE * size);
}

/** Undefined where the text is too long to be read from one. */
export function qrCode(text: string): QrCode | undefined {
  let modules: boolean[][];
  try {
    modules = encodeQR(text, "raw", { ecc: "low", border: QUIET, encoding: "byte" });
  } catch {
    return undefined;
  }
  const size = modules.length;
  if (size - 2 * QUIET > MOST_MODULES) return undefined;
  const path = modules.flatMap((row, y) =>
    row.flatMap((dark, x) => {
      if (!dark || row[x - 1]) return [];
      const run = row.slice(x).findIndex((next) => !next);
      return [`M${x} ${y}h${run < 0 ? size - x : run}v1h-${run < 0 ? size - x : run}z`];
    }),
  );
  return { size, path: path.join("") };
}

/** As a file. */
export function qrFile({ size, path }: QrCode): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${8 * size}" height="${8 * size}"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>\n`;
}

// SPDX-License-Identifier: GPL-3.0-or-later
/** A font in which every character is as wide as any other, so that a layout does not depend on the fonts of the machine. */

const UNITS = 1000;
/** About what letters of usual fonts take on average. */
const WIDTH = 520;
const GLYPHS = 0xffff;
/** The four corners of a box. */
const POINTS = [
  [0, 0],
  [0, 700],
  [400, 700],
  [400, 0],
] as const;

type Field = [bytes: 1 | 2 | 4, value: number];
const u8 = (value: number): Field => [1, value];
const u16 = (value: number): Field => [2, value];
const u32 = (value: number): Field => [4, value];
const many = (count: number, field: Field): Field[] => Array.from({ length: count }, () => field);

function packed(fields: Field[]): Buffer {
  const buffer = Buffer.alloc(fields.reduce((sum, [bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [bytes, value] of fields) {
    buffer.writeUIntBE(bytes === 4 ? value >>> 0 : value & (bytes === 2 ? 0xffff : 0xff), at, bytes);
    at += bytes;
  }
  return buffer;
}

/** All glyphs but the first are empty. */
function tables(): Record<string, Buffer> {
  const steps = POINTS.map(([x, y], i) => [x - (POINTS[i - 1]?.[0] ?? 0), y - (POINTS[i - 1]?.[1] ?? 0)] as const);
  const box = packed([
    ...[1, 0, 0, 400, 700, POINTS.length - 1, 0].map(u16),
    ...many(POINTS.length, u8(1)),
    ...steps.map(([x]) => u16(x)),
    ...steps.map(([, y]) => u16(y)),
  ]);
  const glyf = Buffer.concat([box, Buffer.alloc((4 - (box.length % 4)) % 4)]);
  const panose = many(10, u8(0));
  return {
    "OS/2": packed([
      ...[3, WIDTH, 400, 5, 0, ...Array(10).fill(300), 0].map(u16),
      ...panose,
      ...many(4, u32(0)),
      u32(0x20202020),
      ...[0x40, 0, 0xfffe, 800, -200, 0, 800, 200].map(u16),
      ...many(2, u32(0)),
      ...[500, 700, 0, 0x20, 0].map(u16),
    ]),
    // One group: the glyph of a character has its number.
    cmap: packed([...[0, 1, 3, 10].map(u16), u32(12), ...[12, 0].map(u16), ...[28, 0, 1, 0, GLYPHS - 1, 0].map(u32)]),
    glyf,
    head: packed([
      ...[1, 0].map(u16),
      ...[0x10000, 0, 0x5f0f3cf5].map(u32),
      ...[3, UNITS].map(u16),
      ...many(4, u32(0)),
      ...[0, 0, 400, 700, 0, 8, 2, 0, 0].map(u16),
    ]),
    hhea: packed([u32(0x10000), ...[800, -200, 0, WIDTH, 0, 0, 400, 1, 0, 0, 0, 0, 0, 0, 0, 1].map(u16)]),
    hmtx: packed([u16(WIDTH), ...many(GLYPHS, u16(0))]),
    loca: packed([u16(0), ...many(GLYPHS, u16(glyf.length / 2))]),
    maxp: packed([u32(0x10000), ...[GLYPHS, POINTS.length, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0].map(u16)]),
    name: packed([0, 0, 6].map(u16)),
    post: packed([u32(0x30000), ...many(7, u32(0))]),
  };
}

function checksum(table: Buffer): number {
  let sum = 0;
  for (let at = 0; at < table.length; at += 4) sum = (sum + table.readUInt32BE(at)) >>> 0;
  return sum;
}

/** The font as a TrueType file. */
function evenFont(): Buffer {
  const all = Object.entries(tables()).map(
    ([tag, table]) => [tag, table.length, Buffer.concat([table, Buffer.alloc((4 - (table.length % 4)) % 4)])] as const,
  );
  let offset = 12 + 16 * all.length;
  const directory = all.map(([tag, length, padded]) => {
    const entry = Buffer.concat([Buffer.from(tag.padEnd(4)), packed([checksum(padded), offset, length].map(u32))]);
    offset += padded.length;
    return entry;
  });
  const power = 2 ** Math.floor(Math.log2(all.length));
  const start = packed([
    u32(0x10000),
    ...[all.length, 16 * power, Math.log2(power), 16 * (all.length - power)].map(u16),
  ]);
  return Buffer.concat([start, ...directory, ...all.map(([, , padded]) => padded)]);
}

/**
 * The style that makes all of a document be written in it. Widths are exact, where a machine may round them to whole
 * pixels.
 */
export function inEvenFont(): string {
  const address = `data:font/ttf;base64,${evenFont().toString("base64")}`;
  const all = "font-family: even !important; text-rendering: geometricPrecision !important";
  return `<style>@font-face { font-family: even; src: url(${address}) } * { ${all} }</style>`;
}

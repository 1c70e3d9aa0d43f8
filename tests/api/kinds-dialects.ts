// SPDX-License-Identifier: GPL-3.0-or-later
/** Encodings, separators and first lines: kinds of files that are told by them. */
import type { EncodingName } from "../../wasm/contract/file-types.js";
import type { Kind } from "./kind-of-file.js";

/** One byte for each character, as old programs write them. */
const MAC = "ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü";
const mac = (text: string) =>
  Uint8Array.from(text, (letter) => {
    const at = MAC.indexOf(letter);
    if (at >= 0) return 0x80 + at;
    return letter === "ß" ? 0xa7 : letter.charCodeAt(0);
  });
const windows = (text: string) =>
  Uint8Array.from(
    text,
    (letter) => ({ "€": 0x80, "’": 0x92, "–": 0x96, Š: 0x8a, š: 0x9a })[letter] ?? letter.charCodeAt(0),
  );

/** As Excel's "CSV (MS-DOS)" has them. */
const dos = (text: string) =>
  Uint8Array.from(text, (letter) => {
    const at = "ÇüéâäàåçêëèïîìÄÅÉ".indexOf(letter);
    return at >= 0 ? 0x80 + at : ({ ö: 0x94, Ö: 0x99, Ü: 0x9a, ß: 0xe1, ñ: 0xa4 }[letter] ?? letter.charCodeAt(0));
  });

/** In another code page of Windows, which has ASCII and one byte for each letter beyond. */
const inPage = (page: number, text: string) => {
  const letters = new TextDecoder(`windows-${page}`).decode(Uint8Array.from({ length: 256 }, (_, byte) => byte));
  return Uint8Array.from(text, (letter) => letters.indexOf(letter));
};
const PAGES: [what: string, page: number, rows: string, word: string][] = [
  ["Russian", 1251, "мужской,1\nженский,2", "мужской"],
  ["Russian in single letters", 1251, "М,1\nЖ,2", "М"],
  ["Greek", 1253, "Άνδρας,1\nΓυναίκα,2", "Άνδρας"],
  ["Turkish", 1254, "Kadın,1\nErkek,2", "Kadın"],
  ["Hungarian", 1250, "Győr,1\nPécs,2", "Győr"],
  ["Czech", 1250, "Říčany,1\nPlzeň,2", "Říčany"],
  ["Polish", 1250, "mężczyzna,1\nkobieta,2", "mężczyzna"],
  ["Lithuanian", 1257, "ąžuolas,1\nliepa,2", "ąžuolas"],
];

const PLACES = "place,says\nnorth,a\nsouth,b\n";

export const dialects: Kind[] = [
  { name: "plain letters", file: PLACES, encoding: "utf-8", separator: ",", why: ["encoding", /A to Z/] },
  { name: "UTF-8", file: "place,says\nKöln,a\nUlm,b\n", encoding: "utf-8", why: ["encoding", /valid UTF-8/] },
  { name: "UTF-8 with its mark", file: `\uFEFF${PLACES}`, encoding: "utf-8", why: ["encoding", /first bytes/] },
  {
    name: "Windows-1252",
    file: windows("place,says\nKöln,a\nZürich,b\n"),
    encoding: "windows-1252",
    values: ["Köln", "Zürich"],
  },
  {
    name: "Windows-1252 with curly apostrophes alone",
    file: windows("says,n\nit’s so,1\nI don’t,2\n"),
    encoding: "windows-1252",
    values: ["it’s so", "I don’t"],
  },
  { name: "French in Windows-1252", file: windows("dit,n\nd’accord,1\nn’importe où,2\n"), encoding: "windows-1252" },
  {
    name: "dashes and euros in Windows-1252",
    file: windows("paid,n\n10 – 20 €,1\n20 – 30 €,2\n"),
    encoding: "windows-1252",
    values: ["10 – 20 €", "20 – 30 €"],
  },
  {
    name: "German in Mac OS Roman",
    file: mac("Stadt,n\nKöln,1\nZürich,2\nMädchenstraße,3\n"),
    encoding: "macintosh",
    values: ["Köln", "Zürich", "Mädchenstraße"],
    why: ["encoding", /"Zürich" would be "ZŸrich"/],
  },
  {
    name: "French in Mac OS Roman",
    file: mac("dit,n\nécole,1\ngarçon,2\nélève,3\n"),
    encoding: "macintosh",
    values: ["école", "garçon", "élève"],
  },
  {
    name: "Spanish in Mac OS Roman",
    file: mac("dice,n\nniño,1\nsí señor,2\ncorazón,3\nadiós cigüeña,4\n"),
    encoding: "macintosh",
  },
  {
    name: "German of MS-DOS",
    file: dos("Stadt,n\nKöln,1\nDüren,2\nOsterstraße,3\n"),
    refused: "encoding-other",
    names: ['"Köln" (ibm850)', "UTF-8"],
  },
  { name: "Dutch of MS-DOS", file: dos("zegt,n\néén café,1\nhé,2\n"), refused: "encoding-other", names: ["één"] },
  {
    name: "German of MS-DOS, said",
    file: dos("Stadt,n\nÄhre,1\nMädchen,2\n"),
    dialect: { encoding: "ibm850" },
    values: ["Ähre", "Mädchen"],
  },
  {
    name: "capitals in Mac OS Roman",
    file: mac("Stadt,n\nKÖLN,1\nZÜRICH,2\nKöln,3\nMädchenstraße,4\n"),
    encoding: "macintosh",
  },
  {
    name: "one letter that can be two",
    file: windows("place,n\nKošice,1\nWien,2\n"),
    refused: "encoding-other",
    names: ["Košice", "Koöice"],
  },
  {
    name: "the same, said to be Windows-1252",
    file: windows("place,n\nKošice,1\nWien,2\n"),
    dialect: { encoding: "windows-1252" },
    encoding: "windows-1252",
    values: ["Košice", "Wien"],
    why: ["encoding", /as you said/],
  },
  ...PAGES.map(
    ([what, page, rows, word]): Kind => ({
      name: `${what} in Windows-${page}`,
      file: inPage(page, `says,n\n${rows}\n`),
      refused: "encoding-other",
      names: [`"${word}" (windows-${page})`, "UTF-8"],
    }),
  ),
  ...PAGES.map(
    ([what, page, rows, word]): Kind => ({
      name: `${what} in Windows-${page}, said`,
      file: inPage(page, `says,n\n${rows}\n`),
      dialect: { encoding: `windows-${page}` as EncodingName },
      values: [word, rows.split(/[\n,]/)[2] ?? ""],
    }),
  ),
  {
    name: "Icelandic in Windows-1252",
    file: windows("says,n\nÞórður,1\nýmist,2\nóvíða,3\n"),
    encoding: "windows-1252",
    values: ["Þórður", "ýmist", "óvíða"],
  },
  {
    name: "UTF-16 without its mark",
    file: Buffer.from(PLACES, "utf16le"),
    encoding: "utf-16le",
    why: ["encoding", /zero/],
  },
  {
    name: "semicolons",
    file: "place;paid\nnorth;1,5\nsouth;2,5\n",
    separator: ";",
    why: ["separator", /each of the first rows 2 cells/],
  },
  { name: "tabs", file: "place\tsays\nnorth\ta, b\nsouth\tb\n", separator: "\t" },
  { name: "one column", file: "place\nnorth\nsouth\n", separator: ",", why: ["separator", /no separator/] },
  {
    name: "commas and semicolons in every row",
    file: "place;paid, EUR\nnorth;1,5\nsouth;2,5\n",
    refused: "separator-either",
    names: ["commas", "semicolons"],
  },
  {
    name: "the same, said to be semicolons",
    file: "place;paid, EUR\nnorth;1,5\nsouth;2,5\n",
    dialect: { separator: ";" },
    header: ["place", "paid, EUR"],
    why: ["separator", /as you said/],
  },
  {
    name: "Excel's line sep=;",
    file: "sep=;\nplace;says\nnorth;a,b\nsouth;c,d\n",
    separator: ";",
    rows: 2,
    why: ["separator", /first line says so/],
  },
  {
    name: "another character between cells, said",
    file: "place^says\nnorth^a\n",
    dialect: { separator: "^" },
    header: ["place", "says"],
  },
  {
    name: "names in the first line",
    file: PLACES,
    header: ["place", "says"],
    rows: 2,
    why: ["header", /does not look like the rows/],
  },
  { name: "no names", file: "1,30\n2,40\n", refused: "header-missing" },
  {
    name: "no names, said",
    file: "1,30\n2,40\n",
    dialect: { header: false },
    header: ["column 1", "column 2"],
    rows: 2,
    values: ["1", "2"],
  },
  {
    name: "names that look like numbers, said",
    file: "2019,2020\n1,30\n2,40\n",
    dialect: { header: true },
    header: ["2019", "2020"],
    rows: 2,
  },
  {
    name: "records of JSON",
    file: '[{"place": "north"}, {"place": "south"}]',
    refused: "format-not-read",
    names: ["a JSON document"],
  },
  {
    name: "a record of JSON in each line",
    file: '{"place": "north"}\n{"place": "south"}\n',
    refused: "format-not-read",
    names: ["a JSON document"],
  },
  { name: "a name in brackets", file: "[place],says\nnorth,a\nsouth,b\n", header: ["[place]", "says"] },
];

// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * The encodings of text that say nothing of themselves, and how bytes read in each. Platforms have decoders for all but
 * those of MS-DOS, whose characters from 0x80 on stand here.
 */
import type { EncodingName } from "../contract/file-types.js";

const DOS: Partial<Record<EncodingName, string>> = {
  ibm437:
    "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0",
  ibm850:
    "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0",
  ibm852:
    "ÇüéâäůćçłëŐőîŹÄĆÉĹĺôöĽľŚśÖÜŤťŁ×čáíóúĄąŽžĘę¬źČş«»░▒▓│┤ÁÂĚŞ╣║╗╝Żż┐└┴┬├─┼Ăă╚╔╩╦╠═╬¤đĐĎËďŇÍÎě┘┌█▄ŢŮ▀ÓßÔŃńňŠšŔÚŕŰýÝţ´\u00ad˝˛ˇ˘§÷¸°¨˙űŘř■\u00a0",
};

/** Characters of more than one byte. No byte below 0x30 is part of one. */
const MULTIBYTE: EncodingName[] = ["shift_jis", "euc-jp", "euc-kr", "gb18030", "big5"];

/** Whether a piece of the bytes may end within a character. */
export function isMultibyte(encoding: EncodingName): boolean {
  return MULTIBYTE.includes(encoding);
}

/** All that may be meant, of several that read the same the first is told. */
export const CODE_PAGES: readonly EncodingName[] = [
  ...(["windows-1252", "macintosh", "ibm850", "iso-8859-15"] as const),
  ...(["windows-1250", "iso-8859-2", "ibm852", "windows-1254", "windows-1257", "iso-8859-13"] as const),
  ...(["windows-1251", "koi8-r", "koi8-u", "ibm866", "iso-8859-5", "x-mac-cyrillic"] as const),
  ...([
    "windows-1253",
    "iso-8859-7",
    "windows-1255",
    "windows-1256",
    "iso-8859-6",
    "windows-874",
    "windows-1258",
  ] as const),
  ...(["euc-kr", "gb18030", "shift_jis", "euc-jp", "big5", "ibm437"] as const),
];

/** All characters beyond ASCII of an encoding with a byte for each; of others, nothing. */
export function lettersOf(encoding: EncodingName): string {
  return isMultibyte(encoding)
    ? ""
    : decodeLeniently(
        encoding,
        Uint8Array.from({ length: 128 }, (_, i) => 128 + i),
      );
}

/** The characters of windows-1252 at 0x80 to 0x9f, and the bytes among them that it leaves undefined. */
const HIGH = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";
const UNDEFINED = [0x81, 0x8d, 0x8f, 0x90, 0x9d];

/** A text as bytes of windows-1252; nothing where it is none. */
export function windowsBytes(text: string): Uint8Array | undefined {
  const codes = Array.from(text, (character) => {
    const high = HIGH.indexOf(character);
    return high < 0 ? (character.codePointAt(0) ?? 0) : 0x80 + high;
  });
  return codes.every((code) => code < 0x100) ? Uint8Array.from(codes) : undefined;
}

/** Strict where the encoding can be wrong: throws where the bytes are not text in it. A part may end within a character. */
export function decodeStrictly(encoding: EncodingName, bytes: Uint8Array, extent: "whole" | "part" = "whole"): string {
  if (encoding in DOS) return decodeLeniently(encoding, bytes);
  if (encoding === "windows-1252") {
    if (UNDEFINED.some((byte) => bytes.includes(byte))) throw new TypeError("undefined byte");
    return decodeLeniently(encoding, bytes);
  }
  if (extent === "part") return strict(encoding).decode(bytes, { stream: true });
  const decoder = decoders.get(encoding) ?? strict(encoding);
  decoders.set(encoding, decoder);
  return decoder.decode(bytes);
}

const strict = (encoding: EncodingName) => new TextDecoder(encoding, { fatal: true, ignoreBOM: true });
/** Without a stream a decoder begins anew each time, and a file has thousands of pieces. */
const decoders = new Map<EncodingName, TextDecoder>();

export function decodeLeniently(encoding: EncodingName, bytes: Uint8Array): string {
  const dos = DOS[encoding];
  if (dos) return latin(bytes).replace(/[\u0080-\u00ff]/g, (character) => dos.charAt(character.charCodeAt(0) - 0x80));
  const text = new TextDecoder(encoding, { ignoreBOM: true }).decode(bytes);
  if (encoding !== "windows-1252") return text;
  // Node 20 decodes these bytes as if they were Latin-1.
  return text.replace(/[\u0080-\u009f]/g, (character) => HIGH[character.charCodeAt(0) - 0x80] ?? character);
}

const CHARACTERS = 1 << 13;

function latin(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += CHARACTERS)
    text += String.fromCharCode(...bytes.subarray(at, at + CHARACTERS));
  return text;
}

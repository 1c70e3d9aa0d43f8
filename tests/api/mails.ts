// SPDX-License-Identifier: GPL-3.0-or-later
/** Mails as six programs write them, and the ways in which they come back broken. */

export interface Mail {
  from: string;
  subject: string;
  body: string;
}

const quotedPrintable = (text: string): string =>
  Array.from(new TextEncoder().encode(text), (byte) => {
    const plain = (byte >= 33 && byte <= 126 && byte !== 61) || byte === 32 || byte === 10;
    return plain ? String.fromCharCode(byte) : `=${byte.toString(16).toUpperCase().padStart(2, "0")}`;
  })
    .join("")
    .split("\n")
    // Soft breaks where they hurt: within a code.
    .map((line) => line.replace(/(.{22})(?=.)/g, "$1=\n").replace(/=([0-9A-F]?)=\n/g, "=\n=$1"))
    .join("\n");

const base64 = (text: string): string =>
  Buffer.from(text)
    .toString("base64")
    .replace(/(.{76})/g, "$1\n");

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

const heads = ({ from, subject }: Mail, ...more: string[]): string =>
  [
    "Return-Path: <bounce@example.org>",
    "Received: from mx.example.org by mail.example.org; Mon, 30 Nov 2026 10:00:00 +0000",
    `From: ${from}`,
    "To: asker@example.org",
    `Subject: ${subject}`,
    "Date: Mon, 30 Nov 2026 10:00:00 +0000",
    "MIME-Version: 1.0",
    ...more,
  ].join("\n");

/** As the program of that name writes a mail. */
export const clients: Record<string, (mail: Mail) => string> = {
  thunderbird: (mail) =>
    `${heads(mail, "Content-Type: text/plain; charset=UTF-8; format=flowed", "Content-Transfer-Encoding: 8bit")}\n\n${mail.body}\n`,
  gmail: (mail) =>
    `${heads(mail, 'Content-Type: multipart/alternative; boundary="000a"')}\n\n--000a\nContent-Type: text/plain; charset="UTF-8"\n\n${mail.body}\n\n--000a\nContent-Type: text/html; charset="UTF-8"\n\n<div dir="ltr">${escaped(mail.body).replaceAll("\n", "<br>")}</div>\n\n--000a--\n`,
  outlook: (mail) =>
    `${heads(mail, 'Content-Type: text/html; charset="utf-8"', "Content-Transfer-Encoding: quoted-printable")}\n\n${quotedPrintable(
      `<html><head><style>p {color: red}</style></head><body>${mail.body
        .split("\n")
        .map((line) => `<p class=MsoNormal>${escaped(line)}<o:p></o:p></p>`)
        .join("")}</body></html>`,
    )}\n`,
  "apple mail": (mail) =>
    `${heads(mail, "Content-Type: text/plain; charset=utf-8", "Content-Transfer-Encoding: quoted-printable")}\n\n${quotedPrintable(mail.body)}\n`,
  "k-9": (mail) =>
    `${heads(mail, "Content-Type: text/plain; charset=utf-8", "Content-Transfer-Encoding: base64")}\n\n${base64(mail.body)}\n`,
  "an attached file": (mail) =>
    `${heads(mail, 'Content-Type: multipart/mixed; boundary="zz"')}\n\n--zz\nContent-Type: text/plain\n\nHere it is.\n\n--zz\nContent-Type: text/csv; name="noisy-answer.csv"\nContent-Disposition: attachment; filename="noisy-answer.csv"\nContent-Transfer-Encoding: base64\n\n${base64(mail.body)}\n\n--zz--\n`,
};

/** A file of many, as Unix has them since ever: a line that begins like one between mails is quoted. */
export const mboxOf = (mails: string[]): string =>
  mails
    .map((mail) => `From sender@example.org Mon Nov 30 10:00:00 2026\n${mail.replace(/^(>*From )/gm, ">$1")}\n`)
    .join("");

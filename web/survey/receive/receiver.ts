// SPDX-License-Identifier: Apache-2.0
/** Takes what is posted: answers scripts with a status, and people who have sent a form with a page. */
import { isForm, payloadIn } from "./body.js";
import type { Collection } from "./collection.js";
import { Refusal } from "./refusal.js";

const MOST_BYTES = 65_536;
// Scripts on pages from elsewhere may send; nothing here is told to them but that it has come.
const HEADERS = { "Access-Control-Allow-Origin": "*", "Access-Control-Allow-Headers": "Content-Type" };

/** The parts that are used of a request of `node:http`, of Express and of others that hand it on unread. */
export interface Posted extends AsyncIterable<Uint8Array> {
  readonly method?: string | undefined;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** The parts that are used of a response of `node:http`. */
interface Answered {
  writeHead(status: number, headers: Record<string, string>): unknown;
  end(text: string): unknown;
}

export type Receiver = (request: Posted, response: Answered) => Promise<void>;

/** `thanks` is the address of the page for people who have sent a form. Neither addresses nor times are looked at. */
export function receiver(collection: Collection, { thanks }: { thanks?: string | undefined } = {}): Receiver {
  return async (request, response) => {
    const type = String(request.headers["content-type"] ?? "");
    const answer = (status: number, text = "", more: Record<string, string> = {}): void => {
      const page = isForm(type) && status !== 303;
      response.writeHead(status, {
        ...HEADERS,
        "Content-Type": `text/${page ? "html" : "plain"}; charset=utf-8`,
        ...more,
      });
      response.end(page ? pageWith(text) : text && `${text}\n`);
    };
    if (request.method === "OPTIONS") return answer(204);
    if (request.method !== "POST") return answer(405, "Only POST.", { Allow: "POST" });
    try {
      const bytes = await read(request);
      if (!bytes) return answer(413, "That is too long.", { Connection: "close" });
      collection.take(await payloadIn(type, bytes));
      if (!isForm(type)) answer(204);
      // A person who reloads that page sends nothing again.
      else if (thanks !== undefined) answer(303, "", { Location: thanks });
      else answer(200, "Thank you. What you have sent has come.");
    } catch (error) {
      if (error instanceof Refusal) answer(400, error.message);
      else answer(500, "It could not be kept. Please try again: it is counted once.");
    }
  };
}

/** Undefined where there is more than any submission has. */
async function read(request: Posted): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of request) {
    length += piece.length;
    if (length > MOST_BYTES) return undefined;
    pieces.push(piece);
  }
  return new Uint8Array(Buffer.concat(pieces));
}

const pageWith = (text: string): string => `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Sent</title>
<style>:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; } body { max-inline-size: 40rem; margin: 2rem auto; padding-inline: 1rem; }</style>
<main><p>${text.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</p></main></html>
`;

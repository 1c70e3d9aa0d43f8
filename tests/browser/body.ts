// SPDX-License-Identifier: GPL-3.0-or-later
import type { IncomingMessage } from "node:http";

/** The body of a request, and whether that is all of it: a browser that is closed goes away in the middle. */
export async function bodyOf(request: IncomingMessage): Promise<{ body: string; whole: boolean }> {
  let body = "";
  try {
    for await (const piece of request.setEncoding("utf8")) body += piece;
    return { body, whole: true };
  } catch {
    return { body, whole: false };
  }
}

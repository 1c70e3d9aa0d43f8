// SPDX-License-Identifier: Apache-2.0
/** Where the file of the frame is: named by the page, or beside this script. */

let named: string | undefined;
let beside: Promise<string | undefined> | undefined;
let isTold = false;

/** For all questions of the page that name none themselves; "none" for no frames at all. */
export function useFrame(url: string): void {
  named = url;
}

/** Undefined where there is none: then a question stands in the page itself. */
export async function frameFor(element: Element): Promise<string | undefined> {
  const url = element.getAttribute("frame") || named;
  // In a frame without an origin of its own the page may be there by mistake, for a file that a server does not have.
  if (url === "none" || (window !== window.parent && window.origin === "null")) return undefined;
  if (url) return new URL(url, element.baseURI).href;
  beside ??= found(addressBeside);
  return beside;
}

/** There is none, as has turned out: nobody looks again. */
export function frameAbsent(url: string): void {
  if (!named) beside = Promise.resolve(undefined);
  tell(
    `there is no frame at ${url}, so its questions stand in the page itself. The form has the report alone, but a script that listens for clicks, keys and the focus can learn what is chosen. Put sluice-frame.htm there, or say where it is (frame="…"); frame="none" if that is meant.`,
  );
}

function tell(why: string): void {
  if (isTold) return;
  isTold = true;
  console.warn(`<sluice-answer>: ${why}`);
}

const script = globalThis.document?.currentScript as HTMLScriptElement | null | undefined;
const addressBeside = address();

function address(): string | undefined {
  try {
    // As it is written bundlers find the file by it, also those that make a classic script, as webpack does.
    return new URL("./sluice-frame.htm", import.meta.url).href;
  } catch {
    return script?.src ? new URL("sluice-frame.htm", script.src).href : undefined;
  }
}

/** Many servers send a page of their own for what is not there, which must not run in a frame. */
async function found(url: string | undefined): Promise<string | undefined> {
  if (!url) return undefined;
  try {
    const answer = await fetch(url, { credentials: "omit" });
    const text = answer.ok ? await answer.text() : "";
    if (text.includes('name="sluice-frame"')) {
      if (!isRewritten(text)) return url;
      tell(
        `the server has written a script into ${url}. The frame's policy lets none in, so its questions stand in the page itself. The form has the report alone, but a script that listens for clicks, keys and the focus can learn what is chosen. To have the frame, serve a copy unchanged and name it (frame="…").`,
      );
      return undefined;
    }
  } catch {
    // From a disk, or under a policy, it cannot be asked for; the frame itself shows whether it is there.
    if (addressBeside) return url;
  }
  frameAbsent(url);
  return undefined;
}

/** Our file has its one script in the body. */
const isRewritten = (text: string): boolean => /<script/i.test(text.slice(0, text.search(/<body/i)));

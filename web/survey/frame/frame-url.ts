// SPDX-License-Identifier: Apache-2.0
/** Where the file of the frame is: named by the page, or beside this script. */

let named: string | undefined;
let beside: Promise<string | undefined> | undefined;
const absent = new Set<string>();
let isTold = false;

/** For all questions of the page that name none themselves; "none" for no frames at all. */
export function useFrame(url: string): void {
  named = url;
}

/** By the address that a question names, from where it is; undefined where there is none: then it stands in the page itself. */
export async function frameFor(own: string | null | undefined, base: string): Promise<string | undefined> {
  const url = own || named;
  // In a frame without an origin of its own the page may be there by mistake, for a file that a server does not have.
  if (url === "none" || (window !== window.parent && window.origin === "null")) return undefined;
  beside ??= url ? undefined : found(addressBeside);
  const at = url ? new URL(url, base).href : await beside;
  return at === undefined || isAbsent(at) ? undefined : at;
}

export const isAbsent = (url: string): boolean => absent.has(url);

/** There is none, as has turned out: nobody looks again. */
export function frameAbsent(url: string): void {
  absent.add(url);
  if (isTold) return;
  isTold = true;
  console.warn(
    `<sluice-answer>: there is no frame that works at ${url}, so its questions stand in the page itself. The form has the report alone, but a script that listens for clicks, keys and the focus can learn what is chosen. Put sluice-frame.htm there as it is, or say where it is (frame="…"); frame="none" if that is meant.`,
  );
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
    // Bundlers leave out quotes.
    if (answer.ok && /<meta name=["']?sluice-frame\b/.test(await answer.text())) return url;
  } catch {
    // From a disk, or under a policy, it cannot be asked for; the frame itself shows whether it is there.
    return url;
  }
  frameAbsent(url);
  return undefined;
}

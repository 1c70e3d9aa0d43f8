// SPDX-License-Identifier: GPL-3.0-or-later
/** The parts of the site that what is shown first does not need. The page names them, so that they come after that. */

/** Milliseconds without a further part after which that is taken for one that does not come. */
const PATIENCE = 60_000;
/** The same for those behind it: they have had the time that it had. */
const THEN = 1_000;

/**
 * Fetches all of them and runs them, each in a task of its own. Resolves when they are here. Fetching alone is not enough:
 * WebKit asks the policy again when a part is first imported, even where it has been fetched.
 */
export async function partsArrived(): Promise<void> {
  const named = document.querySelector<HTMLMetaElement>("meta[name=sluice-parts]")?.content ?? "";
  const parts = named.split(" ").filter(Boolean);
  for (const href of parts) {
    const link = document.createElement("link");
    Object.assign(link, { rel: "modulepreload", href, fetchPriority: "low" });
    document.head.append(link);
  }
  let patience = PATIENCE;
  for (const part of parts) if ((await ran(part, patience)) === "late") patience = THEN;
}

/** Says "late" where it has not come in time. Such a part comes no more once the page has shut itself off. */
async function ran(part: string, patience: number): Promise<"here" | "late"> {
  const here = import(part).catch(() => {}).then(() => "here" as const);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<"late">((resolve) => {
    timer = setTimeout(resolve, patience, "late");
  });
  const outcome = await Promise.race([here, late]);
  clearTimeout(timer);
  // The person's own clicks and keys come first.
  await nextTask();
  return outcome;
}

/** Timers within timers wait for 4 ms each: of some forty parts that would be felt. */
function nextTask(): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  const next = new Promise((resolve) => {
    port1.onmessage = resolve;
  });
  port2.postMessage(undefined);
  return next.finally(() => port1.close());
}

// SPDX-License-Identifier: GPL-3.0-or-later
/** The parts of the site that what is shown first does not need. The page names them, so that they come after that. */

/** Milliseconds without a further part after which the rest is taken for parts that do not come. */
const PATIENCE = 60_000;

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
  for (const part of parts) if ((await ran(part)) === "late") return;
}

/** Says "late" where it has not come in time; a part that fails is asked for again by whoever needs it. */
async function ran(part: string): Promise<"here" | "late"> {
  const here = import(part).catch(() => {}).then(() => "here" as const);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<"late">((resolve) => {
    timer = setTimeout(resolve, PATIENCE, "late");
  });
  const outcome = await Promise.race([here, late]);
  clearTimeout(timer);
  // What a person does meanwhile comes first.
  await new Promise((resolve) => setTimeout(resolve));
  return outcome;
}

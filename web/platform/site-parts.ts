// SPDX-License-Identifier: GPL-3.0-or-later
/** The parts of the site that what is shown first does not need. The page names them, so that they come after that. */

/** Milliseconds after which a part that has not come is taken for one that does not come. */
const PATIENCE = 20_000;
/** Fetches all of them, and resolves when they are here. */
export async function partsArrived(): Promise<void> {
  const named = document.querySelector<HTMLMetaElement>("meta[name=sluice-parts]")?.content ?? "";
  const parts = named.split(" ").filter(Boolean);
  if (!document.createElement("link").relList.supports("modulepreload")) {
    await Promise.allSettled(parts.map((part) => import(part)));
    return;
  }
  for (const href of parts) {
    const link = document.createElement("link");
    Object.assign(link, { rel: "modulepreload", href, fetchPriority: "low" });
    document.head.append(link);
  }
  const links = document.querySelectorAll<HTMLLinkElement>("link[rel=modulepreload]");
  await recorded(Array.from(links, ({ href }) => href));
}

/** Browsers do not wait for what is fetched in advance before they say that a page is loaded, but they make a record of it. */
function recorded(addresses: string[]): Promise<void> {
  const awaited = new Set(addresses);
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => {
      for (const { name } of list.getEntries()) awaited.delete(name);
      if (awaited.size === 0) done();
    });
    const done = () => {
      observer.disconnect();
      resolve();
    };
    if (awaited.size === 0) return done();
    observer.observe({ type: "resource", buffered: true });
    setTimeout(done, PATIENCE);
  });
}

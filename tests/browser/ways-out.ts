// SPDX-License-Identifier: GPL-3.0-or-later
/** Ways out that a planted script would try. Each function is run in a page, and knows nothing but its parameters. */

/** Every way to send something that page and worker have in common; the outcome of each by name. */
export async function attempts(url: string): Promise<Record<string, string>> {
  const outcome = async (attempt: () => unknown): Promise<string> => {
    try {
      await attempt();
      return "ran";
    } catch {
      return "refused";
    }
  };
  // Out of reach of the debugger, whose own evaluations may generate code whatever the policy says.
  await new Promise((resolve) => setTimeout(resolve, 0));
  return {
    fetch: await outcome(() => fetch(`${url}leak-fetch`, { mode: "no-cors" })),
    xhr: await outcome(
      () =>
        new Promise((resolve, reject) => {
          const request = new XMLHttpRequest();
          request.onload = resolve;
          request.onerror = reject;
          request.open("GET", `${url}leak-xhr`);
          request.send();
        }),
    ),
    socket: await outcome(
      () =>
        new Promise((resolve, reject) => {
          const socket = new WebSocket(`${url.replace("http", "ws")}leak-socket`);
          socket.onopen = resolve;
          socket.onerror = reject;
        }),
    ),
    code: await outcome(() => new Function("return 1")()),
  };
}

/** Further ways that only a page has. They report nothing: the records must stay empty. */
export async function silentAttempts(url: string): Promise<void> {
  const attempt = (way: () => unknown) => {
    try {
      way();
    } catch {
      // Refused at once.
    }
  };
  const add = (tag: string, attributes: Record<string, string>) => {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    document.head.append(element);
    return element;
  };
  attempt(() => navigator.sendBeacon(`${url}leak-beacon`, "x"));
  attempt(() => {
    new Image().src = `${url}leak-image`;
  });
  for (const rel of ["stylesheet", "prefetch", "modulepreload", "icon", "manifest"])
    add("link", { rel, href: `${url}leak-${rel}` });
  add("link", { rel: "preload", as: "fetch", href: `${url}leak-preload` });
  for (const tag of ["script", "iframe", "video"]) add(tag, { src: `${url}leak-${tag}` });
  add("object", { data: `${url}leak-object` });
  add("div", { style: `background: url(${url}leak-background)` });
  attempt(() => new EventSource(`${url}leak-events`));
  for (const type of ["classic", "module"] as const) attempt(() => new Worker(`${url}leak-worker`, { type }));
  attempt(() => new SharedWorker(`${url}leak-shared`));
  attempt(() => (add("form", { action: `${url}leak-form`, target: "_blank" }) as HTMLFormElement).submit());
  await import(`${url}leak-module`).catch(() => {});
  await navigator.serviceWorker.register("./leak-worker.js").catch(() => {});
  await new Promise((resolve) => setTimeout(resolve, 500));
}

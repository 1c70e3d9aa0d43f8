// SPDX-License-Identifier: GPL-3.0-or-later
/** The pages of the site. Each has a file of its own, by which it is linked, and is made when it is first gone to. */

/** What is shown of a page once it is open. */
export interface Opened {
  page: HTMLElement;
  /** Whether something would be lost if the window were closed. */
  unsaved?(): boolean;
  /** Takes a protocol that was given to another page. */
  take?(protocol: File): void;
  /** Called when it is gone back to. */
  shown?(): void;
}

interface View {
  file: string;
  load(): Promise<{ open(): Opened }>;
}

export const views = {
  privatise: { file: "index.html", load: () => import("./pages/privatise.js") },
  answer: { file: "answer.html", load: () => import("./pages/answer.js") },
  estimate: { file: "estimate.html", load: () => import("./pages/estimate.js") },
  figures: { file: "figures.html", load: () => import("./pages/figures.js") },
  limits: { file: "limits.html", load: () => import("./pages/limits.js") },
} satisfies Record<string, View>;

export type ViewName = keyof typeof views;

export const viewNames = Object.keys(views) as ViewName[];

/** The page that an address of this site leads to. */
export function viewAt({ pathname }: { pathname: string }): ViewName | undefined {
  const file = pathname.slice(pathname.lastIndexOf("/") + 1) || "index.html";
  return viewNames.find((name) => views[name].file === file);
}

// SPDX-License-Identifier: GPL-3.0-or-later
import type { LitElement, ReactiveController } from "lit";

/** Takes files that are dropped anywhere in the window, as long as the element is seen: of several pages one is shown. */
export class Dropping implements ReactiveController {
  /** Whether a file is held over the window. */
  over = false;
  readonly #host: LitElement;
  readonly #take: (files: File[]) => void;
  #listening = new AbortController();

  constructor(host: LitElement, take: (files: File[]) => void) {
    this.#host = host;
    this.#take = take;
    host.addController(this);
  }

  hostConnected(): void {
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    window.addEventListener("dragover", (event) => this.#drag(event, true), { signal });
    window.addEventListener("dragleave", (event) => this.#drag(event, event.relatedTarget !== null), { signal });
    window.addEventListener("drop", (event) => this.#drop(event), { signal });
  }

  hostDisconnected(): void {
    this.#listening.abort();
  }

  #drag(event: DragEvent, over: boolean): void {
    if (!this.#isSeen() || !event.dataTransfer?.types.includes("Files")) return;
    event.preventDefault();
    this.#set(over);
  }

  #drop(event: DragEvent): void {
    const files = [...(event.dataTransfer?.files ?? [])];
    if (!this.#isSeen() || files.length === 0) return;
    event.preventDefault();
    this.#set(false);
    this.#take(files);
  }

  #isSeen(): boolean {
    return this.#host.getClientRects().length > 0;
  }

  #set(over: boolean): void {
    if (over === this.over) return;
    this.over = over;
    this.#host.requestUpdate();
  }
}

/** Files that were chosen. The field forgets them: choosing one again, after mending it, is a change too. */
export function chosenFiles(event: Event): File[] {
  const input = event.target as HTMLInputElement;
  const files = [...(input.files ?? [])];
  input.value = "";
  return files;
}

// SPDX-License-Identifier: GPL-3.0-or-later
import type { ReactiveControllerHost } from "lit";

/** Has an element hear of what happens elsewhere, as long as it is on the page. */
export function listen<Heard extends Event>(
  host: ReactiveControllerHost,
  to: EventTarget,
  type: string,
  heard: (event: Heard) => void,
): void {
  const listener = heard as EventListener;
  host.addController({
    hostConnected: () => to.addEventListener(type, listener),
    hostDisconnected: () => to.removeEventListener(type, listener),
  });
}

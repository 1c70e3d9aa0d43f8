// SPDX-License-Identifier: GPL-3.0-or-later
/** Results one after the other, as they are found: whoever stops asking for them ends the work. */

/** `work` tells each result; it is given the signal that ends it. */
export async function* results<T>(
  work: (tell: (result: T) => void, signal: AbortSignal) => Promise<unknown>,
  signal: AbortSignal | undefined,
): AsyncGenerator<T, void, undefined> {
  signal?.throwIfAborted();
  const controller = new AbortController();
  const abort = () => controller.abort(signal?.reason);
  signal?.addEventListener("abort", abort);
  const found: T[] = [];
  let wake = () => {};
  let end: { error?: unknown } | undefined;
  const tell = (result: T) => {
    found.push(result);
    wake();
  };
  work(tell, controller.signal)
    .then(
      () => {
        end = {};
      },
      (error: unknown) => {
        end = { error };
      },
    )
    .finally(() => wake());
  try {
    for (;;) {
      while (found.length > 0) yield found.shift() as T;
      if (end) break;
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
    if ("error" in end) throw end.error;
  } finally {
    controller.abort();
    signal?.removeEventListener("abort", abort);
  }
}

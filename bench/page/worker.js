// SPDX-License-Identifier: GPL-3.0-or-later
/** A worker that runs the benchmarks once, with the arguments it is sent, and answers with what they print. */

self.onmessage = async (/** @type {MessageEvent<string[]>} */ { data }) => {
  /** @type {string[]} */
  const printed = [];
  /** @type {string[]} */
  const complaints = [];
  try {
    // Emscripten's script lies beside this one, but not in the checkout.
    const { default: createModule } = await import(new URL("sluice_bench_web.js", self.location.href).href);
    const module = await createModule({
      print: (/** @type {string} */ line) => printed.push(line),
      printErr: (/** @type {string} */ line) => complaints.push(line),
    });
    const code = module.callMain(data);
    self.postMessage({ code, output: printed.join("\n"), complaints: complaints.join("\n") });
  } catch (error) {
    self.postMessage({ code: 1, output: "", complaints: [...complaints, String(error)].join("\n") });
  }
};

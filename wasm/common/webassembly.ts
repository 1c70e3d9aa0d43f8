// SPDX-License-Identifier: Apache-2.0
/**
 * WebAssembly made ready, at once where the program may wait. In WebKit's workers a promise of WebAssembly stays open
 * until something else happens there, which may be never.
 */
const mayWait = "WorkerGlobalScope" in globalThis;

export async function compileWasm(bytes: BufferSource): Promise<WebAssembly.Module> {
  return mayWait ? new WebAssembly.Module(bytes) : WebAssembly.compile(bytes);
}

export async function instantiateWasm(
  module: WebAssembly.Module,
  imports: WebAssembly.Imports,
): Promise<WebAssembly.Instance> {
  return mayWait ? new WebAssembly.Instance(module, imports) : WebAssembly.instantiate(module, imports);
}

// SPDX-License-Identifier: Apache-2.0
/**
 * The platform's types that the API mentions. A program that has the types of the DOM or of Node means those. Without
 * them the empty interfaces below stand in their place, so that no declaration fails.
 */
declare global {
  interface AbortSignal {}
  interface Blob {}
  interface File {}
  interface FileSystemFileHandle {}
  // biome-ignore lint/suspicious/noExplicitAny: as the DOM's own declaration has it
  interface ReadableStream<R = any> {}
  interface URL {}
  namespace WebAssembly {
    interface Module {}
  }
  interface SymbolConstructor {
    readonly dispose: unique symbol;
    readonly asyncDispose: unique symbol;
  }
}

/** An engine's bytes, or the engine as it was compiled elsewhere. */
export type Wasm = ArrayBuffer | ArrayBufferView | WebAssembly.Module;

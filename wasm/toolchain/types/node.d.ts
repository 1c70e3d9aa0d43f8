// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * Globals that Node 20 has and @types/node leaves to the DOM, and names of things that only a browser hands over. They
 * are types alone, so that no file for Node can make one.
 */
declare namespace WebAssembly {
  type Exports = Record<string, unknown>;
  type Imports = Record<string, Record<string, unknown>>;
  class Module {
    static imports(module: Module): object[];
    static exports(module: Module): object[];
    constructor(bytes: BufferSource);
  }
  class Instance {
    constructor(module: Module, imports?: Imports);
    readonly exports: Exports;
  }
  function compile(bytes: BufferSource): Promise<Module>;
  function instantiate(module: Module, imports?: Imports): Promise<Instance>;
  interface Memory {
    readonly buffer: ArrayBuffer;
  }
}

type BufferSource = ArrayBufferView<ArrayBuffer> | ArrayBuffer;

interface TextDecoder extends InstanceType<typeof import("node:util").TextDecoder> {}

declare module "worker_threads" {
  interface MessagePort {
    onmessage: (() => void) | null;
  }
}

type Worker = import("../../engine/bridge.js").WorkerLike;

interface FileSystemFileHandle {
  readonly name: string;
  createWritable(): Promise<{
    write(bytes: Uint8Array<ArrayBuffer>): Promise<void>;
    close(): Promise<void>;
    abort(): Promise<void>;
  }>;
}

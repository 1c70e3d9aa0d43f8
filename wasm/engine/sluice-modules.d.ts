// SPDX-License-Identifier: GPL-3.0-or-later
/** Modules that esbuild-plugins.mjs resolves: build results, which the compiler does not see. */
declare module "sluice:wasm" {
  /** The .wasm file, gzip in base64. */
  const packed: string;
  export default packed;
}

declare module "sluice:answer-wasm" {
  /** The same of the engine for answer time. */
  const packed: string;
  export default packed;
}

declare module "sluice:csv-wasm" {
  /** The same of the reader of CSV. */
  const packed: string;
  export default packed;
}

declare module "sluice:stat-wasm" {
  /** The same of what reads and writes files of SPSS, Stata and SAS. */
  const packed: string;
  export default packed;
}

declare module "sluice:worker" {
  /** The source of the whole worker. */
  const source: string;
  export default source;
}

declare module "sluice:formats" {
  /** The source of the worker that converts what is no text. */
  const source: string;
  export default source;
}

declare module "sluice:palette" {
  /** The colours of the site by their names. */
  const palette: Record<string, [light: string, dark: string]>;
  export default palette;
}

declare module "sluice:engine-web" {
  const createModule: (options: {
    wasmBinary?: Uint8Array;
    instantiateWasm?: import("./instantiate-wasm.js").Instantiating["instantiateWasm"];
    locateFile: (name: string) => string;
  }) => Promise<import("../contract/boundary.js").Boundary>;
  export default createModule;
}

declare module "sluice:engine-node" {
  const createModule: (options: {
    wasmBinary?: Uint8Array;
    instantiateWasm?: import("./instantiate-wasm.js").Instantiating["instantiateWasm"];
  }) => Promise<import("../contract/boundary.js").Boundary>;
  export default createModule;
}

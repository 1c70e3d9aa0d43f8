// SPDX-License-Identifier: GPL-3.0-or-later
/** Modules that esbuild-plugins.mjs resolves: build results, which the compiler does not see. */

/** A .wasm file, gzip in base64, or the source of a worker. */
declare module "sluice:*" {
  const packed: string;
  export default packed;
}

declare module "sluice:palette" {
  /** The colours of the site by their names. */
  const palette: Record<string, [light: string, dark: string]>;
  export default palette;
}

declare module "sluice:engine-*" {
  const createModule: (options: {
    wasmBinary?: Uint8Array;
    instantiateWasm?: import("./instantiate-wasm.js").Instantiating["instantiateWasm"];
    locateFile?: (name: string) => string;
  }) => Promise<import("../contract/boundary.js").Boundary>;
  export default createModule;
}

// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * The file that a question's frame loads: one script, under a policy that lets in this script and nothing else. It ends in
 * .htm, because bundlers and their servers write into files that end in .html.
 */
import { createHash } from "node:crypto";
import { wholeScript } from "./scripts.mjs";

/** @returns {Promise<string>} */
export async function frameFile() {
  const script = await wholeScript("web/survey/frame/frame.ts");
  // As HTML reads it, these would end it, or keep it from ending.
  if (/<\/script|<!--/i.test(script)) throw new Error("sluice-frame.htm would be cut off");
  const hash = createHash("sha256").update(script).digest("base64");
  return `<!doctype html>
<!-- SPDX-License-Identifier: Apache-2.0 -->
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'sha256-${hash}' 'wasm-unsafe-eval'; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sluice</title>
</head>
<body>
<script type="module">${script}</script>
</body>
</html>
`;
}

// SPDX-License-Identifier: GPL-3.0-or-later
import type { Engine } from "../engine.js";
import { toProtocolFile, writeProtocol } from "../protocol-file.js";
import type { Design } from "../types.js";
import { Arguments, type Options } from "./arguments.js";
import { checkOutput, writeWhole } from "./files.js";
import { loadEngine, loadTable } from "./load.js";
import { print, printJson } from "./output.js";
import { summariseDesign } from "./summary.js";

export const options: Options = {
  secret: { type: "string" },
  release: { type: "string" },
  weight: { type: "string" },
  guarantee: { type: "string" },
  epsilon: { type: "string" },
  protocol: { type: "string" },
  "sees-secret": { type: "boolean" },
  "robust-alpha": { type: "string" },
  output: { type: "string", short: "o" },
  json: { type: "boolean" },
  help: { type: "boolean", short: "h" },
};

export async function design(args: string[]): Promise<void> {
  const given = new Arguments("design", args, options);
  const [path] = given.files;
  if (path === undefined || given.files.length > 1) throw given.error("design takes one data file");
  const weight = given.text("weight");
  const choice = { secret: given.required("secret"), data: release(given), ...(weight !== undefined && { weight }) };
  const notion = given.required("guarantee");
  const epsilon = given.level("epsilon");
  const protocol = given.text("protocol") ?? "optimal";
  const output = given.text("output");
  refuseWhatIsNotThereYet(given);
  const engine = await loadEngine();
  checkKnown(given, engine, notion, protocol);
  if (output !== undefined) await checkOutput(output, [path]);

  const table = await loadTable(path, choice);
  const result = engine.design({ table, notion, epsilon, protocol });
  if (output !== undefined) await writeWhole(output, text(writeProtocol(toProtocolFile(result))));
  if (given.flag("json")) await printJson(toJson(result));
  else await print(summariseDesign(result) + (output === undefined ? "" : `\nThe protocol is in ${output}.\n`));
}

function release(given: Arguments): string {
  const column = given.required("release");
  if (column.includes(",")) throw given.error("releasing several columns is not possible yet; name one");
  return column;
}

function refuseWhatIsNotThereYet(given: Arguments): void {
  if (given.flag("sees-secret")) throw given.error("--sees-secret is not possible yet: channels see the data only");
  if (given.text("robust-alpha") !== undefined) {
    throw given.error("--robust-alpha is not possible yet: the prior is taken as it is counted");
  }
}

function checkKnown(given: Arguments, engine: Engine, notion: string, protocol: string): void {
  const { notions, protocols } = engine.catalogue();
  if (!notions.includes(notion)) {
    throw given.error(`--guarantee is "${notion}", but must be one of: ${notions.join(", ")}`);
  }
  if (!protocols.includes(protocol)) {
    throw given.error(`--protocol is "${protocol}", but must be one of: ${protocols.join(", ")}`);
  }
}

function toJson(design: Design) {
  const { guarantee, utility, reports, data } = design;
  const columns = reports.length;
  return {
    protocol: design.protocol,
    guarantee,
    secret: design.secret,
    data,
    dropped: design.dropped,
    sampleSize: design.total,
    utility: {
      mutualInformation: utility.mutualInformation,
      ...(utility.upperBound !== undefined && { upperBound: utility.upperBound }),
      dataEntropy: utility.dataEntropy,
    },
    leakage: Object.fromEntries(Object.entries(design.leakage).map(([notion, { level }]) => [notion, level])),
    secretInformation: design.secretInformation,
    channel: {
      inputs: data.categories,
      reports,
      standsFor: design.standsFor.map((indices) => indices.map((index) => data.categories[index])),
      matrix: data.categories.map((_, x) => Array.from(design.channel.subarray(x * columns, (x + 1) * columns))),
    },
    seconds: design.seconds,
  };
}

async function* text(content: string): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode(content);
}

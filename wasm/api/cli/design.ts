// SPDX-License-Identifier: GPL-3.0-or-later
import { SluiceError } from "../errors.js";
import { toProtocolFile, writeProtocol } from "../protocol-file.js";
import type { Design, Search } from "../types.js";
import { Arguments, type Options } from "./arguments.js";
import { checkOutput, writeWhole } from "./files.js";
import { loadEngine, loadTable } from "./load.js";
import { print, printJson, searchLine, tell } from "./output.js";
import { summariseDesign } from "./summary.js";

export const options: Options = {
  secret: { type: "string" },
  release: { type: "string" },
  weight: { type: "string" },
  guarantee: { type: "string" },
  epsilon: { type: "string" },
  protocol: { type: "string" },
  method: { type: "string" },
  gap: { type: "string" },
  seconds: { type: "string" },
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
  const choice = {
    secret: given.required("secret"),
    data: given.required("release"),
    ...(weight !== undefined && { weight }),
  };
  const output = given.text("output");
  refuseWhatIsNotThereYet(given);
  const engine = await loadEngine();
  const { notions, protocols } = engine.catalogue();
  const notion = given.oneOf("guarantee", notions);
  const protocol = given.oneOf("protocol", protocols, "optimal");
  const epsilon = given.level("epsilon");
  const search = searchOf(given);
  if (output !== undefined) await checkOutput(output, [path]);

  const table = await loadTable(path, choice).catch((error) => {
    throw isList(choice.data, error) ? given.error("releasing several columns is not possible yet; name one") : error;
  });
  const line = searchLine();
  let result: Design;
  try {
    result = engine.design({ table, notion, epsilon, protocol, search }, line.onProgress);
  } finally {
    line.done();
  }
  if (output !== undefined) await writeWhole(output, text(writeProtocol(toProtocolFile(result))));
  await (given.flag("json") ? printJson(toJson(result)) : print(summariseDesign(result)));
  if (output !== undefined) {
    tell(
      `The protocol is in ${output}. It holds the table of counts that it was made from:\n` +
        "give it away only if these counts may be known.",
    );
  }
}

function searchOf(given: Arguments): Search {
  const method = given.text("method") === undefined ? undefined : given.oneOf("method", ["vertices", "columns"]);
  const gap = given.amount("gap");
  const seconds = given.amount("seconds");
  return {
    ...(method !== undefined && { method }),
    ...(gap !== undefined && { gap }),
    ...(seconds !== undefined && { seconds }),
  };
}

/** A text with commas that is no column's name was meant as a list of columns. */
function isList(release: string, error: unknown): boolean {
  return (
    release.includes(",") &&
    error instanceof SluiceError &&
    error.code === "unknown_column" &&
    error.place.column === release
  );
}

function refuseWhatIsNotThereYet(given: Arguments): void {
  if (given.flag("sees-secret")) throw given.error("--sees-secret is not possible yet: channels see the data only");
  if (given.text("robust-alpha") !== undefined) {
    throw given.error("--robust-alpha is not possible yet: the prior is taken as it is counted");
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

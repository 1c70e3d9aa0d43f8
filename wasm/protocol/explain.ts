// SPDX-License-Identifier: Apache-2.0
/** A protocol file as the design that it was written from: what its channel does, for whoever has only the file. */

import type { Design, ProtocolFile } from "../contract/types.js";
import { chanceOfMark, isMarks } from "./unary-encoding.js";

const UNIT = 2 ** 62;

/** Precondition: the file has been read, and its guarantee been verified. Figures are those that it states. */
export function designFrom(file: ProtocolFile): Design {
  const { secret: ownSecret, data: ownData, prior, channel, certificate, guarantee, seesSecret } = file;
  const { dropped: droppedSecret, ...secret } = ownSecret;
  const { dropped: droppedData, ...data } = ownData;
  const { counts: _, protocol: __, gap: ___, ...proof } = certificate;
  const cells = Float64Array.from(prior.flat());
  const total = cells.reduce((sum, weight) => sum + weight, 0);
  const [c, a, b] = [secret.categories.length, data.categories.length, channel.reports.length];
  const chances = chancesOf(channel, a);
  const secretReport = new Float64Array(b * c);
  const dataReport = new Float64Array(b * a);
  const reports = new Float64Array(b);
  cells.forEach((weight, input) => {
    const [s, x] = [Math.floor(input / a), input % a];
    const row = (seesSecret ? input : x) * b;
    for (let y = 0; y < b; y += 1) {
      const joint = (weight / total) * (chances[row + y] as number);
      reports[y] = (reports[y] as number) + joint;
      secretReport[y * c + s] = (secretReport[y * c + s] as number) + joint;
      dataReport[y * a + x] = (dataReport[y * a + x] as number) + joint;
    }
  });
  const levels = Object.entries(file.leakage).map(
    ([notion, leakage]) => [notion, { ...leakage, level: leakage.level ?? Number.POSITIVE_INFINITY }] as const,
  );
  const dataDistribution = Float64Array.from(
    data.categories,
    (_, x) => prior.reduce((sum, row) => sum + (row[x] as number), 0) / total,
  );
  return {
    protocol: file.protocol,
    guarantee,
    ...(seesSecret && { seesSecret }),
    ...(file.coding && { coding: file.coding }),
    ...(file.question && { question: file.question }),
    secret,
    data,
    dropped: { secret: droppedSecret, data: droppedData },
    total,
    prior: cells,
    reports: channel.reports,
    standsFor: isMarks(channel) ? data.categories.map((_, x) => [x]) : channel.standsFor,
    weights: BigUint64Array.from(channel.weights?.flat() ?? [], BigInt),
    ...(isMarks(channel) && { marks: { other: channel.marks.other } }),
    channel: chances,
    reportDistribution: reports,
    secretPosterior: given(secretReport, reports, c),
    dataPosterior: given(dataReport, reports, a),
    secretDistribution: Float64Array.from(prior, (row) => row.reduce((sum, weight) => sum + weight, 0) / total),
    dataDistribution,
    utility: file.utility,
    leakage: Object.fromEntries(levels),
    proof,
    // For sets of marks this would be the information of one mark. The engine has the right one (`audit`).
    secretInformation: isMarks(channel) ? Number.NaN : informationOf(secretReport, reports, c),
    guess: guessOf(dataReport, dataDistribution, isMarks(channel)),
    seconds: 0,
  };
}

/** The best guess of the data, of a joint distribution, reports × data; only without a report where reports are marks. */
function guessOf(joint: Float64Array, data: Float64Array, inMarks: boolean): Design["guess"] {
  const baseline = Math.max(...data);
  if (inMarks) return { correct: Number.NaN, baseline };
  const most = new Float64Array(joint.length / data.length);
  joint.forEach((cell, i) => {
    const y = Math.floor(i / data.length);
    most[y] = Math.max(most[y] as number, cell);
  });
  return { correct: most.reduce((sum, cell) => sum + cell, 0), baseline };
}

/** P(report | input), row by row; for marks P(a category is marked | category). */
function chancesOf(channel: ProtocolFile["channel"], a: number): Float64Array {
  if (!isMarks(channel)) return Float64Array.from(channel.weights.flat(), (weight) => Number(BigInt(weight)) / UNIT);
  const other = chanceOfMark(channel.marks);
  return Float64Array.from({ length: a * a }, (_, i) => (i % (a + 1) === 0 ? 0.5 : other));
}

function given(joint: Float64Array, reports: Float64Array, width: number): Float64Array {
  return joint.map((cell, i) => cell / (reports[Math.floor(i / width)] as number));
}

/** I(S;Y) of a joint distribution, reports × secrets (nats). */
function informationOf(joint: Float64Array, reports: Float64Array, width: number): number {
  const secrets = new Float64Array(width);
  joint.forEach((cell, i) => {
    secrets[i % width] = (secrets[i % width] as number) + cell;
  });
  const terms = Array.from(joint, (cell, i) =>
    cell > 0
      ? cell * Math.log(cell / ((reports[Math.floor(i / width)] as number) * (secrets[i % width] as number)))
      : 0,
  );
  return Math.max(
    0,
    terms.reduce((sum, term) => sum + term, 0),
  );
}

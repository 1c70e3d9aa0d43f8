// SPDX-License-Identifier: GPL-3.0-or-later
/** The independent checker on what documents say of their channel: certificates, rows, the worst, what observers know. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { check, type Fault } from "../../wasm/checker/checker.js";
import { type Document, documentOf, fails, holds, planOf, priorOf, rehash } from "./checker-documents.js";
import { dice, ROW, range } from "./checker-worst.js";

test("checker: a certificate that says something else", async () => {
  for (const notion of ["lip", "srlip", "rldp"]) {
    const document = documentOf(planOf(notion, 2));
    const changed = async (change: (certificate: Document) => void, fault: Fault) => {
      const copy = structuredClone(document);
      change(copy.certificate);
      const { worst } = await fails(copy, fault);
      if (fault !== "document") assert.deepEqual(worst, document.certificate.worst);
    };
    await changed(({ worst }) => {
      worst.report ^= 1;
    }, "worst");
    await changed(({ worst }) => {
      [worst.more, worst.less] = [worst.less, worst.more];
    }, "worst");
    await changed(({ worst }) => {
      worst.numerator = `${BigInt(worst.numerator) + 1n}`;
    }, "worst");
    await changed(({ worst }) => {
      worst.numerator += "0";
      worst.denominator += "0";
    }, "worst");
    await changed(({ worst }) => {
      worst.level = 2;
    }, "worst");
    await changed((certificate) => {
      certificate.slack = `${BigInt(certificate.slack) + 1n}`;
    }, "worst");
    await changed((certificate) => {
      certificate.counts = certificate.protocol;
    }, "hash");
    await changed((certificate) => {
      certificate.protocol = certificate.counts;
    }, "hash");
    await changed((certificate) => {
      certificate.counts = certificate.counts.slice(1);
    }, "document");
    await changed((certificate) => {
      certificate.mixing = -1;
    }, "document");
    await changed((certificate) => {
      certificate.mixing = 1.5;
    }, "document");
    await changed((certificate) => {
      delete certificate.worst;
    }, "document");
    await changed((certificate) => {
      certificate.gap = 0;
    }, "figures");
    await changed((certificate) => {
      certificate.mixing = 1;
    }, "figures");
    // The order of keys may be another one.
    const copy = structuredClone(document);
    await holds(Object.fromEntries(Object.entries(copy).reverse()));
    copy.protocol = "grr";
    await fails(copy, "hash", /protocol/);
  }
});

test("checker: faults in the rows, and swapped categories", async () => {
  const document = documentOf(planOf("ldp", 2));
  const off = structuredClone(document);
  off.channel.weights[1][0] = `${BigInt(off.channel.weights[1][0]) + 1n}`;
  assert.ok((await fails(rehash(off), "rows", /weights\[1\]/)).worst);
  const short = structuredClone(document);
  short.channel.weights[1][0] = `${BigInt(short.channel.weights[1][0]) - 1n}`;
  await fails(rehash(short), "rows", /weights\[1\]/);
  const far = structuredClone(document);
  far.channel.weights[0].fill("9".repeat(19));
  await fails(rehash(far), "rows", /weights\[0\]/);
  const swapped = structuredClone(document);
  swapped.secret.categories.reverse();
  await fails(swapped, "hash", /counts/);
  swapped.prior.reverse();
  await fails(swapped, "worst");
  const lower = structuredClone(document);
  lower.guarantee.epsilon -= 0.01;
  await fails(rehash(lower), "bound");
});

test("checker: an infinite ratio has no worst", async () => {
  const prior = [
    [1, 0],
    [0, 1],
  ];
  const whole = {
    notion: "ldp",
    prior,
    epsilon: 64,
    weights: [
      [ROW, 0n],
      [ROW - 1n, 1n],
    ],
  };
  const finite = documentOf({
    ...whole,
    weights: [
      [ROW - 1n, 1n],
      [ROW - 2n, 2n],
    ],
  });
  await holds(finite);
  finite.channel.weights = whole.weights.map((row) => row.map(String));
  const found = await fails(rehash(finite), "exceeds", /report/);
  assert.deepEqual([found.worst, found.slack], [undefined, undefined]);
  const marks = documentOf({ notion: "ldp", prior, other: 1n, epsilon: 64 });
  await holds(marks);
  marks.channel.marks.other = "0";
  assert.equal((await fails(rehash(marks), "exceeds", /marks/)).worst, undefined);
});

test("checker: where none but the own category is marked, a single mark is the worst", async () => {
  for (const seed of range(12)) {
    const roll = dice(seed);
    await holds(
      documentOf({ notion: "lip", prior: priorOf(roll, 3, 4).map((row) => row.map((n) => n + 1)), other: 0n }),
    );
  }
  await holds(
    documentOf({
      notion: "lip",
      prior: [
        [1, 1],
        [2, 2],
      ],
      other: 0n,
    }),
  );
  // Two of the secrets are without the first category: 0 / 0, which is no ratio.
  const prior = [
    [0, 1, 2],
    [0, 2, 1],
    [1, 1, 1],
  ];
  await holds(documentOf({ notion: "profile", prior, other: 0n, parameters: { neighbours: [["s0", "s1"]] } }));
});

test("checker: what observers know, in order, and no further than one category", async () => {
  // The first of two contexts that are as bad is told; contexts of a single category are passed over.
  const tables = [
    "bc0 bd0 ad0 bd1 ad1 ac0 ed0", // sorted as b c, b d, a d, ...
    "ac0 bd0 ad0 bd1 ad1 bc0 ed0",
    "fc0 gc0 ac0 ad0 ad1 hc0 ic0 jc0 kc0 lc0 mc0 nc0 oc0 pc0 bc0 bd0 bd1 ed0",
  ];
  for (const table of tables) {
    const rows = table.split(" ");
    const likely = (row: string, s: number) => (/[ab]d/.test(row) ? (row[2] === `${s}` ? 9 : 1) : 1);
    const prior = [0, 1].map((s) => rows.map((row) => likely(row, s)));
    const columns = [0, 1, 2].map((j) => rows.map((row) => row[j] as string));
    const weights = rows.map((row) => (row[2] === "0" ? [ROW / 4n, ROW - ROW / 4n] : [ROW / 2n, ROW / 2n]));
    const document = documentOf({ notion: "srlip", prior, columns, weights });
    assert.deepEqual(document.certificate.worst.more.known, [0, 1]);
    await holds(document);
    const sees = prior.flatMap((_, s) =>
      rows.map((row) => [ROW / 2n, ROW / 2n].map((half) => (row === "ed0" ? (s ? ROW / 4n : ROW / 8n) : half))),
    );
    for (const row of sees) row[1] = ROW - (row[0] as bigint);
    // To somebody who knows all columns a report that depends on the secret as well tells it.
    for (const notion of ["srlip", "srldp"])
      await fails(documentOf({ notion, prior, columns, weights: sees, sees: true }), "document", /seesSecret/);
  }
});

test("checker: numbers of the table are kept exactly, however large or small", async () => {
  const document = documentOf({ ...planOf("lip", 4), epsilon: 30 });
  const row = document.prior[0] as number[];
  for (const unit of [2 ** -1040, 2 ** 900]) {
    const copy = structuredClone(document);
    copy.prior = copy.prior.map((of: number[]) => of.map((n) => n * unit));
    await holds(rehash(copy));
  }
  row[0] = (row[0] as number) * (1 + 2 ** -52);
  await fails(rehash(document), "worst");
});

test("checker: a byte order mark is no part of a document, as where files are read", async () => {
  const text = JSON.stringify(documentOf(planOf("lip", 2)));
  assert.equal((await check(`\uFEFF${text}`)).holds, true);
  await fails(`\uFEFF\uFEFF${text}`, "document");
});

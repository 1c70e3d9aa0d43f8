// SPDX-License-Identifier: GPL-3.0-or-later
/** The independent checker on documents that are none, and on parameters that do not fit. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { check } from "../../wasm/checker/checker.js";
import { type Document, documentOf, fails, planOf, rehash, rehash0 } from "./checker-documents.js";

test("checker: documents that are none", async () => {
  const whole = documentOf(planOf("alip", 2));
  const text = JSON.stringify(whole);
  for (const cut of [0, 1, 100, text.length >> 1, text.length - 1]) await fails(text.slice(0, cut), "document");
  for (const other of ["null", "[]", "3", '"x"', "{}", `${"[".repeat(1e5)}${"]".repeat(1e5)}`])
    await fails(other, "document");
  const changes: ((document: Document) => void)[] = [
    (d) => {
      d.format = "other";
    },
    (d) => {
      d.version = 2;
    },
    (d) => {
      d.guarantee.notion = "constructor";
    },
    (d) => {
      d.guarantee.epsilon = -1;
    },
    (d) => {
      d.guarantee.epsilon = null;
    },
    (d) => {
      d.guarantee.bound.numerator = "01";
    },
    (d) => {
      d.guarantee.bound.numerator = 5;
    },
    (d) => {
      d.guarantee.bound.denominator = "0";
    },
    (d) => {
      delete d.guarantee.parameters.lower;
    },
    (d) => {
      d.guarantee.bounds = [];
    },
    (d) => {
      d.guarantee.bounds = [...d.guarantee.bounds, ...d.guarantee.bounds];
    },
    (d) => {
      d.guarantee.bounds[0].level = 17;
    },
    (d) => {
      d.seesSecret = false;
    },
    (d) => {
      d.seesSecret = true;
    },
    (d) => {
      d.secret.categories[1] = d.secret.categories[0];
    },
    (d) => {
      d.data.categories.push("more");
    },
    (d) => {
      d.data.columns = [{ name: "p", values: d.data.categories.map(() => "same") }];
    },
    (d) => {
      d.prior[0].pop();
    },
    (d) => {
      d.prior[0].fill(0);
    },
    (d) => {
      for (const row of d.prior) row[1] = 0;
    },
    (d) => {
      d.prior[0][0] = "1";
    },
    (d) => {
      d.prior[0][0] = -1;
    },
    (d) => {
      d.channel.denominator = "4";
    },
    (d) => {
      d.channel.weights.pop();
    },
    (d) => {
      d.channel.weights[0].push("0");
    },
    (d) => {
      d.channel.weights[0][0] = "-1";
    },
    (d) => {
      d.channel.weights[0][0] = 1;
    },
    (d) => {
      d.channel.reports[1] = d.channel.reports[0];
    },
    (d) => {
      delete d.channel.weights;
    },
    (d) => {
      d.channel.marks = { own: "1", other: "0" };
    },
    (d) => {
      d.certificate = [];
    },
    (d) => {
      d.certificate.slack = 3;
    },
  ];
  for (const change of changes) {
    const copy = structuredClone(whole);
    change(copy);
    const { fault, worst } = await check(JSON.stringify(rehash0(copy)));
    assert.deepEqual([fault, worst], ["document", undefined], `${change}`);
  }
  await fails(text.replace(/"epsilon":[^,]*/, '"epsilon":1e400'), "document", /epsilon/);
});

test("checker: parameters that do not fit", async () => {
  const cases: [string, (parameters: Document, document: Document) => void][] = [
    [
      "per-secret",
      (p) => {
        p.secretLevels.pop();
      },
    ],
    [
      "per-secret",
      (p) => {
        p.secretLevels.push(p.secretLevels[0]);
      },
    ],
    [
      "per-secret",
      (p) => {
        p.secretLevels[0][0] = "nobody";
      },
    ],
    [
      "profile",
      (p) => {
        p.neighbours.push([...p.neighbours[0]].reverse());
      },
    ],
    [
      "profile",
      (p) => {
        p.neighbours[0][0] = "nobody";
      },
    ],
    [
      "profile",
      (p) => {
        p.neighbours = [];
      },
    ],
    [
      "context-aware",
      (p) => {
        p.dataLevels.push(p.dataLevels[0]);
      },
    ],
    [
      "context-aware",
      (p) => {
        p.dataLevels[0][1] = "nobody";
      },
    ],
    [
      "context-aware",
      (p) => {
        p.dataLevels[0][1] = p.dataLevels[0][0];
      },
    ],
    [
      "context-aware",
      (p) => {
        p.dataLevels[0][2] = -1;
      },
    ],
    [
      "rldp",
      (p) => {
        delete p.alpha;
      },
    ],
    [
      "rldp",
      (p) => {
        delete p.ranges;
      },
    ],
    [
      "rldp",
      (_, d) => {
        delete d.guarantee.known;
      },
    ],
    [
      "rldp",
      (_, d) => {
        d.guarantee.known.least[0][0] = 0.5;
      },
    ],
    [
      "rldp",
      (_, d) => {
        d.guarantee.known.least[0].pop();
      },
    ],
    [
      "rldp",
      (_, d) => {
        d.guarantee.known.most[0][0] = 2 ** 41;
      },
    ],
    [
      "rldp",
      (_, d) => {
        d.prior[0][0] += 0.5;
      },
    ],
    [
      "rldp",
      (_, d) => {
        delete d.seesSecret;
      },
    ],
  ];
  for (const [notion, change] of cases) {
    const document = documentOf(planOf(notion, 2));
    change(document.guarantee.parameters, document);
    await fails(rehash(document), "document");
  }
  const document = documentOf({ ...planOf("ldp", 3) });
  document.guarantee.notion = "data-ldp";
  await fails(rehash(document), "document", /seesSecret/);
});

test("checker: marks and robust privacy where they cannot be", async () => {
  const half = 1n << 61n;
  const worst = { numerator: "1", denominator: "1", level: 1, marks: [], more: {}, less: {} };
  const document = () => ({
    format: "sluice-protocol",
    version: 1,
    protocol: "resample",
    utility: { mutualInformation: 0, dataEntropy: 0 },
    leakage: {},
    guarantee: { notion: "ldp", epsilon: 1, bound: { numerator: "2", denominator: "1" } } as Record<string, unknown>,
    secret: { name: "s", categories: ["a", "b"], dropped: [] },
    data: { name: "d", categories: ["x", "y"], dropped: [] },
    prior: [
      [1, 2],
      [2, 1],
    ] as number[][],
    channel: {
      reports: ["x", "y"],
      denominator: String(2n * half),
      marks: { own: String(half), other: String(half / 2n) },
    } as Record<string, unknown>,
    certificate: { counts: "0".repeat(64), protocol: "0".repeat(64), worst, slack: "0", mixing: 0 } as Record<
      string,
      unknown
    >,
  });
  type Draft = ReturnType<typeof document> & { seesSecret?: true };
  const faults: [fault: string, change: (draft: Draft) => unknown][] = [
    // As it stands nothing but its certificate is wrong.
    ["worst", () => {}],
    ["document", (draft) => Object.assign(draft, { seesSecret: true })],
    ["document", (draft) => Object.assign(draft.channel, { marks: { own: String(half), other: String(half + 1n) } })],
    ["document", (draft) => Object.assign(draft.channel, { weights: [] })],
    ["document", (draft) => Object.assign(draft.channel, { reports: ["x", "y", "z"] })],
    ["document", (draft) => Object.assign(draft.guarantee, { notion: "rldp", known: {}, parameters: { alpha: 0.05 } })],
    [
      "document",
      (draft) => {
        const weights = [0, 1, 2, 3].map(() => [String(2n * half), "0"]);
        Object.assign(draft, {
          seesSecret: true,
          prior: [
            [0.5, 2],
            [2, 1],
          ],
        });
        Object.assign(draft, { channel: { reports: ["x", "y"], denominator: String(2n * half), weights } });
        Object.assign(draft.guarantee, {
          notion: "rldp",
          known: {
            radius: 1,
            least: [
              [0, 0],
              [0, 0],
            ],
          },
          parameters: { alpha: 0.05 },
        });
      },
    ],
  ];
  for (const [fault, change] of faults) {
    const draft = document();
    change(draft);
    const found = await check(JSON.stringify(draft));
    assert.equal(found.fault, fault, `${change}: ${found.reason}`);
  }
});

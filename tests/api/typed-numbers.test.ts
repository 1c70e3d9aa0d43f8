// SPDX-License-Identifier: GPL-3.0-or-later
/** Numbers of files in which they are no texts are the same numbers, whatever is said of decimals. */
import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import type { DialectChoice } from "../../wasm/contract/file-types.js";
import { count } from "../../wasm/files/count.js";
import { typedForm } from "../../wasm/files/dialect.js";
import { numberText } from "../../wasm/files/formats/number-text.js";
import { inspect } from "../../wasm/files/inspect.js";
import { recogniser } from "../../wasm/files/recogniser.js";
import type { Source } from "../../wasm/files/source.js";
import { scan } from "../../wasm/files/table.js";
import { numberIn } from "../../wasm/protocol/coding.js";
import { protocol } from "./fake-engine.js";
import { rejects, source } from "./helpers.js";

const MARKS = [undefined, "point", "comma"] as const;

/** As a workbook or a Parquet file comes to be read. */
function typed(text: string, decimal?: DialectChoice["decimal"]): Source {
  const dialect = { encoding: "utf-8", separator: ",", typed: true, ...(decimal && { decimal }) } as const;
  return { ...source(text), dialect };
}

test("any number is the same number as it is written, whatever is said of decimals", () => {
  const anyNumber = fc.oneof(
    fc.double({ noNaN: true, min: -1e300, max: 1e300 }),
    fc.integer(),
    // Three digits behind a point, as thousands are written elsewhere.
    fc.integer({ min: -999_999, max: 999_999 }).map((thousandths) => thousandths / 1000),
  );
  fc.assert(
    fc.property(fc.array(anyNumber, { minLength: 1 }), fc.constantFrom(...MARKS), (numbers, said) => {
      const cells = numbers.map(numberText);
      const form = typedForm(cells, said);
      assert.deepEqual(
        cells.map((cell) => numberIn(cell, form)),
        cells.map(Number),
      );
    }),
  );
});

test("1.234 far down in a column of whole numbers is no thousand, as a weight and in a range", async () => {
  const text = `sex,x,n\n${"m,a,3\nf,b,2\n".repeat(90_000)}f,a,1.234\n`;
  for (const decimal of MARKS) {
    const weighed = await count(typed(text, decimal), { secret: "sex", data: "x", weight: "n" });
    assert.deepEqual([...weighed.weights], [1.234, 180_000, 270_000, 0]);
    for (const rules of [{}, { comma: true as const }]) {
      const coding = [{ column: "n", edges: [2.5, 100], ...rules }];
      const ranged = await count(typed(text, decimal), { secret: "sex", data: "n", coding });
      assert.deepEqual(ranged.data.categories, ["below 2.5", "2.5 to below 100"]);
    }
    assert.equal((await inspect(typed(text, decimal))).columns[2]?.numbers?.includes(1234), false);
  }
});

test("settings made from a file with decimal commas read a workbook by its own numbers", async () => {
  const categories = ["below 100", "100 or more"];
  const coding = [{ column: "x", edges: [100], comma: true as const }];
  const own = { ...protocol, data: { name: "x", categories, dropped: [] }, coding };
  const inputs = async (file: Source) => {
    const found: number[] = [];
    await scan(file, {}, ({ header, formOf }) => {
      const inputOf = recogniser(own, header, "people", formOf);
      return (batch) => found.push(...batch.rows.map((row, i) => inputOf(row, batch.line(i))));
    });
    return found;
  };
  assert.deepEqual(await inputs(typed("id,x\n1,1.234\n2,250\n3,99.5\n")), [0, 1, 0]);
  assert.deepEqual(await inputs(source("id;x\n1;1.234\n2;250\n3;99,5\n")), [1, 1, 0]);
});

test("texts with a comma are read as they show it, or as somebody has said; 1.234 beside them is refused", async () => {
  const weights = (cells: string[], decimal?: DialectChoice["decimal"]) =>
    count(
      typed(
        `sex,x,n\n${cells.map((cell, i) => `${i % 2 ? "f" : "m"},${i % 2 ? "a" : "b"},"${cell}"`).join("\n")}\n`,
        decimal,
      ),
      {
        ...{ secret: "sex", data: "x", weight: "n" },
      },
    ).then(({ weights }) => weights.reduce((all, one) => all + one, 0));
  assert.equal(await weights(["1,5", "2"]), 3.5);
  assert.equal(await weights(["1,250", "2.5"], "comma"), 3.75);
  assert.equal(await weights(["1,250", "2.5"], "point"), 1252.5);
  assert.equal((await rejects(weights(["1,250", "2.5"]), "bad_file")).id, "decimal-either");
  assert.equal((await rejects(weights(["1,5", "1.234"]), "bad_file")).id, "decimal-other");
});

// SPDX-License-Identifier: GPL-3.0-or-later
/** The tables of the live documentation, all of them invented: people with each answer, by their secret. */
import { messages } from "../../messages/explore.js";

/** For each answer the people with each secret; of two columns for each pair of answers. */
const people: Record<keyof typeof messages.tables, number[][]> = {
  habits: [
    [300, 0],
    [0, 700],
  ],
  incomes: [
    [180, 90, 20],
    [110, 170, 60],
    [40, 110, 90],
    [10, 50, 70],
  ],
  // Of three answers, whose beliefs have a picture in the plane.
  health: [
    [120, 80, 30],
    [130, 160, 90],
    [70, 140, 180],
  ],
  salaries: [
    [190, 100, 30, 5],
    [90, 140, 70, 15],
    [20, 60, 130, 150],
  ],
  // [E]'s example as counts.
  samples: [
    [100, 300],
    [150, 100],
    [50, 300],
  ],
  coins: [
    [250, 0],
    [0, 250],
    [0, 250],
    [250, 0],
  ],
  // Height and weight say together of everybody whether they are obese, and neither does alone.
  bodies: [
    [0, 200],
    [80, 0],
    [20, 0],
    [0, 60],
    [0, 250],
    [100, 0],
    [0, 20],
    [0, 120],
    [0, 150],
  ],
  // Where the levels of two columns, each for observers who may know the other, add up to less than the level of both.
  tests: [
    [551, 1385],
    [146, 11],
    [5, 5],
    [208, 5],
  ],
};

/** A table with its names in the language of the page. */
export function tableOf(name: keyof typeof messages.tables) {
  const { secret, secrets, data, columns } = messages.tables[name];
  const [first, second] = columns.map(({ answers }) => answers);
  const answers = second ? (first ?? []).flatMap((one) => second.map((other) => `${one}, ${other}`)) : (first ?? []);
  return { secret, secrets, data, columns: columns.map(({ name }) => name).join(", "), answers, people: people[name] };
}

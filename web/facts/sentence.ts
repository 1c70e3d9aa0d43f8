// SPDX-License-Identifier: GPL-3.0-or-later
/** The sentence that matters: the real worst case, in the person's own categories. */
import { certainty as left } from "../../wasm/common/rounding.js";
import type { Design } from "../../wasm/engine/sluice.js";
import { messages } from "../messages/page.js";
import { decimal, integer } from "../text/format-message.js";
import { atLeast, atMost, beliefs, beliefsFromAnswer, isMoved, worst } from "./belief.js";
import { inPeople } from "./people.js";

/** A sentence and what stands in its holes, to be put together as text or as markup. */
export interface Claim {
  message: string;
  values: Record<string, string>;
}

/** How common the secret is, what a report does to an observer's belief in it, and what the plain answer would. */
export function sentence(design: Design): { today: Claim; after: Claim; asTheyAre: Claim } | undefined {
  const found = worst(beliefs(design));
  if (!found) return undefined;
  const { secret, most, least } = found;
  const { people, before } = inPeople(found);
  const bounds = (belief: { most: number; least: number }) => ({
    most: integer(atMost(belief.most, people)),
    least: integer(atLeast(belief.least, people)),
  });
  const t = messages.level;
  return {
    today: {
      message: t.today,
      values: {
        secret: design.secret.categories[secret] || messages.empty,
        column: design.secret.name,
        before,
        people: integer(people),
      },
    },
    after: isMoved(found) ? { message: t.after, values: bounds({ most, least }) } : { message: t.unmoved, values: {} },
    asTheyAre: { message: t.asTheyAre, values: bounds(beliefsFromAnswer(design, secret)) },
  };
}

/** The promise of a notion at a level. */
export function promise(notion: string, epsilon: number, alpha: number): Claim {
  const copy = messages.level.notions[notion];
  if (!copy) return { message: notion, values: {} };
  const sure = certainty(alpha);
  if (epsilon === 0) return { message: copy.nothing, values: { sure } };
  return { message: copy.promise, values: { factor: factor(epsilon), sure } };
}

/** The rest of a chance to be wrong, in per cent. */
export function certainty(alpha: number): string {
  return decimal(left(alpha), 12);
}

/** e to the level, rounded up, and never to 1, which would promise more than is kept. */
export function factor(level: number): string {
  const digits = 10 ** Math.max(2, level > 0 ? 1 - Math.floor(Math.log10(level)) : 0);
  return decimal(Math.ceil(Math.exp(level) * digits - 1e-9) / digits, 15);
}

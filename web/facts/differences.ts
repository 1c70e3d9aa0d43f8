// SPDX-License-Identifier: GPL-3.0-or-later
/** How another protocol differs from the one that is set, in words, what matters most first. */
import type { Design } from "../../wasm/engine/sluice.js";
import { messages } from "../messages/page.js";
import { decimal, integer, levelText, percent } from "../text/format-message.js";
import { rounded } from "./costing.js";
import { type Costs, PLAIN } from "./costs.js";
import { keepsPair } from "./pairs.js";
import { worstOfAll } from "./protocol-facts.js";
import type { Claim } from "./sentence.js";

export interface Side {
  design: Design;
  costs: Costs | undefined;
}

/** Factors and shares that are nearer than this are not told apart. */
const ALIKE = 0.005;

export function differences(own: Side, other: Side): Claim[] {
  const all = [promised(own, other), kept(own, other), learnt(own, other), costs(own, other), seesSecret(own, other)];
  const said = all.filter((claim) => claim !== undefined);
  return said.length > 0 ? said : [{ message: messages.contrast.same, values: {} }];
}

/** Nothing where both read the same once they are rounded: nobody takes "more, 3,300 instead of 3,300" for anything but a mistake. */
function differing(claim: Claim): Claim | undefined {
  return claim.values.own === claim.values.other ? undefined : claim;
}

function promised({ design: own }: Side, { design: other }: Side): Claim | undefined {
  const t = messages.contrast;
  const [one, two] = [own.guarantee, other.guarantee];
  const name = (notion: string) => messages.level.notions[notion]?.label ?? notion;
  if (one.notion !== two.notion)
    return { message: t.promises, values: { own: name(one.notion), other: name(two.notion) } };
  if (one.epsilon === two.epsilon) return undefined;
  return differing({ message: t.levels, values: { own: levelText(one.epsilon), other: levelText(two.epsilon) } });
}

function kept({ design: own }: Side, { design: other }: Side): Claim | undefined {
  const t = messages.contrast.kept;
  if (keepsPair(own) !== keepsPair(other)) return { message: t.pairs, values: {} };
  const share = ({ utility }: Design) =>
    utility.dataEntropy > 0 ? utility.mutualInformation / utility.dataEntropy : 1;
  const [one, two] = [share(own), share(other)];
  if (Math.abs(one - two) < ALIKE) return undefined;
  return differing({ message: two > one ? t.more : t.less, values: { own: percent(one), other: percent(two) } });
}

function learnt({ design: own }: Side, { design: other }: Side): Claim | undefined {
  const t = messages.contrast.learnt;
  const [one, two] = [worstOfAll(own)?.factor ?? 1, worstOfAll(other)?.factor ?? 1];
  if (Math.abs(one / two - 1) < ALIKE || one === two) return undefined;
  // Rounded up, as what is promised is.
  const text = (factor: number) => (Number.isFinite(factor) ? decimal(Math.ceil(factor * 100 - 1e-6) / 100) : "∞");
  return differing({ message: two > one ? t.more : t.less, values: { own: text(one), other: text(two) } });
}

function costs({ costs: own }: Side, { costs: other }: Side): Claim | undefined {
  const t = messages.contrast.costs;
  if (!own || !other) return undefined;
  const [one, two] = [own.times, other.times];
  if (!Number.isFinite(one) && !Number.isFinite(two)) return undefined;
  if (!Number.isFinite(two)) return { message: t.otherNever, values: {} };
  if (!Number.isFinite(one)) return { message: t.ownNever, values: {} };
  if (Math.abs(one / two - 1) < ALIKE) return undefined;
  const people = (times: number) => integer(rounded(times * PLAIN));
  return differing({
    message: two > one ? t.more : t.less,
    values: { own: people(one), other: people(two), plain: integer(PLAIN) },
  });
}

function seesSecret({ design: own }: Side, { design: other }: Side): Claim | undefined {
  const t = messages.contrast.told;
  if (Boolean(own.seesSecret) === Boolean(other.seesSecret)) return undefined;
  return { message: other.seesSecret ? t.other : t.own, values: { secret: own.secret.name } };
}

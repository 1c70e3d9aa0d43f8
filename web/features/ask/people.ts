// SPDX-License-Identifier: GPL-3.0-or-later
/** How many people a question takes: what `sluice plan` says, whatever people answer. */
import { OF_ANSWERS } from "../../../wasm/contract/notions.js";
import {
  type Design,
  type DesignRequest,
  type PlanAim,
  type ProtocolFile,
  peopleNeeded,
  type SurveyPlan,
  toProtocolFile,
  WITHIN_5_POINTS,
} from "../../../wasm/engine/sluice.js";
import { lessNoise } from "../../../wasm/protocol/less-noise.js";
import { questionTable } from "../../../wasm/protocol/question.js";

/** An engine, in a worker or not. */
interface Planner {
  design(request: DesignRequest): Design | Promise<Design>;
  plan(protocol: ProtocolFile, aim: PlanAim): SurveyPlan | Promise<SurveyPlan>;
}

/** Infinite where no number of people is enough. The number depends on how many answers there are, not on their names. */
export async function peopleFor(engine: Planner, answers: number, epsilon: number): Promise<number> {
  return peopleNeeded(await engine.plan(await settingsFor(engine, answers, epsilon), WITHIN_5_POINTS));
}

/** The half width of each percentage that so many people give; infinite where nothing bounds it. */
export async function withinFor(engine: Planner, answers: number, epsilon: number, people: number): Promise<number> {
  const { halfWidth } = await engine.plan(await settingsFor(engine, answers, epsilon), { people });
  return halfWidth?.each ?? Number.POSITIVE_INFINITY;
}

async function settingsFor(engine: Planner, answers: number, epsilon: number): Promise<ProtocolFile> {
  const names = Array.from({ length: answers }, (_, i) => `${i + 1}`);
  const { protocol } = lessNoise(answers, epsilon);
  return toProtocolFile(
    await engine.design({ table: questionTable("?", names), notion: OF_ANSWERS, epsilon, protocol }),
  );
}

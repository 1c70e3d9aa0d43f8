// SPDX-License-Identifier: GPL-3.0-or-later
/** The parts that only a live model has: handlers, and properties that are set on it. */
import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { test } from "node:test";
import { lintModel, type Model } from "../../web/survey/surveyjs-linter.js";
import { cores, type LiveSurvey } from "./survey-core.js";
import { open, options, secret } from "./surveys.js";

const json = { pages: [{ elements: [secret()] }, { elements: [open()] }] };
const rules = (survey: LiveSurvey, handlers: Record<string, number> = {}): string[] =>
  lintModel(survey, { ...options, handlers }).map(({ rule, path }) => `${rule} ${path}`);
const nobody = (): void => {};
/** Somebody else listens to an event of any version. */
const listen = (survey: LiveSurvey, event: string, handler = nobody): void =>
  ((survey as unknown as Record<string, LiveSurvey["onComplete"]>)[event] ?? assert.fail(event)).add(handler);

test("a model as it is made passes, in every version, and so does one that is rich", () => {
  for (const { SurveyModel, version } of cores) {
    assert.deepEqual(rules(new SurveyModel(json)), [], `survey-core ${version}`);
    const rich = new SurveyModel({
      ...json,
      showTOC: true,
      showProgressBar: "top",
      questionsOnPageMode: "singlePage",
      locale: "nl",
    });
    assert.deepEqual(rules(rich), [], `survey-core ${version}`);
  }
});

test("what a page of SurveyJS makes as it draws passes, and hides no handler, before and after", () => {
  for (const { SurveyModel, version } of cores) {
    for (const more of [{}, { showTOC: true, showProgressBar: true, progressBarType: "buttons" }]) {
      const draw = (survey: LiveSurvey) => {
        const drawn = survey as unknown as { getContainerContent(at: string): unknown; progressBar: unknown };
        for (const at of ["left", "right", "header", "footer", "contentTop", "contentBottom", "center"])
          drawn.getContainerContent(at);
        return drawn.progressBar;
      };
      const survey = new SurveyModel({ ...json, ...more });
      draw(survey);
      assert.deepEqual(rules(survey), [], `survey-core ${version}`);
      for (const isDrawn of [false, true]) {
        for (const event of ["onCurrentPageChanged", "onAfterRenderSurvey"]) {
          const other = new SurveyModel({ ...json, ...more });
          if (isDrawn) draw(other);
          listen(other, event);
          assert.deepEqual(rules(other), [`sees-answers survey.${event}`], `survey-core ${version}`);
          const [found] = lintModel(other, options);
          assert.match(found?.remedy ?? "", new RegExp(`handlers: \\{ ${event}: 1 \\}`));
        }
      }
    }
  }
});

test("a list that opens passes once it is drawn, and hides no handler", () => {
  const list = { type: "dropdown", name: "list", choices: [1, 2], sluicePublic: true };
  for (const { SurveyModel, version } of cores) {
    const survey = new SurveyModel({ ...json, pages: [...json.pages, { elements: [list] }] });
    const drawn = survey.getQuestionByName("list") as unknown as { dropdownListModel: unknown };
    assert.ok(drawn.dropdownListModel !== null);
    assert.deepEqual(rules(survey), [], `survey-core ${version}`);
    listen(survey, "onPropertyChanged");
    assert.deepEqual(rules(survey), ["sees-answers survey.onPropertyChanged"], `survey-core ${version}`);
  }
});

test("a handler that is handed the survey is refused, whatever it listens to, unless it is known", () => {
  for (const { SurveyModel, version } of cores) {
    for (const event of `onServerValidateQuestions onValueChanged onCompleting onUpdateChoiceItemCss
      onElementContentVisibilityChanged onGetQuestionTitleActions onAfterRenderPage`.split(/\s+/)) {
      const survey = new SurveyModel(json);
      listen(survey, event);
      assert.deepEqual(rules(survey), [`sees-answers survey.${event}`], `survey-core ${version}`);
      assert.deepEqual(rules(survey, { [event]: 1 }), []);
      listen(survey, event, () => {});
      assert.deepEqual(rules(survey, { [event]: 1 }), [`sees-answers survey.${event}`]);
    }
  }
});

test("handlers that come with reports, and those by which a page is drawn again, pass", () => {
  for (const { SurveyModel } of cores) {
    const survey = new SurveyModel(json);
    for (const event of ["onComplete", "onNavigateToUrl", "onPartialSend"]) listen(survey, event);
    const drawn = survey as unknown as Record<string, ((handler: () => void) => void) | undefined>;
    drawn.addOnArrayChangedCallback?.(nobody);
    drawn.addOnPropertyValueChangedCallback?.(nobody);
    assert.deepEqual(rules(survey), []);
  }
});

test("parts that SurveyJS makes once it is drawn or scrolled pass, and handlers beside them do not", () => {
  let made = 0;
  for (const { SurveyModel, version } of cores) {
    for (const part of ["tocModel", "progressTextModel", "navigationLayoutModel", "progressBar", "timerModel"]) {
      const survey = new SurveyModel({ ...json, showProgressBar: "top" }) as LiveSurvey & Record<string, unknown>;
      if (part in survey && survey[part]) made += 1;
      assert.deepEqual(rules(survey), [], `survey-core ${version}: ${part}`);
      listen(survey, "onCurrentPageChanged");
      assert.deepEqual(rules(survey), ["sees-answers survey.onCurrentPageChanged"]);
    }
  }
  assert.ok(made >= 9, `${made} parts`);
});

test("what is set on the model is found, once", () => {
  for (const { SurveyModel, version } of cores) {
    for (const [key, value, found] of [
      ["cookieName", "seen", "stored"],
      ["surveyPostId", "seen", "service"],
      ["surveyId", "seen", "service"],
      ["surveyShowDataSaving", true, "service"],
      ["showTimerPanel", "top", "timer"],
      ["maxTimeToFinish", 60, "timer"],
      ["maxTimeToFinishPage", 60, "timer"],
    ] as const) {
      const survey = new SurveyModel(json) as LiveSurvey & Record<string, unknown>;
      survey[key] = value;
      const named = rules(survey).filter((rule) => rule.startsWith(`${found} `));
      assert.equal(named.length, 1, `survey-core ${version}: ${key}: ${rules(survey)}`);
    }
    const other = new SurveyModel(json);
    other.getQuestionByName("open").visibleIf = "{secret} = 'yes'";
    assert.deepEqual(rules(other), ["follow-up $.pages[1].elements[0].visibleIf"]);
  }
});

test("a model that lets people complete without what is required is found", () => {
  for (const { SurveyModel, version } of cores) {
    const survey = new SurveyModel(json) as LiveSurvey & Record<string, unknown>;
    // Versions call it differently, and none has it in its JSON.
    const key = ["validationEnabled", "ignoreValidation"].find((each) => typeof survey[each] === "boolean");
    assert.ok(key, `survey-core ${version}`);
    survey[key] = key === "ignoreValidation";
    assert.deepEqual(rules(survey), ["no-answer $.pages[0].elements[0]"], `survey-core ${version}: ${key}`);
  }
});

test("where names stand between other signs than the linter looks for, a model is refused", () => {
  for (const { SurveyModel, settings, version } of cores) {
    const delimiters = (settings as { expressionVariableDelimiters?: { start: string; end: string } })
      .expressionVariableDelimiters;
    if (!delimiters) {
      assert.equal(version, 1);
      continue;
    }
    const before = { ...delimiters };
    Object.assign(delimiters, { start: "[[", end: "]]" });
    try {
      const follows = open({ name: "last", visibleIf: "[[secret]] = 'yes'" });
      const survey = new SurveyModel({ elements: [secret(), follows] });
      assert.deepEqual(rules(survey), ["delimiters survey"], `survey-core ${version}`);
      const told = lintModel(survey, { ...options, delimiters: ["[[", "]]"] }).map(({ rule }) => rule);
      assert.deepEqual(told, ["follow-up"], `survey-core ${version}`);
      assert.deepEqual(lintModel(new SurveyModel(json), { ...options, delimiters: ["[[", "]]"] }), []);
    } finally {
      Object.assign(delimiters, before);
    }
    assert.deepEqual(rules(new SurveyModel(json)), []);
  }
});

test("a model whose protocols were not read is not passed in silence", () => {
  class Plain implements Model {
    toJSON(): unknown {
      return { elements: [open()] };
    }
  }
  assert.deepEqual(
    lintModel(new Plain(), options).map(({ rule }) => rule),
    ["nothing-private"],
  );
});

test("the plug-in for collaboration listens to every answer", () => {
  const { CollaborationPlugin } = createRequire(import.meta.url)("survey-core-3/collaboration");
  const core = cores.find(({ version }) => version === 3);
  assert.ok(core);
  const survey = new core.SurveyModel(json);
  const plugin = new CollaborationPlugin(survey);
  plugin.start?.();
  assert.ok(rules(survey).includes("sees-answers survey.onValueChanged"), `${rules(survey)}`);
});

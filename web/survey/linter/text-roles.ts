// SPDX-License-Identifier: Apache-2.0
/** Tells the purpose of a text of a survey's JSON by the keys that lead to it. */
import type { RuleId } from "./texts.js";
import type { Site } from "./walk.js";

const words = (text: string): Set<string> => new Set(text.trim().split(/\s+/));

/** Texts that are shown. A text that is neither here nor below is looked through as if it were an expression. */
const SHOWN =
  words(`title description html text label labelTrue labelFalse placeholder placeHolder optionsCaption commentText
  commentPlaceholder commentPlaceHolder otherText noneText refuseText dontKnowText selectAllText otherPlaceholder
  otherErrorText requiredErrorText minErrorText maxErrorText stepErrorText keyDuplicationError navigationTitle
  navigationDescription questionTitleTemplate questionTitlePattern startSurveyText pageNextText pagePrevText completeText
  previewText editText requiredText requiredMark emptySurvey addRowText removeRowText emptyRowsText noRowsText addPanelText
  panelAddText removePanelText panelRemoveText prevPanelText panelPrevText nextPanelText panelNextText noEntriesText
  confirmDeleteText templateTitle templateTabTitle templateDescription tabTitlePlaceholder singleInputTitleTemplate totalText
  totalFormat format minRateDescription maxRateDescription mininumRateDescription maximumRateDescription altText cellHint
  defaultDisplayValue createCustomChoiceText filePlaceholder photoPlaceholder fileOrPhotoPlaceholder placeholderReadOnly
  toolTip tooltipFormat labelFormat prefix suffix`);

/** Values, kinds and names: a private question called "rating" is not meant by them. */
const PLAIN =
  words(`type name valueName value defaultValue correctAnswer setValue inputType cellType operator locale gotoName
  dataList minimumFractionDigits mode state shape itemComponent cellComponent renderAs defaultRowValue defaultPanelValue
  noneValue valueTrue valueFalse currency maskType pattern page keyName cells choices rows columns rateValues`);

const ADDRESSES = words(`navigateToUrl navigateToUrlOnCondition choicesByUrl imageLink url path logo backgroundImage
  imageLinkName content videoLink`);
const ENDINGS = words("completedHtml completedHtmlOnCondition completedBeforeHtml loadingHtml");
const SHOWS_IF = words("visibleIf enableIf requiredIf readOnlyIf templateVisibleIf");
const CHOICES_IF = words("choicesVisibleIf choicesEnableIf rowsVisibleIf columnsVisibleIf");
const CARRIED = words("choicesFromQuestion choiceValuesFromQuestion choiceTextsFromQuestion choicesFromQuestionMode");
const VALUES =
  words(`setValueExpression setValueIf resetValueIf defaultValueExpression minValueExpression maxValueExpression
  rowCountExpression panelCountExpression bindings`);
const ITEMS = words("choices rows columns rateValues items");
/** Keys of the model's own that name something. */
const NAMES = words("name valueName type");
/** Within these the author has chosen the keys: names of rows, columns and questions. */
const OWN_KEYS = words("cells defaultValue defaultRowValue defaultPanelValue correctAnswer setValue value bindings");

export interface TextRole {
  rule: RuleId;
  key: string;
  /** Whether it is only shown, so that nothing else comes to depend on it. */
  shown: boolean;
  /** Whether it may be nothing but a name; a reference where SurveyJS looks it up as what stands in braces. */
  name: boolean | "reference";
}

/** Undefined for what only names things. */
export function roleOf({ keys }: Site): TextRole | undefined {
  const last = keys.at(-1) ?? "";
  // A text in several languages is an object with the languages as its keys.
  const key = !SHOWN.has(last) && SHOWN.has(keys.at(-2) ?? "") ? (keys.at(-2) as string) : last;
  const within = (set: Set<string>): boolean => keys.some((each) => set.has(each));
  const inTriggers = keys.includes("triggers");
  const shown = SHOWN.has(key) || ITEMS.has(key);
  if (NAMES.has(key) && !inTriggers && !keys.slice(0, -1).some((each) => OWN_KEYS.has(each))) return undefined;
  const mayName = !shown && (!PLAIN.has(key) || (inTriggers && key === "name"));
  // A text of a trigger is a name, whatever its key is, unless it is an expression.
  const name = mayName && inTriggers && !/(If|expression)$/i.test(key) ? "reference" : mayName;
  return { rule: ruleOf(), key, shown: shown && !inTriggers, name };

  function ruleOf(): RuleId {
    if (inTriggers || key === "runExpression") return "trigger";
    if (within(ENDINGS)) return "completed-text";
    if (within(ADDRESSES)) return "address";
    if (keys.includes("validators")) return shown ? "piping" : "validator";
    if (keys.includes("calculatedValues")) return "calculated";
    if (shown) return "piping";
    if (SHOWS_IF.has(key))
      return keys.slice(0, -1).some((each) => ITEMS.has(each)) ? "conditional-choices" : "follow-up";
    if (CHOICES_IF.has(key)) return "conditional-choices";
    if (CARRIED.has(key)) return "carry-forward";
    if (key === "totalExpression") return "total";
    if (key === "expression") return "calculated";
    return within(VALUES) ? "value-expression" : "mention";
  }
}

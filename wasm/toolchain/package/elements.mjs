// SPDX-License-Identifier: GPL-3.0-or-later
/** The elements for surveys, as editors know elements by (custom-elements.json); those that explain protocols describe themselves. */

/** @param {string} name @param {string} text @param {string} description */
const attribute = (name, text, description) => ({ name, type: { text }, description });

/** @param {string} path @param {{ tagName: string, name: string } & Record<string, unknown>} element */
const described = (path, element) => ({
  kind: "javascript-module",
  path,
  declarations: [{ kind: "class", customElement: true, superclass: { name: "HTMLElement" }, ...element }],
  exports: [
    { kind: "custom-element-definition", name: element.tagName, declaration: { name: element.name, module: path } },
  ],
});

const answer = {
  tagName: "sluice-answer",
  name: "SluiceAnswer",
  description: "A question in any form, of which the report is submitted and the answer is not.",
  attributes: [
    attribute("name", "string", "What the report is sent under."),
    attribute("label", "string", "The question, where none stands in the slot `label`."),
    attribute("protocol", "string", "Which of several loaded protocols."),
    attribute("as", '"select"', "A list that opens, for many choices."),
    attribute("order", '"written"', "Choices in their order, for scales: in a frame any of them may else stand first."),
    attribute("told", "boolean", "What is sent is told before it is drawn, with its odds."),
    attribute("when", '"submit" | "read"', "`read`, for pages that read the form and never send it."),
    attribute(
      "frame",
      "string",
      "Where sluice-frame.htm is, if not beside the script; only `none` asks in the page itself.",
    ),
    attribute("words", "string", "Texts for respondents in this question by languages, as JSON."),
    attribute("memory", '"tab"', "A page that is loaded again sends the same: for tabs that one person has."),
  ],
  slots: [{ name: "label", description: "The question." }],
  events: [
    {
      name: "sendable",
      type: { text: "Event" },
      description:
        "The question no longer keeps the form from being sent; in a frame it says so before it is answered.",
    },
    {
      name: "error",
      type: { text: "Event" },
      description: "The question cannot be asked, as its frame did not come, say; the property `error` has the reason.",
    },
  ],
};

const told = {
  tagName: "sluice-told",
  name: "SluiceTold",
  description: "What is sent instead of an answer, why, and with which odds; to be shown by its method `show`.",
  attributes: [attribute("words", "string", "Texts for respondents by languages, as JSON.")],
};

export const surveyElements = [described("dist/form-define.js", answer), described("dist/told.js", told)];

// SPDX-License-Identifier: GPL-3.0-or-later
/** All copy of the page for whoever receives reports, in English. `{name}` is a hole. */

export const messages = {
  title: "Estimate from reports",
  lead: "What is promised of a report is about its sender’s secret; it may well say what they answered. All reports together say how common each answer is, as far as the protocol lets that through, and how surely. Open the protocol that they were made with, then the reports.",

  reports: {
    heading: "The reports",
    intro:
      "A file with one report in each row, or with the columns “report” and “count”: counts are all it takes, whoever has counted them. Choose or drop many files at once, such as those of single people: they are counted together.",
    waiting: "Open a protocol first.",
    choose: "Choose files of reports",
    sample: "Try reports on the sample",
    reading: "Counting {name}",
    read: "{name}: {people}.",
    missing: { one: "{n} row without a report was passed over.", other: "{n} rows without a report were passed over." },
    files: { one: "{n} file", other: "{n} files" },
    isProtocol: "{name} is a protocol, not a file of reports.",
    asProtocol: "Open it as the protocol",
    people: { one: "{n} report", other: "{n} reports" },
    values: "Read it as answers drawn from reports",
    valuesSays: "If the file was written with answers instead of reports, say so.",
  },

  says: {
    heading: "What they say",
    intro: "Shares of the people who were asked, with intervals that hold.",
    waiting: "Open a protocol and reports first.",
    title: "How common each “{column}” is",
    point: "Estimate",
    pointNot: "not told",
    interval: "{sure} interval",
    summary: "Of {people}: {parts}.",
    part: "{name} {point}, between {low} and {high}",
    partNone: "{name} {point}",
    sure: "How sure",
    kind: "Intervals",
    kinds: {
      each: "for each share",
      together: "for all shares at once",
    },
    kindSays: {
      each: "Each interval is for its own share, and is right at least this often. It is about all people like those who answered.",
      together: "All intervals are right at the same time, at least this often. So they are wider.",
    },
    assume: "Take it for known how “{secret}” is distributed among those with the same answer",
    assumeSays: "As in the protocol’s table. More can be told then; it is right only where that table is.",
    untold:
      "What is not told cannot be told from reports of this protocol, however many there are: its interval is all that is known.",
    impossible:
      "These reports cannot have come from this protocol, whoever was asked: it is another one, or reports were made up. Nothing that is estimated here can be relied on.",
    unlikely:
      "Reports that come from this protocol look as odd as these in fewer than one of 10,000 surveys: it is another protocol, or reports were made up. Do not rely on the estimates.",
    fits: "The reports go with the protocol (p = {p}).",
    anything:
      "These counts go with this protocol, and leave nothing by which that could be tested further: made-up reports need not show in them.",
    others:
      "These people are not distributed like those the protocol was made from. Where its promise depends on the distribution, it was made for others.",
    influenceAll:
      "One made-up report can move an estimate by more than all people’s share: there are too few reports, or the protocol lets too little through.",
    influence: "One made-up report moves an estimate by at most {points} percentage points.",
    saveTable: "Save the table (CSV)",
    saveAll: "Save everything (JSON)",
    tableName: "estimates.csv",
    allName: "estimates.json",
    columns: ["column", "category", "unbiased", "likeliest", "low", "high"],
  },

  plan: {
    heading: "How many to ask",
    intro: "Before anybody has answered: how precise the shares will be.",
    within: "Every share within",
    unit: "percentage points either way",
    people: "people asked",
    orPeople: "or with so many",
    ask: "Work it out",
    needed: "{each} for each share by itself; {together} for all shares at once.",
    width: "With {people} shares are within {each} either way, each by itself; within {together} all at once.",
    enough: { one: "{n} person", other: "{n} people" },
    table: "That is for people who are distributed as in the protocol’s table.",
    anybody:
      "That is for whoever answers: nobody was counted for this protocol, so it is worked out for the people whose shares are the hardest to estimate.",
    never: "no number of people",
    points: "{n} percentage points",
    noBound: "any number",
    missing: "Say how precise the shares are to be (more than 0), how many people are asked, or both.",
  },
};

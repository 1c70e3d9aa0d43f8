// SPDX-License-Identifier: GPL-3.0-or-later
/** Copy of the element that draws reports in other people’s documents, in Dutch. */

export const messages = {
  "privatise.answer": "Het antwoord “{data}”",
  "privatise.secret": "De verborgen “{secret}”",
  "privatise.draw": "Loot een antwoord met ruis",
  "privatise.waiting": "Kies een antwoord en loot er een met ruis. Hier ziet u het, en wat een lezer daarna vermoedt.",
  "privatise.drawn": "Antwoord met ruis: {report}",
  "privatise.chance": "{chance} van 100 mensen met dit antwoord sturen dit antwoord met ruis.",
  "privatise.chancePair": "{chance} van 100 mensen met dit antwoord en deze verborgen waarde sturen dit antwoord met ruis.",
  "privatise.tally": "Antwoorden met ruis tot nu toe: {counts}.",
  "privatise.tallied": "{report} {n}×",
  "privatise.note": "Dit is een demonstratie: er wordt niets bewaard of verstuurd. Een enquête loot per antwoord maar één antwoord met ruis. Meer antwoorden met ruis verraden meer dan één.",
};

// SPDX-License-Identifier: GPL-3.0-or-later
/** Copy of the element that draws reports in other people’s documents, in Dutch. */

export const messages = {
  privatise: {
    answer: "Het antwoord “{data}”",
    secret: "De verborgen “{secret}”",
    draw: "Loot een antwoord met ruis",
    waiting: "Kies een antwoord en loot er een met ruis. Hier ziet u het, en wat een lezer daarna vermoedt.",
    drawn: "Antwoord met ruis: {report}",
    chance: "{chance} van 100 mensen met dit antwoord sturen dit antwoord met ruis.",
    chancePair: "{chance} van 100 mensen met dit antwoord en deze verborgen waarde sturen dit antwoord met ruis.",
    tally: "Antwoorden met ruis tot nu toe: {counts}.",
    tallied: "{report} {n}×",
    note: "Dit is een demonstratie: er wordt niets bewaard of verstuurd. Een enquête loot per antwoord maar één antwoord met ruis. Meer antwoorden met ruis verraden meer dan één.",
  },
};

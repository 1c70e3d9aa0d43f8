// SPDX-License-Identifier: GPL-3.0-or-later
/** Copy of the element that draws reports in other people’s documents, in Dutch. */

export const messages = {
  privatise: {
    answer: "Het antwoord “{data}”",
    secret: "Het geheim “{secret}”",
    draw: "Loot een bericht",
    waiting: "Kies een antwoord en loot: hier ziet u het bericht, en hoe een waarnemer het geheim daarna inschat.",
    drawn: "Bericht: {report}",
    chance: "Van 100 mensen met dit antwoord versturen er {chance} dit bericht.",
    chancePair: "Van 100 mensen met dit antwoord en dit geheim versturen er {chance} dit bericht.",
    tally: "Hier tot nu toe geloot: {counts}.",
    tallied: "{report} {n}×",
    note: "Een demonstratie: er wordt niets van bewaard of verstuurd. In een enquête wordt per antwoord maar één bericht geloot, omdat meer berichten meer zeggen dan is beloofd.",
  },
};

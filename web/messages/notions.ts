// SPDX-License-Identifier: GPL-3.0-or-later
/** The words of each notion that the page offers, in each language; one that a language lacks does not compile. */

export const english = {
  "lip.label": "Belief stays close",
  "lip.short": "local information privacy, lip",
  "lip.promise": "No noisy answer changes belief in any hidden value by more than a factor of {factor}, up or down.",
  "lip.nothing": "No noisy answer changes a reader’s belief in any hidden value.",
  "lip.assumes": "It counts on two things: the table describes the people, and a reader knows nothing else about them.",
  "ldp.label": "Hidden values look alike",
  "ldp.short": "local differential privacy of the hidden value, ldp",
  "ldp.promise": "No noisy answer is more than {factor} times as likely with one hidden value as with any other.",
  "ldp.nothing": "No noisy answer is likelier with one hidden value than with any other: it changes no belief.",
  "ldp.assumes":
    "It counts on two things. The table says how common each answer is with each hidden value. A reader knows nothing else about a person’s answer. The table may be wrong about how common each hidden value is. A reader may believe anything about that.",
  "pml.label": "No hidden value becomes likely",
  "pml.short": "pointwise maximal leakage, pml",
  "pml.promise":
    "No noisy answer makes any hidden value likelier than before by more than a factor of {factor}. It may make one less likely, or rule it out.",
  "pml.nothing": "No noisy answer makes any hidden value likelier, and so none less likely.",
  "pml.assumes": "It counts on two things: the table describes the people, and a reader knows nothing else about them.",
  "pmc.label": "No hidden value is ruled out",
  "pmc.short": "pointwise maximal cost, pmc",
  "pmc.promise":
    "No noisy answer makes any hidden value less likely than before by more than a factor of {factor}. It may make one likelier.",
  "pmc.nothing": "No noisy answer makes any hidden value less likely, and so none likelier.",
  "pmc.assumes": "It counts on two things: the table describes the people, and a reader knows nothing else about them.",
  "profile.label": "Neighbours look alike",
  "profile.short": "profile-based privacy, profile",
  "profile.promise":
    "No noisy answer is more than {factor} times as likely with one hidden value as with a neighbour of it. Hidden values that are not neighbours may be easier to tell apart.",
  "profile.nothing": "No noisy answer is likelier with one hidden value than with a neighbour of it.",
  "profile.assumes":
    "It counts on two things. The table says how common each answer is with each hidden value. A reader knows nothing else about a person’s answer. From one neighbour to the next the factors multiply.",
  "srlip.label": "Known columns do not help",
  "srlip.short": "side-channel resistant local information privacy, srlip",
  "srlip.promise":
    "A reader may already know any of the shared columns. Even so, no noisy answer changes belief in a hidden value by more than a factor of {factor}.",
  "srlip.nothing":
    "A reader may already know any of the shared columns. Even so, no noisy answer changes belief in any hidden value.",
  "srlip.assumes":
    "It counts on two things. The table describes the people. A reader knows nothing else about them but these columns. It does not cover what these columns say on their own.",
  "srldp.label": "Even beside known columns, hidden values look alike",
  "srldp.short": "side-channel resistant local differential privacy, srldp",
  "srldp.promise":
    "A reader may already know any of the shared columns. Even so, no noisy answer is more than {factor} times as likely with one hidden value as with another.",
  "srldp.nothing":
    "A reader may already know any of the shared columns. Even so, no noisy answer is likelier with one hidden value than with another.",
  "srldp.assumes":
    "It counts on two things. The table says how common each answer is with each hidden value. A reader knows nothing else about a person’s answer but these columns. It does not cover what these columns say on their own.",
  "rldp.label": "The table is only a sample",
  "rldp.short": "robust local differential privacy, rldp",
  "rldp.promise":
    "No noisy answer is more than {factor} times as likely with one hidden value as with any other. This holds for any true percentages, with about {sure} % certainty, if every cell of the table has many people.",
  "rldp.nothing":
    "No noisy answer is likelier with one hidden value than with any other. This holds for any true percentages, with about {sure} % certainty, if every cell of the table has many people.",
  "rldp.assumes":
    "It counts on two things. The rows are people drawn at random. A reader knows no more of an answer than how common it is with each hidden value. Weights have to be whole numbers of people. Noisy answers come from hidden value and answer together, and keep as much of both as possible.",
  "rldp.never": "You can’t share hidden value and answer unchanged, at any ε: the hidden value would be there to read.",
  "rlip.label": "For a sample: belief stays close",
  "rlip.short": "robust local information privacy, rlip",
  "rlip.promise":
    "No noisy answer changes belief in any hidden value by more than a factor of {factor}, up or down. This holds for any true percentages, with about {sure} % certainty, if every cell of the table has many people.",
  "rlip.nothing":
    "No noisy answer changes a reader’s belief in any hidden value. This holds for any true percentages, with about {sure} % certainty, if every cell of the table has many people.",
  "rlip.assumes":
    "It counts on two things. The rows are people drawn at random. A reader knows nothing about them but the true percentages. Weights have to be whole numbers of people.",
  "rlip.never": "The page does not know from which ε on you can share the real answers, if at all.",
  "rpml.label": "For a sample: no hidden value becomes likely",
  "rpml.short": "robust pointwise maximal leakage, rpml",
  "rpml.promise":
    "No noisy answer makes any hidden value likelier than before by more than a factor of {factor}. It may make one less likely, or rule it out. This holds for any true percentages, with about {sure} % certainty, if every cell of the table has many people.",
  "rpml.nothing":
    "No noisy answer makes any hidden value likelier, and so none less likely. This holds for any true percentages, with about {sure} % certainty, if every cell of the table has many people.",
  "rpml.assumes":
    "It counts on two things. The rows are people drawn at random. A reader knows nothing about them but the true percentages. Weights have to be whole numbers of people.",
  "rpml.never": "The page does not know from which ε on you can share the real answers, if at all.",
  "data-ldp.label": "Answers look alike",
  "data-ldp.short": "local differential privacy of the answer itself, data-ldp",
  "data-ldp.promise": "No noisy answer is more than {factor} times as likely with one answer as with any other.",
  "data-ldp.nothing": "No noisy answer is likelier with one answer than with any other: it says nothing.",
  "data-ldp.assumes":
    "It counts on nothing about the people. It protects the whole answer, not only what it says about the hidden value. Much less stays useful.",
  "data-ldp.never":
    "You can’t share the real answers unchanged, at any ε. No noisy answer may tell answers apart for certain, and a real answer does.",
};

export const dutch: typeof english = {
  "lip.label": "Vermoedens veranderen weinig",
  "lip.short": "local information privacy, lip",
  "lip.promise":
    "Geen antwoord met ruis verandert een vermoeden over een verborgen waarde met meer dan een factor {factor}, omhoog of omlaag.",
  "lip.nothing": "Geen antwoord met ruis verandert wat een lezer over een verborgen waarde vermoedt.",
  "lip.assumes": "Dit rekent op twee dingen: de tabel beschrijft de mensen, en een lezer weet verder niets over hen.",
  "ldp.label": "Verborgen waarden lijken op elkaar",
  "ldp.short": "local differential privacy van de verborgen waarde, ldp",
  "ldp.promise":
    "Geen antwoord met ruis is bij de ene verborgen waarde meer dan {factor} keer zo waarschijnlijk als bij een andere.",
  "ldp.nothing":
    "Geen antwoord met ruis is bij de ene verborgen waarde waarschijnlijker dan bij een andere: het verandert geen vermoeden.",
  "ldp.assumes":
    "Dit rekent op twee dingen. De tabel zegt hoe vaak elk antwoord voorkomt bij elke verborgen waarde. Een lezer weet verder niets over iemands antwoord. De tabel mag ernaast zitten bij hoe vaak elke verborgen waarde voorkomt. Een lezer mag daarover alles vermoeden.",
  "pml.label": "Geen verborgen waarde wordt waarschijnlijk",
  "pml.short": "pointwise maximal leakage, pml",
  "pml.promise":
    "Geen antwoord met ruis maakt een verborgen waarde meer dan een factor {factor} waarschijnlijker dan ervoor. Het kan er wel een onwaarschijnlijker maken, of uitsluiten.",
  "pml.nothing":
    "Geen antwoord met ruis maakt een verborgen waarde waarschijnlijker, en dus ook geen onwaarschijnlijker.",
  "pml.assumes": "Dit rekent op twee dingen: de tabel beschrijft de mensen, en een lezer weet verder niets over hen.",
  "pmc.label": "Geen verborgen waarde wordt uitgesloten",
  "pmc.short": "pointwise maximal cost, pmc",
  "pmc.promise":
    "Geen antwoord met ruis maakt een verborgen waarde meer dan een factor {factor} onwaarschijnlijker dan ervoor. Het kan er wel een waarschijnlijker maken.",
  "pmc.nothing":
    "Geen antwoord met ruis maakt een verborgen waarde onwaarschijnlijker, en dus ook geen waarschijnlijker.",
  "pmc.assumes": "Dit rekent op twee dingen: de tabel beschrijft de mensen, en een lezer weet verder niets over hen.",
  "profile.label": "Buren lijken op elkaar",
  "profile.short": "profile-based privacy, profile",
  "profile.promise":
    "Geen antwoord met ruis is bij een verborgen waarde meer dan {factor} keer zo waarschijnlijk als bij een buur ervan. Verborgen waarden die geen buren zijn, zijn soms makkelijker uit elkaar te houden.",
  "profile.nothing": "Geen antwoord met ruis is bij een verborgen waarde waarschijnlijker dan bij een buur ervan.",
  "profile.assumes":
    "Dit rekent op twee dingen. De tabel zegt hoe vaak elk antwoord voorkomt bij elke verborgen waarde. Een lezer weet verder niets over iemands antwoord. De factoren vermenigvuldigen zich van buur tot buur.",
  "srlip.label": "Bekende kolommen helpen niet",
  "srlip.short": "side-channel resistant local information privacy, srlip",
  "srlip.promise":
    "Een lezer kent misschien al gedeelde kolommen, om het even welke. Ook dan verandert geen antwoord met ruis een vermoeden over een verborgen waarde met meer dan een factor {factor}.",
  "srlip.nothing":
    "Een lezer kent misschien al gedeelde kolommen, om het even welke. Ook dan verandert geen antwoord met ruis een vermoeden over een verborgen waarde.",
  "srlip.assumes":
    "Dit rekent op twee dingen. De tabel beschrijft de mensen. Een lezer weet verder niets over hen dan deze kolommen. Dit dekt niet wat die kolommen zelf al zeggen.",
  "srldp.label": "Ook naast bekende kolommen lijken verborgen waarden op elkaar",
  "srldp.short": "side-channel resistant local differential privacy, srldp",
  "srldp.promise":
    "Een lezer kent misschien al gedeelde kolommen, om het even welke. Geen antwoord met ruis is bij een verborgen waarde meer dan {factor} keer zo waarschijnlijk als bij een andere.",
  "srldp.nothing":
    "Een lezer kent misschien al gedeelde kolommen, om het even welke. Ook dan is geen antwoord met ruis bij de ene verborgen waarde waarschijnlijker dan bij een andere.",
  "srldp.assumes":
    "Dit rekent op twee dingen. De tabel zegt hoe vaak elk antwoord voorkomt bij elke verborgen waarde. Een lezer weet verder niets over iemands antwoord dan deze kolommen. Dit dekt niet wat die kolommen zelf al zeggen.",
  "rldp.label": "De tabel is maar een steekproef",
  "rldp.short": "robust local differential privacy, rldp",
  "rldp.promise":
    "Geen antwoord met ruis is bij de ene verborgen waarde meer dan {factor} keer zo waarschijnlijk als bij een andere. Dat geldt voor alle ware percentages, met ongeveer {sure}% zekerheid, als elke cel van de tabel veel mensen heeft.",
  "rldp.nothing":
    "Geen antwoord met ruis is bij de ene verborgen waarde waarschijnlijker dan bij een andere. Dat geldt voor alle ware percentages, met ongeveer {sure}% zekerheid, als elke cel van de tabel veel mensen heeft.",
  "rldp.assumes":
    "Dit rekent op twee dingen. De rijen zijn willekeurig getrokken mensen. Een lezer weet van een antwoord niet meer dan hoe vaak het voorkomt bij elke verborgen waarde. Gewichten moeten hele aantallen mensen zijn. Antwoorden met ruis komen uit verborgen waarde en antwoord samen, en behouden van beide zoveel mogelijk.",
  "rldp.never":
    "U kunt verborgen waarde en antwoord bij geen enkele ε onveranderd delen: de verborgen waarde zou er gewoon staan.",
  "rlip.label": "Voor een steekproef: vermoedens veranderen weinig",
  "rlip.short": "robust local information privacy, rlip",
  "rlip.promise":
    "Geen antwoord met ruis verandert een vermoeden over een verborgen waarde met meer dan een factor {factor}, omhoog of omlaag. Dat geldt voor alle ware percentages, met ongeveer {sure}% zekerheid, als elke cel van de tabel veel mensen heeft.",
  "rlip.nothing":
    "Geen antwoord met ruis verandert wat een lezer over een verborgen waarde vermoedt. Dat geldt voor alle ware percentages, met ongeveer {sure}% zekerheid, als elke cel van de tabel veel mensen heeft.",
  "rlip.assumes":
    "Dit rekent op twee dingen. De rijen zijn willekeurig getrokken mensen. Een lezer weet van hen niets dan de ware percentages. Gewichten moeten hele aantallen mensen zijn.",
  "rlip.never": "De pagina weet niet vanaf welke ε u de echte antwoorden kunt delen, als dat al kan.",
  "rpml.label": "Voor een steekproef: geen verborgen waarde wordt waarschijnlijk",
  "rpml.short": "robust pointwise maximal leakage, rpml",
  "rpml.promise":
    "Geen antwoord met ruis maakt een verborgen waarde meer dan een factor {factor} waarschijnlijker dan ervoor. Het kan er wel een onwaarschijnlijker maken, of uitsluiten. Dat geldt voor alle ware percentages, met ongeveer {sure}% zekerheid, als elke cel van de tabel veel mensen heeft.",
  "rpml.nothing":
    "Geen antwoord met ruis maakt een verborgen waarde waarschijnlijker, en dus ook geen onwaarschijnlijker. Dat geldt voor alle ware percentages, met ongeveer {sure}% zekerheid, als elke cel van de tabel veel mensen heeft.",
  "rpml.assumes":
    "Dit rekent op twee dingen. De rijen zijn willekeurig getrokken mensen. Een lezer weet van hen niets dan de ware percentages. Gewichten moeten hele aantallen mensen zijn.",
  "rpml.never": "De pagina weet niet vanaf welke ε u de echte antwoorden kunt delen, als dat al kan.",
  "data-ldp.label": "Antwoorden lijken op elkaar",
  "data-ldp.short": "local differential privacy van het antwoord zelf, data-ldp",
  "data-ldp.promise":
    "Geen antwoord met ruis is bij het ene antwoord meer dan {factor} keer zo waarschijnlijk als bij een ander.",
  "data-ldp.nothing":
    "Geen antwoord met ruis is bij het ene antwoord waarschijnlijker dan bij een ander: het zegt niets.",
  "data-ldp.assumes":
    "Dit rekent op niets over de mensen. Het beschermt het hele antwoord, niet alleen wat dat over de verborgen waarde zegt. Er blijft veel minder bruikbaar.",
  "data-ldp.never":
    "U kunt de echte antwoorden bij geen enkele ε onveranderd delen. Geen antwoord met ruis mag antwoorden met zekerheid onderscheiden, en een echt antwoord doet dat.",
};

export const german: typeof english = {
  "lip.label": "Vermutungen ändern sich wenig",
  "lip.short": "local information privacy, lip",
  "lip.promise":
    "Keine verrauschte Antwort ändert eine Vermutung über einen verborgenen Wert um mehr als den Faktor {factor}, nach oben oder unten.",
  "lip.nothing": "Keine verrauschte Antwort ändert eine Vermutung über einen verborgenen Wert.",
  "lip.assumes":
    "Das setzt zweierlei voraus: Die Tabelle beschreibt die Personen, und Leser wissen sonst nichts über sie.",
  "ldp.label": "Verborgene Werte sehen ähnlich aus",
  "ldp.short": "local differential privacy des verborgenen Werts, ldp",
  "ldp.promise":
    "Keine verrauschte Antwort ist bei einem verborgenen Wert mehr als {factor}-mal so wahrscheinlich wie bei einem anderen.",
  "ldp.nothing":
    "Keine verrauschte Antwort ist bei einem verborgenen Wert wahrscheinlicher als bei einem anderen: Sie ändert keine Vermutung.",
  "ldp.assumes":
    "Das setzt zweierlei voraus. Die Tabelle sagt, wie häufig jede Antwort bei jedem verborgenen Wert ist. Leser wissen sonst nichts über die Antwort einer Person. Wie häufig jeder verborgene Wert ist, darf in der Tabelle falsch sein. Leser dürfen darüber alles vermuten.",
  "pml.label": "Kein verborgener Wert wird wahrscheinlich",
  "pml.short": "pointwise maximal leakage, pml",
  "pml.promise":
    "Keine verrauschte Antwort macht einen verborgenen Wert um mehr als den Faktor {factor} wahrscheinlicher als zuvor. Sie darf einen unwahrscheinlicher machen oder ausschließen.",
  "pml.nothing":
    "Keine verrauschte Antwort macht einen verborgenen Wert wahrscheinlicher, also auch keinen unwahrscheinlicher.",
  "pml.assumes":
    "Das setzt zweierlei voraus: Die Tabelle beschreibt die Personen, und Leser wissen sonst nichts über sie.",
  "pmc.label": "Kein verborgener Wert wird ausgeschlossen",
  "pmc.short": "pointwise maximal cost, pmc",
  "pmc.promise":
    "Keine verrauschte Antwort macht einen verborgenen Wert um mehr als den Faktor {factor} unwahrscheinlicher als zuvor. Sie darf einen wahrscheinlicher machen.",
  "pmc.nothing":
    "Keine verrauschte Antwort macht einen verborgenen Wert unwahrscheinlicher, also auch keinen wahrscheinlicher.",
  "pmc.assumes":
    "Das setzt zweierlei voraus: Die Tabelle beschreibt die Personen, und Leser wissen sonst nichts über sie.",
  "profile.label": "Nachbarn sehen ähnlich aus",
  "profile.short": "profile-based privacy, profile",
  "profile.promise":
    "Keine verrauschte Antwort ist bei einem verborgenen Wert mehr als {factor}-mal so wahrscheinlich wie bei einem Nachbarn davon. Verborgene Werte, die keine Nachbarn sind, lassen sich vielleicht leichter unterscheiden.",
  "profile.nothing":
    "Keine verrauschte Antwort ist bei einem verborgenen Wert wahrscheinlicher als bei einem Nachbarn davon.",
  "profile.assumes":
    "Das setzt zweierlei voraus. Die Tabelle sagt, wie häufig jede Antwort bei jedem verborgenen Wert ist. Leser wissen sonst nichts über die Antwort einer Person. Die Faktoren multiplizieren sich von einem Nachbarn zum nächsten.",
  "srlip.label": "Bekannte Spalten helfen nicht",
  "srlip.short": "side-channel resistant local information privacy, srlip",
  "srlip.promise":
    "Leser kennen vielleicht schon geteilte Spalten, gleich welche. Auch dann ändert keine verrauschte Antwort eine Vermutung über einen verborgenen Wert um mehr als den Faktor {factor}.",
  "srlip.nothing":
    "Leser kennen vielleicht schon geteilte Spalten, gleich welche. Auch dann ändert keine verrauschte Antwort eine Vermutung über einen verborgenen Wert.",
  "srlip.assumes":
    "Das setzt zweierlei voraus. Die Tabelle beschreibt die Personen. Leser wissen über sie sonst nur diese Spalten. Nicht abgedeckt ist, was diese Spalten selbst verraten.",
  "srldp.label": "Auch neben bekannten Spalten sehen verborgene Werte ähnlich aus",
  "srldp.short": "side-channel resistant local differential privacy, srldp",
  "srldp.promise":
    "Leser kennen vielleicht schon geteilte Spalten, gleich welche. Auch dann ist keine verrauschte Antwort bei einem verborgenen Wert mehr als {factor}-mal so wahrscheinlich wie bei einem anderen.",
  "srldp.nothing":
    "Leser kennen vielleicht schon geteilte Spalten, gleich welche. Auch dann ist keine verrauschte Antwort bei einem verborgenen Wert wahrscheinlicher als bei einem anderen.",
  "srldp.assumes":
    "Das setzt zweierlei voraus. Die Tabelle sagt, wie häufig jede Antwort bei jedem verborgenen Wert ist. Leser wissen über die Antwort einer Person sonst nur diese Spalten. Nicht abgedeckt ist, was diese Spalten selbst verraten.",
  "rldp.label": "Die Tabelle ist nur eine Stichprobe",
  "rldp.short": "robust local differential privacy, rldp",
  "rldp.promise":
    "Keine verrauschte Antwort ist bei einem verborgenen Wert mehr als {factor}-mal so wahrscheinlich wie bei einem anderen. Das gilt für beliebige wahre Prozentsätze, mit etwa {sure} % Sicherheit, wenn jede Zelle der Tabelle viele Personen hat.",
  "rldp.nothing":
    "Keine verrauschte Antwort ist bei einem verborgenen Wert wahrscheinlicher als bei einem anderen. Das gilt für beliebige wahre Prozentsätze, mit etwa {sure} % Sicherheit, wenn jede Zelle der Tabelle viele Personen hat.",
  "rldp.assumes":
    "Das setzt zweierlei voraus. Die Zeilen sind zufällig gezogene Personen. Leser wissen von einer Antwort nur, wie häufig sie bei jedem verborgenen Wert ist. Gewichte müssen ganze Zahlen von Personen sein. Verrauschte Antworten entstehen aus verborgenem Wert und Antwort zusammen und bewahren von beiden so viel wie möglich.",
  "rldp.never":
    "Sie können verborgenen Wert und Antwort mit keinem ε unverändert teilen: Der verborgene Wert stünde lesbar dabei.",
  "rlip.label": "Für eine Stichprobe: Vermutungen ändern sich wenig",
  "rlip.short": "robust local information privacy, rlip",
  "rlip.promise":
    "Keine verrauschte Antwort ändert eine Vermutung über einen verborgenen Wert um mehr als den Faktor {factor}, nach oben oder unten. Das gilt für beliebige wahre Prozentsätze, mit etwa {sure} % Sicherheit, wenn jede Zelle der Tabelle viele Personen hat.",
  "rlip.nothing":
    "Keine verrauschte Antwort ändert eine Vermutung über einen verborgenen Wert. Das gilt für beliebige wahre Prozentsätze, mit etwa {sure} % Sicherheit, wenn jede Zelle der Tabelle viele Personen hat.",
  "rlip.assumes":
    "Das setzt zweierlei voraus. Die Zeilen sind zufällig gezogene Personen. Leser wissen von ihnen nur die wahren Prozentsätze. Gewichte müssen ganze Zahlen von Personen sein.",
  "rlip.never": "Die Seite weiß nicht, ab welchem ε Sie die echten Antworten teilen können, falls überhaupt.",
  "rpml.label": "Für eine Stichprobe: kein verborgener Wert wird wahrscheinlich",
  "rpml.short": "robust pointwise maximal leakage, rpml",
  "rpml.promise":
    "Keine verrauschte Antwort macht einen verborgenen Wert um mehr als den Faktor {factor} wahrscheinlicher als zuvor. Sie darf einen unwahrscheinlicher machen oder ausschließen. Das gilt für beliebige wahre Prozentsätze, mit etwa {sure} % Sicherheit, wenn jede Zelle der Tabelle viele Personen hat.",
  "rpml.nothing":
    "Keine verrauschte Antwort macht einen verborgenen Wert wahrscheinlicher, also auch keinen unwahrscheinlicher. Das gilt für beliebige wahre Prozentsätze, mit etwa {sure} % Sicherheit, wenn jede Zelle der Tabelle viele Personen hat.",
  "rpml.assumes":
    "Das setzt zweierlei voraus. Die Zeilen sind zufällig gezogene Personen. Leser wissen von ihnen nur die wahren Prozentsätze. Gewichte müssen ganze Zahlen von Personen sein.",
  "rpml.never": "Die Seite weiß nicht, ab welchem ε Sie die echten Antworten teilen können, falls überhaupt.",
  "data-ldp.label": "Antworten sehen ähnlich aus",
  "data-ldp.short": "local differential privacy der Antwort selbst, data-ldp",
  "data-ldp.promise":
    "Keine verrauschte Antwort ist bei einer Antwort mehr als {factor}-mal so wahrscheinlich wie bei einer anderen.",
  "data-ldp.nothing":
    "Keine verrauschte Antwort ist bei einer Antwort wahrscheinlicher als bei einer anderen: Sie sagt nichts.",
  "data-ldp.assumes":
    "Das setzt über die Personen nichts voraus. Es schützt die ganze Antwort, nicht nur das, was sie über den verborgenen Wert sagt. Viel weniger bleibt nützlich.",
  "data-ldp.never":
    "Sie können die echten Antworten mit keinem ε unverändert teilen. Keine verrauschte Antwort darf Antworten mit Sicherheit unterscheiden, und eine echte tut das.",
};

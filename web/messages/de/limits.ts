// SPDX-License-Identifier: GPL-3.0-or-later
/** All copy of the page about limits, in German. */
import type { messages as english } from "../en/limits.js";

export const messages: typeof english = {
  title: "Das setzt der Schutz voraus",
  lead: "Eine verrauschte Antwort sagt wenig über einen verborgenen Wert, und wie wenig, ist bewiesen. Diese Seite sagt, was der Beweis voraussetzt und was er nicht abdeckt.",
  contents: "Auf dieser Seite",
  "sections.table.heading": "Die Tabelle",
  "sections.table.says": [
    "Wie viel eine verrauschte Antwort verrät, hängt davon ab, wie Antworten und verborgene Werte zusammenhängen. Der Schutz ist exakt bewiesen, für die Tabelle der Anzahlen in der Einstellungsdatei und für Personen, die so sind.",
    "Für andere Personen ist er anders. „Verborgene Werte sehen ähnlich aus“ (ldp) braucht nur, wie häufig jede Antwort bei jedem verborgenen Wert ist. „Vermutungen ändern sich wenig“ (lip) braucht die ganze Tabelle. „Antworten sehen ähnlich aus“ (data-ldp) braucht gar keine Tabelle, und am wenigsten bleibt nützlich.",
    "Wenn die gezählten Personen eine Stichprobe sind, kennt niemand die wahre Tabelle. Drei Arten von Schutz gelten für jede Tabelle, die die Stichprobe nicht ausschließt, bei einer einzigen Freigabe. Das sind „Die Tabelle ist nur eine Stichprobe“ (rldp) und die beiden „Für eine Stichprobe“ (rlip, rpml). Bei den anderen sagen die Seite und „audit“ auf der Kommandozeile, wie schwach sie schlimmstenfalls sind. Simulationen zeigen diese Sicherheit, auch bei seltenen Kategorien; bewiesen hat sie niemand. Ältere Einstellungsdateien sind dort weniger sicher. Die Seite beginnt mit rlip.",
    "Für Leser gibt es neben der vollständigen Einstellungsdatei eine zweite, ohne Anzahlen. Die Wahrscheinlichkeiten darin wurden für Ihre Tabelle gemacht, also sagen sie noch etwas über sie. Wir nahmen 250 Personen und versetzten eine davon in der Tabelle, auf alle 30 Arten. Unter „Vermutungen ändern sich wenig“ gab das Verfahren, das am meisten bewahrt, keiner anderen Tabelle dieselben Wahrscheinlichkeiten. Ein Leser, der alle bis auf eine Person kennt, kann die letzte also finden. Bei 2.000 Personen fand ein Programm, das niemanden kannte, in einer Sekunde fünf echte Anzahlen eines verborgenen Werts. Die Seite kann Anzahlen zuerst auf Vielfache von 3 runden. Dann haben alle Tabellen, die gleich gerundet werden, dieselben Wahrscheinlichkeiten, und Leser erfahren gerundete Anzahlen. Unter „Antworten sehen ähnlich aus“ haben zwei einfache Verfahren (grr, oue) für jede Tabelle dieselben Wahrscheinlichkeiten.",
  ],
  "sections.records.heading": "Personen, die nichts miteinander zu tun haben",
  "sections.records.says": [
    "Der Schutz betrifft, was Ihre verrauschte Antwort über Ihren eigenen verborgenen Wert sagt. Sagt die Antwort Ihres Bruders auch etwas darüber? Dann sagt es auch seine verrauschte, aber nicht mehr als seine Antwort. Der Schutz zählt das nicht mit.",
    "Eine Person mit zwei Zeilen in einer Datei hat zwei verrauschte Antworten, und die sagen mehr als eine. Wählen Sie die Spalte, die sagt, wer wer ist. Die Seite lehnt eine Datei ab, in der jemand zweimal darin steht.",
  ],
  "sections.once.heading": "Eine einzige Freigabe",
  "sections.once.says": [
    "Zwei verrauschte Antworten zu einer Antwort sagen mehr als eine von ihnen, und Epsilons addieren sich nicht einfach. Nehmen Sie zwei Münzen, die niemand gesehen hat. Der verborgene Wert ist, ob beide dieselbe Seite zeigen. Die erste Münze sagt nichts darüber, die zweite auch nicht, und beide zusammen sagen alles.",
    "Deshalb wählt der Zufall nur einmal. Verrauschte Antworten folgen aus einem Schlüssel dieses Geräts. Fragen Sie noch einmal nach denselben Antworten, kommen dieselben verrauschten heraus. Hat sich eine Antwort geändert oder ist jemand hinzugekommen, werden alle neu gezogen. Das ist eine weitere Freigabe. Für jede Person ist das HMAC-SHA-256 der Einstellungen und aller Antworten der Datei. Sagt nur die Nummer der Zeile, wer wer ist, so ist es ein Strom von ChaCha20 mit einem solchen Schlüssel.",
    "Die Seite hält fest, was Sie freigeben. Eine weitere Freigabe über dieselben Personen prüft sie zusammen mit den früheren, als den einen Kanal, der sie sind. Sie lehnt ab, was die Grenze überschreiten würde, und was niemand feststellen kann. Sie können sagen, dass zwei Freigaben verschiedene Personen betreffen. Sie können sagen, dass es Beobachtungen sind, die nichts miteinander zu tun haben. Die Seite glaubt Ihnen: Niemand kann es prüfen.",
    "Die Übersicht weiß, was mit ihr freigegeben wurde. Sie weiß nichts von Freigaben anderswo: in einem anderen Fenster oder aus einer Kopie der Datei mit anderem Namen. Sie weiß auch nichts von Freigaben durch andere, die dieselben Antworten haben. Eine Übersicht, die jemand bearbeitet hat, sagt, was diese Person will.",
    "Mit dem Schlüssel, den Einstellungen und den verrauschten Antworten lassen sich echte Antworten durchprobieren, bis sie passen. Bewahren Sie den Schlüssel so sicher auf wie die Antworten.",
  ],
  "sections.answer.heading": "Die Antwort selbst",
  "sections.answer.says": [
    "Der Schutz verbirgt den verborgenen Wert. Bei jedem außer „Antworten sehen ähnlich aus“ (data-ldp) kann die echte Antwort gesendet werden, wie sie ist, immer oder manchmal. Das ist so, wenn sie nicht mehr über den verborgenen Wert sagt, als Sie zulassen. Eine verrauschte Antwort kann auch eine sein, die nur zu einer einzigen Antwort gehört. Die Seite „Frage beantworten“ sagt es zu jeder Antwort, bevor der Zufall eine verrauschte wählt.",
    "Soll die Antwort selbst verborgen bleiben, wählen Sie „Antworten sehen ähnlich aus“: Weniger bleibt nützlich.",
  ],
  "sections.knowledge.heading": "Das wissen andere schon",
  "sections.knowledge.says": [
    "Der Schutz begrenzt, wie weit eine verrauschte Antwort eine Vermutung verschiebt, nicht, wo sie danach liegt. Leser, die ohne sie eines verborgenen Werts fast sicher sind, können es mit ihr ebenso sein. Manche Arten von Schutz begrenzen nur eine Richtung. „Kein verborgener Wert wird wahrscheinlich“ (pml) lässt zu, dass eine verrauschte Antwort einen verborgenen Wert ausschließt. „Nachbarn sehen ähnlich aus“ (profile) macht Nachbarn schwer unterscheidbar, andere aber nicht.",
    "„Vermutungen ändern sich wenig“ gilt für Leser, die die Tabelle kennen und sonst nichts über die Person. „Bekannte Spalten helfen nicht“ (srlip) gilt für Leser, die einige der geteilten Spalten kennen. „Verborgene Werte sehen ähnlich aus“ lässt jede Vermutung über den verborgenen Wert zu. „Auch neben bekannten Spalten“ (srldp) lässt beides zu. Keiner davon deckt ab, was andere Dateien über dieselbe Person sagen, oder andere Spalten derselben Datei.",
    "Nichts hier verbirgt, dass jemand in einer Datei steht, wie viele Zeilen sie hat und in welcher Reihenfolge sie stehen.",
  ],
  "sections.proof.heading": "Was bewiesen ist, und wodurch",
  "sections.proof.says": [
    "Wahrscheinlichkeiten sind ganze Zahlen, geteilt durch 2^62, und verrauschte Antworten werden mit genau diesen gezogen. Das Rechenprogramm berechnet das größte Verhältnis, das eine verrauschte Antwort erreicht, in ganzen Zahlen beliebiger Länge. Daneben steht das erlaubte Verhältnis. Die Einstellungsdatei hat beide, mit der verrauschten Antwort und den verborgenen Werten, bei denen es erreicht wird. Das Rechenprogramm beweist es bei jeder Verwendung vollständiger Einstellungen. „Hier noch einmal prüfen“ und das „audit“ auf der Kommandozeile lassen es auch von einem zweiten Programm beweisen. Die beiden Programme haben nichts gemeinsam.",
    "Die beiden Hashwerte der Datei zeigen, ob ihre Anzahlen und die Datei selbst zum Beweis gehören. Sie sagen nicht, wer sie erstellt hat: Vergleichen Sie sie mit dem, was diese Person anderswo veröffentlicht hat.",
    "Ein Beweis betrifft die Anzahlen in seiner eigenen Datei. Niemand kann daraus ablesen, ob das die Anzahlen bei Ihren Personen sind. Alles sieht sicher aus, wenn verborgener Wert und Antwort in einer Tabelle nichts miteinander zu tun haben. Der Befehl „audit“ mit Ihren eigenen Daten zeigt, was die Einstellungen über diese Personen sagen würden.",
    "Die Suche beweist auch, wie viel mehr eine andere Methode bewahren könnte. Die Datei enthält diesen Beweis, und das zweite Programm prüft ihn. Es kann ihn nicht prüfen, wenn die Methode die verborgene Spalte nutzt. Für eine große Tabelle, die eine Stichprobe ist, enthält die Datei keinen solchen Beweis. Dann kann ihn nur eine neue Suche prüfen. Der Schutz gilt in jedem Fall.",
  ],
  "sections.chance.heading": "Zufall",
  "sections.chance.says": [
    "Aller Zufall kommt aus der kryptografischen Quelle der Plattform (getRandomValues, getentropy), direkt oder über den Schlüssel. Ohne sie zieht die Seite nichts: Es gibt keine schwächere Quelle als Ersatz.",
    "Jede Ziehung geht alle verrauschten Antworten durch und verzweigt nicht. So verrät die Zeit nicht, welche herauskam. Die Antwort bestimmt, welche Zeile der Tabelle gelesen wird. Ein Programm auf demselben Computer könnte das sehen, wenn es den Speicher des Prozessors genau genug beobachtet. Zufallszahlen werden nach Gebrauch gelöscht, wo die Programmiersprache es zulässt.",
  ],
  "sections.see.heading": "Sehen Sie selbst, dass nichts hinausgeht",
  "sections.see.says": ["Sie müssen es nicht glauben. Jeder dieser Versuche dauert einige Minuten, und ein Browser genügt."],
  "sections.see.steps": [
    "Flugmodus. Öffnen Sie die Seite und warten Sie, bis unten steht, dass dieser Browser sie aufbewahrt. Schalten Sie das Netz aus, ganz. Öffnen Sie eine Datei, wählen Sie einen Schutz, schützen Sie die Datei und speichern Sie sie. Gehen Sie auf jede Seite und laden Sie neu. Alles funktioniert, also wurde nichts davon von anderswo gebraucht. Schließen Sie das Fenster, bevor Sie das Netz wieder einschalten. Alles, was darauf wartete, gesendet zu werden, ist damit weg.",
    "Die Liste der Anfragen, in Chromium, Chrome und Edge. Drücken Sie F12, wählen Sie „Netzwerk“, haken Sie „Protokoll beibehalten“ an und laden Sie die Seite. Ihre Dateien erscheinen. Bewahrt der Browser die Seite einmal auf, kommen sie vom Service Worker. Leeren Sie die Liste (der Kreis mit dem Strich) und verwenden Sie die Seite. Alles, was von nun an erscheint, beginnt mit „blob:“ oder „data:“. Das sind Namen für das, was schon in diesem Fenster ist. Die einzige Ausnahme ist „offline.js“: Damit kann der Browser selbst nach einem neueren Build sehen.",
    "Dasselbe in Firefox. Drücken Sie F12, wählen Sie „Netzwerkanalyse“ und haken Sie hinter dem Zahnrad „Logs nicht leeren“ an. Laden Sie die Seite, leeren Sie die Liste (der Papierkorb) und verwenden Sie die Seite.",
    "Versuchen Sie, etwas zu senden. Wählen Sie in denselben Werkzeugen „Konsole“, schreiben Sie fetch(\"/leak\") und drücken Sie die Eingabetaste. Das würde den Host eben dieser Seite etwas fragen. Der Browser verweigert es, und der Hinweis nennt die Richtlinie (connect-src 'none').",
    "Eine Datei von der Festplatte. Klicken Sie unten auf „Diese Seite als eine Datei herunterladen“. Schalten Sie das Netz aus und öffnen Sie sluice.html mit einem Doppelklick. Es gibt keinen Host mehr. In den ersten Zeilen der Datei steht ihre Richtlinie, die ein Skript und einen Stil zulässt, anhand ihrer Hashes.",
  ],
  "sections.kept.heading": "Das bewahrt der Browser von der Seite auf",
  "sections.kept.says": [
    "Wenn er kann, bewahrt der Browser die Dateien dieser Seite auf, damit sie sich ohne Netz öffnet. Er bewahrt jede auf das Byte genau auf, wie sie gebaut wurde, anhand ihres Hashes, oder keine. Das tut der Service Worker offline.js. Er hat weniger als hundert Zeilen und eine Liste von Dateien und wird ausgeliefert, wie er geschrieben wurde. Er antwortet mit diesen Dateien und lässt alles andere in Ruhe. Er hört auf nichts, was eine Seite ihm sagen könnte. Ihre Daten kommen nie in seine Nähe. In den Einstellungen des Browsers können Sie löschen, was er aufbewahrt (Daten dieser Website).",
    "Er ist der einzige Teil, den die Richtlinie der Seite nicht bindet. Seine eigene kommt mit ihm vom Host, und nicht jeder Host sendet eine. Darum ist er so kurz: Lesen Sie ihn. Hat sich die Seite einmal abgeschottet, kann sie keinen anderen an seine Stelle setzen.",
    "Wenn Sie die Seite öffnen, kann der Browser den Host fragen, ob sich offline.js geändert hat. Der Host erfährt, dass die Seite geöffnet wurde, wie sonst auch, und nichts weiter. Der Browser holt einen neueren Build als Ganzes, und die Seite sagt, dass er da ist. Er wird beim nächsten Besuch verwendet. Die eine Datei von der Festplatte fragt niemanden.",
    "Der Hash unten auf der Seite sagt, welcher Build es ist, nicht, dass es dieser Build ist. Eine veränderte Seite könnte jeden Hash zeigen. Vergleichen Sie die Dateien mit denen, die Sie aus dem Quelltext gebaut haben. Die README sagt, wie.",
    "Der Browser speichert keine Datei, die Sie öffnen, wenn Sie es nicht verlangen. Dafür gibt es drei Kästchen, von denen keines im Voraus angehakt ist. Eines behält eine Datei gepackt für den Tab, bis Sie ihn schließen oder das Häkchen entfernen. Eines behält auf dem Gerät die Übersicht des Geteilten, samt ihrem Schlüssel. Eines merkt sich auf dem Gerät, welche verrauschte Antwort Sie bekommen haben.",
    "Ein viertes Kästchen ist angehakt. Nachdem Sie eine geschützte Datei gespeichert haben, behält das Gerät den Tag und zwei Fingerabdrücke. Der eine ist von der Datei, die Sie geöffnet haben, der andere von ihren Anzahlen. Sie enthalten keine Namen und keine Antworten. Ein Leser erfährt daraus, wie viele Dateien Sie hier geschützt haben, und an welchen Tagen. Er kann auch Vermutungen prüfen: Ist es diese Datei, oder sind das ihre Anzahlen? Jede Vermutung kostet 600.000 Runden eines Hashes, einige Zehntelsekunden. Eine Tabelle weniger Menschen ist trotzdem zu erraten. Entfernen Sie das Häkchen, und alle Fingerabdrücke sind weg.",
  ],
  "sections.machine.heading": "Der Computer, auf dem es läuft",
  "sections.machine.says": [
    "Nach dem Laden stellt die Seite keine Anfragen mehr, und ihre Richtlinie verweigert Verbindungen. Wir haben das in Chromium, Firefox und WebKit für Linux versucht (der Engine von Safari, nicht Safari selbst). Ein Skript in der geladenen Seite versuchte rund zwanzig Wege, und keiner erreichte einen Server. Keine Richtlinie kann alles ausschließen. Die Seite könnte zu einer anderen Adresse gehen, was Sie sehen würden, oder WebRTC nutzen, was sie nicht tut. Jemand könnte den Browser manipuliert haben. Eine Erweiterung könnte mitlesen, oder jemand könnte auf den Bildschirm sehen. Diese Seite könnte eine veränderte Kopie sein. Vergleichen Sie ihre Dateien mit denen, die Sie aus dem Quelltext erstellen können.",
    "Die Datei, die Sie öffnen, bleibt, wo sie ist, mit allen Antworten. Ob Sie sie löschen, entscheiden Sie.",
    "In der Einstellungsdatei steht die Tabelle der Anzahlen. Geben Sie sie nur weiter, wenn andere diese Anzahlen kennen dürfen: Bei wenigen Personen verraten sie vielleicht, wer gemeint ist.",
  ],
};

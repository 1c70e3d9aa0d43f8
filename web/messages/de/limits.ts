// SPDX-License-Identifier: GPL-3.0-or-later
/** All copy of the page about limits, in German. */
import type { messages as english } from "../en/limits.js";

export const messages: typeof english = {
  title: "Wovon die Zusage abhängt",
  lead: "Eine Meldung sagt wenig über ein Geheimnis, und wie wenig, ist bewiesen. Hier steht, was dieser Beweis voraussetzt und worüber er nichts sagt.",
  contents: "Auf dieser Seite",
  sections: [
    {
      id: "table",
      heading: "Die Tabelle",
      says: [
        "Was eine Meldung verrät, hängt davon ab, wie Antworten und Geheimnisse zusammenhängen. Die Zusage ist für die Häufigkeitstabelle bewiesen, die in der Protokolldatei steht, und zwar exakt, und für Personen, auf die diese Tabelle zutrifft.",
        "Für Personen, die anders sind, sieht es anders aus. Bei „Geheimnisse sehen ähnlich aus“ (ldp) müssen nur die Anteile der Antworten unter Personen mit demselben Geheimnis stimmen; „Einschätzungen ändern sich wenig“ (lip) braucht die ganze Tabelle; „Antworten sehen ähnlich aus“ (data-ldp) braucht gar keine Tabelle und bewahrt am wenigsten.",
        "Wenn die gezählten Personen eine Stichprobe sind, kennt niemand die wahre Tabelle. „Die Tabelle ist nur eine Stichprobe“ (rldp) und die beiden Zusagen „Für Stichproben“ (rlip, rpml) gelten für jede Tabelle, die die Stichprobe nicht ausschließt, bei einer einzigen Freigabe; für andere Zusagen sagen die Seite und „audit“ auf der Kommandozeile, worauf sie schlimmstenfalls hinauslaufen. Diese Sicherheit ist die eines χ²-Tests: eine Näherung für viele Personen in jeder Zelle.",
      ],
    },
    {
      id: "records",
      heading: "Personen, die nichts miteinander zu tun haben",
      says: [
        "Die Zusage betrifft, was Ihre Meldung über Ihr Geheimnis verrät. Wenn die Antwort Ihres Bruders auch etwas über Ihr Geheimnis sagt, dann auch seine Meldung; mehr, als seine Antwort hergibt, ist das nicht, aber es wird hier nicht mitgezählt.",
        "Eine Person mit zwei Zeilen in einer Datei hat zwei Meldungen, und die verraten mehr als eine. Wählen Sie die Spalte, die sagt, wer wer ist: Wenn jemand zweimal darin steht, wird das abgelehnt.",
      ],
    },
    {
      id: "once",
      heading: "Eine einzige Freigabe",
      says: [
        "Zwei verschiedene Meldungen zu einer Antwort verraten mehr als eine von ihnen, und Stufen addieren sich nicht einfach. Nehmen Sie zwei Münzen, die niemand gesehen hat, und als Geheimnis, ob beide dieselbe Seite zeigen: Die erste Münze sagt nichts darüber, die zweite auch nicht, und beide zusammen sagen alles.",
        "Deshalb werden Antworten nur einmal verrauscht. Meldungen werden aus einem geheimen Schlüssel dieses Geräts abgeleitet (durch HMAC-SHA-256 aus dem Protokoll und allen Antworten der Datei, für jede Person; wo nur die Nummer der Zeile sagt, wer wer ist, durch einen ChaCha20-Strom mit einem solchen Schlüssel): Fragen Sie noch einmal nach denselben Antworten, kommen dieselben Meldungen heraus. Hat sich eine Antwort geändert oder ist jemand hinzugekommen, werden alle neu gezogen, und das ist eine weitere Freigabe.",
        "Was freigegeben wird, wird auf einem Konto verbucht. Eine weitere Freigabe über dieselben Personen wird zusammen mit den früheren geprüft, als der eine Kanal, der sie gemeinsam sind, und abgelehnt, wenn alle zusammen das Zugesagte überschreiten würden oder wenn es sich nicht feststellen lässt. Wer sagt, dass zwei Freigaben verschiedene Personen betreffen oder Beobachtungen, die nichts miteinander zu tun haben, dem wird geglaubt: Niemand kann es nachprüfen.",
        "Das Konto weiß, was mit ihm freigegeben wurde. Es weiß nicht, was anderswo freigegeben wurde, in einem anderen Fenster, aus einer Kopie der Datei mit anderem Namen oder durch andere, die dieselben Antworten haben; und ein Konto, das jemand bearbeitet hat, sagt, was diese Person will.",
        "Wer den geheimen Schlüssel des Kontos, das Protokoll und die Meldungen hat, kann Antworten durchprobieren und sehen, zu welchen Meldungen sie gehören. Bewahren Sie ihn so sicher auf wie die Antworten.",
      ],
    },
    {
      id: "answer",
      heading: "Die Antwort selbst",
      says: [
        "Zurückgehalten wird das Geheimnis. Bei jeder Zusage außer „Antworten sehen ähnlich aus“ (data-ldp) kann die Antwort gesendet werden, wie sie ist, sicher oder mit einer gewissen Wahrscheinlichkeit, solange sie nicht mehr über das Geheimnis sagt als erlaubt; und eine Meldung kann eine sein, die nur zu einer einzigen Antwort gehören kann. Die Seite „Frage beantworten“ sagt das zu jeder Antwort, bevor eine Meldung gezogen wird.",
        "Soll die Antwort selbst nicht bekannt werden, wählen Sie „Antworten sehen ähnlich aus“: Dabei bleibt weniger erhalten.",
      ],
    },
    {
      id: "knowledge",
      heading: "Was andere schon wissen",
      says: [
        "Begrenzt ist, wie weit eine Meldung eine Einschätzung verschiebt, nicht, wo diese danach liegt: Wer sich eines Geheimnisses ohne sie fast sicher ist, kann es mit ihr ebenso sein. Manche Zusagen begrenzen nur eine Richtung: „Kein Geheimnis wird wahrscheinlich“ (pml) lässt zu, dass eine Meldung ein Geheimnis ausschließt, und bei „Nachbarn sehen ähnlich aus“ (profile) lassen sich Nachbarn kaum unterscheiden, andere aber schon.",
        "„Einschätzungen ändern sich wenig“ rechnet mit einem Beobachter, der die Tabelle kennt und sonst nichts über die Person; „Bekannte Spalten helfen nicht“ (srlip) mit einem, der einige der weitergegebenen Spalten kennt; „Geheimnisse sehen ähnlich aus“ mit jeder beliebigen Einschätzung des Geheimnisses, und „auch neben bekannten Spalten“ (srldp) mit beidem. Keine von ihnen deckt ab, was andere Dateien oder andere Spalten derselben Datei über dieselbe Person sagen.",
        "Nichts hier verbirgt, dass jemand in einer Datei steht, wie viele Zeilen sie hat und in welcher Reihenfolge sie stehen.",
      ],
    },
    {
      id: "proof",
      heading: "Was bewiesen ist, und wodurch",
      says: [
        "Wahrscheinlichkeiten sind ganze Zahlen, geteilt durch 2^62, und die Meldungen werden mit genau diesen gezogen. Das größte Verhältnis, das eine Meldung erreicht, wird zusammen mit dem, das sie erreichen darf, in ganzen Zahlen beliebiger Länge berechnet; es steht in der Protokolldatei, mit der Meldung und den Geheimnissen, bei denen es erreicht wird. Das Rechenprogramm beweist es bei jeder Verwendung eines Protokolls; „Hier noch einmal prüfen“ und das „audit“ auf der Kommandozeile lassen es außerdem von einem zweiten Programm beweisen, das nichts mit ihm gemeinsam hat.",
        "Die beiden Hashwerte der Datei zeigen, ob ihre Häufigkeiten und die Datei selbst die sind, für die das Zertifikat erstellt wurde. Sie sagen nicht, wer es erstellt hat: Vergleichen Sie sie mit dem, was die erstellende Stelle anderswo veröffentlicht hat.",
        "Ein Zertifikat betrifft die Häufigkeiten in seiner eigenen Datei. Ob das die Häufigkeiten bei Ihren Personen sind, kann niemand daraus ablesen: Eine Tabelle, in der Geheimnis und Antwort nichts miteinander zu tun haben, lässt alles sicher aussehen. „audit“ mit Ihren eigenen Daten zeigt, was ein Protokoll über diese Personen verraten würde.",
        "Die Suche beweist auch, wie viel mehr ein anderes Protokoll bewahren könnte. Die Datei enthält auch diesen Beweis, und das zweite Programm prüft ihn, außer wenn der Kanal das Geheimnis sieht oder die Zusage für eine Stichprobe gilt. Dann kann ihn nur eine neue Suche prüfen. Die Zusage gilt in jedem Fall.",
      ],
    },
    {
      id: "chance",
      heading: "Zufall",
      says: [
        "Aller Zufall kommt aus der kryptografischen Quelle der Plattform (getRandomValues, getentropy), direkt oder über den geheimen Schlüssel des Kontos. Wo es keine gibt, wird nichts gezogen: Es gibt keine schwächere Quelle als Ersatz.",
        "Jede Ziehung geht alle Meldungen durch und verzweigt nicht, sodass die Zeit nicht verrät, welche von ihnen herauskam. Welche Zeile der Tabelle gelesen wird, ergibt sich aus der Antwort: Ein Programm auf demselben Computer, das den Speicher des Prozessors genau genug beobachtet, könnte sie erkennen. Zufallszahlen werden nach Gebrauch gelöscht, wo die Programmiersprache es zulässt.",
      ],
    },
    {
      id: "see",
      heading: "Sehen Sie selbst, dass nichts hinausgeht",
      says: ["Niemand muss es glauben. Jeder dieser Versuche dauert einige Minuten, und ein Browser genügt."],
      steps: [
        "Flugmodus. Öffnen Sie die Seite und warten Sie, bis unten steht, dass dieser Browser sie aufbewahrt. Schalten Sie das Netz aus, ganz. Öffnen Sie eine Datei, wählen Sie eine Stufe, verrauschen und speichern Sie, gehen Sie auf jede Seite und laden Sie neu: Alles funktioniert, also wurde nichts davon von anderswo gebraucht. Schließen Sie das Fenster, bevor Sie das Netz wieder einschalten; was darauf hätte warten können, gesendet zu werden, ist damit weg.",
        "Die Liste der Anfragen, in Chromium, Chrome und Edge. Drücken Sie F12, wählen Sie „Netzwerk“, haken Sie „Protokoll beibehalten“ an und laden Sie die Seite. Ihre Dateien erscheinen; ist die Seite einmal aufbewahrt, kommen sie vom Service Worker. Leeren Sie die Liste (der Kreis mit dem Strich) und verwenden Sie die Seite. Was von nun an erscheint, beginnt mit „blob:“ oder „data:“: Das sind Namen für das, was schon in diesem Fenster ist. Die einzige Ausnahme ist „offline.js“, mit dem der Browser selbst nach einem neueren Build sehen kann.",
        "Dasselbe in Firefox. Drücken Sie F12, wählen Sie „Netzwerkanalyse“, haken Sie hinter dem Zahnrad „Logs nicht leeren“ an, laden Sie die Seite, leeren Sie die Liste (der Papierkorb) und verwenden Sie die Seite.",
        "Versuchen Sie, etwas zu senden. Wählen Sie in denselben Werkzeugen „Konsole“, schreiben Sie fetch(\"/leak\") und drücken Sie die Eingabetaste. Das würde den Host eben dieser Seite etwas fragen. Es wird verweigert, und die Meldung nennt die Richtlinie (connect-src 'none').",
        "Eine Datei von der Festplatte. Klicken Sie unten auf „Diese Seite als eine Datei herunterladen“, schalten Sie das Netz aus und öffnen Sie sluice.html mit einem Doppelklick. Es gibt keinen Host mehr; in den ersten Zeilen der Datei steht ihre Richtlinie, die ein Skript und einen Stil zulässt, anhand ihrer Hashes.",
      ],
    },
    {
      id: "kept",
      heading: "Was der Browser von der Seite aufbewahrt",
      says: [
        "Wo er kann, bewahrt der Browser die Dateien dieser Seite auf, damit sie sich ohne Netz öffnet: jede davon auf das Byte genau, wie sie gebaut wurde, anhand ihres Hashes, oder keine. Das tut der Service Worker offline.js, weniger als hundert Zeilen und eine Liste von Dateien, ausgeliefert, wie er geschrieben wurde. Er antwortet mit diesen Dateien, lässt alles andere in Ruhe und hört auf nichts, was eine Seite ihm sagen könnte. Ihre Daten kommen nie in seine Nähe. In den Einstellungen des Browsers können Sie löschen, was er aufbewahrt (Daten dieser Website).",
        "Er ist der einzige Teil, den die Richtlinie der Seite nicht bindet: Seine eigene kommt mit ihm vom Host, und nicht jeder Host sendet eine. Darum ist er so kurz; lesen Sie ihn. Hat sich die Seite einmal abgeschottet, kann sie keinen anderen an seine Stelle setzen.",
        "Wird die Seite geöffnet, kann der Browser den Host fragen, ob sich offline.js geändert hat. Der Host erfährt, dass die Seite geöffnet wurde, wie sonst auch, und nichts weiter. Ein neuerer Build wird als Ganzes geholt, die Seite sagt, dass er da ist, und vom nächsten Besuch an wird er verwendet. Die eine Datei von der Festplatte fragt niemanden.",
        "Der Hash unten auf der Seite sagt, welcher Build es ist, nicht, dass es dieser Build ist: Eine veränderte Seite könnte jeden zeigen. Vergleichen Sie die Dateien mit denen, die Sie aus dem Quelltext gebaut haben; in der README steht, wie.",
        "Von dem, was Sie öffnen, wird nichts gespeichert, wenn Sie es nicht verlangen. Dafür gibt es drei Kästchen, von denen keines im Voraus angehakt ist: um eine Datei gepackt für den Tab zu behalten, bis er geschlossen oder das Häkchen entfernt wird; um auf dem Gerät das Konto des Freigegebenen zu behalten, samt seinem geheimen Schlüssel; und um sich auf dem Gerät zu merken, welche Meldung Sie gezogen haben.",
      ],
    },
    {
      id: "machine",
      heading: "Der Computer, auf dem es läuft",
      says: [
        "Nach dem Laden stellt die Seite keine Anfragen mehr, und ihre Richtlinie verweigert Verbindungen. Was keine Richtlinie ausschließen kann: den Wechsel zu einer anderen Adresse (das würden Sie sehen), WebRTC (die Seite nutzt es nicht), einen manipulierten Browser, eine Erweiterung, die mitliest, jemanden, der auf den Bildschirm sieht, und eine veränderte Kopie dieser Seite. Vergleichen Sie ihre Dateien mit denen, die Sie selbst aus dem Quelltext erstellen können.",
        "Die Datei, die Sie öffnen, bleibt, wo sie ist, mit allen Antworten. Ob Sie sie löschen, entscheiden Sie.",
        "In der Protokolldatei steht die Häufigkeitstabelle. Geben Sie die Datei nur dann weiter, wenn diese Häufigkeiten bekannt sein dürfen: Bei wenigen Personen verrät die Tabelle möglicherweise, wer gemeint ist.",
      ],
    },
  ],
};

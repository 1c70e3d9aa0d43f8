// SPDX-License-Identifier: GPL-3.0-or-later
/** All copy of the page about limits. */

export const messages = {
  title: "What the promise depends on",
  lead: "A report says little about a secret, and how little is proved. Here is what that proof takes for granted, and what it says nothing about.",
  contents: "On this page",
  sections: [
    {
      id: "table",
      heading: "The table",
      says: [
        "What a report gives away depends on how answers and secrets go together. The promise is proved for the table of counts that stands in the protocol file, exactly, and for people who are like that.",
        "For people who are different it is different. “Secrets look alike” (ldp) needs only the shares of answers among people with the same secret to be right; “belief stays close” (lip) needs the whole table; “answers look alike” (data-ldp) needs no table at all, and keeps the least.",
        "If the people counted are a sample, nobody knows the true table. “The table is only a sample” (rldp) and the two promises “For a sample” (rlip, rpml) hold for every table that the sample does not rule out, for one release; for other promises the page, and “audit” at the command line, say what they come to at worst. This certainty is that of a χ² test: an approximation for many people in every cell.",
      ],
    },
    {
      id: "records",
      heading: "People who have nothing to do with one another",
      says: [
        "The promise is about what your report says of your secret. If your brother’s answer says something of your secret too, his report does as well; that is no more than his answer allows, but it is not counted here.",
        "A person with two rows in a file has two reports, which say more than one. Choose the column that says who is who: somebody who stands in it twice is refused.",
      ],
    },
    {
      id: "once",
      heading: "One release",
      says: [
        "Two different reports of one answer say more than one of them, and levels do not simply add up. Take two coins that nobody has seen, and the secret whether they show the same side: the first coin says nothing of it, nor does the second, and both say all.",
        "So answers are randomised once. Reports are derived from a secret of this device (by HMAC-SHA-256 of the protocol and all answers of the file, for each person; where only the number of the row says who is who, by a stream of ChaCha20 that has such a key): ask again for the same answers and the same reports come out. Where one answer has changed, or somebody was added, all are drawn anew, and that is another release.",
        "What is released is put on an account. Another release of the same people is verified together with those before, as the one channel that they are, and refused where all of them would exceed what was promised, or where nobody can tell. Who says that two releases are of different people, or of observations that have nothing to do with each other, is believed: nobody can check it.",
        "The account knows what was released with it. It does not know what was released elsewhere, in another window, from a copy of the file with another name, or by somebody else who holds the same answers; and an account that somebody has edited says what they like.",
        "Whoever has the account’s secret, the protocol and the reports can try answers and see which of them they belong to. Keep it as safe as the answers.",
      ],
    },
    {
      id: "answer",
      heading: "The answer itself",
      says: [
        "What is kept back is the secret. Under every promise but “answers look alike” (data-ldp) the answer may be sent as it is, surely or with some chance, wherever it says no more of the secret than is allowed; and a report may be one that only a single answer can have. The page “Answer a question” says it for each answer, before a report is drawn.",
        "Where the answer itself is not to be known, choose “answers look alike”: it keeps less.",
      ],
    },
    {
      id: "knowledge",
      heading: "What others know already",
      says: [
        "What is bounded is how far a report moves a belief, not where it ends: who is nearly sure of a secret without it may be as sure with it. Some promises bound one direction only: “No secret becomes likely” (pml) lets a report rule a secret out, and neighbours (profile) are kept from being told apart, but not others.",
        "“Belief stays close” reckons with an observer who knows the table and nothing else of the person; “known columns do not help” (srlip) with one who knows some of the columns that are shared; “secrets look alike” with any belief in the secret, and “even beside known columns” (srldp) with both. None of them covers what other files, or other columns of the same file, say about the same person.",
        "Nothing here hides that somebody is in a file, how many rows it has, or in which order they stand.",
      ],
    },
    {
      id: "proof",
      heading: "What is proved, and by whom",
      says: [
        "Chances are whole numbers out of 2^62, and reports are drawn with exactly these. The largest ratio that any report reaches, beside what it may reach, is computed in whole numbers of any length; it stands in the protocol file, with the report and the secrets where it is reached. The engine proves it whenever a protocol is used, and “Check it again, here” and the audit at the command line have it proved by a second program as well, which shares nothing with it.",
        "The file’s two hashes tell whether its counts and the file itself are those that the certificate was made for. They do not tell who made it: compare them with what the maker has published elsewhere.",
        "A certificate is about the counts in its own file. Whether these are the counts of your people, nobody can read from it: a table in which secret and answer have nothing to do with each other makes everything look safe. “audit” with your own data tells what a protocol would say of them.",
        "The search also proves how much more any other protocol could keep. The file has this proof too, and the second program checks it, unless the channel sees the secret or the promise is for a sample. Then only another search can check it. The promise holds in any case.",
      ],
    },
    {
      id: "chance",
      heading: "Chance",
      says: [
        "All randomness comes from the platform’s cryptographic source (getRandomValues, getentropy), directly or by the account’s secret. Where there is none nothing is drawn: there is no weaker source to fall back on.",
        "Every draw looks at all reports and takes no branch, so that time does not tell which of them came out. Which row of the table is read follows from the answer: a program on the same machine that watches the processor’s memory closely enough might tell. Random words are wiped after use where the language lets us.",
      ],
    },
    {
      id: "see",
      heading: "See for yourself that nothing leaves",
      says: ["Nobody has to believe it. Each of these takes a few minutes, and a browser is all it takes."],
      steps: [
        "Aeroplane mode. Open the page, and wait until its foot says that this browser keeps it. Switch the network off, all of it. Open a file, choose a level, privatise, save, go to every page, and load the page again: everything works, so nothing of it was needed from elsewhere. Close the window before you switch the network on again, and what might have waited to be sent is gone with it.",
        "The list of requests, in Chromium, Chrome and Edge. Press F12, choose “Network”, tick “Preserve log”, and load the page. Its files appear; once the page has been kept they come from the service worker. Empty the list (the circle with a line through it), and use the page. What appears from now on begins with “blob:” or “data:”: these are names for what is in this window already. The one exception is “offline.js”, by which the browser itself may look for a newer build.",
        "The same in Firefox. Press F12, choose “Network”, tick “Persist Logs” behind the cogwheel, load the page, empty the list (the bin), and use the page.",
        "Try to send something. In the same tools choose “Console”, write fetch(\"/leak\") and press Enter. That would ask the host of this very page. It is refused, and the message names the policy (connect-src 'none').",
        "One file from a disk. Follow “Download this page as one file” at the foot, switch the network off, and open sluice.html by a double click. There is no host any more; the first lines of the file have its policy, which lets in one script and one style, by their hashes.",
      ],
    },
    {
      id: "kept",
      heading: "What the browser keeps of the page",
      says: [
        "Where it can, the browser keeps the files of this page, so that it opens without a network: each of them to the byte as it was built, by its hash, or none of them. What does that is the service worker offline.js, less than a hundred lines and a list of files, served as it was written. It answers with these files, leaves alone whatever else is asked for, and listens to nothing that a page might tell it. Your data never come near it. The browser’s settings can delete what it keeps (data of this site).",
        "It is the one part that the policy of the page does not bind: its own comes with it from the host, and not every host sends one. That is why it is so short; read it. Once the page has shut itself off, no other can be put in its place by the page.",
        "When the page is opened, the browser may ask the host whether offline.js has changed. The host learns that the page was opened, as it would without, and nothing else. A newer build is fetched as a whole, the page says that it is there, and it is used from the next visit on. The one file from a disk asks nobody.",
        "The hash at the foot of the page says which build it is, not that it is that build: a changed page would show any. Compare the files with those that you have built from the source; the README says how.",
        "Of what you open nothing is stored unless you ask for it. There are three boxes for that, and none is ticked beforehand: to keep a file for the tab, packed, until the tab is closed or the box is unticked; to keep on the device the account of what was released, with its secret; and to remember on the device which report you have drawn.",
      ],
    },
    {
      id: "machine",
      heading: "The machine it runs on",
      says: [
        "The page makes no request once it has loaded, and its policy refuses connections. What no policy can rule out: navigation to another address (you would see it), WebRTC (the page does not use it), a browser that has been tampered with, an extension that reads along, somebody who looks at the screen, and a changed copy of this page. Compare its files with those that you can build from the source.",
        "The file that you open stays where it is, with all its answers. Deleting it is up to you.",
        "The protocol file has the table of counts in it. Give it away only where these counts may be known: with few people they may say who is meant.",
      ],
    },
  ],
};

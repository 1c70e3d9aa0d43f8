// SPDX-License-Identifier: GPL-3.0-or-later
/** All copy of the page about limits. */

export const messages = {
  title: "What the protection counts on",
  lead: "A noisy answer says little about a hidden value, and how little is proved. This page says what the proof takes for granted, and what it does not cover.",
  contents: "On this page",
  "sections.table.heading": "The table",
  "sections.table.says": [
    "How much a noisy answer gives away depends on how answers and hidden values go together. The proof is exact. It is for the table of counts in the settings file, and for people who are like that.",
    "For people who are different it is different. “Hidden values look alike” (ldp) needs only how common each answer is with each hidden value. “Belief stays close” (lip) needs the whole table. “Answers look alike” (data-ldp) needs no table at all, and the least stays useful.",
    "If the people counted are a sample, no one knows the true table. Three protections hold for every table that the sample does not rule out, for one release. They are “The table is only a sample” (rldp) and the two “For a sample” (rlip, rpml). For the others, the page and “audit” at the command line say how weak they get at worst. Simulations show this certainty, with rare categories as well; no one has proved it. Older settings files are less certain there. The page begins with rlip.",
    "For readers there is a second settings file without any count, next to the full one. The chances in it were made for your table, so they still say something about it. We took 250 people and moved one person to another place in the table, in all 30 ways. Under “Belief stays close”, the method that keeps the most gave no other table the same chances. So a reader who knows everyone but one person can find the last one. For 2,000 people, a program found five true counts of a hidden value in such a file within a second. The page can round counts to multiples of 3 first. Then all tables that are rounded alike have the same chances, so readers learn rounded counts. Under “Answers look alike” two simple methods (grr, oue) have the same chances for every table.",
  ],
  "sections.records.heading": "People who have nothing to do with one another",
  "sections.records.says": [
    "The protection is about what your noisy answer says of your own hidden value. Does your brother’s answer say something of it? Then his noisy answer does as well, though no more than his answer. The protection does not count that.",
    "A person with two rows in a file has two noisy answers, which say more than one. Choose the column that says who is who. The page refuses a file where someone stands in it twice.",
  ],
  "sections.once.heading": "One release",
  "sections.once.says": [
    "Two noisy answers for one answer say more than one of them, and epsilons do not simply add up. Take two coins that no one has seen. The hidden value is whether they show the same side. The first coin says nothing of it, nor does the second, and both say all.",
    "So chance picks once. Noisy answers follow from a key of this device. Ask again for the same answers, and the same noisy answers come out. If one answer has changed, or there is a new person, all are picked again, and that is another release. For each person this is HMAC-SHA-256 of the settings and all answers of the file. If only the row number says who is who, it is a stream of ChaCha20 with such a key.",
    "The page records what you release. It checks another release of the same people together with those before, as the one channel that they are. It refuses what would exceed the limit, and what no one can tell. You may say that two releases are of different people. You may say that they are of observations that have nothing to do with each other. The page believes you: no one can check it.",
    "The record knows what was released with it. It does not know of releases elsewhere: in another window, or from a copy of the file with another name. Nor does it know of releases by someone else who has the same answers. A record that someone has edited says what they like.",
    "With the key, the settings and the noisy answers, anyone can try real answers and see which ones fit. Keep the key as safe as the answers.",
  ],
  "sections.answer.heading": "The answer itself",
  "sections.answer.says": [
    "The protection hides the hidden value. Under all but “Answers look alike” (data-ldp), the real answer may be sent, always or with some chance. That is so if it says no more of the hidden value than you allow. A noisy answer may also be one that only a single answer can have. The page “Answer a question” says it for each answer, before chance picks a noisy one.",
    "If the answer itself is to stay hidden, choose “Answers look alike”: less stays useful.",
  ],
  "sections.knowledge.heading": "What others know already",
  "sections.knowledge.says": [
    "The protection limits how far a noisy answer moves a belief, not where it ends. A reader who is nearly sure of a hidden value without it may be as sure with it. Some protections limit one direction only. “No hidden value becomes likely” (pml) lets a noisy answer rule a hidden value out. “Neighbours look alike” (profile) makes neighbours hard to tell apart, but not others.",
    "“Belief stays close” is for a reader who knows the table and nothing else of the person. “Known columns do not help” (srlip) is for one who knows some of the shared columns. “Hidden values look alike” allows for any belief in the hidden value. “Even beside known columns” (srldp) allows for both. None of them covers what other files say about the same person, or other columns of the same file.",
    "Nothing here hides that someone is in a file, how many rows it has, or in which order they stand.",
  ],
  "sections.proof.heading": "What is proved, and by whom",
  "sections.proof.says": [
    "Chances are whole numbers out of 2^62, and noisy answers are picked with exactly these. The engine computes the largest ratio that any noisy answer reaches, in whole numbers of any length. Beside it stands the ratio that is allowed. The settings file has both, with the noisy answer and the hidden values where it is reached. The engine proves it whenever full settings are used. “Check it again, here” and the audit at the command line have it proved by a second program as well. The two programs share nothing.",
    "The file’s two hashes tell whether its counts and the file itself are those that the proof was made for. They do not tell who made it: compare them with what the maker has published elsewhere.",
    "A proof is about the counts in its own file. No one can read from it whether these are the counts of your people. Everything looks safe if hidden value and answer have nothing to do with each other in a table. The command “audit” with your own data tells what the settings would say of them.",
    "The search also proves how much more any other method could keep. The file has this proof, and the second program checks it. It cannot if the method uses the hidden column. For a large table that is a sample, the file has no such proof. Then only another search can check it. The protection holds in any case.",
  ],
  "sections.chance.heading": "Chance",
  "sections.chance.says": [
    "All chance comes from the cryptographic source of the platform (getRandomValues, getentropy), directly or through the key. Without it the page picks nothing: there is no weaker source to fall back on.",
    "Every pick looks at all noisy answers and takes no branch, so time does not tell which came out. The answer decides which row of the table is read. A program on the same machine might see that, if it watches the processor’s memory closely enough. Random words are wiped after use where the language lets us.",
  ],
  "sections.see.heading": "See for yourself that nothing leaves",
  "sections.see.says": ["You do not have to believe it. Each of these takes a few minutes, and a browser is all it takes."],
  "sections.see.steps": [
    "Aeroplane mode. Open the page, and wait until its foot says that this browser keeps it. Switch the network off, all of it. Open a file, choose a privacy, protect the file and save it. Go to every page, and load the page again. Everything works, so nothing of it was needed from elsewhere. Close the window before you switch the network on again. Anything that waited to be sent is gone with it.",
    "The list of requests, in Chromium, Chrome and Edge. Press F12, choose “Network”, tick “Preserve log”, and load the page. Its files appear. Once the browser keeps the page, they come from the service worker. Empty the list (the circle with a line through it), and use the page. All that appears from now on begins with “blob:” or “data:”. These are names for what is in this window already. The one exception is “offline.js”: with it the browser itself may look for a newer build.",
    "The same in Firefox. Press F12, choose “Network”, and tick “Persist Logs” behind the cogwheel. Load the page, empty the list (the bin), and use the page.",
    "Try to send something. In the same tools choose “Console”, write fetch(\"/leak\") and press Enter. This would ask the host of this very page. The browser refuses it, and the message names the policy (connect-src 'none').",
    "One file from a disk. Follow “Download this page as one file” at the foot. Switch the network off, and open sluice.html by a double click. There is no host any more. The first lines of the file have its policy, which lets in one script and one style, by their hashes.",
  ],
  "sections.kept.heading": "What the browser keeps of the page",
  "sections.kept.says": [
    "If it can, the browser keeps the files of this page, so that it opens without a network. It keeps each of them to the byte as it was built, by its hash, or none of them. The service worker offline.js does that. It has less than a hundred lines and a list of files, and is served as it was written. It answers with these files and leaves alone all else that is asked for. It listens to nothing that a page might tell it. Your data never come near it. The browser’s settings can delete what it keeps (data of this site).",
    "It is the one part that the policy of the page does not bind. Its own policy comes with it from the host, and not every host sends one. That is why it is so short: read it. Once the page has shut itself off, it can put no other in its place.",
    "When you open the page, the browser may ask the host whether offline.js has changed. The host learns that the page was opened, as it would without, and nothing else. The browser fetches a newer build as a whole, and the page says that it is there. It is used from the next visit on. The one file from a disk asks no one.",
    "The hash at the foot of the page says which build it is, not that it is that build. A changed page could show any hash. Compare the files with those that you have built from the source. The README says how.",
    "The browser stores no file that you open unless you ask for it. There are three boxes for that, and none is ticked beforehand. One keeps a file for the tab, packed, until you close the tab or untick the box. One keeps on the device the record of what you have shared, with its key. One remembers on the device which noisy answer you got.",
    "A fourth box is ticked. After you save a protected file, the device stores the day and two fingerprints. One is of the file that you opened, the other of its counts. They hold no names and no answers. A person who reads them learns how many files you protected here, and on which days. They can also test guesses: is it this file, or are these its counts? Each guess takes 600,000 rounds of a hash, some tenths of a second. A table of few people can still be guessed. Untick the box, and all fingerprints are gone.",
  ],
  "sections.machine.heading": "The machine it runs on",
  "sections.machine.says": [
    "The page makes no request once it has loaded, and its policy refuses connections. We tried this in Chromium, Firefox and WebKit for Linux (Safari’s engine, not Safari itself). A script in the loaded page tried some twenty ways, and none reached a host. No policy can rule out everything. The page could go to another address, which you would see, or use WebRTC, which it does not. Someone could have tampered with the browser. An extension could read along, or a person could look at the screen. This page could be a changed copy. Compare its files with those that you can build from the source.",
    "The file that you open stays where it is, with all its answers. Deleting it is up to you.",
    "The settings file has the table of counts in it. Give it away only if others may know these counts: with few people they may say who is meant.",
  ],
};

// SPDX-License-Identifier: GPL-3.0-or-later
/** A site of Observable Framework with live elements: src/sluice-live is .build/live of a built checkout. */
export default { title: "Randomised response, explained", root: "src" };

// SPDX-License-Identifier: Apache-2.0
/** What the core's registries say of a notion and of a protocol (core/guarantee/notion.hpp, core/protocol/protocol.hpp). */

/** What a notion's parameter looks like; of the columns of the data (`attributes`) a request does not speak again. */
export type Shape = "level" | "secret-levels" | "data-levels" | "pairs-of-secrets" | "sample" | "attributes";

export interface ParameterTraits {
  shape: Shape;
  /** What it is, where it is a level: "a level for …". */
  says?: string;
}

export interface NotionTraits {
  /** What a channel may see: the data alone, whatever it likes, or always the pair with the secret, which it then is to keep. */
  sees: "data" | "either" | "pairs";
  /** Whose likelihoods are held against each other. */
  compares: "secrets" | "data";
  /**
   * What the promise takes for true: the whole table; the same, and that an observer knows no more than some columns of
   * the data; what each secret's answers are like; that the table counts people drawn at random; nothing.
   */
  rests: "prior" | "known" | "shares" | "sample" | "nothing";
  /** Whether levels of independent samples add up. */
  adds?: true;
  /** The name of what it has to know beside the prior. */
  parameter?: string;
  /** The notion in its place where the table is but a sample. */
  forSamples?: string;
  /** The notion that it is where the data are one column. */
  ofOneColumn?: string;
}

export interface ProtocolTraits {
  /** Under which notions there is the protocol, and what its channel then may see: the data, or the pair with the secret. */
  ways: Readonly<Record<string, readonly ("data" | "pairs")[]>>;
  /** How many categories the data must have. */
  categories?: number;
  /** Whether it is told how far apart categories are. */
  usesDistances?: true;
  /** Whether reports are sets of categories. */
  marks?: true;
  /** Whether it takes long: a search, and not a closed form. */
  searches?: true;
}

// SPDX-License-Identifier: GPL-3.0-or-later
/** Searches for designs: how far they have come, and the points of a curve, as plain data. */
import type { SearchMemory, SharedSearch } from "./boundary.js";
import type { CurvePoint, Design, DesignRequest, JointTable, Parameters } from "./types.js";

/** How far the search for a design has come, in nats. */
export interface SearchProgress {
  /** I(X;Y), or I(S,X;Y) as in `Design.utility`, of the best channel found so far; never falls. */
  lower: number;
  /** Proven for the same of every channel under the guarantee; never rises. */
  upper: number;
  /**
   * A better channel, if one has been found since the last event (told about twice a second at most). It is its design,
   * verified and repaired like any other. To use it, take it and cancel the search.
   */
  interim?: Design;
}

export interface CurveRequest {
  table: JointTable;
  notion: string;
  /** The parameters that the notion needs. */
  parameters?: Parameters;
  epsilons: number[];
  protocols: string[];
}

/** The hint that the search for one point of a curve leaves to a neighbouring one, which is then found faster. */
export type { SearchMemory };

export interface PointRequest extends DesignRequest {
  memory?: SearchMemory | undefined;
}

/** A design by a search whose long proofs are left to others, or the best so far where one is. */
export interface SharedDesign {
  design: Design;
  shared: SharedSearch;
}

/** A point of a curve, and what it leaves to its neighbours. */
export interface FoundPoint {
  point: CurvePoint;
  memory: SearchMemory;
}

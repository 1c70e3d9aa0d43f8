// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <limits>
#include <optional>
#include <vector>

#include "base/scalar.hpp"

namespace sluice {

/// The open boxes of a proof, each a row of plain numbers. First comes a proved lower bound of F on it, then
/// the lower ends of the entries' ranges, then their upper ends. Ends are in probability, so they mean the
/// same to every program. F is the H(v) - prices . v of branch and bound.
using OpenBoxes = std::vector<Vector<double>>;

/// F at these prices is nowhere below `bound`.
struct PricesProof {
  Vector<double> prices;
  double bound = 0;
};

/// A proof that a search leaves to others.
struct OpenProof {
  Vector<double> prices;
  double wanted = 0;  ///< the bound of F that is to be proved
  double whole = 0;   ///< less the minimum of F, this is a bound of I(X;Y) (nats)
  OpenBoxes boxes = {};
};

/// The data that a search by columns and its helpers share. The search reads the helpers' results and leaves
/// its own. Unlike a `SearchMemory` this is not a hint: a proof of the same request counts as proved.
struct SharedSearch {
  /// A proof of more boxes is left to others, and ends the search. With 0 the search is over.
  Index alone = 0;
  std::vector<Vector<double>> posteriors = {};
  std::vector<PricesProof> proofs = {};
  std::optional<OpenProof> open = {};  ///< the proof that is left to others, if there is one
};

/// A part of an open proof.
struct ProofPart {
  Vector<double> prices;
  double level = 0;   ///< the bound of F that is to be proved; less than is wanted is proved sooner
  double wanted = 0;  ///< posteriors with F below this are searched
  OpenBoxes boxes = {};
  Index before = 0;    ///< boxes that others have examined before; with more of them descents are rarer
  double seconds = 0;  ///< after which it ends, with at least one box looked at
};

/// The result of a part: on its boxes F reaches `level`, except on the boxes that are open.
struct ProvedPart {
  OpenBoxes boxes = {};
  /// The lowest bound of F on boxes too small to be divided, which cannot be improved.
  double undivided = std::numeric_limits<double>::infinity();
  std::vector<Vector<double>> posteriors = {};  ///< those with F below the wanted bound
  Index looked = 0;                             ///< the number of boxes examined
};

}  // namespace sluice

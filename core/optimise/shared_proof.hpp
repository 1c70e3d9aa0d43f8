// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <limits>
#include <optional>
#include <vector>

#include "base/scalar.hpp"

namespace sluice {

/// Boxes that a proof has yet to deal with, each a row of plain numbers: a lower bound of F on it, which is
/// proved, then the lower ends of the entries' ranges, then their upper ends, in probability, so that they
/// mean the same to whoever goes on with them. F is the  H(v) - prices . v  of branch and bound.
using OpenBoxes = std::vector<Vector<double>>;

/// F at these prices is nowhere below `bound`.
struct PricesProof {
  Vector<double> prices;
  double bound = 0;
};

/// A proof that a search leaves to others.
struct OpenProof {
  Vector<double> prices;
  double wanted = 0;  ///< what F is to be proved to reach
  double whole = 0;   ///< less what F reaches everywhere, this is a bound of I(X;Y) (nats)
  OpenBoxes boxes = {};
};

/// What a search by columns and those who help with its proofs tell each other. It is given what they know,
/// and leaves what it knows. Unlike a `SearchMemory` this is no hint: a proof of the same request is taken as
/// proved.
struct SharedSearch {
  /// A proof of more boxes is left to others, and ends the search. 0: nothing more is looked for.
  Index alone = 0;
  std::vector<Vector<double>> posteriors = {};
  std::vector<PricesProof> proofs = {};
  std::optional<OpenProof> open = {};  ///< where a proof is left to others
};

/// A part of an open proof.
struct ProofPart {
  Vector<double> prices;
  double level = 0;   ///< what F is to be proved to reach; less than is wanted is proved sooner
  double wanted = 0;  ///< posteriors with F below this are looked for
  OpenBoxes boxes = {};
  Index before = 0;    ///< boxes that others have looked at before; the more, the rarer are descents
  double seconds = 0;  ///< after which it ends, with at least one box looked at
};

/// What a part has come to: on its boxes F reaches `level`, or is below it on the boxes that are open.
struct ProvedPart {
  OpenBoxes boxes = {};
  /// The lowest bound of F on boxes too small to be divided, which nobody can do more about.
  double undivided = std::numeric_limits<double>::infinity();
  std::vector<Vector<double>> posteriors = {};  ///< with F below what was wanted
  Index looked = 0;                             ///< how many boxes were looked at
};

}  // namespace sluice

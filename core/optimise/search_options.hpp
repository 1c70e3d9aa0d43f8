// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "base/result.hpp"
#include "base/scalar.hpp"

namespace sluice {

/// How far a search has come (nats).
struct SearchProgress {
  double lower;                              ///< I(X;Y) of the best channel found
  double upper;                              ///< proved for I(X;Y) of every channel under the guarantee
  std::function<Result<Channel>()> channel;  ///< that best channel; valid during the call only
};

enum class Method {
  automatic,  ///< by size
  vertices,   ///< every vertex of the polytope, then one linear program
  columns,    ///< vertices as they are needed, with a proof that no other is
};

/// What a search by columns leaves to one of the same table at a neighbouring level. It is a hint: whatever
/// it holds, what is found with it is as true as without it.
struct SearchMemory {
  std::vector<Vector<double>> posteriors = {};  ///< of the reports of the best channel
  Vector<double> prices = {};                   ///< of the categories, at the end
};

struct SharedSearch;

struct SearchOptions {
  Method method = Method::automatic;
  double gap = 1e-6;    ///< upper - lower at which a search by columns ends (nats)
  double seconds = 30;  ///< after which it ends with what it has
  /// Called again and again; false ends the search with what it has. May be empty.
  std::function<bool(const SearchProgress&)> keep_going = {};
  /// Read at the beginning and written at the end of a search by columns. May be null.
  SearchMemory* memory = nullptr;
  /// Where others help with the proofs of a search by columns (see shared_proof.hpp). May be null.
  SharedSearch* shared = nullptr;
};

}  // namespace sluice

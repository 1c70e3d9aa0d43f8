// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "base/result.hpp"
#include "base/scalar.hpp"

namespace sluice {

/// The progress of a search (nats).
struct SearchProgress {
  double lower;                              ///< I(X;Y) of the best channel found
  double upper;                              ///< proved for I(X;Y) of every channel under the guarantee
  std::function<Result<Channel>()> channel;  ///< the best channel; valid during the call only
};

enum class Method {
  automatic,  ///< by size
  vertices,   ///< every vertex of the polytope, then one linear program
  columns,    ///< vertices as they are needed, with a proof that no other is
};

/// The results that a search by columns leaves to one of the same table at a neighbouring level. It is a
/// hint: results found with it are as true as without it.
struct SearchMemory {
  std::vector<Vector<double>> posteriors = {};  ///< those of the best channel's reports
  Vector<double> prices = {};                   ///< those of the categories, at the end
};

struct SharedSearch;

struct SearchOptions {
  Method method = Method::automatic;
  double gap = 1e-6;    ///< upper - lower at which a search by columns ends (nats)
  double seconds = 30;  ///< after which it ends with its best channel
  /// Called again and again; false ends the search with its best channel. May be empty.
  std::function<bool(const SearchProgress&)> keep_going = {};
  /// Read at the beginning and written at the end of a search by columns. May be null.
  SearchMemory* memory = nullptr;
  /// Not null if others help with the proofs of a search by columns (see shared_proof.hpp).
  SharedSearch* shared = nullptr;
};

}  // namespace sluice

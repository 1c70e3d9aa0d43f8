// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "base/scalar.hpp"
#include "prior/confidence.hpp"

namespace sluice {

/// Two sets of rows of the joint table whose people are compared.
struct Contrast {
  std::vector<Index> some;
  std::vector<Index> all;
};

/// A distribution that a sample does not rule out, seen from one secret: P(.|s), P(.|all others) and P(s), or
/// P(.|another secret), all times 2^-40. The condition bounds how much likelier, or less likely, the secret
/// may become under it.
struct SampledPoint {
  Index secret;
  std::optional<Index> versus = {};  ///< the other secret; if empty, everybody
  bool below = false;                ///< whether the condition bounds how much less likely it may become
  std::optional<std::int64_t> share = {};  ///< if it is compared with everybody
  Vector<std::int64_t> own;
  Vector<std::int64_t> others;
};

/// The shapes that a parameter may have, each a member of `Parameters`.
enum class Shape : std::uint8_t {
  none,
  level,             ///< `lower`: a multiple of epsilon
  secret_levels,     ///< `secrets`: one for each secret
  data_levels,       ///< `data`: one for each ordered pair of categories, or none
  pairs_of_secrets,  ///< `neighbours`
  sample,            ///< `alpha`: the probability that the set of a sample misses the truth
  attributes,        ///< `attributes`: the columns of the data, which a request does not name again
};

/// The parameters of notions beside the joint distribution; the file of each notion says which it uses.
/// Levels are multiples of epsilon, so that one number moves all of them.
struct Parameters {
  double level = 1;                                      ///< the one number of a notion that has one
  std::vector<double> secrets = {};                      ///< a level for each secret
  Matrix<double> data = {};                              ///< a x a, infinite for a pair that is not compared
  std::vector<std::pair<Index, Index>> neighbours = {};  ///< pairs of secrets
  double alpha = 0.05;  ///< the probability that the set misses the true distribution
  bool proved = false;  ///< whether a set that is computed here holds the truth by proof, for any sample
  bool ranges = false;  ///< whether the set also has upper bounds of P(x|s)
  /// The ranges that the proof covers. If given, they are checked; if empty, they are computed for the set of
  /// their statistic.
  KnownRanges known = {};
  /// Whether the guarantee is for the set itself, with a proof of its own (see exact/lift_proof). Then
  /// `known` has the radius only, and the conditions are those of the sample's own frequencies.
  bool by_set = false;
  std::vector<SampledPoint> points = {};  ///< distributions of that set, for searches: each is a condition
  /// The corners of the P(.|s) for each secret, for searches that need conditions one by one: one a row,
  /// times 2^-40. If `tight_corners` is false, they are those of the lower bounds of P(x|s) alone.
  std::vector<Matrix<std::int64_t>> corners = {};
  std::vector<Matrix<std::int64_t>> others_corners = {};  ///< likewise for everybody with another secret
  bool corners_in_pairs = false;  ///< whether a corner is compared only with the one at the same place
  bool tight_corners = false;
  std::vector<Contrast> contrasts = {};
  Matrix<Index> attributes = {};  ///< a x m: the value of each category of the data in each attribute
};

}  // namespace sluice

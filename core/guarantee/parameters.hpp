// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
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

/// A distribution that a sample does not rule out, as it is seen from one secret: P(.|s), P(.|all others)
/// and P(s), or P(.|another secret), all times 2^-40. It is asked how much likelier the secret may become
/// under it, or how much less likely.
struct SampledPoint {
  Index secret;
  bool above;
  Vector<std::int64_t> own;
  Vector<std::int64_t> others;
  std::int64_t share;  ///< 0 where it is another secret
  Index other = -1;    ///< the other secret; -1 where it is everybody
};

/// The shapes that a parameter may have, each a member of `Parameters`.
enum class Shape : std::uint8_t {
  none,
  level,             ///< `lower`: a multiple of epsilon
  secret_levels,     ///< `secrets`: one for each secret
  data_levels,       ///< `data`: one for each ordered pair of categories, or none
  pairs_of_secrets,  ///< `neighbours`
  sample,            ///< `alpha`: the chance that the truth is none of the distributions allowed for
  attributes,        ///< `attributes`: the columns of the data, which a request does not name again
};

/// What a notion may have to know beside the joint distribution; each says in its file what it uses. Levels
/// are multiples of epsilon, so that one number moves all of them.
struct Parameters {
  double level = 1;                                      ///< the one number of a notion that has one
  std::vector<double> secrets = {};                      ///< of each secret
  Matrix<double> data = {};                              ///< a x a, infinite where nothing is asked
  std::vector<std::pair<Index, Index>> neighbours = {};  ///< pairs of secrets
  double alpha = 0.05;  ///< the chance that the true distribution is none of a set
  bool proved = false;  ///< whether a set that is found is one that holds the truth by proof, for any sample
  bool ranges = false;  ///< whether that set is seen by what P(x|s) is at most, too
  /// What is proved is for all that lie in these. Given, they are checked; empty, they are found, for the set
  /// of their statistic.
  KnownRanges known = {};
  /// Whether it is for the set itself, which a proof of its own has to show (see exact/lift_proof): then
  /// `known` has the radius only, and the conditions are those of the sample's own frequencies.
  bool by_set = false;
  std::vector<SampledPoint> points = {};  ///< of that set, for searches: each is a condition
  /// The same for who needs conditions one by one: for each secret the corners of the P(.|s), one a row,
  /// times 2^-40. By what P(x|s) is at least alone, which are others, where `tight_corners` is false.
  std::vector<Matrix<std::int64_t>> corners = {};
  std::vector<Matrix<std::int64_t>> others_corners = {};  ///< likewise of everybody with another secret
  bool corners_in_pairs = false;  ///< whether a corner is for the one of the others in its place only
  bool tight_corners = false;
  std::vector<Contrast> contrasts = {};
  Matrix<Index> attributes = {};  ///< a x m: what a category of the data is in each attribute
};

}  // namespace sluice

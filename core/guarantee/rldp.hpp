// SPDX-License-Identifier: Apache-2.0
/// Robust local differential privacy: P(y|s) <= e^epsilon P(y|s') for all pairs of secrets, whichever of the
/// distributions is true that the sample does not rule out at confidence 1 - alpha (E, Definition 1), for a
/// channel that sees the secret too. It is proved for a polytope around the set of each P(.|s), given by the
/// least, and where `ranges` says so the largest, probabilities: for any of s and any of another s' (E, eq.
/// 6; the paper compares those of one secret with one another as well, which the privacy does not ask for and
/// utility may pay for). At its ends a mean is had by sorting, however many corners the polytope has.
/// Parameters `known` and, for searches, `corners`.
#pragma once

#include "guarantee/conditions.hpp"
#include "prior/confidence.hpp"

namespace sluice::rldp {

/// `joint` is that of pairs: c x c a (see `with_secret`).
inline double comparison_count(const Joint<double>& joint, const Parameters& /*known*/) {
  const auto secrets = static_cast<double>(joint.cells.rows());
  return secrets * (secrets - 1);
}

/// Each secret with all that P(.|s) may be, against every other.
template <class Scalar>
Conditions<Scalar> conditions(const Joint<Scalar>& joint, const Parameters& parameters) {
  const Matrix<std::int64_t>& least = parameters.known.least;
  const Matrix<std::int64_t>& most = parameters.known.most;
  const Index c = least.rows();
  const Index a = least.cols();
  const Scalar one(std::int64_t{1} << static_cast<unsigned>(kConfidenceBits));
  Conditions<Scalar> conditions;
  conditions.weights.resize(c, joint.cells.cols());
  conditions.weights.setConstant(Scalar(0));
  conditions.most = conditions.weights;
  conditions.mass.resize(c);
  conditions.mass.setConstant(one);
  for (Index s = 0; s < c; ++s) {
    conditions.sides.push_back({s});
    for (Index x = 0; x < a; ++x) {
      conditions.weights(s, s * a + x) = Scalar(least(s, x));
      conditions.most(s, s * a + x) = most.size() > 0 ? Scalar(most(s, x)) : one;
    }
    for (Index other = 0; other < c; ++other) {
      if (other != s) conditions.comparisons.push_back({s, other});
    }
  }
  return conditions;
}

/// The same corner by corner, for whoever needs rows: each corner of a secret against each of any other.
template <class Scalar>
Conditions<Scalar> corner_conditions(const Joint<Scalar>& joint, const Parameters& parameters) {
  const Index c = joint.cells.rows();
  const Index a = joint.cells.cols() / c;
  Index count = 0;
  for (const auto& corners : parameters.corners) count += corners.rows();
  Conditions<Scalar> conditions;
  conditions.weights.resize(count, c * a);
  conditions.weights.setConstant(Scalar(0));
  conditions.mass.resize(count);
  conditions.mass.setConstant(Scalar(std::int64_t{1} << static_cast<unsigned>(kConfidenceBits)));
  for (Index s = 0; s < c; ++s) {
    const auto& corners = parameters.corners[static_cast<std::size_t>(s)];
    for (Index i = 0; i < corners.rows(); ++i) {
      const auto side = static_cast<Index>(conditions.sides.size());
      conditions.sides.push_back({s});
      for (Index x = 0; x < a; ++x) conditions.weights(side, s * a + x) = Scalar(corners(i, x));
    }
  }
  for (Index more = 0; more < count; ++more) {
    for (Index less = 0; less < count; ++less) {
      const auto secret = [&](Index side) { return conditions.sides[static_cast<std::size_t>(side)].secret; };
      if (secret(more) != secret(less)) conditions.comparisons.push_back({more, less});
    }
  }
  return conditions;
}

}  // namespace sluice::rldp

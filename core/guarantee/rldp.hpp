// SPDX-License-Identifier: Apache-2.0
/// Robust local differential privacy: P(y|s) <= e^epsilon P(y|s') for all pairs of secrets. It holds under
/// every distribution that the sample does not rule out at confidence 1 - alpha (E, Definition 1). With
/// `by_set` it is proved for that set itself (see exact/lift_proof).
/// Otherwise it is proved for a polytope around the set of each P(.|s), for any distribution of s and any of
/// another s'. The polytope has the least probabilities and, with `ranges`, the largest (E, eq. 6). The paper
/// also compares distributions of one secret with one another, which the privacy does not need and utility
/// may pay for.
/// Let T_s be the chances of a report given s and each category. For R of s and R' of s' within their ranges,
///   max R.T_s <= L min R'.T_s'  for all s != s' .
/// A channel that sees the secret, as the paper's do, has a T_s for each secret. One that sees the data alone
/// has one T for all. Sorting gives the mean at its ends, however many corners the polytope has. Parameters
/// `known` and, for searches, `corners`.
#pragma once

#include "guarantee/conditions.hpp"
#include "guarantee/sampled_lift.hpp"
#include "prior/confidence.hpp"

namespace sluice::rldp {

/// The distance between the inputs of a secret and those of the next one. `joint` is that of the data, c x a,
/// or that of pairs, c x c a (see `with_secret`).
template <class Scalar>
Index stride(const Joint<Scalar>& joint, Index categories) {
  return joint.cells.cols() == categories ? 0 : categories;
}

inline double comparison_count(const Joint<double>& joint, const Parameters& /*known*/) {
  const auto secrets = static_cast<double>(joint.cells.rows());
  return secrets * (secrets - 1);
}

/// Each secret with its range of P(.|s), against every other one; with the sample's counts if the set itself
/// has a proof.
template <class Scalar>
Conditions<Scalar> conditions(const Joint<Scalar>& joint, const Parameters& parameters) {
  if (parameters.by_set) {
    auto conditions = each_secret(joint);
    for (Index s = 0; s < joint.cells.rows(); ++s) {
      for (Index other = 0; other < joint.cells.rows(); ++other) {
        if (other != s) conditions.comparisons.push_back({s, other});
      }
    }
    return conditions;
  }
  const Matrix<std::int64_t>& least = parameters.known.least;
  const Matrix<std::int64_t>& most = parameters.known.most;
  const Index c = least.rows();
  const Index a = least.cols();
  const Index next = stride(joint, a);
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
      conditions.weights(s, s * next + x) = Scalar(least(s, x));
      conditions.most(s, s * next + x) = most.size() > 0 ? Scalar(most(s, x)) : one;
    }
    for (Index other = 0; other < c; ++other) {
      if (other != s) conditions.comparisons.push_back({s, other});
    }
  }
  return conditions;
}

/// The same corner by corner, for searches that need rows. Each corner of a secret is compared with each of
/// any other, or only with the one at its place.
template <class Scalar>
Conditions<Scalar> corner_conditions(const Joint<Scalar>& joint, const Parameters& parameters) {
  if (parameters.by_set && parameters.points.empty()) return conditions(joint, parameters);
  if (parameters.by_set || parameters.corners_in_pairs) {
    return sampled_lift::corner_conditions(joint, parameters, sampled_lift::Lifts::above);
  }
  const Index c = joint.cells.rows();
  const Index a = parameters.known.least.cols();
  const Index next = stride(joint, a);
  Index count = 0;
  for (const auto& corners : parameters.corners) count += corners.rows();
  Conditions<Scalar> conditions;
  conditions.weights.resize(count, joint.cells.cols());
  conditions.weights.setConstant(Scalar(0));
  conditions.mass.resize(count);
  conditions.mass.setConstant(Scalar(std::int64_t{1} << static_cast<unsigned>(kConfidenceBits)));
  for (Index s = 0; s < c; ++s) {
    const auto& corners = parameters.corners[static_cast<std::size_t>(s)];
    for (Index i = 0; i < corners.rows(); ++i) {
      const auto side = static_cast<Index>(conditions.sides.size());
      conditions.sides.push_back({s});
      for (Index x = 0; x < a; ++x) conditions.weights(side, s * next + x) = Scalar(corners(i, x));
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

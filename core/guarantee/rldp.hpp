// SPDX-License-Identifier: Apache-2.0
/// Robust local differential privacy: P(y|s) <= e^epsilon P(y|s') for all pairs of secrets, whichever of the
/// distributions is true that the sample does not rule out at confidence 1 - alpha (E, Definition 3), for a
/// channel that sees the secret too. The set of P(.|s) is taken as { R : R_x >= least(s,x) }, E's eq. 5 and
/// 6; it is the hull of the points  least(s,.) + (what is left) e_u.  Each such point for s is compared with
/// each for any other s'; the paper compares those of one secret with one another as well, which the privacy
/// does not ask for and utility may pay for. Parameter `least`, from the prior and alpha (see
/// prior/confidence).
#pragma once

#include "guarantee/conditions.hpp"
#include "prior/confidence.hpp"

namespace sluice::rldp {

/// `joint` is that of pairs: c x c a (see `with_secret`).
inline double comparison_count(const Joint<double>& joint, const Parameters& /*none*/) {
  const auto pairs = static_cast<double>(joint.cells.cols());
  const auto secrets = static_cast<double>(joint.cells.rows());
  return pairs * pairs * (1 - 1 / secrets);
}

template <class Scalar>
Conditions<Scalar> conditions(const Joint<Scalar>& joint, const Parameters& parameters) {
  const Index c = joint.cells.rows();
  const Index a = joint.cells.cols() / c;
  constexpr std::int64_t kOne = std::int64_t{1} << static_cast<unsigned>(kConfidenceBits);
  Conditions<Scalar> conditions;
  conditions.weights.resize(c * a, c * a);
  conditions.weights.setConstant(Scalar(0));
  conditions.mass.resize(c * a);
  conditions.mass.setConstant(Scalar(kOne));
  for (Index s = 0; s < c; ++s) {
    const std::int64_t left = kOne - parameters.least.row(s).sum();
    for (Index u = 0; u < a; ++u) {
      const Index side = s * a + u;
      conditions.sides.push_back({s, u, ~0U});
      for (Index x = 0; x < a; ++x) {
        conditions.weights(side, s * a + x) = Scalar(parameters.least(s, x) + (x == u ? left : 0));
      }
    }
  }
  for (Index more = 0; more < c * a; ++more) {
    for (Index less = 0; less < c * a; ++less) {
      if (more / a != less / a) conditions.comparisons.push_back({more, less});
    }
  }
  return conditions;
}

}  // namespace sluice::rldp

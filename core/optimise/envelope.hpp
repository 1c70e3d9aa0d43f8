// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "guarantee/parameters.hpp"
#include "prior/prior.hpp"

namespace sluice {

/// A channel by its posteriors, and the proved bound.
struct Envelope {
  Channel channel;     ///< a x b, b <= a
  double upper_bound;  ///< no channel whose posteriors lie in the hull of the given ones has a larger I(X;Y)
  /// One for each category, by unit of probability (nats): upper_bound >= H(p) - prices . p - min over these
  /// posteriors of H(v) - prices . v, but for rounding. Empty if they were not kept.
  Vector<double> prices = {};
  std::vector<SampledPoint> points = {};  ///< distributions of the set of a sample under which prices prove
                                          ///< the bound
};

/// A mixture of posteriors, and a lower bound of the cost of all mixtures.
struct CheapestMixture {
  Channel channel;        ///< the bound, but for rounding
  double least;           ///< but for rounding
  Vector<double> prices;  ///< one for each input, by unit of probability: least >= prices . p
};

/// min { sum_i w_i cost_i : w >= 0, sum_i w_i v_i = p }  over posteriors v_i (one a row) with these costs.
/// The prior must lie in their hull. Fails with solver_failed.
Result<CheapestMixture> cheapest_mixture(const Vector<double>& prior, const Matrix<double>& posteriors,
                                         const Vector<double>& costs);

/// The lower convex envelope of the entropy over the hull of `posteriors` (one a row) at the prior:
///   max I(X;Y) = H(X) - min { sum_i w_i H(v_i) : w >= 0, sum_i w_i v_i = p_X }   (A, Theorem 3).
/// Entropy is concave, so over all vertices of a polytope this is the optimum over the polytope.
/// The prior must lie in the hull. Fails with solver_failed.
Result<Envelope> envelope(const Prior& prior, const Matrix<double>& posteriors);

}  // namespace sluice

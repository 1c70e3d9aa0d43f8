// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scalar.hpp"

namespace sluice {

/// What proves how well anything can be counted: for any B and s and any mixture of posteriors, as deviations
/// l_i (see `CountingSpace`),  V >= 2 s tr(S'B) - s^2 sum_i w_i |B' l_i|^2.  So  level + slopes . l >= |B'
/// l|^2 for all l of a set proves  V >= tr(S'B)^2 / level  for all its mixtures (Kiefer and Wolfowitz 1960,
/// with a side condition).
struct CountingPrices {
  double level = 0;
  Vector<double> slopes;  ///< d
  Matrix<double> factor;  ///< B, d x k; empty where rounding was in the way

  /// By how much a posterior breaks that.
  [[nodiscard]] double worth(const Vector<double>& deviation) const {
    return (factor.transpose() * deviation).squaredNorm() - slopes.dot(deviation) - level;
  }
  /// What is proved of V once no posterior breaks it by more than `most`, for rounding of `margin` of it.
  [[nodiscard]] double bound(const Matrix<double>& functionals, double most, double margin) const {
    const double told = factor.cwiseProduct(functionals).sum();
    return level + most > 0 ? told * told / (level + most) * (1 - margin) : 0;
  }
};

/// A mixture of posteriors, and prices that it meets: at the best mixture they prove that it is.
struct CountingMixture {
  Vector<double> weights;  ///< n
  double value = 0;        ///< V
  CountingPrices prices;   ///< B = Z^-1 S
  bool converged = false;
};

/// The mixture of given posteriors whose reports tell sums of shares best: it minimises  V = tr(S' Z^-1 S),
/// Z = sum_i w_i l_i l_i',  subject to  sum_i w_i l_i = 0, sum_i w_i = 1, w >= 0,  by a barrier.
///
/// `deviations` has n columns of length d that span all of it; `functionals` is S, d x k; `start` are
/// positive weights with a mean of 0. Ends at a gap of `tolerance` times V.
CountingMixture counting_mixture(const Matrix<double>& deviations, const Matrix<double>& functionals,
                                 const Vector<double>& start, double tolerance);

}  // namespace sluice

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cmath>
#include <optional>

#include "base/scalar.hpp"

namespace sluice {

/// What proves how well anything can be counted: for any B and s and any mixture of posteriors, as deviations
/// l_i (see `CountingSpace`),  V >= 2 s tr(S'B) - s^2 sum_i w_i |B' l_i|^2.  So  level + slopes . l >= |B'
/// l|^2 for all l of a set proves  V >= tr(S'B)^2 / level  for all its mixtures (Kiefer and Wolfowitz 1960,
/// with a side condition).
///
/// Where V is to be at most L,  level + slopes . l >= |B' l|^2 + c D  with a divergence D = D(v || p) each
/// and c > 0 proves  I(X;Y) = sum_i w_i D_i <= (level + L - 2 tr(S'B)) / c .
struct CountingPrices {
  double level = 0;
  Vector<double> slopes;   ///< d
  Matrix<double> factor;   ///< B, d x k; empty where rounding was in the way
  double information = 0;  ///< c

  /// By how much a posterior breaks that.
  [[nodiscard]] double worth(const Vector<double>& deviation, double divergence) const {
    return (factor.transpose() * deviation).squaredNorm() + information * divergence - slopes.dot(deviation) -
           level;
  }
  /// What is proved of V once no posterior breaks it by more than `most`, for rounding of `margin` of it.
  [[nodiscard]] double bound(const Matrix<double>& functionals, double most, double margin) const {
    const double told = factor.cwiseProduct(functionals).sum();
    return level + most > 0 ? told * told / (level + most) * (1 - margin) : 0;
  }
};

/// What a mixture of posteriors is to be good at.
struct CountingAim {
  double tolerance;  ///< of V, or in nats
  /// L: where there is one the aim is the largest I(X;Y) of those with a smaller V, otherwise the least V.
  std::optional<double> most_variance = {};

  /// What is proved of V, or of -I(X;Y), once no posterior is worth more than `most`.
  [[nodiscard]] double bound(const CountingPrices& prices, const Matrix<double>& functionals, double most,
                             double margin) const {
    if (!most_variance) return prices.bound(functionals, most, margin);
    const double told = prices.factor.cwiseProduct(functionals).sum();
    const double rounding = margin * (std::abs(prices.level) + *most_variance + 2 * told);
    return -(prices.level + most + *most_variance - 2 * told + rounding) / prices.information;
  }
};

/// A mixture of posteriors, and prices that it meets: at the best mixture they prove that it is.
struct CountingMixture {
  Vector<double> weights;  ///< n
  double value = 0;        ///< V, or -I(X;Y)
  CountingPrices prices;   ///< B = Z^-1 S
  bool converged = false;
};

/// The mixture of given posteriors whose reports tell sums of shares best: it minimises  V = tr(S' Z^-1 S),
/// Z = sum_i w_i l_i l_i',  subject to  sum_i w_i l_i = 0, sum_i w_i = 1, w >= 0,  by a barrier. Where the
/// aim has a largest V, it maximises the information under that as well.
///
/// `deviations` has n columns of length d that span all of it, `divergences` has D(v_i || p) of each;
/// `functionals` is S, d x k; `start` are positive weights with a mean of 0. Ends at the gap of the aim. No
/// prices where `start` is no such mixture.
CountingMixture counting_mixture(const Matrix<double>& deviations, const Vector<double>& divergences,
                                 const Matrix<double>& functionals, const Vector<double>& start,
                                 const CountingAim& aim);

}  // namespace sluice

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cmath>
#include <optional>

#include "base/scalar.hpp"

namespace sluice {

/// A proof of a bound on V. For any B and s and any mixture of posteriors, as deviations l_i (see
/// `CountingSpace`), V >= 2 s tr(S'B) - s^2 sum_i w_i |B' l_i|^2. So level + slopes . l >= |B' l|^2 for all l
/// of a set proves V >= tr(S'B)^2 / level for all its mixtures. (Kiefer and Wolfowitz 1960, with a side
/// condition.)
///
/// Under a limit V <= L it is a proof of a bound on the information. level + slopes . l >= |B' l|^2 + c D
/// with a divergence D = D(v || p) each and c > 0 proves I(X;Y) = sum_i w_i D_i <= (level + L - 2 tr(S'B)) /
/// c .
struct CountingPrices {
  double level = 0;
  Vector<double> slopes;   ///< d
  Matrix<double> factor;   ///< B, d x k; empty if rounding prevented it
  double information = 0;  ///< c

  /// By how much a posterior breaks the inequality.
  [[nodiscard]] double worth(const Vector<double>& deviation, double divergence) const {
    return (factor.transpose() * deviation).squaredNorm() + information * divergence - slopes.dot(deviation) -
           level;
  }
  /// The proved bound of V once no posterior breaks it by more than `most`; rounding is a share `margin` of
  /// it.
  [[nodiscard]] double bound(const Matrix<double>& functionals, double most, double margin) const {
    const double told = factor.cwiseProduct(functionals).sum();
    return level + most > 0 ? told * told / (level + most) * (1 - margin) : 0;
  }
};

/// The aim of a mixture of posteriors.
struct CountingAim {
  double tolerance;  ///< in units of V, or nats L: with it the aim is the largest I(X;Y) of those with a
                     ///< smaller V, otherwise the least V.
  std::optional<double> most_variance = {};

  /// The proved bound of V, or of -I(X;Y), once no posterior is worth more than `most`.
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

/// The mixture of given posteriors whose reports estimate sums of shares best: it minimises V = tr(S' Z^-1
/// S), Z = sum_i w_i l_i l_i', subject to sum_i w_i l_i = 0, sum_i w_i = 1, w >= 0, by a barrier. If the aim
/// has a largest V, it maximises the information under that limit instead.
///
/// `deviations` has n columns of length d that span the space, and `divergences` has D(v_i || p) of each.
/// `functionals` is S, d x k; `start` are positive weights with a mean of 0. Ends at the gap of the aim.
/// There are no prices if `start` is not such a mixture.
CountingMixture counting_mixture(const Matrix<double>& deviations, const Vector<double>& divergences,
                                 const Matrix<double>& functionals, const Vector<double>& start,
                                 const CountingAim& aim);

}  // namespace sluice

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/scalar.hpp"

namespace sluice {

/// The coordinates of searches for counting. A posterior v becomes l_x = (v_x / p_x - 1) / u_x for all
/// categories but the most common one. These d = a - 1 numbers are 0 at the prior and between -1 and 1
/// elsewhere. So rare categories and low levels lose no digits to the prior.
///
/// With weights w_y and sum_y w_y l_y = 0, reports carry Z = sum_y w_y l_y l_y' about the people. n times the
/// variance of the efficient unbiased estimates of the sums of shares K'p, all together, is
///   V = tr(S' Z^-1 S),   S_x = (K_x - p'K) / u_x .
/// It is tr(K' J^-1 K) - |K'p|^2 with J = Q diag(Q'p)^-1 Q' (the information of Y about p), without the
/// prior's own direction, which every channel tells.
class CountingSpace {
 public:
  /// `farthest` bounds the distance of each category of a posterior from the prior. Precondition: every
  /// category has a probability.
  CountingSpace(const Vector<double>& prior, const Vector<double>& farthest);

  /// d, one less than there are categories.
  [[nodiscard]] Index dimension() const { return prior_.size() - 1; }
  [[nodiscard]] const Vector<double>& prior() const { return prior_; }

  /// l of a posterior.
  [[nodiscard]] Vector<double> deviation(const Vector<double>& posterior) const;
  /// D(v || p) of a posterior v, in nats.
  [[nodiscard]] double divergence(const Vector<double>& posterior) const;
  /// u
  [[nodiscard]] const Vector<double>& unit() const { return unit_; }
  /// The change of a posterior with its l, a x d.
  [[nodiscard]] Matrix<double> directions() const;
  /// S of K (a x k).
  [[nodiscard]] Matrix<double> functionals(const Matrix<double>& contrasts) const;
  /// Slopes over l (d x k) as slopes over posteriors (a x k): the same on all of them, 0 at the prior.
  [[nodiscard]] Matrix<double> over_posteriors(const Matrix<double>& slopes) const;

 private:
  [[nodiscard]] Index category(Index i) const { return i < common_ ? i : i + 1; }

  Vector<double> prior_;
  Index common_ = 0;  // the category left out
  Vector<double> unit_;
};

}  // namespace sluice

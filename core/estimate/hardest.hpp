// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "exact/marks.hpp"

namespace sluice {

/// Two inputs, and how many people have the first: of inputs that are as good as one of them all of these,
/// evenly.
struct Mixture {
  Vector<double> one;
  Vector<double> other;
  double share = 1;
  double variance = 0;  ///< of what was asked about

  /// The distribution, with at least `margin` of either.
  [[nodiscard]] Vector<double> inside(double margin) const;
};

/// The distribution p of the inputs under which the estimate g(Y) of c . p varies most, for weights g (b)
/// with Q g = c. The variance is  sum_x p_x m_x - (c . p)^2,  m_x = E[g(Y)^2 | x]: linear in p for a given c
/// . p, so a mixture of two inputs has the largest.
Mixture hardest(const Channel& channel, const Vector<double>& combination, const Vector<double>& functional);
/// The same of the sum that `variance_of_marks` is about.
Mixture hardest(const Marks& marks, const Vector<double>& functional);

}  // namespace sluice

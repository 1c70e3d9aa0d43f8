// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "exact/marks.hpp"

namespace sluice {

/// A mixture of two inputs: so much of `one`, the rest of `other`.
struct HardestMixture {
  double variance;
  Index one;
  Index other;
  double share;
};

/// The distribution p of the inputs under which the estimate g(Y) of c . p has the largest variance, for
/// weights g (b) with Q g = c. The variance is sum_x p_x m_x - (c . p)^2, m_x = E[g(Y)^2 | x]. It is linear
/// in p for a given c . p, so a mixture of two inputs has the largest. If one input alone has it, the other
/// is as far from it as possible among those that may accompany it.
HardestMixture worst_case_variance(const Channel& channel, const Vector<double>& combination,
                                   const Vector<double>& functional);
/// The same for the sum of `variance_of_marks`.
HardestMixture worst_case_variance(const Marks& marks, const Vector<double>& functional);

}  // namespace sluice

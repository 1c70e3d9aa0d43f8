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

/// The distribution p of the inputs of which the estimate g(Y) of c . p has the largest variance, for weights
/// g (b) with Q g = c. That is  sum_x p_x m_x - (c . p)^2,  m_x = E[g(Y)^2 | x]: linear in p for a given c .
/// p, so a mixture of two inputs has the largest. If one input alone has it, the other one is of those that
/// go with it as far apart as can be.
HardestMixture worst_case_variance(const Channel& channel, const Vector<double>& combination,
                                   const Vector<double>& functional);
/// The same of the sum that `variance_of_marks` is about.
HardestMixture worst_case_variance(const Marks& marks, const Vector<double>& functional);

}  // namespace sluice

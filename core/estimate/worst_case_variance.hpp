// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "exact/marks.hpp"

namespace sluice {

/// The largest variance of the estimate g(Y) of c . p over all distributions p of the inputs, for weights g
/// (b) with Q g = c. It is  sum_x p_x m_x - (c . p)^2,  m_x = E[g(Y)^2 | x]: linear in p for a given c . p,
/// so a mixture of two inputs has the largest.
double worst_case_variance(const Channel& channel, const Vector<double>& combination,
                           const Vector<double>& functional);
/// The same of the sum that `variance_of_marks` is about.
double worst_case_variance(const Marks& marks, const Vector<double>& functional);

}  // namespace sluice

// SPDX-License-Identifier: Apache-2.0
/// The average information in reports that are sets of marks (nats). With w(V) = u + (1-2u) V and V = P(x in
/// Y) for the reported set Y,
///   I(X;Y) = alpha/2 - T(P_X),   I(S;Y) = sum_s P(s) T(P_X|s) - T(P_X),
///   T(P) = E[w(V) ln(w(V)/u)] / (2 u (1-u)),   V = sum_x P(x) B_x,   B_x independent, 1 with probability u
/// (A, eq. 28, with the sum over sets written as an expectation).
#pragma once

#include "exact/marks.hpp"

namespace sluice {

/// A number whose distance from `value` is known to be at most `error`.
struct Approximation {
  double value = 0;
  double error = 0;  ///< 0 if all sets are summed, apart from rounding
};

struct MarksInformation {
  Approximation data;    ///< I(X;Y)
  Approximation secret;  ///< I(S;Y)
};

/// Sums over all sets up to 2^24 terms: at most 22 categories with three secrets, 20 with fifteen. Beyond
/// that it uses `bounded_information`, with as many steps as take about as long.
MarksInformation information(const Prior& prior, const Marks& marks);

/// Term by term over all 2^a sets, for a few tens of categories at most.
MarksInformation summed_information(const Prior& prior, const Marks& marks);

/// Bounds from both sides by convolution. V is summed category by category, and its distribution is held on a
/// grid of so many steps of ln w. The function in T is convex. So T does not rise if all mass of a step moves
/// to its mean. It does not fall if that mass moves to the grid points around it with the mean kept (Jensen).
/// Sums of independent terms keep either order. The bounds are at most about a (alpha / steps)^2 / 8 from the
/// truth. Precondition: 0 < other < kOwnMark.
MarksInformation bounded_information(const Prior& prior, const Marks& marks, Index steps);

}  // namespace sluice

// SPDX-License-Identifier: Apache-2.0
/// How far one report moves the belief in one secret, exactly and with a proof. It holds over all
/// distributions P of secret and data that a sample does not rule out. These are
///   F = { P : sum Phat^2 / P <= m },  m = 1 + B,  or by the likelihood
///   F = { P : sum Phat ln(Phat / P) <= ln m },  m = e^(B/2) .
///
/// Only the cells of the secret and those of all others matter, P_s and P_r, of shares t and 1 - t. The
/// chances of the report are q. A lift is at most L if, for each t, one linear condition holds:
///   c_s . P_s + c_r . P_r <= 0   for all P of F with P(s) = t ,
///   above, P(y|s) <= L P(y):  c_s = (1 - L t) q,  c_r = -L t q ,
///   below, P(y) <= L P(y|s):  c_s = (t - L) q,  c_r = t q .
/// By Cauchy and Schwarz, for any nu_s >= max c_s and nu_r >= max c_r, the left side is at most
///   G(t) = nu_s t + nu_r (1 - t) - S(t)^2 / m,
///   S(t) = sum_x Phat_sx sqrt(nu_s - c_sx(t)) + Phat_rx sqrt(nu_r - c_rx(t)) .
/// By the likelihood, Jensen gives prod (nu - c)^Phat / m in the place of S^2 / m (see ball_mean). At the
/// best nu there is equality, with P in proportion to Phat / sqrt(nu - c), or Phat / (nu - c).
/// Between two shares let nu be lines in t. S^2 is concave, and so is a geometric mean. So G is convex but
/// for the square that it gets from nu, which exceeds its chord by no more than
///   [(nu_r1 - nu_r0) - (nu_s1 - nu_s0)]_+ (t_1 - t_0) / 4 .
/// So G at both ends, together with this, proves everything in between.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "base/scalar.hpp"
#include "prior/confidence.hpp"

namespace sluice {

/// Whether a report makes a secret likelier than it was, or less likely.
enum class Lift : std::uint8_t { above, below };

/// The cells of a secret and of all others. If the channel sees the data alone, the others are one group for
/// each category. Merging cells does not increase their divergence, and cells that differ in the same
/// proportion have as much as their group.
struct SampledSides {
  Vector<double> own;     ///< Phat_s; sums to more than 0
  Vector<double> others;  ///< Phat_r; together they sum to 1
  double radius;          ///< B
  Statistic statistic;
};

/// The chances of a report: q, at least 0 and not all 0, in the places of the sides.
struct SidesChances {
  Vector<double> own;
  Vector<double> others;
};

/// A share of the secret, and its two numbers, for chances of which the largest is 1.
struct LiftPoint {
  double share;
  double own;     ///< nu_s
  double others;  ///< nu_r

  bool operator==(const LiftPoint&) const = default;
};

/// The largest lift, as a factor.
struct WorstLift {
  double bound = 1;     ///< no distribution has more: proved, roundings included
  double attained = 1;  ///< `own` and `others` have this; if it is at most `beaten`, nothing was searched
  Vector<double> own = {};
  Vector<double> others = {};
};

/// The lift to within some 1e-9, except for chances that hardly differ from 0. If it does not exceed `beaten`
/// (at least 1), nothing more is found.
WorstLift worst_lift(const SampledSides& sides, const SidesChances& chances, Lift lift, double beaten = 1);

/// Points with rising shares that prove, with lines between them, that no distribution has a lift above L >=
/// 1. They go from below the least share that the secret may have to above the largest. Nothing if the bound
/// does not hold, or the lift is too near to it.
std::optional<std::vector<LiftPoint>> prove_lift(const SampledSides& sides, const SidesChances& chances,
                                                 Lift lift, double bound);

}  // namespace sluice

// SPDX-License-Identifier: Apache-2.0
/// How far one report moves the belief in one secret, over all distributions P of secret and data that a
/// sample does not rule out,  F = { P : sum Phat^2 / P <= m },  m = 1 + B, or by the likelihood
/// { P : sum Phat ln(Phat / P) <= ln m },  m = e^(B/2): exactly, with a proof.
///
/// Only the cells of the secret and those of all others matter, P_s and P_r, of shares t and 1 - t, and q
/// the chances of the report. That a lift is at most L is one linear condition for each t,
///   above, P(y|s) <= L P(y):  c_s = (1 - L t) q,  c_r = -L t q ;   below, P(y) <= L P(y|s):  c_s = (t - L)
///   q,  c_r = t q ; c_s . P_s + c_r . P_r <= 0   for all P of F with P(s) = t .
/// By Cauchy and Schwarz, for any nu_s >= max c_s and nu_r >= max c_r, the left side is at most
///   G(t) = nu_s t + nu_r (1 - t) - S(t)^2 / m,
///   S(t) = sum_x Phat_sx sqrt(nu_s - c_sx(t)) + Phat_rx sqrt(nu_r - c_rx(t)) .
/// by the likelihood by Jensen with  prod (nu - c)^Phat / m  in the place of S^2 / m (see ball_mean). At the
/// best nu there is equality, with P in proportion to Phat / sqrt(nu - c), or Phat / (nu - c).
/// Between two shares let nu be lines in t: S^2 is concave, and so is a geometric mean, so G is convex but
/// for the square that it gets from nu, which exceeds its chord by no more than  [(nu_r1 - nu_r0) - (nu_s1 -
/// nu_s0)]_+ (t_1 - t_0) / 4 . So G at both ends, and this, prove all that is between them.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "base/scalar.hpp"
#include "prior/confidence.hpp"

namespace sluice {

/// Whether a report makes a secret likelier than it was, or less likely.
enum class Lift : std::uint8_t { above, below };

/// The cells of a secret and of all others. Where the channel sees the data alone the others are one group
/// for each category: merged cells differ by no more than they did apart, and those that differ in proportion
/// as much as the group.
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

/// A share of the secret, and numbers that go with it; these are for chances of which the largest is 1.
struct LiftPoint {
  double share;
  double own;     ///< nu_s
  double others;  ///< nu_r

  bool operator==(const LiftPoint&) const = default;
};

/// The largest lift, as a factor.
struct WorstLift {
  double bound = 1;     ///< no distribution has more: proved, roundings included
  double attained = 1;  ///< these have this; nobody looked where that is no more than `beaten`
  Vector<double> own = {};
  Vector<double> others = {};
};

/// To within some 1e-9 of it, but for chances that hardly differ from none. Where it does not exceed `beaten`
/// (at least 1) that is all that is found of it.
WorstLift worst_lift(const SampledSides& sides, const SidesChances& chances, Lift lift, double beaten = 1);

/// Points with rising shares that prove, with lines between them, that no distribution has a lift above L >=
/// 1: from below the least share that the secret may have to above the largest. Nothing where that is not so,
/// or too near to it.
std::optional<std::vector<LiftPoint>> prove_lift(const SampledSides& sides, const SidesChances& chances,
                                                 Lift lift, double bound);

}  // namespace sluice

// SPDX-License-Identifier: Apache-2.0
/// How bad a channel is at worst, if the distribution is another one that the sample does not rule out.
/// "E" = Lopuhaä-Zwakenberg, Goseling, "Robust Local Differential Privacy", arXiv 2101.09139.
#pragma once

#include <optional>

#include "guarantee/ball_mean.hpp"
#include "guarantee/notion.hpp"
#include "guarantee/worst_lift.hpp"
#include "prior/confidence.hpp"

namespace sluice {

/// The ldp level over a confidence set (nats).
struct WorstLdp {
  double level = 0;             ///< no distribution of the set has more: proved
  double attained = 0;          ///< this one has this
  Matrix<double> distribution;  ///< c x a
  Index report = 0;
  Index more = -1;  ///< the secrets given which the report is most and least likely there; -1 where c = 1
  Index less = -1;

  /// The level that is reached, which is told of a channel.
  [[nodiscard]] Leakage leakage() const { return {attained, report, {more}, {less}, {}}; }
};

/// max over P in F, y and s != s' of ln P(y|s) / P(y|s'), for a channel that sees the data (a rows) or the
/// pair (c a rows), to within 1e-9. Where so many pairs of secrets are alike that it
/// takes more than `most_steps` (some nanoseconds each) the level is a bound all the same, if not a tight
/// one. Two conditionals R_s, R_s' are those of a P in F iff
///   P_s (sqrt(1 + chi2_s) - 1) + P_s' (sqrt(1 + chi2_s') - 1) <= sqrt(1 + B) - 1 ,
/// chi2_s the chi-square of R_s beside what was sampled: sum_s P_s^2 (1 + chi2_s) / t_s is least, over the
/// true shares t_s of the secrets, at (sum_s P_s sqrt(1 + chi2_s))^2. By the likelihood the condition is
///   P_s KL_s + P_s' KL_s' <= B / 2 ,
/// for divergences add up, and the shares are best as they were sampled. So there is one number to search
/// for: how the right side is split between s and s'. Over it the ratio of the largest P(y|s), which is
/// concave, and the smallest P(y|s'), which is convex, has no second peak. Where `compared` (c x c) is not
/// empty, s is compared with s' only where it says so. `prior` is that of secret and data, the set that of
/// its weights.
WorstLdp worst_ldp(const Prior& prior, const Ball& set, const Channel& channel,
                   const Matrix<bool>& compared = {}, double most_steps = 5e7);

/// Of all that a sample does not rule out of two secrets at a time.
inline WorstLdp worst_ldp(const Prior& prior, const ConfidenceSet& set, const Channel& channel,
                          const Matrix<bool>& compared = {}, double most_steps = 5e7) {
  return worst_ldp(prior, ball_of(set.statistic, set.pair_radius), channel, compared, most_steps);
}

/// The level of lifts over a confidence set (nats, as a multiple of epsilon), see worst_lift.
struct WorstLifts {
  double level = 0;             ///< no distribution of the set has more: proved
  double attained = 0;          ///< this one has this
  Matrix<double> distribution;  ///< c x a
  Index report = 0;
  Index secret = -1;  ///< whose belief is moved most there; -1 where none is moved
  Lift lift = Lift::above;

  /// The level that is reached, which is told of a channel.
  [[nodiscard]] Leakage leakage() const {
    const bool above = lift == Lift::above;
    return {attained, report, {above ? secret : -1}, {above ? -1 : secret}, {}};
  }
};

/// A secret beside all others: as one group for each category where the channel sees the data alone,
/// otherwise by the pair.
SampledSides sides_of(const Prior& prior, double radius, Statistic statistic, bool sees_secret, Index s);

/// The worst of what compares a secret with everybody, each at its level, for a channel that sees the data (a
/// rows) or the pair (c a), to within 1e-9. `prior` is that of secret and data, the set that
/// of its weights, this radius and statistic.
WorstLifts worst_lifts(const Prior& prior, double radius, Statistic statistic,
                       const Conditions<double>& compared, const Channel& channel);

/// What is compared under the set of a sample: a secret with everybody, for channels that see the data alone,
/// or with another one. It is the likelier side where `lift` is above.
struct SetComparison {
  Index secret;
  Index other;         ///< -1 where it is everybody
  Lift lift;           ///< above, where it is another one
  SampledSides sides;  ///< the secret's, and those of all others, or of the other one
  Index first = 0;     ///< where its chances begin in a column, and those of the other side
  Index other_first = 0;

  [[nodiscard]] SidesChances of(const Vector<double>& column) const {
    return {column.segment(first, sides.own.size()), column.segment(other_first, sides.others.size())};
  }

  /// The largest ratio of a report of these chances, and a distribution of both sides with it. Where it does
  /// not exceed `beaten` that is all that is found of it.
  [[nodiscard]] WorstLift worst(const Vector<double>& chances, double beaten) const;
  /// The probability of a report on the likelier side, less `most` times that on the other, under such a
  /// distribution: as a row to multiply the report's chances by. The report holds if the product is at most
  /// 0.
  [[nodiscard]] Vector<double> row(const WorstLift& worst, double most, Index inputs) const;
};

/// All that a notion compares that is about the set. Precondition: by_set.
std::vector<SetComparison> set_comparisons(const Prior& prior, const Notion& notion);

/// The level under a notion, with its parameters, that no distribution of the set exceeds; `ldp` as found for
/// the same channel. It follows from what the notion compares:
/// - secrets with secrets: the worst of these pairs, exactly (ldp, profile). So under robust privacy, whose
///   level it is by E's Definition 1.
/// - categories of the data: the level as it is, exactly, for it does not depend on the distribution
///   (data-ldp, context-aware).
/// - a secret with everybody: the worst lift, exactly (lip, pml, pmc, alip, per-secret, rlip, rpml).
/// - those who share attributes beside: nothing is known, and nothing is said (srlip, srldp).
std::optional<double> worst_level(const Prior& prior, const ConfidenceSet& set, const Notion& notion,
                                  const Channel& channel, const WorstLdp& ldp);

}  // namespace sluice

// SPDX-License-Identifier: Apache-2.0
/// How bad a channel is at worst, if another distribution is true that the sample does not rule out. "E" =
/// Lopuhaä-Zwakenberg, Goseling, "Robust Local Differential Privacy", arXiv 2101.09139.
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
  double attained = 0;          ///< `distribution` has this
  Matrix<double> distribution;  ///< c x a
  Index report = 0;
  Index more = -1;  ///< the secrets given which the report is most and least likely there; -1 if c = 1
  Index less = -1;

  /// The level that is reached, as a channel's leakage.
  [[nodiscard]] Leakage leakage() const { return {attained, report, {more}, {less}, {}}; }
};

/// max over P in F, y and s != s' of ln P(y|s) / P(y|s'), to within 1e-9. The channel sees the data (a rows)
/// or the pair (c a rows). If many pairs of secrets are nearly equal, it may need more than `most_steps`
/// (some nanoseconds each). Then the level is still a bound, but not a tight one. Two conditionals R_s, R_s'
/// are those of a P in F iff
///   P_s (sqrt(1 + chi2_s) - 1) + P_s' (sqrt(1 + chi2_s') - 1) <= sqrt(1 + B) - 1 .
/// Here chi2_s is the chi-square of R_s beside the sample. The reason is that sum_s P_s^2 (1 + chi2_s) / t_s,
/// over the true shares t_s of the secrets, has the minimum (sum_s P_s sqrt(1 + chi2_s))^2. By the likelihood
/// the condition is
///   P_s KL_s + P_s' KL_s' <= B / 2 ,
/// for divergences add up, and the sampled shares are best. So the search is over one number: how the right
/// side is split between s and s'. Over it the largest P(y|s) is concave and the smallest P(y|s') convex, so
/// their ratio has no second peak.
/// If `compared` (c x c) is not empty, s is compared with s' only if it says so. `prior` is that of secret
/// and data, and the set is that of its weights.
WorstLdp worst_ldp(const Prior& prior, const Ball& set, const Channel& channel,
                   const Matrix<bool>& compared = {}, double most_steps = 5e7);

/// The same over all distributions of two secrets at a time that a sample does not rule out.
inline WorstLdp worst_ldp(const Prior& prior, const ConfidenceSet& set, const Channel& channel,
                          const Matrix<bool>& compared = {}, double most_steps = 5e7) {
  return worst_ldp(prior, ball_of(set.statistic, set.pair_radius), channel, compared, most_steps);
}

/// The level of lifts over a confidence set (nats, as a multiple of epsilon), see worst_lift.
struct WorstLifts {
  double level = 0;             ///< no distribution of the set has more: proved
  double attained = 0;          ///< `distribution` has this
  Matrix<double> distribution;  ///< c x a
  Index report = 0;
  Index secret = -1;  ///< the secret whose belief moves most there; -1 if none moves
  Lift lift = Lift::above;

  /// The level that is reached, as a channel's leakage.
  [[nodiscard]] Leakage leakage() const {
    const bool above = lift == Lift::above;
    return {attained, report, {above ? secret : -1}, {above ? -1 : secret}, {}};
  }
};

/// A secret beside all others. The others are one group for each category if the channel sees the data alone;
/// otherwise they are told apart by the pair.
SampledSides sides_of(const Prior& prior, double radius, Statistic statistic, bool sees_secret, Index s);

/// The worst comparison of a secret with everybody, each at its level, to within 1e-9. The channel sees the
/// data (a rows) or the pair (c a). `prior` is that of secret and data, the set that of its weights, with
/// this radius and statistic.
WorstLifts worst_lifts(const Prior& prior, double radius, Statistic statistic,
                       const Conditions<double>& compared, const Channel& channel);

/// A comparison under the set of a sample: of a secret with everybody, for channels that see the data alone,
/// or with another secret. The secret is the likelier side if `lift` is above.
struct SetComparison {
  Index secret;
  Index other;         ///< -1 for everybody
  Lift lift;           ///< above, if compared with another secret
  SampledSides sides;  ///< the secret's, and those of all others, or of the other secret
  Index first = 0;     ///< the first input of the secret in a column, and that of the other side
  Index other_first = 0;

  [[nodiscard]] SidesChances of(const Vector<double>& column) const {
    return {column.segment(first, sides.own.size()), column.segment(other_first, sides.others.size())};
  }

  /// The largest ratio of a report with these chances, and a distribution of both sides that has it. If it
  /// does not exceed `beaten`, nothing more is found.
  [[nodiscard]] WorstLift worst(const Vector<double>& chances, double beaten) const;
  /// A row to multiply the report's chances by. It is the probability on the likelier side under such a
  /// distribution, less `most` times that on the other. The report holds if the product is at most 0.
  [[nodiscard]] Vector<double> row(const WorstLift& worst, double most, Index inputs) const;
};

/// All comparisons of a notion about the set. Precondition: by_set.
std::vector<SetComparison> set_comparisons(const Prior& prior, const Notion& notion);

/// The level under a notion, with its parameters, that no distribution of the set exceeds; `ldp` as found for
/// the same channel. It follows from the comparisons of the notion:
/// - secrets with secrets: the worst of these pairs, exactly (ldp, profile). E's Definition 1 makes it the
///   level of robust privacy as well.
/// - categories of the data: the level as it is, exactly, since it does not depend on the distribution
///   (data-ldp, context-aware).
/// - a secret with everybody: the worst lift, exactly (lip, pml, pmc, alip, per-secret, rlip, rpml).
/// - people who also share attributes: nothing, since no bound is known (srlip, srldp).
std::optional<double> worst_level(const Prior& prior, const ConfidenceSet& set, const Notion& notion,
                                  const Channel& channel, const WorstLdp& ldp);

}  // namespace sluice

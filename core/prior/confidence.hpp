// SPDX-License-Identifier: Apache-2.0
/// "E" = Lopuhaä-Zwakenberg, Goseling, "Robust Local Differential Privacy", arXiv 2101.09139.
#pragma once

#include <cstdint>

#include "base/result.hpp"
#include "base/scalar.hpp"

namespace sluice {

/// Probabilities below are integers times 2^-40, so that a proof can use them exactly.
constexpr int kConfidenceBits = 40;

/// How far a distribution P is from the sample's own frequencies Phat.
enum class Statistic : std::uint8_t {
  pearson,     ///< sum (Phat - P)^2 / P (E, Section III)
  likelihood,  ///< 2 sum Phat ln(Phat / P): over all n people, twice what P loses of the log-likelihood
};

/// The joint distributions of (S, U) that a sample does not rule out,
///   F = { P : statistic of Phat and P <= B }.
/// The set is seen from one secret at a time, and from one cell at a time. For a secret it is
///   { P(u|s) : P in F } = { R : statistic of Phat(.|s) and R <= a_s }.
/// Every number is rounded to the side on which the set is larger.
struct ConfidenceSet {
  Statistic statistic;
  double radius;  ///< B, rounded up
  /// B for questions about one secret and everybody else, never larger than `radius`. For each secret, all
  /// others are merged into one group; the set of that table holds the truth with probability 1 - alpha / c.
  /// With three secrets or more these sets together are smaller.
  double merged_radius;
  /// B for questions about two secrets and the data of their people, whatever the secrets' shares. It has 2
  /// (|U| - 1) degrees of freedom, and holds the truth with probability 1 - alpha / (c (c - 1) / 2). By
  /// Pearson's statistic it is that of the whole table, which also knows how common both are.
  double pair_radius;
  Vector<double> spread;       ///< a_s, c, rounded up; infinite where a secret has not been seen
  Matrix<std::int64_t> least;  ///< c x |U|; min P(u|s) over F, times 2^40, rounded down
  Matrix<std::int64_t> most;   ///< c x |U|; max P(u|s) over F, times 2^40, rounded up
  /// c; min P(s) over F, rounded down. Merging cells does not increase their divergence, so B still holds.
  Vector<double> least_secret;
  /// c x |U|; min P(u | any secret but s) over F, times 2^40, rounded down. The secrets are merged likewise.
  Matrix<std::int64_t> others_least;
  Matrix<std::int64_t> others_most;  ///< c x |U|; the max, times 2^40, rounded up

  [[nodiscard]] Matrix<double> least_probability() const;  ///< min P(u|s); exact, 40 bits fit into a double
  [[nodiscard]] Matrix<double> most_probability() const;   ///< max P(u|s)
};

/// The part of such a set that is published with a proof, and that the proof is for: { R : least_s <= R <=
/// most_s }.
struct KnownRanges {
  double radius = 0;                ///< B
  Matrix<std::int64_t> least = {};  ///< c x |U|, times 2^40
  Matrix<std::int64_t> most = {};   ///< c x |U|, times 2^40; empty if nothing is said of it
  // About everybody, for notions that compare secrets with everybody; otherwise empty.
  Matrix<std::int64_t> others_least = {};  ///< c x |U|, times 2^40; of everybody with another secret
  Matrix<std::int64_t> others_most = {};   ///< c x |U|, times 2^40; empty if `most` is
  Matrix<std::int64_t> least_secret = {};  ///< c x 1, times 2^40; P(s) is known to be at least this
  Statistic statistic = Statistic::likelihood;
};

/// How far every number of a set is moved to its safe side: a share of 2^-42 to publish, 2^-45 to check
/// another program's set. So programs whose logarithms differ in the last digit agree.
enum class Margin { published, checked };

/// The set that holds the true distribution with probability 1 - alpha, by the likelihood. B is the quantile
/// at 1 - alpha of the chi-square distribution with c|U| - 1 degrees of freedom, over n, times
/// `likelihood_factor`. An alpha above 5 % counts as 5 %.
/// By Pearson's statistic, as in the paper and in files of older versions, B has neither the factor nor that
/// limit. If cells are rare, its coverage falls to .82 for .95, whatever n is.
/// `weights` (c x |U|) are counts or probabilities, zeros allowed, also in whole rows; `sample_size` is n.
/// The least probability of a cell or secret without observations is 0.
/// With `proved`, for the likelihood only, nothing is simulated: nB / 2 is the x above m with e^-x (e x /
/// m)^m = alpha, for m degrees of freedom. The moment generating function of n KL is at most that of a gamma
/// distribution with shape m and rate 1, for any n. (Agrawal 2020, "Finite-sample concentration of the
/// multinomial in relative entropy"; for independent rows it is a product.) Chernoff's bound then gives x.
/// Such a set is about twice as large in B.
/// Fails with bad_request when alpha is not between 0 and 1, or n is not positive and finite, or so small
/// that B is infinite. Fails with bad_table when a weight is negative or not finite, or all are 0.
Result<ConfidenceSet> confidence_set(const Matrix<double>& weights, double sample_size, double alpha,
                                     Margin margin = Margin::published,
                                     Statistic statistic = Statistic::likelihood, bool proved = false);

/// The set of this radius. Preconditions: weights as in `confidence_set`, a radius of 0 or more.
ConfidenceSet set_of_radius(const Matrix<double>& weights, double radius, Margin margin,
                            Statistic statistic = Statistic::likelihood);

/// A bound on the quantile of 2 n KL(Phat || P), as a factor beside the chi-square distribution's with so
/// many degrees of freedom:
///   1.13 + min(.035, degrees / 10^4) + 1 / degrees^2 .
/// If no cell is rare, the quantile comes near to the chi-square's. The factor depends on sizes alone: one
/// that used the counts would hold less often. It is not proved but simulated, for 3 to 400 cells and some
/// thirty sizes. Expected counts were the same in all cells, from .5 to 9, or differed, some rare (.05 to 10)
/// and some common. Each size had 120 to 700 such tables and 121 alphas from .05 to 10^-4. No quantile came
/// nearer to its bound than .012 of the chi-square's, in some 10^6 draws (10^5 above 100 cells). Two cells
/// have 1.81 at most. The mean of one cell is 1.1605 at most, for an expected count of 1.34, so that is the
/// limit for many cells. At alphas from 10^-4 to 10^-12, for sums of 1 to 100 Poisson cells, the factor
/// needed falls with alpha.
/// For two secrets at a time, each with its own number of people, the last term is `few` = 1.8 times as much.
/// The reason is that a row may have a handful of people. The simulation had two rows of 2 to 16 cells, with
/// expected counts from .2 to 1,000, at alphas from .05 to .001. No quantile came nearer than .012, in 10^5
/// draws each.
double likelihood_factor(Index degrees, double few = 1);

/// The part of one cell in sum Phat ln(Phat / P): Phat ln(Phat / P) - Phat + P. It is 0 or more, and computed
/// without the cancellation of its parts. Infinite if P is 0 and Phat is not.
double divergence_of_cell(double sampled, double truth);

/// The ends of a share, for part / (part + rest) of the sample, in a set with this spread for the two.
struct ShareRange {
  double least;
  double most;
};
ShareRange share_range(double part, double rest, double spread, Statistic statistic);

/// The published part of a set. `ranges` adds the upper bounds of P(u|s). `everybody` adds the bounds for
/// everybody with another secret, and the least share of each secret.
KnownRanges known_of(const ConfidenceSet& set, bool ranges, bool everybody);

/// Whether ranges hold all of a set, whatever their radius, and say about everybody exactly what they have
/// to.
bool encloses(const KnownRanges& ranges, const ConfidenceSet& set, bool everybody = false);

/// P(Z > x) for Z of the chi-square distribution, and no less: rounded up by a share of some 1e-14 times the
/// degrees of freedom. Preconditions: at least 1 degree of freedom, x > 0.
double chi_square_tail(Index degrees, double x);

}  // namespace sluice

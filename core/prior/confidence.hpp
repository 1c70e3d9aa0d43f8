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
///   F = { P : statistic of Phat and P <= B },
/// as it is seen from one secret at a time: { P(u|s) : P in F } = { R : statistic of Phat(.|s) and R <= a_s
/// }, and from one cell at a time. Every number is rounded to the side on which the set is larger.
struct ConfidenceSet {
  Statistic statistic;
  double radius;  ///< B, rounded up
  /// The same where it is asked of one secret and everybody else at a time, and never larger: for each secret
  /// the set of the table in which all others are one group, which holds the true one with probability 1 -
  /// alpha / c. From three secrets on these sets, together, are smaller.
  double merged_radius;
  /// The same where it is asked of two secrets at a time: of what their people have, whatever their shares.
  /// It has 2 (|U| - 1) degrees of freedom, and holds the true one with probability 1 - alpha / (c (c - 1) /
  /// 2). That of the table by Pearson's statistic, which knows how common both are as well.
  double pair_radius;
  Vector<double> spread;       ///< a_s, c, rounded up; infinite where a secret has not been seen
  Matrix<std::int64_t> least;  ///< c x |U|; min P(u|s) over F, times 2^40, rounded down
  Matrix<std::int64_t> most;   ///< c x |U|; max P(u|s) over F, times 2^40, rounded up
  /// c; min P(s) over F, rounded down: cells that are merged differ by no more than they did apart.
  Vector<double> least_secret;
  /// c x |U|; min P(u | any secret but s) over F, times 2^40, rounded down. The secrets are merged likewise.
  Matrix<std::int64_t> others_least;
  Matrix<std::int64_t> others_most;  ///< c x |U|; the max, times 2^40, rounded up

  [[nodiscard]] Matrix<double> least_probability() const;  ///< min P(u|s); exact, 40 bits fit into a double
  [[nodiscard]] Matrix<double> most_probability() const;   ///< max P(u|s)
};

/// What of such a set is published with a proof, and what the proof is for: { R : least_s <= R <= most_s }.
struct KnownRanges {
  double radius = 0;                ///< B
  Matrix<std::int64_t> least = {};  ///< c x |U|, times 2^40
  Matrix<std::int64_t> most = {};   ///< c x |U|, times 2^40; empty where nothing is said of it
  // Of everybody, for the notions that compare secrets with them; otherwise empty.
  Matrix<std::int64_t> others_least = {};  ///< c x |U|, times 2^40; of everybody with another secret
  Matrix<std::int64_t> others_most = {};   ///< c x |U|, times 2^40; empty where `most` is
  Matrix<std::int64_t> least_secret = {};  ///< c x 1, times 2^40; P(s) is known to be at least this
  Statistic statistic = Statistic::likelihood;
};

/// How far every number of a set is moved to its safe side: by 2^-42 of it where it is published, by 2^-45
/// where somebody else's is checked, so that programs whose logarithms differ in their last digit agree.
enum class Margin { published, checked };

/// The set that holds the true distribution with probability 1 - alpha, by the likelihood:
///   B = quantile of the chi-square distribution with c|U| - 1 degrees of freedom at 1 - alpha, over n,
/// times `likelihood_factor`, of an alpha of 5 % at most. By Pearson's statistic, as in the paper and in
/// files of older versions, B is without either: where cells are rare the coverage falls to .82 for .95,
/// whatever n is. `weights` (c x |U|) are counts or probabilities, zeros allowed, also in whole rows;
/// `sample_size` is n. A cell or a secret without observations is promised nothing: its least probability is
/// 0. Where `proved`, nothing is simulated: nB / 2 is the x above m with  e^-x (e x / m)^m = alpha , for m
/// degrees of freedom. The moment generating function of n KL is at most that of a gamma distribution with
/// shape m and rate 1, for any n (Agrawal 2020, "Finite-sample concentration of the multinomial in relative
/// entropy"; of independent rows it is a product), which Chernoff's bound makes that of. Such a set is some
/// twice as large in B. By the likelihood only. Fails with bad_request when alpha is not between 0 and 1 or n
/// is not positive and finite, or so small that B is infinite, and with bad_table when a weight is negative
/// or not finite, or all are 0.
Result<ConfidenceSet> confidence_set(const Matrix<double>& weights, double sample_size, double alpha,
                                     Margin margin = Margin::published,
                                     Statistic statistic = Statistic::likelihood, bool proved = false);

/// The set of this radius. Preconditions: weights as `confidence_set` takes them, a radius of 0 or more.
ConfidenceSet set_of_radius(const Matrix<double>& weights, double radius, Margin margin,
                            Statistic statistic = Statistic::likelihood);

/// By how much the quantile of 2 n KL(Phat || P) may exceed that of the chi-square distribution with so many
/// degrees of freedom, which it comes to where no cell is rare:
///   1.13 + min(.035, degrees / 10^4) + 1 / degrees^2 .
/// It depends on sizes alone: a factor by the counts would hold less often. It is not proved but simulated:
/// 3 to 400 cells, all of the same expected count from .5 to 9 or each of its own, some rare (.05 to 10) and
/// some common; for some thirty sizes, each with 120 to 700 such tables and 121 alphas from .05 to 10^-4. No
/// quantile came nearer to its bound than .012 of the chi-square's, of some 10^6 draws (10^5 above 100
/// cells). Two cells have 1.81 at most. The mean of one cell is 1.1605 at most, for an expected count
/// of 1.34, so that is the limit for many cells. At alphas from 10^-4 to 10^-12, by sums of 1 to 100 Poisson
/// cells, less is needed the smaller they are.
/// Of two secrets at a time, each with as many people as it has, the last term is `few` = 1.8 times as much:
/// a row may have a handful of people. That was simulated for two rows of 2 to 16 cells, whose expected
/// counts are from .2 to 1,000, at alphas from .05 to .001: no quantile came nearer than .012, of 10^5 draws
/// each.
double likelihood_factor(Index degrees, double few = 1);

/// What one cell adds to sum Phat ln(Phat / P): Phat ln(Phat / P) - Phat + P, which is 0 or more, without the
/// cancellation of its parts. Infinite where P is 0 and Phat is not.
double divergence_of_cell(double sampled, double truth);

/// The ends of a share, for part / (part + rest) of the sample, in a set with this spread for the two.
struct ShareRange {
  double least;
  double most;
};
ShareRange share_range(double part, double rest, double spread, Statistic statistic);

/// What is published of a set: with `ranges` what P(u|s) is at most, too; with `everybody` also what is known
/// of everybody with another secret, and how common a secret is at least.
KnownRanges known_of(const ConfidenceSet& set, bool ranges, bool everybody);

/// Whether ranges hold all that a set does, whatever their radius, and say of everybody what they have to.
bool encloses(const KnownRanges& ranges, const ConfidenceSet& set, bool everybody = false);

/// P(Z > x) for Z of the chi-square distribution, and no less: rounded up by a share of some 1e-14 times the
/// degrees of freedom. Preconditions: at least 1 degree of freedom, x > 0.
double chi_square_tail(Index degrees, double x);

}  // namespace sluice

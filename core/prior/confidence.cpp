// SPDX-License-Identifier: Apache-2.0
#include "prior/confidence.hpp"

#include <algorithm>
#include <cmath>

#include "base/infinity.hpp"
#include "base/texts.hpp"

namespace sluice {
namespace {

// A result of a dozen operations without cancellation has an error of some ulps of 2^-53. Moving it by this
// share puts it on its safe side.
constexpr double kMargin = 0x1p-45;
constexpr double kPublishedMargin = 0x1p-42;
// The square of a larger spread overflows; such a set says nothing of a share.
constexpr double kUnbounded = 1e150;
constexpr double kUnit = 0x1p40;
constexpr std::int64_t kOne = std::int64_t{1} << kConfidenceBits;
// `likelihood_factor` holds for alphas up to this one.
constexpr double kLikelihoodAlpha = .05;
// The `few` of `likelihood_factor` for two secrets at a time.
constexpr double kOfPairs = 1.8;
static_assert(kUnit == static_cast<double>(kOne));

/// Moves numbers to the side on which a set is larger.
struct Outwards {
  double margin;
  [[nodiscard]] double up(double value) const { return value * (1 + margin); }
  [[nodiscard]] double down(double value) const { return value * (1 - margin); }
};

Outwards outwards_by(Margin margin) { return {margin == Margin::published ? kPublishedMargin : kMargin}; }

/// The x > m with x - m - m ln(x / m) = ln(1 / alpha), rounded up; 0 for no degrees of freedom.
double deviation_of(Index degrees, double alpha) {
  if (degrees == 0) return 0;
  const auto m = static_cast<double>(degrees);
  const double most = -std::log(alpha);
  // Newton's method from the right: the function is convex and grows there, so each step stays there.
  double x = 2 * (m + most);
  for (double last = 2 * x; x < last;) {
    last = x;
    x -= (x - m - m * std::log(x / m) - most) / (1 - m / x);
  }
  return x;
}

/// The least x whose tail is at most alpha, rounded up.
double chi_square_quantile(const Outwards& outwards, Index degrees, double alpha) {
  double low = 0;
  double high = 1;
  while (chi_square_tail(degrees, high) > alpha) {
    low = high;
    high *= 2;
  }
  while (high - low > high * 0x1p-50) {
    const double middle = low + (high - low) / 2;
    (chi_square_tail(degrees, middle) > alpha ? low : high) = middle;
  }
  return outwards.up(high);
}

/// a_s = ((sqrt(1 + B) + Phat_s - 1) / Phat_s)^2 - 1, written without differences of large numbers. By the
/// likelihood the shares of secrets add up: a_s = B / Phat_s.
double spread_of(const Outwards& outwards, double radius, double share, Statistic statistic) {
  if (share <= 0) return kInfinity;
  if (statistic == Statistic::likelihood) return outwards.up(radius / share);
  const double growth = radius / (1 + std::sqrt(1 + radius)) / share;
  return outwards.up(growth * (2 + growth));
}

/// x - ln(1 + x) for |x| <= 1/2, by the series of ln(1 + x) in t = x / (2 + x).
double log_excess(double x) {
  constexpr double kNegligible = 0x1p-60;
  const double t = x / (2 + x);
  double power = t * t * t;
  double sum = 0;
  for (double k = 3; std::abs(power) > kNegligible * t * t; k += 2) {
    sum += power / k;
    power *= t * t;
  }
  return x * t - 2 * sum;
}

/// The divergence of a cell whose truth is `more` larger than its sample.
double divergence_of_more(double sampled, double more) {
  if (sampled <= more * 0x1p-900) return more;
  const double x = more / sampled;
  return x > .5 ? more - sampled * std::log1p(x) : sampled * log_excess(x);
}

/// The logarithm of the factor by which p can shrink beside q = 1 - p until their divergence is half the
/// spread. The mass that moves from p to q has a variable of its own: it may be much less than p, and more
/// than q.
double shrunken(double p, double q, double spread) {
  if (p <= 0) return 0;
  double low = 0;
  double high = spread / (2 * p) + 1;
  while (high - low > high * 0x1p-52) {
    const double middle = low + (high - low) / 2;
    const double less = std::expm1(-middle);
    const double own = p * (middle > .5 ? std::exp(-middle) - 1 + middle : log_excess(less));
    (2 * (own + divergence_of_more(q, -p * less)) > spread ? high : low) = middle;
    if (high <= 0x1p-1000) break;
  }
  return high;
}

}  // namespace

// Q(a, h) = sum_j h^(a-1-j) e^-h / Gamma(a-j) down to Gamma(1), or to Gamma(3/2) and then erfc(sqrt(h)), for
// a = degrees / 2 and h = x / 2. It is a finite sum of positive terms, so its rounding is known. Boost's
// quantile does not say on which side it errs.
double chi_square_tail(Index degrees, double x) {
  constexpr double kNegligible = 0x1p-80;
  const double half = x / 2;
  const double top = static_cast<double>(degrees) / 2 - 1;
  double sum = degrees % 2 == 0 ? 0 : std::erfc(std::sqrt(half));
  if (degrees > 1) {
    // From the largest term in both directions: terms far from it may be too small for a double.
    const double largest = top - std::clamp(std::floor(top - half), 0.0, std::floor(top));
    const double powers = largest * std::log(half);
    const double factorials = std::lgamma(largest + 1);
    // The digits that the exponent loses before its parts cancel, and the products after it.
    const double lost = std::abs(powers) + half + std::abs(factorials) + static_cast<double>(degrees);
    const double term = std::exp(powers - half - factorials) * (1 + 0x1p-50 * lost);
    double next = term;
    for (double power = largest; power >= 0 && next > sum * kNegligible; power -= 1) {
      sum += next;
      next *= power / half;
    }
    next = term;
    for (double power = largest + 1; power <= top && next > sum * kNegligible; power += 1) {
      next *= half / power;
      sum += next;
    }
  }
  return sum * (1 + 0x1p-48);
}

double likelihood_factor(Index degrees, double few) {
  const auto m = static_cast<double>(degrees);
  return 1.13 + std::min(.035, m / 10'000) + few / (m * m);
}

double divergence_of_cell(double sampled, double truth) {
  if (sampled <= truth * 0x1p-900) return truth;
  if (truth <= 0) return kInfinity;
  const double x = (truth - sampled) / sampled;
  if (std::abs(x) > .5) return truth - sampled - sampled * std::log(truth / sampled);
  return sampled * log_excess(x);
}

// By the likelihood both ends are roots of its divergence. By Pearson's statistic they are the roots of (1+a)
// r^2 - (2p+a) r + p^2 <= 0 (E, eq. 5).
ShareRange share_range(double part, double rest, double spread, Statistic statistic) {
  const double p = part / (part + rest);
  const double q = rest / (part + rest);
  if (!(spread < kUnbounded)) return {0, 1};
  if (statistic == Statistic::likelihood) {
    return {p * std::exp(-shrunken(p, q, spread)), p - q * std::expm1(-shrunken(q, p, spread))};
  }
  const double root = std::sqrt(spread * (spread + 4 * p * q));
  return {2 * p * p / (2 * p + spread + root), (2 * p + spread + root) / (2 + 2 * spread)};
}

Result<ConfidenceSet> confidence_set(const Matrix<double>& weights, double sample_size, double alpha,
                                     Margin margin, Statistic statistic, bool proved) {
  if (!(alpha > 0 && alpha < 1)) {
    return fail(texts::kTable.alpha_out_of_range);
  }
  if (!(sample_size > 0) || std::isinf(sample_size)) {
    return fail(texts::kTable.sample_size_not_positive);
  }
  const double total = weights.sum();
  if (weights.size() == 0 || !weights.allFinite() || weights.minCoeff() < 0 || !(total > 0) ||
      std::isinf(total)) {
    return fail(texts::kTable.weights_not_counts);
  }
  if (weights.size() == 1) return set_of_radius(weights, 0, margin, statistic);
  const Outwards outwards = outwards_by(margin);
  const auto radius_of = [&](Index degrees, double chance, double few = 1) {
    if (proved && statistic == Statistic::likelihood)
      return outwards.up(2 * deviation_of(degrees, chance) / sample_size);
    const bool by_likelihood = statistic == Statistic::likelihood;
    const double quantile =
        chi_square_quantile(outwards, degrees, by_likelihood ? std::min(chance, kLikelihoodAlpha) : chance);
    return outwards.up((by_likelihood ? likelihood_factor(degrees, few) : 1) * quantile / sample_size);
  };
  const double radius = radius_of(weights.size() - 1, alpha);
  if (std::isinf(radius)) return fail(texts::kTable.sample_too_small);
  ConfidenceSet set = set_of_radius(weights, radius, margin, statistic);
  // Two secrets make the same table, so alpha is not divided. Only the sizes decide: a choice that depended
  // on the counts would hold less often.
  if (weights.rows() > 2) {
    const double of_each = radius_of(2 * weights.cols() - 1, alpha / static_cast<double>(weights.rows()));
    set.merged_radius = std::min(radius, of_each);
  }
  if (statistic == Statistic::likelihood && weights.rows() > 1 && weights.cols() > 1) {
    const auto c = static_cast<double>(weights.rows());
    const double of_pair = radius_of(2 * (weights.cols() - 1), alpha / (c * (c - 1) / 2), kOfPairs);
    set.pair_radius = std::min(radius, of_pair);
  }
  return set;
}

ConfidenceSet set_of_radius(const Matrix<double>& weights, double radius, Margin margin,
                            Statistic statistic) {
  const Outwards outwards = outwards_by(margin);
  const double total = weights.sum();
  const Index c = weights.rows();
  const Index a = weights.cols();
  const Matrix<std::int64_t> none(c, a);
  ConfidenceSet set{statistic,         radius, radius, radius, Vector<double>(c), none, none,
                    Vector<double>(c), none,   none};
  for (Index s = 0; s < c; ++s) {
    const double of_secret = weights.row(s).sum();
    set.spread(s) = spread_of(outwards, set.radius, of_secret / total, statistic);
    const double others = weights.topRows(s).sum() + weights.bottomRows(c - s - 1).sum();
    set.least_secret(s) = outwards.down(share_range(of_secret, others, radius, statistic).least);
    const auto put = [&](const auto& counts, double spread, auto least, auto most) {
      for (Index u = 0; u < a; ++u) {
        // Summed, not subtracted: the rest of a secret may be much less than the cell.
        const double rest = counts.head(u).sum() + counts.tail(a - u - 1).sum();
        const ShareRange range = share_range(counts(u), rest, spread, statistic);
        least(u) = static_cast<std::int64_t>(std::floor(outwards.down(range.least) * kUnit));
        most(u) = static_cast<std::int64_t>(std::min(kUnit, std::ceil(outwards.up(range.most) * kUnit)));
      }
    };
    put(weights.row(s), set.spread(s), set.least.row(s), set.most.row(s));
    const Vector<double> of_others = weights.topRows(s).colwise().sum().transpose() +
                                     weights.bottomRows(c - s - 1).colwise().sum().transpose();
    put(of_others, spread_of(outwards, set.radius, others / total, statistic), set.others_least.row(s),
        set.others_most.row(s));
  }
  return set;
}

namespace {

Matrix<std::int64_t> least_shares(const ConfidenceSet& set) {
  Matrix<std::int64_t> shares(set.least_secret.size(), 1);
  for (Index s = 0; s < shares.rows(); ++s) {
    shares(s, 0) = static_cast<std::int64_t>(std::floor(set.least_secret(s) * kUnit));
  }
  return shares;
}

bool alike(const Matrix<std::int64_t>& one, const Matrix<std::int64_t>& other) {
  return one.rows() == other.rows() && one.cols() == other.cols();
}
bool at_most(const Matrix<std::int64_t>& low, const Matrix<std::int64_t>& least) {
  return alike(low, least) && low.minCoeff() >= 0 && (low.array() <= least.array()).all();
}
/// A probability of more than 1 would make sums too large for an integer.
bool at_least(const Matrix<std::int64_t>& high, const Matrix<std::int64_t>& most) {
  return alike(high, most) && high.maxCoeff() <= kOne && (high.array() >= most.array()).all();
}

}  // namespace

KnownRanges known_of(const ConfidenceSet& set, bool ranges, bool everybody) {
  KnownRanges known{.radius = set.radius, .least = set.least, .statistic = set.statistic};
  if (ranges) known.most = set.most;
  if (!everybody) return known;
  known.others_least = set.others_least;
  if (ranges) known.others_most = set.others_most;
  known.least_secret = least_shares(set);
  return known;
}

bool encloses(const KnownRanges& ranges, const ConfidenceSet& set, bool everybody) {
  if (ranges.statistic != set.statistic) return false;
  const bool has_most = ranges.most.size() > 0;
  if (!at_most(ranges.least, set.least) || (has_most && !at_least(ranges.most, set.most))) return false;
  if (!everybody) {
    return ranges.others_least.size() + ranges.others_most.size() + ranges.least_secret.size() == 0;
  }
  if (!at_most(ranges.others_least, set.others_least)) return false;
  if (has_most ? !at_least(ranges.others_most, set.others_most) : ranges.others_most.size() > 0) return false;
  return at_most(ranges.least_secret, least_shares(set));
}

Matrix<double> ConfidenceSet::least_probability() const { return least.cast<double>() / kUnit; }
Matrix<double> ConfidenceSet::most_probability() const { return most.cast<double>() / kUnit; }

}  // namespace sluice

// SPDX-License-Identifier: GPL-3.0-or-later
#include "estimate/bounded_mean.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

#include "estimate/unified_tails.hpp"

namespace sluice {
namespace {

/// The share of the tail for the chance that reports spread less than assumed, and again for more. The rest
/// is for the bet.
constexpr double kForSpread = 0.025;
// The gain or loss per report stays where the logarithm is well behaved.
constexpr double kMostLost = 0.5;
constexpr double kMostWon = 1;
constexpr double kMeanRounding = 1e-13;
/// No mean is refuted with a smaller tail: its logarithms are of no use.
constexpr double kLeastTail = 1e-200;
constexpr double kLarge = 0.02;
/// Ends are exact to this share of the distance to the average.
constexpr double kCloseEnds = 1e-4;

/// E~ log(1 + a) per report is the mean of this.
double gain(double a) { return (1 + a) * std::log1p(a) - a; }

/// E~ log(1 + a)^2 as a multiple of `gain`; it grows with a, and is 2 at 0.
double square_per_gain(double a) {
  // Both vanish like a^2.
  if (std::abs(a) < 1e-4) return 2 + 2 * a / 3;
  const double logarithm = std::log1p(a);
  return (1 + a) * logarithm * logarithm / gain(a);
}

double normal_tail(double z) { return std::erfc(z / std::sqrt(2.0)) / 2; }

/// E[e^-(W - w) ; W >= w] of a normal W with this mean and deviation.
double normal_part(double mean, double deviation, double w) {
  return std::exp(w - mean + deviation * deviation / 2) * normal_tail((w - mean) / deviation + deviation);
}

/// A bound on the distance between the distribution of a standardised sum and the normal one. The terms are
/// identically distributed, with a third absolute moment of `third` sqrt(n) (Shevtsova 2013).
double berry_esseen(double third, double people) {
  const double root = std::sqrt(people);
  return std::min({0.469 * third, 0.3322 * (third + 0.429 / root), 0.3031 * (third + 0.646 / root)});
}

/// One side of the interval: whether means are too low, given all reports.
class Bet {
 public:
  Bet(const BoundedSample& sample, double tail)
      : sample_(sample),
        people_(sample.counts.sum()),
        average_(sample.values.dot(sample.counts) / people_),
        deviation_(std::sqrt(std::max(sample.variance, 0.0) / people_)),
        tail_(tail) {
    // For a large tail the bounds are weak; a part of it may have the narrower interval.
    double best = std::numeric_limits<double>::infinity();
    for (double part = 1; part == 1 || (part * tail > kLarge && part > 1. / 8); part *= 0.8) {
      if (const double won = needed(Level(part * tail)); won < best) {
        best = won;
        part_ = part;
      }
    }
    lambda_ = bet_for(best);
  }

  /// Whether E g(Y) = mean is refuted, for a mean below the average. The tail is the one that `unified_tails`
  /// gives this mean if the average has the expected deviation.
  [[nodiscard]] bool refutes(double mean) const {
    const double tail = deviation_ > 0 ? unified_tails((mean - sample_.means.low) / deviation_,
                                                       (sample_.means.high - mean) / deviation_, tail_)
                                             .large
                                       : tail_;
    if (!(tail > kLeastTail)) return false;
    double won = 0;
    double gained = 0;
    double size = 0;
    for (Index y = 0; y < sample_.values.size(); ++y) {
      const double a = lambda_ * (sample_.values(y) - mean);
      won += sample_.counts(y) * std::log1p(a);
      size += sample_.counts(y) * std::abs(a);
      gained += sample_.counts(y) * gain(a);
    }
    return refutes(won - kMeanRounding * size, Level(part_ * tail), lambda_, mean, gained / people_);
  }

  [[nodiscard]] double average() const { return average_; }

 private:
  struct Level {
    explicit Level(double all)
        : tail(all * (1 - 2 * kForSpread)),
          least(std::pow(normal_quantile(tail), 2) / 2),
          certain(-std::log(tail)),
          for_spread(-std::log(all * kForSpread)) {}

    double tail;
    double least;  ///< the w at which W has the best mean for it: P(W >= w) is the tail
    double certain;
    double for_spread;
  };

  /// The bet that makes W >= w likeliest, at most as large as any mean allows.
  [[nodiscard]] double bet_for(double w) const {
    const double most = std::min(kMostLost / (sample_.means.high - sample_.range.low),
                                 kMostWon / (sample_.range.high - sample_.means.low));
    const double deviation = std::sqrt(std::max(sample_.variance, 0.0) * people_);
    return deviation > 0 ? std::min(most, std::sqrt(2 * w) / deviation) : most;
  }

  /// The least gain that refutes a mean if reports come as expected.
  [[nodiscard]] double needed(const Level& level) const {
    double low = level.least;
    double high = level.certain;
    for (int i = 0; i < 16; ++i) {
      const double w = (low + high) / 2;
      (refutes(w, level, bet_for(w), sample_.expected, w / people_) ? high : low) = w;
    }
    return high;
  }

  /// Whether this capital refutes the mean, with an average `gain` of the reports.
  [[nodiscard]] bool refutes(double won, const Level& level, double lambda, double mean,
                             double gained) const {
    if (won <= 0) return false;
    if (won >= level.certain) return true;
    const Interval range{lambda * (sample_.range.low - mean), lambda * (sample_.range.high - mean)};
    if (!(range.low < 0 && range.high > 0)) return false;
    // Bernstein's inequality for numbers in [0, 1]: the distance of their mean from their average.
    const double largest = std::max(gain(range.low), gain(range.high));
    const double share = gained / largest;
    const double unit = level.for_spread / people_;
    const double below = std::sqrt(4 * unit * unit / 9 + 2 * unit * share) - 2 * unit / 3;
    const double above = std::sqrt(unit * unit + 2 * unit * share) + unit;
    const Interval gains{people_ * largest * (share - below),
                         people_ * largest * std::min(1.0, share + above)};
    if (!(gains.low > 0)) return false;
    if (won <= level.least && gains.low <= won && won <= gains.high) return false;
    return capital_tail(won, gains, range, people_) <= level.tail;
  }

  const BoundedSample& sample_;
  double people_;
  double average_;
  double deviation_;
  double tail_;
  double part_ = 1;
  double lambda_ = 0;
};

/// The lower end. The highest possible mean is never too low.
double least_mean(const BoundedSample& sample, double tail) {
  const Bet bet(sample, tail);
  double low = sample.means.low;
  double high = std::clamp(bet.average(), sample.means.low, sample.means.high);
  if (!(bet.average() > low) || !bet.refutes(low)) return low;
  // The lower end of the bracket is refuted, so a rough search makes no interval too narrow.
  while (high - low > kCloseEnds * (bet.average() - low)) {
    const double middle = low + (high - low) / 2;
    if (!(middle > low && middle < high)) break;
    (bet.refutes(middle) ? low : high) = middle;
  }
  return low;
}

Interval turned(const Interval& interval) { return {-interval.high, -interval.low}; }

}  // namespace

// P~(W <= .) differs from the normal distribution with the same mean m and deviation s by at most
// `berry_esseen`. So E~[e^-(W-w) ; W >= w] = int_0^inf e^-u P~(w <= W <= w + u) du differs by twice that.
// Neither m nor s is known. s^2 = n E~ log^2 - m^2/n is at most m times `square_per_gain`, less the last
// term. The third absolute moment is at most s^2 times the farthest distance of log(1 + a) from its mean.
// Both ends of m are tried. Inside, the slope at the largest value is 0, and steps of 3 % miss at most a
// thousandth of it. Beyond six times w and the lower end both terms fall with m.
double capital_tail(double w, const Interval& gains, const Interval& range, double people) {
  constexpr double kStep = 1.03;
  constexpr int kDeviations = 2;
  constexpr double kMissed = 1.002;
  const double least_square = square_per_gain(range.low);
  const double most_square = square_per_gain(range.high);
  const double last = std::min(gains.high, 6 * std::max(w, gains.low));
  double largest = 0;
  double mean = gains.low;
  for (bool more = true; more; mean = std::min(last, mean * kStep)) {
    more = mean < last;
    const double low = std::max(mean * 1e-3, least_square * mean - mean * mean / people);
    const double high = std::max(low, most_square * mean);
    const double farthest = std::max(mean / people - std::log1p(range.low), std::log1p(range.high));
    for (int i = 0; i <= kDeviations; ++i) {
      const double deviation = std::sqrt(low + (high - low) * i / kDeviations);
      largest =
          std::max(largest, normal_part(mean, deviation, w) + 2 * berry_esseen(farthest / deviation, people));
    }
  }
  return std::exp(-w) * std::min(1.0, kMissed * largest);
}

Interval mean_interval(const BoundedSample& sample, double tail) {
  const BoundedSample other{-sample.values,       sample.counts,    turned(sample.range),
                            turned(sample.means), -sample.expected, sample.variance};
  return {least_mean(sample, tail), -least_mean(other, tail)};
}

}  // namespace sluice

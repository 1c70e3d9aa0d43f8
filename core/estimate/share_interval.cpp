// SPDX-License-Identifier: GPL-3.0-or-later
#include "estimate/share_interval.hpp"

#include <algorithm>
#include <cmath>

#include "estimate/bounded_mean.hpp"
#include "estimate/linear_estimate.hpp"
#include "estimate/mark_variance.hpp"

namespace sluice {
namespace {

/// Weights that differ by no more than this share of the largest are equal; their difference is added to the
/// interval.
constexpr double kSame = 1e-9;
constexpr double kRounding = 1e-12;

/// The relation of an event to the functional: c . p = base + step P(event), to within `off`.
struct Event {
  double happened;
  double people;
  double base;
  double step;
  double off;
};

Interval within(const Interval& means, double low, double high) {
  return {std::max(means.low, low), std::min(means.high, high)};
}

Interval share_of(const Event& event, const Interval& means, double tail) {
  const auto [happened, people, base, step, off] = event;
  const double room = off + kRounding * (std::abs(base) + std::abs(step));
  const double size = std::abs(step);
  const double one = (means.low - base) / step;
  const double other = (means.high - base) / step;
  const Interval chances{std::max(0.0, std::min(one, other) - room / size),
                         std::min(1.0, std::max(one, other) + room / size)};
  const auto [low, high] = interval_within(std::min(happened, people), people, chances, tail);
  const double first = base + step * low;
  const double last = base + step * high;
  return within(means, std::min(first, last) - room, std::max(first, last) + room);
}

Interval ends_of(const Vector<double>& numbers) { return {numbers.minCoeff(), numbers.maxCoeff()}; }

}  // namespace

EachInterval share_interval(const Channel& channel, const Weighing& weighing, const Vector<double>& counts,
                            const Vector<double>& expected, double tail) {
  const auto& [functional, weights] = weighing;
  const Interval means = ends_of(functional);
  const Interval range = ends_of(weights);
  const double size = weights.cwiseAbs().maxCoeff();
  // The error of Q g = c, which bounds the distance of c . p from the mean of g.
  const double missed = (channel * weights - functional).cwiseAbs().maxCoeff();
  const double step = range.high - range.low;
  if (step <= kSame * size || means.high == means.low) return {means, EachBy::binomial};
  double happened = 0;
  double off = 0;
  for (Index y = 0; y < weights.size(); ++y) {
    const bool upper = weights(y) > range.low + step / 2;
    off = std::max(off, upper ? range.high - weights(y) : weights(y) - range.low);
    if (upper) happened += counts(y);
  }
  if (off <= kSame * size) {
    return {share_of({happened, counts.sum(), range.low, step, off + missed}, means, tail), EachBy::binomial};
  }
  const auto mean = mean_interval(
      {weights, counts, range, means, weights.dot(expected), variance_of(weights, expected)}, tail);
  const double room = missed + kRounding * size;
  return {within(means, mean.low - room, mean.high + room), EachBy::betting};
}

EachInterval share_interval(const Marks& marks, const Vector<double>& functional,
                            const Vector<double>& marked, const MarkValues& values,
                            const Vector<double>& expected, double tail) {
  const double u = static_cast<double>(marks.other) / static_cast<double>(kRowSum);
  const double slope = 0.5 - u;
  const Interval means = ends_of(functional);
  if (means.high == means.low) return {means, EachBy::binomial};
  const double people = values.counts.sum();
  if ((functional.array() != 0).count() == 1) {
    Index x = 0;
    functional.cwiseAbs().maxCoeff(&x);
    const double step = functional(x) / slope;
    return {share_of({marked(x), people, -u * step, step, 0}, means, tail), EachBy::binomial};
  }
  const double positive = functional.cwiseMax(0).sum() / slope;
  const double negative = functional.cwiseMin(0).sum() / slope;
  const Interval range{negative * (1 - u) - positive * u, positive * (1 - u) - negative * u};
  const auto mean =
      mean_interval({values.values.cwiseMax(range.low).cwiseMin(range.high), values.counts, range, means,
                     functional.dot(expected), variance_of_marks(functional, marks, expected)},
                    tail);
  const double room = kRounding * (positive - negative);
  return {within(means, mean.low - room, mean.high + room), EachBy::betting};
}

MarkValues expected_values(const Marks& marks, const Vector<double>& functional,
                           const Vector<double>& distribution, double people) {
  const double mean = functional.dot(distribution);
  const double deviation = std::sqrt(variance_of_marks(functional, marks, distribution));
  return {Vector<double>{{mean - deviation, mean + deviation}}, Vector<double>::Constant(2, people / 2)};
}

}  // namespace sluice

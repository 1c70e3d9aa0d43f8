// SPDX-License-Identifier: GPL-3.0-or-later
// Any bounded numbers, and any counts. The mean of the sample is never refuted. The tail beyond an interval
// is no larger than it may be.
#include <algorithm>
#include <cmath>

#include "estimate/bounded_mean.hpp"
#include "fuzzers.hpp"
#include "tables.hpp"

namespace sluice::fuzz {
namespace {

constexpr double kIntervalRounding = 1e-9;
constexpr Index kMostSummed = 64;

/// P(N >= count) for so many trials, by summing.
double at_least(Index count, Index total, double chance) {
  double sum = 0;
  for (Index k = count; k <= total; ++k) {
    double term = 1;
    for (Index i = 0; i < k; ++i)
      term *= static_cast<double>(total - i) / static_cast<double>(i + 1) * chance;
    sum += term * std::pow(1 - chance, static_cast<double>(total - k));
  }
  return sum;
}

void binomial(Bytes& bytes, double tail) {
  const Index total = bytes.between(1, kMostSummed);
  const Index count = bytes.between(0, total);
  const Interval ends = clopper_pearson(static_cast<double>(count), static_cast<double>(total), tail);
  const double share = static_cast<double>(count) / static_cast<double>(total);
  require(0 <= ends.low && ends.low <= share && share <= ends.high && ends.high <= 1,
          "the share of the sample is in it");
  const double most = tail * (1 + kIntervalRounding);
  require(count == 0 || at_least(count, total, ends.low) <= most, "the lower end has its tail");
  require(count == total || at_least(total - count, total, 1 - ends.high) <= most,
          "the upper end has its tail");
}

void many(Bytes& bytes, double tail) {
  const double total = 1 + std::floor(bytes.scaled(bytes.byte(), 0, 40));
  const double count = std::floor(total * bytes.share());
  const Interval ends = clopper_pearson(count, total, tail);
  require(0 <= ends.low && ends.low <= count / total && count / total <= ends.high && ends.high <= 1,
          "the share of the sample is in it");
}

void mean(Bytes& bytes, double tail) {
  BoundedSample sample;
  const Index size = bytes.between(1, 8);
  const double scale = std::ldexp(1., static_cast<int>(bytes.between(-20, 20)));
  sample.values.resize(size);
  sample.counts.resize(size);
  for (double& value : sample.values) value = scale * static_cast<double>(bytes.between(-128, 127));
  for (double& count : sample.counts) count = std::ldexp(bytes.byte(), bytes.flag() ? 20 : 0);
  if (!(sample.counts.sum() > 0)) sample.counts(0) = 1;
  sample.range = {sample.values.minCoeff() - scale * bytes.byte(),
                  sample.values.maxCoeff() + scale * bytes.byte()};
  if (!(sample.range.low < sample.range.high)) sample.range.high += scale;
  const double width = sample.range.high - sample.range.low;
  sample.means = {sample.range.low + width * bytes.share() / 2,
                  sample.range.high - width * bytes.share() / 2};
  if (!(sample.means.low < sample.means.high)) return;
  sample.expected = sample.means.low + (sample.means.high - sample.means.low) * bytes.share();
  sample.variance = width * width * bytes.share();
  const auto ends = mean_interval(sample, tail);
  const double here = sample.values.dot(sample.counts) / sample.counts.sum();
  const double error = kIntervalRounding * width;
  const bool possible = here >= sample.means.low && here <= sample.means.high;
  require(ends.low <= ends.high, "an interval is one");
  require(ends.low >= sample.means.low - error && ends.high <= sample.means.high + error,
          "it is of what the mean can be");
  require(!possible || (ends.low <= here + error && ends.high >= here - error),
          "the mean of the sample is in it");
}

void capital(Bytes& bytes) {
  const double w = bytes.scaled(1 + bytes.byte(), -10, 10);
  const double gain = bytes.scaled(1 + bytes.byte(), -20, 20);
  const Interval gains{gain, gain * (1 + bytes.share())};
  const double below = -bytes.share() / 2;
  const Interval range{below, bytes.share()};
  const double tail = capital_tail(w, gains, range, std::floor(bytes.scaled(1 + bytes.byte(), 0, 40)));
  require(tail >= 0 && tail <= std::exp(-w) * (1 + kIntervalRounding), "it is no worse than Markov's bound");
}

}  // namespace

void intervals(Bytes bytes) {
  const double tail = bytes.share() / 2;
  switch (bytes.between(0, 3)) {
    case 0:
      return binomial(bytes, tail);
    case 1:
      return many(bytes, tail);
    case 2:
      return mean(bytes, tail);
    default:
      return capital(bytes);
  }
}

}  // namespace sluice::fuzz

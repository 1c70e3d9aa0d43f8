// SPDX-License-Identifier: GPL-3.0-or-later
#include "estimate/pool.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "base/infinity.hpp"
#include "estimate/assemble.hpp"
#include "estimate/estimate_texts.hpp"
#include "estimate/likelihood.hpp"
#include "estimate/linear_estimate.hpp"
#include "estimate/research_texts.hpp"
#include "estimate/simplex_projection.hpp"
#include "estimate/written_marks.hpp"

namespace sluice {
namespace {

constexpr Index kWidestMarks = 8;
/// As for one sample: honest reports are called impossible less often than once in ten thousand surveys.
constexpr double kAlmostSureOfAll = 0.9999;

/// One sample as a channel, and the events whose chances bound the distribution. For marks these are the
/// marks of each category, as 2^a reports would have wide intervals.
struct Part {
  Channel channel;
  Vector<double> counts;
  Matrix<double> events;
  Vector<double> seen;
  double people;
};

Result<Part> part_of(const PooledSample& sample) {
  const auto& [sets, counts] = sample.reports;
  if (const auto* channel = std::get_if<Channel>(&sample.origin)) {
    if (counts.size() != channel->cols()) return fail(texts::kEstimate.counts_miscounted);
    return Part{*channel, counts, *channel, counts, counts.sum()};
  }
  const Marks& marks = *std::get_if<Marks>(&sample.origin);
  const Index a = marks.categories;
  if (a > kWidestMarks) return fail(texts::kResearch.pooled_unary_too_wide, a, kWidestMarks);
  if (sets.rows() != counts.size() || sets.cols() != a) return fail(texts::kEstimate.reports_do_not_fit);
  Part part{expanded(marks), laid_out(sets, counts), mark_chances(marks), Vector<double>::Zero(a),
            counts.sum()};
  for (Index m = 0; m < sets.rows(); ++m) {
    part.seen += counts(m) * sets.row(m).cast<double>().transpose();
  }
  return part;
}

/// The variance of all functionals together, if people are as in the prior; infinite if reports do not tell
/// one of them.
double variance_at(const Part& part, const Question& question, const Vector<double>& prior) {
  const Vector<double> reports = part.channel.transpose() * prior;
  const LinearEstimator estimator(part.channel, reports);
  double sum = 0;
  for (Index i = 0; i < question.functionals.rows(); ++i) {
    const auto g = estimator.combination(question.functionals.row(i).transpose());
    if (!g) return kInfinity;
    sum += variance_of(*g, reports) / part.people;
  }
  return sum;
}

/// All people as if each had used the mean of the channels. The count of a report then has tails that are no
/// larger (Hoeffding 1956, see `clopper_pearson`). Nothing if reports of samples have no common names, or one
/// sample tells more on its own. The choice is made before a report is seen.
std::optional<Part> averaged(const std::vector<Part>& parts, const Question& question,
                             const Vector<double>& prior, double people) {
  const Channel& first = parts.front().channel;
  Part mean{Channel::Zero(first.rows(), first.cols()), Vector<double>::Zero(first.cols()), {}, {}, people};
  for (const Part& part : parts) {
    if (part.channel.cols() != first.cols() || part.events.cols() != part.channel.cols()) return std::nullopt;
    mean.channel += part.people / people * part.channel;
    mean.counts += part.counts;
  }
  mean.events = mean.channel;
  mean.seen = mean.counts;
  const double variance = variance_at(mean, question, prior);
  for (const Part& part : parts) {
    if (!(variance <= variance_at(part, question, prior))) return std::nullopt;
  }
  return std::isfinite(variance) ? std::optional(std::move(mean)) : std::nullopt;
}

/// As `compatible_with`, over all samples: each has its own people.
std::optional<Compatible> compatible_with_all(const std::vector<Part>& parts, double confidence) {
  Index events = 0;
  Index separate = 0;
  for (const Part& part : parts) {
    events += part.events.cols();
    // Two reports have one free chance; marks have one for each category.
    separate += part.events.cols() == 2 && part.channel.cols() == 2 ? 1 : part.events.cols();
  }
  Matrix<double> chances(parts.front().events.rows(), events);
  for (Index at = 0; const Part& part : parts) {
    chances.middleCols(at, part.events.cols()) = part.events;
    at += part.events.cols();
  }
  const auto with = [&](const auto& intervals_of) {
    std::vector<Interval> intervals;
    for (const Part& part : parts) {
      const auto own = intervals_of(part);
      intervals.insert(intervals.end(), own.begin(), own.end());
    }
    return Compatible(chances, std::move(intervals));
  };
  const double sure = std::max(confidence, kAlmostSureOfAll);
  Compatible almost_all =
      with([&](const Part& part) { return observed(part.seen, part.people, sure, separate); });
  if (almost_all.empty()) return std::nullopt;
  Compatible compatible = with([&](const Part& part) {
    return observed_within(part.events, part.seen, part.people, confidence, separate);
  });
  return compatible.empty() ? std::move(almost_all) : std::move(compatible);
}

/// All samples as one channel: each report names its sample.
struct Stacked {
  Channel channel;
  Vector<double> counts;
};

Stacked stacked(const std::vector<Part>& parts, double people) {
  Index reports = 0;
  for (const Part& part : parts) reports += part.channel.cols();
  Stacked all{Channel(parts.front().channel.rows(), reports), Vector<double>(reports)};
  for (Index at = 0; const Part& part : parts) {
    all.channel.middleCols(at, part.channel.cols()) = part.people / people * part.channel;
    all.counts.segment(at, part.channel.cols()) = part.counts;
    at += part.channel.cols();
  }
  return all;
}

/// The variance of the estimate g . frequencies, for the number of people in each sample.
double variance_within(const Vector<double>& g, const std::vector<Part>& parts, double people) {
  double variance = 0;
  for (Index at = 0; const Part& part : parts) {
    const Index width = part.channel.cols();
    variance += part.people / people * variance_of(g.segment(at, width), part.counts / part.people);
    at += width;
  }
  return variance / people;
}

void project(std::vector<PooledShare>& shares, Index distribution) {
  for (PooledShare& share : shares) share.projected = share.unbiased;
  const auto whole = shares.begin() + distribution;
  if (distribution == 0 || !std::all_of(shares.begin(), whole, [](const auto& s) { return s.identifiable; }))
    return;
  Vector<double> numbers(distribution);
  std::transform(shares.begin(), whole, numbers.begin(), [](const auto& s) { return s.unbiased; });
  const Vector<double> projected = onto_simplex(numbers);
  for (Index i = 0; i < distribution; ++i) shares[static_cast<std::size_t>(i)].projected = projected(i);
}

}  // namespace

Result<PooledEstimates> estimate_pooled(const std::vector<PooledSample>& samples, const Question& question) {
  std::vector<Part> parts;
  for (const PooledSample& sample : samples) {
    auto part = part_of(sample);
    if (!part) return part.failure();
    if (auto failure = check(question, part->channel.rows(), part->counts)) return *std::move(failure);
    parts.push_back(*std::move(part));
  }
  if (parts.empty()) return fail(texts::kResearch.nothing_pooled);
  PooledEstimates result;
  for (const Part& part : parts) result.people += part.people;
  const auto [channel, counts] = stacked(parts, result.people);
  const Vector<double> shares = counts / result.people;
  const Vector<double> prior = doubted(question.prior);
  auto [most, gap] = most_likely_of(channel, counts, prior);
  const bool possible = std::isfinite(gap);
  result.gap = gap;
  result.best_fit = possible ? fit_of_best(channel, counts, most) : Fit{0};
  result.prior_fit = fit(counts, channel.transpose() * (question.prior / question.prior.sum()));
  const auto of_each = compatible_with_all(parts, question.confidence);
  const auto mean = averaged(parts, question, prior, result.people);
  const auto compatible = mean ? compatible_with_all({*mean}, question.confidence) : of_each;
  // The mean of two populations may look like one population.
  result.impossible = !of_each || !compatible || !possible;

  const LinearEstimator estimator(channel, channel.transpose() * prior);
  const double z = normal_quantile((1 - question.confidence) / 2);
  bool all = true;
  for (Index i = 0; i < question.functionals.rows(); ++i) {
    const Vector<double> functional = question.functionals.row(i).transpose();
    PooledShare one;
    if (const auto g = estimator.combination(functional)) {
      one.identifiable = true;
      one.unbiased = g->dot(shares);
      one.deviation = std::sqrt(variance_within(*g, parts, result.people));
      if (result.people >= kFewestReports && one.deviation > 0)
        one.wald =
            wald_within({functional.minCoeff(), functional.maxCoeff()}, one.unbiased, z * one.deviation);
    }
    all = all && one.identifiable;
    if (!result.impossible) one.exact = compatible->range(functional);
    result.estimates.push_back(one);
  }
  const Vector<double> shown = all ? most : nearest_to_prior(channel, most, prior);
  for (std::size_t i = 0; i < result.estimates.size(); ++i)
    result.estimates[i].likelihood = question.functionals.row(static_cast<Index>(i)).dot(shown);
  project(result.estimates, question.distribution);
  return result;
}

}  // namespace sluice

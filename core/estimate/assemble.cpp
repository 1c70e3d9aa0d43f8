// SPDX-License-Identifier: GPL-3.0-or-later
#include "estimate/assemble.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "estimate/estimate_texts.hpp"
#include "estimate/simplex_projection.hpp"

namespace sluice {
namespace {

constexpr double kDoubt = 1e-3;
/// Honest reports are called impossible less often than once in ten thousand surveys.
constexpr double kAlmostSure = 0.9999;
/// Chances that differ by no more than this are equal.
constexpr double kChanceRounding = 1e-12;
// Squares of the functionals, and products of these, must not overflow.
constexpr double kLargestAsked = 1e100;
// At most this many: beyond it a double cannot tell each number from the next.
constexpr double kMostReports = 0x1p53;

/// A check of sums, which can be infinite even if no term is.
bool is_positive(double sum) { return sum > 0 && std::isfinite(sum); }

/// Nothing if a normal approximation says nothing, or something impossible.
std::optional<Interval> wald(const Average& average, const Interval& means, double people,
                             double confidence) {
  const double deviation = std::sqrt(average.fitted / people);
  if (people < kFewestReports || average.range / people > deviation) return std::nullopt;
  return wald_within(means, average.value, normal_quantile((1 - confidence) / 2) * deviation);
}

}  // namespace

std::optional<Interval> wald_within(const Interval& means, double value, double width) {
  const Interval ends{std::max(means.low, value - width), std::min(means.high, value + width)};
  if (ends.low > ends.high) return std::nullopt;
  return ends;
}

std::optional<Failure> check(const Question& question, Index inputs, const Vector<double>& counts) {
  const auto& [functionals, distribution, prior, confidence, shrink] = question;
  if (!(confidence > 0 && confidence < 1)) {
    return fail(texts::kEstimate.confidence_out_of_range);
  }
  if (functionals.rows() == 0 || functionals.cols() != inputs || prior.size() != inputs || distribution < 0 ||
      distribution > functionals.rows() || !functionals.allFinite() ||
      functionals.cwiseAbs().maxCoeff() > kLargestAsked || !prior.allFinite() || !(prior.minCoeff() >= 0) ||
      !is_positive(prior.sum()) || !(shrink >= 0 && shrink <= kMostReports)) {
    return fail(texts::kEstimate.asked_does_not_fit);
  }
  if (counts.size() == 0 || !counts.allFinite() || counts.minCoeff() < 0 || !is_positive(counts.sum())) {
    return fail(texts::kEstimate.no_reports_given);
  }
  if (counts.sum() > kMostReports) {
    return fail(texts::kEstimate.too_many_reports);
  }
  return std::nullopt;
}

Vector<double> doubted(const Vector<double>& prior) {
  const double uniform = kDoubt / static_cast<double>(prior.size());
  // In this order: the inverse of a sum may be too large for a double.
  return prior.array() / prior.sum() * (1 - kDoubt) + uniform;
}

std::vector<Interval> observed(const Vector<double>& counts, double people, double confidence,
                               Index separate) {
  const double tail = (1 - confidence) / 2 / static_cast<double>(separate);
  std::vector<Interval> intervals;
  for (const double count : counts) intervals.push_back(clopper_pearson(count, people, tail));
  return intervals;
}

std::vector<Interval> observed_within(const Matrix<double>& chances, const Vector<double>& counts,
                                      double people, double confidence, Index separate) {
  const double tail = (1 - confidence) / 2 / static_cast<double>(separate);
  std::vector<Interval> intervals;
  for (Index y = 0; y < counts.size(); ++y) {
    const Interval all{std::max(0.0, chances.col(y).minCoeff() - kChanceRounding),
                       std::min(1.0, chances.col(y).maxCoeff() + kChanceRounding)};
    intervals.push_back(interval_within(counts(y), people, all, tail));
  }
  return intervals;
}

std::optional<Compatible> compatible_with(const Matrix<double>& chances, const Vector<double>& counts,
                                          double people, double confidence, Index separate) {
  Compatible almost_all(chances, observed(counts, people, std::max(confidence, kAlmostSure), separate));
  if (almost_all.empty()) return std::nullopt;
  Compatible compatible(chances, observed_within(chances, counts, people, confidence, separate));
  return compatible.empty() ? std::move(almost_all) : std::move(compatible);
}

void fill(Estimate& estimate, const Average& average, const Vector<double>& functional,
          const Vector<double>& likely, double people, double confidence) {
  estimate.identifiable = true;
  estimate.unbiased = average.value;
  estimate.deviation = std::sqrt(average.variance / people);
  // The spread of the answers themselves does not matter for fixed people.
  const double mean = functional.dot(likely);
  const double spread = functional.cwiseAbs2().dot(likely) - mean * mean;
  estimate.deviation_of_respondents = std::sqrt(std::max(0.0, average.variance - spread) / people);
  estimate.influence = average.range / people;
  estimate.noise_deviation = std::sqrt(std::max(0.0, average.noise) / people);
  estimate.wald = wald(average, {functional.minCoeff(), functional.maxCoeff()}, people, confidence);
}

void finish(Estimates& result, const Question& question) {
  auto& estimates = result.estimates;
  for (std::size_t i = 0; i < estimates.size(); ++i) {
    estimates[i].likelihood = question.functionals.row(static_cast<Index>(i)).dot(result.most_likely);
    estimates[i].projected = estimates[i].unbiased;
    if (result.shrunken.size() > 0)
      estimates[i].shrunken = question.functionals.row(static_cast<Index>(i)).dot(result.shrunken);
  }
  const auto whole = estimates.begin() + question.distribution;
  if (question.distribution == 0 ||
      !std::all_of(estimates.begin(), whole, [](const auto& e) { return e.identifiable; })) {
    return;
  }
  Vector<double> numbers(question.distribution);
  std::transform(estimates.begin(), whole, numbers.begin(), [](const auto& e) { return e.unbiased; });
  const Vector<double> projected = onto_simplex(numbers);
  for (Index i = 0; i < question.distribution; ++i)
    estimates[static_cast<std::size_t>(i)].projected = projected(i);
}

}  // namespace sluice

// SPDX-License-Identifier: GPL-3.0-or-later
#include "estimate/estimate.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "design_texts.hpp"
#include "estimate/assemble.hpp"
#include "estimate/likelihood.hpp"
#include "estimate/linear_estimate.hpp"
#include "estimate/report_events.hpp"

namespace sluice {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();

}  // namespace

Result<Estimates> estimate(const Channel& channel, const Vector<double>& counts, const Question& question) {
  const Index b = channel.cols();
  if (counts.size() != b) return fail(texts::kEstimate.counts_miscounted);
  if (auto failure = check(question, channel.rows(), counts)) return *std::move(failure);
  const Vector<double> prior = doubted(question.prior);
  Estimates result;
  result.people = counts.sum();
  const Vector<double> shares = counts / result.people;

  auto [most, gap] = most_likely_of(channel, counts, prior);
  const bool possible = std::isfinite(gap);
  result.gap = gap;
  result.best_fit = possible ? fit_of_best(channel, counts, most) : Fit{kInfinity, b - 1, 0};
  result.prior_fit = fit(counts, channel.transpose() * (question.prior / question.prior.sum()));

  const ReportEvents events = report_events(channel);
  const auto compatible = compatible_with(events.chances, events.counts(counts), result.people,
                                          question.confidence, events.separate);
  result.impossible = !compatible || !possible;
  const Vector<double> likely = channel.transpose() * most;
  const LinearEstimator estimator(channel, channel.transpose() * prior);
  const LinearEstimator efficient(channel, likely);
  bool all = true;
  for (Index i = 0; i < question.functionals.rows(); ++i) {
    const Vector<double> functional = question.functionals.row(i).transpose();
    Estimate one;
    if (const auto g = estimator.combination(functional)) {
      const Average average{g->dot(shares), variance_of(*g, shares), g->maxCoeff() - g->minCoeff()};
      fill(one, average, functional, most, result.people, question.confidence);
      const auto best = efficient.combination(functional);
      one.least_deviation = std::sqrt(variance_of(best ? *best : *g, likely) / result.people);
    }
    all = all && one.identifiable;
    if (!result.impossible) one.exact = compatible->range(functional);
    result.estimates.push_back(one);
  }
  result.most_likely = all ? std::move(most) : nearest_to_prior(channel, most, prior);
  finish(result, question);
  return result;
}

}  // namespace sluice

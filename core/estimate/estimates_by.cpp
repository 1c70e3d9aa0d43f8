// SPDX-License-Identifier: GPL-3.0-or-later
#include "estimate/estimates_by.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "base/infinity.hpp"
#include "estimate/assemble.hpp"
#include "estimate/chosen_intervals.hpp"
#include "estimate/likelihood.hpp"
#include "estimate/linear_estimate.hpp"

namespace sluice {
namespace {

/// Chances of reports in which a rare report that can move an estimate far never counts as impossible.
Vector<double> with_half_a_report_each(const Vector<double>& chances, double people) {
  return (chances.array() * people + 0.5) / (people + 0.5 * static_cast<double>(chances.size()));
}

/// The least variance of g(Y), which is concave in the distribution of answers.
double least_variance(const Vector<double>& g, const Channel& channel) {
  double least = kInfinity;
  for (const auto& row : channel.rowwise()) least = std::min(least, variance_of(g, row.transpose()));
  return least;
}

}  // namespace

Estimates estimates_by(const Channel& channel, const ReportEvents& events, const Vector<double>& counts,
                       const Question& question) {
  const Vector<double> prior = doubted(question.prior);
  Estimates result;
  result.people = counts.sum();
  const Vector<double> shares = counts / result.people;

  auto [most, gap] = most_likely_of(channel, counts, prior);
  const bool possible = std::isfinite(gap);
  result.gap = gap;
  result.best_fit = possible ? fit_of_best(channel, counts, most) : Fit{0};
  const auto compatible = compatible_with(events.chances, events.counts(counts), result.people,
                                          question.confidence, events.separate);
  result.impossible = !compatible || !possible;
  const Vector<double> likely = channel.transpose() * most;
  const LinearEstimator estimator(channel, channel.transpose() * prior);
  const LinearEstimator efficient(channel, likely);
  const ChosenIntervals chosen(channel, events, question, estimator, result.people);
  const auto by_shares = result.impossible ? std::nullopt : chosen.together(counts);
  result.together_by_shares = by_shares.has_value();
  const Vector<double> fitted = with_half_a_report_each(likely, result.people);
  bool all = true;
  for (Index i = 0; i < question.functionals.rows(); ++i) {
    const Vector<double> functional = question.functionals.row(i).transpose();
    Estimate one;
    if (const auto& weighing = chosen.weighing(i)) {
      const Vector<double>& g = weighing->weights;
      const Average average{g.dot(shares), variance_of(g, shares), g.maxCoeff() - g.minCoeff(),
                            variance_of(g, fitted), least_variance(g, channel)};
      fill(one, average, functional, most, result.people, question.confidence);
      const auto best = efficient.combination(functional);
      one.least_deviation = std::sqrt(variance_of(best ? *best : g, likely) / result.people);
    }
    all = all && one.identifiable;
    if (!result.impossible) {
      const auto each = chosen.each(i, counts);
      one.each = each ? each->ends : compatible->range(functional);
      one.each_by = each ? each->by : EachBy::chances;
      one.together = (by_shares ? *by_shares : *compatible).range(functional);
    }
    result.estimates.push_back(one);
  }
  if (question.shrink > 0 && possible)
    result.shrunken =
        most_probable_of(channel, counts, question.prior / question.prior.sum(), question.shrink, prior)
            .distribution;
  result.most_likely = all ? std::move(most) : nearest_to_prior(channel, most, prior);
  finish(result, question);
  return result;
}

}  // namespace sluice

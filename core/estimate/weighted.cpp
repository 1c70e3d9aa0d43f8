// SPDX-License-Identifier: GPL-3.0-or-later
#include "estimate/weighted.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "estimate/assemble.hpp"
#include "estimate/linear_estimate.hpp"
#include "estimate/research_texts.hpp"
#include "estimate/written_marks.hpp"

namespace sluice {
namespace {

/// The rounding of sums of weights.
constexpr double kWeightRounding = 1e-9;

/// The score of each report in the unbiased estimate of a functional. `estimator` is for all sets, if these
/// are written down.
std::optional<Vector<double>> scores_of(const Marks& marks, const std::optional<LinearEstimator>& estimator,
                                        const Matrix<std::uint8_t>& sets, const Vector<double>& functional) {
  if (estimator) {
    const auto all = estimator->combination(functional);
    if (!all) return std::nullopt;
    Vector<double> scores(sets.rows());
    for (Index m = 0; m < scores.size(); ++m) scores(m) = (*all)(place_of(sets, m));
    return scores;
  }
  const double u = static_cast<double>(marks.other) / static_cast<double>(kRowSum);
  return Vector<double>((sets.cast<double>() * functional).array() / (0.5 - u) -
                        functional.sum() * u / (0.5 - u));
}

/// Whether such sums can be those of so many weights, each at least 0 (Cauchy and Schwarz).
bool are_sums(const WeightedReports& reports) {
  const auto& [sets, people, weights, squares] = reports;
  const Index m = people.size();
  if (weights.size() != m || squares.size() != m || !people.allFinite() || !weights.allFinite() ||
      !squares.allFinite())
    return false;
  for (Index y = 0; y < m; ++y) {
    const double square = weights(y) * weights(y);
    if (people(y) < 0 || weights(y) < 0 || squares(y) > square * (1 + kWeightRounding) ||
        squares(y) * people(y) < square * (1 - kWeightRounding))
      return false;
    // Squares that underflow tell neither spread nor design effect.
    if (weights(y) > 0 && square < std::numeric_limits<double>::min()) return false;
  }
  const double sum = weights.sum();
  return std::isfinite(sum * sum);
}

}  // namespace

Result<WeightedEstimates> estimate_weighted(const Origin& origin, const WeightedReports& reports,
                                            const Question& question) {
  const auto& [sets, people, weights, squares] = reports;
  if (!are_sums(reports)) return fail(texts::kResearch.weights_do_not_fit);
  WeightedEstimates result;
  result.people = people.sum();
  const double sum = weights.sum();
  // Shares, likelihoods and whether reports tell them follow from frequencies alone, whatever the counts are.
  const Vector<double> counts = sum > 0 ? Vector<double>(weights / sum * result.people) : weights;
  const auto* channel = std::get_if<Channel>(&origin);
  const auto found = channel != nullptr ? estimate(*channel, counts, question)
                                        : estimate(*std::get_if<Marks>(&origin), {sets, counts}, question);
  if (!found) return found.failure();
  result.design_effect = result.people * squares.sum() / (sum * sum);

  std::optional<LinearEstimator> estimator;
  const auto* marks = std::get_if<Marks>(&origin);
  if (channel != nullptr || is_written(*marks)) {
    const Channel all = channel != nullptr ? *channel : expanded(*marks);
    estimator.emplace(all, all.transpose() * doubted(question.prior));
  }
  const double z = normal_quantile((1 - question.confidence) / 2);
  const double correction = result.people > 1 ? result.people / (result.people - 1) : 1;
  for (Index i = 0; i < question.functionals.rows(); ++i) {
    const Estimate& plain = found->estimates[static_cast<std::size_t>(i)];
    WeightedShare one{plain.identifiable, plain.unbiased, plain.projected, plain.likelihood};
    const Vector<double> functional = question.functionals.row(i).transpose();
    // NOLINTNEXTLINE(bugprone-unchecked-optional-access): a channel has one
    const auto scores = channel != nullptr ? estimator->combination(functional)
                                           : scores_of(*marks, estimator, sets, functional);
    if (plain.identifiable && scores) {
      const double spread = squares.dot((scores->array() - one.unbiased).square().matrix());
      one.deviation = std::sqrt(spread * correction) / sum;
      one.influence = plain.influence * result.design_effect;
      one.noise_deviation = plain.noise_deviation * std::sqrt(result.design_effect);
      if (result.people / result.design_effect >= kFewestReports && one.deviation > 0)
        one.wald =
            wald_within({functional.minCoeff(), functional.maxCoeff()}, one.unbiased, z * one.deviation);
    }
    result.estimates.push_back(one);
  }
  return result;
}

}  // namespace sluice

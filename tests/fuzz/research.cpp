// SPDX-License-Identifier: GPL-3.0-or-later
// Reports of several channels, of people who count differently, and with covariates: what is estimated is
// numbers, and intervals are intervals.
#include <algorithm>
#include <cmath>
#include <string>
#include <variant>
#include <vector>

#include "estimate/logistic.hpp"
#include "estimate/pool.hpp"
#include "estimate/weighted.hpp"
#include "fuzzers.hpp"
#include "questions.hpp"

namespace sluice::fuzz {
namespace {

constexpr double kResearchRounding = 1e-6;

bool is_interval(const Interval& ends) { return ends.low <= ends.high; }

std::variant<Channel, Marks> origin(Bytes& bytes, Index inputs) {
  if (bytes.between(0, 3) == 0) {
    Marks released = marks(bytes, inputs);
    // Preconditions.
    released.categories = inputs;
    released.other = std::min(released.other, kOwnMark);
    return released;
  }
  return channel(bytes, inputs, bytes.between(1, 5));
}

/// As many counts as there are reports, or sets of marks.
MarkedReports received(Bytes& bytes, const std::variant<Channel, Marks>& from) {
  if (const auto* released = std::get_if<Channel>(&from)) return {{}, counts(bytes, released->cols())};
  const Index a = std::get<Marks>(from).categories;
  const Index most = Index{1} << std::min<Index>(a, 5);
  MarkedReports reports{Matrix<std::uint8_t>(bytes.between(0, most), a), {}};
  const Index first = bytes.byte();
  for (Index m = 0; m < reports.sets.rows(); ++m) {
    for (Index x = 0; x < a; ++x) {
      reports.sets(m, x) = static_cast<std::uint8_t>(((first + m) % most) >> x & 1);
    }
  }
  reports.counts = counts(bytes, reports.sets.rows());
  return reports;
}

void pooled(Bytes& bytes) {
  const Index inputs = bytes.between(1, 5);
  std::vector<PooledSample> samples;
  for (Index left = bytes.between(0, 3); left > 0; --left) {
    auto from = origin(bytes, bytes.seldom() ? inputs + 1 : inputs);
    auto reports = received(bytes, from);
    samples.push_back({std::move(from), std::move(reports)});
  }
  const Question asked = question(bytes, inputs);
  const auto found = estimate_pooled(samples, asked);
  if (!found) return;
  require(found->people > 0 && found->gap >= 0, "there are people");
  for (const Fit& fit : {found->best_fit, found->prior_fit}) {
    require(fit.probability >= 0 && fit.probability <= 1, "a fit has a probability");
  }
  for (std::size_t i = 0; i < found->estimates.size(); ++i) {
    const PooledShare& one = found->estimates[i];
    const auto row = asked.functionals.row(static_cast<Index>(i));
    const double size = std::max(1., row.cwiseAbs().maxCoeff());
    require(std::isfinite(one.likelihood), "shares are finite");
    require(one.exact.has_value() || found->impossible, "there is an interval where reports are possible");
    for (const auto& ends : {one.exact, one.wald})
      require(!ends || is_interval(*ends), "intervals are intervals");
    require(!one.exact || (one.exact->low >= row.minCoeff() - kResearchRounding * size &&
                           one.exact->high <= row.maxCoeff() + kResearchRounding * size),
            "intervals are of what can be");
    if (one.identifiable) {
      require(std::isfinite(one.unbiased) && one.deviation >= 0,
              "an estimate is a number, and its deviation");
    }
  }
}

void weighted(Bytes& bytes) {
  const Index inputs = bytes.between(1, 5);
  const auto from = origin(bytes, inputs);
  const MarkedReports reports = received(bytes, from);
  WeightedReports sums{reports.sets, reports.counts, reports.counts, reports.counts};
  for (Index m = 0; m < sums.people.size(); ++m) {
    const double weight = bytes.seldom() ? bytes.any() : bytes.tame();
    sums.weights(m) *= weight;
    sums.squares(m) *= weight * weight * (bytes.flag() ? 1 : 1 + bytes.share());
  }
  const Question asked = question(bytes, inputs);
  const auto found = estimate_weighted(from, sums, asked);
  if (!found) return;
  require(found->people > 0, "there are people");
  require(found->design_effect >= 1 - kResearchRounding, "people of different weights are worth no more");
  for (const WeightedShare& one : found->estimates) {
    require(std::isfinite(one.likelihood), "shares are finite");
    require(!one.wald || is_interval(*one.wald), "intervals are intervals");
    if (one.identifiable) {
      require(std::isfinite(one.unbiased) && one.deviation >= 0,
              "an estimate is a number, and its deviation");
    }
  }
}

void regressed(Bytes& bytes) {
  LogisticCases cases;
  const Index k = bytes.between(0, 3);
  for (Index j = 0; j < k; ++j) cases.names.push_back(std::to_string(j));
  const Index m = bytes.between(0, 12);
  cases.covariates.resize(m, bytes.seldom() ? k + 1 : k);
  for (double& number : cases.covariates.reshaped()) {
    number = bytes.seldom() ? bytes.any() : static_cast<double>(bytes.between(-4, 4));
  }
  // A channel of two reports mostly, as there are.
  const Channel released = channel(bytes, 2, 2);
  cases.if_yes.resize(m);
  cases.if_no.resize(m);
  for (Index i = 0; i < m; ++i) {
    const Index report = bytes.between(0, 1);
    cases.if_yes(i) = bytes.seldom() ? bytes.any() : released(1, report);
    cases.if_no(i) = bytes.seldom() ? bytes.any() : released(0, report);
  }
  cases.counts = counts(bytes, m);
  cases.confidence = bytes.seldom() ? bytes.any() : bytes.share();
  const auto found = fit_logistic(cases);
  if (!found) return;
  require(found->people > 0, "there are people");
  require(static_cast<Index>(found->coefficients.size()) == k + 1, "each covariate has a coefficient");
  require(std::isfinite(found->log_likelihood) && found->log_likelihood <= kResearchRounding,
          "it is a likelihood");
  const double error = kResearchRounding * std::max(1., std::abs(found->log_likelihood));
  require(found->log_likelihood >= found->without_covariates - error, "covariates take nothing away");
  for (const Coefficient& one : found->coefficients) {
    require(std::isfinite(one.value) && one.deviation >= 0, "a coefficient is a number, and its deviation");
    require(is_interval(one.wald) && is_interval(one.profile), "intervals are intervals");
    const double off = kResearchRounding * std::max(1., std::abs(one.value));
    require(one.profile.low <= one.value + off && one.profile.high >= one.value - off,
            "the likeliest value is in its interval");
  }
}

}  // namespace

void research(Bytes bytes) {
  switch (bytes.between(0, 2)) {
    case 0:
      return pooled(bytes);
    case 1:
      return weighted(bytes);
    default:
      return regressed(bytes);
  }
}

}  // namespace sluice::fuzz

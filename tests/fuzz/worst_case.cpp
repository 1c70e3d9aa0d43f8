// SPDX-License-Identifier: GPL-3.0-or-later
// Any channel for any sample: the worst case is one that the sample allows for, and no better than the
// sample.
#include <algorithm>
#include <cmath>

#include "fuzzers.hpp"
#include "prior/confidence.hpp"
#include "tables.hpp"

namespace sluice::fuzz {
namespace {

constexpr double kWorstCaseRounding = 1e-7;

/// By the likelihood, over the number of people.
double statistic(const Matrix<double>& sampled, const Matrix<double>& truth) {
  double sum = 0;
  for (Index i = 0; i < truth.size(); ++i) {
    const double p = sampled.reshaped()(i);
    if (p > 0) sum += 2 * p * std::log(p / truth.reshaped()(i));
  }
  return sum;
}

void check(const Prior& prior, const WorstCase& worst, const Channel& channel, double alpha) {
  const WorstLdp& ldp = worst.ldp;
  require(ldp.level >= 0 && ldp.attained >= 0, "levels are numbers of at least 0");
  require(ldp.level >= ldp.attained * (1 - kWorstCaseRounding) - kWorstCaseRounding, "a bound is a bound");
  require(ldp.distribution.allFinite() && ldp.distribution.minCoeff() >= 0, "it is a distribution");
  require(std::abs(ldp.distribution.sum() - 1) <= kWorstCaseRounding, "it is a distribution");
  const auto set = confidence_set(prior.weights.cells, prior.weights.total, alpha);
  require(set.ok(), "there is a set");
  if (ldp.more >= 0) {
    require(statistic(prior.probabilities.cells, ldp.distribution) <=
                set->radius * (1 + kWorstCaseRounding) + kWorstCaseRounding,
            "the sample allows for it");
  }
  const auto told = leakage_under_all(prior, channel.rows() != prior.categories(), channel);
  for (const auto& [notion, level] : worst.levels) {
    require(!level || *level >= 0, "levels are numbers of at least 0");
    const auto sampled = std::ranges::find(told, notion, &NamedLeakage::notion);
    if (!level || sampled == told.end()) continue;
    const double here = sampled->leakage.level;
    require(*level >= here * (1 - kWorstCaseRounding) - kWorstCaseRounding,
            "the worst case is no better than the sample");
  }
}

}  // namespace

void worst_case(Bytes bytes) {
  const auto prior = make_prior(table(bytes, 4, 5));
  if (!prior) return;
  const bool sees_secret = bytes.flag();
  const Claim stated = claim(bytes, *prior, sees_secret, epsilon(bytes));
  const double alpha = bytes.seldom() ? bytes.any() : bytes.share();
  if (bytes.between(0, 3) == 0) {
    const Marks released = marks(bytes, prior->categories());
    const auto found = sluice::worst_case(*prior, stated, released, alpha);
    if (found) check(*prior, *found, expanded(released), alpha);
    return;
  }
  const Index inputs = prior->categories() * (sees_secret ? prior->secrets() : 1);
  const Weights released = weights(bytes, inputs, bytes.between(0, 6));
  const auto found = sluice::worst_case(*prior, stated, released, alpha);
  if (found) check(*prior, *found, probabilities(released), alpha);
}

}  // namespace sluice::fuzz

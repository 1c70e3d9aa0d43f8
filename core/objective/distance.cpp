// SPDX-License-Identifier: GPL-3.0-or-later
#include "objective/distance.hpp"

#include <algorithm>

#include "objective/answers.hpp"
#include "prior/inputs.hpp"
#include "protocol/optimal_sample.hpp"

namespace sluice::distance {
namespace {

/// No distance is below 0.
Result<Proposal> raised(Result<Proposal> best) {
  // NOLINTNEXTLINE(bugprone-unchecked-optional-access): it is asked for beside
  if (best && best->objective_bound) best->objective_bound = std::max(0.0, *best->objective_bound);
  return best;
}

}  // namespace

Result<Proposal> propose(const Prior& prior, const Notion& notion, double epsilon,
                         const SearchOptions& options) {
  if (notion.parameters.by_set && notion.parameters.points.empty())
    return optimal::proposal_by_cuts(prior, notion, epsilon, options, {propose, worth, true});
  return raised(answers::least_cost(prior, notion, epsilon, prior.distances));
}

Result<Proposal> propose_with_secret(const Prior& prior, const Notion& notion, double epsilon,
                                     const SearchOptions& /*options*/) {
  return raised(answers::least_cost_with_secret(prior, notion, epsilon, prior.distances));
}

double worth(const Prior& prior, const Channel& channel, const std::vector<Index>& answers) {
  const Matrix<double> joint = data_and_report(prior, channel);
  double mean = 0;
  for (Index y = 0; y < joint.cols(); ++y) {
    const Index answer = answers[static_cast<std::size_t>(y)];
    for (Index x = 0; x < joint.rows(); ++x) mean += joint(x, y) * prior.distances(x, answer);
  }
  return mean;
}

}  // namespace sluice::distance

// SPDX-License-Identifier: GPL-3.0-or-later
#include "objective/guesses.hpp"

#include <algorithm>

#include "objective/answers.hpp"
#include "prior/guessing.hpp"
#include "prior/inputs.hpp"
#include "protocol/optimal_sample.hpp"

namespace sluice::guesses {
namespace {

/// 1 for a wrong guess.
Matrix<double> costs(const Prior& prior) {
  const Index a = prior.categories();
  return Matrix<double>::Ones(a, a) - Matrix<double>::Identity(a, a);
}

/// Turns the chance of a wrong guess into that of a right one.
Result<Proposal> turned(Result<Proposal> best) {
  // NOLINTNEXTLINE(bugprone-unchecked-optional-access): it is asked for beside
  if (best && best->objective_bound) best->objective_bound = std::min(1.0, 1 - *best->objective_bound);
  return best;
}

}  // namespace

Result<Proposal> propose(const Prior& prior, const Notion& notion, double epsilon,
                         const SearchOptions& options) {
  if (notion.parameters.by_set && notion.parameters.points.empty())
    return optimal::proposal_by_cuts(prior, notion, epsilon, options, {propose, worth, false});
  return turned(answers::least_cost(prior, notion, epsilon, costs(prior)));
}

Result<Proposal> propose_with_secret(const Prior& prior, const Notion& notion, double epsilon,
                                     const SearchOptions& /*options*/) {
  return turned(answers::least_cost_with_secret(prior, notion, epsilon, costs(prior)));
}

double worth(const Prior& prior, const Channel& channel, const std::vector<Index>& /*answers*/) {
  return guess(data_and_report(prior, channel)).correct;
}

}  // namespace sluice::guesses

// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocol/optimal.hpp"

#include <algorithm>

#include "optimise/envelope.hpp"
#include "optimise/vertices.hpp"
#include "prior/information.hpp"

namespace sluice::optimal {
namespace {

Result<Envelope> optimum_at(const Prior& prior, const Notion& notion, double epsilon) {
  const auto set = vertices(posterior_polytope(prior, notion, epsilon));
  if (!set) return set.failure();
  return envelope(prior, set->vertices);
}

}  // namespace

Result<Proposal> propose(const Prior& prior, const Notion& notion, double epsilon) {
  const Index a = prior.categories();
  const double whole = entropy(prior.probabilities.data) + kInformationRounding;
  Channel identity = Channel::Identity(a, a);
  if (notion.leakage(prior, identity).level <= epsilon) return Proposal{std::move(identity), whole};

  // Between 0 and the least level that doubles can search, the optimum of level 0 is taken, and the optimum
  // of the least level, which cannot be smaller than theirs, as the bound.
  const bool tiny = epsilon > 0 && epsilon < kLeastSearchLevel;
  auto best = optimum_at(prior, notion, tiny ? 0 : epsilon);
  if (!best) return best.failure();
  double bound = best->upper_bound;
  if (tiny) {
    const auto above = optimum_at(prior, notion, kLeastSearchLevel);
    if (!above) return above.failure();
    bound = above->upper_bound;
  }
  if (epsilon > kLargestSearchLevel) bound = whole;
  return Proposal{std::move(best->channel), std::min(whole, bound + kSearchLoss)};
}

}  // namespace sluice::optimal

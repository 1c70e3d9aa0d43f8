// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocol/optimal.hpp"

#include <algorithm>

#include "optimise/envelope.hpp"
#include "optimise/vertices.hpp"
#include "prior/information.hpp"

namespace sluice::optimal {

Result<Proposal> propose(const Prior& prior, const Notion& notion, double epsilon) {
  const Index a = prior.categories();
  const double whole = entropy(prior.probabilities.data) + kInformationRounding;
  Channel identity = Channel::Identity(a, a);
  if (notion.leakage(prior, identity).level <= epsilon) return Proposal{std::move(identity), whole};
  const auto set = vertices(posterior_polytope(prior, notion, epsilon));
  if (!set) return set.failure();
  auto best = envelope(prior, set->vertices);
  if (!best) return best.failure();
  const double bound = epsilon > kLargestSearchLevel ? whole : best->upper_bound + kSearchLoss;
  return Proposal{std::move(best->channel), std::min(whole, bound)};
}

}  // namespace sluice::optimal

// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocol/optimal.hpp"

#include <algorithm>

#include "optimise/column_generation.hpp"
#include "optimise/envelope.hpp"
#include "optimise/vertices.hpp"
#include "prior/information.hpp"

namespace sluice::optimal {
namespace {

// With more categories than this a search by columns is faster than a list of all vertices, which has an exact bound
// to recommend it. And where there are more vertices than these after all, it gives up at once.
constexpr Index kFewCategories = 8;
constexpr Budget kFewVertices{500, 1'000'000};

Result<Envelope> optimum_at(const Prior& prior, const Notion& notion, double epsilon, const SearchOptions& options) {
  const bool automatic = options.method == Method::automatic;
  if (options.method == Method::vertices || (automatic && prior.categories() <= kFewCategories)) {
    const auto polytope = posterior_polytope(prior, notion, epsilon);
    const auto set = automatic ? vertices(polytope, kFewVertices) : vertices(polytope);
    if (set) return envelope(prior, set->vertices);
    if (!automatic) return set.failure();
  }
  return column_generation(prior, search_polytope(prior, notion, epsilon), options);
}

}  // namespace

Result<Proposal> propose(const Prior& prior, const Notion& notion, double epsilon, const SearchOptions& options) {
  const Index a = prior.categories();
  const double whole = entropy(prior.probabilities.data) + kInformationRounding;
  Channel identity = Channel::Identity(a, a);
  if (notion.leakage(prior, identity).level <= epsilon) return Proposal{std::move(identity), whole};

  // Between 0 and the least level that doubles can search, the optimum of level 0 is taken, and the optimum
  // of the least level, which cannot be smaller than theirs, as the bound.
  const bool tiny = epsilon > 0 && epsilon < kLeastSearchLevel;
  auto best = optimum_at(prior, notion, tiny ? 0 : epsilon, options);
  if (!best) return best.failure();
  double bound = best->upper_bound;
  if (tiny) {
    const auto above = optimum_at(prior, notion, kLeastSearchLevel, options);
    if (!above) return above.failure();
    bound = above->upper_bound;
  }
  if (epsilon > kLargestSearchLevel) bound = whole;
  return Proposal{std::move(best->channel), std::min(whole, bound + kSearchLoss)};
}

}  // namespace sluice::optimal

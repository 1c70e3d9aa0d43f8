// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocol/optimal.hpp"

#include <algorithm>
#include <optional>

#include "optimise/column_generation.hpp"
#include "optimise/envelope.hpp"
#include "optimise/vertices.hpp"
#include "prior/information.hpp"

namespace sluice::optimal {
namespace {

// With more categories than this a search by columns is faster than a list of all vertices, which has an
// exact bound to recommend it. And where there are more vertices than these after all, it gives up at once.
constexpr Index kFewCategories = 8;
constexpr Budget kFewVertices{500, 1'000'000};

// Below this level columns in doubles are not accurate enough to come near to the bound, where a list is.
constexpr double kLeastColumnLevel = 1e-2;
constexpr Budget kManyVertices{10'000, 200'000'000};
// Above this one likelihoods differ by more than the tolerance of a linear program. All but some 1e-5 nats
// are kept there, and what it promises is promised at any higher level.
constexpr double kLargestColumnLevel = 14;

Result<Envelope> by_list(const Prior& prior, const Notion& notion, double epsilon,
                         std::optional<Budget> budget) {
  const auto polytope = posterior_polytope(prior, notion, epsilon);
  const auto set = budget ? vertices(polytope, *budget) : vertices(polytope);
  if (!set) return set.failure();
  return envelope(prior, set->vertices);
}

Result<Envelope> by_columns(const Prior& prior, const Notion& notion, double epsilon,
                            const SearchOptions& options) {
  const double level = std::min(epsilon, kLargestColumnLevel);
  auto best = column_generation(prior, search_polytope(prior, notion, level), options);
  if (best && level < epsilon) best->upper_bound = entropy(prior.probabilities.data) + kInformationRounding;
  return best;
}

Result<Envelope> optimum_at(const Prior& prior, const Notion& notion, double epsilon,
                            const SearchOptions& options) {
  if (options.method == Method::vertices) return by_list(prior, notion, epsilon, std::nullopt);
  if (options.method == Method::columns) return by_columns(prior, notion, epsilon, options);
  const bool accurate = epsilon >= kLeastColumnLevel;
  if (prior.categories() <= kFewCategories || !accurate) {
    auto best = by_list(prior, notion, epsilon, accurate ? kFewVertices : kManyVertices);
    if (best) return best;
  }
  return by_columns(prior, notion, epsilon, options);
}

}  // namespace

Result<Proposal> propose(const Prior& prior, const Notion& notion, double epsilon,
                         const SearchOptions& options) {
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

// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocol/listed_optimum.hpp"

#include <algorithm>
#include <limits>
#include <utility>

#include "optimise/posterior_polytope.hpp"
#include "optimise/robust_optimum.hpp"
#include "optimise/search_clock.hpp"
#include "optimise/search_polytope.hpp"
#include "prior/information.hpp"

namespace sluice::optimal {
namespace {

// With more categories than this, a search by columns is faster than a list of all vertices, which has an
// exact bound. If there are more vertices than this after all, the list gives up at once.
constexpr Index kFewCategories = 8;
constexpr Budget kFewVertices{500, 1'000'000};

/// The optimum at search bounds, with a bound of the optimum at the levels themselves. Prices do not prove it
/// to others if levels are limited to `held`, some are 0, or the notion is about ranges of distributions.
Envelope raised_to_levels(const Prior& prior, const Notion& notion, double epsilon, double held,
                          Envelope best) {
  best.upper_bound += loss_at(prior, notion, epsilon, held);
  const Levels levels = levels_at(prior, notion, epsilon);
  const bool of_ranges = notion.parameter.shape == Shape::sample && notion.parameters.points.empty();
  if (levels.largest > held || levels.none || of_ranges) best.prices = {};
  return best;
}

/// Uses a budget of its own if none is given. Ends at `until`.
Result<Envelope> by_list(const Prior& prior, const Notion& notion, double epsilon,
                         std::optional<Budget> given, Budget::Time until) {
  const auto polytope = posterior_polytope(prior, notion, epsilon);
  Budget budget = given ? *given : budget_for(polytope);
  budget.until = until;
  const auto set = vertices(polytope, budget);
  if (!set) return set.failure();
  auto best = envelope(prior, set->vertices);
  if (!best) return best;
  return raised_to_levels(prior, notion, epsilon, kLargestSearchLevel, std::move(*best));
}

/// Whether each category is compared with each other, and nothing else is. The columns are then all those
/// whose entries lie between their least one and L times that: a product of blocks of one entry.
bool compares_answers_alone(const Prior& prior, const Notion& notion) {
  if (notion.compares != Compares::data) return false;
  const auto conditions = notion.exact_conditions(prior.exact());
  return conditions.comparisons.empty() && std::ssize(conditions.peers) == prior.categories();
}

/// The optimum under such a notion. The time of its proofs hardly grows with the categories, while boxes in
/// branch and bound double with each.
Result<Envelope> by_answers(const Prior& prior, const Notion& notion, double epsilon,
                            const SearchOptions& options) {
  const Vector<double>& data = prior.probabilities.data;
  const Bound<Integer> bound = search_bound(std::min(epsilon, kLargestColumnLevel));
  auto best = robust_optimum({data, Matrix<double>::Ones(data.size(), 1)},
                             quotient(bound.numerator, bound.denominator), options, Pairs::all);
  if (!best) return best;
  return raised_to_levels(prior, notion, epsilon, kLargestColumnLevel, std::move(*best));
}

}  // namespace

Levels levels_at(const Prior& prior, const Notion& notion, double epsilon) {
  Levels levels{std::numeric_limits<double>::infinity(), 0, false};
  for (const double factor : notion.levels(prior)) {
    if (factor > 0) levels.least = std::min(levels.least, epsilon * factor);
    levels.largest = std::max(levels.largest, epsilon * factor);
    levels.none = levels.none || factor == 0;
  }
  return levels;
}

double loss_at(const Prior& prior, const Notion& notion, double epsilon, double held) {
  return search_loss(prior.categories(), entropy(prior.probabilities.data),
                     levels_at(prior, notion, epsilon).largest, held);
}

Result<Envelope> by_columns(const Prior& prior, const Notion& notion, double epsilon,
                            const SearchOptions& options, const std::optional<AverageLeakage>& average) {
  // Building thousands of conditions takes a while before the search begins.
  const SearchClock clock(options);
  const auto polytope = search_polytope(prior, notion, epsilon, [&] { return clock.left() > 0; });
  SearchOptions rest = options;
  rest.seconds = clock.left();
  auto best = column_generation(prior, polytope, rest, average);
  if (!best) return best;
  return raised_to_levels(prior, notion, epsilon, kLargestColumnLevel, std::move(*best));
}

Result<Envelope> optimum_at(const Prior& prior, const Notion& notion, double epsilon,
                            const SearchOptions& options) {
  const SearchClock clock(options);
  if (options.method == Method::vertices) {
    return by_list(prior, notion, epsilon, std::nullopt, SearchClock::in(options.seconds));
  }
  if (options.method == Method::columns) return by_columns(prior, notion, epsilon, options);
  const Levels levels = levels_at(prior, notion, epsilon);
  const bool accurate = levels.least >= kLeastColumnLevel && !levels.none;
  if (prior.categories() <= kFewCategories || !accurate) {
    // If there are too many after all, half of the time is left for columns.
    auto best = by_list(prior, notion, epsilon, accurate ? kFewVertices : kManyVertices,
                        SearchClock::in(options.seconds / 2));
    if (best) return best;
  }
  SearchOptions rest = options;
  rest.seconds = clock.left();
  return compares_answers_alone(prior, notion) ? by_answers(prior, notion, epsilon, rest)
                                               : by_columns(prior, notion, epsilon, rest);
}

SearchOptions brief(const SearchOptions& options) {
  constexpr double kShare = 0.2;
  constexpr double kMostSeconds = 3;
  SearchOptions rest = options;
  rest.seconds = std::min(kShare * options.seconds, kMostSeconds);
  rest.keep_going = nullptr;
  rest.shared = nullptr;
  return rest;
}

}  // namespace sluice::optimal

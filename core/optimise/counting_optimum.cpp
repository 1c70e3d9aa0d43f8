// SPDX-License-Identifier: GPL-3.0-or-later
#include "optimise/counting_optimum.hpp"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

#include "design_texts.hpp"
#include "optimise/counting_search.hpp"
#include "optimise/search_clock.hpp"
#include "optimise/vertices.hpp"
#include "prior/counting.hpp"

namespace sluice {
namespace {

// Lists of posteriors this long take less time than a search by columns.
constexpr Budget kFewVertices{4'000, 20'000'000};
// A list is mixed to this at once.
constexpr double kGapOfList = 1e-6;
constexpr double kMargin = 0x1p-40;  // of a search's levels below those asked for, see `search_bound`

/// Whether some comparison allows for no difference: then no report shows a certain difference of shares.
bool hides_shares(const Prior& prior, const Notion& notion, double epsilon) {
  const auto conditions = notion.exact_conditions(prior.exact());
  const std::vector<double> factors = notion.levels(prior);
  bool hidden = false;
  for_each_comparison(conditions, [&](const Comparison& comparison) {
    const auto [more, less, level] = comparison;
    if (hidden || factors[level] * epsilon >= kLeastSearchLevel) return;
    for (Index x = 0; x < conditions.weights.cols() && !hidden; ++x) {
      hidden = conditions.weights(more, x) * conditions.mass(less) !=
               conditions.weights(less, x) * conditions.mass(more);
    }
  });
  return hidden;
}

/// What is left of a bound at search bounds as one at the levels themselves. With a share m of the mean over
/// all inputs mixed into every row of a channel it meets them (see `search_loss`), and its Z is (1 - m)^2
/// times what it was.
double at_levels(const Prior& prior, const Notion& notion, double epsilon, double held, double bound) {
  const double largest = epsilon * std::ranges::max(notion.levels(prior));
  const double each = kMargin + (largest > held ? std::exp(-held) : 0);
  const double share = static_cast<double>(prior.categories()) * each * (1 + kMargin);
  return bound * std::pow(std::max(0.0, 1 - share), 2);
}

Result<CountingOptimum> found(const Prior& prior, const Notion& notion, double epsilon,
                              const CountingProblem& problem, const SearchOptions& options) {
  const SearchClock clock(options);
  const auto rest = [&] {
    SearchOptions left = options;
    left.seconds = clock.left();
    return left;
  };
  if (options.method != Method::columns) {
    const auto polytope = posterior_polytope(prior, notion, epsilon);
    Budget budget = options.method == Method::vertices ? budget_for(polytope) : kFewVertices;
    budget.until = SearchClock::in(options.method == Method::vertices ? clock.left() : clock.left() / 2);
    const auto set = vertices(polytope, budget);
    if (set) {
      const CountingProblem exact{problem.prior, problem.contrasts, std::min(problem.tolerance, kGapOfList)};
      auto best = counting_by_list(exact, polytope, set->vertices, rest());
      if (best) best->lower_bound = at_levels(prior, notion, epsilon, kLargestSearchLevel, best->lower_bound);
      if (best || options.method == Method::vertices) return best;
    } else if (options.method == Method::vertices) {
      return set.failure();
    }
  }
  const auto polytope = search_polytope(prior, notion, epsilon, [&] { return clock.left() > 0; });
  auto best = counting_by_columns(problem, polytope, rest());
  if (best) best->lower_bound = at_levels(prior, notion, epsilon, kLargestColumnLevel, best->lower_bound);
  return best;
}

}  // namespace

Result<CountingOptimum> counting_optimum(const Prior& prior, const Notion& notion, double epsilon,
                                         const CountingOptions& options) {
  const Index a = prior.categories();
  const Matrix<double> contrasts =
      options.contrasts.size() == 0 ? Matrix<double>(Matrix<double>::Identity(a, a)) : options.contrasts;
  if (contrasts.rows() != a || !contrasts.allFinite()) return fail(texts::kCounting.contrasts_do_not_fit);
  if (notion.rests == Rests::sample) return fail(texts::kCounting.not_for_guarantee, notion.name);
  const auto variance = [&](const Channel& channel) { return counting_variance(prior, channel, contrasts); };
  Channel identity = Channel::Identity(a, a);
  // Nothing can be told better than from the answers themselves.
  if (notion.leakage(prior, identity).level <= epsilon) {
    const double least = *variance(identity);
    return CountingOptimum{std::move(identity), least, least};
  }
  if (hides_shares(prior, notion, epsilon)) return fail(texts::kCounting.shares_hidden, prior.data.name);
  // All shares together are 1, whatever is reported.
  if ((contrasts.rowwise() - contrasts.row(0)).isZero(0)) return CountingOptimum{Channel::Ones(a, 1), 0, 0};
  auto best =
      found(prior, notion, epsilon, {prior.probabilities.data, contrasts, options.gap}, options.search);
  if (!best) return best;
  const auto reached = variance(best->channel);
  if (!reached) return fail(texts::kSearch.optimum_inaccurate);
  best->variance = *reached;
  best->lower_bound = std::min(best->lower_bound, best->variance);
  return best;
}

}  // namespace sluice

// SPDX-License-Identifier: GPL-3.0-or-later
#include "optimise/counting_optimum.hpp"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

#include "base/texts.hpp"
#include "optimise/search_clock.hpp"
#include "optimise/search_texts.hpp"
#include "optimise/vertices.hpp"
#include "prior/counting.hpp"
#include "prior/information.hpp"

namespace sluice {
namespace {

// Lists of posteriors this long take less time than a search by columns.
constexpr Budget kFewVertices{4'000, 20'000'000};
// A list is mixed to this at once.
constexpr double kGapOfList = 1e-6;
// The gap of the information at which a search by columns ends, in nats.
constexpr double kGapInNats = 1e-3;
// The margin of a search's levels below those asked for, see `search_bound`.
constexpr double kMargin = 0x1p-40;

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

/// The share of its Z that a channel at the levels themselves has left once it meets search bounds. It meets
/// them with a share m of the mean over all inputs mixed into every row (see `search_loss`). It then has
/// (1 - m)^2 of its Z.
double left_at(const Prior& prior, const Notion& notion, double epsilon, double held) {
  const double largest = epsilon * std::ranges::max(notion.levels(prior));
  const double each = kMargin + (largest > held ? std::exp(-held) : 0);
  const double share = static_cast<double>(prior.categories()) * each * (1 + kMargin);
  return std::pow(std::max(0.0, 1 - share), 2);
}

/// The problem at search bounds.
CountingProblem searched(const CountingProblem& problem, double gap_of_list, double left) {
  CountingProblem wider = problem;
  wider.aim.tolerance = std::min(problem.aim.tolerance, gap_of_list);
  if (wider.aim.most_variance) *wider.aim.most_variance /= left;
  return wider;
}

/// The bound is one at the levels themselves. If the aim has a largest V, it and the variance are those of
/// -I.
Result<CountingOptimum> found(const Prior& prior, const Notion& notion, double epsilon,
                              const CountingProblem& problem, const SearchOptions& options) {
  const SearchClock clock(options);
  const auto rest = [&] {
    SearchOptions left = options;
    left.seconds = clock.left();
    return left;
  };
  const auto raised = [&](Result<CountingOptimum> best, double held) {
    if (!best) return best;
    if (problem.aim.most_variance) {
      const double largest = epsilon * std::ranges::max(notion.levels(prior));
      best->lower_bound -= search_loss(prior.categories(), entropy(problem.prior), largest, held);
    } else {
      best->lower_bound *= left_at(prior, notion, epsilon, held);
    }
    return best;
  };
  if (options.method != Method::columns) {
    const auto polytope = posterior_polytope(prior, notion, epsilon);
    Budget budget = options.method == Method::vertices ? budget_for(polytope) : kFewVertices;
    budget.until = SearchClock::in(options.method == Method::vertices ? clock.left() : clock.left() / 2);
    const auto set = vertices(polytope, budget);
    if (set) {
      const double left = left_at(prior, notion, epsilon, kLargestSearchLevel);
      const CountingProblem listed = searched(problem, kGapOfList, left);
      auto best = raised(counting_by_list(listed, polytope, set->vertices, rest()), kLargestSearchLevel);
      if (best || options.method == Method::vertices) return best;
    } else if (options.method == Method::vertices) {
      return set.failure();
    }
  }
  const auto polytope = search_polytope(prior, notion, epsilon, [&] { return clock.left() > 0; });
  const double left = left_at(prior, notion, epsilon, kLargestColumnLevel);
  const CountingProblem wider = searched(problem, problem.aim.tolerance, left);
  return raised(counting_by_columns(wider, polytope, rest()), kLargestColumnLevel);
}

Matrix<double> asked_of(const Prior& prior, const CountingOptions& options) {
  const Index a = prior.categories();
  return options.contrasts.size() == 0 ? Matrix<double>(Matrix<double>::Identity(a, a)) : options.contrasts;
}

}  // namespace

Result<CountingOptimum> counting_optimum(const Prior& prior, const Notion& notion, double epsilon,
                                         const CountingOptions& options) {
  const Index a = prior.categories();
  const Matrix<double> contrasts = asked_of(prior, options);
  if (contrasts.rows() != a || !contrasts.allFinite()) return fail(texts::kDistance.contrasts_do_not_fit);
  const auto variance = [&](const Channel& channel) { return counting_variance(prior, channel, contrasts); };
  Channel identity = Channel::Identity(a, a);
  // Nothing can be told better than from the answers themselves.
  if (notion.leakage(prior, identity).level <= epsilon) {
    const double least = variance(identity).value_or(0);
    return CountingOptimum{std::move(identity), least, least};
  }
  if (hides_shares(prior, notion, epsilon)) return fail(texts::kCounting.shares_hidden, prior.data.name);
  // All shares together are 1, whatever is reported.
  if ((contrasts.rowwise() - contrasts.row(0)).isZero(0)) return CountingOptimum{Channel::Ones(a, 1), 0, 0};
  // In units of the largest coefficient.
  const double unit = contrasts.cwiseAbs().maxCoeff();
  const Matrix<double> counted = contrasts / unit;
  auto best =
      found(prior, notion, epsilon, {prior.probabilities.data, counted, {options.gap}}, options.search);
  if (!best) return best;
  best->lower_bound *= unit * unit;
  const auto reached = variance(best->channel);
  if (!reached) return fail(texts::kSearch.optimum_inaccurate);
  best->variance = *reached;
  // Nothing is told better than by the answers themselves.
  best->lower_bound = std::max(best->lower_bound, variance(identity).value_or(0));
  best->lower_bound = std::min(best->lower_bound, best->variance);
  return best;
}

Result<InformativeChannel> most_informative(const Prior& prior, const Notion& notion, double epsilon,
                                            double most, const std::vector<Channel>& start,
                                            const CountingOptions& options) {
  const Matrix<double> contrasts = asked_of(prior, options);
  const double unit = contrasts.cwiseAbs().maxCoeff();
  const Matrix<double> counted = contrasts / unit;
  const CountingAim aim{kGapInNats, most / (unit * unit)};
  auto best = found(prior, notion, epsilon, {prior.probabilities.data, counted, aim, start}, options.search);
  if (!best) return best.failure();
  return InformativeChannel{std::move(best->channel), -best->lower_bound};
}

}  // namespace sluice

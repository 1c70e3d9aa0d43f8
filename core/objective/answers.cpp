// SPDX-License-Identifier: GPL-3.0-or-later
#include "objective/answers.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

#include "optimise/answer_program.hpp"
#include "optimise/posterior_polytope.hpp"
#include "optimise/search_polytope.hpp"
#include "prior/inputs.hpp"

namespace sluice::answers {
namespace {

/// How much more (at least 0) a channel at the levels themselves can save than the best channel at search
/// bounds. A share of its mean report, mixed in, makes up for the difference of the bounds (see
/// `search_loss`): it becomes a channel at search bounds. It then costs that share of the range of costs
/// more.
double loss(Index inputs, double largest_level, const Matrix<double>& costs) {
  const double share = search_share(inputs, largest_level, kLargestColumnLevel);
  const double range = costs.maxCoeff() - costs.minCoeff();
  return std::min(1.0, share) * range * (1 + 0x1p-40);
}

/// At exactly this level, `costs` are inputs x answers. The bound is for all levels from `epsilon` to `to`.
Result<AnswerOptimum> at_level(const Prior& seen, const Notion& notion, double epsilon,
                               const Matrix<double>& costs, const Matrix<double>& second) {
  Bounds<Integer> bounds;
  double largest = 0;
  for (const double factor : notion.levels(seen)) {
    bounds.push_back(search_bound(std::min(factor * epsilon, kLargestColumnLevel)));
    largest = std::max(largest, factor * epsilon);
  }
  const bool listed = !notion.parameters.points.empty();
  const ColumnRows rows =
      column_rows(listed ? notion.exact_conditions(seen.exact()) : notion.proof(seen.exact()), bounds);
  auto best = answer_optimum(rows, seen.probabilities.data, costs, second);
  if (best) best->lower_bound -= loss(seen.categories(), largest, costs);
  return best;
}

/// `costs` are inputs x answers.
Result<Proposal> least(const Prior& seen, const Notion& notion, double epsilon, const Matrix<double>& costs) {
  const Index a = costs.cols();
  Matrix<double> second = Matrix<double>::Ones(costs.rows(), a);
  for (Index i = 0; i < costs.rows(); ++i) second(i, i % a) = 0;
  // As in `optimal`: below the least level, the channel of level 0 and the bound of the least level. A level
  // that is exactly 0 stays 0.
  double least_level = std::numeric_limits<double>::infinity();
  for (const double factor : notion.levels(seen)) {
    if (factor > 0) least_level = std::min(least_level, epsilon * factor);
  }
  const bool tiny = epsilon > 0 && least_level < kLeastSearchLevel;
  auto best = at_level(seen, notion, tiny ? 0 : epsilon, costs, second);
  if (!best) return best.failure();
  double bound = best->lower_bound;
  if (tiny) {
    const auto above = at_level(seen, notion, kLeastSearchLevel * epsilon / least_level, costs, second);
    if (!above) return above.failure();
    bound = above->lower_bound;
  }
  return Proposal{.channel = std::move(best->channel), .objective_bound = bound};
}

}  // namespace

Result<Proposal> least_cost(const Prior& prior, const Notion& notion, double epsilon,
                            const Matrix<double>& costs) {
  return least(prior, notion, epsilon, costs);
}

Result<Proposal> least_cost_with_secret(const Prior& prior, const Notion& notion, double epsilon,
                                        const Matrix<double>& costs) {
  const Prior seen = with_secret(prior);
  auto best = least(seen, notion, epsilon, costs.replicate(prior.secrets(), 1));
  // Notions that protect the pair have conditions for pairs that never occur.
  if (!best || notion.sees == Sees::pairs) return best;
  const Index a = prior.categories();
  for (Index s = 0; s < prior.secrets(); ++s) {
    const auto shares = prior.probabilities.cells.row(s) / prior.probabilities.secret(s);
    const Eigen::RowVectorXd mean = shares * best->channel.middleRows(s * a, a);
    for (Index x = 0; x < a; ++x) {
      if (shares(x) == 0) best->channel.row(s * a + x) = mean;
    }
  }
  return best;
}

}  // namespace sluice::answers

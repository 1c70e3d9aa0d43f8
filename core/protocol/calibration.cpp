// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocol/calibration.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

#include "guarantee/worst_case.hpp"
#include "optimise/posterior_polytope.hpp"

namespace sluice {
namespace {

double share(const Integer& broken, const Integer& left) {
  if (broken <= 0) return 0;
  return left <= 0 ? std::numeric_limits<double>::infinity() : quotient(broken, left);
}

/// For sides that are ranges: the most and the least mass of a single category, by sorting. They have too
/// many corners for a row each.
Excess excess_of_ranges(const Conditions<Integer>& compared, const Bounds<Integer>& bounds) {
  const Index a = compared.weights.cols();
  Matrix<Integer> smallest = compared.weights;
  Matrix<Integer> largest = compared.weights;
  for (Index side = 0; side < smallest.rows(); ++side) {
    for (Index x = 0; x < a; ++x) {
      const auto alone = [x](Index z) { return Integer(z == x ? 1 : 0); };
      const auto [low, high] = added_by_ranges(compared, side, alone);
      smallest(side, x) += low;
      largest(side, x) += high;
    }
  }
  Excess found{Vector<double>::Zero(a), 0};
  for_each_comparison(compared, [&](const Comparison& comparison) {
    const auto [more, less, level] = comparison;
    const auto& [numerator, denominator] = bounds[level];
    const Integer of_more = denominator * compared.mass(less);
    const Integer of_less = numerator * compared.mass(more);
    const auto broken = [&](const Integer& own, const Integer& other) -> Integer {
      const auto [above, below] = of_whole_sides(compared, comparison, own, other);
      return of_more * above - of_less * below;
    };
    const Integer left = -broken(compared.mass(more), compared.mass(less));
    for (Index x = 0; x < a; ++x) {
      found.category(x) =
          std::max(found.category(x), share(broken(largest(more, x), smallest(less, x)), left));
    }
  });
  return found;
}

/// For the set of a sample itself, in which each distribution has its row. For each category it finds the
/// least share h of its chance that all others need in a column that holds. For a distribution with R of the
/// category on one side and P on the other it is k / (L - 1 + k), k = R - L P. The worst distribution of a
/// column is asked for until there is none.
Excess excess_by_set(const Prior& prior, const Notion& notion, double epsilon) {
  constexpr int kMostSteps = 40;
  constexpr double kNear = 1e-11;
  const Index a = prior.categories();
  const double bound = std::exp(epsilon);
  Vector<double> others = Vector<double>::Zero(a);
  for (const SetComparison& compared : set_comparisons(prior, notion)) {
    for (Index x = 0; x < a; ++x) {
      for (int i = 0; i < kMostSteps; ++i) {
        Vector<double> chances = Vector<double>::Constant(a, others(x));
        chances(x) = 1;
        const WorstLift worst = compared.worst(chances, bound * (1 + kNear));
        if (!(worst.attained > bound * (1 + kNear)) || worst.own.size() == 0) break;
        const double beyond = compared.row(worst, bound, a)(x);
        others(x) = std::clamp(beyond / (bound - 1 + beyond), others(x), 1.0);
        if (others(x) >= 1) break;
      }
    }
  }
  return {others.unaryExpr([](double share) { return share / (1 - share); }), 0};
}

}  // namespace

Excess excess(const Prior& prior, const Notion& notion, double epsilon) {
  if (notion.parameters.by_set) return excess_by_set(prior, notion, epsilon);
  // In integers: the signs decide whether a row binds at all.
  const Conditions<Integer> compared = notion.proof(prior.exact());
  if (compared.most.size() > 0) return excess_of_ranges(compared, search_bounds(prior, notion, epsilon));
  const Rows<Integer> rows = notion.exact_rows(prior.exact(), search_bounds(prior, notion, epsilon));
  Excess found{Vector<double>::Zero(rows.cols()), 0};
  for (Index i = 0; i < rows.rows(); ++i) {
    Integer left = 0;
    Integer broken = 0;
    for (Index x = 0; x < rows.cols(); ++x) {
      left -= rows(i, x);
      if (rows(i, x) > 0) broken += rows(i, x);
    }
    found.subset = std::max(found.subset, share(broken, left));
    for (Index x = 0; x < rows.cols(); ++x) {
      if (rows(i, x) > 0) found.category(x) = std::max(found.category(x), share(rows(i, x), left));
    }
  }
  return found;
}

}  // namespace sluice

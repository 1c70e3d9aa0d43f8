// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
#include <cmath>
#include <limits>
#include <ranges>
#include <utility>
#include <vector>

#include "guarantee/parameters.hpp"
#include "prior/joint.hpp"

namespace sluice {

/// A bound on a ratio of probabilities, numerator / denominator >= 1. The denominator is kept apart so that
/// rows of integers are integers.
template <class Scalar>
struct Bound {
  Scalar numerator;
  Scalar denominator;
};

/// m x a; a column T_y of a channel meets the notion iff rows * T_y <= 0. The all-ones column always does.
template <class Scalar>
using Rows = Matrix<Scalar>;

/// The multiple of epsilon of a pair that is not compared.
constexpr double kNotCompared = std::numeric_limits<double>::infinity();

/// One side of a comparison: a group of people, such as those with one secret.
struct Side {
  Index secret = -1;   ///< the secret they share, -1 if they do not share one
  Index data = -1;     ///< a category of the data whose attributes they share, -1 if they share none …
  unsigned known = 0;  ///< … and which attributes these are, one bit each
};

/// No report y may be more than L times as likely on one side as on another: P_more(y) <= L P_less(y).
struct Comparison {
  Index more;
  Index less;
  std::size_t level = 0;  ///< the level that L belongs to
};

/// The conditions of a notion under one prior: sides and the comparisons between them. The proof uses them on
/// integers and an auditor measures on doubles; rows and leakage both follow from them.
template <class Scalar>
struct Conditions {
  std::vector<Side> sides;
  Matrix<Scalar> weights;  ///< sides x a, none negative: P_i(y) = weights.row(i) . T_y / mass(i)
  Vector<Scalar> mass;     ///< the sums of their rows, all positive
  /// sides x a. If it is not empty, a side is all distributions between `weights` and this that sum to its
  /// mass. The side is at its likeliest as `more`, at its unlikeliest as `less`.
  Matrix<Scalar> most = {};
  /// If it is not empty, the part of each side's mass that is its own. The rest are people of the side it is
  /// compared with, such as those with one secret among everybody. All masses are equal then.
  Vector<Scalar> own = {};
  std::vector<Comparison> comparisons;
  std::vector<Index> peers;  ///< sides that are compared with one another, all pairs both ways, at level 0
  std::vector<double> levels = {1};  ///< as multiples of epsilon, each positive and finite
};

/// One bound for each level.
template <class Scalar>
using Bounds = std::vector<Bound<Scalar>>;

/// Calls `visit` with every comparison, in the order of the rows.
template <class Scalar, class Visit>
void for_each_comparison(const Conditions<Scalar>& conditions, const Visit& visit) {
  for (const Comparison& comparison : conditions.comparisons) visit(comparison);
  for (const Index more : conditions.peers) {
    for (const Index less : conditions.peers) {
      if (more != less) visit(Comparison{more, less, 0});
    }
  }
}

/// The likelihood of a report on both whole sides of a comparison, in proportion, from its likelihood for the
/// people of the sides' own. If sides are all their own, these are the same.
template <class Scalar>
std::pair<Scalar, Scalar> of_whole_sides(const Conditions<Scalar>& conditions, const Comparison& comparison,
                                         const Scalar& above, const Scalar& below) {
  if (conditions.own.size() == 0) return {above, below};
  const Scalar& of_more = conditions.own(comparison.more);
  const Scalar& of_less = conditions.own(comparison.less);
  const Scalar& mass = conditions.mass(comparison.more);
  return {of_more * above + (mass - of_more) * below, of_less * below + (mass - of_less) * above};
}

/// The least and the largest amount that a side of ranges adds to the sum over x of its least weight times
/// `weight_of(x)`. The rest of its mass goes first where `weight_of` is smallest, or largest.
template <class Scalar, class WeightOf>
std::pair<Scalar, Scalar> added_by_ranges(const Conditions<Scalar>& conditions, Index side,
                                          const WeightOf& weight_of) {
  std::vector<std::pair<Scalar, Scalar>> room;  // weight_of(x), and the room there
  Scalar left = conditions.mass(side);
  for (Index x = 0; x < conditions.weights.cols(); ++x) {
    if (conditions.most(side, x) == 0) continue;
    left -= conditions.weights(side, x);
    room.emplace_back(Scalar(weight_of(x)), conditions.most(side, x) - conditions.weights(side, x));
  }
  // A third of the size that `sort` has at answer time, and as quick on so few.
  std::ranges::make_heap(room);
  std::ranges::sort_heap(room);
  const auto filled = [&](const auto& order) {
    Scalar sum(0);
    Scalar rest = left;
    for (const auto& [weight, most] : order) {
      const Scalar taken = std::min(rest, most);
      sum += taken * weight;
      rest -= taken;
    }
    return sum;
  };
  return {filled(room), filled(std::views::reverse(room))};
}

/// One row for each comparison, multiplied by all denominators. Precondition: no side is a range.
template <class Scalar>
Rows<Scalar> rows(const Conditions<Scalar>& conditions, const Bounds<Scalar>& bounds) {
  const auto peers = static_cast<Index>(conditions.peers.size());
  const auto count =
      static_cast<Index>(conditions.comparisons.size()) + std::max<Index>(peers * (peers - 1), 0);
  Rows<Scalar> rows(count, conditions.weights.cols());
  Index row = 0;
  for_each_comparison(conditions, [&](const Comparison& comparison) {
    const auto [more, less, level] = comparison;
    const Bound<Scalar>& bound = bounds[level];
    const Scalar of_more = bound.denominator * conditions.mass(less);
    const Scalar of_less = bound.numerator * conditions.mass(more);
    for (Index x = 0; x < rows.cols(); ++x) {
      const auto [above, below] =
          of_whole_sides(conditions, comparison, conditions.weights(more, x), conditions.weights(less, x));
      // Most comparisons of many categories are about few of them, and long integers take long to multiply.
      rows(row, x) = above == 0 && below == 0 ? Scalar(0) : Scalar(of_more * above - of_less * below);
    }
    ++row;
  });
  return rows;
}

/// The index of the level with this multiple of epsilon, which is added if it is new.
inline std::size_t level_of(std::vector<double>& levels, double factor) {
  const auto found = std::ranges::find(levels, factor);
  const auto at = static_cast<std::size_t>(found - levels.begin());
  if (found == levels.end()) levels.push_back(factor);
  return at;
}

/// The sides of most notions: everybody with secret s, for each s.
template <class Scalar>
Conditions<Scalar> each_secret(const Joint<Scalar>& joint) {
  Conditions<Scalar> conditions;
  conditions.weights = joint.cells;
  conditions.mass = joint.secret;
  for (Index s = 0; s < joint.cells.rows(); ++s) conditions.sides.push_back({s});
  return conditions;
}

/// The same and, after them, everybody. Each secret is compared with everybody at `above(s)` times epsilon,
/// and everybody with each secret at `below(s)` times epsilon. A multiple of `kNotCompared` gives no
/// comparison.
template <class Scalar>
Conditions<Scalar> each_secret_against_everybody(const Joint<Scalar>& joint, const Vector<double>& above,
                                                 const Vector<double>& below) {
  auto conditions = each_secret(joint);
  const Index everybody = joint.cells.rows();
  conditions.sides.emplace_back();
  conditions.weights.conservativeResize(everybody + 1, Eigen::NoChange);
  conditions.weights.row(everybody) = joint.data.transpose();
  conditions.mass.conservativeResize(everybody + 1);
  conditions.mass(everybody) = joint.total;
  const auto compare = [&](Index more, Index less, double factor) {
    if (!std::isinf(factor)) {
      conditions.comparisons.push_back({more, less, level_of(conditions.levels, factor)});
    }
  };
  for (Index s = 0; s < everybody; ++s) {
    compare(s, everybody, above(s));
    compare(everybody, s, below(s));
  }
  return conditions;
}

/// The same with one multiple for all secrets.
template <class Scalar>
Conditions<Scalar> each_secret_against_everybody(const Joint<Scalar>& joint, double above, double below) {
  const Index c = joint.cells.rows();
  return each_secret_against_everybody(joint, Vector<double>::Constant(c, above),
                                       Vector<double>::Constant(c, below));
}

/// The sides of notions that compare data: everybody with category x, for each x.
template <class Scalar>
Conditions<Scalar> each_category(const Joint<Scalar>& joint) {
  Conditions<Scalar> conditions;
  conditions.mass = joint.data;
  conditions.weights.resize(joint.data.size(), joint.data.size());
  conditions.weights.setConstant(Scalar(0));
  for (Index x = 0; x < joint.data.size(); ++x) {
    conditions.sides.push_back({-1, x, ~0U});
    conditions.weights(x, x) = joint.data(x);
  }
  return conditions;
}

}  // namespace sluice

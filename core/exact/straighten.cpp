// SPDX-License-Identifier: Apache-2.0
#include "exact/straighten.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>
#include <vector>

#include "exact/in_order.hpp"

namespace sluice {
namespace {

// The gap is found in integers but closed in doubles, so a second pass closes the rest.
constexpr int kPasses = 2;
// Rounding leaves less of a row than this when the others are taken from it.
constexpr double kIndependent = 1e-9;

/// rows . weights, exactly, each to the nearest double.
Matrix<double> missing(const Rows<Integer>& rows, const Weights& weights) {
  Matrix<double> result(rows.rows(), weights.cols());
  for (Index i = 0; i < rows.rows(); ++i) {
    for (Index y = 0; y < weights.cols(); ++y) {
      Integer sum = 0;
      for (Index x = 0; x < rows.cols(); ++x) {
        if (rows(i, x) != 0) sum += rows(i, x) * Integer(weights(x, y));
      }
      result(i, y) = nearest(sum);
    }
  }
  return result;
}

/// The smallest steps (a x b) with  rows . steps = targets, by Gram and Schmidt.
Matrix<double> least_steps(const Matrix<double>& rows, const Matrix<double>& targets) {
  struct Direction {
    Vector<double> along;
    Vector<double> steps;  // for every report
  };
  std::vector<Direction> basis;
  Matrix<double> result = Matrix<double>::Zero(rows.cols(), targets.cols());
  for (Index i = 0; i < rows.rows(); ++i) {
    const double size = std::sqrt(dot_in_order(rows.row(i), rows.row(i)));
    if (size <= 0) continue;
    Direction next{rows.row(i) / size, targets.row(i) / size};
    for (int again = 0; again < 2; ++again) {
      for (const Direction& other : basis) {
        const double share = dot_in_order(other.along, next.along);
        next.along -= share * other.along;
        next.steps -= share * other.steps;
      }
    }
    const double left = std::sqrt(dot_in_order(next.along, next.along));
    if (left < kIndependent) continue;
    next.along /= left;
    next.steps /= left;
    for (Index x = 0; x < result.rows(); ++x) result.row(x) += next.along(x) * next.steps.transpose();
    basis.push_back(std::move(next));
  }
  return result;
}

}  // namespace

Rows<Integer> equalities(const Conditions<Integer>& compared, double epsilon, double least) {
  // Sides that are tied together have the same root (union-find).
  std::vector<Index> above(compared.sides.size());
  std::iota(above.begin(), above.end(), Index{0});
  const auto root = [&](Index side) {
    auto at = static_cast<std::size_t>(side);
    while (above[at] != static_cast<Index>(at))
      at = static_cast<std::size_t>(above[at] = above[static_cast<std::size_t>(above[at])]);
    return static_cast<Index>(at);
  };
  std::vector<std::pair<Index, Index>> ties;
  const auto tie = [&](Index one, Index other, std::size_t level) {
    if (!(compared.levels[level] * epsilon < least)) return;
    const Index here = root(one);
    const Index there = root(other);
    if (here == there) return;
    above[static_cast<std::size_t>(there)] = here;
    ties.emplace_back(one, other);
  };
  for (const auto& [more, less, level] : compared.comparisons) tie(more, less, level);
  for (const Index peer : compared.peers) tie(compared.peers.front(), peer, 0);
  Rows<Integer> rows(static_cast<Index>(ties.size()), compared.weights.cols());
  for (Index i = 0; i < rows.rows(); ++i) {
    const auto [one, other] = ties[static_cast<std::size_t>(i)];
    for (Index x = 0; x < rows.cols(); ++x) {
      rows(i, x) =
          compared.weights(one, x) * compared.mass(other) - compared.weights(other, x) * compared.mass(one);
    }
  }
  return rows;
}

void straighten(const Rows<Integer>& rows, Weights& weights) {
  const Matrix<double> near_rows = rows.unaryExpr(&nearest);
  for (int pass = 0; pass < kPasses; ++pass) {
    const Matrix<double> steps = least_steps(near_rows, -missing(rows, weights));
    for (Index x = 0; x < weights.rows(); ++x) {
      // The remainder of rounding goes to the largest weight, where it matters least.
      Index largest = 0;
      weights.row(x).maxCoeff(&largest);
      std::int64_t sum = 0;
      for (Index y = 0; y < weights.cols(); ++y) {
        const std::int64_t step = std::llround(steps(x, y));
        const auto moved = std::max<std::int64_t>(0, static_cast<std::int64_t>(weights(x, y)) + step);
        weights(x, y) = static_cast<std::uint64_t>(moved);
        sum += moved;
      }
      weights(x, largest) += kRowSum - static_cast<std::uint64_t>(sum);
    }
  }
}

}  // namespace sluice

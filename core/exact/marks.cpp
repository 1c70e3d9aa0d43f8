// SPDX-License-Identifier: Apache-2.0
#include "exact/marks.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "guarantee/multiple_of_level.hpp"

namespace sluice {
namespace {

/// One row's sums over its worst set.
struct Worst {
  Integer left = 0;    ///< -r.1, the row times the column of ones, negated
  Integer broken = 0;  ///< the sum of r over the set that breaks it most
};

Worst worst_of(const Rows<Integer>& rows, Index row) {
  Worst worst;
  for (Index x = 0; x < rows.cols(); ++x) {
    worst.left -= rows(row, x);
    if (rows(row, x) > 0) worst.broken += rows(row, x);
  }
  return worst;
}

/// Finds the set whose likelihood on one side exceeds that on another by the most, if by more than `level`,
/// which it raises. `more` and `less` are P(x) on the two sides.
template <class Row>
void raise(const Row& more, const Row& less, double u, double& level, std::vector<Index>& set) {
  std::vector<Index> better;
  for (;;) {
    const double ratio = std::exp(level);
    double gain = 0;
    double base = 0;
    better.clear();
    for (Index x = 0; x < more.size(); ++x) {
      if (!(more(x) > ratio * less(x))) continue;
      gain += more(x) - less(x);
      base += less(x);
      better.push_back(x);
    }
    if (better.empty()) return;
    // From the difference, so that levels near 0 keep their digits. Each round's set is a subset of the last
    // one's.
    const double reached = std::log1p((1 - 2 * u) * gain / (u + (1 - 2 * u) * base));
    if (!(reached > level)) return;
    level = reached;
    set = better;
  }
}

}  // namespace

double alpha(const Marks& marks) {
  if (marks.other == 0) return std::numeric_limits<double>::infinity();
  return std::log1p(static_cast<double>(kRowSum - 2 * marks.other) / static_cast<double>(marks.other));
}

Matrix<double> mark_chances(const Marks& marks) {
  const double other = std::ldexp(static_cast<double>(marks.other), -kWeightBits);
  Matrix<double> chances = Matrix<double>::Constant(marks.categories, marks.categories, other);
  chances.diagonal().setConstant(0.5);
  return chances;
}

Channel expanded(const Marks& marks) {
  const Matrix<double> chances = mark_chances(marks);
  Channel channel = Channel::Ones(marks.categories, Index{1} << marks.categories);
  for (Index x = 0; x < channel.rows(); ++x) {
    for (Index y = 0; y < channel.cols(); ++y) {
      for (Index mark = 0; mark < marks.categories; ++mark) {
        channel(x, y) *= ((y >> mark) & 1) != 0 ? chances(x, mark) : 1 - chances(x, mark);
      }
    }
  }
  return channel;
}

std::vector<std::vector<Index>> sets_of(Index categories) {
  std::vector<std::vector<Index>> sets;
  for (Index size = 0; size <= categories; ++size) {
    for (Index number = 0; number < Index{1} << categories; ++number) {
      std::vector<Index> set;
      for (Index x = 0; x < categories; ++x) {
        if (((number >> x) & 1) != 0) set.push_back(x);
      }
      if (static_cast<Index>(set.size()) == size) sets.push_back(std::move(set));
    }
  }
  return sets;
}

Matrix<Integer> columns_of_sets(const Marks& marks) {
  const auto sets = sets_of(marks.categories);
  const Integer gained(kRowSum - 2 * marks.other);
  Matrix<Integer> columns(marks.categories, static_cast<Index>(sets.size()));
  columns.setConstant(Integer(marks.other));
  for (Index y = 0; y < columns.cols(); ++y) {
    const auto& set = sets[static_cast<std::size_t>(y)];
    if (marks.other == 0 && set.size() > 1) continue;
    for (const Index x : set) columns(x, y) += gained;
  }
  return columns;
}

bool holds(const Rows<Integer>& rows, const Marks& marks) {
  const Integer other(marks.other);
  const Integer gained(kRowSum - 2 * marks.other);
  for (Index i = 0; i < rows.rows(); ++i) {
    const Worst worst = worst_of(rows, i);
    if (gained * worst.broken > other * worst.left) return false;
  }
  return true;
}

Marks least_marks(const Rows<Integer>& rows) {
  Integer least = 0;
  for (Index i = 0; i < rows.rows(); ++i) {
    const Worst worst = worst_of(rows, i);
    if (worst.broken == 0) continue;
    const Integer divisor = worst.left + 2 * worst.broken;
    least = std::max(least, Integer((worst.broken * Integer(kRowSum) + divisor - 1) / divisor));
  }
  return {rows.cols(), least.convert_to<std::uint64_t>()};
}

Leakage leakage(const Notion& notion, const Prior& prior, const Marks& marks) {
  const Conditions<double> compared = notion.measured(prior.probabilities, notion.parameters);
  if (compared.most.size() > 0) {
    Leakage worst = notion.leakage(prior, columns_of_sets(marks).unaryExpr(&nearest));
    worst.marks = sets_of(marks.categories)[static_cast<std::size_t>(std::exchange(worst.report, 0))];
    return worst;
  }
  const Matrix<double> chances = compared.mass.cwiseInverse().asDiagonal() * compared.weights;
  const double u = std::ldexp(static_cast<double>(marks.other), -kWeightBits);
  Leakage worst;
  for_each_comparison(compared, [&](const Comparison& comparison) {
    const double factor = compared.levels[comparison.level];
    double level = factor > 0 ? worst.level * factor : 0;
    std::vector<Index> set;
    raise(chances.row(comparison.more), chances.row(comparison.less), u, level, set);
    if (set.empty()) return;
    // If `other` is 0, no report has two marks; of several equal categories the first will do.
    if (marks.other == 0) set.erase(set.begin() + 1, set.end());
    const double reached = multiple_of_level(level, factor);
    if (!(reached > worst.level)) return;
    worst = {reached, 0, compared.sides[static_cast<std::size_t>(comparison.more)],
             compared.sides[static_cast<std::size_t>(comparison.less)], std::move(set)};
  });
  return worst;
}

}  // namespace sluice

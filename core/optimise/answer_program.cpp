// SPDX-License-Identifier: GPL-3.0-or-later
#include "optimise/answer_program.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "optimise/search_texts.hpp"

namespace sluice {
namespace {

// A solver's error in an entry that is 0.
constexpr double kNothing = 1e-11;
// The room for the second choice above the least cost: the smallest that works. A solver may find no solution
// without any room.
constexpr double kRooms[] = {1e-11, 1e-9};
constexpr double kUlp = std::numeric_limits<double>::epsilon();

/// Entries of all columns, answer by answer. The first equations say that those of an input sum to 1.
class Program {
 public:
  Program(const ColumnRows& rows, Index answers) : rows_(rows), answers_(answers) {
    const Index n = rows.inputs;
    program_.right_hand_side = Vector<double>::Zero(n + answers * rows.rows);
    program_.right_hand_side.head(n).setOnes();
    program_.at_most = answers * rows.rows;
    for (Index g = 0; g < answers; ++g) {
      for (Index i = 0; i < n; ++i) program_.constraints.push_back({i, place(g, i), 1});
      for (const auto& [row, column, value] : rows.entries) {
        program_.constraints.push_back({n + g * rows.rows + row, place(g, column), value});
      }
    }
  }

  /// The place, among all entries, of an entry in an answer's column.
  [[nodiscard]] Index place(Index answer, Index column) const { return answer * rows_.columns + column; }

  /// `costs` is inputs x answers, none below 0.
  void set_costs(const Matrix<double>& costs) {
    program_.cost = Vector<double>::Zero(answers_ * rows_.columns);
    for (Index g = 0; g < answers_; ++g) program_.cost.segment(place(g, 0), rows_.inputs) = costs.col(g);
  }

  /// Holds the present cost below `most`, in a last row; a second call moves that row.
  void hold_cost(double most) {
    const Index row = rows_.inputs + answers_ * rows_.rows;
    if (program_.right_hand_side.size() == row) {
      for (Index j = 0; j < program_.cost.size(); ++j) {
        if (program_.cost(j) != 0) program_.constraints.push_back({row, j, program_.cost(j)});
      }
      program_.right_hand_side.conservativeResize(row + 1);
      program_.at_most += 1;
    }
    program_.right_hand_side(row) = most;
  }

  [[nodiscard]] Result<LinearSolution> solve() const { return sluice::solve(program_); }

 private:
  const ColumnRows& rows_;
  Index answers_;
  SparseProgram program_;
};

/// A lower bound of the cost of all columns together. With prices l of the equations and multipliers u >= 0
/// of the rows it is sum l + sum_g (cost_g - l + rows' u_g) . (T_g, z_g). The entries T_g[i] of one input sum
/// to 1 and no z is above 1. `costs` are weighted with the inputs.
double proved_by(const Vector<double>& duals, const ColumnRows& rows, const Matrix<double>& costs) {
  const Index n = rows.inputs;
  const Vector<double> prices = duals.head(n);
  Vector<double> least = Vector<double>::Constant(n, std::numeric_limits<double>::infinity());
  double further = 0;
  double rounding = 0;
  for (Index g = 0; g < costs.cols(); ++g) {
    const Vector<double> multipliers = (-duals.segment(n + g * rows.rows, rows.rows)).cwiseMax(0);
    Vector<double> reduced = Vector<double>::Zero(rows.columns);
    Vector<double> size = Vector<double>::Zero(rows.columns);
    Vector<double> terms = Vector<double>::Constant(rows.columns, 3);
    reduced.head(n) = costs.col(g) - prices;
    size.head(n) = costs.col(g).cwiseAbs() + prices.cwiseAbs();
    for (const auto& [row, column, value] : rows.entries) {
      reduced(column) += value * multipliers(row);
      size(column) += std::abs(value * multipliers(row));
      terms(column) += 1;
    }
    // An ulp of every coefficient, one of each product, and one of each sum.
    const Vector<double> off = kUlp * (terms.array() + 2) * size.array();
    least = least.cwiseMin(reduced.head(n) - off.head(n));
    const Index more = rows.columns - n;
    further += (reduced.tail(more) - off.tail(more)).cwiseMin(0).sum();
    rounding += kUlp * static_cast<double>(rows.columns) * size.sum();
  }
  return prices.sum() + least.sum() + further - rounding -
         kUlp * static_cast<double>(n) * prices.cwiseAbs().sum();
}

}  // namespace

Result<AnswerOptimum> answer_optimum(const ColumnRows& rows, const Vector<double>& inputs,
                                     const Matrix<double>& costs, const Matrix<double>& second) {
  const Index n = inputs.size();
  const Index answers = costs.cols();
  const auto of_all = [&](auto count) { return static_cast<double>(count) * static_cast<double>(answers); };
  if (of_all(rows.rows) > kMostAnswerRows || of_all(rows.entries.size()) > kMostAnswerEntries) {
    return fail(texts::kSearch.answers_too_large);
  }
  // The solver is quick with costs of at least 0; each input has the same sum over all columns.
  const Vector<double> least = costs.rowwise().minCoeff();
  const Matrix<double> weighted = inputs.asDiagonal() * (costs.colwise() - least);
  Program program(rows, answers);
  program.set_costs(weighted);
  auto solution = program.solve();
  if (!solution) return solution.failure();
  AnswerOptimum best;
  best.lower_bound = inputs.dot(least) + proved_by(solution->duals, rows, weighted);
  best.lower_bound -=
      kUlp * static_cast<double>(n + 2) * (inputs.dot(least.cwiseAbs()) + std::abs(best.lower_bound));

  const auto channel_of = [&](const Vector<double>& x) {
    Channel channel(n, answers);
    for (Index g = 0; g < answers; ++g) channel.col(g) = x.segment(program.place(g, 0), n);
    return Channel(channel.unaryExpr([](double entry) { return entry < kNothing ? 0 : entry; }));
  };
  best.channel = channel_of(solution->x);
  const double cost = weighted.cwiseProduct(best.channel).sum();
  const Matrix<double> preferred = second.colwise() - second.rowwise().minCoeff();
  for (const double room : kRooms) {
    program.set_costs(weighted);
    program.hold_cost(cost + room);
    program.set_costs(preferred);
    const auto chosen = program.solve();
    if (!chosen) continue;
    best.channel = channel_of(chosen->x);
    break;
  }
  const Vector<double> sums = best.channel.rowwise().sum();
  if (!(sums.minCoeff() > 0.5 && sums.maxCoeff() < 2)) return fail(texts::kSearch.linear_program_failed);
  best.channel = sums.cwiseInverse().asDiagonal() * best.channel;
  return best;
}

}  // namespace sluice

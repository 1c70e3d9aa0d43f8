// SPDX-License-Identifier: GPL-3.0-or-later
#include "estimate/compatible.hpp"

#include <algorithm>
#include <utility>

#include "optimise/linear_program.hpp"

namespace sluice {
namespace {

constexpr double kTolerance = 1e-9;

enum class Slack { none, column };

/// Rows: the sum of p, then -(Q^T p)_y <= -low_y, then (Q^T p)_y <= high_y. With slack there is a further
/// column, by which all of these may be missed.
SparseProgram program_of(const Matrix<double>& chances, const std::vector<Interval>& observed, Slack with) {
  const bool slack = with == Slack::column;
  const Index inputs = chances.rows();
  const Index b = chances.cols();
  SparseProgram program{
      {}, Vector<double>::Zero(1 + 2 * b), Vector<double>::Zero(inputs + (slack ? 1 : 0)), 2 * b};
  program.right_hand_side(0) = 1;
  for (Index x = 0; x < inputs; ++x) program.constraints.push_back({0, x, 1});
  for (Index y = 0; y < b; ++y) {
    program.right_hand_side(1 + y) = -observed[static_cast<std::size_t>(y)].low;
    program.right_hand_side(1 + b + y) = observed[static_cast<std::size_t>(y)].high;
    for (Index x = 0; x < inputs; ++x) {
      if (chances(x, y) == 0) continue;
      program.constraints.push_back({1 + y, x, -chances(x, y)});
      program.constraints.push_back({1 + b + y, x, chances(x, y)});
    }
    if (!slack) continue;
    program.constraints.push_back({1 + y, inputs, -1});
    program.constraints.push_back({1 + b + y, inputs, -1});
  }
  if (slack) program.cost(inputs) = 1;
  return program;
}

}  // namespace

Compatible::Compatible(Matrix<double> chances, std::vector<Interval> observed)
    : chances_(std::move(chances)), observed_(std::move(observed)), empty_(false) {
  const auto missed = solve(program_of(chances_, observed_, Slack::column));
  empty_ = missed && missed->x(chances_.rows()) > kTolerance;
}

Interval Compatible::range(const Vector<double>& functional) const {
  const double low = least(functional).bound;
  const double high = -least(-functional).bound;
  // The room that the tolerance of `empty` leaves may be slightly negative.
  return {std::min(low, high), std::max(low, high)};
}

Least Compatible::least(const Vector<double>& functional) const {
  const Index b = chances_.cols();
  SparseProgram program = program_of(chances_, observed_, Slack::none);
  // The sum of p is 1, so a constant changes nothing except for the solver, which prefers costs of at least
  // 0.
  program.cost = functional.array() - functional.minCoeff();
  const auto solution = solve(program);
  Vector<double> prices = Vector<double>::Zero(b);
  if (solution) prices = solution->duals.tail(b) - solution->duals.segment(1, b);
  // c . p = (c - Q m) . p + m . (Q^T p), whatever the prices m are.
  double bound = (functional - chances_ * prices).minCoeff();
  for (Index y = 0; y < b; ++y) {
    const auto& [low, high] = observed_[static_cast<std::size_t>(y)];
    bound += prices(y) * (prices(y) > 0 ? low : high);
  }
  return {std::clamp(bound - kTolerance, functional.minCoeff(), functional.maxCoeff()), prices};
}

}  // namespace sluice

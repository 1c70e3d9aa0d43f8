// SPDX-License-Identifier: GPL-3.0-or-later
// The values of a box program's variables: at a basis, and after a step along an edge.
#include <algorithm>
#include <cmath>

#include "optimise/box_program.hpp"

namespace sluice {

void BoxProgram::price(const Vector<double>& cost) {
  const Index n = entries();
  for (Index j = 0; j < n; ++j) reduced_(j) = nonbasic(j) < n ? cost(nonbasic(j)) : 0;
  for (Index i = 0; i < basics(); ++i) {
    if (basic(i) < n && cost(basic(i)) != 0) reduced_ += cost(basic(i)) * row(i).transpose();
  }
}

void BoxProgram::place() {
  const Index n = entries();
  Vector<double> values(n);
  for (Index j = 0; j < n; ++j) {
    at_upper_[static_cast<std::size_t>(j)] = static_cast<char>(reduced_(j) < 0);
    values(j) = bound_of(j);
    value_(nonbasic(j)) = values(j);
  }
  for (Index i = 0; i < basics(); ++i) value_(basic(i)) = row(i).dot(values);
  for (Index i = 0; i < rows(); ++i) {
    double sum = 0;
    for (const auto& [x, factor] : sparse_->row(i)) sum += factor * value_(x);
    value_(n + i) = sum;
  }
  for (Index j = 0; j < n; ++j) value_(nonbasic(j)) = values(j);
}

/// Moves the nonbasic variable of a column, and with it every basic one.
void BoxProgram::shift(Index column, double by) {
  const Index n = entries();
  if (nonbasic(column) < n) moved_(nonbasic(column)) += by;
  for (Index i = 0; i < basics(); ++i) {
    if (basic(i) < n) moved_(basic(i)) += by * row(i)(column);
  }
}

/// Updates all values after the moves of the entries.
void BoxProgram::settle() {
  const Index n = entries();
  for (Index x = 0; x < n; ++x) {
    if (moved_(x) == 0) continue;
    value_(x) += moved_(x);
    for (const auto& [i, factor] : sparse_->column(x)) value_(n + i) += factor * moved_(x);
  }
  moved_.setZero();
  for (Index j = 0; j < n; ++j) value_(nonbasic(j)) = bound_of(j);
}

std::vector<BoxProgram::Edge> BoxProgram::edges() const {
  const auto n = static_cast<std::size_t>(entries());
  std::vector<Edge> edges(n);
  for (std::size_t j = 0; j < n; ++j) {
    const Index variable = nonbasic_[j];
    edges[j] = {std::max(0.0, upper_(variable) - lower_(variable)), -1};
  }
  for (Index i = 0; i < basics(); ++i) {
    const Index other = basic(i);
    const double above = std::max(0.0, upper_(other) - value_(other));
    const double below = std::max(0.0, value_(other) - lower_(other));
    const auto coefficients = row(i);
    for (std::size_t j = 0; j < n; ++j) {
      const double coefficient = coefficients(static_cast<Index>(j));
      const double rate = at_upper_[j] ? -coefficient : coefficient;
      if (std::abs(rate) < kLeastPivot) continue;
      const double room = rate > 0 ? above : below;
      if (room < edges[j].length * std::abs(rate)) edges[j] = {room / std::abs(rate), i};
    }
  }
  return edges;
}

void BoxProgram::move(Index column, const Edge& edge) {
  const auto slot = static_cast<std::size_t>(column);
  const double step = at_upper_[slot] ? -edge.length : edge.length;
  shift(column, step);
  if (edge.row < 0) {
    at_upper_[slot] ^= 1;
  } else {
    at_upper_[slot] = static_cast<char>(step * row(edge.row)(column) > 0);
    pivot(edge.row, column);
  }
  settle();
}

}  // namespace sluice

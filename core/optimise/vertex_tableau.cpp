// SPDX-License-Identifier: GPL-3.0-or-later
#include "optimise/vertex_tableau.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace sluice {
namespace {

// If many x of a basis are 0, no edge is longer than 0. So each is raised by one to two times this, all by
// different amounts. The information is that of the original x.
constexpr double kRaised = 1e-12;

/// One to two, another for each index: the fractional parts of multiples of the golden ratio.
double uneven(Index index) {
  const double multiple = static_cast<double>(index + 1) * 0.6180339887498949;
  return 2 - (multiple - std::floor(multiple));
}

}  // namespace

std::optional<VertexTableau> VertexTableau::at(const Polytope& polytope, const Vector<double>& x) {
  VertexTableau tableau{polytope};
  if (!tableau.solve_for(x)) return std::nullopt;
  return tableau;
}

VertexTableau::VertexTableau(const Polytope& polytope)
    : columns_(polytope.constraints),
      values_(polytope.right_hand_side),
      raised_(values_),
      basic_(static_cast<std::size_t>(columns_.rows()), -1),
      row_of_(static_cast<std::size_t>(columns_.cols()), -1) {}

Vector<double> VertexTableau::x() const {
  Vector<double> x = Vector<double>::Zero(size());
  for (Index i = 0; i < rows(); ++i) x(basic(i)) = std::max(0.0, values_(i));
  return x;
}

Index VertexTableau::leaving(Index j) const {
  Index row = -1;
  double shortest = 0;
  for (Index i = 0; i < rows(); ++i) {
    if (columns_(i, j) <= kNoPivot) continue;
    const double length = raised_(i) / columns_(i, j);
    if (row < 0 || length < shortest) {
      row = i;
      shortest = length;
    }
  }
  return row;
}

void VertexTableau::pivot(Index row, Index j) {
  const double by = columns_(row, j);
  columns_.row(row) /= by;
  values_(row) /= by;
  raised_(row) /= by;
  Vector<double> others = columns_.col(j);
  others(row) = 0;
  const Eigen::RowVectorXd pivot_row = columns_.row(row);
  columns_.noalias() -= others * pivot_row;
  values_ -= values_(row) * others;
  raised_ -= raised_(row) * others;
  if (basic(row) >= 0) row_of_[static_cast<std::size_t>(basic(row))] = -1;
  basic_[static_cast<std::size_t>(row)] = j;
  row_of_[static_cast<std::size_t>(j)] = row;
}

std::vector<Index> VertexTableau::basis() const {
  std::vector<Index> basis = basic_;
  std::ranges::sort(basis);
  return basis;
}

std::vector<Index> VertexTableau::basis_after(Index row, Index j) const {
  std::vector<Index> basis = basic_;
  basis[static_cast<std::size_t>(row)] = j;
  std::ranges::sort(basis);
  return basis;
}

bool VertexTableau::solve_for(const Vector<double>& x) {
  std::vector<Index> order(static_cast<std::size_t>(x.size()));
  std::iota(order.begin(), order.end(), Index{0});
  std::ranges::stable_sort(order, [&](Index one, Index other) { return x(one) > x(other); });
  Index found = 0;
  for (const Index j : order) {
    if (found == rows()) break;
    Index row = 0;
    double largest = 0;
    for (Index i = 0; i < rows(); ++i) {
      if (basic(i) >= 0 || std::abs(columns_(i, j)) <= largest) continue;
      row = i;
      largest = std::abs(columns_(i, j));
    }
    if (largest > kNoPivot) {
      pivot(row, j);
      ++found;
    } else if (x(j) > kNoPivot) {
      return false;
    }
  }
  drop_dependent();
  for (Index i = 0; i < rows(); ++i) raised_(i) = std::max(0.0, values_(i)) + kRaised * uneven(i);
  return values_.minCoeff() > -kNoPivot;
}

void VertexTableau::drop_dependent() {
  Index kept = 0;
  for (Index i = 0; i < rows(); ++i) {
    if (basic(i) < 0) continue;
    columns_.row(kept).swap(columns_.row(i));
    values_(kept) = values_(i);
    basic_[static_cast<std::size_t>(kept++)] = basic(i);
  }
  columns_.conservativeResize(kept, Eigen::NoChange);
  values_.conservativeResize(kept);
  raised_ = values_;
  basic_.resize(static_cast<std::size_t>(kept));
  for (Index i = 0; i < rows(); ++i) row_of_[static_cast<std::size_t>(basic(i))] = i;
}

}  // namespace sluice

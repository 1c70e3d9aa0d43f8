// SPDX-License-Identifier: GPL-3.0-or-later
// The tableau of a box program: built, lengthened, shortened, and moved from one basis to the next.
#include <algorithm>
#include <cmath>
#include <numeric>

#include "optimise/box_program.hpp"

namespace sluice {

/// Exchanges the basic variable of a row and the nonbasic one of a column.
void BoxProgram::pivot(Index at, Index column) {
  auto pivot_row = row(at);
  const double inverse = 1 / pivot_row(column);
  pivot_row *= -inverse;
  pivot_row(column) = inverse;
  const double price = reduced_(column);
  if (price != 0) {
    reduced_(column) = 0;
    reduced_ += price * pivot_row.transpose();
  }
  for (Index i = 0; i < basics(); ++i) {
    auto other = row(i);
    const double multiplier = other(column);
    if (i == at || multiplier == 0) continue;
    other(column) = 0;
    other += multiplier * pivot_row;
  }
  std::swap(basic_[static_cast<std::size_t>(at)], nonbasic_[static_cast<std::size_t>(column)]);
  ++pivots_;
}

void BoxProgram::factorise() {
  // Gauss-Jordan from the rows themselves, each time with the largest pivot of the entries that are to be
  // basic.
  const Index n = entries();
  std::vector<char> was_upper(static_cast<std::size_t>(n + rows()), 0);
  std::vector<char> wanted(static_cast<std::size_t>(n), 1);
  basic_.clear();
  for (Index j = 0; j < n; ++j) {
    const Index variable = nonbasic(j);
    was_upper[static_cast<std::size_t>(variable)] = at_upper_[static_cast<std::size_t>(j)];
    if (variable < n) {
      wanted[static_cast<std::size_t>(variable)] = 0;
    } else {
      basic_.push_back(variable);
    }
  }
  std::iota(nonbasic_.begin(), nonbasic_.end(), Index{0});
  tableau_.resize(basic_.size() * static_cast<std::size_t>(n));
  for (Index i = 0; i < basics(); ++i) row(i) = conditions_->rows.row(basic(i) - n);
  std::vector<Index> left;  // columns of entries that are to be basic and are not yet
  for (Index j = 0; j < n; ++j) {
    if (wanted[static_cast<std::size_t>(j)]) left.push_back(j);
  }
  for (;;) {
    Index best_row = -1;
    Index best_column = -1;
    double largest = kLeastPivot;
    for (Index i = 0; i < basics(); ++i) {
      if (basic(i) < n) continue;
      const auto coefficients = row(i);
      for (const Index j : left) {
        if (std::abs(coefficients(j)) > largest) {
          largest = std::abs(coefficients(j));
          best_row = i;
          best_column = j;
        }
      }
    }
    if (best_row < 0) break;
    pivot(best_row, best_column);
    left.erase(std::ranges::lower_bound(left, best_column));
  }
  rest_all();
  for (Index j = 0; j < n; ++j) {
    at_upper_[static_cast<std::size_t>(j)] = was_upper[static_cast<std::size_t>(nonbasic(j))];
  }
  pivots_ = 0;
}

/// Gives a sleeping row of the conditions a row in the tableau. Returns which.
Index BoxProgram::wake(Index variable) {
  const Index n = entries();
  const auto condition = conditions_->rows.row(variable - n);
  tableau_.resize(tableau_.size() + static_cast<std::size_t>(n));
  auto woken = row(basics());
  for (Index j = 0; j < n; ++j) woken(j) = nonbasic(j) < n ? condition(nonbasic(j)) : 0;
  for (Index i = 0; i < basics(); ++i) {
    if (basic(i) < n && condition(basic(i)) != 0) woken += condition(basic(i)) * row(i);
  }
  basic_.push_back(variable);
  return basics() - 1;
}

void BoxProgram::wake_all() {
  const Index n = entries();
  std::vector<char> awake(static_cast<std::size_t>(n + rows()), 0);
  for (const Index variable : nonbasic_) awake[static_cast<std::size_t>(variable)] = 1;
  for (const Index variable : basic_) awake[static_cast<std::size_t>(variable)] = 1;
  for (Index variable = n; variable < n + rows(); ++variable) {
    if (!awake[static_cast<std::size_t>(variable)]) wake(variable);
  }
}

void BoxProgram::rest(Index i) {
  row(i) = row(basics() - 1);
  basic_[static_cast<std::size_t>(i)] = basic_.back();
  basic_.pop_back();
  tableau_.resize(tableau_.size() - static_cast<std::size_t>(entries()));
}

void BoxProgram::rest_all() {
  for (Index i = basics(); i-- > 0;) {
    if (basic(i) >= entries()) rest(i);
  }
}

}  // namespace sluice

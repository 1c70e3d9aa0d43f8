// SPDX-License-Identifier: GPL-3.0-or-later
/// Reports that are sets of marks, written out as the channel with 2^a columns that they are.
#pragma once

#include <cmath>

#include "exact/marks.hpp"

namespace sluice::test {

/// Set number y holds category x where bit x of y is set.
inline bool in_set(Index y, Index x) { return ((y >> x) & 1) != 0; }

/// P(Y | X = x), a x 2^a, mark by mark.
inline Channel written_out(const Marks& marks) { return expanded(marks); }

/// The same columns in integers, each up to a factor of its own.
inline Matrix<Integer> columns(const Marks& marks) {
  Matrix<Integer> columns(marks.categories, Index{1} << marks.categories);
  for (Index x = 0; x < columns.rows(); ++x) {
    for (Index y = 0; y < columns.cols(); ++y) {
      columns(x, y) = in_set(y, x) ? Integer(kRowSum - marks.other) : Integer(marks.other);
    }
  }
  return columns;
}

/// Whether every row holds for every column that can occur, one by one.
inline bool holds_for_each(const Rows<Integer>& rows, const Marks& marks) {
  const Matrix<Integer> all = columns(marks);
  for (Index y = 0; y < all.cols(); ++y) {
    // Without other marks nobody sends two of them; nor is then anything learnt from a report of none.
    if (marks.other == 0 && (y == 0 || (y & (y - 1)) != 0)) continue;
    for (Index i = 0; i < rows.rows(); ++i) {
      Integer value = 0;
      for (Index x = 0; x < rows.cols(); ++x) value += rows(i, x) * all(x, y);
      if (value > 0) return false;
    }
  }
  return true;
}

}  // namespace sluice::test

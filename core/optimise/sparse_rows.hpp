// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <vector>

#include "base/scalar.hpp"

namespace sluice {

/// The coefficients of a matrix that are not 0, row by row and column by column: most conditions are about
/// few categories.
class SparseRows {
 public:
  struct Term {
    Index at;  ///< the column in a row, the row in a column
    double factor;
  };

  explicit SparseRows(const Matrix<double>& rows)
      : rows_(listed(rows)), columns_(listed(Matrix<double>(rows.transpose()))) {}

  [[nodiscard]] Index size() const { return static_cast<Index>(rows_.starts.size()) - 1; }
  [[nodiscard]] std::span<const Term> row(Index i) const { return rows_.of(i); }
  [[nodiscard]] std::span<const Term> column(Index x) const { return columns_.of(x); }

 private:
  struct Lists {
    std::vector<Term> terms;
    std::vector<std::size_t> starts;
    [[nodiscard]] std::span<const Term> of(Index i) const {
      const auto at = static_cast<std::size_t>(i);
      return {terms.data() + starts[at], terms.data() + starts[at + 1]};
    }
  };
  static Lists listed(const Matrix<double>& matrix) {
    Lists lists{{}, {0}};
    for (Index i = 0; i < matrix.rows(); ++i) {
      for (Index j = 0; j < matrix.cols(); ++j) {
        if (matrix(i, j) != 0) lists.terms.push_back({j, matrix(i, j)});
      }
      lists.starts.push_back(lists.terms.size());
    }
    return lists;
  }

  Lists rows_, columns_;
};

}  // namespace sluice

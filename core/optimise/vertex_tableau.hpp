// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "base/scalar.hpp"

namespace sluice {

/// { x >= 0 : constraints * x = right_hand_side }, bounded. Equations may depend on one another.
struct Polytope {
  Matrix<double> constraints;      ///< m x n, entries of about 1 at most
  Vector<double> right_hand_side;  ///< m
};

/// Smaller coefficients of a tableau are the rounding of 0.
inline constexpr double kNoPivot = 1e-9;

/// A vertex of a polytope: its equations solved for a basis,  x_basis = value - column * x_others.
class VertexTableau {
 public:
  /// Empty if more x are above 0 than a vertex has.
  static std::optional<VertexTableau> at(const Polytope& polytope, const Vector<double>& x);

  [[nodiscard]] Index size() const { return columns_.cols(); }
  [[nodiscard]] Index rows() const { return static_cast<Index>(basic_.size()); }
  [[nodiscard]] bool is_basic(Index j) const { return row_of_[static_cast<std::size_t>(j)] >= 0; }
  [[nodiscard]] Index basic(Index row) const { return basic_[static_cast<std::size_t>(row)]; }
  [[nodiscard]] auto column(Index j) const { return columns_.col(j); }
  [[nodiscard]] double value(Index row) const { return values_(row); }
  [[nodiscard]] Vector<double> x() const;

  /// The x that leaves when x_j grows; -1 if none does.
  [[nodiscard]] Index leaving(Index j) const;
  void pivot(Index row, Index j);

  /// In ascending order.
  [[nodiscard]] std::vector<Index> basis() const;
  /// The basis after `pivot`.
  [[nodiscard]] std::vector<Index> basis_after(Index row, Index j) const;

 private:
  explicit VertexTableau(const Polytope& polytope);
  /// Takes entries above 0 into the basis, the largest first, and fills it up with the others.
  bool solve_for(const Vector<double>& x);
  /// Drops equations that follow from the others, which have nothing in the basis.
  void drop_dependent();

  Eigen::MatrixXd columns_;  // column-major: edges are columns
  Vector<double> values_;
  Vector<double> raised_;
  std::vector<Index> basic_;
  std::vector<Index> row_of_;
};

}  // namespace sluice

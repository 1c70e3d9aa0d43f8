// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "base/scalar.hpp"

namespace sluice {

/// A report of a channel that sees (S, X), as a posterior. It has the secrets in proportions w, and one data
/// category x(s) for each of them.
struct Assignment {
  std::vector<Index> data;  ///< x(s), c; -1 if w_s is 0
  double value;             ///< H(X | report) less the worth of the report
};

/// How many nodes of branch and bound take as long as the search by subsets does.
std::uint64_t nodes_by_subsets(std::size_t secrets);

/// Finds the assignments with the least  H(v_X) - sum_s w_s prices(s, x(s)),  v_X(x) = sum of w_s over x(s) =
/// x. Cells that cannot occur have a price of minus infinity.
class Assignments {
 public:
  /// `proportions` (c) sum to 1; `prices` is c x a, and has a finite price for each secret.
  Assignments(const Vector<double>& proportions, const Matrix<double>& prices);

  /// Descends from the best category for each secret on its own, and from all secrets on one category. It
  /// moves one secret after another to its best category.
  [[nodiscard]] Assignment descend() const;

  struct Least {
    bool complete;
    Assignment best;
  };
  /// The least of all, if it is below `target`; otherwise the best met. First it uses branch and bound. The
  /// entropy, which is concave, is least if all unassigned mass goes to one category. If that takes longer
  /// than subsets would (nodes_by_subsets), it uses those. A partition of the secrets into groups that share
  /// a category, each group with its best one, costs the sum of its groups. So least(A) = min over the groups
  /// B in A of cost(B) + least(A - B), in 3^c steps.
  [[nodiscard]] Least least(double target, std::uint64_t most_nodes,
                            const std::function<bool()>& keep_going) const;

 private:
  class Branching;
  [[nodiscard]] double value(const std::vector<Index>& data) const;
  [[nodiscard]] Assignment by_subsets() const;
  [[nodiscard]] Assignment assignment(const std::vector<Index>& data) const;

  std::vector<Index> secrets_;  // those with a proportion, the largest first
  Vector<double> proportions_;  // for these secrets
  Matrix<double> worth_;        // w_s prices(s, x), for these secrets
  Index all_;
};

}  // namespace sluice

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include "base/scalar.hpp"

namespace sluice {

/// What is known of P(u|s) for one secret s:  D_s = { R : least_u <= R_u <= most_u, sum R_u = 1 }, and
/// `slack` = 1 - sum least_u. For the part T_s of a column that belongs to s, P(y|s) then lies between
///   mn(T_s) = min over D_s of R . T_s   and   mx(T_s) = max over D_s of R . T_s.
struct Block {
  Vector<double> least;
  double slack;
  /// Empty where it is no more than what the others leave, least_u + slack (E, eq. 6): then
  /// mn(T_s) = least . T_s + slack min T_s  and  mx(T_s) = least . T_s + slack max T_s.
  Vector<double> most = {};
};

/// Where a vertex ends: at high / low = `ratio`; `point` is where it is, for low = 1.
struct BlockEnd {
  double ratio;
  Vector<double> point;
};

/// The vertices of  { T >= 0 : mn(T) >= low, mx(T) <= high }  for any 0 < low <= high, in closed form.
///
/// mx and mn are had by sorting the entries of T, and sums over what the sorted entries have in common: with
/// T = c_1 1_A1 + c_2 1_A2 + ..., c > 0, for a chain of sets A1 < A2 < ..., mn(T) = c . alpha and mx(T) =
/// c . beta, where alpha(A) and beta(A) are the least and the largest R(A) (the two are Choquet integrals). T
/// is a vertex only if c is one of the part of the polytope that has this chain, and that has two conditions
/// besides c >= 0. So one set or two are in the chain: T is  c 1_A  with one condition tight, or
/// c_1 1_A + c_2 1_B  with both.
class BlockVertices {
 public:
  /// Preconditions: the least are not negative and their sum is at most 1; each most is at least the least,
  /// and at most the least and the slack together; their sum is at least 1.
  explicit BlockVertices(const Block& block);

  /// All of them, one a row. Where rounding leaves it open where a vertex is, the ends of the stretch that it
  /// may be on are given. Some rows may repeat, and some be no vertices but points of the polytope.
  [[nodiscard]] Matrix<double> list(double low, double high) const;

  /// All ratios at which a vertex ends, in no order: between two that follow each other every vertex is a
  /// linear function of low and high, and at one all vertices but those that end there go on as they were.
  [[nodiscard]] std::vector<BlockEnd> ends() const;

 private:
  using Subset = std::uint32_t;
  /// Of a set of entries.
  struct Sums {
    double least, most;       ///< the R(A): alpha and beta
    bool least_free = false;  ///< whether, at the least, entries of the set still have a choice of R
    bool most_free = false;   ///< whether they have at the most
  };
  [[nodiscard]] bool may_be_vertex(Subset smaller, Subset larger) const;
  void list_pairs(Subset outer);
  [[nodiscard]] Subset everything() const { return static_cast<Subset>(sums_.size() - 1); }

  Index entries_;
  std::vector<Sums> sums_;  // of every subset
  std::vector<std::pair<Subset, Subset>> pairs_;
};

}  // namespace sluice

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include "base/scalar.hpp"

namespace sluice {

/// The set of possible P(u|s) for one secret s: D_s = { R : least_u <= R_u <= most_u, sum R_u = 1 }, and
/// `slack` = 1 - sum least_u. For the part T_s of a column that belongs to s, P(y|s) then lies between
///   mn(T_s) = min over D_s of R . T_s   and   mx(T_s) = max over D_s of R . T_s.
struct Block {
  Vector<double> least;
  double slack;
  /// Empty if it is only what the others leave, least_u + slack (E, eq. 6). Then mn(T_s) = least . T_s +
  /// slack min T_s and mx(T_s) = least . T_s + slack max T_s.
  Vector<double> most = {};
};

/// The end of a vertex, at high / low = `ratio`; `point` is its place for low = 1.
struct BlockEnd {
  double ratio;
  Vector<double> point;
};

/// The vertices of  { T >= 0 : mn(T) >= low, mx(T) <= high }  for any 0 < low <= high, in closed form.
///
/// Sorting the entries of T gives mx and mn, as sums over the sets in a chain. Let T = c_1 1_A1 + c_2 1_A2 +
/// ..., c > 0, for a chain of sets A1 < A2 < A3 and so on. Then mn(T) = c . alpha and mx(T) = c . beta, where
/// alpha(A) and beta(A) are the least and the largest R(A). The two are Choquet integrals. T is a vertex only
/// if c is a vertex of the part of the polytope with this chain, which has two conditions besides c >= 0. So
/// the chain has one set or two: T is c 1_A with one condition tight, or c_1 1_A + c_2 1_B with both.
class BlockVertices {
 public:
  /// Preconditions: no least is negative, and their sum is at most 1. Each most is at least the least, and at
  /// most the least and the slack together; the sum of all most is at least 1.
  explicit BlockVertices(const Block& block);

  /// All of them, one a row. If rounding leaves the place of a vertex open, it lists the ends of the stretch
  /// that the vertex may be on. Some rows may repeat, and some may be points of the polytope that are not
  /// vertices.
  [[nodiscard]] Matrix<double> list(double low, double high) const;

  /// All ratios at which a vertex ends, in no order. Between two neighbouring ratios every vertex is a linear
  /// function of low and high. At one all vertices except those that end there continue unchanged.
  [[nodiscard]] std::vector<BlockEnd> ends() const;

 private:
  using Subset = std::uint32_t;
  /// The sums over a set of entries.
  struct Sums {
    double least, most;       ///< the R(A): alpha and beta
    bool least_free = false;  ///< whether entries of the set still have a choice of R at the least
    bool most_free = false;   ///< whether they have one at the most
  };
  [[nodiscard]] bool may_be_vertex(Subset smaller, Subset larger) const;
  void list_pairs(Subset outer);
  [[nodiscard]] Subset everything() const { return static_cast<Subset>(sums_.size() - 1); }

  Index entries_;
  std::vector<Sums> sums_;  // for every subset
  std::vector<std::pair<Subset, Subset>> pairs_;
};

}  // namespace sluice

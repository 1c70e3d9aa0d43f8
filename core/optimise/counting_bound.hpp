// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <limits>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "optimise/propagation.hpp"
#include "optimise/search_polytope.hpp"

namespace sluice {

/// Bounds  F(v) = prices . v - |B' v|^2 - c D(v || p)  from below over a polytope of posteriors. It writes
///   |B' v|^2 = sum_k d_k (r_k . v)^2 - v' R v ,  d >= 0, R positive semidefinite where sums are equal,
/// with entries and conditions of the polytope as r_k. This lies below the chords of the squares and a
/// tangent of v' R v, and -D lies above the chords of its terms. So every box is a linear program. Vertices
/// of the polytope lie on these conditions, where chords are exact. The d_k are chosen to make the first
/// box's bound small.
class CountingBound {
 public:
  struct Proof {
    bool complete;  ///< F reaches the bound that was wanted
    double bound;   ///< a lower bound of F, proved
  };
  /// Called with the relaxation's point on a box, a point of the polytope; false ends it.
  using Visit = std::function<bool(const Vector<double>&)>;

  struct Divergence {
    const Vector<double>& prior;  ///< p, which has to outlive the bound
    double weight;                ///< c, at least 0
  };

  /// `polytope` is in narrow ranges (`in_narrow_ranges`); `prices` has an entry and `factor` a row for each
  /// category, by unit of probability.
  CountingBound(const SearchPolytope& polytope, const Vector<double>& prices, const Matrix<double>& factor,
                const Divergence& divergence);

  /// Processes the boxes with the lowest bound first.
  Proof prove(double wanted, const Visit& visit, const std::function<bool()>& keep_going);

 private:
  struct Node {
    BoxProgram program;
    double bound;          ///< a lower bound of F, from the box it is a part of
    Vector<double> touch;  ///< the point of the tangent
  };
  struct Waiting {
    BoxProgram::State state;
    Vector<double> touch;
  };

  /// The chord of c times an entry's term of D, on a range; it lies above the term.
  struct Chord {
    double slope;
    double at_zero;
  };

  void split(const Matrix<double>& gain);
  [[nodiscard]] double term(Index entry, double value) const;
  [[nodiscard]] Chord chord(Index entry, double lower, double upper) const;
  double relax(const Node& node, Vector<double>& cost) const;
  bool close(Node& node, double wanted, const std::function<bool()>& keep_going);
  [[nodiscard]] double widths(const BoxProgram& program) const;
  [[nodiscard]] std::optional<std::size_t> worth_dividing(const BoxProgram& program,
                                                          const Vector<double>& point) const;
  void divide(const Vector<double>& point, std::size_t direction);
  void plunge(double wanted, const Visit& visit, const std::function<bool()>& keep_going);
  [[nodiscard]] Index entries() const { return polytope_.lower.size(); }
  [[nodiscard]] Vector<double> row_of(Index variable) const;

  struct Direction {
    Index variable;  ///< an entry, or a row after them
    double weight;   ///< d_k
  };

  SearchPolytope polytope_;
  Vector<double> prices_;  // for the entries
  Divergence divergence_;
  std::vector<Direction> directions_;
  Matrix<double> rows_;  // r_k
  Matrix<double> rest_;  // R
  double rounding_ = 0;
  std::optional<Propagation> propagation_;
  std::multimap<double, Waiting> open_;  // by bound
  std::vector<Node> stack_;
  std::uint64_t nodes_ = 0;
  bool ended_ = false;
  double left_ = std::numeric_limits<double>::infinity();  // the lowest bound of boxes that cannot be divided
};

}  // namespace sluice

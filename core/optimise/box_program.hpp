// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include "scalar.hpp"

namespace sluice {

/// Conditions on a point v of n entries, all of them ranges.
struct RangedRows {
  Matrix<double> rows;   ///< m x n
  Vector<double> least;  ///< m; least <= rows * v
  Vector<double> most;   ///< m; rows * v <= most
};

/// minimise cost . v  subject to  lower <= v <= upper  and ranged rows, by the dual simplex method for
/// variables with two bounds on a dense tableau. Made for branch and bound: the box and the cost change and
/// the last basis is where the next solution starts from, a copy is a few kilobytes, and a bound is proved
/// whatever the tableau has come to.
class BoxProgram {
 public:
  /// The box must be finite, and so must the ranges.
  BoxProgram(std::shared_ptr<const RangedRows> conditions, const Vector<double>& lower,
             const Vector<double>& upper);

  /// The same conditions and more rows after them; the basis stays.
  void extend(std::shared_ptr<const RangedRows> conditions);
  /// How many entries a point has. Ranges are those of the entries, then those of the rows.
  [[nodiscard]] Index entries() const { return conditions_->rows.cols(); }
  void set_range(Index variable, double lower, double upper) {
    lower_(variable) = lower;
    upper_(variable) = upper;
  }
  [[nodiscard]] double lower(Index variable) const { return lower_(variable); }
  [[nodiscard]] double upper(Index variable) const { return upper_(variable); }

  /// What a program is besides its conditions, without the tableau that makes it fast.
  struct State {
    Vector<double> lower, upper;
    std::vector<Index> basic;
  };
  [[nodiscard]] State state() const { return {lower_, upper_, basic_}; }
  void restore(const State& state);

  enum class Outcome {
    optimal,
    enough,      ///< the bound has reached what was asked for
    infeasible,  ///< proved
    stalled,     ///< rounding was in the way; the bound is true all the same
  };
  /// Stops early once the optimum is known to be at least `enough`.
  Outcome minimise(const Vector<double>& cost, double enough);

  /// From the vertex where the last minimisation ended along edges of the polytope, each time the best one,
  /// for as long as the sum of `term(entry, value)` over the entries becomes smaller. Returns how often it
  /// moved.
  template <class Term>
  int walk(const Term& term);

  /// A proved lower bound of the optimum, rounding included (Neumaier and Shcherbina 2004): any prices of the
  /// rows give one over a box.
  [[nodiscard]] double bound() const { return bound_; }
  /// What a unit of an entry costs at the bound's prices.
  [[nodiscard]] const Vector<double>& reduced_cost() const { return reduced_cost_; }
  /// The price of a row at the last basis: below 0 where its upper end is in the way, above 0 where its lower
  /// is.
  [[nodiscard]] Vector<double> row_prices() const;
  /// Calls `visit` with every row that has a price, and with its price.
  template <class Visit>
  void for_each_row_price(const Visit& visit) const;
  /// The basic solution; after `optimal` it is the minimiser to within 1e-9 or so.
  [[nodiscard]] Vector<double> point() const;
  /// The same vertex with its tight rows solved anew, at ranges `least` and `most`; accurate to the last
  /// digits.
  [[nodiscard]] Vector<double> vertex(const Vector<double>& least, const Vector<double>& most) const;

 private:
  [[nodiscard]] double value(Index column) const;
  struct Edge {
    double length;  ///< how far the nonbasic variable of a column can move
    Index row;      ///< of the basic variable that stops it; -1 where it reaches its own other bound
  };
  static constexpr double kShortest = 1e-12;  // edges below this lead nowhere
  [[nodiscard]] std::vector<Edge> edges() const;
  void move(Index column, const Edge& edge);
  Outcome iterate(const Vector<double>& cost, double enough);
  [[nodiscard]] bool agrees() const;
  void factorise();
  void price(const Vector<double>& cost);
  void place();
  void part_ties();
  void pivot(Index row, Index column, double target);
  [[nodiscard]] bool proves_infeasible(Index row) const;
  void prove_bound(const Vector<double>& cost);

  std::shared_ptr<const RangedRows> conditions_;
  Vector<double> lower_, upper_;  // of the entries, then of the rows
  Matrix<double> tableau_;        // basic = tableau * nonbasic
  std::vector<Index> basic_, nonbasic_;
  std::vector<char> at_upper_;
  Vector<double> reduced_;  // of the nonbasic
  Vector<double> basic_value_;
  int pivots_ = 0;  // since the tableau was made
  double bound_ = 0;
  Vector<double> reduced_cost_;
};

template <class Visit>
void BoxProgram::for_each_row_price(const Visit& visit) const {
  const Index n = entries();
  for (Index j = 0; j < n; ++j) {
    const Index variable = nonbasic_[static_cast<std::size_t>(j)];
    if (variable >= n && reduced_(j) != 0) visit(variable - n, reduced_(j));
  }
}

template <class Term>
int BoxProgram::walk(const Term& term) {
  constexpr double kGain = 1e-12;
  constexpr int kMostMoves = 1000;
  const Index n = entries();
  int moves = 0;
  for (; moves < kMostMoves; ++moves) {
    const std::vector<Edge> along = edges();
    Vector<double> difference = Vector<double>::Zero(n);
    const auto step = [&](Index j) {
      const auto slot = static_cast<std::size_t>(j);
      return at_upper_[slot] ? -along[slot].length : along[slot].length;
    };
    for (Index j = 0; j < n; ++j) {
      const Index variable = nonbasic_[static_cast<std::size_t>(j)];
      if (variable < n) difference(j) = term(variable, value(j) + step(j)) - term(variable, value(j));
    }
    for (Index i = 0; i < tableau_.rows(); ++i) {
      const Index variable = basic_[static_cast<std::size_t>(i)];
      if (variable >= n) continue;
      const double here = basic_value_(i);
      const double before = term(variable, here);
      for (Index j = 0; j < n; ++j) {
        if (along[static_cast<std::size_t>(j)].length < kShortest || tableau_(i, j) == 0) continue;
        difference(j) += term(variable, here + step(j) * tableau_(i, j)) - before;
      }
    }
    Index best = -1;
    double gain = kGain;
    for (Index j = 0; j < n; ++j) {
      if (along[static_cast<std::size_t>(j)].length < kShortest || -difference(j) <= gain) continue;
      gain = -difference(j);
      best = j;
    }
    if (best < 0) break;
    move(best, along[static_cast<std::size_t>(best)]);
  }
  return moves;
}

}  // namespace sluice

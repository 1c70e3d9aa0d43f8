// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <functional>
#include <memory>
#include <vector>

#include "base/scalar.hpp"
#include "optimise/sparse_rows.hpp"

namespace sluice {

/// Conditions on a point v of n entries, all of them ranges.
struct RangedRows {
  Matrix<double> rows;   ///< m x n
  Vector<double> least;  ///< m; least <= rows * v
  Vector<double> most;   ///< m; rows * v <= most
};

/// minimise  cost . v  subject to  lower <= v <= upper  and ranged rows, by the dual simplex method for
/// variables with two bounds on a dense tableau. It is made for branch and bound. The box and the cost
/// change, and the next solution starts from the last basis. A copy is a few kilobytes, and a bound is proved
/// even if the tableau has errors. Rows that do not bind cost next to nothing.
class BoxProgram {
 public:
  /// The box must be finite, and so must the ranges.
  BoxProgram(std::shared_ptr<const RangedRows> conditions, const Vector<double>& lower,
             const Vector<double>& upper);

  /// Adds rows after the same conditions; the basis stays.
  void extend(std::shared_ptr<const RangedRows> conditions);
  /// The number of entries of a point. Ranges are those of the entries, then those of the rows.
  [[nodiscard]] Index entries() const { return conditions_->rows.cols(); }
  [[nodiscard]] const std::shared_ptr<const RangedRows>& conditions() const { return conditions_; }
  void set_range(Index variable, double lower, double upper) {
    lower_(variable) = lower;
    upper_(variable) = upper;
  }
  [[nodiscard]] double lower(Index variable) const { return lower_(variable); }
  [[nodiscard]] double upper(Index variable) const { return upper_(variable); }

  /// The state of a program besides its conditions, without the tableau that makes it fast.
  struct State {
    Vector<double> lower, upper;
    std::vector<Index> nonbasic;
  };
  [[nodiscard]] State state() const { return {lower_, upper_, nonbasic_}; }
  /// Restores the state of this program, also from before it was extended.
  void restore(const State& state);

  enum class Outcome {
    optimal,
    enough,      ///< the bound has reached the wanted value
    infeasible,  ///< proved
    stalled,     ///< rounding prevented more, or it was told to stop; the bound is still true
  };
  /// Whether to go on. It is asked about every millisecond, so a small program is solved without a question.
  using KeepGoing = std::function<bool()>;
  /// Stops early once the optimum is known to be at least `enough`.
  Outcome minimise(const Vector<double>& cost, double enough, const KeepGoing& keep_going = {});

  /// Walks along edges of the polytope from the vertex of the last minimisation, each time the best edge. It
  /// goes on as long as the sum of `term(entry, value)` over the entries decreases. Returns the number of
  /// moves.
  template <class Term>
  int walk(const Term& term, const KeepGoing& keep_going = {});

  /// A proved lower bound of the optimum, rounding included (Neumaier and Shcherbina 2004): any prices of the
  /// rows give one over a box.
  [[nodiscard]] double bound() const { return bound_; }
  /// The cost of a unit of an entry at the bound's prices.
  [[nodiscard]] const Vector<double>& reduced_cost() const { return reduced_cost_; }
  /// The price of a row at the last basis: below 0 if its upper end binds, above 0 if its lower one does.
  [[nodiscard]] Vector<double> row_prices() const;
  /// Calls `visit` with every row that has a price, and with its price.
  template <class Visit>
  void for_each_row_price(const Visit& visit) const;
  /// The basic solution; after `optimal` it is the minimiser to within 1e-9 or so.
  [[nodiscard]] Vector<double> point() const;
  /// The same vertex with its tight rows solved again, at ranges `least` and `most`; accurate to the last
  /// digits.
  [[nodiscard]] Vector<double> vertex(const Vector<double>& least, const Vector<double>& most) const;

 private:
  using Row = Eigen::Map<Eigen::RowVectorXd>;
  using ConstRow = Eigen::Map<const Eigen::RowVectorXd>;
  [[nodiscard]] Index rows() const { return conditions_->rows.rows(); }
  [[nodiscard]] Row row(Index i) { return {tableau_.data() + i * entries(), entries()}; }
  [[nodiscard]] ConstRow row(Index i) const { return {tableau_.data() + i * entries(), entries()}; }
  [[nodiscard]] Index basic(Index i) const { return basic_[static_cast<std::size_t>(i)]; }
  [[nodiscard]] Index basics() const { return static_cast<Index>(basic_.size()); }
  [[nodiscard]] Index nonbasic(Index j) const { return nonbasic_[static_cast<std::size_t>(j)]; }

  /// The bound that the nonbasic variable of a column is at.
  [[nodiscard]] double bound_of(Index column) const {
    const Index variable = nonbasic(column);
    return at_upper_[static_cast<std::size_t>(column)] ? upper_(variable) : lower_(variable);
  }
  /// Asks `keep_going` after this many pivots.
  [[nodiscard]] int steps_per_question() const {
    const Index tableau = std::max<Index>(1, entries() * (entries() + rows()));
    return static_cast<int>(std::max<Index>(1, kWorkPerQuestion / tableau));
  }
  struct Edge {
    double length;  ///< how far the nonbasic variable of a column can move
    Index row;      ///< the row of the basic variable that stops it; -1 if it reaches its own other bound
  };
  static constexpr double kShortest = 1e-12;          // edges below this lead nowhere
  static constexpr double kLeastPivot = 1e-9;         // smaller entries of the tableau count as rounding
  static constexpr Index kWorkPerQuestion = 1 << 23;  // entries of the tableau
  [[nodiscard]] std::vector<Edge> edges() const;
  void move(Index column, const Edge& edge);
  Outcome iterate(const Vector<double>& cost, double enough, const KeepGoing& keep_going);
  [[nodiscard]] bool agrees() const;
  void factorise();
  void price(const Vector<double>& cost);
  void place();
  void part_ties();
  Index wake(Index variable);
  void wake_all();
  void rest(Index i);
  void rest_all();
  void shift(Index column, double by);
  void settle();
  void pivot(Index row, Index column);
  [[nodiscard]] bool proves_infeasible(Index row) const;
  void prove_bound(const Vector<double>& cost);

  std::shared_ptr<const RangedRows> conditions_;
  std::shared_ptr<const SparseRows> sparse_;  // their rows
  Vector<double> lower_, upper_, value_;      // for the entries, then for the rows
  // basic = tableau * nonbasic, with a row for each basic entry. A basic row of the conditions follows from
  // the entries and is asleep: it has a tableau row only while it is needed.
  std::vector<double> tableau_;
  std::vector<Index> basic_, nonbasic_;
  std::vector<char> at_upper_;
  Vector<double> reduced_;  // for the nonbasic variables
  Vector<double> moved_;    // for the entries, moves that have yet to be settled
  int pivots_ = 0;          // since the tableau was made
  double bound_ = 0;
  Vector<double> reduced_cost_;
};

template <class Visit>
void BoxProgram::for_each_row_price(const Visit& visit) const {
  const Index n = entries();
  for (Index j = 0; j < n; ++j) {
    const Index variable = nonbasic(j);
    if (variable >= n && reduced_(j) != 0) visit(variable - n, reduced_(j));
  }
}

template <class Term>
int BoxProgram::walk(const Term& term, const KeepGoing& keep_going) {
  constexpr double kGain = 1e-12;
  constexpr int kMostMoves = 1000;
  const Index n = entries();
  const int per_question = steps_per_question();
  wake_all();
  int moves = 0;
  for (; moves < kMostMoves; ++moves) {
    if (moves % per_question == per_question - 1 && keep_going && !keep_going()) break;
    const std::vector<Edge> along = edges();
    Vector<double> difference = Vector<double>::Zero(n);
    const auto step = [&](Index j) {
      const auto slot = static_cast<std::size_t>(j);
      return at_upper_[slot] ? -along[slot].length : along[slot].length;
    };
    for (Index j = 0; j < n; ++j) {
      const Index variable = nonbasic(j);
      if (variable >= n) continue;
      difference(j) = term(variable, value_(variable) + step(j)) - term(variable, value_(variable));
    }
    for (Index i = 0; i < basics(); ++i) {
      const Index variable = basic(i);
      if (variable >= n) continue;
      const double here = value_(variable);
      const double before = term(variable, here);
      const auto rates = row(i);
      for (Index j = 0; j < n; ++j) {
        if (along[static_cast<std::size_t>(j)].length < kShortest || rates(j) == 0) continue;
        difference(j) += term(variable, here + step(j) * rates(j)) - before;
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
  rest_all();
  return moves;
}

}  // namespace sluice

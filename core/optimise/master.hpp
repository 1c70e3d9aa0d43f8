// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "optimise/box_program.hpp"

namespace sluice {

/// The best mixture of the posteriors found so far: minimise sum_i w_i H(v_i) subject to sum_i w_i v_i = p, w
/// >= 0. It is solved as its dual: maximise prices . p subject to prices . v_i <= H(v_i). There a posterior
/// is a row with coefficients between 0 and 1 however rare a category is. One more posterior leaves the basis
/// as it is. (On the other form, with a category of probability 1e-7 or less, GLPK goes round in circles, or
/// finds prices without bounds.)
class Master {
 public:
  struct Most {
    double value;
  };

  /// The prior is the first posterior. Prices are the best among small ones until they are widened.
  /// Posteriors and the distance from the prior are counted in each category's unit.
  Master(const Vector<double>& prior, Vector<double> units);
  /// The same for columns of another kind: `prior` is any distribution that they are to average to, and each
  /// column has a given cost. The first one is the prior itself. Prices are those of the mixture.
  Master(const Vector<double>& prior, double cost);
  /// The same as the first for posteriors with one more entry, of which the mixture has `most` at most. The
  /// entry has to be at least 0, and its price is at most 0. The first posterior is the prior with 0.
  Master(const Vector<double>& prior, const Vector<double>& units, Most most);

  [[nodiscard]] const std::vector<Vector<double>>& posteriors() const { return posteriors_; }
  /// False if it is there already.
  bool add(const Vector<double>& posterior);
  bool add(const Vector<double>& posterior, double cost);
  /// If rounding prevents a solution, or no posterior has enough of a category, prices are still prices, and
  /// weights those of before.
  void solve();
  /// Lets prices be larger. False if their limit did not hold them back, or cannot grow.
  bool widen();
  /// A master with the first posterior only, and the same limit of prices.
  [[nodiscard]] Master emptied() const;
  /// The prices by unit of probability.
  [[nodiscard]] const Vector<double>& prices() const { return prices_; }
  /// The probability of each posterior in the best mixture.
  [[nodiscard]] const Vector<double>& weights() const { return weights_; }
  [[nodiscard]] double value() const { return value_; }

 private:
  Master(const Vector<double>& prior, Vector<double> units, double cost);
  [[nodiscard]] bool is_missing(const Vector<double>& reduced_cost, const Vector<double>& row_prices) const;
  [[nodiscard]] double largest_box() const;
  [[nodiscard]] Index equalities() const { return prior_.size() - (most_ ? 1 : 0); }

  static constexpr double kFirstBox = 4;

  Vector<double> prior_, units_;
  std::vector<Vector<double>> posteriors_;
  RangedRows rows_;
  std::optional<BoxProgram> program_;
  Vector<double> prices_, weights_;
  double value_ = 0;
  double box_ = kFirstBox;
  std::optional<double> most_;
  bool small_prices_ = false;
  bool held_back_ = false;
};

}  // namespace sluice

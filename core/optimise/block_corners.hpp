// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/scalar.hpp"

namespace sluice {

/// The convex function q ln q lies above its tangents  mu q - e^(mu - 1): a grid of multipliers mu.
class Tangents {
 public:
  /// For q between 1 and `most`.
  explicit Tangents(double most);

  [[nodiscard]] const Vector<double>& multipliers() const { return multipliers_; }

  struct Best {
    double bound;
    double multiplier;
  };
  /// The maximum over mu of  value + mu mass + least(mu) - e^(mu - 1).  `least`, a concave function, is given
  /// at the multipliers, and replaced by straight lines between them.
  [[nodiscard]] Best best(double value, double mass, const Vector<double>& least) const;

 private:
  Vector<double> multipliers_;  // in equal steps
};

/// Some parts T of columns that one block may have, and their cost at the prices.
struct BlockCorners {
  Matrix<double> points;       ///< one a row
  Vector<double> mass;         ///< p . T
  Vector<double> uncertainty;  ///< sum of -p T ln p T
  Vector<double> largest;      ///< the largest entry of each input
  Vector<double> value;        ///< uncertainty - prices . T - target mass
  Vector<double> least;        ///< min over the parts of value + mu mass, for every multiplier mu
  double size = 0;             ///< a bound on the size of every sum

  /// `joint` are the probabilities p of the block's inputs.
  BlockCorners(Matrix<double> points, const Vector<double>& joint);
  void price(const Vector<double>& prices, double target, double most_multiplier);
  /// Precondition: they are in the order of their mass.
  void find_least(const Tangents& tangents);
};

}  // namespace sluice

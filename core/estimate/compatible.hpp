// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "estimate/binomial.hpp"

namespace sluice {

/// The least that some c . p can be: bound = min over x of (c - Q prices)_x, and for each chance its price
/// times the lower end of its interval where that is above 0, the upper one where it is below.
struct Least {
  double bound;
  Vector<double> prices;
};

/// The distributions p of the inputs that go with what has been seen: every chance (Q^T p)_y within its
/// interval. If all of these hold at once with some confidence, so does every range below, however many are
/// asked for and whatever the rank of Q is.
class Compatible {
 public:
  /// `chances` is inputs x b, P(y | input): of reports, whose rows sum to 1, or of marks, whose rows do not.
  Compatible(Matrix<double> chances, std::vector<Interval> observed);

  /// Whether there is no such distribution, by more than 1e-9 in a chance: then what has been seen has not
  /// come through this channel, or not honestly.
  [[nodiscard]] bool empty() const { return empty_; }

  /// What c . p can be. The bounds are those that the prices of a linear program prove (weak duality), so
  /// they hold also where the program was not solved well. Precondition: not empty.
  [[nodiscard]] Interval range(const Vector<double>& functional) const;

  /// One end of it, with what proves it. Precondition: not empty.
  [[nodiscard]] Least least(const Vector<double>& functional) const;

 private:
  Matrix<double> chances_;
  std::vector<Interval> observed_;
  bool empty_;
};

}  // namespace sluice

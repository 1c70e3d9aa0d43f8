// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "estimate/binomial.hpp"

namespace sluice {

/// A lower bound of some c . p: bound = min over x of (c - Q prices)_x, plus for each chance its price times
/// an end of its interval. The end is the lower one for a price above 0, the upper one below 0.
struct Least {
  double bound;
  Vector<double> prices;
};

/// The distributions p of the inputs in accord with the observations: every chance (Q^T p)_y is within its
/// interval. If all intervals hold at once with some confidence, so does every range below. This is true for
/// any number of ranges and any rank of Q.
class Compatible {
 public:
  /// `chances` is inputs x b, P(y | input): of reports, whose rows sum to 1, or of marks, whose rows do not.
  Compatible(Matrix<double> chances, std::vector<Interval> observed);

  /// Whether there is no such distribution, by more than 1e-9 in a chance. Then the reports have not come
  /// through this channel, or not honestly.
  [[nodiscard]] bool empty() const { return empty_; }

  /// The range of c . p. The prices of a linear program prove the bounds (weak duality), so they hold even if
  /// the program was not solved well. Precondition: not empty.
  [[nodiscard]] Interval range(const Vector<double>& functional) const;

  /// One end of it, with its proof. Precondition: not empty.
  [[nodiscard]] Least least(const Vector<double>& functional) const;

 private:
  Matrix<double> chances_;
  std::vector<Interval> observed_;
  bool empty_;
};

}  // namespace sluice

// SPDX-License-Identifier: GPL-3.0-or-later
/// The people whose exact intervals are the widest.
#pragma once

#include <optional>

#include "base/scalar.hpp"

namespace sluice {

/// The exact intervals of a survey, made as `observed`, for which the proof below holds. Those of
/// `observed_within` are narrower near an end of the possible chances, or wider by at most a thousandth
/// (planner_test.cpp).
struct Asked {
  double people;
  double confidence;
  Index separate;
};

/// The width of a functional's interval, for the people with the widest.
struct Width {
  Vector<double> shares;  ///< the shares of the distributions in the mixture; `least` is the width there
  double least;
  double most;  ///< no such people have a wider one
};

/// Searches the mixtures of some distributions of the inputs: the columns of `among`, inputs x k. `chances`
/// is inputs x b as in `Compatible`; reports come exactly as often as under the distribution. Ends when
/// `least` and `most` are close, or both on one side of `enough`, or late.
///
/// The width is concave in the distribution p. It is the value of two linear programs. Their right hand sides
/// are the ends of the chances' intervals, upper ones concave and lower ones convex in p. So the prices at
/// any p bound it everywhere, and cutting planes find the widest (Kelley 1960).
Width widest_interval(const Matrix<double>& chances, const Vector<double>& functional,
                      const Matrix<double>& among, const Asked& asked, std::optional<double> enough = {});

}  // namespace sluice

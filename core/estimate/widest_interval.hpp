// SPDX-License-Identifier: GPL-3.0-or-later
/// Of whom the exact intervals are the widest.
#pragma once

#include <optional>

#include "base/scalar.hpp"

namespace sluice {

/// How the exact intervals of a survey are made: as `observed`, for which the proof below holds. Those of
/// `observed_within` are narrower near an end of what a chance can be, or wider by a thousandth at most
/// (planner_test.cpp).
struct Asked {
  double people;
  double confidence;
  Index separate;
};

/// The width of the interval of a functional, of whoever it is the widest of.
struct Width {
  Vector<double> shares;  ///< of the distributions it was looked for among; `least` is the width there
  double least;
  double most;  ///< no such people have a wider one
};

/// Looks among the mixtures of some distributions of the inputs: the columns of `among`, inputs x k.
/// `chances` is inputs x b as in `Compatible`; reports come exactly as often as under the distribution. Ends
/// where `least` and `most` are close, or both on one side of `enough`, or late.
///
/// The width is concave in the distribution p: it is the value of two linear programs of which the right hand
/// sides are the ends of the chances' intervals, upper ones concave and lower ones convex in p. So the prices
/// at any p bound it everywhere, and cutting planes find the widest (Kelley 1960).
Width widest_interval(const Matrix<double>& chances, const Vector<double>& functional,
                      const Matrix<double>& among, const Asked& asked, std::optional<double> enough = {});

}  // namespace sluice

// SPDX-License-Identifier: GPL-3.0-or-later
/// Reports of people who count differently: with survey weights, such as the inverse of their chance of being
/// asked.
#pragma once

#include <optional>
#include <vector>

#include "estimate/estimate.hpp"
#include "exact/marks.hpp"

namespace sluice {

/// The sums for each report, or set of marks.
struct WeightedReports {
  Matrix<std::uint8_t> sets;  ///< m x a for marks, otherwise empty
  Vector<double> people;      ///< m: how many people have sent it,
  Vector<double> weights;     ///< m: the sum of their weights,
  Vector<double> squares;     ///< m: and of the squares of these
};

/// One functional c . p, weighted.
struct WeightedShare {
  bool identifiable = false;
  double unbiased =
      0;  ///< sum w_i g(y_i) / sum w_i (Hajek): right on average but for the ratio's bias of order 1/n
  double projected = 0;
  double likelihood = 0;  ///< with each person counted as much as their weight: a pseudo likelihood
  /// Linearised, for people drawn independently:  sum w_i^2 (g(y_i) - unbiased)^2 / (sum w_i)^2  n / (n - 1).
  double deviation = 0;
  /// The same as in `Estimate`, for the effective number of people.
  double influence = 0;
  double noise_deviation = 0;
  /// unbiased +- z deviation within the range of c . p, for many reports. Nothing for fewer than 30 people,
  /// an effective number below that, or if no part of it is in the range.
  std::optional<Interval> wald = {};
};

struct WeightedEstimates {
  double people = 0;  ///< with a weight above 0
  double design_effect =
      1;  ///< n sum w^2 / (sum w)^2 (Kish): as many people would do without weights, n / this
  std::vector<WeightedShare> estimates;
};

/// Fails with `weights-do-not-fit`, and as `estimate` does.
Result<WeightedEstimates> estimate_weighted(const Origin& origin, const WeightedReports& reports,
                                            const Question& question);

}  // namespace sluice

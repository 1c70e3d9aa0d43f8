// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <Eigen/QR>
#include <optional>

#include "base/scalar.hpp"

namespace sluice {

/// Unbiased estimates of c . p from the frequencies of reports, for the distribution p of the inputs and any
/// vector c: g . (frequencies) with Q g = c. Among all such g it takes the one whose estimate varies least if
/// reports come as often as q says. This is generalised least squares with the weights 1 / q. q is chosen
/// before a report is seen, since a q from the reports themselves would bias the estimate.
class LinearEstimator {
 public:
  /// Q is inputs x b; q (b) at least 0.
  LinearEstimator(const Channel& channel, const Vector<double>& expected);

  /// g (b); nothing if c is not, to a relative 1e-9, a combination of the columns of Q. Then different p with
  /// the same reports have different c . p.
  [[nodiscard]] std::optional<Vector<double>> combination(const Vector<double>& functional) const;

 private:
  Channel channel_;
  Vector<double> scale_;  ///< sqrt(q)
  /// The factors of Q diag(1 / sqrt(q)). Among all solutions they give the shortest, in the scale in which
  /// its length is the variance.
  Eigen::CompleteOrthogonalDecomposition<Eigen::MatrixXd> factors_;
};

/// The variance of g(Y) if Y is distributed as `reports`.
double variance_of(const Vector<double>& combination, const Vector<double>& reports);

}  // namespace sluice

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <Eigen/QR>
#include <optional>

#include "base/scalar.hpp"

namespace sluice {

/// Estimates of c . p from the frequencies of reports, p the distribution of the inputs and c any vector,
/// that are right on average whatever p is: g . (frequencies) with Q g = c. Of all such g the one whose
/// estimate varies least if reports come as often as q says (generalised least squares with the weights 1 /
/// q): chosen before a report is seen, for q from the reports themselves would bias the estimate.
class LinearEstimator {
 public:
  /// Q is inputs x b; q (b) at least 0.
  LinearEstimator(const Channel& channel, const Vector<double>& expected);

  /// g (b); nothing where c is, to a relative 1e-9, no combination of the columns of Q: then different p with
  /// the same reports have different c . p.
  [[nodiscard]] std::optional<Vector<double>> combination(const Vector<double>& functional) const;

 private:
  Channel channel_;
  Vector<double> scale_;  ///< sqrt(q)
  /// Of Q diag(1 / sqrt(q)): of all solutions it gives the shortest, in the scale in which its length is the
  /// variance.
  Eigen::CompleteOrthogonalDecomposition<Eigen::MatrixXd> factors_;
};

/// The variance of g(Y) where Y is distributed as `reports` says.
double variance_of(const Vector<double>& combination, const Vector<double>& reports);

}  // namespace sluice

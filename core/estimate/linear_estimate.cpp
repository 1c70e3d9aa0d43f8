// SPDX-License-Identifier: GPL-3.0-or-later
#include "estimate/linear_estimate.hpp"

#include <algorithm>

namespace sluice {
namespace {

constexpr double kRank = 1e-9;
// A report that the prior does not expect may come nevertheless; its weight has to be finite.
constexpr double kLeastExpected = 1e-9;

}  // namespace

LinearEstimator::LinearEstimator(const Channel& channel, const Vector<double>& expected)
    : channel_(channel), scale_(expected.cwiseMax(kLeastExpected).cwiseSqrt()) {
  factors_.setThreshold(kRank);
  factors_.compute(channel * scale_.cwiseInverse().asDiagonal());
}

std::optional<Vector<double>> LinearEstimator::combination(const Vector<double>& functional) const {
  const Matrix<double> scaled = factors_.solve(Eigen::MatrixXd(functional));
  Vector<double> combination = scaled.col(0).cwiseQuotient(scale_);
  // The rounding error grows with the coefficients.
  const double size =
      std::max(functional.cwiseAbs().maxCoeff(), (channel_ * combination.cwiseAbs()).maxCoeff());
  const double error = (channel_ * combination - functional).cwiseAbs().maxCoeff();
  if (error > kRank * size) return std::nullopt;
  return combination;
}

double variance_of(const Vector<double>& combination, const Vector<double>& reports) {
  const double mean = combination.dot(reports);
  return ((combination.array() - mean).square() * reports.array()).sum();
}

}  // namespace sluice

// SPDX-License-Identifier: Apache-2.0
#include "prior/guessing.hpp"

#include <algorithm>
#include <cmath>

namespace sluice {

Guess guess(const Matrix<double>& joint) {
  const double baseline = joint.rowwise().sum().maxCoeff();
  // Rounding alone may take it below the chance of a right guess without a report.
  return {std::clamp(joint.colwise().maxCoeff().sum(), std::min(baseline, 1.0), 1.0),
          std::min(baseline, 1.0)};
}

GuessDistance guess_distance(const Matrix<double>& joint, const Matrix<double>& distances) {
  const Vector<double> marginal = joint.rowwise().sum();
  const Matrix<double> costs = distances.transpose() * joint;  // a guess for each row
  const double baseline = (distances.transpose() * marginal).minCoeff();
  return {std::min(costs.colwise().minCoeff().sum(), baseline), baseline};
}

double maximal_leakage(const Matrix<double>& joint) {
  const Vector<double> marginal = joint.rowwise().sum();
  double sum = 0;
  for (Index y = 0; y < joint.cols(); ++y) {
    double most = 0;
    for (Index s = 0; s < joint.rows(); ++s) {
      if (marginal(s) > 0) most = std::max(most, joint(s, y) / marginal(s));
    }
    sum += most;
  }
  return std::max(0.0, std::log(sum));
}

double sibson_information(const Matrix<double>& joint, double order) {
  const Vector<double> marginal = joint.rowwise().sum();
  double sum = 0;
  for (Index y = 0; y < joint.cols(); ++y) {
    Vector<double> given = Vector<double>::Zero(joint.rows());
    for (Index s = 0; s < joint.rows(); ++s) {
      if (marginal(s) > 0) given(s) = joint(s, y) / marginal(s);
    }
    const double most = given.maxCoeff();
    if (most <= 0) continue;
    // Divided by the largest: powers of the likelihoods themselves soon fall below the least double.
    double powers = 0;
    for (Index s = 0; s < joint.rows(); ++s) powers += marginal(s) * std::pow(given(s) / most, order);
    sum += most * std::pow(powers, 1 / order);
  }
  return std::max(0.0, order / (order - 1) * std::log(sum));
}

}  // namespace sluice

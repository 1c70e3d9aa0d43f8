// SPDX-License-Identifier: Apache-2.0
#include "prior/information.hpp"

#include <algorithm>
#include <cmath>

namespace sluice {

double entropy_term(double probability) { return probability > 0 ? -probability * std::log(probability) : 0; }

double entropy(const Eigen::Ref<const Vector<double>>& distribution) {
  double sum = 0;
  for (const double probability : distribution) sum += entropy_term(probability);
  return std::max(0.0, sum);
}

double mutual_information(const Matrix<double>& joint) {
  const Vector<double> rows = joint.rowwise().sum();
  const Vector<double> columns = joint.colwise().sum();
  // As a relative entropy, term by term: the difference of entropies would cancel when I is small.
  double sum = 0;
  for (Index i = 0; i < joint.rows(); ++i) {
    for (Index j = 0; j < joint.cols(); ++j) {
      if (joint(i, j) > 0) sum += joint(i, j) * std::log(joint(i, j) / rows(i) / columns(j));
    }
  }
  return std::max(0.0, sum);
}

Matrix<double> posterior_of_rows(const Matrix<double>& joint) {
  Matrix<double> posterior = joint.transpose();
  const Vector<double> marginal = joint.rowwise().sum();
  for (auto row : posterior.rowwise()) {
    // A column that cannot occur tells nothing.
    if (row.sum() <= 0) row = marginal.transpose();
    row /= row.sum();
  }
  return posterior;
}

}  // namespace sluice

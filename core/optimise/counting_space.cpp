// SPDX-License-Identifier: GPL-3.0-or-later
#include "optimise/counting_space.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace sluice {

CountingSpace::CountingSpace(const Vector<double>& prior, const Vector<double>& farthest)
    : prior_(prior), unit_(prior.size() - 1) {
  prior_.maxCoeff(&common_);
  for (Index i = 0; i < dimension(); ++i) {
    const Index x = category(i);
    unit_(i) = std::max(farthest(x) / prior_(x), std::numeric_limits<double>::epsilon());
  }
}

Vector<double> CountingSpace::deviation(const Vector<double>& posterior) const {
  Vector<double> deviation(dimension());
  for (Index i = 0; i < dimension(); ++i) {
    const Index x = category(i);
    deviation(i) = (posterior(x) / prior_(x) - 1) / unit_(i);
  }
  return deviation;
}

double CountingSpace::divergence(const Vector<double>& posterior) const {
  // Terms that are 0 at the prior, and never less, lose no digits beside it.
  double sum = 0;
  for (Index x = 0; x < prior_.size(); ++x) {
    const double change = posterior(x) / prior_(x) - 1;
    sum += prior_(x) * (change > -1 ? (1 + change) * std::log1p(change) - change : 1);
  }
  return sum;
}

Matrix<double> CountingSpace::directions() const {
  Matrix<double> directions = Matrix<double>::Zero(prior_.size(), dimension());
  for (Index i = 0; i < dimension(); ++i) {
    directions(category(i), i) = prior_(category(i)) * unit_(i);
    directions(common_, i) = -prior_(category(i)) * unit_(i);
  }
  return directions;
}

Matrix<double> CountingSpace::functionals(const Matrix<double>& contrasts) const {
  const Vector<double> means = contrasts.transpose() * prior_;
  Matrix<double> functionals(dimension(), contrasts.cols());
  for (Index i = 0; i < dimension(); ++i) {
    functionals.row(i) = (contrasts.row(category(i)) - means.transpose()) / unit_(i);
  }
  return functionals;
}

Matrix<double> CountingSpace::over_posteriors(const Matrix<double>& slopes) const {
  // l_x = (v_x / p_x - sum v) / u_x, where the sum is 1.
  const Matrix<double> each = unit_.cwiseInverse().asDiagonal() * slopes;
  Matrix<double> over = -each.colwise().sum().replicate(prior_.size(), 1);
  for (Index i = 0; i < dimension(); ++i) over.row(category(i)) += each.row(i) / prior_(category(i));
  return over;
}

}  // namespace sluice

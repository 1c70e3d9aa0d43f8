// SPDX-License-Identifier: GPL-3.0-or-later
/// Joint tables to test with.
#pragma once

#include <random>

#include "prior/prior.hpp"

namespace sluice::test {

inline std::vector<std::string> names(const std::string& prefix, Index count) {
  std::vector<std::string> result;
  for (Index i = 0; i < count; ++i) result.push_back(prefix + std::to_string(i));
  return result;
}

inline JointTable table(Matrix<double> weights) {
  const Index c = weights.rows();
  const Index a = weights.cols();
  // Two attributes, the second with two values.
  Matrix<Index> attributes(a, 2);
  for (Index x = 0; x < a; ++x) attributes.row(x) << x / 2, x % 2;
  return {{"S", names("s", c)}, {"X", names("x", a)}, std::move(weights), std::move(attributes)};
}

/// Precondition: the weights are those of a valid table.
inline Prior prior(const Matrix<double>& weights) { return *make_prior(table(weights)); }

/// B, Example 1.
inline Matrix<double> example() {
  Matrix<double> joint(2, 4);
  joint << .1, .05, .25, .1, .25, .15, .05, .05;
  return joint;
}

/// Reproducible tables of every kind that has caused trouble. They have counts and probabilities, cells of
/// zero, categories that never occur, and equal, nearly equal or tiny columns. S may be independent of X, or
/// a function of X.
class RandomTables {
 public:
  explicit RandomTables(unsigned seed) : generator_(seed) {}

  Matrix<double> next(Index most_secrets, Index most_categories) {
    const Index c = between(1, most_secrets);
    const Index a = between(1, most_categories);
    Matrix<double> weights(c, a);
    std::gamma_distribution<double> gamma(0.5);
    for (double& weight : weights.reshaped()) weight = gamma(generator_);
    switch (between(0, 8)) {
      case 0:
        for (double& weight : weights.reshaped()) weight = std::floor(weight * 40);
        break;
      case 1:
        for (double& weight : weights.reshaped()) weight *= static_cast<double>(between(0, 1));
        break;
      case 2:
        weights.col(between(0, a - 1)).setZero();
        break;
      case 3:
        weights.col(between(0, a - 1)) = 2 * weights.col(between(0, a - 1));
        break;
      case 4:
        weights.col(between(0, a - 1)) = weights.col(between(0, a - 1)) * (1 + 1e-9);
        break;
      case 5:
        weights.col(between(0, a - 1)) *= 1e-7;
        break;
      case 6:
        weights = Matrix<double>(weights.rowwise().sum() * weights.colwise().sum());
        break;
      case 7:
        for (Index x = 0; x < a; ++x) {
          const Index s = between(0, c - 1);
          const double sum = weights.col(x).sum();
          weights.col(x).setZero();
          weights(s, x) = sum;
        }
        break;
      default:
        break;
    }
    if (weights.sum() <= 0) weights(0, 0) = 1;
    return weights;
  }

  double epsilon() { return std::exp(std::uniform_real_distribution<double>(-4.6, 1.7)(generator_)); }
  Index between(Index low, Index high) { return std::uniform_int_distribution<Index>(low, high)(generator_); }

 private:
  std::mt19937_64 generator_;
};

}  // namespace sluice::test

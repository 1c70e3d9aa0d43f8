// SPDX-License-Identifier: GPL-3.0-or-later
/// Joint tables that the benchmarks run on.
#pragma once

#include <cmath>
#include <numbers>
#include <random>

#include "priors.hpp"
#include "vectors.hpp"

namespace sluice::bench {

/// Adult, S = marital status (c = 7), X = education (a = 16).
inline Matrix<double> adult() { return test::adult("marital-status", "education"); }

/// Adult, S = occupation (c = 15), X = education (a = 16).
inline Matrix<double> adult_occupation() { return test::adult("occupation", "education"); }

/// A joint table drawn from the Dirichlet distribution with all parameters 1/2, by Box and Muller. The
/// standard library's distributions are not the same everywhere.
inline Matrix<double> dirichlet(Index secrets, Index categories, unsigned seed = 1) {
  std::mt19937_64 generator(seed);
  const auto uniform = [&] { return (static_cast<double>(generator() >> 11) + 0.5) * 0x1p-53; };
  Matrix<double> table(secrets, categories);
  for (double& cell : table.reshaped()) {
    const double cosine = std::cos(2 * std::numbers::pi * uniform());
    cell = -std::log(uniform()) * cosine * cosine;  // half the square of a normal number
  }
  return table;
}

/// A, Figure 3: random distributions with c = 2 and a = 5.
inline std::vector<Matrix<double>> figure_3() {
  std::mt19937_64 generator(3);
  std::exponential_distribution<double> weight;
  std::vector<Matrix<double>> tables;
  for (int i = 0; i < 10; ++i) {
    Matrix<double> table(2, 5);
    for (double& cell : table.reshaped()) cell = weight(generator);
    tables.push_back(table);
  }
  return tables;
}

}  // namespace sluice::bench

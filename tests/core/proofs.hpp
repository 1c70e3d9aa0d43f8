// SPDX-License-Identifier: GPL-3.0-or-later
/// Proofs of a pricing beside the least value over a list of all vertices.
#pragma once

#include <doctest/doctest.h>

#include <algorithm>
#include <limits>
#include <utility>
#include <vector>

#include "optimise/pricing.hpp"
#include "prior/information.hpp"
#include "priors.hpp"

namespace sluice::test {

inline Vector<double> random_prices(RandomTables& tables, Index categories) {
  Vector<double> prices(categories);
  for (double& price : prices) price = static_cast<double>(tables.between(-8, 8)) / 4;
  return prices;
}

/// Below the least value a proof succeeds and meets no column, above it it fails and meets one. `vertices`
/// has one a row.
inline void check_proofs(SearchPolytope polytope, const Matrix<double>& vertices,
                         const Vector<double>& prices) {
  constexpr double kApart = 1e-7;
  double least = std::numeric_limits<double>::infinity();
  for (Index k = 0; k < vertices.rows(); ++k) {
    const Vector<double> v = vertices.row(k).transpose();
    least = std::min(least, entropy(v) - prices.dot(v));
  }
  CAPTURE(least);
  Pricing pricing(std::move(polytope), [] { return true; });
  std::vector<Column> met;
  const auto prove = [&](double target) {
    const auto take = [&](const Column& column) {
      met.push_back(column);
      return true;
    };
    return pricing.prove(prices, {target, target, 100'000}, take, [] { return false; });
  };
  const auto below = prove(least - kApart);
  CHECK(below.complete);
  CHECK(below.bound <= least);
  CHECK(met.empty());
  const auto above = prove(least + kApart);
  CHECK_FALSE(above.complete);
  CHECK(above.bound <= least + 1e-12);
  REQUIRE_FALSE(met.empty());
  for (const Column& column : met) {
    CHECK(column.value < least + kApart);
    CHECK(column.value >= least - 1e-9);
  }
}

}  // namespace sluice::test

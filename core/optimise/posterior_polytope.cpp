// SPDX-License-Identifier: GPL-3.0-or-later
#include "optimise/posterior_polytope.hpp"

#include <algorithm>
#include <cmath>

namespace sluice {
namespace {

/// A double of at least 1 as a fraction of integers, exactly.
Bound<Integer> exact_bound(double bound) {
  int exponent = 0;
  const double fraction = std::frexp(bound, &exponent);
  constexpr int kMantissa = 53;
  Integer numerator(static_cast<std::int64_t>(std::ldexp(fraction, kMantissa)));
  numerator <<= static_cast<unsigned>(exponent);
  return {numerator, Integer(1) << kMantissa};
}

}  // namespace

double search_bound(double epsilon) {
  // expm1 is within an ulp or two of the truth, far less than the margin.
  return 1 + std::expm1(std::min(epsilon, kLargestSearchLevel)) * (1 - 0x1p-40);
}

PosteriorPolytope posterior_polytope(const Prior& prior, const Notion& notion, double epsilon) {
  const double bound = search_bound(epsilon);
  Matrix<double> rows = notion.rows(prior.probabilities, {bound, 1.0});
  rows.array().rowwise() /= prior.probabilities.data.transpose().array();
  for (auto row : rows.rowwise()) {
    const double largest = row.cwiseAbs().maxCoeff();
    if (largest > 0) row /= largest;
  }
  Joint<Integer> exact_prior = prior.exact();
  Rows<Integer> exact_rows = notion.exact_rows(exact_prior, exact_bound(bound));
  return {std::move(rows), std::move(exact_rows), std::move(exact_prior)};
}

}  // namespace sluice

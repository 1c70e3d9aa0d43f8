// SPDX-License-Identifier: GPL-3.0-or-later
#include "optimise/posterior_polytope.hpp"

#include <algorithm>
#include <cmath>

namespace sluice {
namespace {

// e^30 ~ 1e13: ratios beyond it cannot be told from infinity in a channel of 62-bit weights.
constexpr double kLargestLevel = 30;

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
  const double bound = std::exp(std::min(epsilon, kLargestLevel));
  // exp is within an ulp or two of the truth: two steps down are below it, but never below 1.
  return std::max(1.0, std::nextafter(std::nextafter(bound, 0.0), 0.0));
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

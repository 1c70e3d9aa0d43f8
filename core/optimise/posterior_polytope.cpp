// SPDX-License-Identifier: GPL-3.0-or-later
#include "optimise/posterior_polytope.hpp"

#include <algorithm>
#include <cmath>

#include "prior/information.hpp"

namespace sluice {
namespace {

constexpr int kMantissa = 53;
constexpr double kOwnMargin = 0x1p-40;

/// The rows on posteriors, as doubles. They are divided as integers, so nothing cancels.
Matrix<double> scaled_rows(const Rows<Integer>& exact, const Joint<Integer>& prior) {
  Matrix<double> rows(exact.rows(), exact.cols());
  for (Index i = 0; i < exact.rows(); ++i) {
    for (Index x = 0; x < exact.cols(); ++x) {
      const double size = quotient(abs(exact(i, x)), prior.data(x));
      rows(i, x) = exact(i, x) < 0 ? -size : size;
    }
    const double largest = rows.row(i).cwiseAbs().maxCoeff();
    if (largest > 0) rows.row(i) /= largest;
  }
  return rows;
}

}  // namespace

Bound<Integer> search_bound(double epsilon) {
  const double z = std::expm1(std::min(epsilon, kLargestSearchLevel)) * (1 - kOwnMargin);
  int exponent = 0;
  const double fraction = std::frexp(z, &exponent);  // z = fraction * 2^exponent
  const Integer mantissa(static_cast<std::int64_t>(std::ldexp(fraction, kMantissa)));
  const int places = kMantissa - exponent;  // z = mantissa / 2^places
  const Integer one = Integer(1) << static_cast<unsigned>(std::max(places, 0));
  const Integer scaled = places < 0 ? Integer(mantissa << static_cast<unsigned>(-places)) : mantissa;
  return {one + scaled, one};
}

Bounds<Integer> search_bounds(const Prior& prior, const Notion& notion, double epsilon) {
  Bounds<Integer> bounds;
  for (const double factor : notion.levels(prior)) bounds.push_back(search_bound(factor * epsilon));
  return bounds;
}

double search_share(Index inputs, double largest_level, double held) {
  const double each = kOwnMargin + (largest_level > held ? std::exp(-held) : 0);
  return static_cast<double>(inputs) * each * (1 + kOwnMargin);
}

double search_loss(Index inputs, double uncertainty, double largest_level, double held) {
  const double share = search_share(inputs, largest_level, held);
  if (share >= 0.5) return uncertainty;
  return share * uncertainty + entropy_term(share) + entropy_term(1 - share);
}

PosteriorPolytope posterior_polytope(const Prior& prior, const Notion& notion, double epsilon) {
  Joint<Integer> exact_prior = prior.exact();
  Rows<Integer> exact_rows = notion.exact_rows(exact_prior, search_bounds(prior, notion, epsilon));
  Matrix<double> rows = scaled_rows(exact_rows, exact_prior);
  return {std::move(rows), std::move(exact_rows), std::move(exact_prior)};
}

}  // namespace sluice

// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocol/secret_rows.hpp"

#include <algorithm>

#include "optimise/posterior_polytope.hpp"
#include "prior/inputs.hpp"

namespace sluice {

Matrix<double> secret_rows(const Prior& prior, const Notion& notion, double epsilon) {
  const Joint<Integer> exact = prior.exact();
  const Index c = prior.secrets();
  Matrix<Integer> diagonal(c, c);
  for (Index s = 0; s < c; ++s) {
    for (Index other = 0; other < c; ++other) diagonal(s, other) = s == other ? exact.secret(s) : Integer(0);
  }
  const Rows<Integer> rows =
      notion.exact_rows(Joint<Integer>(std::move(diagonal)), search_bounds(prior, notion, epsilon));
  Matrix<double> scaled(rows.rows(), c);
  for (Index i = 0; i < rows.rows(); ++i) {
    Integer largest = 0;
    for (Index s = 0; s < c; ++s) largest = std::max(largest, Integer(abs(rows(i, s))));
    for (Index s = 0; s < c; ++s) {
      const double size = largest == 0 ? 0 : quotient(abs(rows(i, s)), largest);
      scaled(i, s) = rows(i, s) < 0 ? -size : size;
    }
  }
  return scaled;
}

void mend(const Prior& prior, const Matrix<double>& rows, Channel& channel) {
  const Matrix<double> reports = secret_and_report(prior, channel);
  Vector<double> added = Vector<double>::Zero(channel.cols());
  for (Index i = 0; i < rows.rows(); ++i) {
    const double left = -rows.row(i).sum();
    if (left <= 0) continue;
    for (Index y = 0; y < channel.cols(); ++y) {
      double broken = 0;
      for (Index s = 0; s < rows.cols(); ++s)
        broken += rows(i, s) * reports(s, y) / prior.probabilities.secret(s);
      added(y) = std::max(added(y), broken / left);
    }
  }
  // An error beyond a solver's tolerance is not mended in this way.
  constexpr double kMost = 1e-6;
  const double all = added.sum();
  if (all > kMost) return;
  for (Index y = 0; y < channel.cols(); ++y) {
    for (Index row = 0; row < channel.rows(); ++row)
      channel(row, y) = (channel(row, y) + added(y)) / (1 + all);
  }
}

}  // namespace sluice

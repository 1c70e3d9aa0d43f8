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
  const Matrix<double> reports =
      prior.probabilities.secret.cwiseInverse().asDiagonal() * secret_and_report(prior, channel);
  const Matrix<double> broken = (rows * reports).cwiseMax(0);
  const Vector<double> left = -rows.rowwise().sum();
  Eigen::RowVectorXd added = Eigen::RowVectorXd::Zero(channel.cols());
  for (Index i = 0; i < rows.rows(); ++i) {
    if (left(i) > 0) added = added.cwiseMax(broken.row(i) / left(i));
  }
  // More than a solver tolerates is not mended so.
  constexpr double kMost = 1e-6;
  if (added.sum() > kMost) return;
  channel.rowwise() += added;
  channel /= 1 + added.sum();
}

}  // namespace sluice

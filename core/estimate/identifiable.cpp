// SPDX-License-Identifier: GPL-3.0-or-later
#include "estimate/identifiable.hpp"

#include <Eigen/LU>

#include "prior/inputs.hpp"

namespace sluice {
namespace {

constexpr double kSmall = 1e-9;
constexpr double kMostOperations = 1e8;

Index rank(const Matrix<double>& matrix) {
  Eigen::FullPivLU<Matrix<double>> factors(matrix);
  factors.setThreshold(kSmall);
  return factors.rank();
}

}  // namespace

std::optional<Identifiable> identifiable(const Prior& prior, const Channel& channel) {
  const Index a = prior.categories();
  const auto rows = static_cast<double>(channel.rows());
  if (rows * rows * static_cast<double>(channel.cols() + a) > kMostOperations) return std::nullopt;
  const Matrix<double> joint = data_and_report(prior, channel);
  const Matrix<double> given_data = prior.probabilities.data.cwiseInverse().asDiagonal() * joint;
  if (rank(given_data) < a) return Identifiable::in_part;
  if (channel.rows() == a) return Identifiable::always;
  Matrix<double> with_indicators(channel.rows(), channel.cols() + a);
  with_indicators << channel, Matrix<double>::Identity(a, a).replicate(prior.secrets(), 1);
  return rank(with_indicators) == rank(channel) ? Identifiable::always : Identifiable::under_prior;
}

}  // namespace sluice

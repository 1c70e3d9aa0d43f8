// SPDX-License-Identifier: GPL-3.0-or-later
#include "estimate/identifiable.hpp"

#include <Eigen/LU>

#include "prior/inputs.hpp"

namespace sluice {
namespace {

constexpr double kSmall = 1e-9;
constexpr double kMostOperations = 1e8;

Eigen::FullPivLU<Matrix<double>> factors(const Matrix<double>& matrix) {
  Eigen::FullPivLU<Matrix<double>> result(matrix);
  result.setThreshold(kSmall);
  return result;
}

/// The changes of the share of each datum (a rows) that change no report's chance, a column for each
/// independent one, of length 1.
Matrix<double> unseen_changes(const Channel& channel, Index a) {
  const auto seen = factors(channel.transpose());
  if (seen.dimensionOfKernel() == 0) return Matrix<double>::Zero(a, 0);
  const Matrix<double> changes = Matrix<double>(seen.kernel()).colwise().normalized();
  Matrix<double> of_data = Matrix<double>::Zero(a, changes.cols());
  for (Index first = 0; first < changes.rows(); first += a) of_data += changes.middleRows(first, a);
  return of_data;
}

}  // namespace

std::optional<Identification> identification(const Prior& prior, const Channel& channel) {
  const Index a = prior.categories();
  const auto rows = static_cast<double>(channel.rows());
  if (rows * rows * static_cast<double>(channel.cols() + a) > kMostOperations) return std::nullopt;
  const Matrix<double> changes = unseen_changes(channel, a);
  Identification found;
  for (Index x = 0; x < a; ++x)
    if ((changes.row(x).array().abs() < kSmall).all()) found.identifiable_data.push_back(x);
  if (std::ssize(found.identifiable_data) == a) {
    found.identifiable = Identifiable::always;
  } else if (channel.rows() > a) {
    const Matrix<double> joint = data_and_report(prior, channel);
    const Matrix<double> given_data = prior.probabilities.data.cwiseInverse().asDiagonal() * joint;
    if (factors(given_data).rank() == a) found.identifiable = Identifiable::under_prior;
  }
  return found;
}

}  // namespace sluice

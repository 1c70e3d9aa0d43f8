// SPDX-License-Identifier: Apache-2.0
#include "prior/counting.hpp"

#include <Eigen/QR>
#include <algorithm>

namespace sluice {
namespace {

constexpr double kSmall = 1e-9;
// A report that the prior does not expect may come nevertheless; its weight has to be finite.
constexpr double kLeastExpected = 1e-15;

/// P(input), for each input of the channel.
Vector<double> inputs_of(const Prior& prior, const Channel& channel) {
  if (channel.rows() == prior.categories()) return prior.probabilities.data;
  return prior.probabilities.cells.reshaped<Eigen::RowMajor>();
}

/// The variance of each sum of shares on its own.
std::optional<Vector<double>> variances(const Prior& prior, const Channel& channel,
                                        const Matrix<double>& contrasts) {
  const Vector<double> inputs = inputs_of(prior, channel);
  const Matrix<double> functionals = contrasts.replicate(channel.rows() / prior.categories(), 1);
  const Vector<double> scale = (channel.transpose() * inputs).cwiseMax(kLeastExpected).cwiseSqrt();
  // The weights g of reports solve Q g = K, and the shortest g, measured in `scale`, varies least. Rows are
  // scaled to the same length, so that inputs which hardly any report shows count as much as others.
  Matrix<double> scaled = channel * scale.cwiseInverse().asDiagonal();
  const Vector<double> lengths = scaled.rowwise().norm();
  scaled = lengths.cwiseInverse().asDiagonal() * scaled;
  const Matrix<double> right = lengths.cwiseInverse().asDiagonal() * functionals;
  Eigen::CompleteOrthogonalDecomposition<Eigen::MatrixXd> factored;
  factored.setThreshold(kSmall);
  factored.compute(scaled);
  const Matrix<double> weights = factored.solve(Eigen::MatrixXd(right));
  const Matrix<double> off = scaled * weights - right;
  for (Index k = 0; k < right.cols(); ++k) {
    const double size = std::max(right.col(k).cwiseAbs().maxCoeff(),
                                 (scaled.cwiseAbs() * weights.col(k).cwiseAbs()).maxCoeff());
    if (off.col(k).cwiseAbs().maxCoeff() > kSmall * size) return std::nullopt;
  }
  const Vector<double> means = contrasts.transpose() * prior.probabilities.data;
  return Vector<double>(weights.colwise().squaredNorm().transpose() - means.cwiseAbs2()).cwiseMax(0);
}

}  // namespace

std::optional<double> counting_variance(const Prior& prior, const Channel& channel,
                                        const Matrix<double>& contrasts) {
  const auto each = variances(prior, channel, contrasts);
  if (!each) return std::nullopt;
  return each->sum();
}

Matrix<double> contrasts_of(const Prior& prior) {
  const Index a = prior.categories();
  return prior.contrasts.size() > 0 ? prior.contrasts : Matrix<double>(Matrix<double>::Identity(a, a));
}

std::optional<double> counting_variance(const Prior& prior, const Channel& channel) {
  const Index a = prior.categories();
  return counting_variance(prior, channel, Matrix<double>::Identity(a, a));
}

std::optional<Vector<double>> share_variances(const Prior& prior, const Channel& channel) {
  const Index a = prior.categories();
  return variances(prior, channel, Matrix<double>::Identity(a, a));
}

std::optional<Vector<double>> contrast_variances(const Prior& prior, const Channel& channel) {
  return variances(prior, channel, contrasts_of(prior));
}

}  // namespace sluice

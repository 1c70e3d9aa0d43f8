// SPDX-License-Identifier: GPL-3.0-or-later
#include "estimate/report_events.hpp"

#include <cmath>
#include <utility>

namespace sluice {
namespace {

/// More than the rounding of chances to integers.
constexpr double kChanceRounding = 1e-12;

/// b x inputs, 1 if the report is a block that has the input. Each column has two chances, in the same ratio
/// for all columns, and the larger one equally often. Otherwise empty.
Matrix<double> blocks_of(const Matrix<double>& channel) {
  Matrix<double> in(channel.cols(), channel.rows());
  double share = 0;
  for (Index y = 0; y < channel.cols(); ++y) {
    const double most = channel.col(y).maxCoeff();
    const double least = channel.col(y).minCoeff();
    if (!(most - least > kChanceRounding)) return {};
    in.row(y) = ((channel.col(y).array() - least) / (most - least)).round().matrix().transpose();
    const Vector<double> chances = (least + (most - least) * in.row(y).transpose().array()).matrix();
    if ((channel.col(y) - chances).cwiseAbs().maxCoeff() > kChanceRounding) return {};
    if (y == 0) share = least / most;
    if (std::abs(least - share * most) > kChanceRounding) return {};
  }
  const Vector<double> sizes = in.rowwise().sum();
  const double size = sizes.maxCoeff();
  if (size < 2 || sizes.minCoeff() < size) return {};
  return in;
}

}  // namespace

Vector<double> ReportEvents::counts(const Vector<double>& reports) const {
  if (held.size() == 0) return reports;
  return held.transpose() * reports;
}

ReportEvents report_events(const Matrix<double>& channel) {
  Matrix<double> blocks = blocks_of(channel);
  const Index b = channel.cols();
  // Two reports have one free chance.
  if (blocks.size() == 0) return {channel, {}, b == 2 ? 1 : b};
  return {channel * blocks, std::move(blocks), channel.rows()};
}

}  // namespace sluice

// SPDX-License-Identifier: GPL-3.0-or-later
#include "estimate/report_events.hpp"

#include <utility>

namespace sluice {
namespace {

/// What the rounding of chances to integers leaves, and more.
constexpr double kRounding = 1e-12;

/// b x inputs, 1 where the report is a block that has the input: where every chance is one of two, and the
/// larger one as often in each column. Otherwise empty.
Matrix<double> blocks_of(const Matrix<double>& channel) {
  const double most = channel.maxCoeff();
  const double least = channel.minCoeff();
  if (!(most - least > kRounding)) return {};
  const Matrix<double> in = ((channel.array() - least) / (most - least)).round().matrix();
  const Matrix<double> chances = (least + (most - least) * in.array()).matrix();
  if ((channel - chances).cwiseAbs().maxCoeff() > kRounding) return {};
  const Vector<double> sizes = in.colwise().sum();
  const double size = sizes.maxCoeff();
  if (size < 2 || sizes.minCoeff() < size) return {};
  return in.transpose();
}

}  // namespace

Vector<double> ReportEvents::counts(const Vector<double>& reports) const {
  if (held.size() == 0) return reports;
  return held.transpose() * reports;
}

ReportEvents report_events(const Matrix<double>& channel) {
  Matrix<double> blocks = blocks_of(channel);
  const Index b = channel.cols();
  // The chances of two reports are one chance.
  if (blocks.size() == 0) return {channel, {}, b == 2 ? 1 : b};
  return {channel * blocks, std::move(blocks), channel.rows()};
}

}  // namespace sluice

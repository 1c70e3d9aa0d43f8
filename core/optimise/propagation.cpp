// SPDX-License-Identifier: GPL-3.0-or-later
#include "optimise/propagation.hpp"

#include <algorithm>
#include <cmath>

namespace sluice {
namespace {

// The rounding error of a quotient, as a share, and of a coordinate.
constexpr double kShare = 0x1p-48;
constexpr double kRounding = 0x1p-50;
// Ranges that would lose less than this share stay as they are.
constexpr double kLeastLoss = 1e-3;
// The largest size of an entry of a point.
constexpr double kLargest = 2;

}  // namespace

Propagation::Propagation(const RangedRows& conditions)
    : rows_(conditions.rows), rounding_(conditions.rows.rows()) {
  for (Index i = 0; i < rows_.size(); ++i) {
    double size = 0;
    for (const auto& [x, factor] : rows_.row(i)) size += kLargest * std::abs(factor);
    rounding_(i) = size * static_cast<double>(rows_.row(i).size() + 4) * 0x1p-52;
  }
}

bool Propagation::narrow(BoxProgram& program) const {
  const Index n = program.entries();
  for (Index i = 0; i < rows_.size(); ++i) {
    double least = -rounding_(i);
    double most = rounding_(i);
    double widest = 0;
    for (const auto& [x, factor] : rows_.row(i)) {
      const double a = factor * program.lower(x);
      const double b = factor * program.upper(x);
      least += std::min(a, b);
      most += std::max(a, b);
      widest = std::max(widest, std::abs(b - a));
    }
    const Index row = n + i;
    // How far the row can move up from its least and down from its most.
    const double up = program.upper(row) - least;
    const double down = most - program.lower(row);
    if (up < 0 || down < 0) return false;
    const double tighter = std::min(up, down);
    if (widest * (1 - kLeastLoss) <= tighter) continue;
    for (const auto& [x, factor] : rows_.row(i)) {
      double lower = program.lower(x);
      double upper = program.upper(x);
      const double size = std::abs(factor);
      if (size * (upper - lower) * (1 - kLeastLoss) <= tighter) continue;
      const double by_up = up / size * (1 + kShare) + kRounding;
      const double by_down = down / size * (1 + kShare) + kRounding;
      const double from_lower = factor > 0 ? by_up : by_down;
      const double from_upper = factor > 0 ? by_down : by_up;
      const double highest = std::min(upper, lower + from_lower);
      lower = std::max(lower, upper - from_upper);
      upper = std::max(lower, highest);
      program.set_range(x, lower, upper);
    }
  }
  return true;
}

double tighten(BoxProgram& program, double enough) {
  const double room = enough - program.bound();
  double shrunk = 0;
  const auto shorten = [&](Index variable, double price) {
    const double lower = program.lower(variable);
    const double upper = program.upper(variable);
    if (std::abs(price) * (upper - lower) <= room) return 0.0;
    const double reach = room / std::abs(price) * (1 + kShare) + kRounding;
    if (reach >= upper - lower) return 0.0;
    if (price > 0) {
      program.set_range(variable, lower, lower + reach);
    } else {
      program.set_range(variable, upper - reach, upper);
    }
    return 1 - reach / (upper - lower);
  };
  const Index n = program.entries();
  for (Index x = 0; x < n; ++x) shrunk = std::max(shrunk, shorten(x, program.reduced_cost()(x)));
  // The bound is a sum over the ranges of entries and rows alike.
  program.for_each_row_price([&](Index row, double price) { shorten(n + row, price); });
  return shrunk;
}

}  // namespace sluice

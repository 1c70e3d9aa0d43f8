// SPDX-License-Identifier: GPL-3.0-or-later
#include "optimise/propagation.hpp"

#include <algorithm>
#include <cmath>

namespace sluice {
namespace {

// A sum of a few hundred products of numbers up to 2 and 4 is right to within this share of what they add up
// to, and a coordinate or a quotient to within this.
constexpr double kShare = 0x1p-42;
constexpr double kRounding = 0x1p-50;
// Ranges that would lose less than this share stay as they are.
constexpr double kLeastLoss = 1e-3;

}  // namespace

Propagation::Propagation(std::shared_ptr<const RangedRows> conditions)
    : rows_(static_cast<std::size_t>(conditions->rows.rows())) {
  const auto& rows = conditions->rows;
  for (Index i = 0; i < rows.rows(); ++i) {
    for (Index x = 0; x < rows.cols(); ++x) {
      if (rows(i, x) != 0) rows_[static_cast<std::size_t>(i)].push_back({x, rows(i, x)});
    }
  }
}

bool Propagation::narrow(BoxProgram& program) const {
  const Index n = program.entries();
  for (std::size_t i = 0; i < rows_.size(); ++i) {
    double least = 0;
    double most = 0;
    double size = 0;
    for (const auto& [x, factor] : rows_[i]) {
      const double a = factor * program.lower(x);
      const double b = factor * program.upper(x);
      least += std::min(a, b);
      most += std::max(a, b);
      size += std::max(std::abs(a), std::abs(b));
    }
    const double slack = size * kShare;
    const Index row = n + static_cast<Index>(i);
    // How far the row can move from its least and from its most.
    const double up = program.upper(row) - least + slack;
    const double down = most - program.lower(row) + slack;
    if (up < 0 || down < 0) return false;
    if (most - least <= std::min(up, down)) continue;
    const auto shorten = [&](Index x, double factor, double room, bool from_lower) {
      const double width = program.upper(x) - program.lower(x);
      const double reach = room / std::abs(factor) * (1 + kShare) + kRounding;
      if (reach >= width * (1 - kLeastLoss)) return;
      if (from_lower) {
        program.set_range(x, program.lower(x), program.lower(x) + reach);
      } else {
        program.set_range(x, program.upper(x) - reach, program.upper(x));
      }
    };
    for (const auto& [x, factor] : rows_[i]) {
      shorten(x, factor, up, factor > 0);
      shorten(x, factor, down, factor < 0);
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

// SPDX-License-Identifier: GPL-3.0-or-later
// The proofs of a box program, which hold whatever rounding did to its tableau.
#include <algorithm>
#include <cmath>

#include "optimise/box_program.hpp"

namespace sluice {
namespace {

// How far prices from the tableau and prices from the rows may be apart.
constexpr double kAgreement = 1e-9;

/// A bound on the rounding of a sum of `terms` products whose sizes add up to `size`.
double rounding(double size, Index terms) { return size * static_cast<double>(terms + 4) * 0x1p-52; }

}  // namespace

/// Any combination of the identities rows * v - r = 0 has to be possible within the box.
bool BoxProgram::proves_infeasible(Index at) const {
  const Index n = entries();
  double least = 0;
  double most = 0;
  double size = 0;
  const auto add = [&](double factor, Index variable) {
    const double a = factor * lower_(variable);
    const double b = factor * upper_(variable);
    least += std::min(a, b);
    most += std::max(a, b);
    size += std::max(std::abs(a), std::abs(b));
  };
  Vector<double> of_entries = Vector<double>::Zero(n);
  Vector<double> sizes = Vector<double>::Zero(n);
  const auto use = [&](double factor, Index variable) {
    if (variable < n || factor == 0) return;
    add(factor, variable);
    for (const auto& [x, coefficient] : sparse_->row(variable - n)) {
      of_entries(x) -= factor * coefficient;
      sizes(x) += std::abs(factor * coefficient);
    }
  };
  use(1, basic(at));
  for (Index j = 0; j < n; ++j) use(-row(at)(j), nonbasic(j));
  for (Index x = 0; x < n; ++x) {
    add(of_entries(x), x);
    size += sizes(x) * std::max(std::abs(lower_(x)), std::abs(upper_(x)));
  }
  const double slack = rounding(size, 2 * n + rows());
  return least > slack || most < -slack;
}

void BoxProgram::prove_bound(const Vector<double>& cost) {
  const Index n = entries();
  reduced_cost_ = cost;
  Vector<double> sizes = cost.cwiseAbs();
  double sum = 0;
  double size = 0;
  for (Index j = 0; j < n; ++j) {
    const Index variable = nonbasic(j);
    const double price = reduced_(j);
    if (variable < n || price == 0) continue;
    for (const auto& [x, coefficient] : sparse_->row(variable - n)) {
      reduced_cost_(x) -= price * coefficient;
      sizes(x) += std::abs(price * coefficient);
    }
    const double term = price * (price > 0 ? lower_(variable) : upper_(variable));
    sum += term;
    size += std::abs(term);
  }
  for (Index x = 0; x < n; ++x) {
    sum += reduced_cost_(x) * (reduced_cost_(x) > 0 ? lower_(x) : upper_(x));
    size += sizes(x) * std::max(std::abs(lower_(x)), std::abs(upper_(x)));
  }
  bound_ = sum - rounding(size, 2 * n + rows());
}

/// Whether the tableau still agrees with the rows: entries in the basis cost nothing.
bool BoxProgram::agrees() const {
  return std::ranges::all_of(basic_, [&](Index variable) {
    return variable >= entries() || std::abs(reduced_cost_(variable)) <= kAgreement;
  });
}

}  // namespace sluice

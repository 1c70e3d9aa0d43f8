// SPDX-License-Identifier: GPL-3.0-or-later
#include "optimise/counting_ranges.hpp"

#include <algorithm>
#include <utility>

#include "base/infinity.hpp"

namespace sluice {
namespace {

// A range that is a point would have no inside.
constexpr double kInside = 0x1p-50;

void narrow_entries(SearchPolytope& polytope, const std::function<bool()>& keep_going) {
  BoxProgram program(polytope.relaxed, polytope.lower, polytope.upper);
  for (Index i = 0; i < polytope.lower.size() && keep_going(); ++i) {
    const Vector<double> entry = Vector<double>::Unit(polytope.lower.size(), i);
    program.minimise(entry, kInfinity, keep_going);
    polytope.lower(i) = std::max(polytope.lower(i), program.bound());
    program.minimise(-entry, kInfinity, keep_going);
    polytope.upper(i) = std::min(polytope.upper(i), -program.bound());
    program.set_range(i, polytope.lower(i), polytope.upper(i));
  }
}

void narrow_rows(SearchPolytope& polytope, const std::function<bool()>& keep_going) {
  RangedRows rows = *polytope.relaxed;
  BoxProgram program(polytope.relaxed, polytope.lower, polytope.upper);
  for (Index i = 0; i < rows.rows.rows() && keep_going(); ++i) {
    const Vector<double> row = rows.rows.row(i).transpose();
    program.minimise(row, kInfinity, keep_going);
    rows.least(i) = std::max(rows.least(i), program.bound() - kInside);
    program.minimise(-row, kInfinity, keep_going);
    rows.most(i) = std::min(rows.most(i), -program.bound() + kInside);
  }
  polytope.relaxed = std::make_shared<const RangedRows>(std::move(rows));
}

}  // namespace

SearchPolytope in_narrow_ranges(const SearchPolytope& polytope, const std::function<bool()>& keep_going) {
  SearchPolytope narrow = polytope;
  narrow_entries(narrow, keep_going);
  narrow = magnified(narrow);
  narrow_rows(narrow, keep_going);
  return narrow;
}

}  // namespace sluice

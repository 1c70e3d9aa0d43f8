// SPDX-License-Identifier: GPL-3.0-or-later
#include "estimate/written_marks.hpp"

#include <utility>

namespace sluice {

ReportEvents mark_events(const Marks& marks) {
  const Index a = marks.categories;
  Matrix<double> held(Index{1} << a, a);
  for (Index y = 0; y < held.rows(); ++y) {
    for (Index x = 0; x < a; ++x) held(y, x) = static_cast<double>((y >> x) & 1);
  }
  return {mark_chances(marks), std::move(held), a};
}

Index place_of(const Matrix<std::uint8_t>& sets, Index row) {
  Index place = 0;
  for (Index x = 0; x < sets.cols(); ++x) place |= sets(row, x) == 0 ? 0 : Index{1} << x;
  return place;
}

Vector<double> laid_out(const Matrix<std::uint8_t>& sets, const Vector<double>& numbers) {
  Vector<double> all = Vector<double>::Zero(Index{1} << sets.cols());
  for (Index m = 0; m < sets.rows(); ++m) all(place_of(sets, m)) += numbers(m);
  return all;
}

}  // namespace sluice

// SPDX-License-Identifier: GPL-3.0-or-later
/// Guarantees by their plain definitions, pair by pair and report by report. They are in integers that are
/// made from the table's doubles in a way of their own. Nothing here is the core's but the integers.
#pragma once

#include <cmath>
#include <cstdint>
#include <optional>
#include <string_view>

#include "base/scalar.hpp"
#include "guarantee/conditions.hpp"

namespace sluice::fuzz {

/// A double that is at least 0, times 2^1074, which is whole.
inline Integer whole(double number) {
  int exponent = 0;
  const double fraction = std::frexp(number, &exponent);  // 53 bits, at least 2^-1073 in all
  const Integer mantissa(static_cast<std::int64_t>(std::ldexp(fraction, 53)));
  const int shift = exponent - 53 + 1074;
  return shift >= 0 ? Integer(mantissa << static_cast<unsigned>(shift))
                    : Integer(mantissa >> static_cast<unsigned>(-shift));
}

/// How often each secret, or each category, comes with each report.
struct Seen {
  Matrix<Integer> reports;  ///< group by report
  Vector<Integer> people;   ///< by group
};

/// `columns` in integers of any size, a or c a x b; rows have equal sums.
inline Seen of_secrets(const Matrix<double>& table, const Matrix<Integer>& columns) {
  const bool pairs = columns.rows() != table.cols();
  Seen seen{Matrix<Integer>(table.rows(), columns.cols()), Vector<Integer>(table.rows())};
  for (Index s = 0; s < table.rows(); ++s) {
    seen.people(s) = 0;
    for (Index x = 0; x < table.cols(); ++x) seen.people(s) += whole(table(s, x));
    for (Index y = 0; y < columns.cols(); ++y) {
      seen.reports(s, y) = 0;
      for (Index x = 0; x < table.cols(); ++x) {
        seen.reports(s, y) += whole(table(s, x)) * columns(pairs ? s * table.cols() + x : x, y);
      }
    }
  }
  return seen;
}

/// Whether the chance of a report in one group is at most L times that in another.
inline bool at_most(const Integer& one, const Integer& ones, const Integer& other, const Integer& others,
                    const Bound<Integer>& bound) {
  return one * others * bound.denominator <= other * ones * bound.numerator;
}

/// P(y|s) <= L P(y|s'); of data, with a group for each category, Q(y|x) <= L Q(y|x').
inline bool alike(const Seen& seen, const Bound<Integer>& bound) {
  for (Index y = 0; y < seen.reports.cols(); ++y) {
    for (Index s = 0; s < seen.people.size(); ++s) {
      for (Index t = 0; t < seen.people.size(); ++t) {
        if (!at_most(seen.reports(s, y), seen.people(s), seen.reports(t, y), seen.people(t), bound))
          return false;
      }
    }
  }
  return true;
}

/// P(s|y) <= L P(s) where `up`, P(s) <= L P(s|y) where `down`, for reports that occur.
inline bool near(const Seen& seen, const Bound<Integer>& bound, bool up, bool down) {
  Integer everybody = 0;
  for (Index s = 0; s < seen.people.size(); ++s) everybody += seen.people(s);
  for (Index y = 0; y < seen.reports.cols(); ++y) {
    Integer all = 0;
    for (Index s = 0; s < seen.people.size(); ++s) all += seen.reports(s, y);
    if (all == 0) continue;
    for (Index s = 0; s < seen.people.size(); ++s) {
      const Integer& here = seen.reports(s, y);
      if (up && !at_most(here, all, seen.people(s), everybody, bound)) return false;
      if (down && !at_most(seen.people(s), everybody, here, all, bound)) return false;
    }
  }
  return true;
}

/// Whether such a channel keeps a guarantee at a bound; nothing of those that are not written out here.
inline std::optional<bool> keeps(std::string_view notion, const Matrix<double>& table,
                                 const Matrix<Integer>& columns, const Bound<Integer>& bound) {
  if (notion == "data-ldp") {
    return alike({columns, Vector<Integer>::Constant(columns.rows(), Integer(1))}, bound);
  }
  if (notion == "ldp") return alike(of_secrets(table, columns), bound);
  const bool up = notion == "lip" || notion == "pml";
  const bool down = notion == "lip" || notion == "pmc";
  if (!up && !down) return std::nullopt;
  return near(of_secrets(table, columns), bound, up, down);
}

/// The columns of all 2^a sets of marks.
inline Matrix<Integer> sets(Index categories, std::uint64_t other) {
  const Integer whole = Integer(1) << 62;
  Matrix<Integer> columns(categories, Index{1} << categories);
  for (Index x = 0; x < categories; ++x) {
    for (Index y = 0; y < columns.cols(); ++y) {
      Integer product = 1;
      for (Index mark = 0; mark < categories; ++mark) {
        const Integer chance = mark == x ? Integer(whole / 2) : Integer(other);
        product *= (y >> mark) % 2 != 0 ? chance : Integer(whole - chance);
      }
      columns(x, y) = product;
    }
  }
  return columns;
}

}  // namespace sluice::fuzz

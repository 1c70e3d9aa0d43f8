// SPDX-License-Identifier: GPL-3.0-or-later
#include "design/rounding.hpp"

#include <cmath>

namespace sluice {
namespace {

bool is_whole(double weight) { return std::floor(weight) == weight; }

/// Gives lines of counts with people a multiple if rounding left them none.
template <class Lines, class Rounded>
void keep_lines(const Lines& lines, Rounded&& rounded, double multiple) {
  for (Index i = 0; i < lines.rows(); ++i) {
    Index largest = 0;
    if (lines.row(i).maxCoeff(&largest) <= 0) continue;
    if (rounded.row(i).maxCoeff() <= 0) rounded(i, largest) = multiple;
  }
}

}  // namespace

bool can_be_rounded(const JointTable& table, double multiple) {
  return is_whole(multiple) && multiple >= 2 && multiple <= kLargestMultiple &&
         table.weights.unaryExpr(&is_whole).all();
}

JointTable rounded(const JointTable& table, double multiple) {
  JointTable result = table;
  result.weights =
      table.weights.unaryExpr([&](double count) { return multiple * std::floor(count / multiple + 0.5); });
  keep_lines(table.weights, result.weights, multiple);
  keep_lines(table.weights.transpose(), result.weights.transpose(), multiple);
  return result;
}

}  // namespace sluice

// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocol/calibration.hpp"

#include <algorithm>
#include <limits>

#include "optimise/posterior_polytope.hpp"

namespace sluice {
namespace {

double share(const Integer& broken, const Integer& left) {
  if (broken <= 0) return 0;
  return left <= 0 ? std::numeric_limits<double>::infinity() : quotient(broken, left);
}

}  // namespace

Excess excess(const Prior& prior, const Notion& notion, double epsilon) {
  // In integers: whether a row binds at all is a matter of signs.
  const Rows<Integer> rows = notion.exact_rows(prior.exact(), search_bounds(prior, notion, epsilon));
  Excess found{Vector<double>::Zero(rows.cols()), 0};
  for (Index i = 0; i < rows.rows(); ++i) {
    Integer left = 0;
    Integer broken = 0;
    for (Index x = 0; x < rows.cols(); ++x) {
      left -= rows(i, x);
      if (rows(i, x) > 0) broken += rows(i, x);
    }
    found.subset = std::max(found.subset, share(broken, left));
    for (Index x = 0; x < rows.cols(); ++x) {
      if (rows(i, x) > 0) found.category(x) = std::max(found.category(x), share(rows(i, x), left));
    }
  }
  return found;
}

}  // namespace sluice

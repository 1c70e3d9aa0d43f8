// SPDX-License-Identifier: GPL-3.0-or-later
#include "estimate/counting_marks.hpp"

#include <cmath>

#include "estimate/mark_variance.hpp"
#include "prior/counting.hpp"

namespace sluice {
namespace {

// Of more categories there are too many sets to go through.
constexpr Index kMostCategories = 10;

}  // namespace

std::optional<MarksCountingVariance> counting_variance(const Prior& prior, const Marks& marks) {
  const Index a = prior.categories();
  if (a <= kMostCategories) {
    const auto whole = counting_variance(prior, expanded(marks));
    if (!whole) return std::nullopt;
    return MarksCountingVariance{*whole, true};
  }
  double sum = 0;
  for (Index x = 0; x < a; ++x) {
    sum += variance_of_marks(Vector<double>::Unit(a, x), marks, prior.probabilities.data);
  }
  if (!std::isfinite(sum)) return std::nullopt;
  return MarksCountingVariance{sum, false};
}

}  // namespace sluice

// SPDX-License-Identifier: GPL-3.0-or-later
#include "estimate/counting_marks.hpp"

#include "estimate/mark_variance.hpp"
#include "estimate/written_marks.hpp"
#include "prior/counting.hpp"

namespace sluice {
std::optional<MarksCountingVariance> counting_variance(const Prior& prior, const Marks& marks) {
  const auto each = share_variances(prior, marks);
  if (!each) return std::nullopt;
  return MarksCountingVariance{each->sum(), is_written(marks)};
}

std::optional<Vector<double>> share_variances(const Prior& prior, const Marks& marks) {
  const Index a = prior.categories();
  if (is_written(marks)) return share_variances(prior, expanded(marks));
  Vector<double> each(a);
  for (Index x = 0; x < a; ++x) {
    each(x) = variance_of_marks(Vector<double>::Unit(a, x), marks, prior.probabilities.data);
  }
  if (!each.allFinite()) return std::nullopt;
  return each;
}

}  // namespace sluice

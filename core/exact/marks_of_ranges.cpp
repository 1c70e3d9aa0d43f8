// SPDX-License-Identifier: Apache-2.0
#include "exact/marks_of_ranges.hpp"

#include <algorithm>
#include <cstdint>
#include <vector>

#include "base/texts.hpp"

namespace sluice {

std::optional<Failure> check_sets(const Notion& notion, Index categories) {
  if (notion.parameter.shape != Shape::sample || categories <= kMostMarksOfRanges) return std::nullopt;
  return fail(texts::kChannel.marks_of_sample, notion.name, kMostMarksOfRanges, categories);
}

Marks least_marks_of_ranges(const Conditions<Integer>& compared, const Bounds<Integer>& bounds) {
  const Index a = compared.weights.cols();
  const Index sides = compared.weights.rows();
  Integer least = 0;
  for (const auto& set : sets_of(a)) {
    const auto weight_of = [&](Index x) { return Integer(std::ranges::find(set, x) == set.end() ? 0 : 1); };
    std::vector<Integer> largest;
    std::vector<Integer> smallest;
    for (Index side = 0; side < sides; ++side) {
      Integer sum = 0;
      for (const Index x : set) sum += compared.weights(side, x);
      const auto [low, high] = added_by_ranges(compared, side, weight_of);
      smallest.emplace_back(sum + low);
      largest.emplace_back(sum + high);
    }
    for_each_comparison(compared, [&](const Comparison& comparison) {
      const auto [more, less, level] = comparison;
      const auto& [numerator, denominator] = bounds[level];
      const Integer of_more = denominator * compared.mass(less);
      const Integer of_less = numerator * compared.mass(more);
      const auto made_of = [&](const Integer& own, const Integer& other) -> Integer {
        const auto [above, below] = of_whole_sides(compared, comparison, own, other);
        return of_more * above - of_less * below;
      };
      const Integer broken =
          made_of(largest[static_cast<std::size_t>(more)], smallest[static_cast<std::size_t>(less)]);
      if (broken <= 0) return;
      const Integer divisor = 2 * broken - made_of(compared.mass(more), compared.mass(less));
      least = std::max(least, Integer((broken * Integer(kRowSum) + divisor - 1) / divisor));
    });
  }
  return {a, least.convert_to<std::uint64_t>()};
}

}  // namespace sluice

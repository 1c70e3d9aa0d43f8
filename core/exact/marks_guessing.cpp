// SPDX-License-Identifier: Apache-2.0
#include "exact/marks_guessing.hpp"

#include <algorithm>
#include <cmath>
#include <functional>

namespace sluice {

Guess guess(const Prior& prior, const Marks& marks) {
  Vector<double> common = prior.probabilities.data;
  std::ranges::sort(common, std::greater{});
  const double u = std::ldexp(static_cast<double>(marks.other), -kWeightBits);
  const double first = common(0);
  double sum = first;
  double unmarked = 1;  // (1-u)^(i-1)
  for (Index i = 1; i < common.size(); ++i) {
    sum += std::max((1 - u) * common(i), u * first) * unmarked;
    unmarked *= 1 - u;
  }
  sum += first * unmarked;
  return {std::clamp(sum / 2, std::min(first, 1.0), 1.0), std::min(first, 1.0)};
}

}  // namespace sluice

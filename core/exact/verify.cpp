// SPDX-License-Identifier: Apache-2.0
#include "exact/verify.hpp"

namespace sluice {

std::optional<Violation> worst_violation(const Rows<Integer>& rows, const Weights& weights) {
  std::optional<Violation> worst;
  for (Index i = 0; i < rows.rows(); ++i) {
    for (Index y = 0; y < weights.cols(); ++y) {
      Integer value = 0;
      for (Index x = 0; x < rows.cols(); ++x) {
        if (weights(x, y) != 0) value += rows(i, x) * Integer(weights(x, y));
      }
      if (value > 0 && (!worst || value > worst->excess)) worst = Violation{i, y, value};
    }
  }
  return worst;
}

}  // namespace sluice

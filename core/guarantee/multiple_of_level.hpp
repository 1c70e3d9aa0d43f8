// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <limits>

namespace sluice {

/// A ratio's logarithm (nats) as a multiple of a level. A level of 0 asks for equal chances, which weights
/// that are multiples of 2^-62 cannot always have. A certificate takes chances as equal if their ratio is at
/// most e^(2^-40). Because logarithms are rounded, this function takes twice as much. Other ratios are
/// infinitely far.
inline double multiple_of_level(double nats, double level) {
  constexpr double kEqual = 0x1p-39;
  if (level > 0) return nats / level;
  return nats <= kEqual ? 0 : std::numeric_limits<double>::infinity();
}

}  // namespace sluice

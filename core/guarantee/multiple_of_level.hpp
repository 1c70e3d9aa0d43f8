// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <limits>

namespace sluice {

/// How many times a level a ratio's logarithm is (nats). A level of 0 asks for equal chances, which weights
/// that are multiples of 2^-62 cannot always have. A certificate takes chances for equal whose ratio is at
/// most e^(2^-40); for the rounding of logarithms this takes twice as much. Others are infinitely far.
inline double multiple_of_level(double nats, double level) {
  constexpr double kEqual = 0x1p-39;
  if (level > 0) return nats / level;
  return nats <= kEqual ? 0 : std::numeric_limits<double>::infinity();
}

}  // namespace sluice

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace sluice {

/// The k-th of a fixed sequence of numbers in [0,1) that look random: the fractions of k^2 times the golden
/// ratio (Weyl). A search uses it to try the same places on every machine; no released number depends on it.
constexpr double scatter(std::uint64_t k) {
  constexpr std::uint64_t kGoldenRatio = 0x9E3779B97F4A7C15;  // its fraction, times 2^64
  return static_cast<double>((k * k * kGoldenRatio) >> 11U) * 0x1p-53;
}

}  // namespace sluice

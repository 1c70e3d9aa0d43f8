// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>

#include "guarantee/notion.hpp"

namespace sluice {

/// How far an enumeration may go. Both counts depend on the input alone, not on the machine.
struct Budget {
  using Time = std::chrono::steady_clock::time_point;

  std::size_t rays;     ///< held at once
  std::uint64_t tests;  ///< comparisons of a pair of rays with a third one
  Time until = Time::max();
};

/// The extreme rays of the cone { t >= 0 : rows * t <= 0 }, one for each row of the result. It uses the
/// double description method in integers (Motzkin et al. 1953; Fukuda and Prodon 1996): exact for any input,
/// degenerate or not. Empty if the budget does not suffice.
std::optional<Matrix<Integer>> extreme_rays(const Rows<Integer>& rows, Budget budget);

}  // namespace sluice

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "guarantee/notion.hpp"

namespace sluice {

/// The extreme rays of the cone { t >= 0 : rows * t <= 0 }, one for each row of the result, by the double
/// description method (Motzkin et al. 1953; Fukuda and Prodon 1996) in integers: exact whatever the
/// input, degenerate or not. Empty when more than
/// `most_rays` would have to be held at once.
std::optional<Matrix<Integer>> extreme_rays(const Rows<Integer>& rows, std::size_t most_rays);

}  // namespace sluice

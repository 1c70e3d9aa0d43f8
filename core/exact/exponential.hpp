// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "guarantee/notion.hpp"

namespace sluice {

/// Levels below 2^-40 are promised as 2^-40 (9.1e-13). The weights of a channel are multiples of 2^-62, so in
/// general they cannot make probabilities *equal*, only as close as that. Levels above 64 are promised as 64,
/// which is stronger and spares numbers of thousands of digits.
constexpr double kLeastLevel = 0x1p-40;
constexpr double kLargestLevel = 64;

/// A rational number at most e^epsilon and within 2^-90 of it relatively, for epsilon in nats held within the
/// two levels above. It sums the exponential series of a halved argument and squares the result back.
/// Everything is rounded down in integers, so the result is the same on every machine. Precondition: epsilon
/// is finite and >= 0.
Bound<Integer> exponential_from_below(double epsilon);

}  // namespace sluice

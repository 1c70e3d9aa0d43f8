// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "guarantee/notion.hpp"

namespace sluice {

/// Levels below 2^-40 are promised as 2^-40 (9.1e-13): the weights of a channel are multiples of 2^-62, which
/// cannot in general make probabilities *equal*, only as close as that. Levels above 64 are promised
/// as 64, which is stronger and spares numbers of thousands of digits.
constexpr double kLeastLevel = 0x1p-40;
constexpr double kLargestLevel = 64;

/// A rational number at most e^epsilon and within 2^-90 of it relatively, for epsilon in nats held within the
/// two levels above. Partial sums of the exponential series of a halved argument, squared back,
/// everything rounded down in integers: the result is the same on every machine.
/// Precondition: epsilon is finite and >= 0.
Bound<Integer> exponential_from_below(double epsilon);

}  // namespace sluice

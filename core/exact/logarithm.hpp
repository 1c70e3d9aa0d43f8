// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/scalar.hpp"

namespace sluice {

constexpr unsigned kLogarithmBits = 96;

/// ln of a whole number above 0, times 2^96, rounded down.
Integer logarithm_from_below(const Integer& number);

/// The same, rounded up: by 2^-76 for numbers below 2^1000, and by as much again for each further 2^1000.
Integer logarithm_from_above(const Integer& number);

}  // namespace sluice

// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

#include "base/scalar.hpp"

namespace sluice {

/// Row sums of an integer channel are 2^62: a draw compares integers below it and nothing is ever rounded.
constexpr int kWeightBits = 62;
constexpr std::uint64_t kRowSum = std::uint64_t{1} << kWeightBits;

/// A channel as it is sampled: P(Y=y | X=x) = weights(x,y) / 2^62, exactly.
using Weights = Matrix<std::uint64_t>;

/// The integer channel nearest to one in doubles: largest remainders, every row sums to 2^62 exactly.
/// Precondition: entries finite and >= 0, no row is zero; rows need not sum to exactly 1.
Weights quantise(const Matrix<double>& channel);

/// The probabilities of an integer channel, each to the nearest double.
Channel probabilities(const Weights& weights);

}  // namespace sluice

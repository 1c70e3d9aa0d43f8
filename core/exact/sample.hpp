// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <functional>
#include <span>
#include <vector>

#include "base/result.hpp"
#include "exact/integer_channel.hpp"

namespace sluice {

/// Fills the words with random bits; false when it cannot.
using EntropySource = std::function<bool(std::span<std::uint64_t>)>;

/// The platform's cryptographic source (getentropy, which is getRandomValues in a browser), and no weaker
/// one.
bool platform_entropy(std::span<std::uint64_t> words);

/// These words, which were derived from the platform's randomness, and no more. Each is wiped once it is
/// told.
EntropySource words_alone(std::vector<std::uint64_t> words);

/// Sums of each row up to and including each entry; the last column is 2^62.
Weights cumulative(const Weights& weights);

/// How many cumulative sums are at most the 62 low bits of `random`: report y with probability weight / 2^62,
/// exactly. All entries are compared, without a branch, so that time tells nothing about the report.
std::uint32_t draw(std::span<const std::uint64_t> cumulative_row, std::uint64_t random);

/// One report for every input. Precondition: `weights` is an integer channel (rows sum to 2^62). Fails with
/// bad_request when an input is not a row of it, with no_randomness when the source does.
Result<std::vector<std::uint32_t>> sample(const Weights& weights, std::span<const std::uint32_t> inputs,
                                          const EntropySource& source);

}  // namespace sluice

// SPDX-License-Identifier: Apache-2.0
/// What several releases promise together, where each keeps its own level under a notion. "C" = Geumlek,
/// Chaudhuri, arXiv 1903.09084, whose theorems on composition, on ratios between profiles, are these.
#pragma once

#include <span>
#include <string_view>

#include "base/result.hpp"

namespace sluice {

/// What the releases are of.
enum class Releases {
  /// Of observations that are independent of one another where the secret is known (where the data are
  /// compared: of several data of one person): levels add up under notions that compare groups of people with
  /// one another. Under those that compare with everybody they do not, for reports of all people together are
  /// not independent: two samples may say more than the sum.
  independent_samples,
  /// Of observations of secrets that have nothing to do with one another: an observer of all learns of each
  /// no more than its own release says, so the largest level is the level of all.
  independent_secrets,
  /// Of one and the same observation. Where all answers are compared at one level, levels add up, since
  /// P(y1, y2 | x) = P(y1 | x) P(y2 | x). Where secrets are, no levels say what both releases say together:
  /// the data may be two bits and the secret whether they are alike; then each bit by itself says nothing of
  /// the secret, and both say all. Such releases have to be verified as one channel.
  same_observation,
};

/// The level of all releases together (nats) under the notion of that name, never below the true sum. Fails
/// with bad_request where there are no levels, where one is negative or not a number, for an unknown notion,
/// for releases of the same observation unless levels of answers are added, and for independent samples
/// under a notion whose levels do not add.
Result<double> composed_level(Releases releases, std::string_view notion, std::span<const double> levels);

/// The same by the name of what the releases are of: "independent samples", "independent secrets" or "same
/// observation". Fails with bad_request for another name, too.
Result<double> composed_level(std::string_view releases, std::string_view notion,
                              std::span<const double> levels);

}  // namespace sluice

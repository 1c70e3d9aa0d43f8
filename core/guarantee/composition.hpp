// SPDX-License-Identifier: Apache-2.0
/// What several releases promise together, where each keeps a level under notions that compare secrets
/// (profiles). "C" = Geumlek, Chaudhuri, arXiv 1903.09084, whose theorems on composition are these.
#pragma once

#include <span>
#include <string_view>

#include "result.hpp"

namespace sluice {

/// What the releases are of.
enum class Releases {
  /// Of observations that are independent of one another where the secret is known: levels add up.
  independent_samples,
  /// Of observations of secrets that have nothing to do with one another: an observer of all learns of each
  /// no more
  /// than its own release says, so the largest level is the level of all.
  independent_secrets,
  /// Of one and the same observation: no levels say what both say together. The data may be two bits and the
  /// secret
  /// whether they are alike; then each bit by itself says nothing of the secret, and both say all. Such
  /// releases
  /// have to be verified as one channel.
  same_observation,
};

/// The level of all releases together (nats), never below the true sum. Fails with bad_request where there
/// are no levels, where one is negative or not a number, and for releases of the same observation.
Result<double> composed_level(Releases releases, std::span<const double> levels);

/// The same by the name of what the releases are of: "independent samples", "independent secrets" or "same
/// observation". Fails with bad_request for another name, too.
Result<double> composed_level(std::string_view releases, std::span<const double> levels);

}  // namespace sluice

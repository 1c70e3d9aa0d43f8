// SPDX-License-Identifier: Apache-2.0
/// The guarantee of several releases together, if each keeps its own level under a notion. "C" = Geumlek,
/// Chaudhuri, arXiv 1903.09084, whose theorems on composition, on ratios between profiles, are these.
#pragma once

#include <span>
#include <string_view>

#include "base/result.hpp"

namespace sluice {

/// How the observations of several releases depend on one another.
enum class Releases {
  /// Observations that are independent given the secret; if data are compared, several data of one person.
  /// Levels add up under notions that compare groups of people with one another. They do not add up under
  /// notions that compare with everybody. Reports of all people together are not independent, so two samples
  /// may say more than the sum.
  independent_samples,
  /// Observations of secrets that are independent of one another. A reader of all releases learns no more
  /// about each secret than its own release says, so the largest level holds for all.
  independent_secrets,
  /// One and the same observation. If all answers are compared at one level, levels add up, since P(y1, y2 |
  /// x) = P(y1 | x) P(y2 | x). If secrets are compared, no levels say what both releases say together. The
  /// data may be two bits and the secret whether they are equal: each bit alone says nothing about the
  /// secret, and both say all. Such releases have to be verified as one channel.
  same_observation,
};

/// The level of all releases together (nats) under the notion of that name, never below the true sum.
/// `releases` is "independent samples", "independent secrets" or "same observation". Fails with bad_request
/// for another name, if there are no levels, if one is negative or not a number, or if the notion is unknown.
/// It also fails for releases of the same observation unless levels of answers are added. Last, it fails for
/// independent samples under a notion whose levels do not add up.
Result<double> composed_level(std::string_view releases, std::string_view notion,
                              std::span<const double> levels);

}  // namespace sluice

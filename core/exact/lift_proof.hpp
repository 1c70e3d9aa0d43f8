// SPDX-License-Identifier: Apache-2.0
/// The integer proof that a channel bounds each secret's lift under every distribution that a sample does not
/// rule out. See guarantee/worst_lift for the reason.
#pragma once

#include <optional>
#include <vector>

#include "exact/integer_channel.hpp"
#include "guarantee/conditions.hpp"
#include "prior/prior.hpp"

namespace sluice {

/// For each report, and in it for each of the notion's comparisons, a list of points. A point is a share of
/// the secret and two numbers nu, for chances of which the largest is 1. Each number is a multiple of 2^-62.
/// A list may be empty if no two inputs differ by more than the bound.
struct LiftProof {
  std::vector<double> points = {};  ///< three numbers for each, one list after another
  std::vector<Index> lengths = {};  ///< the length of each list, in points
};

/// Nobody needs more in one list, and nobody has to read more.
constexpr Index kMostLiftPoints = 10'000;

/// Whether points prove that no lift exceeds its bound. The channel is a x b in integers, and only its
/// columns count. The comparisons are of secrets with everybody, or with one another. `known` has B and the
/// statistic. Preconditions: the channel's rows are the data of the prior, or pairs if secrets are compared
/// with one another. There is a bound of at least 1 for each level.
bool proves_lifts(const LiftProof& proof, const Prior& prior, const KnownRanges& known,
                  const Conditions<Integer>& compared, const Bounds<Integer>& bounds,
                  const Matrix<Integer>& columns);

/// Such points; nothing if a lift exceeds its bound, or is too near to it.
std::optional<LiftProof> lift_proof(const Prior& prior, const KnownRanges& known,
                                    const Conditions<Integer>& compared, const Bounds<Integer>& bounds,
                                    const Matrix<Integer>& columns);

}  // namespace sluice

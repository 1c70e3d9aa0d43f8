// SPDX-License-Identifier: Apache-2.0
/// The proof in integers that a channel keeps the belief in each secret within a bound under every
/// distribution that a sample does not rule out (see guarantee/worst_lift for why it is one).
#pragma once

#include <optional>
#include <vector>

#include "exact/integer_channel.hpp"
#include "guarantee/conditions.hpp"
#include "prior/prior.hpp"

namespace sluice {

/// For each report, and in it for each of the notion's comparisons, points: a share of the secret and two
/// numbers nu, for chances of which the largest is 1. Each is a multiple of 2^-62. None are needed where no
/// two inputs differ by more than the bound.
struct LiftProof {
  std::vector<double> points = {};  ///< three numbers for each, one list after another
  std::vector<Index> lengths = {};  ///< of the lists, in points
};

/// Nobody needs more in one list, and nobody has to read more.
constexpr Index kMostLiftPoints = 10'000;

/// Whether points prove that no lift exceeds its bound: of a channel in integers, a x b, whose columns alone
/// count, for the comparisons of secrets with everybody, or with one another. `known` has B and the
/// statistic. Preconditions: the channel's rows are the data of the prior, pairs only where secrets are
/// compared with one another; a bound for each level, each at least 1.
bool proves_lifts(const LiftProof& proof, const Prior& prior, const KnownRanges& known,
                  const Conditions<Integer>& compared, const Bounds<Integer>& bounds,
                  const Matrix<Integer>& columns);

/// Such points; nothing where a lift exceeds its bound, or is too near to it.
std::optional<LiftProof> lift_proof(const Prior& prior, const KnownRanges& known,
                                    const Conditions<Integer>& compared, const Bounds<Integer>& bounds,
                                    const Matrix<Integer>& columns);

}  // namespace sluice

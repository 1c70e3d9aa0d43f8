// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>

#include "exact/integer_channel.hpp"
#include "exact/lift_proof.hpp"
#include "exact/marks.hpp"
#include "exact/verify.hpp"
#include "guarantee/notion.hpp"

namespace sluice {

/// An integer channel whose guarantee has been verified in exact arithmetic.
struct Certified {
  Weights weights;
  /// For each level of the notion what no ratio exceeds: at most e^level, or 1 + 2^-40 for levels below that.
  Bounds<Integer> bounds;
  double mixing = 0;  ///< share of the mean report that was mixed into every row to make it hold
  std::optional<Ratio> worst = {};  ///< where they come nearest to the bounds: the proof
  std::optional<Marks> marks = {};  ///< where reports are sets of marks, in the place of weights
  LiftProof lifts =
      {};  ///< that it holds for all of a sample's set, where the notion is about the set itself
};

/// Rounds a channel to integers and makes the promise hold for these: where rounding, or the tolerance of
/// whatever found the channel, broke a row, a little of the mean report r is mixed into every row,
/// (1-m) Q + m 1 r^T, which makes all rows slack, until the exact verification passes.
/// With m = 1 it always does. Where the notion is about the set of a sample itself the same until that is
/// proved, too. Precondition: as `quantise`; epsilon finite and >= 0.
Certified certify(const Prior& prior, const Notion& notion, double epsilon, const Channel& channel);

/// The marks that keep most under a notion, with nothing to repair: their only parameter is known exactly.
/// Precondition: epsilon finite and >= 0.
Certified certify_marks(const Prior& prior, const Notion& notion, double epsilon);

/// For each multiple of epsilon the largest bound that is ever published.
Bounds<Integer> published_bounds(const std::vector<double>& factors, double epsilon);
/// The same for each level of a notion.
Bounds<Integer> published_bounds(const Prior& prior, const Notion& notion, double epsilon);

/// Whether a channel of the data keeps within bounds under all of a sample's set, as far as a notion is about
/// that: by such a proof, or by one that is found.
bool is_proved_by_set(const Prior& prior, const Notion& notion, const Bounds<Integer>& bounds,
                      const Matrix<Integer>& columns, const LiftProof& proof);
std::optional<LiftProof> proof_by_set(const Prior& prior, const Notion& notion, const Bounds<Integer>& bounds,
                                      const Matrix<Integer>& columns);

/// The entries of a channel as integers of whatever size.
Matrix<Integer> integers(const Weights& weights);

/// The ratio that comes nearest to its bound under a prior, or goes furthest beyond; see `worst_ratio`.
template <class Released>
std::optional<Ratio> verify(const Prior& prior, const Notion& notion, const Bounds<Integer>& bounds,
                            const Released& released) {
  return worst_ratio(notion.proof(prior.exact()), bounds, released);
}

/// Whether weights, or all 2^a reports that are sets of marks, meet a notion at bounds, one for each of its
/// levels, under a prior, exactly.
template <class Released>
bool is_certified(const Prior& prior, const Notion& notion, const Bounds<Integer>& bounds,
                  const Released& released) {
  return is_within(verify(prior, notion, bounds, released), bounds);
}

}  // namespace sluice

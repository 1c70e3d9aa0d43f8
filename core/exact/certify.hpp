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
  /// For each level of the notion, a bound that no ratio exceeds: at most e^level, or 1 + 2^-40 for levels
  /// below that.
  Bounds<Integer> bounds;
  double mixing = 0;  ///< share of the mean report that was mixed into every row to make it hold
  std::optional<Ratio> worst = {};  ///< the ratio nearest to its bound: the proof
  std::optional<Marks> marks = {};  ///< if reports are sets of marks, in the place of weights
  LiftProof lifts = {};             ///< for a notion about the set of a sample: the proof for the whole set
};

/// Rounds a channel to integers and makes the guarantee hold for these. Rounding, or the tolerance of the
/// search, may break a row. Then a little of the mean report r is mixed into every row, (1-m) Q + m 1 r^T,
/// which makes all rows slack, until the exact verification passes. With m = 1 it always does. For a notion
/// about the set of a sample, more is mixed in until the whole set is proved. Precondition: as `quantise`;
/// epsilon finite and >= 0.
Certified certify(const Prior& prior, const Notion& notion, double epsilon, const Channel& channel);

/// The marks that keep the most information under a notion. Nothing has to be repaired: their only parameter
/// is known exactly. Precondition: epsilon finite and >= 0.
Certified certify_marks(const Prior& prior, const Notion& notion, double epsilon);

/// For each multiple of epsilon, the largest bound that is ever published.
Bounds<Integer> published_bounds(const std::vector<double>& factors, double epsilon);
/// The same for each level of a notion.
Bounds<Integer> published_bounds(const Prior& prior, const Notion& notion, double epsilon);

/// Whether a channel of the data keeps within bounds under all of a sample's set, if the notion is about that
/// set: `proof` is checked. A notion that is not has to have an empty proof.
bool is_proved_by_set(const Prior& prior, const Notion& notion, const Bounds<Integer>& bounds,
                      const Matrix<Integer>& columns, const LiftProof& proof);
std::optional<LiftProof> proof_by_set(const Prior& prior, const Notion& notion, const Bounds<Integer>& bounds,
                                      const Matrix<Integer>& columns);

/// The entries of a channel as integers of any size.
Matrix<Integer> integers(const Weights& weights);

/// The ratio that comes nearest to its bound under a prior, or goes furthest beyond it; see `worst_ratio`.
template <class Released>
std::optional<Ratio> verify(const Prior& prior, const Notion& notion, const Bounds<Integer>& bounds,
                            const Released& released) {
  return worst_ratio(notion.proof(prior.exact()), bounds, released);
}

/// Whether weights, or all 2^a reports that are sets of marks, meet a notion exactly under a prior. There is
/// a bound for each level of the notion.
template <class Released>
bool is_certified(const Prior& prior, const Notion& notion, const Bounds<Integer>& bounds,
                  const Released& released) {
  return is_within(verify(prior, notion, bounds, released), bounds);
}

}  // namespace sluice

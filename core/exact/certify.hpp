// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "exact/integer_channel.hpp"
#include "guarantee/notion.hpp"
#include "result.hpp"

namespace sluice {

/// An integer channel whose guarantee has been verified in exact arithmetic.
struct Certified {
  Weights weights;
  /// For each level of the notion what no ratio exceeds: at most e^level, or 1 + 2^-40 for levels below that.
  Bounds<Integer> bounds;
  double mixing = 0;  ///< share of the mean report that was mixed into every row to make it hold
};

/// Rounds a channel to integers and makes the promise hold for these: where rounding, or the tolerance of
/// whatever found the channel, broke a row, a little of the mean report r is mixed into every row,
/// (1-m) Q + m 1 r^T, which makes all rows slack, until the exact verification passes.
/// With m = 1 it always does. Precondition: as `quantise`; epsilon finite and >= 0.
Certified certify(const Prior& prior, const Notion& notion, double epsilon, const Channel& channel);

/// For each level of a notion the largest bound that is ever published.
Bounds<Integer> published_bounds(const Prior& prior, const Notion& notion, double epsilon);

/// Whether weights meet a notion at bounds, one for each of its levels, under a prior, exactly.
bool is_certified(const Prior& prior, const Notion& notion, const Bounds<Integer>& bounds,
                  const Weights& weights);

}  // namespace sluice

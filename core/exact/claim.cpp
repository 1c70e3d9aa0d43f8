// SPDX-License-Identifier: Apache-2.0
#include "exact/claim.hpp"

#include <algorithm>
#include <cmath>
#include <string>

#include "base/texts.hpp"
#include "exact/average_leakage.hpp"
#include "exact/certify.hpp"
#include "exact/marks_of_ranges.hpp"

namespace sluice {
namespace {

/// Whether 1 <= bound <= e^level for each level, or rather <= the bound that `certify` would publish.
bool bounds_fit(const Bounds<Integer>& bounds, const Bounds<Integer>& limits) {
  return std::ranges::equal(bounds, limits, [](const Bound<Integer>& bound, const Bound<Integer>& limit) {
    return bound.denominator > 0 && bound.numerator >= bound.denominator &&
           bound.numerator * limit.denominator <= limit.numerator * bound.denominator;
  });
}

/// The notion that a claim is about, with its parameters.
Result<Notion> notion_of(const Prior& prior, const Claim& claim) {
  const Notion* named = find_notion(claim.notion);
  if (named == nullptr) return unknown_guarantee(claim.notion);
  auto notion = notion_for(*named, claim.parameters, prior, claim.sees_secret);
  if (!notion) return notion;
  if (auto failure = check_level(claim.epsilon)) return *failure;
  return notion;
}

Failure wrong_shape(Index inputs, const Prior& seen) {
  return fail(texts::kChannel.channel_rows_miscounted, inputs, seen.categories());
}

/// Whether a channel with so many inputs and a prior fit together, and can be checked at all.
std::optional<Failure> check_shape(const Notion& notion, const Prior& prior, const Prior& seen,
                                   Index inputs) {
  if (inputs != seen.categories()) return wrong_shape(inputs, seen);
  if (auto failure = check_size(notion, seen)) return failure;
  // The guarantee is about every named secret, and nothing can be promised about a secret that never occurs.
  if (prior.dropped_secret.empty() && prior.dropped_data.empty()) return std::nullopt;
  return fail(texts::kTable.category_never_occurs);
}

bool is_on_average(const Joint<Integer>& joint, const Weights& weights, double most) {
  return std::isfinite(most) && most > 0 && is_average_within(joint, weights, most);
}
bool is_on_average(const Joint<Integer>&, const Marks&, double) { return false; }

bool is_by_set(const Prior& seen, const Notion& notion, const Claim& claim, const Weights& weights) {
  return is_proved_by_set(seen, notion, claim.bounds, integers(weights), claim.lifts);
}
bool is_by_set(const Prior& /*seen*/, const Notion& notion, const Claim& claim, const Marks& /*marks*/) {
  return !notion.parameters.by_set && claim.lifts.lengths.empty() && claim.lifts.points.empty();
}

/// Whether the released channel keeps the claim, exactly.
template <class Released>
Verified verdict_on(const Claim& claim, const Notion& notion, const Prior& seen, const Released& released) {
  Verified found;
  const Joint<Integer> joint = seen.exact();
  const Conditions<Integer> compared = notion.proof(joint);
  if (claim.levels != compared.levels) {
    found.reason = say(texts::kReason.levels_differ);
    return found;
  }
  if (!bounds_fit(claim.bounds, published_bounds(compared.levels, claim.epsilon))) {
    found.reason = say(texts::kReason.bound_out_of_range);
    return found;
  }
  found.worst = worst_ratio(compared, claim.bounds, released);
  found.holds = is_within(found.worst, claim.bounds);
  if (!found.holds) {
    found.reason = say(texts::kReason.bound_exceeded);
  } else if (found.worst) {
    found.slack = slack(*found.worst, claim.bounds);
  }
  if (found.holds && !is_by_set(seen, notion, claim, released)) {
    found.holds = false;
    found.reason = say(texts::kReason.set_not_proved);
  }
  // The guarantee of a sample is about more distributions than its counts, so no average is proved.
  const bool counted = notion.parameter.shape != Shape::sample;
  if (found.holds && claim.average_leakage &&
      !(counted && is_on_average(joint, released, *claim.average_leakage))) {
    found.holds = false;
    found.reason = say(texts::kReason.average_exceeded);
  }
  return found;
}

}  // namespace

Result<Notion> fitting(const Prior& prior, const Claim& claim, const Weights& weights) {
  auto notion = notion_of(prior, claim);
  if (!notion) return notion;
  const Prior seen = seen_by(prior, claim.sees_secret);
  if (weights.cols() == 0) return wrong_shape(weights.rows(), seen);
  if (auto failure = check_shape(*notion, prior, seen, weights.rows())) return *failure;
  if (auto failure = check_rows(weights)) return *failure;
  return notion;
}

Result<Notion> fitting(const Prior& prior, const Claim& claim, const Marks& marks) {
  auto notion = notion_of(prior, claim);
  if (!notion) return notion;
  if (auto failure = check_shape(*notion, prior, prior, marks.categories)) return *failure;
  if (auto failure = check_marks(marks)) return *failure;
  if (claim.sees_secret) {
    return fail(texts::kChannel.marks_see_secret);
  }
  if (auto failure = check_sets(*notion, marks.categories)) return *failure;
  return notion;
}

Verified verdict(const Claim& claim, const Notion& notion, const Prior& seen, const Weights& weights) {
  return verdict_on(claim, notion, seen, weights);
}

Verified verdict(const Claim& claim, const Notion& notion, const Prior& seen, const Marks& marks) {
  return verdict_on(claim, notion, seen, marks);
}

}  // namespace sluice

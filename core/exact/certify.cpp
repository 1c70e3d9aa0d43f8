// SPDX-License-Identifier: Apache-2.0
#include "exact/certify.hpp"

#include <algorithm>
#include <cmath>
#include <optional>

#include "exact/exponential.hpp"
#include "exact/in_order.hpp"
#include "exact/marks_of_ranges.hpp"
#include "exact/straighten.hpp"

namespace sluice {
namespace {

// Below this, a mixed-in share vanishes in the rounding to 2^-62.
constexpr double kLeastMixing = 0x1p-58;
// A lift has to be so far below its bound that a proof finds room.
constexpr double kLeastSetMixing = 0x1p-30;
// Rounding after mixing can break a row again; the next attempt mixes this much more.
constexpr double kStep = 4;
// A channel for a level below this is treated as one for level 0. It is straightened once so much is mixed in
// that no weight is 0, then with so many times as much.
constexpr double kNoLevel = 1e-6;
// Straightening is tried up to this level, if repair without it has mixed in this much.
constexpr double kHardlyAnyLevel = 1e-4;
constexpr double kMuch = 1e-3;
constexpr double kStraightMixing = 0x1p-36;
constexpr double kStraightStep = 16;
// Smaller probabilities are the remains of rounding, and stand for 0.
constexpr double kNone = 1e-12;
// Straightening needs room in the weights, which the mean of a rare report hardly gives. If it took more
// mixing than this, another constant row may need less.
constexpr double kWithoutRoom = 0x1p-30;
// Rarer reports are given up if they cost more than they are worth.
constexpr double kRare = 1e-6;

Channel without_traces(const Channel& channel) {
  Channel kept = (channel.array() < kNone).select(0, channel);
  for (auto row : kept.rowwise()) row /= sum_in_order(row);
  return kept;
}

/// The channel without reports rarer than one in a million; a row that had no other report becomes the mean.
Channel without_rare_reports(const Channel& channel, const Vector<double>& mean) {
  Channel kept = channel;
  for (Index y = 0; y < kept.cols(); ++y) {
    if (mean(y) < kRare) kept.col(y).setZero();
  }
  const Vector<double> others = (mean.array() < kRare).select(0, mean);
  for (auto row : kept.rowwise()) {
    if (sum_in_order(row) < kNone) row = others.transpose();
    row /= sum_in_order(row);
  }
  return kept;
}

struct Repaired {
  Weights weights;
  double mixing;
};

/// Mixes in a constant row until every row holds. With `equalities`, it also moves the weights until these
/// hold.
Repaired mixed_until_it_holds(const Conditions<Integer>& compared, const Bounds<Integer>& bounds,
                              const std::optional<Rows<Integer>>& equalities, const Channel& channel,
                              const Vector<double>& constant) {
  const auto needed = [&](const Weights& weights) {
    return mixing_needed(compared, bounds, weights, constant);
  };
  Repaired repaired{quantise(channel), 0};
  for (double missing = needed(repaired.weights); missing > 0; missing = needed(repaired.weights)) {
    const double more =
        equalities ? std::max(kStraightMixing, kStraightStep * repaired.mixing)
                   : std::max({kLeastMixing, kStep * repaired.mixing, repaired.mixing + 2 * missing});
    repaired.mixing = std::min(1.0, more);
    const double m = repaired.mixing;
    Channel mixed = (1 - m) * channel;
    mixed.rowwise() += m * constant.transpose();
    // A constant channel must be constant to the last bit, whatever 0 * Q + r rounds to.
    if (m >= 1) mixed.rowwise() = constant.transpose();
    repaired.weights = quantise(mixed);
    if (equalities && m < 1) straighten(*equalities, repaired.weights);
  }
  return repaired;
}

/// Tries nearly equal channels, and takes the one that needs the least mixing. Mixing in the mean of a rare
/// report repairs next to nothing, while a proof may need a mere trace.
Repaired repair(const Prior& prior, const Conditions<Integer>& compared, const Bounds<Integer>& bounds,
                const std::optional<Rows<Integer>>& equalities, const Channel& channel) {
  const auto mixed = [&](const Channel& from) {
    return mixed_until_it_holds(compared, bounds, equalities, from,
                                mean_in_order(from, prior.probabilities.data));
  };
  Repaired best = mixed(without_traces(channel));
  const auto take_better = [&](Repaired other) {
    if (other.mixing < best.mixing) best = std::move(other);
  };
  if (best.mixing > 0) take_better(mixed(channel));
  if (best.mixing > kRare)
    take_better(mixed(without_rare_reports(channel, mean_in_order(channel, prior.probabilities.data))));
  if (equalities && best.mixing > kWithoutRoom) {
    const double even = 1 / static_cast<double>(channel.cols());
    const Vector<double> constant = Vector<double>::Constant(channel.cols(), even);
    take_better(mixed_until_it_holds(compared, bounds, equalities, without_traces(channel), constant));
  }
  return best;
}

}  // namespace

Bounds<Integer> published_bounds(const std::vector<double>& factors, double epsilon) {
  Bounds<Integer> bounds;
  for (const double factor : factors) {
    const double level = factor * epsilon;
    const bool above = std::fma(factor, epsilon, -level) < 0;  // exact: whether the product was rounded up
    bounds.push_back(exponential_from_below(above ? std::nextafter(level, 0.0) : level));
  }
  return bounds;
}

Bounds<Integer> published_bounds(const Prior& prior, const Notion& notion, double epsilon) {
  return published_bounds(notion.levels(prior), epsilon);
}

bool is_proved_by_set(const Prior& prior, const Notion& notion, const Bounds<Integer>& bounds,
                      const Matrix<Integer>& columns, const LiftProof& proof) {
  if (!notion.parameters.by_set) return proof.lengths.empty() && proof.points.empty();
  return proves_lifts(proof, prior, notion.parameters.known, notion.proof(prior.exact()), bounds, columns);
}

std::optional<LiftProof> proof_by_set(const Prior& prior, const Notion& notion, const Bounds<Integer>& bounds,
                                      const Matrix<Integer>& columns) {
  if (!notion.parameters.by_set) return LiftProof{};
  return lift_proof(prior, notion.parameters.known, notion.proof(prior.exact()), bounds, columns);
}

Matrix<Integer> integers(const Weights& weights) {
  return weights.unaryExpr([](std::uint64_t weight) { return Integer(weight); });
}

namespace {

/// Certifies for the sample's own frequencies.
Certified certify_itself(const Prior& prior, const Notion& notion, double epsilon, const Channel& channel) {
  Certified certified{{}, published_bounds(prior, notion, epsilon)};
  const Bounds<Integer>& bounds = certified.bounds;
  const Conditions<Integer> compared = notion.proof(prior.exact());
  const auto equal = [&](double least) {
    return equalities(notion.exact_conditions(prior.exact()), epsilon, least);
  };
  const double level = std::ranges::min(notion.levels(prior)) * epsilon;
  Repaired repaired = repair(prior, compared, bounds,
                             level < kNoLevel ? std::optional(equal(kNoLevel)) : std::nullopt, channel);
  // If one way costs much, the other may not. The level alone does not decide which one does.
  if (repaired.mixing > kMuch && level < kHardlyAnyLevel) {
    Repaired other = repair(prior, compared, bounds,
                            level < kNoLevel ? std::nullopt : std::optional(equal(kHardlyAnyLevel)), channel);
    if (other.mixing < repaired.mixing) repaired = std::move(other);
  }
  certified.weights = std::move(repaired.weights);
  certified.mixing = repaired.mixing;
  certified.worst = worst_ratio(compared, bounds, certified.weights);
  return certified;
}

}  // namespace

Certified certify(const Prior& prior, const Notion& notion, double epsilon, const Channel& channel) {
  const Vector<double> mean = mean_in_order(channel, prior.probabilities.data);
  for (double share = 0;; share = std::min(1.0, std::max(kLeastSetMixing, kStep * share))) {
    Channel mixed = (1 - share) * channel;
    mixed.rowwise() += share * mean.transpose();
    if (share >= 1) mixed.rowwise() = mean.transpose();
    Certified certified = certify_itself(prior, notion, epsilon, mixed);
    auto proof = proof_by_set(prior, notion, certified.bounds, integers(certified.weights));
    if (!proof && share < 1) continue;
    if (proof) certified.lifts = std::move(*proof);
    certified.mixing += (1 - certified.mixing) * share;
    return certified;
  }
}

Certified certify_marks(const Prior& prior, const Notion& notion, double epsilon) {
  Certified certified{{}, published_bounds(prior, notion, epsilon)};
  const Conditions<Integer> compared = notion.proof(prior.exact());
  certified.marks = compared.most.size() > 0
                        ? least_marks_of_ranges(compared, certified.bounds)
                        : least_marks(notion.exact_rows(prior.exact(), certified.bounds));
  certified.worst = verify(prior, notion, certified.bounds, *certified.marks);
  return certified;
}

}  // namespace sluice

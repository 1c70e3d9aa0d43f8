// SPDX-License-Identifier: Apache-2.0
#include "exact/certify.hpp"

#include <algorithm>
#include <cmath>
#include <optional>

#include "exact/exponential.hpp"
#include "exact/straighten.hpp"
#include "exact/verify.hpp"

namespace sluice {
namespace {

// Below this a mixed-in share vanishes in the rounding to 2^-62.
constexpr double kLeastMixing = 0x1p-58;
// Rounding after mixing can break a row again; the next attempt mixes this much more.
constexpr double kStep = 4;
// A channel for a level below this is one for level 0. It is straightened once so much is mixed in that no
// weight is 0, then with so many times as much.
constexpr double kNoLevel = 1e-6;
// Up to this one it may be, where a repair without has mixed in this much.
constexpr double kHardlyAnyLevel = 1e-4;
constexpr double kMuch = 1e-3;
constexpr double kStraightMixing = 0x1p-36;
constexpr double kStraightStep = 16;
// Chances below this are what rounding has left of none.
constexpr double kNone = 1e-12;

/// The smallest m for which one broken row holds again: with e its excess and k what the constant column
/// would leave (rows . 1 <= 0), (1-m) e + m k r = 0.
double mixing_for(const Rows<Integer>& rows, const Violation& violation, double mean) {
  Integer constant = 0;
  for (Index x = 0; x < rows.cols(); ++x) constant += rows(violation.row, x);
  const Integer gained = -constant * Integer(static_cast<std::uint64_t>(mean * static_cast<double>(kRowSum)));
  return quotient(violation.excess, violation.excess + gained);
}

Channel without_traces(const Channel& channel) {
  Channel kept = (channel.array() < kNone).select(0, channel);
  for (auto row : kept.rowwise()) row /= row.sum();
  return kept;
}

struct Repaired {
  Weights weights;
  double mixing;
};

/// Mixes in the mean until every row holds; with `equalities`, moves the weights to where these hold as well.
Repaired repair(const Prior& prior, const Rows<Integer>& rows, const std::optional<Rows<Integer>>& equalities,
                const Channel& channel) {
  const Vector<double> mean = channel.transpose() * prior.probabilities.data;
  Repaired repaired{quantise(without_traces(channel)), 0};
  // Where a trace is needed for the proof, all are kept.
  if (worst_violation(rows, repaired.weights)) repaired.weights = quantise(channel);
  while (const auto violation = worst_violation(rows, repaired.weights)) {
    const double needed = mixing_for(rows, *violation, mean(violation->report));
    const double more = equalities
                            ? std::max(kStraightMixing, kStraightStep * repaired.mixing)
                            : std::max({kLeastMixing, kStep * repaired.mixing, repaired.mixing + 2 * needed});
    repaired.mixing = std::min(1.0, more);
    const double m = repaired.mixing;
    Channel mixed = (1 - m) * channel;
    mixed.rowwise() += m * mean.transpose();
    // A constant channel must be constant to the last bit, whatever 0 * Q + r rounds to.
    if (m >= 1) mixed.rowwise() = mean.transpose();
    repaired.weights = quantise(mixed);
    if (equalities && m < 1) straighten(*equalities, repaired.weights);
  }
  return repaired;
}

}  // namespace

Bounds<Integer> published_bounds(const Prior& prior, const Notion& notion, double epsilon) {
  Bounds<Integer> bounds;
  for (const double factor : notion.levels(prior)) {
    const double level = factor * epsilon;
    const bool above = std::fma(factor, epsilon, -level) < 0;  // exact: whether it was rounded up
    bounds.push_back(exponential_from_below(above ? std::nextafter(level, 0.0) : level));
  }
  return bounds;
}

Certified certify(const Prior& prior, const Notion& notion, double epsilon, const Channel& channel) {
  Certified certified{{}, published_bounds(prior, notion, epsilon), 0, {}};
  const Rows<Integer> rows = notion.exact_rows(prior.exact(), certified.bounds);
  const auto equalities = [&] {
    return notion.exact_rows(prior.exact(), Bounds<Integer>(certified.bounds.size(), {1, 1}));
  };
  const double level = std::ranges::min(notion.levels(prior)) * epsilon;
  Repaired repaired =
      repair(prior, rows, level < kNoLevel ? std::optional(equalities()) : std::nullopt, channel);
  // Where the one costs much the other may not; which of them does is no matter of the level alone.
  if (repaired.mixing > kMuch && level < kHardlyAnyLevel) {
    Repaired other =
        repair(prior, rows, level < kNoLevel ? std::nullopt : std::optional(equalities()), channel);
    if (other.mixing < repaired.mixing) repaired = std::move(other);
  }
  certified.weights = std::move(repaired.weights);
  certified.mixing = repaired.mixing;
  return certified;
}

Certified certify_marks(const Prior& prior, const Notion& notion, double epsilon) {
  Bounds<Integer> bounds = published_bounds(prior, notion, epsilon);
  const Marks marks = least_marks(notion.exact_rows(prior.exact(), bounds));
  return {{}, std::move(bounds), 0, marks};
}

bool is_certified(const Prior& prior, const Notion& notion, const Bounds<Integer>& bounds,
                  const Weights& weights) {
  return !worst_violation(notion.exact_rows(prior.exact(), bounds), weights);
}

bool is_certified(const Prior& prior, const Notion& notion, const Bounds<Integer>& bounds,
                  const Marks& marks) {
  return holds(notion.exact_rows(prior.exact(), bounds), marks);
}

}  // namespace sluice

// SPDX-License-Identifier: Apache-2.0
#include "exact/certify.hpp"

#include <algorithm>

#include "exact/exponential.hpp"
#include "exact/verify.hpp"

namespace sluice {
namespace {

// Below this a mixed-in share vanishes in the rounding to 2^-62.
constexpr double kLeastMixing = 0x1p-58;
// Rounding after mixing can break a row again; the next attempt mixes this much more.
constexpr double kStep = 4;

/// The smallest m for which one broken row holds again: with e its excess and k what the constant column
/// would leave (rows . 1 <= 0), (1-m) e + m k r = 0.
double mixing_for(const Rows<Integer>& rows, const Violation& violation, double mean) {
  Integer constant = 0;
  for (Index x = 0; x < rows.cols(); ++x) constant += rows(violation.row, x);
  const Integer gained = -constant * Integer(static_cast<std::uint64_t>(mean * static_cast<double>(kRowSum)));
  return quotient(violation.excess, violation.excess + gained);
}

}  // namespace

Certified certify(const Prior& prior, const Notion& notion, double epsilon, const Channel& channel) {
  Bound<Integer> bound = exponential_from_below(epsilon);
  const Rows<Integer> rows = notion.exact_rows(prior.exact(), bound);
  const Vector<double> mean = channel.transpose() * prior.probabilities.data;
  Certified certified{quantise(channel), std::move(bound), 0};
  while (const auto violation = worst_violation(rows, certified.weights)) {
    const double needed = mixing_for(rows, *violation, mean(violation->report));
    certified.mixing =
        std::min(1.0, std::max({kLeastMixing, kStep * certified.mixing, certified.mixing + 2 * needed}));
    const double m = certified.mixing;
    Channel mixed = (1 - m) * channel;
    mixed.rowwise() += m * mean.transpose();
    // A constant channel must be constant to the last bit, whatever 0 * Q + r rounds to.
    if (m >= 1) mixed.rowwise() = mean.transpose();
    certified.weights = quantise(mixed);
  }
  return certified;
}

bool is_certified(const Prior& prior, const Notion& notion, const Bound<Integer>& bound,
                  const Weights& weights) {
  return !worst_violation(notion.exact_rows(prior.exact(), bound), weights);
}

}  // namespace sluice

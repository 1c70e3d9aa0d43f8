// SPDX-License-Identifier: Apache-2.0
#include "exact/average_leakage.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>

#include "exact/in_order.hpp"
#include "exact/logarithm.hpp"
#include "prior/information.hpp"
#include "prior/inputs.hpp"

namespace sluice {
namespace {

// The first share to mix in if almost nothing is missing, and the factor by which it grows each time.
constexpr double kLeastShare = 0x1p-46;
constexpr double kStronger = 4;
// This share of the limit is left for readers whose logarithms are less exact than ours.
constexpr double kMargin = 0x1p-40;

/// A finite number of at least 0 in units of logarithms, rounded down.
Integer in_units(double number) {
  int exponent = 0;
  const double fraction = std::frexp(number, &exponent);
  const Integer mantissa(
      static_cast<std::int64_t>(std::ldexp(fraction, std::numeric_limits<double>::digits)));
  const int shift = exponent - std::numeric_limits<double>::digits + static_cast<int>(kLogarithmBits);
  return shift >= 0 ? Integer(mantissa << static_cast<unsigned>(shift))
                    : Integer(mantissa >> static_cast<unsigned>(-shift));
}

}  // namespace

bool is_average_within(const Joint<Integer>& joint, const Weights& weights, double most) {
  const Integer row(kRowSum);
  Integer sum = 0;  // the sum of P(s,y) ln (P(s,y) / P(s) / P(y)), times N 2^62
  for (Index y = 0; y < weights.cols(); ++y) {
    Vector<Integer> reporting = Vector<Integer>::Constant(joint.cells.rows(), Integer(0));
    Integer all = 0;
    for (Index s = 0; s < reporting.size(); ++s) {
      for (Index x = 0; x < weights.rows(); ++x) reporting(s) += joint.cells(s, x) * weights(x, y);
      all += reporting(s);
    }
    for (Index s = 0; s < reporting.size(); ++s) {
      if (reporting(s) == 0) continue;
      sum += reporting(s) *
             (logarithm_from_above(reporting(s) * joint.total) - logarithm_from_below(joint.secret(s) * all));
    }
  }
  return sum <= in_units(most) * joint.total * row;
}

Certified certify_on_average(const Prior& prior, const Notion& notion, double epsilon, double most,
                             const Channel& channel) {
  const Joint<Integer> joint = prior.exact();
  const double aim = most * (1 - kMargin);
  const Vector<double> mean = mean_in_order(channel, prior.probabilities.data);
  Certified certified = certify(prior, notion, epsilon, channel);
  for (double share = 0; !is_average_within(joint, certified.weights, aim);) {
    const double found = mutual_information(secret_and_report(prior, probabilities(certified.weights)));
    const double missing = found > aim ? 1 - aim / found : 0;
    share = std::min(1.0, std::max({kLeastShare, kStronger * share, share + 2 * missing}));
    Channel mixed = (1 - share) * channel;
    mixed.rowwise() += share * mean.transpose();
    // A constant channel must be constant to the last bit, whatever 0 * Q + r rounds to.
    if (share >= 1) mixed.rowwise() = mean.transpose();
    certified = certify(prior, notion, epsilon, mixed);
    certified.mixing = share + (1 - share) * certified.mixing;
  }
  return certified;
}

}  // namespace sluice

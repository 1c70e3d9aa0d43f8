// SPDX-License-Identifier: GPL-3.0-or-later
// Any table, any claim, any weights or marks: a verdict that the plain definition agrees with.
#include <algorithm>
#include <cmath>

#include "fuzzers.hpp"
#include "plain.hpp"
#include "tables.hpp"

namespace sluice::fuzz {
namespace {

// The error that logarithms of doubles may have, divided by multiples of epsilon as small as they may be.
constexpr double kAuditRounding = 1e-9;

void check_figures(const Audit& audit, const Claim& claim, double entropy) {
  const double error = audit.information_error.value_or(0) + kAuditRounding;
  for (const double told : {audit.mutual_information, audit.secret_information}) {
    require(told >= -error && told <= entropy + error, "information is between 0 and what can be kept");
  }
  for (const auto& [notion, leakage] : audit.leakage) {
    require(leakage.level >= 0, "a level is a number of at least 0");
    if (audit.holds && notion == claim.notion) {
      require(leakage.level <= claim.epsilon * (1 + kAuditRounding) + kAuditRounding,
              "what holds is measured to hold");
    }
  }
}

void check_verdict(const Audit& audit, const Claim& claim, const Prior& prior,
                   const Matrix<Integer>& columns) {
  if (claim.bounds.empty()) return;
  const Bound<Integer>& bound = claim.bounds.front();
  if (audit.holds) {
    require(!audit.reason.has_value(), "what holds needs no reason");
    require(bound.numerator >= bound.denominator && bound.denominator > 0, "a bound is at least 1");
    require(std::log(quotient(bound.numerator, bound.denominator)) <=
                std::max(claim.epsilon, 0x1p-40) + kAuditRounding,
            "a bound is at most e^epsilon");
    require(audit.slack >= 0 && audit.slack <= Integer(kRowSum), "slack is a share");
  } else {
    require(audit.reason.has_value(), "what does not hold has a reason");
  }
  // Otherwise it was not the channel that was found wanting.
  if (!audit.holds && !audit.worst) return;
  const auto kept = keeps(claim.notion, prior.weights.cells, columns, bound);
  require(!kept || *kept == audit.holds, "the plain definition says the same");
}

}  // namespace

void audit(Bytes bytes) {
  const auto prior = make_prior(table(bytes, 4, 5));
  if (!prior) return;
  const bool sees_secret = bytes.flag();
  const Claim stated = claim(bytes, *prior, sees_secret, epsilon(bytes));
  const double entropy = std::log(static_cast<double>(prior->secrets() * prior->categories()));
  const Index inputs = prior->categories() * (sees_secret ? prior->secrets() : 1);
  if (bytes.between(0, 3) == 0) {
    const Marks released = marks(bytes, prior->categories());
    const auto found = sluice::audit(*prior, stated, released);
    if (!found) return;
    check_figures(*found, stated, entropy);
    check_verdict(*found, stated, *prior, sets(released.categories, released.other));
    return;
  }
  const Index rows = bytes.seldom() ? bytes.between(0, 30) : inputs;
  const Weights released = weights(bytes, rows, bytes.between(0, 6));
  const auto found = sluice::audit(*prior, stated, released);
  if (!found) return;
  check_figures(*found, stated, entropy);
  check_verdict(*found, stated, *prior,
                released.unaryExpr([](std::uint64_t weight) { return Integer(weight); }));
}

}  // namespace sluice::fuzz

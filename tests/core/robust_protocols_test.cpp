// SPDX-License-Identifier: GPL-3.0-or-later
// E's protocols: their calibration beside E's figures, and what comes out of it beside other ways.
#include <doctest/doctest.h>

#include <cmath>
#include <random>

#include "prior/information.hpp"
#include "prior/inputs.hpp"
#include "priors.hpp"
#include "protocol/grr.hpp"
#include "protocol/independent_reporting.hpp"
#include "protocol/robust_conditional.hpp"
#include "sluice.hpp"

using namespace sluice;

namespace {

namespace ir = independent_reporting;
namespace cr = robust_conditional;

Matrix<double> reference() {
  Matrix<double> joint(2, 3);
  joint << .10, .15, .05, .30, .10, .30;
  return joint;
}

ConfidenceSet sampled(const Matrix<double>& joint, double n) {
  const auto set = confidence_set(joint, n, .05);
  REQUIRE(set);
  return *set;
}

robust::Ranges ranges(const ConfidenceSet& set) { return {set.least_probability(), set.most_probability()}; }

/// I(S,U;Y) of a channel that sees the pair, from its definition.
double information(const Matrix<double>& joint, const Channel& channel) {
  const Vector<double> mass = joint.reshaped<Eigen::RowMajor>();
  return mutual_information(mass.asDiagonal() * channel);
}

struct Levels {
  double grr, ir, cr, ir_tight, cr_tight;
};

}  // namespace

TEST_CASE("E's protocols keep what was worked out for E's running example") {
  const Matrix<double> joint = reference();
  struct Case {
    double n, epsilon;
    Levels kept;
  };
  const Case cases[] = {
      {1000, 1, {.091815, .235960, .356622, .383840, .683956}},
      {10000, 1, {.091815, .303619, .488293, .541714, .780681}},
      {1000, 2, {.422335, .593339, .620458, 1.086493, 1.040104}},
  };
  for (const auto& [n, epsilon, expected] : cases) {
    CAPTURE(n);
    CAPTURE(epsilon);
    const ConfidenceSet set = sampled(joint, n);
    const Vector<double> radii = robust::radii(joint, set);
    const auto plain = ir::calibrate(joint, epsilon, ir::by_diameter(robust::diameter(joint, radii)));
    const auto tight = ir::calibrate(joint, epsilon, ir::by_ranges(ranges(set)));
    const auto conditional = cr::calibrate(joint, epsilon, cr::by_radii(radii));
    const auto closer = cr::calibrate(joint, epsilon, cr::by_ranges(joint, ranges(set)));
    CHECK(std::abs(information(joint, grr::channel(6, std::expm1(epsilon))) - expected.grr) < 1e-6);
    CHECK(std::abs(plain.information - expected.ir) < 1e-6);
    CHECK(std::abs(conditional.information - expected.cr) < 1e-6);
    CHECK(std::abs(tight.information - expected.ir_tight) < 1e-6);
    CHECK(std::abs(closer.information - expected.cr_tight) < 1e-6);
    // The closed forms of I(S,U;Y) are those of the channels.
    const auto independent = [&](const ir::Calibration& found) {
      return information(joint, ir::channel(2, 3, epsilon - found.epsilon2, found.z));
    };
    const auto of_conditional = [&](const cr::Calibration& found) {
      return information(joint, cr::channel(joint, epsilon - found.epsilon2, found.z));
    };
    CHECK(std::abs(independent(plain) - plain.information) < 1e-12);
    CHECK(std::abs(independent(tight) - tight.information) < 1e-12);
    CHECK(std::abs(of_conditional(conditional) - conditional.information) < 1e-12);
    CHECK(std::abs(of_conditional(closer) - closer.information) < 1e-12);
    MESSAGE("n " << n << " eps " << epsilon << ": " << plain.information << " " << conditional.information
                 << " " << tight.information << " " << closer.information << " at " << plain.epsilon2 << " "
                 << conditional.epsilon2 << " " << tight.epsilon2 << " " << closer.epsilon2);
    for (const char* name : {"grr", "ir", "cr", "ir-tight", "cr-tight", "optimal"}) {
      const auto found = design({test::table(joint * n), "rldp", epsilon, name});
      REQUIRE_MESSAGE(found, (found ? "" : found.failure().message));
      MESSAGE(name << " " << found->mutual_information << " level " << found->leakage.back().leakage.level << " mixing " << found->certified.mixing);
    }
  }
}

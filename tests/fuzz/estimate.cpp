// SPDX-License-Identifier: GPL-3.0-or-later
// Any reports of any channel, or of marks: intervals are intervals, and what goes with the reports is in
// them.
#include <algorithm>
#include <cmath>

#include "fuzzers.hpp"
#include "questions.hpp"

namespace sluice::fuzz {
namespace {

constexpr double kEstimateRounding = 1e-6;

bool is_share(double number) { return number >= 0 && number <= 1; }

void check(const Question& question, const Estimates& found, bool reached) {
  require(found.people > 0, "there are people");
  require(found.gap >= 0, "a gap is a number of at least 0");
  const Vector<double>& likely = found.most_likely;
  require(likely.allFinite() && likely.minCoeff() >= 0, "shares are finite");
  require(std::abs(likely.sum() - 1) <= kEstimateRounding, "the most likely distribution is one");
  for (const Fit& fit : {found.best_fit, found.prior_fit}) {
    require(is_share(fit.probability), "a fit has a probability");
  }
  double projected = 0;
  bool all = true;
  for (std::size_t i = 0; i < found.estimates.size(); ++i) {
    const Estimate& one = found.estimates[i];
    const double size = std::max(1., question.functionals.row(static_cast<Index>(i)).cwiseAbs().maxCoeff());
    require(std::isfinite(one.likelihood), "shares are finite");
    const auto row = question.functionals.row(static_cast<Index>(i));
    for (const auto& ends : {one.each, one.together, one.wald}) {
      require(
          !ends || (ends->low <= ends->high && ends->low >= row.minCoeff() && ends->high <= row.maxCoeff()),
          "intervals are of what can be");
    }
    require(one.each.has_value() == one.together.has_value(), "one share has an interval where all have");
    require(one.together.has_value() || found.impossible, "there is an interval where reports are possible");
    if (one.together) {
      require(one.together->low <= one.together->high, "intervals are intervals");
      const double away = std::max(one.together->low - one.likelihood, one.likelihood - one.together->high);
      require(!reached || away <= kEstimateRounding * size, "what goes with the reports is in the interval");
    }
    if (static_cast<Index>(i) < question.distribution) {
      all = all && one.identifiable;
      projected += one.projected;
      require(!one.identifiable || question.distribution == 0 || std::isfinite(one.projected),
              "shares are finite");
    }
    if (!one.identifiable) continue;
    require(std::isfinite(one.unbiased) && one.deviation >= 0,
            "an estimate is a number, and so is its deviation");
    require(one.deviation_of_respondents >= 0 && one.least_deviation >= 0 && one.influence >= 0 &&
                one.noise_deviation >= 0,
            "deviations are numbers of at least 0");
    require(!one.wald || one.wald->low <= one.wald->high, "intervals are intervals");
  }
  // Estimates that are far out cannot be projected to the last digit.
  if (all && question.distribution > 0) {
    double farthest = 1;
    for (const Estimate& one : found.estimates) farthest = std::max(farthest, std::abs(one.unbiased));
    require(std::abs(projected - 1) <= kEstimateRounding * farthest, "what is projected is a distribution");
  }
}

/// Reports that are sets, all different.
MarkedReports reports(Bytes& bytes, Index categories) {
  const Index most = Index{1} << std::min<Index>(categories, 6);
  MarkedReports reports{Matrix<std::uint8_t>(bytes.between(0, most), categories), {}};
  const Index first = bytes.byte();
  for (Index m = 0; m < reports.sets.rows(); ++m) {
    for (Index x = 0; x < categories; ++x) {
      reports.sets(m, x) = static_cast<std::uint8_t>(((first + m) % most) >> x & 1);
    }
  }
  reports.counts = counts(bytes, reports.sets.rows());
  return reports;
}

}  // namespace

void estimate(Bytes bytes) {
  const Index inputs = bytes.between(1, 6);
  if (bytes.between(0, 3) == 0) {
    const Marks released = marks(bytes, inputs);
    const MarkedReports received = reports(bytes, inputs);
    const Question asked = question(bytes, inputs);
    if (released.other > kOwnMark || released.categories != inputs) return;  // preconditions
    const auto found = sluice::estimate(released, received, asked);
    if (found) check(asked, *found, false);
    return;
  }
  const Channel released = channel(bytes, inputs, bytes.between(1, 6));
  const Vector<double> received = counts(bytes, released.cols());
  const Question asked = question(bytes, inputs);
  const auto found = sluice::estimate(released, received, asked);
  if (!found) return;
  // The most likely distribution need not be within every interval where none has just these reports.
  const Vector<double> off = released.transpose() * found->most_likely - received / received.sum();
  check(asked, *found, off.cwiseAbs().maxCoeff() <= 1e-10);
}

}  // namespace sluice::fuzz

// SPDX-License-Identifier: GPL-3.0-or-later
// Surveys from one end to the other: a protocol, people, their reports, and the estimates.
#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <random>
#include <tuple>

#include "design/sluice.hpp"
#include "effort.hpp"
#include "estimate/estimate.hpp"
#include "marks.hpp"
#include "prior/inputs.hpp"
#include "priors.hpp"

namespace sluice::survey_test {

namespace {

using Generator = std::mt19937_64;
constexpr double kAlpha = 1e-6;

Vector<double> drawn(Generator& generator, const Vector<double>& chances, double people) {
  Vector<double> counts(chances.size());
  double left = people;
  double rest = 1;
  for (Index y = 0; y < chances.size(); ++y) {
    const double chance = std::clamp(rest > 0 ? chances(y) / rest : 0, 0.0, 1.0);
    counts(y) = y + 1 == chances.size() ? left
                                        : static_cast<double>(std::binomial_distribution<std::int64_t>(
                                              static_cast<std::int64_t>(left), chance)(generator));
    left -= counts(y);
    rest -= chances(y);
  }
  return counts;
}

/// Probabilities of the inputs of a design's channel.
Vector<double> inputs_of(const Design& design) {
  const auto& p = design.prior.probabilities;
  if (!design.sees_secret) return p.data;
  return p.cells.reshaped<Eigen::RowMajor>();
}

/// Each category of the data, then each of the secret where the channel sees it.
Question question_of(const Design& design) {
  const Index a = design.prior.categories();
  const Index c = design.sees_secret ? design.prior.secrets() : 1;
  Matrix<double> functionals = Matrix<double>::Zero(a + (design.sees_secret ? c : 0), a * c);
  for (Index s = 0; s < c; ++s) {
    for (Index x = 0; x < a; ++x) {
      functionals(x, s * a + x) = 1;
      if (design.sees_secret) functionals(a + s, s * a + x) = 1;
    }
  }
  return {std::move(functionals), a, inputs_of(design)};
}

Matrix<std::uint8_t> all_sets(Index a) {
  Matrix<std::uint8_t> sets(Index{1} << a, a);
  for (Index y = 0; y < sets.rows(); ++y) {
    for (Index x = 0; x < a; ++x) sets(y, x) = test::in_set(y, x) ? 1 : 0;
  }
  return sets;
}

}  // namespace

TEST_CASE("reports that do not come from the protocol are flagged, honest ones as seldom as is said") {
  Generator generator(22);
  const auto design = sluice::design({test::table(test::example()), "ldp", 1, "grr"});
  REQUIRE(design);
  const Question question = question_of(*design);
  const Vector<double> honest = design->channel.transpose() * inputs_of(*design);
  const Index b = honest.size();
  // Somebody floods one report: the others come less often than honest answers allow.
  Vector<double> flooded = .2 * honest;
  flooded(0) += .8;
  const auto poisoned = estimate(design->channel, drawn(generator, flooded, 2000), question);
  CHECK(poisoned->impossible);
  CHECK(poisoned->best_fit.probability < kAlpha);
  CHECK_FALSE(poisoned->estimates[0].together);
  // Answers sent without the protocol are detected if one of them is rarer than its reports can be.
  Vector<double> raw(b);
  raw << .6, .39, .005, .005;
  CHECK(estimate(design->channel, drawn(generator, raw, 2000), question)->impossible);
  // Other people: not the protocol's fault, and told apart from it.
  const Vector<double> others = design->channel.transpose() * Vector<double>::Unit(b, 2);
  const auto elsewhere = estimate(design->channel, drawn(generator, others, 2000), question);
  CHECK_FALSE(elsewhere->impossible);
  CHECK(elsewhere->best_fit.probability > 1e-3);
  CHECK(elsewhere->prior_fit.probability < kAlpha);
  // Honest ones: P(p <= .05) is at most .05. 2,000 surveys; five deviations of .0049.
  int flagged = 0;
  int flagged_prior = 0;
  const auto seen = sluice::design({test::table(test::example()), "lip", .3, "optimal"});
  const Vector<double> reports = seen->channel.transpose() * inputs_of(*seen);
  Channel more(seen->channel.rows(), seen->channel.cols());
  more = seen->channel;
  for (int i = 0; i < test::repeats(2000); ++i) {
    const auto found = estimate(more, drawn(generator, reports, 3000), question_of(*seen));
    flagged += found->best_fit.probability <= .05 ? 1 : 0;
    flagged_prior += found->prior_fit.probability <= .05 ? 1 : 0;
  }
  if (test::in_part()) return;
  CHECK(flagged / 2000. <= .05 + 5 * .0049);
  CHECK(flagged_prior / 2000. <= .05 + 5 * .0049);
}

TEST_CASE(
    "the test of fit has the size it says, on the edge of what is possible as well, and sees a wrong "
    "protocol") {
  Generator generator(23);
  // Three answers, five reports.
  Channel channel(3, 5);
  channel << .5, .2, .1, .1, .1, .1, .5, .2, .1, .1, .1, .1, .2, .3, .3;
  for (const auto& truth :
       {Vector<double>{{.3, .3, .4}}, Vector<double>{{0, .4, .6}}, Vector<double>{{0, 0, 1}}}) {
    int flagged = 0;
    for (int i = 0; i < test::repeats(2000); ++i) {
      const auto found = estimate(channel, drawn(generator, channel.transpose() * truth, 2000),
                                  {Matrix<double>::Identity(3, 3), 3, Vector<double>::Constant(3, 1. / 3)});
      flagged += found->best_fit.probability <= .05 ? 1 : 0;
    }
    CAPTURE(truth.transpose());
    if (!test::in_part()) CHECK(flagged / 2000. <= .05 + 5 * .0049);
  }
  // Reports of another channel: a power of nearly 1 at 2,000 people.
  Channel other = channel;
  other.row(2) << .1, .1, .2, .5, .1;
  const auto wrong =
      estimate(channel, drawn(generator, other.transpose() * Vector<double>{{.3, .3, .4}}, 2000),
               {Matrix<double>::Identity(3, 3), 3, Vector<double>::Constant(3, 1. / 3)});
  CHECK(wrong->best_fit.probability < kAlpha);
}

TEST_CASE("honest reports are seldom called odd: hardly anything told, rare reports, few people") {
  Generator generator(25);
  const auto size = [&](const Channel& channel, const Vector<double>& truth, double people, int surveys) {
    int odd = 0;
    int impossible = 0;
    for (int i = 0; i < surveys; ++i) {
      const auto found =
          estimate(channel, drawn(generator, channel.transpose() * truth, people),
                   {Matrix<double>::Identity(truth.size(), truth.size()), truth.size(), truth});
      odd += found->best_fit.probability <= .05 ? 1 : 0;
      impossible += found->impossible ? 1 : 0;
      CHECK((found->impossible || found->estimates[0].together));
    }
    // Five in a hundred and five deviations; one in ten thousand.
    CHECK(odd <= .05 * surveys + 5 * std::sqrt(.05 * .95 * surveys));
    CHECK(impossible <= 3);
  };
  for (const auto& [a, epsilon, people] :
       {std::tuple{30, .05, 20000.}, {42, .1, 20000.}, {5, .01, 1000.}, {3, .001, 10000.}}) {
    const double stays = std::exp(epsilon);
    Channel channel = Channel::Ones(a, a);
    channel.diagonal().setConstant(stays);
    channel /= stays + static_cast<double>(a) - 1;
    std::gamma_distribution<double> gamma(1);
    Vector<double> truth(a);
    for (double& share : truth) share = gamma(generator);
    size(channel, truth / truth.sum(), people, test::repeats(200));
  }
  // Most reports come once or never.
  Channel channel(8, 20);
  std::gamma_distribution<double> gamma(1);
  for (double& chance : channel.reshaped()) chance = gamma(generator);
  for (Index x = 0; x < 8; ++x) channel.row(x) /= channel.row(x).sum();
  for (const double people : {60., 100., 1000.})
    size(channel, Vector<double>::Constant(8, .125), people, test::repeats(600));
}

TEST_CASE("marks: a flood of one set, of answers without noise, and of honest reports") {
  Generator generator(24);
  const auto design = sluice::design({test::table(test::example()), "lip", .5, "oue"});
  REQUIRE(design);
  const Marks marks = *design->certified.marks;
  const Vector<double> honest = test::written_out(marks).transpose() * inputs_of(*design);
  const Question question = question_of(*design);
  int flagged = 0;
  int flagged_prior = 0;
  for (int i = 0; i < test::repeats(2000); ++i) {
    const auto found = estimate(marks, {all_sets(4), drawn(generator, honest, 2000)}, question);
    flagged += found->best_fit.probability <= .05 ? 1 : 0;
    flagged_prior += found->prior_fit.probability <= .05 ? 1 : 0;
  }
  if (!test::in_part()) {
    CHECK(flagged / 2000. <= .05 + 5 * .0049);
    // The fit of marks is Pearson's, for many reports.
    CHECK(flagged_prior / 2000. == doctest::Approx(.05).epsilon(.5));
  }
  Vector<double> flooded = .7 * honest;
  flooded(1) += .3;
  const auto poisoned = estimate(marks, {all_sets(4), drawn(generator, flooded, 2000)}, question);
  CHECK(poisoned->best_fit.probability < kAlpha);
}

}  // namespace sluice::survey_test

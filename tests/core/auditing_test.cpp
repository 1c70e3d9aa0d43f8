// SPDX-License-Identifier: GPL-3.0-or-later
// The samplers as seen by somebody who has nothing but their reports.
#include "auditing.hpp"

#include <doctest/doctest.h>

#include <random>

#include "design/sluice.hpp"
#include "effort.hpp"
#include "guarantee/worst_case.hpp"
#include "priors.hpp"

namespace sluice::auditing_test {

namespace {

constexpr double kAlpha = 1e-6;
constexpr std::size_t kReports = 1'000'000;  // on each side
constexpr std::size_t kBatch = 100'000;

/// People with the inputs of a side, from a generator with a seed: only the sampling after it is audited.
class People {
 public:
  explicit People(unsigned seed) : generator_(seed) {}

  std::vector<std::uint32_t> inputs(const Vector<double>& shares, std::size_t count) {
    std::discrete_distribution<std::uint32_t> draw(shares.begin(), shares.end());
    std::vector<std::uint32_t> drawn(count);
    for (auto& input : drawn) input = draw(generator_);
    return drawn;
  }
  double uniform() { return std::uniform_real_distribution<double>(0, 1)(generator_); }

 private:
  std::mt19937_64 generator_;
};

/// `sides` are the shares of the inputs on each. `draw` makes the reports of some inputs, `count` counts
/// them.
template <class Draw, class Count>
test::Tally tallied(const Matrix<double>& sides, Index events, std::size_t reports, const Draw& draw,
                    const Count& count) {
  People people(4);
  test::Tally tally{Matrix<double>::Zero(sides.rows(), events),
                    Vector<double>::Constant(sides.rows(), static_cast<double>(reports))};
  for (Index side = 0; side < sides.rows(); ++side) {
    for (std::size_t done = 0; done < reports; done += kBatch) {
      const auto inputs = people.inputs(sides.row(side).transpose(), std::min(kBatch, reports - done));
      count(draw(inputs), tally.counts.row(side));
    }
  }
  return tally;
}

double level_of(const Weights& weights, const Matrix<double>& sides, double alpha = kAlpha) {
  const auto draw = [&](const auto& inputs) { return *sample(weights, inputs, platform_entropy); };
  const auto count = [](const std::vector<std::uint32_t>& drawn, auto counts) {
    for (const std::uint32_t report : drawn) counts(static_cast<Index>(report)) += 1;
  };
  return test::least_level(tallied(sides, weights.cols(), kReports, draw, count), alpha);
}

template <class Draw>
double level_of_marks(const Draw& draw, const Matrix<double>& sides, bool whole,
                      std::size_t reports = kReports) {
  const auto count = [&](const MarkedSets& drawn, auto counts) { test::count_marks(drawn, whole, counts); };
  const Index a = sides.cols();
  return test::least_level(tallied(sides, test::mark_events(a, whole), reports, draw, count), kAlpha);
}

auto sampler_of(const Marks& marks) {
  return [marks](const auto& inputs) { return *sample_marks(marks, inputs, platform_entropy); };
}

Matrix<double> reference() {
  Matrix<double> people(2, 3);
  people << 100, 150, 50, 300, 100, 300;
  return people;
}

/// Each secret's inputs as they are among so many people: the data, or pairs if the channel sees these.
Matrix<double> secrets(const Matrix<double>& people, bool pairs) {
  if (!pairs) return people;
  Matrix<double> sides = Matrix<double>::Zero(people.rows(), people.size());
  for (Index s = 0; s < people.rows(); ++s)
    sides.row(s).segment(s * people.cols(), people.cols()) = people.row(s);
  return sides;
}

Design must(const DesignRequest& request) {
  auto found = design(request);
  REQUIRE_MESSAGE(found, (found ? "" : found.failure().message()));
  return std::move(*found);
}

}  // namespace

TEST_CASE("the limits are Clopper and Pearson's") {
  CHECK(test::lower_limit(0, 100, .05) == 0);
  CHECK(test::upper_limit(100, 100, .05) == 1);
  CHECK(test::upper_limit(0, 100, .05) == doctest::Approx(1 - std::pow(.05, .01)));
  CHECK(test::lower_limit(100, 100, .05) == doctest::Approx(std::pow(.05, .01)));
  // R: binom.test(10, 100, conf.level = .9)
  CHECK(test::lower_limit(10, 100, .05) == doctest::Approx(.0552654).epsilon(1e-5));
  CHECK(test::upper_limit(10, 100, .05) == doctest::Approx(.1637290).epsilon(1e-5));
}

// The share of 2,000 audits that say too much is binomial, 5% at most. It exceeds 7.5% less than once in
// 10^10 runs.
TEST_CASE("an audit says too much no more often than it may, and finds the level in many reports") {
  std::mt19937_64 generator(17);
  constexpr int kAudits = 2000;
  Matrix<double> chances(3, 3);
  chances << .5, .3, .2, .4, .3, .3, .45, .35, .2;
  const double level = std::log(.3 / .2);
  int too_much = 0;
  const auto audited = [&](double n) {
    test::Tally tally{Matrix<double>::Zero(3, 3), Vector<double>::Constant(3, n)};
    for (Index side = 0; side < 3; ++side) {
      double left = n;
      double rest = 1;
      for (Index y = 0; y < 3; ++y) {
        std::binomial_distribution<std::int64_t> draw(static_cast<std::int64_t>(left),
                                                      std::min(1., chances(side, y) / rest));
        tally.counts(side, y) = static_cast<double>(draw(generator));
        left -= tally.counts(side, y);
        rest -= chances(side, y);
      }
    }
    return test::least_level(tally, .05);
  };
  for (int i = 0; i < kAudits; ++i) too_much += audited(200) > level ? 1 : 0;
  CHECK(too_much < .08 * kAudits);
  CHECK(audited(1e7) > .99 * level);
  CHECK(audited(1e7) < level);
}

// With 10^6 reports on each side a limit is 5.3 deviations off. A report with a chance of .1 or more is known
// to 1.6%, hence a level of 1 to 3.2%. Chance alone lets it exceed the level at most once in 10^6 runs.
TEST_CASE("no sampler is seen to exceed its level, and all come near" * doctest::skip(test::in_part())) {
  struct Case {
    std::string notion;
    std::string protocol;
    bool sees_secret;
    double epsilon;
  };
  for (const auto& [notion, protocol, sees_secret, epsilon] :
       {Case{"ldp", "grr", false, 1}, Case{"ldp", "optimal", false, 1}, Case{"ldp", "cr", true, 1},
        Case{"ldp", "optimal", true, 1}, Case{"data-ldp", "optimal", false, 2}}) {
    CAPTURE(notion);
    CAPTURE(protocol);
    CAPTURE(sees_secret);
    const Matrix<double> joint = test::example();
    const Design made = must({test::table(joint), notion, epsilon, protocol, {}, {}, sees_secret});
    const Matrix<double> sides =
        notion == "data-ldp" ? Matrix<double>::Identity(4, 4) : secrets(joint, made.sees_secret);
    const double seen = level_of(made.certified.weights, sides);
    CHECK(seen <= epsilon);
    CHECK(seen >= .95 * epsilon);
  }
}

TEST_CASE(
    "under local information privacy nobody with a secret is seen to stand out too much from everybody" *
    doctest::skip(test::in_part())) {
  const Matrix<double> joint = test::example();
  for (const std::string protocol : {"grr", "cr", "optimal"}) {
    CAPTURE(protocol);
    const Design made = must({test::table(joint), "lip", .8, protocol});
    const Matrix<double> each = secrets(joint, made.sees_secret);
    double seen = 0;
    for (Index s = 0; s < 2; ++s) {
      Matrix<double> sides(2, each.cols());
      sides << each.row(s), each.colwise().sum();
      seen = std::max(seen, level_of(made.certified.weights, sides, kAlpha / 2));
    }
    CHECK(seen <= .8);
    CHECK(seen >= .95 * .8);
  }
}

// The people are those of the worst distribution that the sample does not rule out. Protocols whose noise is
// for more distributions show a lower level.
TEST_CASE("under robust privacy the worst people there may be are not seen to be told apart too well" *
          doctest::skip(test::in_part())) {
  const Matrix<double> people = reference();
  const auto set = confidence_set(people, people.sum(), .05);
  REQUIRE(set);
  for (const auto& [protocol, near] : {std::pair<std::string, double>{"ir", .6},
                                       {"cr", .3},
                                       {"ir-tight", .85},
                                       {"cr-tight", .95},
                                       {"optimal", .85}}) {
    CAPTURE(protocol);
    const Design made = must({test::table(people), "rldp", 1, protocol});
    // The whole set, since the ranges of these protocols' proofs are for the whole set.
    const Ball whole = ball_of(set->statistic, set->radius);
    const WorstLdp worst = worst_ldp(made.prior, whole, made.channel);
    const double seen = level_of(made.certified.weights, secrets(worst.distribution, true));
    CHECK(seen <= 1);
    CHECK(seen <= worst.level);
    CHECK(seen >= near);
  }
}

// For answers the level is that of two marks, one's own without another; for secrets it is that of a set.
TEST_CASE("optimised unary encoding is not seen to exceed its level, of data or secret, and comes near" *
          doctest::skip(test::in_part())) {
  const Matrix<double> joint = test::example();
  for (const std::string notion : {"data-ldp", "ldp"}) {
    CAPTURE(notion);
    const Design made = must({test::table(joint), notion, 1, "oue"});
    REQUIRE(made.certified.marks.has_value());
    const auto draw = sampler_of(*made.certified.marks);
    const Matrix<double> sides = notion == "data-ldp" ? Matrix<double>::Identity(4, 4) : joint;
    const double seen = level_of_marks(draw, sides, true);
    CHECK(seen <= 1);
    CHECK(seen >= .95);
  }
}

namespace {

/// The fault of pure-LDP before version 1.2.0. Every mark is made with the chance of the others, and then
/// one's own, if not yet made, with its own chance. In all it has p + (1-p) u in the place of p = 1/2.
MarkedSets with_leftover_mark(double u, const std::vector<std::uint32_t>& inputs, Index a, People& people) {
  MarkedSets reports(static_cast<Index>(inputs.size()), a);
  for (std::size_t i = 0; i < inputs.size(); ++i) {
    const auto row = static_cast<Index>(i);
    for (Index y = 0; y < a; ++y) reports(row, y) = people.uniform() < u ? 1 : 0;
    if (people.uniform() < .5) reports(row, static_cast<Index>(inputs[i])) = 1;
  }
  return reports;
}

}  // namespace

// At level 1 others are marked with u = 1/(1+e) = .269, and by the fault one's own with .634. Without
// another's mark the level seen is ln (.634 .731) / (.269 .366) = 1.55 nats. Power: with 10^4 reports of each
// answer the limits are 5.8 deviations, .24, below that, at 1.31. This number has a deviation of .03, so 10
// of them would be needed to miss the fault.
TEST_CASE("negative control: an encoding that keeps a leftover mark of one's own is found out") {
  constexpr std::size_t kFew = 10'000;
  const Matrix<double> sides = Matrix<double>::Identity(4, 4);
  const Design made = must({test::table(test::example()), "data-ldp", 1, "oue"});
  REQUIRE(made.certified.marks.has_value());
  const Marks marks = *made.certified.marks;
  CHECK(level_of_marks(sampler_of(marks), sides, false, kFew) <= 1);
  People people(5);
  const double u = std::ldexp(static_cast<double>(marks.other), -kWeightBits);
  CHECK(u == doctest::Approx(1 / (1 + std::exp(1))));
  const auto faulty = [&](const auto& inputs) { return with_leftover_mark(u, inputs, 4, people); };
  const double seen = level_of_marks(faulty, sides, false, kFew);
  CHECK(seen > 1.1);
}

}  // namespace sluice::auditing_test

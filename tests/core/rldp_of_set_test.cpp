// SPDX-License-Identifier: GPL-3.0-or-later
// rldp for the set of a sample itself: secrets beside one another.
#include <doctest/doctest.h>

#include <cmath>
#include <random>

#include "design/sluice.hpp"
#include "effort.hpp"
#include "exact/certify.hpp"
#include "exact/claim.hpp"
#include "exact/exponential.hpp"
#include "guarantee/pair_dual.hpp"
#include "guarantee/worst_case.hpp"
#include "prior/information.hpp"
#include "prior/inputs.hpp"
#include "priors.hpp"
#include "protocol/mixed_down.hpp"
#include "protocol/optimal.hpp"
#include "protocol/optimal_sample.hpp"
#include "uneven_channel.hpp"

namespace sluice::rldp_of_set_test {

namespace {

Matrix<double> counts_of(test::RandomTables& tables, int i, Index most_secrets = 3) {
  Matrix<double> counts(tables.between(2, most_secrets), tables.between(2, 5));
  const Index most = i % 2 == 0 ? 60 : 3000;
  for (double& count : counts.reshaped()) count = static_cast<double>(tables.between(1, most));
  if (i % 3 == 0) counts(0, 0) = 0;
  if (i % 8 == 6) counts.row(1) = counts.row(0);
  return counts;
}

Notion of_set(const Prior& prior) {
  const auto notion = find_notion("rldp")->with({.alpha = .05, .by_set = true}, prior);
  REQUIRE(notion);
  REQUIRE(notion->parameters.known.statistic == Statistic::likelihood);
  return *notion;
}

double kept(const Prior& prior, const Channel& channel) {
  return mutual_information(data_and_report(prior, channel));
}

double divergence(const Vector<double>& sampled, const Vector<double>& truth) {
  double sum = 0;
  for (Index x = 0; x < sampled.size(); ++x) {
    if (sampled(x) > 0) sum += sampled(x) * std::log(sampled(x) / truth(x));
  }
  return sum;
}

Result<Design> made_of(const Matrix<double>& counts, double epsilon, const char* protocol) {
  DesignRequest request{test::table(counts), "rldp", epsilon, protocol};
  request.sees_secret = false;
  return design(request);
}

/// A distribution at this distance from the sample, in a random direction.
Vector<double> at_distance(std::mt19937_64& generator, const Vector<double>& sampled, double far) {
  std::gamma_distribution<double> gamma(.5);
  Vector<double> to(sampled.size());
  for (double& share : to) share = gamma(generator) + 1e-9;
  to /= to.sum();
  double near = 0;
  double further = 1;
  for (int i = 0; i < 60; ++i) {
    const double middle = (near + further) / 2;
    const Vector<double> there = (1 - middle) * sampled + middle * to;
    (divergence(sampled, there) <= far ? near : further) = middle;
  }
  return (1 - near) * sampled + near * to;
}

}  // namespace

TEST_CASE("property: under no pair of distributions of the set is a report likelier than the level says") {
  test::RandomTables tables(2301);
  std::mt19937_64 generator(2302);
  std::uniform_real_distribution<double> uniform;
  double nearest = 1;
  for (int i = 0; i < test::repeats(60); ++i) {
    const Prior prior = test::prior(counts_of(tables, i));
    const Notion notion = of_set(prior);
    const Channel channel = test::uneven_channel(generator, prior.categories(), 3, .03);
    const double level = notion.leakage(prior, channel).level;
    CAPTURE(prior.weights.cells);
    const Matrix<double>& cells = prior.probabilities.cells;
    double most = 0;
    for (int draw = 0; draw < 400; ++draw) {
      const Index s = draw % prior.secrets();
      const Index other = (s + 1 + draw / 7 % (prior.secrets() - 1)) % prior.secrets();
      const double budget = notion.parameters.known.radius / 2 * uniform(generator);
      const auto row = [&](Index secret, double part) {
        const double share = cells.row(secret).sum();
        return at_distance(generator, cells.row(secret).transpose() / share, part / share);
      };
      const double part = uniform(generator);
      const Vector<double> more = row(s, part * budget);
      const Vector<double> less = row(other, (1 - part) * budget);
      for (const auto& report : channel.colwise())
        most = std::max(most, std::log(more.dot(report) / less.dot(report)));
    }
    CHECK(most <= level + 1e-9);
    nearest = std::min(nearest, level - most);
  }
  // They belong to the set that the level is about, and some come near to the worst.
  CHECK((test::in_part() || nearest < .05));
}

TEST_CASE("property: two numbers prove what two secrets may differ by, just where it is within the bound") {
  test::RandomTables tables(2303);
  std::mt19937_64 generator(2304);
  for (int i = 0; i < test::repeats(150); ++i) {
    CAPTURE(i);
    const Prior prior = test::prior(counts_of(tables, i, 4));
    const Notion notion = of_set(prior);
    const Weights weights =
        quantise(test::uneven_channel(generator, prior.categories(), 2 + i % 3, i % 5 == 0 ? 5 : .02));
    const double level = notion.leakage(prior, probabilities(weights)).level;
    REQUIRE(std::isfinite(level));
    const Matrix<Integer> columns = integers(weights);
    const auto bound = [](double epsilon) { return Bounds<Integer>{exponential_from_below(epsilon)}; };
    const auto proof = proof_by_set(prior, notion, bound(level + 1e-9), columns);
    REQUIRE(proof);
    CHECK_FALSE(proof_by_set(prior, notion, bound(level - 1e-9), columns));
    const auto proves = [&](const LiftProof& other, double epsilon, const Matrix<Integer>& of) {
      return is_proved_by_set(prior, notion, bound(epsilon), of, other);
    };
    CHECK(proves(*proof, level + 1e-9, columns));
    CHECK(proves(*proof, level + 1e-9,
                 columns.unaryExpr([](const Integer& weight) { return Integer(3 * weight); })));
    CHECK_FALSE(proves(*proof, level - 1e-9, columns));
    LiftProof other = *proof;
    other.lengths.pop_back();
    CHECK_FALSE(proves(other, level + 1e-9, columns));
    if (proof->points.empty()) continue;
    // Near the level the numbers are the best there are: a little off they prove nothing, or are not allowed.
    const auto near = proof_by_set(prior, notion, bound(level + 1e-12 + 1e-12 * level), columns);
    if (!near) continue;
    for (const double off : {-1e-3, 1e-3}) {
      for (const std::size_t number : {std::size_t{1}, std::size_t{2}}) {
        // All lists at once: one of them is that of the worst report.
        other = *near;
        for (std::size_t k = number; k < other.points.size(); k += 3)
          other.points[k] = std::round((other.points[k] + off) * 0x1p62) / 0x1p62;
        CHECK_FALSE(proves(other, level + 1e-12 + 1e-12 * level, columns));
      }
    }
    other = *near;
    for (std::size_t k = 0; k < other.points.size(); k += 3) other.points[k] = .5;
    CHECK_FALSE(proves(other, level + 1, columns));
  }
}

TEST_CASE(
    "property: the optimum of rldp for the set keeps no less than what else holds, and its bound is one") {
  test::RandomTables tables(2305);
  std::mt19937_64 generator(2306);
  double gained = 0;
  for (int i = 0; i < test::repeats(40); ++i) {
    const Matrix<double> counts = counts_of(tables, i);
    const double epsilon = std::clamp(tables.epsilon(), .1, 2.0);
    CAPTURE(counts);
    CAPTURE(epsilon);
    const auto made = made_of(counts, epsilon, "optimal");
    REQUIRE(made);
    const Prior& prior = made->prior;
    const Notion notion = of_set(prior);
    CHECK(*made->upper_bound - made->mutual_information < 5e-6);
    CHECK(notion.leakage(prior, probabilities(made->certified.weights)).level <= epsilon + 1e-9);
    for (const char* protocol : {"grr", "resample"}) {
      const auto other = made_of(counts, epsilon, protocol);
      REQUIRE(other);
      CHECK(other->mutual_information <= made->mutual_information + 5e-6);
    }
    const Notion ranges = *find_notion("rldp")->with({.alpha = .05, .ranges = true}, prior);
    const auto around = optimal::propose(prior, ranges, epsilon, {});
    REQUIRE(around);
    gained = std::max(gained, made->mutual_information - kept(prior, around->channel));
    CHECK(made->mutual_information >= kept(prior, around->channel) - 5e-6);
    const auto plain = optimal::propose(prior, *find_notion("ldp"), epsilon, {});
    REQUIRE(plain);
    for (const Channel& from :
         {test::uneven_channel(generator, prior.categories(), 3, .001), plain->channel, around->channel,
          Channel(Channel::Identity(prior.categories(), prior.categories()))}) {
      const Channel mixed = optimal::mixed_down(prior, notion, epsilon, from);
      CHECK(notion.leakage(prior, mixed).level <= epsilon * (1 + 1e-7));
      CHECK(kept(prior, mixed) <= *made->upper_bound + 1e-9);
    }
  }
  MESSAGE("more than for the ranges around the set, at most: " << gained);
  CHECK((test::in_part() || gained > .05));
}

TEST_CASE("a claim of rldp for the set is refused with another radius, statistic or secret") {
  const auto made = made_of(1000 * test::example(), .5, "optimal");
  REQUIRE(made);
  const Prior& prior = made->prior;
  Claim right{"rldp", .5, made->certified.bounds};
  right.parameters.known = of_set(prior).parameters.known;
  right.lifts = made->certified.lifts;
  const auto holds = [&](const Claim& claim) {
    const auto found = verify(prior, claim, made->certified.weights);
    return found && found->holds;
  };
  CHECK(holds(right));
  const auto refused = [&](auto&& change) {
    Claim claim = right;
    change(claim);
    return !holds(claim);
  };
  CHECK(refused([](Claim& claim) { claim.parameters.known.radius *= .999; }));
  CHECK(refused([](Claim& claim) { claim.parameters.known.radius *= 1.05; }));
  CHECK(refused([](Claim& claim) { claim.parameters.known.statistic = Statistic::pearson; }));
  CHECK(refused([](Claim& claim) { claim.sees_secret = true; }));  // it has other rows
  CHECK(refused([](Claim& claim) { claim.lifts = {}; }));
  CHECK(refused([](Claim& claim) { claim.notion = "rlip"; }));
  CHECK(refused([](Claim& claim) { claim.epsilon = .499; }));
}

TEST_CASE("property: the level and the proof of a channel that sees the secret are of the chances of each") {
  test::RandomTables tables(2307);
  std::mt19937_64 generator(2308);
  std::uniform_real_distribution<double> uniform;
  double nearest = 1;
  for (int i = 0; i < test::repeats(60); ++i) {
    CAPTURE(i);
    const Prior prior = test::prior(counts_of(tables, i));
    const Prior pairs = with_secret(prior);
    const Index a = prior.categories();
    const Notion notion = of_set(prior);
    const Weights weights = quantise(test::uneven_channel(generator, pairs.categories(), 3, .03));
    const Channel channel = probabilities(weights);
    const double level = notion.leakage(prior, channel).level;
    CHECK(notion.leakage(pairs, channel).level == doctest::Approx(level).epsilon(1e-9));
    const Matrix<double>& cells = prior.probabilities.cells;
    double most = 0;
    for (int draw = 0; draw < 400; ++draw) {
      const Index s = draw % prior.secrets();
      const Index other = (s + 1 + draw / 7 % (prior.secrets() - 1)) % prior.secrets();
      const double budget = notion.parameters.known.radius / 2 * uniform(generator);
      const double part = uniform(generator);
      const auto chances = [&](Index secret, double of_budget) -> Vector<double> {
        const double share = cells.row(secret).sum();
        const Vector<double> there =
            at_distance(generator, cells.row(secret).transpose() / share, of_budget / share);
        return channel.middleRows(secret * a, a).transpose() * there;
      };
      const Vector<double> more = chances(s, part * budget);
      const Vector<double> less = chances(other, (1 - part) * budget);
      most = std::max(most, (more.array() / less.array()).log().maxCoeff());
    }
    CHECK(most <= level + 1e-9);
    nearest = std::min(nearest, level - most);

    const Matrix<Integer> columns = integers(weights);
    const auto bound = [](double epsilon) { return Bounds<Integer>{exponential_from_below(epsilon)}; };
    const auto proof = proof_by_set(pairs, notion, bound(level + 1e-9), columns);
    REQUIRE(proof);
    CHECK_FALSE(proof_by_set(pairs, notion, bound(level - 1e-9), columns));
    CHECK(is_proved_by_set(pairs, notion, bound(level + 1e-9), columns, *proof));
    CHECK_FALSE(is_proved_by_set(pairs, notion, bound(level - 1e-9), columns, *proof));
    // With the rows of two secrets exchanged it is another channel, which the numbers are not for.
    Matrix<Integer> exchanged = columns;
    exchanged.topRows(a) = columns.middleRows(a, a);
    exchanged.middleRows(a, a) = columns.topRows(a);
    const double other_level =
        notion
            .leakage(prior, probabilities(Weights(exchanged.unaryExpr(
                                [](const Integer& weight) { return weight.convert_to<std::uint64_t>(); }))))
            .level;
    if (other_level > level + 1e-6)
      CHECK_FALSE(is_proved_by_set(pairs, notion, bound(level + 1e-9), exchanged, *proof));
  }
  CHECK((test::in_part() || nearest < .1));
}

TEST_CASE("the optimum of rldp that sees the secret is that of the set, as another program found it") {
  // Distributions of the set added one by one, all vertices by double description, a linear program.
  const auto half = design({test::table(1000 * test::example()), "rldp", .5, "optimal"});
  REQUIRE(half);
  CHECK(half->sees_secret);
  CHECK(half->known.least.size() == 0);
  CHECK(std::abs(half->mutual_information - 1.150941) < 2e-6);
  CHECK(*half->upper_bound - half->mutual_information < 5e-6);
}

TEST_CASE(
    "property: of channels that see the secret none that holds for the set keeps more than the optimum") {
  test::RandomTables tables(2309);
  std::mt19937_64 generator(2310);
  double gained = 0;
  for (int i = 0; i < test::repeats(25); ++i) {
    Matrix<double> counts = counts_of(tables, i, 2);
    if (counts.cols() > 4) counts.conservativeResize(Eigen::NoChange, 4);
    const double epsilon = std::clamp(tables.epsilon(), .1, 2.0);
    CAPTURE(counts);
    CAPTURE(epsilon);
    DesignRequest request{test::table(counts), "rldp", epsilon, "optimal"};
    request.search.seconds = 2;
    const auto made = design(request);
    REQUIRE(made);
    const Prior& prior = made->prior;
    const Prior pairs = with_secret(prior);
    const Notion notion = of_set(prior);
    const auto kept_pair = [&](const Channel& channel) {
      return mutual_information(pair_and_report(prior, channel));
    };
    CHECK(notion.leakage(prior, probabilities(made->certified.weights)).level <= epsilon + 1e-9);
    const Notion ranges = *find_notion("rldp")->with({.alpha = .05, .ranges = true}, prior);
    const auto around = optimal::propose_with_secret(prior, ranges, epsilon, {});
    REQUIRE(around);
    gained = std::max(gained, made->mutual_information - kept_pair(around->channel));
    CHECK(made->mutual_information >= kept_pair(around->channel) - 5e-6);
    for (const Channel& from : {test::uneven_channel(generator, pairs.categories(), 3, .001), around->channel,
                                Channel(Channel::Identity(pairs.categories(), pairs.categories()))}) {
      const Channel mixed = optimal::mixed_down(pairs, notion, epsilon, from);
      CHECK(notion.leakage(prior, mixed).level <= epsilon * (1 + 1e-7));
      CHECK(kept_pair(mixed) <= *made->upper_bound + 1e-9);
    }
  }
  MESSAGE("more than for the ranges around the set, at most: " << gained);
  CHECK((test::in_part() || gained > .05));
}

TEST_CASE("a search that lets go of points holds for the set where the secret is seen") {
  Matrix<double> counts(2, 5);
  counts << 40, 20, 60, 90, 30, 110, 60, 40, 20, 30;
  DesignRequest request{test::table(counts), "rldp", .5, "optimal"};
  request.search.seconds = 5;
  const auto made = design(request);
  REQUIRE(made);
  CHECK(made->sees_secret);
  CHECK(made->mutual_information > .1);
  CHECK(made->mutual_information <= *made->upper_bound + 1e-9);
  CHECK(of_set(made->prior).leakage(made->prior, made->channel).level <= .5 + 1e-9);
}

TEST_CASE("core/README.md tells how much more is kept for the set than by the least probabilities alone") {
  Matrix<double> counts(2, 3);
  counts << 100, 150, 50, 300, 100, 300;
  const auto kept_by = [&](const char* protocol, double epsilon) {
    const auto made = design({test::table(counts), "rldp", epsilon, protocol});
    REQUIRE(made);
    CHECK(std::abs(made->kept_entropy - 1.617) < 5e-4);
    return made->mutual_information;
  };
  CHECK(std::abs(kept_by("optimal", 1) - 1.055) < 5e-4);
  CHECK(std::abs(kept_by("polyopt", 1) - 1.027) < 5e-4);
  CHECK(std::abs(kept_by("polyopt-all-pairs", 1) - .980) < 5e-4);
  CHECK(kept_by("optimal", .1) > 2 * kept_by("polyopt", .1));
}

}  // namespace sluice::rldp_of_set_test

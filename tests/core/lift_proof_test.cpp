// SPDX-License-Identifier: GPL-3.0-or-later
// The proof in integers that a channel holds for all distributions that a sample does not rule out.
#include "exact/lift_proof.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <boost/multiprecision/cpp_bin_float.hpp>
#include <cmath>
#include <limits>
#include <random>

#include "design/sluice.hpp"
#include "effort.hpp"
#include "exact/certify.hpp"
#include "exact/claim.hpp"
#include "exact/exponential.hpp"
#include "exact/logarithm.hpp"
#include "guarantee/worst_case.hpp"
#include "priors.hpp"
#include "protocol/mixed_down.hpp"
#include "uneven_channel.hpp"

namespace sluice::lift_proof_test {

namespace {

Notion for_the_set(const char* name, const Prior& prior, Statistic statistic = Statistic::pearson) {
  Parameters parameters{.alpha = .05, .by_set = true};
  parameters.known.statistic = statistic;
  const auto notion = find_notion(name)->with(parameters, prior);
  REQUIRE(notion);
  return *notion;
}

Matrix<double> random_counts(test::RandomTables& tables, int i) {
  Matrix<double> counts(tables.between(2, 4), tables.between(2, 5));
  for (double& count : counts.reshaped())
    count = static_cast<double>(tables.between(i % 3 == 0 ? 0 : 4, 200));
  counts.row(0).array() += 1;
  counts.col(0).array() += 1;
  return counts;
}

Claim claim_of(const Notion& notion, double epsilon, const Certified& certified) {
  Claim claim{std::string(notion.name), epsilon, certified.bounds};
  claim.parameters.known = notion.parameters.known;
  claim.lifts = certified.lifts;
  return claim;
}

bool holds(const Prior& prior, const Claim& claim, const Weights& weights) {
  const auto found = verify(prior, claim, weights);
  return found && found->holds;
}

}  // namespace

TEST_CASE("property: logarithms of whole numbers are between their bounds, which are near") {
  using Decimal = boost::multiprecision::cpp_bin_float_100;
  std::mt19937_64 generator(3400);
  for (int i = 0; i < test::repeats(2000); ++i) {
    Integer number = Integer(generator()) + 1;
    if (i < 300) number = Integer(1) << static_cast<unsigned>(i);
    if (i >= 300 && i < 600) number = (Integer(1) << static_cast<unsigned>(i - 298)) - 1;
    if (i >= 600 && i < 900) number = i - 599;
    if (i % 3 == 0) number = number * number * number;
    if (i % 7 == 0) number <<= static_cast<unsigned>(generator() % 1000);
    CAPTURE(number);
    const Decimal log = boost::multiprecision::log(Decimal(number)) * Decimal(Integer(1) << kLogarithmBits);
    const Integer low = logarithm_from_below(number);
    CHECK(Decimal(low) <= log);
    CHECK(Decimal(logarithm_from_above(number)) >= log);
    // The bound has room.
    CHECK(log - Decimal(low) < Decimal(1 << 18));
  }
  CHECK(logarithm_from_below(1) == 0);
}

TEST_CASE("property: a channel has a proof just where its worst lift is within the bound") {
  test::RandomTables tables(3401);
  std::mt19937_64 generator(3402);
  std::size_t points = 0;
  for (int i = 0; i < test::repeats(120); ++i) {
    CAPTURE(i);
    const Prior prior = test::prior(random_counts(tables, i));
    const Notion notion = for_the_set(i % 2 == 0 ? "rlip" : "rpml", prior,
                                      i % 4 < 2 ? Statistic::pearson : Statistic::likelihood);
    const Weights weights =
        quantise(test::uneven_channel(generator, prior.categories(), 2 + i % 3, i % 5 == 0 ? 5 : .05));
    const double level = notion.leakage(prior, probabilities(weights)).level;
    REQUIRE(std::isfinite(level));
    const auto at = [&](double epsilon) {
      return proof_by_set(prior, notion, {exponential_from_below(epsilon)}, integers(weights));
    };
    const auto proof = at(level + 1e-7);
    REQUIRE(proof);
    CHECK_FALSE(at(level - 1e-9));
    points = std::max(points, proof->points.size() / 3 / proof->lengths.size());
    const auto proves = [&](const LiftProof& other, double epsilon, const Matrix<Integer>& columns) {
      return is_proved_by_set(prior, notion, {exponential_from_below(epsilon)}, columns, other);
    };
    CHECK(proves(*proof, level + 1e-7, integers(weights)));
    const Matrix<Integer> threefold =
        integers(weights).unaryExpr([](const Integer& weight) { return Integer(3 * weight); });
    // Columns count up to a factor, and nothing smaller is proved by these points, however they are read.
    CHECK(proves(*proof, level + 1e-7, threefold));
    CHECK_FALSE(proves(*proof, level - 1e-9, integers(weights)));
    LiftProof other = *proof;
    other.lengths.pop_back();
    CHECK_FALSE(proves(other, level + 1e-7, integers(weights)));
  }
  MESSAGE("points of a list, on average of a proof, at most: " << points);
}

TEST_CASE(
    "property: a certified channel of the set holds, and every point of its proof is needed and checked") {
  test::RandomTables tables(3403);
  std::mt19937_64 generator(3404);
  int broken = 0;
  int tried = 0;
  int swapped = 0;
  int swapped_refused = 0;
  for (int i = 0; i < test::repeats(60); ++i) {
    CAPTURE(i);
    const Prior prior = test::prior(random_counts(tables, i));
    const Notion notion = for_the_set(i % 2 == 0 ? "rlip" : "rpml", prior,
                                      i % 4 < 2 ? Statistic::pearson : Statistic::likelihood);
    const double epsilon = std::clamp(tables.epsilon(), .05, 1.5);
    const Channel channel = test::uneven_channel(generator, prior.categories(), 3, .05);
    const Certified certified =
        certify(prior, notion, epsilon, optimal::mixed_down(prior, notion, epsilon, channel));
    const Claim right = claim_of(notion, epsilon, certified);
    CHECK(holds(prior, right, certified.weights));
    CHECK(notion.leakage(prior, probabilities(certified.weights)).level <= epsilon + 1e-9);
    const auto refused = [&](const auto& change) {
      Claim claim = right;
      change(claim);
      return !holds(prior, claim, certified.weights);
    };
    CHECK(refused([](Claim& claim) { claim.parameters.known.radius *= .999; }));
    // A radius that is enough for the likelihood is for Pearson's statistic as well, but the points are not.
    const auto other_statistic = [](Claim& claim) {
      Statistic& statistic = claim.parameters.known.statistic;
      statistic = statistic == Statistic::pearson ? Statistic::likelihood : Statistic::pearson;
    };
    const bool to_likelihood = notion.parameters.known.statistic == Statistic::pearson;
    if (to_likelihood) CHECK(refused(other_statistic));
    if (!to_likelihood && certified.lifts.points.size() > 60) {
      ++swapped;
      swapped_refused += refused(other_statistic) ? 1 : 0;
    }
    CHECK(refused([](Claim& claim) { claim.lifts = {}; }));
    CHECK(refused([](Claim& claim) { claim.notion = "rldp"; }));
    CHECK(refused([](Claim& claim) { claim.parameters.ranges = true; }));
    if (certified.lifts.points.empty()) continue;
    CHECK(refused([](Claim& claim) { claim.lifts.points.pop_back(); }));
    CHECK(refused([](Claim& claim) { claim.lifts.points[0] = 0x1p-63; }));
    CHECK(refused([](Claim& claim) { claim.lifts.points[1] = std::nan(""); }));
    CHECK(refused([](Claim& claim) { claim.lifts.points[2] = HUGE_VAL; }));
    CHECK(refused([](Claim& claim) { claim.lifts.points[0] *= 1.2; }));
    CHECK(refused([](Claim& claim) { claim.lifts.lengths[0] = -1; }));
    CHECK(refused([](Claim& claim) { claim.lifts.lengths[0] += std::numeric_limits<Index>::max() / 4; }));
    // Some numbers have room. Those where a list is at its tightest have none.
    for (std::size_t at = 0; at < certified.lifts.points.size(); ++at) {
      ++tried;
      broken += refused([&](Claim& claim) { claim.lifts.points[at] *= at % 2 == 0 ? 1.5 : .5; });
    }
    // A report that moves by one part in a million is another one.
    Weights moved = certified.weights;
    const std::uint64_t little = moved(0, 0) >> 3;
    moved(0, 0) -= little;
    moved(0, 1) += little;
    const double there = notion.leakage(prior, probabilities(moved)).level;
    if (there > epsilon + 1e-9) CHECK_FALSE(holds(prior, right, moved));
  }
  MESSAGE(broken << " of " << tried << " numbers were refused when they were moved");
  CHECK(broken > tried / 2);
  MESSAGE(swapped_refused << " of " << swapped << " proofs by the likelihood prove nothing by Pearson's");
  CHECK((test::in_part() || swapped_refused > 0));
}

TEST_CASE("at level 0 the set's channel is constant, and needs no points") {
  const Prior prior = test::prior(1000 * test::example());
  const Notion notion = for_the_set("rlip", prior);
  const Certified certified = certify(prior, notion, 0, Channel::Identity(4, 4));
  CHECK(certified.mixing == 1);
  CHECK(certified.lifts.points.empty());
  CHECK(holds(prior, claim_of(notion, 0, certified), certified.weights));
}

TEST_CASE("sets of marks have no proof for the set itself") {
  const Prior prior = test::prior(1000 * test::example());
  Claim claim{"rlip", .5, {exponential_from_below(.5)}};
  claim.parameters.known = for_the_set("rlip", prior).parameters.known;
  const auto found = verify(prior, claim, Marks{4, kOwnMark});
  REQUIRE(found);
  CHECK_FALSE(found->holds);
}

TEST_CASE("very many people, and one among them, have a proof as others have") {
  // At ten thousand millions the set is hardly larger than what its radius is rounded up by.
  struct Large {
    Matrix<double> counts;
    double most_mixed;
  };
  using Table = Matrix<double>;
  const std::vector<Large> tables{
      {Table{{1, 2}, {12e7 + 7, 18e7 + 3}}, 1e-5}, {Table{{1, 0}, {4e7, 6e7}}, 1e-6},
      {Table{{300, 400}, {12e8, 18e8}}, 1e-6},     {Table{{3000, 9000}, {12e8, 18e8}}, 1e-6},
      {Table{{4e9, 1e9}, {2e9, 3e9}}, 1e-6},       {Table{{1, 2, 1}, {3e9, 4e9, 3e9}}, 1e-3}};
  for (const auto& [counts, most_mixed] : tables) {
    CAPTURE(counts);
    for (const std::string protocol : {"optimal", "grr", "optimal by Pearson"}) {
      CAPTURE(protocol);
      const bool by_pearson = protocol.size() > 10;
      DesignRequest request{test::table(counts), "rlip", .5, by_pearson ? "optimal" : protocol};
      if (by_pearson) request.parameters.known.statistic = Statistic::pearson;
      const auto made = design(request);
      REQUIRE(made);
      // Shares can be much less by the likelihood, and so is what a multiple of 2^-62 tells of them.
      const double most = by_pearson ? most_mixed : 10 * most_mixed;
      CHECK(made->certified.mixing < most);
      if (made->upper_bound) CHECK(*made->upper_bound - made->mutual_information < std::max(2e-5, most / 10));
    }
  }
}

}  // namespace sluice::lift_proof_test

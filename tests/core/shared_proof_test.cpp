// SPDX-License-Identifier: GPL-3.0-or-later
// A proof that a search leaves to others, dealt with in parts by several provers.
#include "optimise/shared_proof.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cstdint>
#include <limits>
#include <utility>
#include <vector>

#include "design/prover.hpp"
#include "design/sluice.hpp"
#include "effort.hpp"
#include "optimise/search_polytope.hpp"
#include "optimise/vertices.hpp"
#include "prior/information.hpp"
#include "prior/inputs.hpp"
#include "promises.hpp"

namespace sluice::shared_proof_test {

namespace {

constexpr double kGap = 1e-6;
constexpr double kInfinity = std::numeric_limits<double>::infinity();

DesignRequest asked(const Matrix<double>& weights, const test::Promise& promise, double epsilon,
                    Method method) {
  return {test::table(weights),   promise.notion,    epsilon, "optimal",
          {method, kGap, 30, {}}, promise.parameters};
}

struct Shared {
  Design design;
  int proofs = 0;
  int parts = 0;
};

/// Plays the driver of several workers, in turns: each prover takes a share of the boxes, and has time for
/// only one of them.
Result<Shared> shared_design(DesignRequest request, std::size_t provers, Index alone) {
  std::vector<Prover> all;
  for (std::size_t i = 0; i < provers; ++i) {
    auto prover = Prover::of(request);
    if (!prover) return prover.failure();
    all.push_back(std::move(*prover));
  }
  SharedSearch shared{.alone = alone};
  int proofs = 0;
  int parts = 0;
  for (;;) {
    shared.open.reset();
    request.search.shared = &shared;
    auto found = design(request);
    if (!found) return found.failure();
    if (!shared.open) return Shared{std::move(*found), proofs, parts};
    ++proofs;
    const OpenProof& open = *shared.open;
    OpenBoxes boxes = open.boxes;
    double bound = open.wanted;
    std::vector<Vector<double>> met;
    while (!boxes.empty() && met.empty()) {
      OpenBoxes left;
      for (std::size_t i = 0; i < provers; ++i) {
        ProofPart part{.prices = open.prices, .level = open.wanted, .wanted = open.wanted, .before = parts};
        for (std::size_t k = i; k < boxes.size(); k += provers) part.boxes.push_back(boxes[k]);
        const ProvedPart proved = all[i].prove(part);
        ++parts;
        bound = std::min(bound, proved.undivided);
        left.insert(left.end(), proved.boxes.begin(), proved.boxes.end());
        met.insert(met.end(), proved.posteriors.begin(), proved.posteriors.end());
      }
      boxes = std::move(left);
    }
    for (const auto& box : boxes) bound = std::min(bound, box(0));
    shared.proofs.push_back({open.prices, bound});
    shared.posteriors.insert(shared.posteriors.end(), met.begin(), met.end());
    if (met.empty()) shared.alone = 0;
  }
}

/// The least of  H(v) - prices . v  over the vertices.
double least_at(const Matrix<double>& vertices, const Vector<double>& prices) {
  double least = kInfinity;
  for (const auto& v : vertices.rowwise()) least = std::min(least, entropy(v.transpose()) - v.dot(prices));
  return least;
}

bool is_in(const Vector<double>& box, const Vector<double>& v) {
  const Index n = (box.size() - 1) / 2;
  return (v.array() >= box.segment(1, v.size()).array() - 1e-9).all() &&
         (v.array() <= box.segment(1 + n, v.size()).array() + 1e-9).all();
}

}  // namespace

TEST_CASE("property: a proof that 1, 2 or 3 provers share has the optimum of a list of all vertices") {
  test::RandomTables tables(77);
  int proofs = 0;
  int parts = 0;
  for (int i = 0; i < test::repeats(60); ++i) {
    const Matrix<double> weights = tables.next(6, 7);
    const double epsilon = tables.epsilon();
    CAPTURE(i);
    CAPTURE(epsilon);
    CAPTURE(weights);
    for (const auto& promise : test::promises(tables, weights)) {
      if (promise.notion != "lip" && promise.notion != "ldp" && promise.notion != "srlip") continue;
      CAPTURE(promise.notion);
      const auto listed = design(asked(weights, promise, epsilon, Method::vertices));
      REQUIRE(listed);
      const auto provers = static_cast<std::size_t>(1 + i % 3);
      const auto shared = shared_design(asked(weights, promise, epsilon, Method::columns), provers, 2);
      REQUIRE_MESSAGE(shared, (shared ? "" : shared.failure().message()));
      proofs += shared->proofs;
      parts += shared->parts;
      const Design& found = shared->design;
      CHECK(*found.upper_bound >= listed->mutual_information - 1e-12);
      CHECK(*found.upper_bound - found.mutual_information < 1.1 * kGap);
      CHECK(std::abs(found.mutual_information - listed->mutual_information) < 1.1 * kGap);
      if (found.prices.size() == 0) continue;
      // The prices that are published prove the bound to anybody.
      const auto set = vertices(posterior_polytope(found.prior, promise.under(found.prior), epsilon));
      REQUIRE(set);
      const Vector<double>& p = found.prior.probabilities.data;
      const double proved = entropy(p) - found.prices.dot(p) - least_at(set->vertices, found.prices);
      CHECK(*found.upper_bound >= proved - 1e-9);
    }
  }
  // Otherwise nothing has been shared.
  CHECK(proofs > test::repeats(60) / 4);
  CHECK(parts > proofs);
}

TEST_CASE("property: points that a part has not proved anything of lie in a box that it leaves") {
  test::RandomTables tables(78);
  int below = 0;
  for (int i = 0; i < test::repeats(60); ++i) {
    const Matrix<double> weights = tables.next(6, 7);
    const double epsilon = tables.epsilon();
    CAPTURE(i);
    for (const auto& promise : test::promises(tables, weights)) {
      if (promise.notion != "lip" && promise.notion != "ldp") continue;
      DesignRequest request = asked(weights, promise, epsilon, Method::columns);
      SharedSearch shared{.alone = 2};
      request.search.shared = &shared;
      const auto found = design(request);
      REQUIRE(found);
      if (!shared.open) continue;
      const Vector<double>& prices = shared.open->prices;
      const auto set = vertices(posterior_polytope(found->prior, promise.under(found->prior), epsilon));
      REQUIRE(set);
      auto prover = Prover::of(request);
      REQUIRE(prover);
      // More is to be proved than is true: there are points below it, and they may not be lost.
      const double level = shared.open->wanted + 0.1;
      Vector<double> whole(shared.open->boxes.front().size());
      whole << -10, Vector<double>::Zero(whole.size() / 2), Vector<double>::Ones(whole.size() / 2);
      OpenBoxes open{whole};
      for (int round = 0; round < 6; ++round) {
        const auto proved = prover->prove({prices, level, -10, open, 0, 0});
        for (const auto& row : set->vertices.rowwise()) {
          const Vector<double> v = row.transpose();
          const double value = entropy(v) - v.dot(prices);
          if (value >= level - 1e-9 || value >= proved.undivided) continue;
          ++below;
          CHECK(std::ranges::any_of(proved.boxes, [&](const Vector<double>& box) {
            return box(0) <= value + 1e-9 && is_in(box, v);
          }));
        }
        open = proved.boxes;
      }
    }
  }
  CHECK(below > test::repeats(60));
}

TEST_CASE("a proof without one of the boxes that were left is another one") {
  // The negative control of the first property: points in the lost box alone are missing from the bound.
  const DesignRequest request = asked(test::example(), {"lip", {}}, 0.5, Method::columns);
  const auto prior = make_prior(request.table);
  REQUIRE(prior);
  auto prover = Prover::of(request);
  REQUIRE(prover);
  const Index a = prior->categories();
  const auto set = vertices(posterior_polytope(*prior, *find_notion("lip"), request.epsilon));
  REQUIRE(set);
  const Vector<double> prices = Vector<double>::Zero(a);
  const double least = least_at(set->vertices, prices);
  Vector<double> lower_half(1 + 2 * a);
  lower_half << -1, Vector<double>::Zero(a), Vector<double>::Ones(a);
  Vector<double> upper_half = lower_half;
  lower_half(1 + a) = prior->probabilities.data(0);
  upper_half(1) = prior->probabilities.data(0);
  // Slightly more than F reaches is not to be had from both boxes, and from one of them it is.
  const double level = least + 1e-4;
  const auto is_proved = [&](const OpenBoxes& boxes) {
    ProvedPart proved{boxes};
    double undivided = kInfinity;
    for (int round = 0; round < 100 && !proved.boxes.empty(); ++round) {
      proved = prover->prove({prices, level, -10, proved.boxes, 0, 0});
      undivided = std::min(undivided, proved.undivided);
    }
    return proved.boxes.empty() && undivided >= level;
  };
  CHECK(!is_proved({lower_half, upper_half}));
  CHECK((is_proved({lower_half}) || is_proved({upper_half})));
  CHECK(!is_proved({lower_half, upper_half, lower_half, upper_half}));
}

TEST_CASE("a part of another shape than the request's proves nothing") {
  auto prover = Prover::of(asked(test::example(), {"lip", {}}, 0.5, Method::columns));
  REQUIRE(prover);
  const Vector<double> prices = Vector<double>::Zero(4);
  Vector<double> whole(9);
  whole << -1, 0, 0, 0, 0, 1, 1, 1, 1;
  const double low = -5;  // F is never below 0
  const auto is_left = [&](const Vector<double>& some, const Vector<double>& box) {
    const auto left = prover->prove({some, low, low, {box}, 0, 1});
    return left.boxes.size() == 1 && left.looked == 0;
  };
  CHECK(!is_left(prices, whole));
  CHECK(is_left(Vector<double>::Zero(3), whole));
  CHECK(is_left(Vector<double>::Constant(4, std::numeric_limits<double>::quiet_NaN()), whole));
  CHECK(is_left(prices, Vector<double>::Ones(11)));
  CHECK(is_left(prices, Vector<double>::Ones(8)));
  whole(1) = std::numeric_limits<double>::quiet_NaN();
  CHECK(is_left(prices, whole));
}

TEST_CASE("searches that cannot be shared are those that they are alone") {
  const JointTable table = test::table(test::example());
  const auto same = [&](DesignRequest request) {
    request.search.method = Method::columns;
    const auto alone = design(request);
    SharedSearch shared{.alone = 1};
    request.search.shared = &shared;
    const auto helped = design(request);
    REQUIRE(alone);
    REQUIRE(helped);
    CHECK(!shared.open);
    CHECK(helped->channel == alone->channel);
    CHECK(helped->upper_bound == alone->upper_bound);
  };
  same({.table = table, .notion = "lip", .epsilon = 0.5, .protocol = "optimal", .average_leakage = 0.02});
  same({.table = table, .notion = "lip", .epsilon = 0.5, .protocol = "optimal", .objective = "guesses"});
  same({.table = table, .notion = "lip", .epsilon = 0.5, .protocol = "optimal", .sees_secret = true});
  same({.table = table, .notion = "rlip", .epsilon = 0.5, .protocol = "optimal"});
  same({.table = table, .notion = "lip", .epsilon = 0.5, .protocol = "grr"});
}

TEST_CASE("property: a design's own prices are not refuted, and others are where a vertex refutes them") {
  test::RandomTables tables(79);
  int refuted = 0;
  for (int i = 0; i < test::repeats(40); ++i) {
    const Matrix<double> weights = tables.next(5, 6);
    const double epsilon = tables.epsilon();
    CAPTURE(i);
    for (const auto& promise : test::promises(tables, weights)) {
      if (promise.notion != "lip" && promise.notion != "ldp" && promise.notion != "srlip") continue;
      const DesignRequest request = asked(weights, promise, epsilon, Method::columns);
      const auto found = design(request);
      REQUIRE(found);
      if (found->prices.size() == 0) continue;
      const Vector<double>& p = found->prior.probabilities.data;
      const auto set = vertices(posterior_polytope(found->prior, promise.under(found->prior), epsilon));
      REQUIRE(set);
      const auto refutes_at = [&](const Vector<double>& prices) {
        const double least = entropy(p) - prices.dot(p) - *found->upper_bound - 1e-9;
        const auto judged = refutes(request, {}, prices, least);
        REQUIRE(judged);
        CHECK(*judged == (least_at(set->vertices, prices) < least));
        return *judged;
      };
      CHECK_FALSE(refutes_at(found->prices));
      Vector<double> others = found->prices;
      others(0) += 0.05;
      if (refutes_at(others)) ++refuted;
    }
  }
  CHECK(refuted > test::repeats(40) / 4);
}

TEST_CASE(
    "prices for the set of a sample are refuted where the distributions that they rest on are lacking") {
  DesignRequest request{test::table(1000 * test::example()), "rlip", 0.5, "optimal"};
  const auto found = design(request);
  REQUIRE(found);
  REQUIRE(found->points.size() > 2);
  request.parameters.known.radius = found->known.radius;
  request.parameters.known.statistic = found->known.statistic;
  const Vector<double>& p = found->prior.probabilities.data;
  const double least = entropy(p) - found->prices.dot(p) - *found->upper_bound - 1e-9;
  const auto refuted_by = [&](const std::vector<SampledPoint>& points) {
    const auto judged = refutes(request, points, found->prices, least);
    REQUIRE(judged);
    return *judged;
  };
  CHECK_FALSE(refuted_by(found->points));
  CHECK(refuted_by({found->points.front()}));
  // Nothing is said of points of another shape, or of none.
  std::vector<SampledPoint> shorter = found->points;
  for (SampledPoint& point : shorter) point.own = Vector<std::int64_t>(point.own.head(1));
  CHECK_FALSE(refuted_by(shorter));
  CHECK_FALSE(refuted_by({}));
  std::vector<SampledPoint> stray = found->points;
  stray.front().secret = 9;
  CHECK_FALSE(refuted_by(stray));
}

}  // namespace sluice::shared_proof_test

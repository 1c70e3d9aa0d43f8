// SPDX-License-Identifier: GPL-3.0-or-later
// The protocols as a person gets them: searched, rounded to integers, repaired, verified.
#include <doctest/doctest.h>

#include <cmath>

#include "design/sluice.hpp"
#include "effort.hpp"
#include "exact/verify.hpp"
#include "prior/information.hpp"
#include "promises.hpp"
#include "protocol/protocol.hpp"
#include "vectors.hpp"

namespace sluice::optimum_test {

using sluice::test::table;

namespace {

Design must(const Matrix<double>& weights, std::string_view notion, double epsilon,
            std::string_view protocol) {
  auto found = design({table(weights), std::string(notion), epsilon, std::string(protocol)});
  REQUIRE_MESSAGE(found, (found ? "" : found.failure().message()));
  return std::move(*found);
}

Design must(const Matrix<double>& weights, const test::Promise& promise, double epsilon,
            std::string_view protocol) {
  auto found =
      design({table(weights), promise.notion, epsilon, std::string(protocol), {}, promise.parameters});
  REQUIRE_MESSAGE(found, (found ? "" : found.failure().message()));
  return std::move(*found);
}

double information(const Matrix<double>& weights, std::string_view notion, double epsilon,
                   std::string_view protocol = "optimal") {
  return must(weights, notion, epsilon, protocol).mutual_information;
}

double level(const Design& design, std::string_view notion) {
  for (const auto& [name, leakage] : design.leakage) {
    if (name == notion) return leakage.level;
  }
  return -1;
}

}  // namespace

TEST_CASE("the optimum reproduces the check values of B's example, at most a reports") {
  const auto ex1 = test::read_vectors("ex1.json");
  const Matrix<double> joint = test::matrix(ex1, "joint");
  const auto levels = test::numbers(ex1, "epsilon");
  for (const std::string name : {"lip", "ldp"}) {
    const auto expected = test::numbers(ex1, "optimal." + name);
    REQUIRE(expected.size() == levels.size());
    for (std::size_t i = 0; i < levels.size(); ++i) {
      const Design found = must(joint, name, levels[i], "optimal");
      CHECK(std::abs(found.mutual_information - expected[i]) < 1e-6);
      CHECK(found.channel.cols() <= 4);
      REQUIRE(found.upper_bound);
      CHECK(*found.upper_bound >= found.mutual_information);
      CHECK(*found.upper_bound - found.mutual_information < 1e-9);
    }
  }
  CHECK(std::abs(information(joint, "lip", 0) - ex1.get<double>("optimalAtZero")) < 1e-6);
  CHECK(std::abs(information(joint, "ldp", 0) - ex1.get<double>("optimalAtZero")) < 1e-6);
}

TEST_CASE("the optimum under other notions reproduces the check values of B's example at 0.5") {
  const auto ex1 = test::read_vectors("ex1.json");
  const Matrix<double> joint = test::matrix(ex1, "joint");
  for (const auto& [notion, parameters] :
       {test::Promise{"pml", {}}, test::Promise{"pmc", {}}, test::Promise{"alip", {.level = 2}},
        test::Promise{"data-ldp", {}}}) {
    for (const Method method : {Method::vertices, Method::columns}) {
      const auto found = design({table(joint), notion, 0.5, "optimal", {.method = method}, parameters});
      REQUIRE(found);
      CHECK(std::abs(found->mutual_information - ex1.get<double>("optimalAtHalf." + notion)) < 1.5e-6);
      CHECK(level(*found, notion) <= 0.5 * (1 + 1e-9));
    }
  }
}

TEST_CASE("answers that are compared with one another have the optimum of branch and bound, and of 30 too") {
  const auto counts = [](Index categories) {
    Matrix<double> joint(2, categories);
    for (Index x = 0; x < categories; ++x) {
      joint(0, x) = 1 + static_cast<double>(7 * x % 11);
      joint(1, x) = 1 + static_cast<double>(5 * x % 7);
    }
    return joint;
  };
  for (const double epsilon : {.05, .5, 2.0}) {
    const auto at_once = design({table(counts(10)), "data-ldp", epsilon, "optimal"});
    const auto by_boxes = design({table(counts(10)), "data-ldp", epsilon, "optimal", {Method::columns}});
    REQUIRE(at_once);
    REQUIRE(by_boxes);
    CHECK(std::abs(at_once->mutual_information - by_boxes->mutual_information) < 1.1e-6);
    CHECK(at_once->prices.size() == 10);
  }
  const auto many = design({table(counts(30)), "data-ldp", .5, "optimal"});
  REQUIRE(many);
  CHECK(level(*many, "data-ldp") <= .5 * (1 + 1e-9));
  CHECK(*many->upper_bound - many->mutual_information < 1.1e-6);
}

TEST_CASE("a level that hardly binds leaves the others their bound") {
  Parameters parameters;
  parameters.level = 1000;
  const auto listed = design({table(test::example()), "alip", .1, "optimal", {}, parameters});
  REQUIRE(listed);
  CHECK(std::abs(listed->mutual_information - 0.707126) < 5.1e-7);
  CHECK(*listed->upper_bound - listed->mutual_information < 1.1e-6);
  const auto searched =
      design({table(test::example()), "alip", .1, "optimal", {Method::columns}, parameters});
  REQUIRE(searched);
  CHECK(*searched->upper_bound - searched->mutual_information < 1e-3);
}

TEST_CASE("generalised randomised response is calibrated in closed form to the check values") {
  const auto ex1 = test::read_vectors("ex1.json");
  const Matrix<double> joint = test::matrix(ex1, "joint");
  const auto levels = test::numbers(ex1, "grr.epsilon");
  for (std::size_t i = 0; i < levels.size(); ++i) {
    const Design found = must(joint, "lip", levels[i], "grr");
    CHECK(std::abs(found.mutual_information - test::numbers(ex1, "grr.mutualInformation")[i]) < 1e-6);
    const double alpha = std::log(found.channel(0, 0) / found.channel(0, 1));
    CHECK(std::abs(alpha - test::numbers(ex1, "grr.alpha")[i]) < 1e-6);
  }
}

TEST_CASE("property: 200 random priors keep their promises") {
  test::RandomTables tables(5);
  double most_mixed = 0;
  for (int i = 0; i < test::repeats(200); ++i) {
    const Matrix<double> weights = tables.next(5, 6);
    const double epsilon = tables.epsilon();
    CAPTURE(i);
    CAPTURE(epsilon);
    CAPTURE(weights);
    for (const auto& promise : test::promises(tables, weights)) {
      CAPTURE(promise.notion);
      const Design best = must(weights, promise, epsilon, "optimal");
      const Design response = must(weights, promise, epsilon, "grr");
      CHECK(best.mutual_information >= response.mutual_information - 1e-9);
      CHECK(*best.upper_bound >= best.mutual_information);
      CHECK(*best.upper_bound - best.mutual_information < 1e-7);
      CHECK(best.channel.cols() <= best.prior.categories());
      for (const Design* found : {&best, &response}) {
        const Notion notion = promise.under(found->prior);
        CHECK(level(*found, notion.name) <= epsilon * (1 + 1e-9));
        CHECK(is_certified(found->prior, notion, found->certified.bounds, found->certified.weights));
        CHECK(found->channel.rowwise().sum().isOnes(1e-12));
        most_mixed = std::max(most_mixed, found->certified.mixing);
      }
    }
    // A guarantee of one notion implies that of the other at twice the level, or at the same.
    const double lip = information(weights, "lip", epsilon);
    CHECK(lip >= information(weights, "ldp", epsilon) - 1e-9);
    CHECK(information(weights, "ldp", 2 * epsilon) >= lip - 1e-9);
  }
  CHECK(most_mixed < 1e-7);
}

TEST_CASE("property: the optimum is reached at levels near 0, on counts of every size") {
  test::RandomTables tables(9);
  for (int i = 0; i < test::repeats(60); ++i) {
    Matrix<double> weights = (tables.next(4, 8) * 1000).array().floor();
    if (weights.sum() <= 0) continue;
    for (const double epsilon : {0.0, 1e-12, 1e-9, 1e-6, 1e-5, 1e-4, 1e-3}) {
      CAPTURE(epsilon);
      CAPTURE(weights);
      for (const std::string notion : {"lip", "ldp"}) {
        const Design best = must(weights, notion, epsilon, "optimal");
        CHECK(*best.upper_bound >= best.mutual_information);
        if (epsilon == 0 || epsilon >= 1e-6) {
          CHECK(*best.upper_bound - best.mutual_information < 1e-5);
        } else {
          // Too near to 0 to search: it has what level 0 allows, and the bound is that of 1e-6.
          CHECK(best.mutual_information >= information(weights, notion, 0) - 1e-9);
          CHECK(*best.upper_bound >= information(weights, notion, 1e-6));
        }
        if (epsilon == 0 || epsilon >= 1e-4) {
          CHECK(*best.upper_bound - best.mutual_information < 1e-6);
        }
      }
    }
  }
}

TEST_CASE("a rare category breaks nothing") {
  for (const double rare : {1e-3, 1e-9, 1e-10, 1e-20, 1e-29}) {
    CAPTURE(rare);
    Matrix<double> weights(2, 3);
    weights << 1, 1, rare, 1, 3, 0;
    for (const std::string notion : {"lip", "ldp"}) {
      for (const double epsilon : {0.0, 0.2, 1.0}) {
        const Design best = must(weights, notion, epsilon, "optimal");
        CHECK(*best.upper_bound - best.mutual_information < 1e-6);
      }
    }
  }
  Matrix<double> counts(3, 3);
  counts << 75, 75, 0, 3092014925, 139, 119463, 0, 0, 282234;
  const Design best = must(counts, "lip", 0.3, "optimal");
  CHECK(*best.upper_bound - best.mutual_information < 1e-6);
}

TEST_CASE("the bound is not below the true optimum at levels of the size of rounding") {
  Matrix<double> weights(2, 2);
  weights << 1000000000002, 1000000000000, 1000000000000, 1000000000002;
  const Design best = must(weights, "lip", 8.99999999999e-13, "optimal");
  CHECK(*best.upper_bound >= 0.494631937);  // the optimum, in exact rationals
}

TEST_CASE("randomised response of independent data is the identity, at epsilon 0 too") {
  Matrix<double> weights(3, 3);
  weights << 3, 15, 3, 4, 20, 4, 3, 15, 3;
  for (const double epsilon : {0.0, 1e-17, 1e-16, 1e-3}) {
    CHECK(std::abs(information(weights, "lip", epsilon, "grr") - 0.796312) < 5.1e-7);
    CHECK(std::abs(information(weights, "ldp", epsilon, "grr") - 0.796312) < 5.1e-7);
  }
}

TEST_CASE("property: at epsilon 0 the secret is independent of the report") {
  test::RandomTables tables(6);
  for (int i = 0; i < test::repeats(60); ++i) {
    const Matrix<double> weights = tables.next(4, 6);
    CAPTURE(weights);
    for (const auto& promise : test::promises(tables, weights)) {
      const Design found = must(weights, promise, 0, "optimal");
      if (promise.notion != "context-aware") CHECK(found.secret_information < 1e-14);
      CHECK(level(found, promise.notion) < 1e-12);
    }
  }
}

TEST_CASE("property: at epsilon 0 the optimum survives its rounding to integers") {
  std::mt19937_64 generator(34);
  std::gamma_distribution<double> gamma(.7);
  for (int i = 0; i < test::repeats(24); ++i) {
    const Index a = i % 3 == 0 ? 30 : 4 + i % 5;
    Matrix<double> weights(2 + i % 4, a);
    for (double& weight : weights.reshaped()) weight = gamma(generator);
    weights = (weights * 30'000 / weights.sum()).array().floor();
    if (i % 4 == 1) weights = weights.unaryExpr([](double weight) { return weight > 900 ? 1e5 : weight; });
    CAPTURE(i);
    CAPTURE(weights);
    for (const char* notion : {"lip", "ldp", "pml"}) {
      CAPTURE(notion);
      const bool sees_secret = a < 7 && i % 4 < 2;
      const auto best = design({test::table(weights), notion, 0, "optimal", {}, {}, sees_secret});
      REQUIRE_MESSAGE(best, (best ? "" : best.failure().message()));
      CHECK(best->certified.mixing < 1e-6);
      CHECK(*best->upper_bound - best->mutual_information < 1.1e-6);
    }
  }
}

TEST_CASE("property: at a huge epsilon the data are kept whole") {
  test::RandomTables tables(7);
  for (int i = 0; i < test::repeats(60); ++i) {
    const Matrix<double> weights = tables.next(4, 6);
    CAPTURE(weights);
    for (const double epsilon : {40.0, 1e6}) {
      for (const auto& promise : test::promises(tables, weights)) {
        for (const auto& protocol : protocols()) {
          if (!protocol.only_for.empty()) continue;  // a product splits the level
          if (way_of(protocol, *find_notion(promise.notion), protocol.propose == nullptr) == nullptr)
            continue;
          if (protocol.uses_distances) continue;
          if (protocol.categories > 0 && protocol.categories != test::prior(weights).categories()) continue;
          CAPTURE(protocol.name);
          const Design found = must(weights, promise, epsilon * 4, protocol.name);
          // Half of all reports of marks hold nothing, at any level.
          const double most = found.certified.marks ? 0.5 : 1;
          const double whole = most * entropy(found.prior.probabilities.data);
          // Levels are limited to 30. There a protocol that resamples or flips does so with a chance of
          // alpha. If a protocol leaves nothing to chance, alpha is above 1.
          const auto others = static_cast<double>(std::max<Index>(found.prior.categories() - 1, 1));
          const double drawn = found.alpha.value_or(2) <= 1 ? std::min(*found.alpha * others, .5) : 0;
          const double lost = drawn * whole + entropy_term(drawn) + entropy_term(1 - drawn);
          CHECK(found.mutual_information >= whole - lost - 1e-8);
          CHECK(found.mutual_information <= whole + 1e-8);
        }
      }
    }
  }
}

TEST_CASE("property: more is kept at a higher level") {
  test::RandomTables tables(8);
  for (int i = 0; i < test::repeats(40); ++i) {
    const Matrix<double> weights = tables.next(4, 5);
    for (const auto& promise : test::promises(tables, weights)) {
      double before = 0;
      for (const double epsilon : {0.05, 0.1, 0.3, 1.0, 3.0}) {
        const double now = must(weights, promise, epsilon, "optimal").mutual_information;
        CHECK(now >= before - 1e-9);
        before = now;
      }
    }
  }
}

TEST_CASE("requests that make no sense are refused with a remedy") {
  const JointTable joint = table(test::example());
  const double nan = std::nan("");
  for (const DesignRequest& request :
       {DesignRequest{joint, "lip", nan, "grr"}, DesignRequest{joint, "lip", -1, "grr"},
        DesignRequest{joint, "lip", INFINITY, "grr"}, DesignRequest{joint, "nothing", 1, "grr"},
        DesignRequest{joint, "lip", 1, "nothing"}, DesignRequest{joint, "lip", 1, "optimal", {.gap = 0}},
        DesignRequest{joint, "lip", 1, "optimal", {.gap = nan}},
        DesignRequest{joint, "lip", 1, "optimal", {.seconds = -1}},
        DesignRequest{joint, "lip", 1, "optimal", {.seconds = nan}}}) {
    const auto result = design(request);
    REQUIRE(!result);
    CHECK(result.failure().status == Status::bad_request);
    CHECK(!result.failure().remedy().empty());
  }
}

TEST_CASE("tables beyond reach are refused at once, not after the memory is full") {
  const Matrix<double> large = Matrix<double>::Random(200, 200).cwiseAbs();
  CHECK(design({table(large), "ldp", 1, "grr"}).failure().status == Status::too_large);
  CHECK(design({table(large), "lip", 0.1, "optimal", {Method::vertices}}).failure().status ==
        Status::too_large);
}

TEST_CASE("an audit passes what was designed and fails what was changed") {
  Design found = must(test::example(), "lip", 0.5, "optimal");
  Weights& weights = found.certified.weights;
  const auto verdict = [&](double epsilon, const Bound<Integer>& bound) {
    return audit(found.prior, {"lip", epsilon, {bound}}, weights);
  };
  const Bound<Integer> bound = found.certified.bounds.front();
  CHECK(verdict(0.5, bound)->holds);
  CHECK(verdict(0.6, bound)->holds);
  CHECK_FALSE(verdict(0.4999, bound)->holds);                                  // a bound above e^epsilon
  CHECK_FALSE(verdict(0.5, {bound.numerator * 2, bound.denominator})->holds);  // likewise
  CHECK_FALSE(verdict(0.5, {bound.denominator, bound.denominator})->holds);    // e^0 is not kept
  CHECK_FALSE(verdict(0.5, {bound.numerator, 0})->holds);

  // Nothing can be promised about a secret that never occurs.
  Matrix<double> without(2, 4);
  without << 1, 2, 3, 4, 0, 0, 0, 0;
  CHECK_FALSE(audit(test::prior(without), {"lip", 0.5, {bound}}, weights));

  // Two reports swapped in one row: still a channel, no longer this guarantee.
  std::swap(weights(0, 0), weights(0, 1));
  CHECK_FALSE(verdict(0.5, bound)->holds);
  std::swap(weights(0, 0), weights(0, 1));
  weights(0, 0) += 1;
  CHECK_FALSE(verdict(0.5, bound));  // the row no longer sums to 2^62
  weights.conservativeResize(3, Eigen::NoChange);
  CHECK_FALSE(verdict(0.5, bound));
}

}  // namespace sluice::optimum_test

// SPDX-License-Identifier: GPL-3.0-or-later
// Optimised unary encoding as a person gets it.
#include "protocol/oue.hpp"

#include <doctest/doctest.h>

#include <cmath>

#include "design/sluice.hpp"
#include "effort.hpp"
#include "marks.hpp"
#include "prior/information.hpp"
#include "prior/inputs.hpp"
#include "promises.hpp"
#include "protocol/protocol.hpp"
#include "vectors.hpp"

namespace sluice::oue_test {

using sluice::test::table;

namespace {

Design must(const Matrix<double>& weights, const test::Promise& promise, double epsilon,
            std::string_view protocol = "oue") {
  auto found =
      design({table(weights), promise.notion, epsilon, std::string(protocol), {}, promise.parameters});
  REQUIRE_MESSAGE(found, (found ? "" : found.failure().message()));
  return std::move(*found);
}

const Marks& marks_of(const Design& design) {
  REQUIRE(design.certified.marks.has_value());
  return *design.certified.marks;
}

Leakage leakage_of(const Design& design, std::string_view notion) {
  for (const auto& [name, leakage] : design.leakage) {
    if (name == notion) return leakage;
  }
  return {-1, 0, {}, {}};
}

}  // namespace

TEST_CASE("optimised unary encoding is calibrated in closed form to the check values") {
  const auto ex1 = test::read_vectors("ex1.json");
  const Matrix<double> joint = test::matrix(ex1, "joint");
  const auto levels = test::numbers(ex1, "oue.epsilon");
  for (std::size_t i = 0; i < levels.size(); ++i) {
    const Design found = must(joint, {"lip", {}}, levels[i]);
    CHECK(std::abs(*found.alpha - test::numbers(ex1, "oue.alpha")[i]) < 5.1e-7);
    CHECK(std::abs(found.mutual_information - test::numbers(ex1, "oue.mutualInformation")[i]) < 5.1e-7);
    CHECK(found.certified.mixing == 0);
    CHECK(found.certified.weights.size() == 0);
    CHECK(found.channel.diagonal().isConstant(0.5));
  }
  const Design limit = must(joint, {"lip", {}}, 1.2);  // above ln 3, where answers may go out as they are
  CHECK(marks_of(limit).other == 0);
  CHECK(std::isinf(*limit.alpha));
  CHECK(limit.mutual_information == doctest::Approx(ex1.get<double>("dataEntropy") / 2).epsilon(1e-12));
  CHECK(limit.secret_information == doctest::Approx(ex1.get<double>("mutualInformation") / 2).epsilon(1e-12));
}

TEST_CASE(
    "property: 200 random priors reach their level and do not exceed it, one of 2^a reports at a time") {
  test::RandomTables tables(51);
  int reached = 0;
  for (int i = 0; i < test::repeats(200); ++i) {
    const Matrix<double> weights = tables.next(5, 8);
    const double epsilon = tables.epsilon();
    CAPTURE(i);
    CAPTURE(epsilon);
    for (const auto& promise : test::promises(tables, weights)) {
      CAPTURE(promise.notion);
      const Design found = must(weights, promise, epsilon);
      const Prior& prior = found.prior;
      const Notion notion = promise.under(prior);
      const Marks& marks = marks_of(found);
      const Channel channel = test::written_out(marks);
      CHECK(channel.rowwise().sum().isOnes(1e-12));
      const double level = notion.leakage(prior, channel).level;
      CHECK(level <= epsilon * (1 + 1e-9));
      CHECK(leakage_of(found, notion.name).level == doctest::Approx(level).epsilon(1e-9).scale(1e-3));
      if (marks.other > 0) {
        CHECK(level >= epsilon * (1 - 1e-9));
        ++reached;
      }
      CHECK(std::abs(found.mutual_information - mutual_information(data_and_report(prior, channel))) < 1e-12);
      CHECK(std::abs(found.secret_information - mutual_information(secret_and_report(prior, channel))) <
            1e-12);
      // The closed form in doubles, but for the margin that a search leaves.
      const double z = oue::largest_z(prior, notion, epsilon);
      if (marks.other > 0) CHECK(std::log1p(z) == doctest::Approx(*found.alpha).epsilon(1e-9));
      const auto verdict = audit(
          prior, {promise.notion, epsilon, found.certified.bounds, found.levels, promise.parameters}, marks);
      // A category that a table lacks is lacking in the parameters of an audit as well.
      if (prior.secrets() == weights.rows() && prior.categories() == weights.cols()) {
        REQUIRE_MESSAGE(verdict, (verdict ? "" : verdict.failure().message()));
        CHECK(verdict->holds);
        CHECK(verdict->mutual_information == found.mutual_information);
      }
    }
  }
  CHECK((test::in_part() || reached > 300));
}

TEST_CASE("property: no notion allows the best protocol less") {
  test::RandomTables tables(52);
  for (int i = 0; i < test::repeats(40); ++i) {
    const Matrix<double> weights = tables.next(4, 6);
    const double epsilon = tables.epsilon();
    for (const auto& promise : test::promises(tables, weights)) {
      CHECK(must(weights, promise, epsilon, "optimal").mutual_information >=
            must(weights, promise, epsilon).mutual_information - 1e-9);
    }
  }
}

TEST_CASE("at epsilon 0 marks say nothing, unless the answers say nothing") {
  for (const char* notion : {"lip", "ldp", "data-ldp"}) {
    const Design found = must(test::example(), {notion, {}}, 0);
    CHECK(found.secret_information < 1e-14);
    CHECK(leakage_of(found, notion).level < 1e-12);
  }
  Matrix<double> independent(3, 3);
  independent << 3, 15, 3, 4, 20, 4, 3, 15, 3;
  CHECK(marks_of(must(independent, {"lip", {}}, 0)).other == 0);
}

TEST_CASE("a hundred categories are designed and proved like four") {
  std::mt19937_64 generator(53);
  std::gamma_distribution<double> gamma(.7);
  Matrix<double> weights(4, 100);
  for (double& weight : weights.reshaped()) weight = gamma(generator);
  for (const char* notion : {"lip", "ldp"}) {
    const Design found = must(weights, {notion, {}}, 0.5);
    CHECK(found.information_error > 0);
    CHECK(found.information_error < 1e-6);
    CHECK(found.mutual_information > 0.01);
    CHECK(found.mutual_information < found.kept_entropy / 2);
    const Leakage leakage = leakage_of(found, notion);
    CHECK(leakage.level == doctest::Approx(0.5).epsilon(1e-9));
    CHECK(leakage.level <= 0.5 * (1 + 1e-12));
    CHECK(leakage.marks.size() > 10);
  }
}

TEST_CASE("channels that see the secret have no marks") {
  const JointTable joint = table(test::example());
  CHECK(design({joint, "lip", 0.5, "oue", {}, {}, true}).failure().status == Status::bad_request);
  CHECK(design({joint, "rldp", 0.5, "oue", {}, {}, true}).failure().status == Status::bad_request);
}

TEST_CASE("an audit of marks passes what was designed and fails what was changed") {
  const Design found = must(test::example(), {"lip", {}}, 0.5);
  const Bound<Integer> bound = found.certified.bounds.front();
  const Marks& marks = marks_of(found);
  const auto verdict = [&](Marks stated, double epsilon = 0.5) {
    return audit(found.prior, {"lip", epsilon, {bound}}, stated);
  };
  CHECK(verdict(marks)->holds);
  CHECK(verdict({4, marks.other + 1})->holds);
  CHECK(verdict({4, kOwnMark})->holds);
  CHECK_FALSE(verdict({4, marks.other - 1})->holds);
  CHECK_FALSE(verdict({4, 0})->holds);
  CHECK_FALSE(verdict(marks, 0.4999)->holds);
  CHECK(verdict(marks)->leakage.front().leakage.marks == leakage_of(found, "lip").marks);

  CHECK(verdict({4, kOwnMark + 1}).failure().status == Status::bad_protocol);
  CHECK(verdict({4, ~std::uint64_t{0}}).failure().status == Status::bad_protocol);
  CHECK(verdict({3, marks.other}).failure().status == Status::bad_protocol);
  CHECK(verdict({5, marks.other}).failure().status == Status::bad_protocol);
  CHECK(audit(found.prior, {"lip", 0.5, {bound}, {1}, {}, true}, marks).failure().status ==
        Status::bad_protocol);
}

}  // namespace sluice::oue_test

// SPDX-License-Identifier: GPL-3.0-or-later
#include "prior/prior.hpp"

#include <doctest/doctest.h>

#include <cmath>
#include <limits>

#include "effort.hpp"
#include "prior/information.hpp"
#include "priors.hpp"
#include "vectors.hpp"

namespace sluice::prior_test {

using sluice::test::table;

TEST_CASE("entropies and mutual information are those of the check values") {
  const auto ex1 = test::read_vectors("ex1.json");
  const Prior prior = test::prior(test::matrix(ex1, "joint"));
  CHECK(entropy(prior.probabilities.data) == doctest::Approx(ex1.get<double>("dataEntropy")).epsilon(1e-14));
  CHECK(mutual_information(prior.probabilities.cells) ==
        doctest::Approx(ex1.get<double>("mutualInformation")).epsilon(1e-13));
  CHECK(entropy_term(0) == 0);
}

TEST_CASE("categories that never occur are dropped and remembered") {
  Matrix<double> weights(3, 3);
  weights << 1, 0, 2, 0, 0, 0, 3, 0, 4;
  const Prior prior = test::prior(weights);
  CHECK(prior.secret.categories == std::vector<std::string>{"s0", "s2"});
  CHECK(prior.data.categories == std::vector<std::string>{"x0", "x2"});
  CHECK(prior.dropped_secret == std::vector<std::string>{"s1"});
  CHECK(prior.dropped_data == std::vector<std::string>{"x1"});
  CHECK(prior.weights.total == 10);
  CHECK(prior.probabilities.secret(1) == doctest::Approx(.7));
  CHECK(prior.probabilities.data(0) == doctest::Approx(.4));
  CHECK(secret_given_data(prior)(1, 0) == doctest::Approx(.75));
}

TEST_CASE("what is not a distribution is refused, with the place") {
  const double nan = std::numeric_limits<double>::quiet_NaN();
  const double infinity = std::numeric_limits<double>::infinity();
  for (const double bad : {nan, infinity, -infinity, -1e-9, 1e301}) {
    Matrix<double> weights = Matrix<double>::Ones(2, 3);
    weights(1, 2) = bad;
    const auto result = make_prior(table(weights));
    REQUIRE(!result);
    CHECK(result.failure().status == Status::bad_table);
    CHECK(result.failure().message().find("\"s1\" with \"x2\"") != std::string::npos);
  }
  Matrix<double> apart = Matrix<double>::Ones(2, 2);
  apart(0, 0) = 1e-31;  // its probability would underflow sooner or later
  CHECK(!make_prior(table(apart)));
  CHECK(!make_prior(table(Matrix<double>::Zero(2, 2))));
  CHECK(!make_prior(table(Matrix<double>(0, 0))));
  JointTable repeated = table(Matrix<double>::Ones(2, 2));
  repeated.data.categories = {"x", "x"};
  const auto result = make_prior(repeated);
  REQUIRE(!result);
  CHECK(result.failure().message().find("\"x\"") != std::string::npos);
  JointTable unnamed = table(Matrix<double>::Ones(2, 2));
  unnamed.secret.categories.pop_back();
  CHECK(!make_prior(unnamed));
}

TEST_CASE("the integers stand in exactly the ratio of the weights, however far apart these are") {
  Matrix<double> weights(2, 3);
  weights << 0.1, 1e-19, 3, 1e10, 0, 0x1p-40;
  const Joint<Integer> exact = test::prior(weights).exact();
  // 3 = exact(0,2) units: 0.1 is the double nearest to it, 0x1.999999999999ap-4.
  CHECK(exact.cells(0, 0) * 3 * (Integer(1) << 56) == exact.cells(0, 2) * Integer(0x1999999999999aLL));
  CHECK(exact.cells(1, 2) * 3 * (Integer(1) << 40) == exact.cells(0, 2));
  CHECK(exact.cells(1, 1) == 0);
  CHECK(exact.cells(0, 1) > 0);

  Matrix<double> counts(2, 2);
  counts << 12, 30, 6, 0;
  const Joint<Integer> small = test::prior(counts).exact();
  CHECK(small.cells(0, 0) == 2);
  CHECK(small.cells(0, 1) == 5);
  CHECK(small.total == 8);
}

TEST_CASE("property: I(A;B) = H(A) + H(B) - H(A,B), between 0 and both entropies") {
  test::RandomTables tables(1);
  for (int i = 0; i < test::repeats(300); ++i) {
    const Prior prior = test::prior(tables.next(5, 6));
    const auto& p = prior.probabilities;
    const Vector<double> cells = p.cells.reshaped();
    const double information = mutual_information(p.cells);
    const double difference = entropy(p.secret) + entropy(p.data) - entropy(cells);
    CHECK(information == doctest::Approx(difference).epsilon(1e-12).scale(1));
    CHECK(information <= std::min(entropy(p.secret), entropy(p.data)) + 1e-12);
    CHECK(information >= 0);
    CHECK(secret_given_data(prior).colwise().sum().isOnes(1e-12));
  }
}

}  // namespace sluice::prior_test

// SPDX-License-Identifier: GPL-3.0-or-later
/// A level of 0 for one secret, or one pair of answers, among others that have one.
#include <doctest/doctest.h>

#include <Eigen/LU>
#include <cmath>
#include <limits>

#include "design/sluice.hpp"
#include "effort.hpp"
#include "optimise/envelope.hpp"
#include "priors.hpp"

namespace sluice::level_zero_test {

namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();
// The tolerance for equality in a certificate, and the rounding of logarithms.
constexpr double kEqual = 0x1p-40 * (1 + 0x1p-6);

Matrix<double> table_of(test::RandomTables& tables, int i) {
  Matrix<double> weights(tables.between(2, 4), tables.between(2, 4));
  for (double& weight : weights.reshaped()) weight = static_cast<double>(tables.between(1, 40));
  if (i % 8 == 6) weights.row(1) = weights.row(0);
  if (i % 3 == 1) weights(0, 0) = 0;
  if (i % 6 == 4) weights(weights.rows() - 1, weights.cols() - 1) = 0;
  return weights;
}

/// All vertices of { v in the simplex : rows v <= 0 }, one a row: every a - 1 conditions are tried as
/// equalities.
Matrix<double> vertices_by_hand(const Matrix<double>& rows) {
  const Index a = rows.cols();
  Matrix<double> all(rows.rows() + a, a);
  all << rows, -Matrix<double>::Identity(a, a);
  for (auto row : all.rowwise()) row /= std::max(row.cwiseAbs().maxCoeff(), 1e-300);
  std::vector<Vector<double>> found;
  std::vector<Index> chosen(static_cast<std::size_t>(a - 1));
  const auto take = [&](const auto& self, std::size_t depth, Index from) -> void {
    if (depth < chosen.size()) {
      for (Index i = from; i < all.rows(); ++i) {
        chosen[depth] = i;
        self(self, depth + 1, i + 1);
      }
      return;
    }
    Matrix<double> system(a, a);
    for (Index i = 0; i + 1 < a; ++i) system.row(i) = all.row(chosen[static_cast<std::size_t>(i)]);
    system.row(a - 1).setOnes();
    const Eigen::FullPivLU<Matrix<double>> solver(system);
    if (!solver.isInvertible()) return;
    const Vector<double> v = solver.solve(Vector<double>::Unit(a, a - 1));
    if ((all * v).maxCoeff() > 1e-10) return;
    for (const auto& other : found) {
      if ((other - v).cwiseAbs().maxCoeff() < 1e-10) return;
    }
    found.push_back(v.cwiseMax(0));
  };
  take(take, 0, 0);
  Matrix<double> list(static_cast<Index>(found.size()), a);
  for (Index i = 0; i < list.rows(); ++i) list.row(i) = found[static_cast<std::size_t>(i)].transpose();
  return list;
}

/// The optimum over columns with  factor * P_less(y) - P_more(y) >= 0  for rows of conditions on posteriors.
double best_by_hand(const Prior& prior, const std::vector<Vector<double>>& conditions) {
  Matrix<double> rows(static_cast<Index>(conditions.size()), prior.categories());
  for (std::size_t i = 0; i < conditions.size(); ++i)
    rows.row(static_cast<Index>(i)) = conditions[i].transpose();
  const auto best = envelope(prior, vertices_by_hand(rows));
  REQUIRE(best);
  return best->upper_bound;
}

/// The optimum from the definition: e^-l <= P(s|y) / P(s) <= e^l, for v the posterior of the data.
double best_per_secret(const Prior& prior, const std::vector<double>& levels, double epsilon) {
  std::vector<Vector<double>> rows;
  for (Index s = 0; s < prior.secrets(); ++s) {
    const double factor = std::exp(levels[static_cast<std::size_t>(s)] * epsilon);
    const Vector<double> given =
        prior.probabilities.cells.row(s).transpose().cwiseQuotient(prior.probabilities.data);
    const Vector<double> share = Vector<double>::Constant(prior.categories(), prior.probabilities.secret(s));
    rows.push_back(given - factor * share);
    rows.push_back(share - factor * given);
  }
  return best_by_hand(prior, rows);
}

/// How far the belief in a secret moves at most, in either direction (nats).
double moved(const Design& made, Index s) {
  double most = 0;
  for (Index y = 0; y < made.secret_posterior.rows(); ++y) {
    if (made.report_distribution(y) <= 0) continue;
    most =
        std::max(most, std::abs(std::log(made.secret_posterior(y, s) / made.prior.probabilities.secret(s))));
  }
  return most;
}

bool holds(const Design& made, const std::string& notion, double epsilon, const Parameters& parameters) {
  Claim claim{notion, epsilon, made.certified.bounds, made.levels, parameters, made.sees_secret};
  const auto found = made.certified.marks ? verify(made.prior, claim, *made.certified.marks)
                                          : verify(made.prior, claim, made.certified.weights);
  return found && found->holds;
}

}  // namespace

TEST_CASE("property: the optimum with a level of 0 for some secrets is that of all vertices") {
  test::RandomTables tables(2401);
  double furthest = 0;
  for (int i = 0; i < test::repeats(200); ++i) {
    const Matrix<double> weights = table_of(tables, i);
    const double epsilon = std::clamp(tables.epsilon(), .05, 2.0);
    Parameters parameters;
    for (Index s = 0; s < weights.rows(); ++s) {
      const bool none = s == i % weights.rows() || tables.between(0, 3) == 0;
      parameters.secrets.push_back(none ? 0 : static_cast<double>(tables.between(1, 8)) / 4);
    }
    CAPTURE(weights);
    CAPTURE(epsilon);
    CAPTURE(parameters.secrets.size());
    const auto made = design({test::table(weights), "per-secret", epsilon, "optimal", {}, parameters});
    REQUIRE(made);
    const double best = best_per_secret(made->prior, parameters.secrets, epsilon);
    furthest = std::max(furthest, std::abs(made->mutual_information - best));
    CHECK(std::abs(made->mutual_information - best) < 1e-6);
    CHECK(*made->upper_bound >= best - 1e-7);
    CHECK(*made->upper_bound < best + 1e-6);
    CHECK(made->prices.size() == 0);
    CHECK(holds(*made, "per-secret", epsilon, parameters));
    CHECK(made->leakage.back().leakage.level <= epsilon * (1 + 1e-9));
    for (Index s = 0; s < weights.rows(); ++s) {
      const double level = parameters.secrets[static_cast<std::size_t>(s)] * epsilon;
      CHECK(moved(*made, s) <= std::max(level * (1 + 1e-9), 1e-11));
    }
    if (weights.rows() == 2) {
      // One of two secrets determines the other.
      const auto none = design({test::table(weights), "lip", 0, "optimal"});
      REQUIRE(none);
      CHECK(std::abs(none->mutual_information - made->mutual_information) < 1e-6);
    }
    // The test finds a planted fault: a channel that hides all secrets a little.
    Parameters all;
    all.secrets.assign(parameters.secrets.size(), 1);
    const auto other = design({test::table(weights), "per-secret", epsilon, "optimal", {}, all});
    REQUIRE(other);
    Claim claim{"per-secret", epsilon, made->certified.bounds, made->levels, parameters};
    const auto found = verify(other->prior, claim, other->certified.weights);
    REQUIRE(found);
    double most = 0;
    for (Index s = 0; s < weights.rows(); ++s) {
      if (parameters.secrets[static_cast<std::size_t>(s)] == 0) most = std::max(most, moved(*other, s));
    }
    if (most > kEqual * 4) CHECK_FALSE(found->holds);
    const Notion notion = *find_notion("per-secret")->with(parameters, made->prior);
    if (most > kEqual * 4) CHECK(std::isinf(notion.leakage(made->prior, other->channel).level));
  }
  MESSAGE("furthest from the list of vertices: " << furthest);
}

TEST_CASE(
    "property: answers with a level of 0 between them have the same reports, and no better channel does") {
  test::RandomTables tables(2402);
  for (int i = 0; i < test::repeats(60); ++i) {
    const Matrix<double> weights = table_of(tables, i);
    const Index a = weights.cols();
    const double epsilon = std::clamp(tables.epsilon(), .05, 2.0);
    Parameters parameters;
    parameters.data.setConstant(a, a, kInfinity);
    for (Index x = 0; x < a; ++x) {
      for (Index z = 0; z < a; ++z) {
        if (x != z && tables.between(0, 2) > 0)
          parameters.data(x, z) = static_cast<double>(tables.between(1, 8)) / 4;
      }
    }
    parameters.data(0, 1) = 0;
    CAPTURE(weights);
    CAPTURE(epsilon);
    const auto made = design({test::table(weights), "context-aware", epsilon, "optimal", {}, parameters});
    REQUIRE(made);
    std::vector<Vector<double>> rows;
    const Vector<double> shares = made->prior.probabilities.data.cwiseInverse();
    for (Index x = 0; x < a; ++x) {
      for (Index z = 0; z < a; ++z) {
        if (x == z || std::isinf(parameters.data(x, z))) continue;
        rows.push_back(shares(x) * Vector<double>::Unit(a, x) -
                       std::exp(parameters.data(x, z) * epsilon) * shares(z) * Vector<double>::Unit(a, z));
      }
    }
    CHECK(std::abs(made->mutual_information - best_by_hand(made->prior, rows)) < 1e-6);
    CHECK(holds(*made, "context-aware", epsilon, parameters));
    for (Index y = 0; y < made->channel.cols(); ++y) {
      if (made->channel(1, y) > 0) CHECK(std::log(made->channel(0, y) / made->channel(1, y)) <= kEqual);
    }
  }
}

TEST_CASE("protocols of all kinds keep a level of 0 for one secret") {
  const Matrix<double> weights{{30, 10, 5, 12}, {8, 20, 14, 9}, {11, 13, 17, 6}};
  const Parameters parameters{.secrets = {1, 0, 2}};
  double kept = 0;
  for (const char* protocol : {"grr", "oue", "cr", "resample", "markov", "coupling", "smooth-categorical",
                               "smooth-coupling", "optimal"}) {
    CAPTURE(protocol);
    const auto made = design({test::table(weights), "per-secret", .5, protocol, {}, parameters});
    REQUIRE(made);
    CHECK(holds(*made, "per-secret", .5, parameters));
    CHECK(made->leakage.back().leakage.level <= .5 * (1 + 1e-9));
    if (!made->certified.marks) CHECK(moved(*made, 1) <= 1e-11);
    kept = made->mutual_information;
  }
  DesignRequest told{test::table(weights), "per-secret", .5, "optimal", {}, parameters};
  told.sees_secret = true;
  const auto with = design(told);
  REQUIRE(with);
  CHECK(holds(*with, "per-secret", .5, parameters));
  CHECK(moved(*with, 1) <= 1e-11);
  CHECK(with->mutual_information > kept + .05);
}

TEST_CASE("levels of 0 are for one among others, and neither negative nor next to nothing") {
  const Matrix<double> weights{{30, 10, 5}, {8, 20, 14}, {11, 13, 17}};
  const auto made = [&](const Parameters& parameters, const char* notion = "per-secret",
                        double epsilon = .5) {
    return design({test::table(weights), notion, epsilon, "optimal", {}, parameters});
  };
  CHECK(
      made({.secrets = {0, 0, 0}})->mutual_information ==
      doctest::Approx(design({test::table(weights), "lip", 0, "optimal"})->mutual_information).epsilon(1e-6));
  CHECK(made({.secrets = {0, 1, 1}}, "per-secret", 0));
  CHECK(made({.secrets = {0, 1, 1}}, "per-secret", 1e-9));
  CHECK_FALSE(made({.secrets = {-1, 1, 1}}));
  CHECK_FALSE(made({.secrets = {1e-4, 1, 1}}));
  CHECK_FALSE(made({.secrets = {std::nan(""), 1, 1}}));
  CHECK_FALSE(made({.level = 0}, "alip"));
}

}  // namespace sluice::level_zero_test

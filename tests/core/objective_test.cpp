// SPDX-License-Identifier: GPL-3.0-or-later
// Protocols that are made for something else than information: the optimum of each objective beside one found
// from a list of all columns, and the design that a person gets.
#include "objective/objective.hpp"

#include <doctest/doctest.h>

#include <cmath>
#include <numeric>

#include "effort.hpp"
#include "optimise/linear_program.hpp"
#include "optimise/mixture.hpp"
#include "optimise/secret_aware.hpp"
#include "optimise/vertices.hpp"
#include "prior/guessing.hpp"
#include "prior/inputs.hpp"
#include "promises.hpp"
#include "sluice.hpp"
#include "vectors.hpp"

using namespace sluice;
using sluice::test::table;

namespace {

/// The weights of a search at this level hold 2^-40 less, and a solver tolerates about as much.
constexpr double kNear = 1e-8;

/// Every distance another, both ways.
Matrix<double> distances(test::RandomTables& tables, Index a) {
  Matrix<double> far(a, a);
  for (double& entry : far.reshaped()) entry = static_cast<double>(tables.between(1, 30)) / 8;
  far.diagonal().setZero();
  return far;
}

Matrix<double> wrong(Index a) { return Matrix<double>::Ones(a, a) - Matrix<double>::Identity(a, a); }

/// What the answer costs that costs the least to people of whom so many have each category.
double least_cost(const Vector<double>& data, const Matrix<double>& costs) {
  return (data.transpose() * costs).minCoeff();
}

/// min { w . costs : sum_i w_i column_i = 1, w >= 0 }, the columns one a row.
double mixed(const Matrix<double>& columns, const Vector<double>& costs) {
  const auto solution =
      solve(LinearProgram{columns.transpose(), Vector<double>::Ones(columns.cols()), costs});
  REQUIRE(solution);
  return solution->x.dot(costs);
}

/// The least mean cost of channels that see the data, from the vertices of what a report may say.
double by_vertices(const Prior& seen, const Notion& notion, double epsilon, const Matrix<double>& costs) {
  const auto set = vertices(posterior_polytope(seen, notion, epsilon));
  REQUIRE(set);
  const Matrix<double> columns = likelihood_columns(set->vertices, seen.probabilities.data);
  Vector<double> each(columns.rows());
  for (Index i = 0; i < columns.rows(); ++i) {
    each(i) = least_cost(columns.row(i).transpose().cwiseProduct(seen.probabilities.data), costs);
  }
  return mixed(columns, each);
}

/// The same of channels that see the secret: a vertex of the secret's posteriors, and an answer for each
/// secret (see optimise/secret_aware).
double by_all_columns(const Prior& prior, const Notion& notion, double epsilon, const Matrix<double>& costs) {
  const Matrix<double>& joint = prior.probabilities.cells;
  const auto corners = secret_posteriors(prior, notion, epsilon);
  REQUIRE(corners);
  const Index c = joint.rows();
  const Index a = joint.cols();
  std::vector<Vector<double>> columns;
  std::vector<double> each;
  for (Index w = 0; w < corners->rows(); ++w) {
    const auto ways = static_cast<Index>(std::pow(static_cast<double>(a), static_cast<double>(c)) + .5);
    for (Index way = 0; way < ways; ++way) {
      Vector<double> column = Vector<double>::Zero(joint.size());
      Vector<double> data = Vector<double>::Zero(a);
      bool occurs = true;
      Index rest = way;
      for (Index s = 0; s < c; ++s, rest /= a) {
        occurs = occurs && (joint(s, rest % a) > 0 || (*corners)(w, s) <= 0);
        column(s * a + rest % a) += (*corners)(w, s);
        data(rest % a) += (*corners)(w, s);
      }
      if (!occurs) continue;
      columns.push_back(column);
      each.push_back(least_cost(data, costs));
    }
  }
  std::vector<Index> occurring;
  for (Index i = 0; i < joint.size(); ++i) {
    if (joint.reshaped<Eigen::RowMajor>()(i) > 0) occurring.push_back(i);
  }
  Matrix<double> all(static_cast<Index>(columns.size()), static_cast<Index>(occurring.size()));
  for (std::size_t i = 0; i < columns.size(); ++i) {
    for (std::size_t j = 0; j < occurring.size(); ++j) {
      all(static_cast<Index>(i), static_cast<Index>(j)) =
          columns[i](occurring[j]) / joint.reshaped<Eigen::RowMajor>()(occurring[j]);
    }
  }
  return mixed(all, Eigen::Map<const Vector<double>>(each.data(), static_cast<Index>(each.size())));
}

DesignRequest request(const Matrix<double>& weights, const test::Promise& promise, double epsilon,
                      const std::string& objective) {
  DesignRequest asked{table(weights), promise.notion, epsilon, "optimal", {}, promise.parameters};
  asked.objective = objective;
  return asked;
}

Design must(const DesignRequest& asked) {
  auto found = design(asked);
  REQUIRE_MESSAGE(found, (found ? "" : found.failure().message()));
  REQUIRE(found->achieved);
  return std::move(*found);
}

/// Mean cost, of reports that are answers.
double cost_of(const Design& found, const Matrix<double>& costs) {
  const Matrix<double> joint = data_and_report(found.prior, found.channel);
  double cost = 0;
  for (Index y = 0; y < joint.cols(); ++y) {
    cost += joint.col(y).dot(costs.col(found.answers[static_cast<std::size_t>(y)]));
  }
  return cost;
}

}  // namespace

TEST_CASE("the best guesses reproduce the check values of B's example") {
  const auto ex1 = test::read_vectors("ex1.json");
  const Matrix<double> joint = test::matrix(ex1, "joint");
  const struct {
    const char* notion;
    double epsilon;
    double right;
  } expected[] = {{"lip", .1, .645768}, {"lip", .5, .892176}, {"lip", 1, .990846},
                  {"ldp", .1, .622710}, {"ldp", .5, .774216}, {"ldp", 1, .932593}};
  for (const auto& [notion, epsilon, right] : expected) {
    const Design found = must(request(joint, {notion, {}}, epsilon, "guesses"));
    CHECK(std::abs(found.achieved->value - right) < 1e-6);
    CHECK(found.achieved->value == found.guess.correct);
    CHECK(found.achieved->bound >= found.achieved->value - 1e-12);
    CHECK(found.achieved->bound - found.achieved->value < kNear);
    CHECK_FALSE(found.upper_bound);
    CHECK(found.prices.size() == 0);
  }
}

TEST_CASE("property: the optimum of each objective is that of a list of all columns, under every notion") {
  test::RandomTables tables(20);
  int compared = 0;
  for (int i = 0; i < test::repeats(200); ++i) {
    const Matrix<double> weights = tables.next(4, 5);
    const Prior prior = test::prior(weights);
    if (prior.categories() < 2) continue;
    const double epsilon = tables.epsilon();
    const Matrix<double> far = distances(tables, weights.cols());
    for (const auto& promise : test::promises(tables, weights)) {
      const Notion notion = promise.under(prior);
      const Matrix<double> kept = far(prior.kept_data, prior.kept_data);
      CAPTURE(i);
      CAPTURE(promise.notion);
      CAPTURE(epsilon);
      DesignRequest asked = request(weights, promise, epsilon, "distance");
      asked.table.distances = far;
      const Design nearest = must(asked);
      const double least = by_vertices(prior, notion, epsilon, kept);
      CHECK(std::abs(nearest.achieved->bound - least) < kNear * 4);
      CHECK(nearest.achieved->bound <= least + 1e-10);
      CHECK(nearest.achieved->bound <= nearest.achieved->value + 1e-12);
      CHECK(std::abs(nearest.achieved->value - least) < 1e-5);
      CHECK(std::abs(nearest.achieved->value - cost_of(nearest, kept)) < 1e-12);
      CHECK(std::abs(nearest.achieved->value - *nearest.report_distance) < 1e-12);

      const Design guessed = must(request(weights, promise, epsilon, "guesses"));
      const double right = 1 - by_vertices(prior, notion, epsilon, wrong(prior.categories()));
      CHECK(std::abs(guessed.achieved->bound - right) < kNear);
      CHECK(guessed.achieved->bound >= right - 1e-10);
      CHECK(guessed.achieved->bound >= guessed.achieved->value - 1e-12);
      CHECK(std::abs(guessed.achieved->value - right) < 1e-5);
      ++compared;
    }
  }
  CHECK(compared > test::repeats(200) * 2);
}

TEST_CASE("property: of channels that see the secret as well the optimum is that of all columns") {
  test::RandomTables tables(21);
  for (int i = 0; i < test::repeats(60); ++i) {
    const Matrix<double> weights = tables.next(3, 3);
    const Prior prior = test::prior(weights);
    if (prior.categories() < 2 || prior.secrets() < 2) continue;
    const double epsilon = tables.epsilon();
    const Matrix<double> far = distances(tables, weights.cols());
    const Matrix<double> kept = far(prior.kept_data, prior.kept_data);
    for (const char* name : {"lip", "ldp", "pml", "pmc"}) {
      CAPTURE(i);
      CAPTURE(name);
      DesignRequest asked = request(weights, {name, {}}, epsilon, "distance");
      asked.sees_secret = true;
      asked.table.distances = far;
      const Design nearest = must(asked);
      const Notion notion = *find_notion(name)->with({}, prior);
      const double least = by_all_columns(prior, notion, epsilon, kept);
      CHECK(nearest.achieved->bound <= least + 1e-9);
      CHECK(std::abs(nearest.achieved->bound - least) < 1e-6);
      CHECK(std::abs(nearest.achieved->value - least) < 1e-5);
      asked = request(weights, {name, {}}, epsilon, "guesses");
      asked.sees_secret = true;
      const Design guessed = must(asked);
      const double right = 1 - by_all_columns(prior, notion, epsilon, wrong(prior.categories()));
      CHECK(guessed.achieved->bound >= right - 1e-9);
      CHECK(std::abs(guessed.achieved->value - right) < 1e-5);
      // What sees more can do no worse.
      const Design blind = must(request(weights, {name, {}}, epsilon, "guesses"));
      CHECK(guessed.achieved->bound >= blind.achieved->value - 1e-9);
    }
  }
}

TEST_CASE("property: for samples the optimum is that of all corners of what the sample leaves open") {
  test::RandomTables tables(22);
  int compared = 0;
  for (int i = 0; i < test::repeats(30); ++i) {
    Matrix<double> counts(2, tables.between(2, 4));
    for (double& count : counts.reshaped()) count = static_cast<double>(tables.between(20, 900));
    const Prior prior = test::prior(counts);
    const double epsilon = tables.epsilon();
    for (const char* name : {"rlip", "rpml", "rldp"}) {
      CAPTURE(i);
      CAPTURE(name);
      Parameters parameters{.alpha = .05};
      parameters.ranges = true;
      const bool pairs = find_notion(name)->sees == Sees::pairs;
      const Prior seen = pairs ? with_secret(prior) : prior;
      const Notion notion = *find_notion(name)->with(parameters, prior);
      if (!notion.parameters.tight_corners || seen.categories() > 6) continue;
      const double right =
          1 - by_vertices(seen, notion, epsilon, wrong(prior.categories()).replicate(pairs ? 2 : 1, 1));
      const Design found = must(request(counts, {name, {.alpha = .05}}, epsilon, "guesses"));
      ++compared;
      if (pairs) {
        CHECK(std::abs(found.achieved->bound - right) < 1e-7);
        CHECK(found.achieved->bound >= right - 1e-9);
        CHECK(std::abs(found.achieved->value - right) < 1e-5);
        continue;
      }
      // Designs are for the set itself, which is smaller; by ranges there are files of older versions.
      CHECK(found.achieved->value >= right - 1e-5);
      const auto ranges = find_objective("guesses")->propose(prior, notion, epsilon, {});
      REQUIRE(ranges);
      CHECK(std::abs(*ranges->objective_bound - right) < 1e-7);
      CHECK(*ranges->objective_bound >= right - 1e-9);
    }
  }
  CHECK(compared > test::repeats(30));
}

TEST_CASE("where guesses cannot be better than without a report, reports tell of the data all the same") {
  const Design found = must(request(test::example(), {"lip", {}}, .01, "guesses"));
  const Design kept = *design({table(test::example()), "lip", .01, "optimal"});
  MESSAGE("I(X;Y) " << found.mutual_information << " of at most " << kept.mutual_information);
  CHECK(found.mutual_information > 0.01);
}

TEST_CASE("an objective is bounded at level 0, at levels too small to search and at those that are held") {
  for (const double epsilon : {0.0, 1e-9, 1e-5, 1e-3, 13.0, 20.0, 50.0}) {
    CAPTURE(epsilon);
    for (const char* name : {"lip", "ldp", "data-ldp"}) {
      const Design found = must(request(test::example(), {name, {}}, epsilon, "guesses"));
      CHECK(found.achieved->bound >= found.achieved->value);
      CHECK(found.achieved->bound - found.achieved->value < (epsilon > 0 && epsilon < 1e-3 ? 1e-4 : 2e-5));
    }
  }
}

TEST_CASE("an objective is bounded where the level of one secret is 0, and where those of all are") {
  const Matrix<double> people = test::example();
  const auto secrets = static_cast<std::size_t>(people.rows());
  for (const bool sees_secret : {false, true}) {
    for (const double epsilon : {1e-5, 0.5, 20.0}) {
      CAPTURE(sees_secret);
      CAPTURE(epsilon);
      const auto found = [&](const test::Promise& promise) {
        DesignRequest asked = request(people, promise, epsilon, "guesses");
        asked.sees_secret = sees_secret;
        return must(asked);
      };
      std::vector<double> levels(secrets, 1);
      const Design whole = found({"per-secret", {.secrets = levels}});
      levels[0] = 0;
      const Design one = found({"per-secret", {.secrets = levels}});
      const Design none = found({"per-secret", {.secrets = std::vector<double>(secrets, 0)}});
      for (const Design& each : {one, none}) {
        CHECK(each.achieved->bound >= each.achieved->value - kNear);
        CHECK(each.achieved->bound - each.achieved->value < (epsilon < 1e-3 ? 1e-4 : 2e-5));
      }
      CHECK(one.achieved->value <= whole.achieved->bound + kNear);
      CHECK(none.achieved->value <= one.achieved->bound + kNear);
    }
  }
}

TEST_CASE("objectives are refused where they are unknown, and for protocols that have one of their own") {
  DesignRequest asked = request(test::example(), {"lip", {}}, .5, "guesse");
  CHECK(design(asked).failure().text->id == std::string("objective-unknown"));
  asked.objective = "guesses";
  asked.protocol = "grr";
  CHECK(design(asked).failure().text->id == std::string("objective-without-use"));
  asked.objective = "information";
  CHECK(design(asked));
  asked.protocol = "optimal";
  CHECK_FALSE(design(asked)->achieved);
  asked.objective = "distance";
  CHECK(design(asked).failure().text->id == std::string("protocol-needs-distances"));
  asked.notion = "data-ldp";
  asked.sees_secret = true;
  CHECK(design(asked).failure().text->id == std::string("guarantee-for-data-only"));
}

TEST_CASE("a channel is worth what its design says") {
  const Prior prior = test::prior(test::example());
  const Design found = must(request(test::example(), {"lip", {}}, .5, "guesses"));
  CHECK(*worth(prior, "guesses", found.channel, found.answers) == found.achieved->value);
  CHECK(worth(prior, "information", found.channel, {}).failure().text->id ==
        std::string("objective-unknown"));
  CHECK(worth(prior, "distance", found.channel, {}).failure().text->id ==
        std::string("objective-of-answers"));
  CHECK(worth(prior, "guesses", found.channel, {9, 9, 9, 9}).failure().text->id ==
        std::string("objective-of-answers"));
}

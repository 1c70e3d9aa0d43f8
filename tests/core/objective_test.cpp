// SPDX-License-Identifier: GPL-3.0-or-later
// Protocols made for another objective than information: the optimum of each beside one found from a list of
// all columns, and the resulting design.
#include "objective/objective.hpp"

#include <doctest/doctest.h>

#include <Eigen/LU>
#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

#include "design/sluice.hpp"
#include "effort.hpp"
#include "optimise/linear_program.hpp"
#include "optimise/mixture.hpp"
#include "optimise/secret_aware.hpp"
#include "optimise/vertices.hpp"
#include "prior/guessing.hpp"
#include "prior/inputs.hpp"
#include "promises.hpp"
#include "vectors.hpp"

namespace sluice::objective_test {

using sluice::test::table;

namespace {

/// The weights of a search at this level hold 2^-40 less, and a solver tolerates about as much.
constexpr double kNear = 1e-8;

/// Distances that all differ, in both directions.
Matrix<double> distances(test::RandomTables& tables, Index a) {
  Matrix<double> far(a, a);
  for (double& entry : far.reshaped()) entry = static_cast<double>(tables.between(1, 30)) / 8;
  far.diagonal().setZero();
  return far;
}

Matrix<double> wrong(Index a) { return Matrix<double>::Ones(a, a) - Matrix<double>::Identity(a, a); }

/// The cost of the cheapest single answer, given how many people have each category.
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
      // A channel that sees more can do no worse.
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

namespace {

/// All vertices of { v in the simplex : rows v <= 0 }, by solving every choice of as many conditions as it
/// takes.
std::vector<Vector<double>> vertices_by_hand(const Matrix<double>& rows) {
  const Index n = rows.cols();
  Matrix<double> all(rows.rows() + n, n);
  all << rows, -Matrix<double>::Identity(n, n);
  std::vector<Vector<double>> found;
  std::vector<int> tight(static_cast<std::size_t>(all.rows()), 0);
  std::fill_n(tight.begin(), n - 1, 1);
  do {
    Matrix<double> system = Matrix<double>::Ones(n, n);
    for (Index i = 0, k = 1; i < all.rows(); ++i) {
      if (tight[static_cast<std::size_t>(i)] > 0) system.row(k++) = all.row(i);
    }
    const auto factors = system.fullPivLu();
    if (!factors.isInvertible()) continue;
    const Vector<double> v = factors.solve(Vector<double>::Unit(n, 0));
    const auto same = [&](const Vector<double>& other) { return (other - v).cwiseAbs().maxCoeff() < 1e-9; };
    if ((all * v).maxCoeff() < 1e-9 && std::ranges::none_of(found, same)) found.push_back(v);
  } while (std::ranges::prev_permutation(tight).found);
  return found;
}

/// The largest value of a mixture of points that averages to `prior`. It solves for every choice of at most
/// as many points as there are entries.
double best_mixture_by_hand(const std::vector<Vector<double>>& points, const std::vector<double>& values,
                            const Vector<double>& prior) {
  double best = -1;
  for (Index k = 1; k <= std::min<Index>(prior.size(), std::ssize(points)); ++k) {
    std::vector<int> chosen(points.size(), 0);
    std::fill_n(chosen.begin(), k, 1);
    do {
      Matrix<double> system(prior.size(), k);
      Vector<double> worth(k);
      Index column = 0;
      for (std::size_t i = 0; i < points.size(); ++i) {
        if (chosen[i] == 0) continue;
        system.col(column) = points[i];
        worth(column++) = values[i];
      }
      const auto factors = system.fullPivLu();
      if (factors.rank() < k) continue;
      const Vector<double> weights = factors.solve(prior);
      const bool meets = (system * weights - prior).cwiseAbs().maxCoeff() < 1e-9;
      if (meets && weights.minCoeff() > -1e-9) best = std::max(best, weights.dot(worth));
    } while (std::ranges::prev_permutation(chosen).found);
  }
  return best;
}

/// The largest chi-square information under lip or ldp of a channel whose inputs are cells of a table, from
/// definitions alone. `secret` and `data` are those of each input.
double chi_square_by_hand(const Vector<double>& inputs, const std::vector<Index>& secret,
                          const std::vector<Index>& data, Index secrets, Index categories, bool lip,
                          double epsilon) {
  Matrix<double> likely =
      Matrix<double>::Zero(secrets + 1, inputs.size());  // P(y|s), and P(y), by P(y|input)
  Vector<double> of_data = Vector<double>::Zero(categories);
  Vector<double> of_secret = Vector<double>::Zero(secrets);
  for (Index i = 0; i < inputs.size(); ++i) {
    of_data(data[static_cast<std::size_t>(i)]) += inputs(i);
    of_secret(secret[static_cast<std::size_t>(i)]) += inputs(i);
  }
  // v = p T / q, so that P(y|s) / q = sum of v over the secret, by its share.
  for (Index i = 0; i < inputs.size(); ++i) {
    const Index s = secret[static_cast<std::size_t>(i)];
    likely(s, i) = 1 / of_secret(s);
    likely(secrets, i) = 1;
  }
  std::vector<Vector<double>> rows;
  for (Index one = 0; one <= secrets; ++one) {
    for (Index other = 0; other <= secrets; ++other) {
      const bool compared = lip ? (one == secrets) != (other == secrets) : std::max(one, other) < secrets;
      if (one != other && compared)
        rows.push_back((likely.row(one) - std::exp(epsilon) * likely.row(other)).transpose());
    }
  }
  Matrix<double> all(std::ssize(rows), inputs.size());
  for (std::size_t i = 0; i < rows.size(); ++i) all.row(static_cast<Index>(i)) = rows[i].transpose();
  const auto points = vertices_by_hand(all);
  std::vector<double> values;
  for (const Vector<double>& v : points) {
    Vector<double> here = Vector<double>::Zero(categories);
    for (Index i = 0; i < v.size(); ++i) here(data[static_cast<std::size_t>(i)]) += v(i);
    values.push_back(here.array().square().matrix().dot(of_data.cwiseInverse()) - 1);
  }
  return best_mixture_by_hand(points, values, inputs);
}

}  // namespace

TEST_CASE(
    "property: chi-square information is the largest of all channels, found by hand, zeros among the cells") {
  test::RandomTables tables(1900);
  for (int i = 0; i < test::repeats(60); ++i) {
    CAPTURE(i);
    Matrix<double> weights(2, i % 3 == 0 ? 2 : 3);
    do {
      for (double& cell : weights.reshaped())
        cell = std::max(0.0, static_cast<double>(tables.between(-2, 9)));
    } while (weights.colwise().sum().minCoeff() == 0 || weights.rowwise().sum().minCoeff() == 0);
    const bool lip = i % 2 == 0;
    const double epsilon = std::array{.1, .4, 1.0, 0.0}[static_cast<std::size_t>(i / 2 % 4)];
    CAPTURE(weights);
    DesignRequest asked = request(weights, {lip ? "lip" : "ldp", {}}, epsilon, "chi-square");
    const Matrix<double> joint = weights / weights.sum();
    for (const bool sees_secret : {false, true}) {
      asked.sees_secret = sees_secret;
      const Design found = must(asked);
      std::vector<double> inputs;
      std::vector<Index> of_data;
      double expected = 0;
      if (sees_secret) {
        std::vector<Index> of_secret;
        for (Index s = 0; s < joint.rows(); ++s) {
          for (Index x = 0; x < joint.cols(); ++x) {
            if (joint(s, x) == 0) continue;
            inputs.push_back(joint(s, x));
            of_secret.push_back(s);
            of_data.push_back(x);
          }
        }
        expected = chi_square_by_hand(Eigen::Map<const Vector<double>>(inputs.data(), std::ssize(inputs)),
                                      of_secret, of_data, joint.rows(), joint.cols(), lip, epsilon);
      } else {
        // Conditions in the data alone: each cell in proportion, so that P(y|s) is what the data's is.
        const Vector<double> p = joint.colwise().sum().transpose();
        std::vector<Vector<double>> rows;
        const Matrix<double> given = (joint.array().colwise() / joint.rowwise().sum().array()).matrix();
        const auto side = [&](Index s) {
          return s < joint.rows() ? Vector<double>(given.row(s).transpose().cwiseQuotient(p))
                                  : Vector<double>(Vector<double>::Ones(p.size()));
        };
        for (Index one = 0; one <= joint.rows(); ++one) {
          for (Index other = 0; other <= joint.rows(); ++other) {
            const bool everybody = one == joint.rows() || other == joint.rows();
            if (one != other && everybody == lip) rows.push_back(side(one) - std::exp(epsilon) * side(other));
          }
        }
        Matrix<double> all(std::ssize(rows), p.size());
        for (std::size_t k = 0; k < rows.size(); ++k) all.row(static_cast<Index>(k)) = rows[k].transpose();
        const auto points = vertices_by_hand(all);
        std::vector<double> values;
        for (const auto& v : points) values.push_back(v.array().square().matrix().dot(p.cwiseInverse()) - 1);
        expected = best_mixture_by_hand(points, values, p);
      }
      CAPTURE(sees_secret);
      CHECK(std::abs(found.achieved->value - expected) < kNear);
      CHECK(found.achieved->bound >= found.achieved->value - 1e-12);
      CHECK(found.achieved->bound - found.achieved->value < 1e-7);
      // The mean factor, over people, by which a report makes their answer likelier.
      double times = 0;
      const Matrix<double> sent = data_and_report(found.prior, found.channel);
      for (Index y = 0; y < sent.cols(); ++y) {
        for (Index x = 0; x < sent.rows(); ++x) {
          if (sent(x, y) > 0) times += sent(x, y) * sent(x, y) / sent.col(y).sum() / sent.row(x).sum();
        }
      }
      CHECK(std::abs(times - 1 - found.achieved->value) < 1e-12);
    }
  }
}

TEST_CASE("property: no protocol under the guarantee exceeds the bound of chi-square information") {
  test::RandomTables tables(77);
  int beaten = 0;
  for (int i = 0; i < test::repeats(40); ++i) {
    CAPTURE(i);
    Matrix<double> weights(3, 4);
    for (double& cell : weights.reshaped()) cell = static_cast<double>(tables.between(1, 60));
    const test::Promise promise{std::array{"lip", "ldp", "rlip", "pml"}[static_cast<std::size_t>(i % 4)],
                                {.alpha = .05}};
    const Design found = must(request(weights, promise, .6, "chi-square"));
    CHECK(found.achieved->bound >= found.achieved->value - 1e-12);
    for (const char* protocol : {"optimal", "grr", "resample"}) {
      const auto other = design({table(weights), promise.notion, .6, protocol, {}, promise.parameters});
      REQUIRE(other);
      const double worth_of = *worth(found.prior, "chi-square", other->channel, {});
      CHECK(worth_of <= found.achieved->bound + 1e-9);
      if (std::string_view(protocol) == "optimal" && worth_of < found.achieved->value - 1e-6) ++beaten;
    }
  }
  CHECK(beaten > 0);
}

TEST_CASE("chi-square information of the answers themselves is one less than there are, and of nothing 0") {
  const Design all = must(request(test::example(), {"lip", {}}, 5, "chi-square"));
  CHECK(all.achieved->value == 3);
  CHECK(all.achieved->bound == 3);
  const Prior prior = test::prior(test::example());
  CHECK(*worth(prior, "chi-square", Channel::Ones(4, 1), {}) == 0);
  Matrix<double> same(2, 3);
  same << 10, 20, 30, 10, 20, 30;  // nothing is told of the secret
  CHECK(must(request(same, {"ldp", {}}, 0, "chi-square")).achieved->value == 2);
  // Below the least level that doubles can search, with the bound of that level.
  const Design tiny = must(request(test::example(), {"lip", {}}, 1e-9, "chi-square"));
  const Design none = must(request(test::example(), {"lip", {}}, 0, "chi-square"));
  CHECK(std::abs(tiny.achieved->value - none.achieved->value) < kNear);
  CHECK(tiny.achieved->bound > none.achieved->value);
}

TEST_CASE("chi-square information is refused where candidates are too many, and under rldp of pairs") {
  Matrix<double> wide(6, 30);
  test::RandomTables tables(3);
  for (double& cell : wide.reshaped()) cell = static_cast<double>(tables.between(1, 60));
  DesignRequest asked = request(wide, {"lip", {}}, .5, "chi-square");
  asked.sees_secret = true;
  const auto refused = design(asked);
  REQUIRE_FALSE(refused);
  CHECK(refused.failure().status == Status::too_large);
  DesignRequest pairs = request(100 * test::example(), {"rldp", {.alpha = .05}}, .5, "chi-square");
  const Design alone = must(pairs);
  CHECK_FALSE(alone.sees_secret);
  CHECK(alone.achieved->value <= alone.achieved->bound);
  pairs.sees_secret = true;
  CHECK_FALSE(design(pairs));
}

}  // namespace sluice::objective_test

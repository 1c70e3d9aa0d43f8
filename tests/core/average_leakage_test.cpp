// SPDX-License-Identifier: GPL-3.0-or-later
// The optimum with a limit of the average leakage of the secret, I(S;Y) (A, Problem 1).
#include "exact/average_leakage.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <optional>
#include <random>
#include <string>
#include <vector>

#include "design/sluice.hpp"
#include "effort.hpp"
#include "optimise/leakage_tangents.hpp"
#include "optimise/linear_program.hpp"
#include "optimise/vertices.hpp"
#include "prior/information.hpp"
#include "prior/inputs.hpp"
#include "priors.hpp"

namespace sluice::average_leakage_test {

using sluice::test::table;

namespace {

/// None of these searches should take as long as this.
constexpr double kSeconds = 20;

Result<Design> designed(const Matrix<double>& weights, const std::string& notion, double epsilon,
                        std::optional<double> most = {}) {
  DesignRequest request{table(weights), notion, epsilon, "optimal"};
  request.average_leakage = most;
  request.search.seconds = kSeconds;
  return design(request);
}

double entropy_of(const Vector<double>& v) {
  double sum = 0;
  for (const double entry : v) sum -= entry > 0 ? entry * std::log(entry) : 0;
  return sum;
}

/// H(v) + price D(P(S|y) || P_S).
class Cost {
 public:
  explicit Cost(const Prior& prior) : secret_(prior.probabilities.secret), given_(secret_given_data(prior)) {}

  [[nodiscard]] double leakage(const Vector<double>& v) const {
    const Vector<double> w = given_ * v;
    double sum = 0;
    for (Index s = 0; s < w.size(); ++s) sum += w(s) > 0 ? w(s) * std::log(w(s) / secret_(s)) : 0;
    return std::max(0.0, sum);
  }

 private:
  Vector<double> secret_;
  Matrix<double> given_;
};

/// The best mixture of these posteriors, by a linear program over all of them: the I(X;Y) of a channel.
double best_mixture(const Prior& prior, const Matrix<double>& posteriors, double most) {
  const Vector<double>& p = prior.probabilities.data;
  const Index n = posteriors.rows();
  const Cost cost(prior);
  // Columns by likelihood, as in the core, so that coefficients have similar sizes; a slack for the limit.
  Matrix<double> equations(p.size() + 1, n + 1);
  Vector<double> objective(n + 1);
  for (Index i = 0; i < n; ++i) {
    const Vector<double> v = posteriors.row(i).transpose();
    const Vector<double> column = v.cwiseQuotient(p);
    const double scale = column.maxCoeff();
    equations.col(i).head(p.size()) = column / scale;
    equations(p.size(), i) = cost.leakage(v) / scale / most;
    objective(i) = entropy_of(v) / scale;
  }
  equations.col(n).setZero();
  equations(p.size(), n) = 1;
  objective(n) = 0;
  const auto found = solve({equations, Vector<double>::Ones(p.size() + 1), objective});
  REQUIRE(found);
  return entropy_of(p) - objective.dot(found->x);
}

/// The vertices of the polytope, points that divide the way between two of them evenly, and random mixtures
/// of several.
Matrix<double> cloud(const Matrix<double>& vertices, std::mt19937_64& random, int steps) {
  std::vector<Vector<double>> points;
  for (Index i = 0; i < vertices.rows(); ++i) {
    points.emplace_back(vertices.row(i).transpose());
    for (Index j = 0; j < i; ++j) {
      for (int k = 1; k < steps; ++k) {
        const double t = static_cast<double>(k) / steps;
        points.emplace_back(((1 - t) * vertices.row(i) + t * vertices.row(j)).transpose());
      }
    }
  }
  std::exponential_distribution<double> exponential(1);
  for (int k = 0; k < 200; ++k) {
    Vector<double> weights(vertices.rows());
    for (double& weight : weights) weight = std::pow(exponential(random), 4);
    points.emplace_back(vertices.transpose() * weights / weights.sum());
  }
  Matrix<double> all(static_cast<Index>(points.size()), vertices.cols());
  for (std::size_t i = 0; i < points.size(); ++i) all.row(static_cast<Index>(i)) = points[i].transpose();
  return all;
}

}  // namespace

TEST_CASE("property: 200 random priors have the optimum with a limit of the average, to the gap stated") {
  test::RandomTables tables(2026);
  std::mt19937_64 random(7);
  const std::vector<std::string> notions = {"lip", "ldp", "pml"};
  int limited = 0;
  int near = 0;
  for (int i = 0; i < test::repeats(200); ++i) {
    const Matrix<double> weights = tables.next(4, 5);
    const double epsilon = .3 + 1.7 * static_cast<double>(tables.between(0, 100)) / 100;
    const std::string& notion = notions[static_cast<std::size_t>(i % 3)];
    const double share = .2 + .7 * static_cast<double>(tables.between(0, 100)) / 100;
    CAPTURE(i);
    CAPTURE(epsilon);
    CAPTURE(notion);
    CAPTURE(share);
    CAPTURE(weights);
    const auto plain = designed(weights, notion, epsilon);
    if (!plain) continue;
    const double most = share * plain->secret_information;
    if (most < 1e-6) continue;
    const auto found = designed(weights, notion, epsilon, most);
    REQUIRE_MESSAGE(found, (found ? "" : found.failure().message()));
    const Prior& prior = found->prior;
    ++limited;
    // By exact integers, and as doubles measure it.
    CHECK(is_average_within(prior.exact(), found->certified.weights, most));
    CHECK(mutual_information(secret_and_report(prior, found->channel)) <= most * (1 + 1e-9));
    CHECK(found->mutual_information <= *found->upper_bound + 1e-9);
    CHECK(*found->upper_bound - found->mutual_information < 3e-6);
    CHECK(found->mutual_information <= *plain->upper_bound + 1e-9);
    CHECK(*found->upper_bound <= *plain->upper_bound + 1e-12);
    CHECK(found->leakage.size() == plain->leakage.size());
    // Mixed with reports that say nothing, the plain optimum keeps the same share of both.
    CHECK(*found->upper_bound >= share * plain->mutual_information - 1e-9);
    // No mixture of points of the polytope may keep more than the bound, and the best one is near it.
    const Notion with = *find_notion(notion)->with({}, prior);
    const auto set = vertices(posterior_polytope(prior, with, epsilon));
    REQUIRE(set);
    const Matrix<double> points = cloud(set->vertices, random, set->vertices.rows() > 24 ? 12 : 40);
    const double best = best_mixture(prior, points, most);
    CHECK(best <= *found->upper_bound + 1e-7);
    CHECK(found->mutual_information >= share * plain->mutual_information - 1e-6);
    CHECK(best <= found->mutual_information + 4e-6);
    if (found->mutual_information - best < 2e-3) ++near;
    // A larger limit keeps no less.
    const auto more = designed(weights, notion, epsilon, std::min(1.1 * most, plain->secret_information));
    REQUIRE(more);
    CHECK(*more->upper_bound >= found->mutual_information - 1e-9);
  }
  MESSAGE(limited, " limits, ", near, " met within 2e-3 nats by points of a grid");
  CHECK(limited > test::repeats(200) / 3);
  // The grid is not exact, and yet near: a bound that is much too high would not pass.
  CHECK(near > limited * 3 / 4);
}

TEST_CASE("a report that nearly rules a secret out says as much of it as one that does") {
  Matrix<double> weights(2, 2);
  weights << 1.4119854033752017, 0.0022529791102711217, 2.8337765284586904, 0;
  const Prior prior = test::prior(weights);
  const LeakageTangents tangents(prior);
  const Matrix<double> given = secret_given_data(prior);
  const auto plain = [&](long double of_first) {
    const long double second = given(1, 0) * of_first;
    long double sum = (1 - second) * std::log((1 - second) / prior.probabilities.secret(0));
    if (second > 0) sum += second * std::log(second / prior.probabilities.secret(1));
    return static_cast<double>(sum);
  };
  for (const double of_first : {0.0, 1e-300, 1e-20, 5.55e-17, 1e-16, 1e-12, 1e-6, .1, .5, .9}) {
    CAPTURE(of_first);
    Vector<double> posterior(2);
    posterior << of_first, 1 - of_first;
    CHECK(tangents.leakage(posterior) == doctest::Approx(plain(of_first)).epsilon(1e-12));
  }
}

TEST_CASE("property: 200 limits under pml with an empty cell have the optimum, proved") {
  test::RandomTables tables(4711);
  std::mt19937_64 random(4712);
  int limited = 0;
  int near = 0;
  for (int i = 0; limited < test::repeats(200); ++i) {
    Matrix<double> weights = tables.next(4, 5);
    weights(tables.between(0, weights.rows() - 1), tables.between(0, weights.cols() - 1)) = 0;
    const double epsilon = .3 + 1.7 * static_cast<double>(tables.between(0, 100)) / 100;
    const double share = .1 + .85 * static_cast<double>(tables.between(0, 100)) / 100;
    if (weights.sum() <= 0) continue;
    const auto plain = designed(weights, "pml", epsilon);
    if (!plain) continue;
    const double most = share * plain->secret_information;
    if (most < 1e-6) continue;
    CAPTURE(i);
    CAPTURE(weights);
    CAPTURE(epsilon);
    CAPTURE(most);
    ++limited;
    const auto found = designed(weights, "pml", epsilon, most);
    REQUIRE_MESSAGE(found, (found ? "" : found.failure().message()));
    CHECK(is_average_within(found->prior.exact(), found->certified.weights, most));
    CHECK(*found->upper_bound - found->mutual_information < 3e-6);
    const Notion with = *find_notion("pml")->with({}, found->prior);
    const auto set = vertices(posterior_polytope(found->prior, with, epsilon));
    REQUIRE(set);
    const Matrix<double> points = cloud(set->vertices, random, set->vertices.rows() > 24 ? 12 : 40);
    const double best = best_mixture(found->prior, points, most);
    CHECK(best <= *found->upper_bound + 1e-7);
    if (found->mutual_information - best < 2e-3) ++near;
  }
  MESSAGE(near, " of ", limited, " met within 2e-3 nats by points of a grid");
  CHECK(near > limited * 3 / 4);
}

TEST_CASE("a limit where every report may name the secret is met by mixing what the vertices have") {
  // The data determine the secret, the price of the limit is 1, and columns depend on each other.
  Matrix<double> weights(3, 4);
  weights << 0, 0, 0.69579895035434203, 0, 0.65430812757979528, 0, 0, 0, 0, 0.87397118590482026, 0,
      1.6388568673875645;
  const auto found = designed(weights, "pml", .929, .386192265);
  REQUIRE(found);
  CHECK(found->mutual_information == doctest::Approx(.80646315).epsilon(1e-6));
  CHECK(*found->upper_bound - found->mutual_information < 3e-6);
}

TEST_CASE("two categories: the optimum is that of a fine grid of all posteriors") {
  std::mt19937_64 random(11);
  std::gamma_distribution<double> gamma(.7);
  for (int i = 0; i < test::repeats(40); ++i) {
    Matrix<double> weights(2 + i % 3, 2);
    for (double& weight : weights.reshaped()) weight = gamma(random) + .01;
    const double epsilon = .3 + .1 * (i % 10);
    const auto plain = designed(weights, "lip", epsilon);
    REQUIRE(plain);
    const double most = (.2 + .05 * (i % 14)) * plain->secret_information;
    if (most < 1e-5) continue;
    CAPTURE(i);
    const auto found = designed(weights, "lip", epsilon, most);
    REQUIRE_MESSAGE(found, (found ? "" : found.failure().message()));
    const Notion lip = *find_notion("lip")->with({}, found->prior);
    const auto set = vertices(posterior_polytope(found->prior, lip, epsilon));
    REQUIRE(set);
    const double low = set->vertices.col(0).minCoeff();
    const double high = set->vertices.col(0).maxCoeff();
    constexpr Index kPoints = 2000;
    Matrix<double> grid(kPoints + 1, 2);
    for (Index k = 0; k <= kPoints; ++k) {
      grid(k, 0) = low + (high - low) * static_cast<double>(k) / kPoints;
      grid(k, 1) = 1 - grid(k, 0);
    }
    const double best = best_mixture(found->prior, grid, most);
    CHECK(best <= *found->upper_bound + 1e-8);
    CHECK(best >= found->mutual_information - 2e-5);
  }
}

TEST_CASE("a limit that takes nothing away gives the plain optimum, with its proof") {
  const auto plain = designed(test::example(), "lip", .5);
  const auto same = designed(test::example(), "lip", .5, plain->secret_information + 1e-9);
  REQUIRE(same);
  CHECK(same->certified.weights == plain->certified.weights);
  CHECK(same->upper_bound == plain->upper_bound);
  CHECK(same->prices == plain->prices);
}

TEST_CASE("B's example, lip at 0.5, with limits of the average leakage") {
  // As this search found them; the other tests compare it with other methods.
  const auto half = designed(test::example(), "lip", .5, .0380526);
  REQUIRE(half);
  CHECK(half->mutual_information == doctest::Approx(.919226).epsilon(2e-6));
  const auto fifth = designed(test::example(), "lip", .5, .015221);
  REQUIRE(fifth);
  CHECK(fifth->mutual_information == doctest::Approx(.812539).epsilon(2e-6));
}

TEST_CASE("what I(S;Y) is proved to be at most is told to the last digits that matter") {
  test::RandomTables tables(5);
  for (int i = 0; i < 60; ++i) {
    const Matrix<double> weights = tables.next(4, 5);
    const Prior prior = test::prior(weights);
    const Index a = prior.categories();
    Channel channel(a, 4);
    std::mt19937_64 random(static_cast<unsigned>(i));
    std::gamma_distribution<double> gamma(.6);
    for (double& entry : channel.reshaped()) entry = gamma(random) + 1e-12;
    for (auto row : channel.rowwise()) row /= row.sum();
    const Weights integers = quantise(channel);
    const double told = mutual_information(secret_and_report(prior, probabilities(integers)));
    CHECK(is_average_within(prior.exact(), integers, told + 1e-13));
    if (told > 1e-12) CHECK_FALSE(is_average_within(prior.exact(), integers, told * (1 - 1e-9) - 1e-13));
  }
  // A fair bit that is reported in full has ln 2: the double above it is enough, the one below is not.
  Matrix<double> bit(2, 2);
  bit << 1, 0, 0, 1;
  const Weights identity = quantise(Channel::Identity(2, 2));
  const double ln2 = 0.6931471805599453;  // below ln 2
  CHECK_FALSE(is_average_within(test::prior(bit).exact(), identity, ln2));
  CHECK(is_average_within(test::prior(bit).exact(), identity, std::nextafter(ln2, 1)));
}

TEST_CASE("a claim of less than the channel says on average does not hold") {
  const auto found = designed(test::example(), "lip", .5, .03);
  REQUIRE(found);
  Claim claim{"lip", .5, found->certified.bounds, found->levels};
  const auto holds = [&](std::optional<double> most) {
    claim.average_leakage = most;
    const auto verified = verify(found->prior, claim, found->certified.weights);
    REQUIRE(verified);
    return verified->holds;
  };
  CHECK(holds({}));
  CHECK(holds(.03));
  CHECK(holds(1e300));
  CHECK_FALSE(holds(.03 * (1 - 1e-9)));
  CHECK_FALSE(holds(0));
  CHECK_FALSE(holds(-1));
  CHECK_FALSE(holds(std::nan("")));
  claim.average_leakage = .02;
  CHECK(std::string(verify(found->prior, claim, found->certified.weights)->reason->text->id) ==
        "average-exceeded");
}

TEST_CASE("a claim about a sample has no limit of the average, as its counts are one distribution of many") {
  DesignRequest request{table(100 * test::example()), "rlip", .5, "grr"};
  request.parameters.alpha = .05;
  const auto found = design(request);
  REQUIRE(found);
  Claim claim{"rlip", .5, found->certified.bounds, found->levels};
  claim.parameters = {.alpha = .05, .known = found->known};
  claim.lifts = found->certified.lifts;
  CHECK(verify(found->prior, claim, found->certified.weights)->holds);
  claim.average_leakage = 10;
  CHECK_FALSE(verify(found->prior, claim, found->certified.weights)->holds);
}

TEST_CASE("a limit of the average leakage is refused where it cannot be searched for") {
  const auto id_of = [](const DesignRequest& request) {
    const auto found = design(request);
    REQUIRE_FALSE(found);
    return std::string(found.failure().text->id);
  };
  DesignRequest request{table(test::example()), "lip", .5, "optimal"};
  for (const double wrong : {0.0, -1.0, 1e-7, std::nan(""), HUGE_VAL}) {
    request.average_leakage = wrong;
    CHECK(id_of(request) == "average-out-of-range");
  }
  request.average_leakage = .02;
  request.protocol = "grr";
  CHECK(id_of(request) == "average-not-here");
  request.protocol = "optimal";
  request.sees_secret = true;
  CHECK(id_of(request) == "average-not-here");
  Matrix<double> people = 100 * test::example();
  request = {table(people), "rlip", .5, "optimal"};
  request.parameters.alpha = .05;
  request.average_leakage = .02;
  CHECK(id_of(request) == "average-not-here");
}

}  // namespace sluice::average_leakage_test

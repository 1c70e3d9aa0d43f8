// SPDX-License-Identifier: GPL-3.0-or-later
// The optimum found column by column, beside the optimum over all vertices.
#include "optimise/column_generation.hpp"

#include <doctest/doctest.h>

#include <array>
#include <cmath>
#include <limits>
#include <random>

#include "design/sluice.hpp"
#include "effort.hpp"
#include "optimise/pricing.hpp"
#include "optimise/vertices.hpp"
#include "prior/information.hpp"
#include "prior/inputs.hpp"
#include "promises.hpp"
#include "proofs.hpp"
#include "vectors.hpp"

namespace sluice::column_generation_test {

using sluice::test::table;

namespace {

constexpr double kGap = 1e-6;

Result<Design> designed(const Matrix<double>& weights, const test::Promise& promise, double epsilon,
                        Method method) {
  return design(
      {table(weights), promise.notion, epsilon, "optimal", {method, kGap, 30, {}}, promise.parameters});
}

/// A category of probability 1e-10 may cost so much that a proof in doubles cannot tell it to 1e-6.
bool too_rare(const test::Promise& promise, const Prior& prior) {
  return promise.notion == "context-aware" && prior.probabilities.data.minCoeff() < 1e-9;
}

/// The excess of a bound over the one that its prices prove over a list of all vertices (nats). That one is
/// H(p) - prices . p - min { H(v) - prices . v }.
double margin(const Design& found, const Notion& notion, double epsilon) {
  const Prior& prior = found.prior;
  const Vector<double>& p = prior.probabilities.data;
  const auto set = vertices(posterior_polytope(prior, notion, epsilon));
  REQUIRE(set);
  double least = std::numeric_limits<double>::infinity();
  for (const auto& v : set->vertices.rowwise()) {
    least = std::min(least, entropy(v.transpose()) - v.dot(found.prices));
  }
  return *found.upper_bound - (entropy(p) - found.prices.dot(p) - least);
}

}  // namespace

TEST_CASE("property: 500 random priors have the same optimum both ways, to the gap that is stated") {
  test::RandomTables tables(31);
  double widest = 0;
  int searched = 0;
  int priced = 0;
  for (int i = 0; i < test::repeats(500); ++i) {
    const Matrix<double> weights = tables.next(6, 7);
    const double epsilon = tables.epsilon();
    CAPTURE(i);
    CAPTURE(epsilon);
    CAPTURE(weights);
    for (const auto& promise : test::promises(tables, weights)) {
      CAPTURE(promise.notion);
      if (too_rare(promise, test::prior(weights))) continue;
      const auto listed = designed(weights, promise, epsilon, Method::vertices);
      const auto searched_for = designed(weights, promise, epsilon, Method::columns);
      REQUIRE(listed);
      REQUIRE_MESSAGE(searched_for, (searched_for ? "" : searched_for.failure().message()));
      ++searched;
      CHECK(*searched_for->upper_bound >= listed->mutual_information - 1e-12);
      CHECK(searched_for->mutual_information <= *listed->upper_bound + 1e-12);
      CHECK(std::abs(searched_for->mutual_information - listed->mutual_information) < 1.1 * kGap);
      CHECK(*searched_for->upper_bound - searched_for->mutual_information < 1.1 * kGap);
      const Notion notion = promise.under(searched_for->prior);
      CHECK(notion.leakage(searched_for->prior, searched_for->channel).level <= epsilon * (1 + 1e-9));
      CHECK(searched_for->certified.mixing < 1e-7);
      // Readers that search for the minimum themselves allow for 1e-9.
      for (const auto* one : {&*listed, &*searched_for}) {
        if (one->prices.size() == 0) continue;
        CHECK(margin(*one, notion, epsilon) > -1e-10);
        ++priced;
      }
      CHECK(searched_for->channel.cols() <= searched_for->prior.categories());
      widest = std::max(widest, *searched_for->upper_bound - searched_for->mutual_information);
    }
  }
  CHECK((test::in_part() || searched > 1900));
  CHECK((test::in_part() || priced > 1900));
  MESSAGE(searched << " searches, " << priced << " with prices, widest gap " << widest);
}

TEST_CASE("property: cells of very few people and of very many leave no gap open") {
  std::mt19937_64 generator(33);
  const auto between = [&](int low, int high) {
    return std::uniform_int_distribution<Index>(low, high)(generator);
  };
  double widest = 0;
  for (int i = 0; i < test::repeats(100); ++i) {
    Matrix<double> weights(between(2, 4), between(4, 10));
    for (double& weight : weights.reshaped()) {
      weight = static_cast<double>(between(0, 1) == 0 ? between(0, 3) : between(30'000, 130'000));
    }
    const double epsilon = std::array{.02, .05, .1, .5, 1.0}[static_cast<std::size_t>(i % 5)];
    CAPTURE(i);
    CAPTURE(epsilon);
    CAPTURE(weights);
    for (const char* notion : {"lip", "ldp", "pmc", "srlip", "srldp", "data-ldp"}) {
      CAPTURE(notion);
      const auto found = designed(weights, {notion, {}}, epsilon, Method::columns);
      REQUIRE_MESSAGE(found, (found ? "" : found.failure().message()));
      const double gap = *found->upper_bound - found->mutual_information;
      CHECK(gap < 1.1 * kGap);
      widest = std::max(widest, gap);
    }
  }
  MESSAGE("widest gap " << widest);
}

TEST_CASE("a table of many categories, some rare, has a mixture at once and is finished") {
  // Most people are in few categories, as with hours of work.
  std::mt19937_64 generator(35);
  std::gamma_distribution<double> gamma(1);
  Matrix<double> weights(8, 60);
  for (Index x = 0; x < weights.cols(); ++x) {
    const double size = 20'000 * std::pow(static_cast<double>(x + 1), -2);
    for (Index s = 0; s < weights.rows(); ++s) weights(s, x) = std::floor(size * gamma(generator));
    weights(x % weights.rows(), x) += 1;
  }
  const Prior prior = test::prior(weights);
  double first = -1;
  int asked = 0;
  SearchOptions options{Method::columns, kGap, 300, {}};
  options.keep_going = [&](const SearchProgress& progress) {
    if (first < 0 && ++asked > 200) first = progress.lower;
    return true;
  };
  const auto best = column_generation(prior, search_polytope(prior, *find_notion("lip"), .5), options);
  REQUIRE(best);
  const double kept = mutual_information(data_and_report(prior, best->channel));
  CHECK(best->upper_bound - kept < 1.1 * kGap);
  CHECK(first > 0.1 * kept);
  MESSAGE("kept " << kept << " of " << entropy(prior.probabilities.data) << ", soon " << first);
}

TEST_CASE("property: a proof succeeds below the least value over all vertices and fails above it") {
  test::RandomTables tables(32);
  int polytopes = 0;
  for (int i = 0; i < test::repeats(200); ++i) {
    CAPTURE(i);
    const Matrix<double> weights = tables.next(5, 6);
    const Prior prior = test::prior(weights);
    const double epsilon = tables.epsilon();
    const Vector<double> prices = test::random_prices(tables, prior.categories());
    for (const auto& promise : test::promises(tables, weights)) {
      const Notion notion = promise.under(prior);
      const auto set = vertices(posterior_polytope(prior, notion, epsilon));
      REQUIRE(set);
      test::check_proofs(search_polytope(prior, notion, epsilon), set->vertices, prices);
      ++polytopes;
    }
  }
  CHECK((test::in_part() || polytopes > 600));
}

TEST_CASE("where every category is always rare, vertices are points of the polytope all the same") {
  std::mt19937_64 generator(45);
  std::uniform_real_distribution<double> between(80, 100);
  Matrix<double> weights(2, 110);
  for (double& weight : weights.reshaped()) weight = between(generator);
  const Prior prior = test::prior(weights);
  constexpr double kEpsilon = 0.2;
  Pricing pricing(search_polytope(prior, *find_notion("data-ldp"), kEpsilon), [] { return true; });
  const Vector<double> free = Vector<double>::Zero(prior.categories());
  for (Index x = 0; x < prior.categories(); x += test::in_part() ? 10 : 1) {
    CAPTURE(x);
    for (const auto& column :
         {pricing.vertex(free, -Vector<double>::Unit(prior.categories(), x)), pricing.opposite(free)}) {
      REQUIRE(column);
      const Vector<double> ratios = column->posterior.cwiseQuotient(prior.probabilities.data);
      CHECK(std::abs(column->posterior.sum() - 1) < 1e-12);
      CHECK(ratios.maxCoeff() <= std::exp(kEpsilon) * ratios.minCoeff() * (1 + 1e-12));
      CHECK(ratios.maxCoeff() > 1.001 * ratios.minCoeff());
    }
  }
}

TEST_CASE("on a table of many conditions one linear program does not make anybody wait") {
  constexpr Index kValues = 6;
  constexpr Index kAll = kValues * kValues * kValues;
  std::mt19937_64 generator(44);
  std::gamma_distribution<double> gamma(0.5);
  Matrix<double> weights(5, kAll);
  for (double& weight : weights.reshaped()) weight = gamma(generator);
  JointTable joint = table(weights);
  joint.attributes.resize(kAll, 3);
  for (Index x = 0; x < kAll; ++x) {
    joint.attributes.row(x) << x / (kValues * kValues), x / kValues % kValues, x % kValues;
  }
  const Prior prior = *make_prior(joint);
  const Notion notion = *find_notion("srlip")->with({}, prior);
  const SearchPolytope whole = search_polytope(prior, notion, 0.5);
  // Two programs for each category.
  constexpr int kEnough = 100;
  int asked = 0;
  int categories = 0;
  Pricing pricing(whole, [&] { return ++asked < kEnough; });
  for (Index x = 0; x < kAll; ++x) categories += pricing.chords()(x) > 0 ? 1 : 0;
  CHECK(asked >= kEnough);
  CHECK(categories < kEnough / 2);

  // Conditions are left out after the stop, and none is made up.
  const SearchPolytope part = search_polytope(prior, notion, 0.5, [] { return false; });
  CHECK(part.rows->rows.rows() < whole.rows->rows.rows());
  CHECK(part.rows->rows.rows() > 0);
}

TEST_CASE("a search that is stopped has a channel that keeps the promise and a bound that is true") {
  std::mt19937_64 generator(34);
  std::gamma_distribution<double> gamma(0.5);
  Matrix<double> joint(5, 20);
  for (double& cell : joint.reshaped()) cell = gamma(generator);
  const auto whole = designed(joint, {"lip", {}}, 0.5, Method::columns);
  REQUIRE(whole);
  for (const int patience : {0, 1, 10, 50, 100}) {
    int asked = 0;
    double last_lower = -1;
    SearchOptions options{Method::columns, kGap, 30, [&](const SearchProgress& progress) {
                            CHECK(progress.lower <= progress.upper);
                            CHECK(progress.upper >= whole->mutual_information - 1e-9);
                            CHECK(progress.lower >= last_lower - 1e-9);
                            last_lower = progress.lower;
                            return asked++ < patience;
                          }};
    const auto part = design({table(joint), "lip", 0.5, "optimal", options});
    REQUIRE(part);
    CHECK(part->mutual_information <= whole->mutual_information + 1e-9);
    CHECK(*part->upper_bound >= whole->mutual_information - 1e-9);
    CHECK(find_notion("lip")->leakage(part->prior, part->channel).level <= 0.5 * (1 + 1e-9));
  }
}

TEST_CASE("a search without time is no worse than randomised response") {
  std::mt19937_64 generator(35);
  std::gamma_distribution<double> gamma(0.5);
  Matrix<double> joint(30, 60);
  for (double& cell : joint.reshaped()) cell = gamma(generator);
  for (const char* notion : {"lip", "ldp"}) {
    const auto plain = design({table(joint), notion, 1, "grr"});
    const auto hasty =
        design({table(joint), notion, 1, "optimal", {.method = Method::columns, .seconds = 0}});
    REQUIRE(plain);
    REQUIRE(hasty);
    CHECK(plain->mutual_information > 0);
    CHECK(hasty->mutual_information >= plain->mutual_information);
    CHECK(*hasty->upper_bound >= hasty->mutual_information);
  }
}

TEST_CASE("with what a neighbouring level has left, a search finds the same to the gap, in fewer steps") {
  const Matrix<double> joint = test::adult("occupation", "education");
  constexpr double kCurveGap = 1e-4;
  std::vector<double> levels{3, 0.6, 1.5, 0.15, 0.3, 0.2, 6};  // up, down, near and far
  if (test::in_part()) levels.resize(3);
  for (const char* name : {"lip", "ldp"}) {
    const Notion& notion = *find_notion(name);
    SearchMemory memory;
    std::uint64_t alone = 0;
    std::uint64_t together = 0;
    for (const double epsilon : levels) {
      CAPTURE(notion.name);
      CAPTURE(epsilon);
      const auto at = [&](SearchMemory* kept, std::uint64_t& steps) {
        const SearchOptions options{Method::columns, kCurveGap, 30,
                                    [&](const SearchProgress&) { return ++steps > 0; }, kept};
        return design({table(joint), std::string(notion.name), epsilon, "optimal", options});
      };
      const auto single = at(nullptr, alone);
      const auto helped = at(&memory, together);
      REQUIRE(single);
      REQUIRE(helped);
      CHECK(std::abs(helped->mutual_information - single->mutual_information) < kCurveGap);
      CHECK(*helped->upper_bound >= single->mutual_information - 1e-12);
      CHECK(*helped->upper_bound - helped->mutual_information < 1.1 * kCurveGap);
      CHECK(notion.leakage(helped->prior, helped->channel).level <= epsilon * (1 + 1e-9));
      CHECK(memory.posteriors.size() >= static_cast<std::size_t>(helped->channel.cols()));
      CHECK(memory.prices.size() == joint.cols());
    }
    CHECK(together < alone);
    MESSAGE(notion.name << ": asked " << alone << " times without, " << together << " times with memory");
  }
}

TEST_CASE("whatever a memory holds, what is found with it is true") {
  test::RandomTables tables(36);
  constexpr double kNan = std::numeric_limits<double>::quiet_NaN();
  for (int i = 0; i < test::repeats(40); ++i) {
    const Matrix<double> weights = tables.next(5, 7);
    const double epsilon = tables.epsilon();
    CAPTURE(i);
    for (const char* notion : {"lip", "ldp"}) {
      const auto single = designed(weights, {notion, {}}, epsilon, Method::columns);
      REQUIRE(single);
      const Index a = single->prior.categories();
      const Vector<double> corner = Vector<double>::Unit(a, a - 1);
      const std::vector<SearchMemory> memories{
          {{Vector<double>::Ones(a + 1)}, Vector<double>::Ones(a + 1)},
          {{Vector<double>::Ones(a + 1)}, Vector<double>::Ones(a)},
          {{Vector<double>::Constant(a, kNan)}, Vector<double>::Ones(a)},
          {{corner}, Vector<double>::Constant(a, kNan)},
          {{corner, -corner}, Vector<double>::Constant(a, 100)},
      };
      for (SearchMemory memory : memories) {
        const auto helped =
            design({table(weights), notion, epsilon, "optimal", {Method::columns, kGap, 30, {}, &memory}});
        REQUIRE(helped);
        CHECK(std::abs(helped->mutual_information - single->mutual_information) < 1.1 * kGap);
        CHECK(*helped->upper_bound >= single->mutual_information - 1e-12);
      }
    }
  }
}

}  // namespace sluice::column_generation_test

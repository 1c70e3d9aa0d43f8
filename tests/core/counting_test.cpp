// SPDX-License-Identifier: GPL-3.0-or-later
// Channels that shares are counted best from, beside closed forms, a solver that shares no code with the
// engine, and other protocols.
#include "prior/counting.hpp"

#include <doctest/doctest.h>

#include <Eigen/LU>
#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <optional>
#include <random>
#include <vector>

#include "counting_by_hand.hpp"
#include "design/sluice.hpp"
#include "effort.hpp"
#include "estimate/counting_marks.hpp"
#include "estimate/mark_variance.hpp"
#include "estimate/planner.hpp"
#include "optimise/counting_optimum.hpp"
#include "prior/inputs.hpp"
#include "promises.hpp"
#include "vectors.hpp"

namespace sluice::counting_test {

using sluice::test::table;

namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();

CountingOptimum must(const Prior& prior, const Notion& notion, double epsilon, CountingOptions options = {}) {
  auto found = counting_optimum(prior, notion, epsilon, options);
  REQUIRE_MESSAGE(found, (found ? "" : found.failure().message()));
  return std::move(*found);
}

/// tr J^-1 - |p|^2 as it is written; infinite where J has no inverse.
double by_inverse(const Vector<double>& p, const Channel& channel) {
  const Vector<double> q = channel.transpose() * p;
  const Matrix<double> information = channel * q.cwiseInverse().asDiagonal() * channel.transpose();
  const Eigen::FullPivLU<Matrix<double>> factored(information);
  if (factored.rank() < p.size()) return kInfinity;
  return factored.inverse().trace() - p.squaredNorm();
}

double variance_of_protocol(const Matrix<double>& weights, const test::Promise& promise, double epsilon,
                            const std::string& protocol) {
  const auto found = design({table(weights), promise.notion, epsilon, protocol, {}, promise.parameters});
  if (!found) return kInfinity;
  if (!found->certified.marks) return counting_variance(found->prior, found->channel).value_or(kInfinity);
  const auto marked = counting_variance(found->prior, *found->certified.marks);
  return marked ? marked->value : kInfinity;
}

/// A notion with random parameters, where it has any.
test::Promise promise_of(test::RandomTables& tables, const Matrix<double>& weights, std::string_view name) {
  return test::promise(tables, weights, *find_notion(name));
}

}  // namespace

TEST_CASE(
    "designs for counting reproduce the check values, beside information's optimum and randomised response") {
  struct Check {
    const char* notion;
    double epsilon;
    double informative, response, counting;
  };
  const Matrix<double> joint = test::matrix(test::read_vectors("ex1.json"), "joint");
  const Prior prior = test::prior(joint);
  for (const auto& [name, epsilon, informative, response, counting] :
       {Check{"lip", .1, 613.5, 50.49, 9.047}, Check{"lip", .2, 8.983, 13.29, 3.002},
        Check{"lip", .5, 1.183, 2.495, 1.038}, Check{"lip", 1, .7442, .8266, .7440},
        Check{"ldp", .2, 8139, 45.92, 8.313}, Check{"ldp", .5, 3.395, 7.027, 1.920},
        Check{"ldp", 1, .9367, 1.733, .8870}}) {
    CAPTURE(name);
    CAPTURE(epsilon);
    const auto found = must(prior, *find_notion(name), epsilon, {.gap = 1e-6});
    CHECK(found.variance == doctest::Approx(counting).epsilon(0.01));
    CHECK(found.lower_bound <= found.variance);
    CHECK(found.lower_bound > found.variance * (1 - 1e-6));
    CHECK(find_notion(name)->leakage(prior, found.channel).level <= epsilon * (1 + 1e-9));
    CHECK(variance_of_protocol(joint, {name, {}}, epsilon, "optimal") ==
          doctest::Approx(informative).epsilon(0.01));
    CHECK(variance_of_protocol(joint, {name, {}}, epsilon, "grr") == doctest::Approx(response).epsilon(0.01));
  }
  const Matrix<double> even = Matrix<double>::Ones(1, 5);
  for (const auto& [epsilon, response, counting] :
       {std::array{.5, 60.66, 50.38}, std::array{1.0, 12.23, 12.23}}) {
    const auto found = must(test::prior(even), *find_notion("data-ldp"), epsilon, {.gap = 1e-6});
    CHECK(found.variance == doctest::Approx(counting).epsilon(0.01));
    CHECK(variance_of_protocol(even, {"data-ldp", {}}, epsilon, "grr") ==
          doctest::Approx(response).epsilon(0.01));
  }
}

TEST_CASE("where all answers are alike the best channel is as good as the best subset selection") {
  // The posteriors with w categories e^epsilon times as likely as the others are all equally far from the
  // prior. The farther the better: V = (a - 1)^2 / (a |v - p|)^2.
  for (Index a = 3; a <= 8; ++a) {
    const auto n = static_cast<double>(a);
    for (const double epsilon : {.5, 1.0, 2.0}) {
      CAPTURE(a);
      CAPTURE(epsilon);
      double farthest = 0;
      for (double w = 1; w < n; ++w) {
        const double whole = w * std::exp(epsilon) + n - w;
        const double more = std::exp(epsilon) / whole - 1 / n;
        const double less = 1 / whole - 1 / n;
        farthest = std::max(farthest, w * more * more + (n - w) * less * less);
      }
      const double expected = (n - 1) * (n - 1) / (n * n * farthest);
      const auto found =
          must(test::prior(Matrix<double>::Ones(1, a)), *find_notion("data-ldp"), epsilon, {.gap = 1e-6});
      CHECK(found.variance == doctest::Approx(expected).epsilon(2e-6));
      CHECK(found.lower_bound <= expected * (1 + 1e-12));
      CHECK(found.channel.cols() <= a * (a + 1) / 2 + 1);
    }
  }
}

TEST_CASE(
    "property: 200 random priors need no more people than with any other protocol, to a gap that is proved") {
  test::RandomTables tables(71);
  const std::array levels{.05, .1, .3, 1.0, 2.0};
  const std::array names{"lip", "ldp", "pml", "data-ldp"};
  double widest = 0;
  int searched = 0;
  for (std::size_t i = 0; i < static_cast<std::size_t>(test::repeats(200)); ++i) {
    const Matrix<double> weights = tables.next(5, 8);
    const double epsilon = levels[i % levels.size()];
    const test::Promise promise = promise_of(tables, weights, names[i / levels.size() % names.size()]);
    const Prior prior = test::prior(weights);
    const Notion notion = promise.under(prior);
    CAPTURE(i);
    CAPTURE(notion.name);
    CAPTURE(epsilon);
    CAPTURE(weights);
    const auto found = must(prior, notion, epsilon, {.gap = 1e-4});
    ++searched;
    CHECK(notion.leakage(prior, found.channel).level <= epsilon * (1 + 1e-9));
    CHECK((found.channel.rowwise().sum().array() - 1).abs().maxCoeff() < 1e-12);
    CHECK(found.channel.minCoeff() >= 0);
    const auto told = counting_variance(prior, found.channel);
    REQUIRE(told);
    CHECK(found.variance == doctest::Approx(*told));
    CHECK(found.lower_bound <= found.variance);
    const double gap = found.variance > 0 ? 1 - found.lower_bound / found.variance : 0;
    CHECK(gap <= 1e-2);
    widest = std::max(widest, gap);
    for (const char* protocol : {"optimal", "grr", "oue"}) {
      CAPTURE(protocol);
      const double theirs = variance_of_protocol(weights, promise, epsilon, protocol);
      CHECK(found.variance <= theirs * (1 + gap) + 1e-9);
      CHECK(found.lower_bound <= theirs * (1 + 1e-9) + 1e-12);
    }
  }
  MESSAGE(searched << " searches, widest gap " << widest);
}

TEST_CASE("property: a solver that shares no code comes to the same, whatever is to be counted") {
  test::RandomTables tables(72);
  int compared = 0;
  for (int i = 0; compared < test::repeats(30); ++i) {
    const Matrix<double> weights = tables.next(3, 4);
    const std::string name = std::array{"lip", "ldp", "data-ldp"}[static_cast<std::size_t>(i % 3)];
    const double epsilon = std::array{.3, .7, 1.5, 2.0}[static_cast<std::size_t>(i % 4)];
    const Prior prior = test::prior(weights);
    const Vector<double>& p = prior.probabilities.data;
    // The solver inverts matrices that a rare category makes singular.
    if (prior.categories() < 2 || p.minCoeff() < 1e-3) continue;
    const Notion& notion = *find_notion(name);
    if (notion.leakage(prior, Channel::Identity(p.size(), p.size())).level <= epsilon) continue;
    CAPTURE(i);
    CAPTURE(name);
    CAPTURE(epsilon);
    CAPTURE(weights);
    const Matrix<double> v = test::all_vertices(test::rows_of(name, prior.weights.cells, epsilon));
    Matrix<double> contrasts = Matrix<double>::Identity(p.size(), p.size());
    if (compared % 2 == 1) {
      for (Index x = 0; x < p.size(); ++x) contrasts(x, x) = 1 + static_cast<double>(tables.between(0, 8));
      contrasts(0, p.size() - 1) = -2;
    }
    const double theirs = test::by_multiplication(v, p, contrasts);
    const auto found = must(prior, notion, epsilon, {.contrasts = contrasts, .gap = 1e-6});
    CHECK(found.lower_bound <= theirs * (1 + 1e-9));
    CHECK(found.variance <= theirs * (1 + 2e-6));
    CHECK(theirs <= found.variance * 1.01);
    CHECK(found.variance - found.lower_bound <= 1.1e-6 * found.variance);
    ++compared;
  }
}

TEST_CASE("property: column by column and over a list there is the same optimum, under every notion") {
  test::RandomTables tables(73);
  double widest = 0;
  for (int i = 0; i < test::repeats(40); ++i) {
    const Matrix<double> weights = tables.next(4, 5);
    const double epsilon = std::array{.1, .3, .5, 1.0, 2.0}[static_cast<std::size_t>(i % 5)];
    const Prior prior = test::prior(weights);
    // Columns are right to some 1e-11 of a probability, which is much for a probability this small; the proof
    // repairs that.
    const bool rare = prior.probabilities.data.minCoeff() < 1e-6;
    CAPTURE(i);
    CAPTURE(epsilon);
    CAPTURE(weights);
    for (const auto& promise : test::promises(tables, weights)) {
      const Notion notion = promise.under(prior);
      CAPTURE(notion.name);
      const auto by = [&](Method method) {
        CountingOptions options{.gap = method == Method::vertices ? 1e-6 : 1e-2};
        options.search.method = method;
        return must(prior, notion, epsilon, options);
      };
      const auto listed = by(Method::vertices);
      const auto searched = by(Method::columns);
      CHECK(listed.lower_bound <= searched.variance);
      CHECK(searched.lower_bound <= listed.variance);
      CHECK(listed.variance - listed.lower_bound <= 1e-5 * listed.variance);
      CHECK(searched.variance - searched.lower_bound <= 1.1e-2 * searched.variance);
      CHECK((rare || notion.leakage(prior, searched.channel).level <= epsilon * (1 + 1e-9)));
      if (searched.variance > 0) widest = std::max(widest, 1 - searched.lower_bound / searched.variance);
    }
  }
  MESSAGE("widest gap by columns " << widest);
}

TEST_CASE("of the share that is told worst a design says what a plan does") {
  const double quantile = 1.959963984540054;
  for (const char* protocol : {"optimal", "grr", "oue", "block-design"}) {
    CAPTURE(protocol);
    const auto found = design({table(test::example()), "lip", .5, protocol});
    REQUIRE(found);
    REQUIRE(found->counting);
    const Vector<double>& p = found->prior.probabilities.data;
    const Question question{Matrix<double>::Identity(4, 4), 4, p};
    const auto& marks = found->certified.marks;
    const auto plan = marks ? precision(*marks, question, 1000) : precision(found->channel, question, 1000);
    REQUIRE(plan);
    const double wald = quantile * std::sqrt(found->counting->worst_share / 1000);
    CHECK(plan->wald.maxCoeff() == doctest::Approx(wald).epsilon(1e-6));
  }
}

TEST_CASE("weights move precision to the categories that matter, and a contrast alone is told better") {
  const Prior prior = test::prior(test::example());
  const Notion& notion = *find_notion("lip");
  const auto all = must(prior, notion, .5, {.gap = 1e-6});
  const Matrix<double> first = Matrix<double>::Identity(4, 1);
  const auto alone = must(prior, notion, .5, {.contrasts = first, .gap = 1e-6});
  const auto beside = counting_variance(prior, all.channel, first);
  REQUIRE(beside);
  CHECK(alone.variance < *beside * 0.999);
  CHECK(alone.lower_bound > 0);
  // Twice the root of a weight is four times the variance.
  const auto scaled = must(prior, notion, .5, {.contrasts = 2 * Matrix<double>::Identity(4, 4), .gap = 1e-6});
  CHECK(scaled.variance == doctest::Approx(4 * all.variance).epsilon(1e-5));
  const auto wrong = counting_optimum(prior, notion, .5, {.contrasts = Matrix<double>::Identity(3, 3)});
  REQUIRE(!wrong);
  CHECK(std::string(wrong.failure().text->id) == "contrasts-do-not-fit");
}

TEST_CASE("where no report tells all shares there is a reason, not a number") {
  const Prior prior = test::prior(test::example());
  for (const char* name : {"lip", "ldp", "data-ldp", "pml"}) {
    for (const double epsilon : {0.0, 1e-9}) {
      const auto found = counting_optimum(prior, *find_notion(name), epsilon, {});
      REQUIRE(!found);
      CHECK(std::string(found.failure().text->id) == "shares-hidden");
      CHECK(found.failure().status == Status::bad_request);
    }
  }
  // If the secret is independent of the data, nothing has to be hidden.
  Matrix<double> independent(2, 3);
  independent << 1, 2, 3, 2, 4, 6;
  const auto free = must(test::prior(independent), *find_notion("lip"), 0);
  CHECK(free.variance == doctest::Approx(1 - 14.0 / 36));
  CHECK(free.lower_bound == free.variance);
}

TEST_CASE(
    "a search for counting that is stopped has a channel that keeps the promise and a bound that is true") {
  std::mt19937_64 generator(74);
  std::gamma_distribution<double> gamma(0.5);
  Matrix<double> joint(4, 7);
  for (double& cell : joint.reshaped()) cell = gamma(generator);
  const Prior prior = test::prior(joint);
  const Notion& notion = *find_notion("lip");
  const auto whole = must(prior, notion, .5, {.gap = 1e-6});
  for (const Method method : {Method::vertices, Method::columns}) {
    for (const int patience : {0, 1, 10, 100, 1000}) {
      int asked = 0;
      bool ended = false;
      CountingOptions options;
      options.search.method = method;
      options.search.keep_going = [&](const SearchProgress& progress) {
        CHECK(!ended);
        CHECK(progress.lower <= -whole.lower_bound);
        CHECK(progress.upper >= -whole.variance);
        ended = asked++ >= patience;
        return !ended;
      };
      const auto part = counting_optimum(prior, notion, .5, options);
      if (!part) continue;  // nothing had been found
      CHECK(part->variance >= whole.lower_bound);
      CHECK(part->lower_bound <= whole.variance);
      CHECK(notion.leakage(prior, part->channel).level <= .5 * (1 + 1e-9));
    }
  }
}

TEST_CASE("the variance of counting is that of the formula, and nothing where shares cannot be told") {
  std::mt19937_64 generator(75);
  std::gamma_distribution<double> gamma(1);
  for (int i = 0; i < 50; ++i) {
    const Index a = 2 + i % 6;
    Matrix<double> weights(2, a);
    for (double& weight : weights.reshaped()) weight = gamma(generator);
    const Prior prior = test::prior(weights);
    Channel channel(a, a + i % 4);
    for (double& entry : channel.reshaped()) entry = gamma(generator);
    for (auto row : channel.rowwise()) row /= row.sum();
    const auto told = counting_variance(prior, channel);
    REQUIRE(told);
    CHECK(*told == doctest::Approx(by_inverse(prior.probabilities.data, channel)).epsilon(1e-6));
    // A category with the same row as another hides both, but their sum is still told.
    if (a < 3) continue;
    channel.row(1) = channel.row(0);
    CHECK(!counting_variance(prior, channel));
    Matrix<double> sum = Matrix<double>::Zero(a, 1);
    sum(0) = sum(1) = 1;
    CHECK(counting_variance(prior, channel, sum));
  }
  const Prior prior = test::prior(test::example());
  const Vector<double>& p = prior.probabilities.data;
  CHECK(*counting_variance(prior, Channel::Identity(4, 4)) == doctest::Approx(1 - p.squaredNorm()));
  CHECK(!counting_variance(prior, Channel::Constant(4, 2, 0.5)));
}

TEST_CASE("the variance of counting is that of simulated surveys") {
  const Prior prior = test::prior(test::example());
  const auto found = must(prior, *find_notion("ldp"), 1);
  const Vector<double>& p = prior.probabilities.data;
  const Vector<double> q = found.channel.transpose() * p;
  const Matrix<double> information =
      found.channel * q.cwiseInverse().asDiagonal() * found.channel.transpose();
  // Weights of reports: unbiased, and best at p.
  const Matrix<double> weights = q.cwiseInverse().asDiagonal() * found.channel.transpose() *
                                 Eigen::FullPivLU<Matrix<double>>(information).inverse();
  std::mt19937_64 generator(76);
  std::discrete_distribution<Index> reports(q.begin(), q.end());
  constexpr int kPeople = 200'000;
  double squares = 0;
  for (int i = 0; i < kPeople; ++i) {
    squares += (weights.row(reports(generator)).transpose() - p).squaredNorm();
  }
  // The mean of so many squares is right to 5 of its deviations of at most 0.5 %.
  CHECK(squares / kPeople == doctest::Approx(found.variance).epsilon(0.025));
}

TEST_CASE("a channel that sees the secret is counted from as well, where it tells pairs apart") {
  const Matrix<double> joint = test::example();
  const Prior prior = test::prior(joint);
  const auto blind = must(prior, *find_notion("lip"), .5);
  // A channel that sees the secret and does the same for each leaves secrets indistinguishable, and tells the
  // data equally well.
  const Channel same = blind.channel.replicate(2, 1);
  const auto told = counting_variance(prior, same);
  REQUIRE(told);
  CHECK(*told == doctest::Approx(blind.variance).epsilon(1e-6));
}

TEST_CASE("sets of marks are counted from jointly where there are few, and one by one otherwise") {
  std::mt19937_64 generator(77);
  std::gamma_distribution<double> gamma(1);
  for (const Index a : {3, 6, 14}) {
    Matrix<double> weights(2, a);
    for (double& weight : weights.reshaped()) weight = gamma(generator);
    const Prior prior = test::prior(weights);
    const Vector<double>& p = prior.probabilities.data;
    const Marks marks{a, kOwnMark / 3};
    double each = 0;
    for (Index x = 0; x < a; ++x) each += variance_of_marks(Vector<double>::Unit(a, x), marks, p);
    const auto told = counting_variance(prior, marks);
    REQUIRE(told);
    CHECK(told->joint == (a < 14));
    if (told->joint) {
      CHECK(told->value == doctest::Approx(by_inverse(p, expanded(marks))).epsilon(1e-6));
      CHECK(told->value < each);
    } else {
      CHECK(told->value == doctest::Approx(each));
    }
    CHECK(!counting_variance(prior, Marks{a, kOwnMark}));
  }
}

}  // namespace sluice::counting_test

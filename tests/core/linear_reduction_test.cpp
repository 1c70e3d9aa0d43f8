// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocol/linear_reduction.hpp"

#include <doctest/doctest.h>

#include <Eigen/LU>
#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <optional>
#include <random>

#include "design/sluice.hpp"
#include "effort.hpp"
#include "exact/sample.hpp"
#include "prior/information.hpp"
#include "prior/inputs.hpp"
#include "promises.hpp"
#include "protocol/coupling.hpp"

namespace sluice::linear_reduction_test {

using namespace sluice::linear_reduction;

namespace {

/// The coupling with plans in proportion, in closed form. c a x a.
Channel proportional_coupling(const Prior& prior, double alpha) {
  const Matrix<double> wanted = reports_given_secret(prior, alpha);
  std::vector<Matrix<double>> plans;
  for (const Transport& transport : coupling::what_moves(prior, wanted)) {
    plans.push_back(proportional_plan(transport));
  }
  return coupling::channel(prior, wanted, plans);
}

double kept(const Prior& prior, const Channel& channel) {
  return mutual_information(data_and_report(prior, channel));
}

/// E d(X,Y).
double mean_distance(const Prior& prior, const Channel& channel, const Matrix<double>& distances) {
  return data_and_report(prior, channel).cwiseProduct(distances).sum();
}

double wrong(const Prior& prior, const Channel& channel) {
  return 1 - data_and_report(prior, channel).trace();
}

double level(const char* notion, const Prior& prior, const Channel& channel) {
  const bool aware = channel.rows() != prior.categories();
  return find_notion(notion)->leakage(aware ? with_secret(prior) : prior, channel).level;
}

Channel best_coupling(const Prior& prior, double alpha) {
  const Matrix<double> wanted = reports_given_secret(prior, alpha);
  return coupling::channel(prior, wanted, coupling::most_informative(prior, wanted, {}));
}

/// I(X;Y) of every choice of a vertex for each of two secrets, least and largest.
std::pair<double, double> least_and_most(const Prior& prior, double alpha) {
  const Matrix<double> wanted = reports_given_secret(prior, alpha);
  const auto moves = coupling::what_moves(prior, wanted);
  std::pair<double, double> found{std::numeric_limits<double>::infinity(), 0};
  const auto first = transport_vertices(moves.at(0), 1000);
  const auto second = transport_vertices(moves.at(1), 1000);
  REQUIRE(first);
  REQUIRE(second);
  for (const auto& one : *first) {
    for (const auto& other : *second) {
      const double information = kept(prior, coupling::channel(prior, wanted, {one, other}));
      found = {std::min(found.first, information), std::max(found.second, information)};
    }
  }
  return found;
}

Matrix<double> differences(Index a, double power = 1) {
  Matrix<double> distances(a, a);
  for (Index x = 0; x < a; ++x) {
    for (Index y = 0; y < a; ++y) distances(x, y) = std::pow(std::abs(static_cast<double>(x - y)), power);
  }
  return distances;
}

/// A table whose categories have distances, or with the default distances.
JointTable table(const Matrix<double>& weights, const std::string& protocol) {
  JointTable table = test::table(weights);
  if (protocol == "coupling-distance") table.distances = differences(weights.cols());
  return table;
}

constexpr std::array kReductions{"resample", "markov", "coupling", "coupling-distance"};

}  // namespace

TEST_CASE("B's Example 1 keeps what was computed apart, at every alpha") {
  struct Row {
    double alpha, secret, markov, worst, best, proportional, ldp, lip, wrong_markov, wrong_coupling;
  };
  // The paper's own alpha and figures are not legible; these were computed apart from this code.
  constexpr std::array kRows{
      Row{.1, .112397, .999266, 1.207198, 1.209815, 1.204236, 1.386294, .916291, .0725, .025},
      Row{.2, .087812, .769697, 1.114649, 1.119881, 1.108724, 1.189584, .762140, .1450, .050},
      Row{.25, .076799, .672539, 1.073917, 1.080458, 1.066511, 1.098612, .693147, .18125, .0625},
      Row{.3, .066599, .584311, 1.035880, 1.043729, 1.026993, 1.011601, .628609, .2175, .075},
      Row{.4, .048548, .430407, .966327, .976792, .954478, .847298, .510826, .2900, .100},
      Row{.5, .033498, .302401, .903836, .916917, .889024, .693147, .405465, .3625, .125},
      Row{.75, .008287, .080896, .771265, .790887, .749048, .336472, .182322, .54375, .1875},
      Row{1.0, 0, 0, .665173, .691336, .635550, 0, 0, .7250, .250},
  };
  constexpr double kPrinted = 5.1e-7;
  const Prior prior = test::prior(test::example());
  for (const Row& row : kRows) {
    CAPTURE(row.alpha);
    const Channel markov = resampling(prior, row.alpha);
    const Channel coupled = best_coupling(prior, row.alpha);
    for (const Channel& channel : {markov, coupled, proportional_coupling(prior, row.alpha)}) {
      CHECK(std::abs(mutual_information(secret_and_report(prior, channel)) - row.secret) < kPrinted);
      CHECK(std::abs(level("ldp", prior, channel) - row.ldp) < kPrinted);
      CHECK(std::abs(level("lip", prior, channel) - row.lip) < kPrinted);
    }
    CHECK(std::abs(kept(prior, markov) - row.markov) < kPrinted);
    CHECK(std::abs(kept(prior, coupled) - row.best) < kPrinted);
    CHECK(std::abs(kept(prior, proportional_coupling(prior, row.alpha)) - row.proportional) < kPrinted);
    const auto [worst, best] = least_and_most(prior, row.alpha);
    CHECK(std::abs(worst - row.worst) < kPrinted);
    CHECK(std::abs(best - row.best) < kPrinted);
    CHECK(std::abs(wrong(prior, markov) - row.wrong_markov) < 1e-12);
    CHECK(std::abs(wrong(prior, coupled) - row.wrong_coupling) < 1e-12);
  }
  // The same in bits.
  CHECK(std::abs(mutual_information(secret_and_report(prior, resampling(prior, .5))) / std::log(2) -
                 .048328) < kPrinted);
  CHECK(std::abs(kept(prior, resampling(prior, .5)) / std::log(2) - .436272) < kPrinted);
  CHECK(std::abs(kept(prior, best_coupling(prior, .5)) / std::log(2) - 1.322832) < kPrinted);
  CHECK(std::abs(least_and_most(prior, .5).first / std::log(2) - 1.303959) < kPrinted);
  CHECK(std::abs(kept(prior, proportional_coupling(prior, .5)) / std::log(2) - 1.282591) < kPrinted);
}

TEST_CASE("the best coupling of B's Example 1 has the rows that were worked out by hand") {
  Channel expected(8, 4);
  expected << 1, 0, 0, 0, 0, 1, 0, 0, .15, .05, .8, 0, 0, .125, 0, .875,  //
      .85, 0, .15, 0, 0, 5. / 6, 1. / 12, 1. / 12, 0, 0, 1, 0, 0, 0, 0, 1;
  const Prior prior = test::prior(test::example());
  CHECK((best_coupling(prior, .5) - expected).cwiseAbs().maxCoeff() < 1e-12);
}

TEST_CASE("alpha is calibrated exactly, where B's first order would break the promise") {
  const Prior prior = test::prior(test::example());
  for (const auto& [notion, alpha] : {std::pair{"lip", .409796}, std::pair{"ldp", .632622}}) {
    const double found = least_alpha(prior, *find_notion(notion), .5);
    CHECK(std::abs(found - alpha) < 5.1e-7);
    CHECK(std::abs(level(notion, prior, resampling(prior, found)) - .5) < 1e-11);
  }
  // In B, eq. 6, levels fall with 1 - alpha. They fall less if one answer is four times as likely with a
  // secret.
  Matrix<double> rare(2, 3);
  rare << 4, 3, 3, 6, 42, 42;
  const Prior lifted = test::prior(rare);
  const double first_order = 1 - .5 / level("lip", lifted, Channel::Identity(3, 3));
  CHECK(level("lip", lifted, resampling(lifted, first_order)) > .7);
  CHECK(std::abs(level("lip", lifted, resampling(lifted, least_alpha(lifted, *find_notion("lip"), .5))) -
                 .5) < 1e-11);
}

struct Enumerated {
  int bases = 0;
  double most = 0;    ///< I(X;Y), nats
  double fewest = 1;  ///< P(Y != X)
};

/// All channels P(y|x) with the reduction's P(y|s) that are vertices, by all choices of a basis: 10 of 16
/// entries. Among the 12 equations of 2 secrets and 4 answers 2 follow from the others.
Enumerated all_bases(const Prior& prior, double alpha) {
  const Matrix<double> given = data_given_secret(prior);
  const Matrix<double> reports = reports_given_secret(prior, alpha);
  Matrix<double> constraints = Matrix<double>::Zero(10, 16);
  Vector<double> right(10);
  for (Index x = 0; x < 4; ++x) constraints.block(x, 4 * x, 1, 4).setOnes();
  right.head(4).setOnes();
  for (Index s = 0; s < 2; ++s) {
    for (Index y = 0; y < 3; ++y) {
      for (Index x = 0; x < 4; ++x) constraints(4 + 3 * s + y, 4 * x + y) = given(s, x);
      right(4 + 3 * s + y) = reports(s, y);
    }
  }
  std::array<int, 16> chosen{};
  std::fill(chosen.begin(), chosen.begin() + 10, 1);
  Enumerated found;
  do {
    std::vector<Index> basis;
    for (std::size_t j = 0; j < chosen.size(); ++j) {
      if (chosen.at(j) == 1) basis.push_back(static_cast<Index>(j));
    }
    const Eigen::FullPivLU<Matrix<double>> lu(Matrix<double>(constraints(Eigen::all, basis)));
    if (lu.rank() < 10) continue;
    const Vector<double> values = lu.solve(right);
    if (values.minCoeff() < -1e-9) continue;
    Channel channel = Channel::Zero(4, 4);
    for (std::size_t i = 0; i < basis.size(); ++i) {
      channel(basis.at(i) / 4, basis.at(i) % 4) = std::max(0.0, values(static_cast<Index>(i)));
    }
    ++found.bases;
    found.most = std::max(found.most, kept(prior, channel));
    found.fewest = std::min(found.fewest, wrong(prior, channel));
  } while (std::ranges::prev_permutation(chosen).found);
  return found;
}

TEST_CASE("B's eq. 6 is a first order and no bound: a lift of 4 at alpha 0.5") {
  const Prior prior = test::prior(Matrix<double>::Identity(4, 4));
  const double reached = level("lip", prior, resampling(prior, .5));
  CHECK(std::abs(reached - .916291) < 5.1e-7);
  CHECK(reached > .5 * std::log(4) + .2);
}

TEST_CASE(
    "where there are fewer secrets than answers, Lemma 1's channel is neither the only one nor the best") {
  const Prior prior = test::prior(test::example());
  const Channel best = best_markov(prior, .5, {});
  CHECK((data_given_secret(prior) * best - reports_given_secret(prior, .5)).cwiseAbs().maxCoeff() < 1e-14);
  CHECK(std::abs(kept(prior, best) - .705521) < 5.1e-7);
  CHECK(std::abs(wrong(prior, best) - .2398) < 5.1e-5);
  const Enumerated all = all_bases(prior, .5);
  CHECK(all.bases > 100);
  CHECK(wrong(prior, best) <= all.fewest + 1e-9);
}

TEST_CASE("where there are few vertices, the best one of a reduction is the best of all") {
  std::vector<Prior> priors{test::prior(test::example())};
  test::RandomTables tables(82);
  while (priors.size() < (test::in_part() ? 3 : 16)) {
    Prior prior = test::prior(tables.next(2, 4));
    Eigen::FullPivLU<Matrix<double>> lu(data_given_secret(prior));
    lu.setThreshold(1e-3);
    if (prior.secrets() == 2 && prior.categories() == 4 && lu.rank() == 2) priors.push_back(std::move(prior));
  }
  for (const Prior& prior : priors) {
    for (const double alpha : {.1, .25, .5, .65, .7, .75, .9}) {
      CAPTURE(alpha);
      CHECK(std::abs(kept(prior, best_markov(prior, alpha, {})) - all_bases(prior, alpha).most) < 1e-7);
    }
  }
}

TEST_CASE("property: walks from several vertices keep most of what the best channel of a reduction keeps") {
  // With as many independent secrets as answers there is one channel only, and walks find nothing else.
  test::RandomTables tables(81);
  int alone = 0;
  for (int i = 0; i < test::repeats(200); ++i) {
    const Prior prior = test::prior(tables.next(5, 5));
    const double alpha = static_cast<double>(tables.between(1, 9)) / 10;
    const Channel best = best_markov(prior, alpha, {});
    const Channel plain = resampling(prior, alpha);
    const Matrix<double> reports = reports_given_secret(prior, alpha);
    CHECK((data_given_secret(prior) * best - reports).cwiseAbs().maxCoeff() < 1e-12);
    CHECK(kept(prior, best) >= kept(prior, plain));
    Eigen::FullPivLU<Matrix<double>> lu(data_given_secret(prior));
    lu.setThreshold(1e-4);
    if (lu.rank() == prior.categories()) {
      ++alone;
      CHECK((best - plain).cwiseAbs().maxCoeff() < 1e-7);
    }
  }
  CHECK((test::in_part() || alone > 20));
}

TEST_CASE("the least mean distance of B's Example 1, and of distances that keep no triangle inequality") {
  JointTable given = test::table(test::example());
  given.distances = differences(4);
  const Prior prior = *make_prior(given);
  const auto nearest = nearest_coupling(prior, .5);
  REQUIRE(nearest);
  CHECK(std::abs(mean_distance(prior, *nearest, prior.distances) - .225) < 1e-12);
  CHECK(std::abs(mean_distance(prior, resampling(prior, .5), prior.distances) - .6025) < 1e-12);
  CHECK((secret_and_report(prior, *nearest) - secret_and_report(prior, resampling(prior, .5)))
            .cwiseAbs()
            .maxCoeff() < 1e-15);
}

TEST_CASE("property: no plan has a smaller mean distance, whatever the distances") {
  test::RandomTables tables(82);
  int moved_more = 0;
  for (int i = 0; i < test::repeats(60); ++i) {
    JointTable given = test::table(tables.next(3, 3));
    const Index a = given.weights.cols();
    given.distances = Matrix<double>::Zero(a, a);
    for (Index x = 0; x < a; ++x) {
      for (Index y = 0; y < a; ++y) {
        if (x != y) given.distances(x, y) = static_cast<double>(tables.between(1, 30));
      }
    }
    const Prior prior = *make_prior(given);
    const double alpha = static_cast<double>(tables.between(1, 10)) / 10;
    const auto nearest = nearest_coupling(prior, alpha);
    REQUIRE(nearest);
    // Each secret separately: the least over all vertices of the plans for all answers.
    const Matrix<double> wanted = reports_given_secret(prior, alpha);
    double least = 0;
    for (Index s = 0; s < prior.secrets(); ++s) {
      const auto all = transport_vertices(
          {data_given_secret(prior).row(s).transpose(), wanted.row(s).transpose()}, 1000000);
      REQUIRE(all);
      double own = std::numeric_limits<double>::infinity();
      for (const auto& plan : *all) own = std::min(own, plan.cwiseProduct(prior.distances).sum());
      least += prior.probabilities.secret(s) * own;
    }
    CHECK(std::abs(mean_distance(prior, *nearest, prior.distances) - least) < 1e-7);
    // A plan that may only move surplus cannot always do as well.
    double restricted = 0;
    const auto moves = coupling::what_moves(prior, wanted);
    for (std::size_t s = 0; s < moves.size(); ++s) {
      const auto plan = cheapest_plan(moves[s], prior.distances);
      REQUIRE(plan);
      restricted +=
          prior.probabilities.secret(static_cast<Index>(s)) * plan->cwiseProduct(prior.distances).sum();
    }
    CHECK(restricted >= least - 1e-7);
    moved_more += restricted > least + 1e-3 ? 1 : 0;
  }
  CHECK((test::in_part() || moved_more > 0));
}

TEST_CASE("distances that are missing, not wanted or none are refused") {
  const auto designed = [](const std::string& protocol, const Matrix<double>& distances) {
    JointTable given = test::table(test::example());
    given.distances = distances;
    return design({given, "lip", .5, protocol});
  };
  CHECK(designed("coupling-distance", differences(4)));
  CHECK(designed("coupling-distance", {}).failure().status == Status::bad_request);
  CHECK(designed("coupling", differences(4)).failure().status == Status::bad_request);
  for (const double odd : {-1.0, std::nan(""), std::numeric_limits<double>::infinity()}) {
    Matrix<double> distances = differences(4);
    distances(1, 2) = odd;
    CHECK(designed("coupling-distance", distances).failure().status == Status::bad_table);
  }
  Matrix<double> from_itself = differences(4);
  from_itself(3, 3) = 1;
  CHECK(designed("coupling-distance", from_itself).failure().status == Status::bad_table);
  CHECK(designed("coupling-distance", differences(3)).failure().status == Status::bad_table);
  // The distances of categories that never occur are dropped with them.
  JointTable given = test::table(test::example());
  given.weights.col(1).setZero();
  given.distances = differences(4);
  const Prior prior = *make_prior(given);
  CHECK(prior.distances.rows() == 3);
  CHECK(prior.distances(0, 1) == 2);
}

TEST_CASE("property: reductions of 200 random priors reach their level and do not exceed it") {
  test::RandomTables tables(83);
  int reached = 0;
  for (int i = 0; i < test::repeats(200); ++i) {
    const Matrix<double> weights = tables.next(4, 5);
    const double epsilon = i % 8 == 0 ? 0 : i % 8 == 1 ? 1000 : tables.epsilon();
    CAPTURE(i);
    CAPTURE(epsilon);
    CAPTURE(weights);
    for (const auto& promise : test::promises(tables, weights)) {
      if (find_notion(promise.notion)->sees != Sees::either) continue;
      CAPTURE(promise.notion);
      std::vector<double> information;
      for (const std::string protocol : kReductions) {
        CAPTURE(protocol);
        const auto found =
            design({table(weights, protocol), promise.notion, epsilon, protocol, {}, promise.parameters});
        REQUIRE_MESSAGE(found, (found ? "" : found.failure().message()));
        const Notion notion = promise.under(found->prior);
        const bool aware = found->sees_secret;
        CHECK(aware == (protocol.starts_with("coupling")));
        const Prior seen = aware ? with_secret(found->prior) : found->prior;
        const double reaches = notion.leakage(seen, found->channel).level;
        CHECK(reaches <= epsilon * (1 + 1e-9) + 1e-12);
        // The repair takes little; weights of 2^-62 are coarse for a category of 1e-8.
        CHECK(found->certified.mixing < 1e-9);
        const double rarest = found->prior.probabilities.data.minCoeff();
        if (*found->alpha > 0 && epsilon > 0 && epsilon < 10 && rarest > 1e-8) {
          ++reached;
          CHECK(reaches > epsilon - 1e-9);
        }
        if (epsilon > 0) {
          CHECK(found->answers.size() == static_cast<std::size_t>(found->prior.categories()));
          const Vector<double> reports = data_and_report(found->prior, found->channel).colwise().sum();
          CHECK((reports - found->prior.probabilities.data).cwiseAbs().maxCoeff() < 1e-9);
        }
        if (*found->alpha == 0) CHECK(std::abs(found->mutual_information - found->kept_entropy) < 1e-9);
        information.push_back(found->mutual_information);
        // A reader who checks the file finds the same.
        if (found->prior.dropped_secret.empty() && found->prior.dropped_data.empty()) {
          const auto verdict = audit(
              found->prior,
              {promise.notion, epsilon, found->certified.bounds, found->levels, promise.parameters, aware},
              found->certified.weights);
          REQUIRE(verdict);
          CHECK(verdict->holds);
        }
      }
      // Reports rarer than 1e-6 are given up at level 0.
      const double least = information.at(0) - (epsilon > 0 ? 1e-8 : 1e-4);
      CHECK(information.at(1) >= least);
      CHECK(information.at(2) >= least);
    }
  }
  CHECK((test::in_part() || reached > 400));
}

TEST_CASE("property: the best coupling keeps no less than any other, by whichever way it is found") {
  test::RandomTables tables(84);
  for (int i = 0; i < test::repeats(60); ++i) {
    // For four answers or fewer all vertices are tried; for nine only walks.
    const Prior prior = test::prior(tables.next(3, i % 2 == 0 ? 4 : 9));
    const double alpha = static_cast<double>(tables.between(1, 10)) / 10;
    const Matrix<double> wanted = reports_given_secret(prior, alpha);
    const Channel best = best_coupling(prior, alpha);
    CHECK((secret_and_report(prior, best) - secret_and_report(prior, resampling(prior, alpha)))
              .cwiseAbs()
              .maxCoeff() < 1e-14);
    CHECK(kept(prior, best) >= kept(prior, proportional_coupling(prior, alpha)) - 1e-9);
    CHECK(kept(prior, proportional_coupling(prior, alpha)) >= kept(prior, resampling(prior, alpha)) - 1e-9);
    CHECK(std::abs(wrong(prior, best) - wrong(prior, proportional_coupling(prior, alpha))) < 1e-12);
    // Vertices at random.
    const auto moves = coupling::what_moves(prior, wanted);
    double most = 0;
    for (int k = 0; k < 20; ++k) {
      std::vector<Matrix<double>> plans;
      for (const auto& transport : moves) {
        Matrix<double> cost(prior.categories(), prior.categories());
        for (double& entry : cost.reshaped()) entry = static_cast<double>(tables.between(0, 1000000));
        plans.push_back(greedy_plan(transport, cost));
      }
      most = std::max(most, kept(prior, coupling::channel(prior, wanted, plans)));
    }
    CHECK(kept(prior, best) >= most - 1e-3);
    if (prior.categories() <= 4) CHECK(kept(prior, best) >= most - 1e-9);
  }
}

namespace {

/// Ten to the six people of B's Example 1 and their reports, counted: c a x b.
Matrix<double> counted(const Prior& prior, const Weights& weights, unsigned seed) {
  constexpr int kPeople = 1'000'000;
  std::mt19937_64 generator(seed);
  const Index a = prior.categories();
  const bool aware = weights.rows() != a;
  std::vector<std::uint32_t> pairs;
  std::vector<std::uint32_t> inputs;
  for (int i = 0; i < kPeople; ++i) {
    double left = static_cast<double>(generator() >> 11U) * 0x1p-53;
    Index pair = 0;
    while (pair + 1 < prior.secrets() * a && left >= prior.probabilities.cells(pair / a, pair % a)) {
      left -= prior.probabilities.cells(pair / a, pair % a);
      ++pair;
    }
    pairs.push_back(static_cast<std::uint32_t>(pair));
    inputs.push_back(static_cast<std::uint32_t>(aware ? pair : pair % a));
  }
  const EntropySource source = [&](std::span<std::uint64_t> words) {
    for (auto& word : words) word = generator();
    return true;
  };
  const auto reports = *sample(weights, inputs, source);
  Matrix<double> counts = Matrix<double>::Zero(prior.secrets() * a, weights.cols());
  for (std::size_t i = 0; i < reports.size(); ++i) {
    counts(static_cast<Index>(pairs.at(i)), static_cast<Index>(reports.at(i))) += 1;
  }
  return counts;
}

/// How many standard deviations the information in counts is away from `expected`. The variance is that of ln
/// p(x,y) / p(x) p(y) over the number of people. The bias of 1e-5 at most is a hundredth of it.
double off(const Matrix<double>& counts, double expected) {
  const double n = counts.sum();
  const Matrix<double> joint = counts / n;
  const Vector<double> rows = joint.rowwise().sum();
  const Vector<double> columns = joint.colwise().sum();
  double square = 0;
  for (Index x = 0; x < joint.rows(); ++x) {
    for (Index y = 0; y < joint.cols(); ++y) {
      if (joint(x, y) > 0)
        square += joint(x, y) * std::pow(std::log(joint(x, y) / (rows(x) * columns(y))), 2);
    }
  }
  const double information = mutual_information(joint);
  return std::abs(information - expected) / std::sqrt((square - information * information) / n);
}

/// The same for the ldp level, at its report and secrets: a logarithm of a ratio of two shares of people.
double off_level(const Matrix<double>& by_secret, const Leakage& leakage, double expected) {
  const auto share = [&](Index s) { return by_secret(s, leakage.report) / by_secret.row(s).sum(); };
  const auto variance = [&](Index s) { return (1 - share(s)) / by_secret(s, leakage.report); };
  const double found = std::log(share(leakage.more.secret) / share(leakage.less.secret));
  return std::abs(found - expected) /
         std::sqrt(variance(leakage.more.secret) + variance(leakage.less.secret));
}

}  // namespace

TEST_CASE("a million people have the information and the level that the formulas say" *
          doctest::skip(test::in_part())) {
  // Two tests for each of four protocols at 5.7 standard deviations, 1.2e-8 each: 1e-7 in all. The deviations
  // are some 0.001 nats for the information and 0.006 for the level. So an error of 0.01 or 0.06 is found
  // with certainty.
  constexpr double kFar = 5.7;
  const Prior prior = test::prior(test::example());
  unsigned seed = 1;
  for (const std::string protocol : kReductions) {
    CAPTURE(protocol);
    const auto found = design({table(test::example(), protocol), "ldp", .5, protocol});
    REQUIRE(found);
    const Matrix<double> pairs = counted(prior, found->certified.weights, seed++);
    Matrix<double> by_data = pairs.topRows(4) + pairs.bottomRows(4);
    Matrix<double> by_secret(2, 4);
    by_secret << pairs.topRows(4).colwise().sum(), pairs.bottomRows(4).colwise().sum();
    const Prior seen = found->sees_secret ? with_secret(prior) : prior;
    const Leakage leakage = find_notion("ldp")->leakage(seen, found->channel);
    CHECK(std::abs(leakage.level - .5) < 1e-9);
    CHECK(off(by_data, found->mutual_information) < kFar);
    CHECK(off_level(by_secret, leakage, .5) < kFar);
    // Negative control: the alpha of a level of 0.55.
    const auto other = design({table(test::example(), protocol), "ldp", .55, protocol});
    REQUIRE(other);
    CHECK(off(by_data, other->mutual_information) > kFar);
    CHECK(off_level(by_secret, leakage, .55) > kFar);
  }
}

}  // namespace sluice::linear_reduction_test

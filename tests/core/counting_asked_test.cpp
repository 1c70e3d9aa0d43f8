// SPDX-License-Identifier: GPL-3.0-or-later
// The choice of the counts that matter, and information beside counts: compared with solvers that share no
// code with the engine.
#include <doctest/doctest.h>

#include <array>
#include <cmath>
#include <limits>
#include <optional>
#include <random>
#include <string>
#include <vector>

#include "counting_by_hand.hpp"
#include "design/sluice.hpp"
#include "effort.hpp"
#include "optimise/counting_optimum.hpp"
#include "prior/counting.hpp"
#include "prior/information.hpp"
#include "prior/inputs.hpp"
#include "promises.hpp"

namespace sluice::counting_asked_test {

using sluice::test::table;

namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();

/// A request for a design of a table, made for counting.
DesignRequest request(const Matrix<double>& weights, const std::string& notion, double epsilon,
                      Matrix<double> contrasts = {}) {
  DesignRequest asked{table(weights), notion, epsilon, "optimal"};
  asked.table.contrasts = std::move(contrasts);
  asked.objective = "counting";
  return asked;
}

Design must(const DesignRequest& asked) {
  auto found = design(asked);
  REQUIRE_MESSAGE(found, (found ? "" : found.failure().message()));
  return std::move(*found);
}

/// Shares with random weights, some of them 0, a difference, or both.
Matrix<double> random_contrasts(test::RandomTables& tables, Index a, int kind) {
  std::vector<Vector<double>> columns;
  if (kind != 1) {
    for (Index x = 0; x < a; ++x) {
      const auto weight = static_cast<double>(tables.between(0, 4));
      if (weight > 0) columns.emplace_back(std::sqrt(weight) * Vector<double>::Unit(a, x));
    }
  }
  if (kind != 0 || columns.empty()) {
    const Index one = tables.between(0, a - 1);
    const Index other = (one + 1 + tables.between(0, a - 2)) % a;
    columns.emplace_back(Vector<double>::Unit(a, one) - Vector<double>::Unit(a, other));
  }
  Matrix<double> all(a, static_cast<Index>(columns.size()));
  for (std::size_t k = 0; k < columns.size(); ++k) all.col(static_cast<Index>(k)) = columns[k];
  return all;
}

/// tr(K' J^-1 K) - |K'p|^2 as it is written; infinite where J has no inverse.
double by_inverse(const Vector<double>& p, const Channel& channel, const Matrix<double>& contrasts) {
  const Vector<double> q = channel.transpose() * p;
  const Matrix<double> information = channel * q.cwiseInverse().asDiagonal() * channel.transpose();
  const Eigen::FullPivLU<Matrix<double>> factored(information);
  if (factored.rank() < p.size()) return kInfinity;
  return (contrasts.transpose() * factored.inverse() * contrasts).trace() -
         (contrasts.transpose() * p).squaredNorm();
}

/// Feasible weights of given posteriors and what they come to.
struct Climbed {
  double information;
  double variance;
};

/// Maximises I - mu V over weights w of posteriors v with their mean at p, by a mirror ascent. It multiplies
/// w by exp of each one's worth, and by exp(m . v) until the mean is right.
std::optional<Climbed> climb(const Matrix<double>& v, const Vector<double>& p,
                             const Matrix<double>& contrasts, double mu) {
  const Matrix<double> root = p.asDiagonal() * contrasts;
  const Index n = v.cols();
  Vector<double> divergences(n);
  for (Index i = 0; i < n; ++i) {
    double sum = 0;
    for (Index x = 0; x < p.size(); ++x) {
      if (v(x, i) > 0) sum += v(x, i) * std::log(v(x, i) / p(x));
    }
    divergences(i) = sum;
  }
  Vector<double> w = Vector<double>::Constant(n, 1 / static_cast<double>(n));
  const auto to_mean = [&] {
    for (int step = 0; step < 60; ++step) {
      const Vector<double> off = p - v * w;
      if (off.cwiseAbs().maxCoeff() < 1e-14) break;
      const Vector<double> m =
          Eigen::FullPivLU<Matrix<double>>(v * w.asDiagonal() * v.transpose()).solve(off);
      const Vector<double> power = v.transpose() * m;
      w = w.cwiseProduct((power / std::max(1.0, power.cwiseAbs().maxCoeff())).array().exp().matrix());
    }
  };
  to_mean();
  std::optional<Climbed> best;
  double most = -kInfinity;
  double length = 1;
  for (int step = 0; step < 1500; ++step) {
    const Eigen::FullPivLU<Matrix<double>> factored(v * w.asDiagonal() * v.transpose());
    if (factored.rank() < p.size()) break;
    const Matrix<double> factor = factored.solve(root);
    const double variance = factor.cwiseProduct(root).sum() - (contrasts.transpose() * p).squaredNorm();
    const double information = w.dot(divergences);
    const double value = information - mu * variance;
    const bool centred = (p - v * w).cwiseAbs().maxCoeff() < 1e-12;
    if (centred && value > most) {
      most = value;
      best = Climbed{information, variance};
    } else {
      length = std::max(length * 0.9, 0.01);
    }
    const Vector<double> worth =
        divergences + mu * (factor.transpose() * v).colwise().squaredNorm().transpose();
    const Vector<double> away = worth.array() - w.dot(worth);
    w = w.cwiseProduct((length * away / std::max(1e-9, away.cwiseAbs().maxCoeff())).array().exp().matrix());
    to_mean();
  }
  return best;
}

/// A case that the hand-made solvers can solve, with a search to make.
struct Small {
  Matrix<double> weights;
  std::string notion;
  double epsilon;
  Prior prior;
  Matrix<double> vertices;
};

std::optional<Small> next_small(test::RandomTables& tables, int i) {
  const Matrix<double> weights = tables.next(3, 4);
  const std::string name = std::array{"lip", "ldp", "data-ldp"}[static_cast<std::size_t>(i % 3)];
  const double epsilon = std::array{.3, .7, 1.5, 2.0}[static_cast<std::size_t>(i % 4)];
  const Prior prior = test::prior(weights);
  const Vector<double>& p = prior.probabilities.data;
  // The solvers invert matrices that a rare category makes singular.
  if (prior.categories() < 2 || p.minCoeff() < 1e-3) return std::nullopt;
  if (find_notion(name)->leakage(prior, Channel::Identity(p.size(), p.size())).level <= epsilon) {
    return std::nullopt;
  }
  const Matrix<double> v = test::all_vertices(test::rows_of(name, prior.weights.cells, epsilon));
  return Small{prior.weights.cells, name, epsilon, prior, v};
}

}  // namespace

TEST_CASE("property: 100 random priors are counted best for random weights and contrasts") {
  test::RandomTables tables(81);
  int compared = 0;
  double farthest = 0;
  for (int i = 0; compared < test::repeats(100); ++i) {
    const auto small = next_small(tables, i);
    if (!small) continue;
    const Vector<double>& p = small->prior.probabilities.data;
    const Matrix<double> contrasts = random_contrasts(tables, p.size(), compared % 3);
    CAPTURE(i);
    CAPTURE(small->notion);
    CAPTURE(small->epsilon);
    CAPTURE(small->weights);
    CAPTURE(contrasts);
    ++compared;
    const Design found = must(request(small->weights, small->notion, small->epsilon, contrasts));
    REQUIRE(found.achieved);
    const double theirs = test::by_multiplication(small->vertices, p, contrasts);
    CHECK(found.achieved->bound <= theirs * (1 + 1e-9));
    CHECK(found.achieved->value <= theirs * (1 + 1e-5) + 1e-12);
    CHECK(found.achieved->bound <= found.achieved->value);
    CHECK(found.achieved->bound >= found.achieved->value * (1 - 1e-5));
    if (theirs > 0) farthest = std::max(farthest, 1 - found.achieved->bound / found.achieved->value);
    const double written = by_inverse(p, found.channel, contrasts);
    if (std::isfinite(written)) CHECK(found.achieved->value == doctest::Approx(written).epsilon(1e-6));
    REQUIRE(found.contrasts);
    CHECK(found.contrasts->each.size() == contrasts.cols());
    CHECK(found.contrasts->each.sum() == doctest::Approx(found.achieved->value));
    CHECK(*worth(found.prior, "counting", found.channel, {}) == doctest::Approx(found.achieved->value));
  }
  MESSAGE("widest gap " << farthest);
}

TEST_CASE("weights of 1 are no weights, and larger units change nothing") {
  const Matrix<double> joint = test::example();
  const Design plain = must(request(joint, "lip", .5));
  CHECK(!plain.contrasts);
  const Design alike = must(request(joint, "lip", .5, Matrix<double>::Identity(4, 4)));
  CHECK(alike.achieved->value == plain.achieved->value);
  CHECK(alike.achieved->bound == plain.achieved->bound);
  CHECK(alike.channel == plain.channel);
  const Design large = must(request(joint, "lip", .5, 1000 * Matrix<double>::Identity(4, 4)));
  CHECK(large.achieved->value == doctest::Approx(1e6 * plain.achieved->value).epsilon(1e-6));
  CHECK(large.achieved->bound == doctest::Approx(1e6 * plain.achieved->bound).epsilon(1e-6));
}

TEST_CASE("a difference that alone matters is told better than where all shares do") {
  const Matrix<double> joint = test::example();
  Matrix<double> difference(4, 1);
  difference << 1, -1, 0, 0;
  for (const char* notion : {"lip", "ldp", "data-ldp"}) {
    CAPTURE(notion);
    const Design all = must(request(joint, notion, .3));
    const Design alone = must(request(joint, notion, .3, difference));
    CHECK(alone.achieved->value < 0.999 * *counting_variance(all.prior, all.channel, difference));
  }
}

TEST_CASE("what is to be counted is refused where it cannot be asked for") {
  DesignRequest asked = request(test::example(), "lip", .5, Matrix<double>::Identity(4, 4));
  const auto refused = [&](const char* id) {
    const auto found = design(asked);
    REQUIRE(!found);
    CHECK(std::string(found.failure().text->id) == id);
  };
  asked.objective = "information";
  refused("contrasts-without-use");
  asked.objective = "guesses";
  refused("contrasts-without-use");
  asked.objective = "counting";
  asked.table.contrasts = Matrix<double>::Identity(3, 3);
  refused("contrasts-do-not-fit");
  asked.table.contrasts = {};
  asked.counting_efficiency = .5;
  refused("efficiency-not-here");
  asked.objective = "information";
  for (const double wrong : {0.0, -1.0, 1.5, std::nan(""), kInfinity}) {
    asked.counting_efficiency = wrong;
    refused("efficiency-out-of-range");
  }
  asked.counting_efficiency = .5;
  asked.average_leakage = .1;
  refused("efficiency-not-here");
  asked.average_leakage = {};
  asked.protocol = "grr";
  refused("efficiency-not-here");
  asked.protocol = "optimal";
  asked.sees_secret = true;
  refused("efficiency-not-here");
}

TEST_CASE("information beside counts goes from that of counting to the largest there is, and is concave") {
  for (const char* notion : {"lip", "ldp"}) {
    for (const double epsilon : {.1, .5}) {
      CAPTURE(notion);
      CAPTURE(epsilon);
      const Design counting = must(request(test::example(), notion, epsilon));
      DesignRequest asked = request(test::example(), notion, epsilon);
      asked.objective = "information";
      const Design largest = must(asked);
      double before = -1;
      double slope = kInfinity;
      double last_limit = 0;
      for (const double efficiency : {1.0, .9, .8, .6, .4, .2, .05, .001}) {
        CAPTURE(efficiency);
        asked.counting_efficiency = efficiency;
        const Design found = must(asked);
        REQUIRE(found.counting);
        REQUIRE(found.upper_bound);
        REQUIRE(found.contrasts);
        REQUIRE(found.contrasts->bound);
        CHECK(*found.upper_bound >= found.mutual_information);
        CHECK(*found.upper_bound - found.mutual_information < 1e-4);
        CHECK(found.mutual_information <= *largest.upper_bound);
        CHECK(*found.contrasts->bound <= counting.counting->variance);
        CHECK(*found.contrasts->bound >= counting.counting->variance * (1 - 1e-5));
        CHECK(found.counting->variance <= counting.counting->variance / efficiency * (1 + 1.1e-4));
        // Next to 1 the least variance is not known well enough.
        if (efficiency < 1) CHECK(*found.contrasts->bound / found.contrasts->each.sum() >= efficiency);
        CHECK(found.mutual_information >= before - 1e-6);
        const double limit = counting.counting->variance / efficiency;
        if (before >= 0) {
          const double now = (found.mutual_information - before) / (limit - last_limit);
          CHECK(now <= slope + 2e-5 / (limit - last_limit));
          slope = now;
        }
        before = found.mutual_information;
        last_limit = limit;
        if (efficiency == 1) {
          CHECK(found.mutual_information >= counting.mutual_information - 1e-6);
          CHECK(found.counting->variance == doctest::Approx(counting.counting->variance).epsilon(2e-4));
        }
      }
      asked.counting_efficiency = 1e-9;
      CHECK(must(asked).mutual_information == doctest::Approx(largest.mutual_information).epsilon(1e-6));
    }
  }
}

TEST_CASE("a design on the way to an efficiency claims none, and its bound is of all channels") {
  Matrix<double> weights(3, 12);
  for (Index i = 0; i < weights.size(); ++i)
    weights(i / 12, i % 12) = static_cast<double>(1 + (i * i * 7 + 5 * i) % 23);
  DesignRequest asked = request(weights, "lip", .5);
  asked.objective = "information";
  const Design largest = must(asked);
  asked.counting_efficiency = 1;
  int made = 0;
  const auto found = design(asked, [&](const DesignProgress& progress) {
    const auto interim = progress.interim();
    if (!interim) return true;
    ++made;
    CHECK((!interim->contrasts || !interim->contrasts->bound));
    CHECK(*interim->upper_bound >= largest.mutual_information);
    return true;
  });
  REQUIRE(found);
  CHECK(found->contrasts->bound);
  CHECK(*found->upper_bound < largest.mutual_information);
  CHECK(made > 0);
}

TEST_CASE("property: no climb finds more information beside such counts than the bound says") {
  test::RandomTables tables(82);
  int compared = 0;
  double nearest = kInfinity;
  for (int i = 0; compared < test::repeats(60); ++i) {
    const auto small = next_small(tables, i);
    if (!small) continue;
    const Vector<double>& p = small->prior.probabilities.data;
    const Index a = p.size();
    const Matrix<double> contrasts =
        compared % 2 == 0 ? Matrix<double>(Matrix<double>::Identity(a, a)) : random_contrasts(tables, a, 0);
    CAPTURE(i);
    CAPTURE(small->notion);
    CAPTURE(small->epsilon);
    CAPTURE(small->weights);
    CAPTURE(contrasts);
    ++compared;
    DesignRequest asked = request(small->weights, small->notion, small->epsilon, contrasts);
    const double least = must(asked).achieved->value;
    asked.objective = "information";
    for (const double mu : {.3, .03, .003}) {
      const auto climbed = climb(small->vertices, p, contrasts, mu / least);
      if (!climbed || climbed->variance < least) continue;
      CAPTURE(climbed->information);
      CAPTURE(climbed->variance);
      // A little less: only the proved bound of the least variance decides.
      asked.counting_efficiency = least / climbed->variance * (1 - 1e-4);
      const Design found = must(asked);
      REQUIRE(found.upper_bound);
      CHECK(*found.upper_bound >= climbed->information - 1e-9);
      CHECK(found.mutual_information >= climbed->information - 1e-5);
      CHECK(*found.upper_bound - found.mutual_information < 1e-4);
      CHECK(found.contrasts->each.sum() <= climbed->variance * (1 + 2e-4));
      nearest = std::min(nearest, *found.upper_bound - climbed->information);
    }
  }
  MESSAGE(compared << " priors, the nearest climb came to " << nearest << " of a bound");
}

TEST_CASE("property: column by column and over a list there is the same information beside counts") {
  test::RandomTables tables(83);
  int compared = 0;
  double widest = 0;
  for (int i = 0; compared < test::repeats(15); ++i) {
    const Matrix<double> weights = tables.next(4, 5);
    const double epsilon = std::array{.3, .5, 1.0, 2.0}[static_cast<std::size_t>(i % 4)];
    const std::string name = std::array{"lip", "ldp", "pml"}[static_cast<std::size_t>(i % 3)];
    const Prior prior = test::prior(weights);
    const Notion& notion = *find_notion(name);
    if (prior.categories() < 3 || prior.probabilities.data.minCoeff() < 1e-4) continue;
    const Index a = prior.categories();
    if (notion.leakage(prior, Channel::Identity(a, a)).level <= epsilon) continue;
    CAPTURE(i);
    CAPTURE(name);
    CAPTURE(epsilon);
    CAPTURE(weights);
    const auto least = counting_optimum(prior, notion, epsilon, {.gap = 1e-6});
    REQUIRE(least);
    if (least->variance <= 0) continue;
    ++compared;
    for (const double times : {1.001, 1.1, 1.5}) {
      const auto by = [&](Method method) {
        CountingOptions options;
        options.search.method = method;
        auto found =
            most_informative(prior, notion, epsilon, times * least->variance, {least->channel}, options);
        REQUIRE(found);
        CHECK(notion.leakage(prior, found->channel).level <= epsilon * (1 + 1e-9));
        CHECK(*counting_variance(prior, found->channel) <= times * least->variance * (1 + 1e-6));
        return std::pair{mutual_information(data_and_report(prior, found->channel)), found->upper_bound};
      };
      const auto listed = by(Method::vertices);
      const auto searched = by(Method::columns);
      CHECK(listed.first <= searched.second + 1e-9);
      CHECK(searched.first <= listed.second + 1e-9);
      CHECK(listed.second - listed.first < 1e-4);
      CHECK(searched.second - searched.first < 2e-3);
      widest = std::max(widest, searched.second - searched.first);
    }
  }
  MESSAGE("widest gap by columns " << widest);
}

TEST_CASE(
    "property: a channel that sees the secret is counted from at least as well, to a gap that is proved") {
  test::RandomTables tables(84);
  int compared = 0;
  double widest = 0;
  double best = 1;
  for (int i = 0; compared < test::repeats(40); ++i) {
    // Some random tables gain almost nothing, but the first one is known to gain.
    const Matrix<double> weights = i == 0 ? test::example() : tables.next(3, 3);
    const std::string name = std::array{"lip", "ldp", "pml"}[static_cast<std::size_t>(i % 3)];
    const double epsilon = std::array{.3, .7, 1.5}[static_cast<std::size_t>(i % 4 % 3)];
    const Prior prior = test::prior(weights);
    if (prior.secrets() < 2 || prior.categories() < 2 || prior.probabilities.data.minCoeff() < 1e-3) continue;
    CAPTURE(i);
    CAPTURE(name);
    CAPTURE(epsilon);
    CAPTURE(weights);
    ++compared;
    DesignRequest asked = request(weights, name, epsilon);
    const Design blind = must(asked);
    asked.sees_secret = true;
    const Design found = must(asked);
    REQUIRE(found.achieved);
    REQUIRE(found.counting);
    CHECK(found.achieved->value == doctest::Approx(found.counting->variance));
    CHECK(found.achieved->bound <= found.achieved->value);
    CHECK(found.achieved->bound <= blind.achieved->value);
    CHECK(found.achieved->value <= blind.achieved->value * (1 + 1e-4));
    best = std::min(best, found.achieved->value / blind.achieved->value);
    widest = std::max(widest, 1 - found.achieved->bound / found.achieved->value);
    for (const char* protocol : {"optimal", "cr", "coupling", "smooth-categorical"}) {
      CAPTURE(protocol);
      asked.protocol = protocol;
      asked.objective = "information";
      const auto other = design(asked);
      if (!other || !other->counting) continue;
      CHECK(found.achieved->bound <= other->counting->variance * (1 + 1e-6));
    }
  }
  CHECK(widest < 1.1e-2);
  CHECK(best < 0.9);
  MESSAGE("widest gap " << widest << ", at best " << best << " of the variance without the secret");
}

TEST_CASE("property: over the pairs of small tables a solver that shares no code counts no better") {
  test::RandomTables tables(85);
  int compared = 0;
  for (int i = 0; compared < test::repeats(12); ++i) {
    const Matrix<double> weights = tables.next(2, 3);
    const std::string name = i % 2 == 0 ? "lip" : "ldp";
    const double epsilon = std::array{.5, 1.0}[static_cast<std::size_t>(i / 2 % 2)];
    const Prior prior = test::prior(weights);
    const Index a = prior.categories();
    if (prior.secrets() < 2 || a < 2 || prior.probabilities.cells.minCoeff() < 1e-3) continue;
    CAPTURE(i);
    CAPTURE(name);
    CAPTURE(epsilon);
    CAPTURE(weights);
    const Prior pairs = with_secret(prior);
    Channel answers = Channel::Identity(a, a).replicate(2, 1);
    if (find_notion(name)->leakage(pairs, answers).level <= epsilon) continue;
    ++compared;
    DesignRequest asked = request(weights, name, epsilon);
    asked.sees_secret = true;
    const Design found = must(asked);
    const Matrix<double> v = test::all_vertices(test::rows_of(name, pairs.weights.cells, epsilon));
    const Matrix<double> contrasts = Matrix<double>::Identity(a, a).replicate(2, 1);
    const double theirs = test::by_multiplication(v, pairs.probabilities.data, contrasts);
    CHECK(found.achieved->bound <= theirs * (1 + 1e-9));
    CHECK(found.achieved->value <= theirs * (1 + 1e-4));
  }
}

}  // namespace sluice::counting_asked_test

// SPDX-License-Identifier: GPL-3.0-or-later
// Protocols of one parameter: calibrated in closed form, held against check values, root finding and the
// auditor.
#include "protocol/calibration.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <boost/math/tools/toms748_solve.hpp>
#include <cmath>
#include <limits>

#include "design/sluice.hpp"
#include "effort.hpp"
#include "prior/information.hpp"
#include "prior/inputs.hpp"
#include "promises.hpp"
#include "protocol/conditional_reporting.hpp"
#include "protocol/grr.hpp"
#include "protocol/linear_reduction.hpp"
#include "vectors.hpp"

namespace sluice::calibration_test {

namespace {

/// The lip level L(alpha) of Conditional Reporting in closed form (nats; A, Proposition 1). P(y|s) is
/// proportional to z P(y|s) + C_y with z = e^alpha - 1 and C_y the sum of P(y|s) over s.
double lip_level(const Prior& prior, double alpha) {
  const Matrix<double> given = data_given_secret(prior);
  const double other = std::exp(-alpha);
  double level = 0;
  for (Index y = 0; y < prior.categories(); ++y) {
    const double all = other * given.col(y).sum();
    const double mean = (1 - other) * prior.probabilities.data(y) + all;
    for (const double likely : given.col(y)) {
      level = std::max(level, std::abs(std::log(((1 - other) * likely + all) / mean)));
    }
  }
  return level;
}

constexpr double kInfinity = std::numeric_limits<double>::infinity();

Design must(const Matrix<double>& weights, const test::Promise& promise, double epsilon,
            const std::string& protocol) {
  auto found = design({test::table(weights), promise.notion, epsilon, protocol, {}, promise.parameters});
  REQUIRE_MESSAGE(found, (found ? "" : found.failure().message()));
  return std::move(*found);
}

/// A protocol as a function of its parameter.
Channel channel_of(const std::string& protocol, const Prior& prior, double alpha) {
  if (protocol == "grr") return grr::channel(prior.categories(), std::expm1(alpha));
  if (protocol == "cr") return conditional_reporting::channel(prior, alpha);
  const Index a = prior.categories();
  Channel channel = (1 - alpha) * Channel::Identity(a, a);
  channel.rowwise() += alpha * prior.probabilities.data.transpose();
  return channel;
}

/// The parameter at which the auditor measures epsilon, by root finding, which the closed forms replace. It
/// lies between nothing and all: 0 and infinity if alpha is a level, 1 and 0 for a share.
double by_root(const std::string& protocol, const Prior& prior, const Notion& notion, double epsilon) {
  const bool share = protocol == "resample";
  const Prior seen = protocol == "cr" ? with_secret(prior) : prior;
  const auto excess = [&](double alpha) {
    const double level = notion.leakage(seen, channel_of(protocol, prior, alpha)).level;
    return std::clamp(level - epsilon, -1e3, 1e3);
  };
  double none = share ? 1 : 0;
  double all = share ? 0 : 40;
  if (excess(all) <= 0) return share ? 0 : kInfinity;
  if (share) std::swap(none, all);
  std::uintmax_t steps = 200;
  const auto [low, high] = boost::math::tools::toms748_solve(
      excess, none, all, boost::math::tools::eps_tolerance<double>(50), steps);
  return (low + high) / 2;
}

}  // namespace

TEST_CASE("A's protocols reproduce the check values of B's example") {
  const auto ex1 = test::read_vectors("ex1.json");
  const Matrix<double> joint = test::matrix(ex1, "joint");
  for (const std::string protocol : {"grr", "cr"}) {
    const auto levels = test::numbers(ex1, protocol + ".epsilon");
    const auto alphas = test::numbers(ex1, protocol + ".alpha");
    const auto kept = test::numbers(ex1, protocol + ".mutualInformation");
    for (std::size_t i = 0; i < levels.size(); ++i) {
      const Design found = must(joint, {"lip", {}}, levels[i], protocol);
      CHECK(std::abs(*found.alpha - alphas[i]) < 0.51e-6);
      CHECK(std::abs(found.mutual_information - kept[i]) < 0.51e-6);
      CHECK(found.sees_secret == (protocol == "cr"));
      CHECK(found.certified.mixing == 0);
    }
  }
  // A channel calibrated to lip may have a larger level under ldp.
  const Design found = must(joint, {"lip", {}}, 0.5, "cr");
  const auto ldp = find_notion("ldp")->leakage(with_secret(found.prior), found.channel);
  CHECK(std::abs(ldp.level - 0.8318) < 0.51e-4);
}

TEST_CASE("linear reduction reproduces the check values of B's example") {
  const Prior prior = test::prior(test::example());
  CHECK(std::abs(1 - linear_reduction::most_kept(prior, *find_notion("lip"), 0.5) - 0.409796) < 0.51e-6);
  CHECK(std::abs(1 - linear_reduction::most_kept(prior, *find_notion("ldp"), 0.5) - 0.632622) < 0.51e-6);
}

TEST_CASE("Conditional Reporting is A's algorithm, and its level the closed form of Proposition 1") {
  test::RandomTables tables(101);
  for (int i = 0; i < test::repeats(100); ++i) {
    const Matrix<double> weights = tables.next(5, 6);
    const Prior prior = test::prior(weights);
    const double alpha = tables.epsilon();
    const Index c = prior.secrets();
    const Index a = prior.categories();
    CAPTURE(weights);
    const Channel channel = conditional_reporting::channel(prior, alpha);
    CHECK(channel.rowwise().sum().isOnes(1e-12));
    // The algorithm step by step: randomised response on the secret, then the answer or a draw.
    const Channel on_secret = grr::channel(c, std::expm1(alpha));
    for (Index s = 0; s < c; ++s) {
      for (Index x = 0; x < a; ++x) {
        for (Index y = 0; y < a; ++y) {
          double chance = x == y ? on_secret(s, s) : 0;
          for (Index other = 0; other < c; ++other) {
            if (other == s) continue;
            chance += on_secret(s, other) * prior.weights.cells(other, y) / prior.weights.secret(other);
          }
          CHECK(channel(s * a + x, y) == doctest::Approx(chance).epsilon(1e-12));
        }
      }
    }
    const double measured = find_notion("lip")->leakage(with_secret(prior), channel).level;
    CHECK(lip_level(prior, alpha) == doctest::Approx(measured).epsilon(1e-9).scale(1));
    // As a channel on X: A, eq. 46, with the term of the report itself that it lacks.
    const Matrix<double> joint = data_and_report(prior, channel);
    for (Index x = 0; x < a; ++x) {
      for (Index y = 0; y < a; ++y) {
        double others = 0;
        for (Index s = 0; s < c; ++s) {
          const double given = prior.weights.cells(s, y) / prior.weights.secret(s);
          others += given - prior.weights.cells(s, x) / prior.weights.data(x) * given;
        }
        const double expected =
            ((x == y ? std::exp(alpha) : 0) + others) / (std::expm1(alpha) + static_cast<double>(c));
        CHECK(joint(x, y) / prior.probabilities.data(x) == doctest::Approx(expected).epsilon(1e-9).scale(1));
      }
    }
  }
}

TEST_CASE("property: the level is reached and not exceeded, at the parameter that root finding finds") {
  test::RandomTables tables(102);
  int reached = 0;
  int whole = 0;
  for (int i = 0; i < test::repeats(200); ++i) {
    const Matrix<double> weights = tables.next(5, 6);
    const double epsilon = i % 10 == 0 ? 0 : tables.epsilon();
    CAPTURE(i);
    CAPTURE(weights);
    CAPTURE(epsilon);
    for (const auto& promise : test::promises(tables, weights)) {
      CAPTURE(promise.notion);
      const Prior prior = test::prior(weights);
      const Notion notion = promise.under(prior);
      for (const std::string protocol : {"grr", "cr", "resample"}) {
        CAPTURE(protocol);
        const bool sees_secret = protocol == "cr";
        if (way_of(*find_protocol(protocol), notion, sees_secret) == nullptr) continue;
        const Design found = must(weights, promise, epsilon, protocol);
        const double level =
            notion.leakage(sees_secret ? with_secret(found.prior) : found.prior, found.channel).level;
        CHECK(level <= epsilon * (1 + 1e-9) + 1e-12);
        const bool all = protocol == "resample" ? *found.alpha == 0 : std::isinf(*found.alpha);
        if (all) {
          ++whole;
          const double entropy = found.kept_entropy;
          CHECK(found.mutual_information == doctest::Approx(entropy).epsilon(1e-9).scale(1));
        } else if (epsilon > 0) {
          ++reached;
          // Resampling reports a rare category with a chance of few units of 2^-62. Repairing the rounding
          // then mixes in several more units.
          const double rarest = prior.probabilities.data.minCoeff();
          const double unit = protocol == "resample" ? 0x1p-60 / rarest : 0;
          CHECK(level >= epsilon * (1 - 1e-9) - 1e-9 - unit);
          // The root is found in doubles, which are no more exact than that.
          if (rarest < 1e-5) continue;
          const double root = by_root(protocol, prior, notion, epsilon);
          CHECK(*found.alpha == doctest::Approx(root).epsilon(1e-6).scale(1));
        }
      }
    }
  }
  CHECK((test::in_part() || reached > 1000));
  CHECK((test::in_part() || whole > 50));
}

TEST_CASE("randomised response and Conditional Reporting on A's six panels, at 20 levels from 0.1 to 2") {
  const auto tables = test::adult_tables();
  REQUIRE(tables.size() == 6);
  int as_they_are = 0;
  for (const auto& [secret, data, counts] : tables) {
    CAPTURE(secret);
    CAPTURE(data);
    const Prior prior = test::prior(counts);
    const Notion notion = *find_notion("lip");
    // Above this level the data may be released unchanged.
    const double identity =
        notion.leakage(prior, Channel::Identity(prior.categories(), prior.categories())).level;
    for (const std::string protocol : {"grr", "cr"}) {
      CAPTURE(protocol);
      double before = 0;
      for (int step = 1; step <= 20; ++step) {
        const double epsilon = 0.1 * step;
        CAPTURE(epsilon);
        const Design found = must(counts, {"lip", {}}, epsilon, protocol);
        const Prior seen = protocol == "cr" ? with_secret(found.prior) : found.prior;
        const double level = notion.leakage(seen, found.channel).level;
        CHECK(level <= epsilon * (1 + 1e-9));
        CHECK(level == doctest::Approx(std::min(epsilon, identity)).epsilon(1e-9));
        CHECK(found.mutual_information > before);
        before = found.mutual_information * (1 - 1e-12);
        if (std::isinf(*found.alpha)) {
          ++as_they_are;
          CHECK(found.mutual_information == doctest::Approx(found.kept_entropy).epsilon(1e-9));
          continue;
        }
        CHECK(*found.alpha == doctest::Approx(by_root(protocol, prior, notion, epsilon)).epsilon(1e-6));
      }
    }
  }
  CHECK(as_they_are > 0);
}

TEST_CASE("a report that rules a secret out at any level but none is reported as often as it has to be") {
  // X tells S: at epsilon 0 nothing may be kept, at any other level a little.
  const Matrix<double> weights = Matrix<double>::Identity(3, 3);
  for (const std::string protocol : {"grr", "cr", "resample"}) {
    CHECK(must(weights, {"ldp", {}}, 0, protocol).mutual_information < 1e-9);
    const Design found = must(weights, {"ldp", {}}, 1, protocol);
    CHECK(found.mutual_information > 0.1);
    // All three are randomised response here.
    CHECK(found.mutual_information ==
          doctest::Approx(must(weights, {"data-ldp", {}}, 1, "grr").mutual_information).epsilon(1e-9));
  }
}

}  // namespace sluice::calibration_test

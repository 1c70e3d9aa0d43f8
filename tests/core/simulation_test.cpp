// SPDX-License-Identifier: GPL-3.0-or-later
// Every protocol, sampled a million times: the reports agree with the formulas.
#include <doctest/doctest.h>

#include <cmath>
#include <random>

#include "chi_square.hpp"
#include "design/sluice.hpp"
#include "effort.hpp"
#include "exact/sample.hpp"
#include "prior/inputs.hpp"
#include "priors.hpp"
#include "protocol/protocol.hpp"

namespace sluice::simulation_test {

namespace {

const std::size_t kPeople = test::in_part() ? 100'000 : 1'000'000;
constexpr double kAlpha = 1e-6;
// Five standard deviations of a normal number are exceeded with a chance of 6e-7.
constexpr double kFive = 5;

struct Simulated {
  Matrix<double> data_and_report;    ///< counts, a x b
  Matrix<double> secret_and_report;  ///< counts, c x b
  double worst_p = 1;                ///< the least, over the chi-square tests of all inputs that came up
};

/// People drawn from the prior, each with one report. `weights` are the design's own, or others, which must
/// not pass for the design's.
Simulated simulate(const Design& design, const Weights& weights, unsigned seed) {
  const Prior& prior = design.prior;
  const Index c = prior.secrets();
  const Index a = prior.categories();
  std::mt19937_64 generator(seed);
  const auto& cells = prior.probabilities.cells;
  std::discrete_distribution<Index> people(cells.data(), cells.data() + cells.size());
  std::vector<Index> pairs(kPeople);
  std::vector<std::uint32_t> inputs(kPeople);
  for (std::size_t i = 0; i < kPeople; ++i) {
    pairs[i] = people(generator);
    inputs[i] = static_cast<std::uint32_t>(design.sees_secret ? pairs[i] : pairs[i] % a);
  }
  const EntropySource words = [&](std::span<std::uint64_t> random) {
    for (std::uint64_t& word : random) word = generator();
    return true;
  };
  const auto reports = *sample(weights, inputs, words);
  Simulated found{Matrix<double>::Zero(a, weights.cols()), Matrix<double>::Zero(c, weights.cols())};
  Matrix<double> rows = Matrix<double>::Zero(weights.rows(), weights.cols());
  for (std::size_t i = 0; i < kPeople; ++i) {
    const auto y = static_cast<Index>(reports[i]);
    found.data_and_report(pairs[i] % a, y) += 1;
    found.secret_and_report(pairs[i] / a, y) += 1;
    rows(static_cast<Index>(inputs[i]), y) += 1;
  }
  for (Index input = 0; input < rows.rows(); ++input) {
    if (rows.row(input).sum() < 1000) continue;
    const std::vector<double> counts(rows.row(input).begin(), rows.row(input).end());
    found.worst_p =
        std::min(found.worst_p, test::chi_square_p(counts, design.channel.row(input).transpose()));
  }
  return found;
}

/// I(X;Y) from counts, and its standard deviation.
struct Measured {
  double value;
  double deviation;
};
Measured information(const Matrix<double>& counts) {
  const double n = counts.sum();
  double value = 0;
  double square = 0;
  for (Index x = 0; x < counts.rows(); ++x) {
    for (Index y = 0; y < counts.cols(); ++y) {
      if (counts(x, y) <= 0) continue;
      const double density = std::log(counts(x, y) * n / (counts.row(x).sum() * counts.col(y).sum()));
      value += counts(x, y) / n * density;
      square += counts(x, y) / n * density * density;
    }
  }
  return {value, std::sqrt(std::max(0.0, square - value * value) / n)};
}

/// Whether the counts agree with the design's information, to five standard deviations.
bool information_agrees(const Design& design, const Simulated& found) {
  const auto [value, deviation] = information(found.data_and_report);
  const auto cells = static_cast<double>(found.data_and_report.size());
  // Counts always look a little dependent: by (a-1)(b-1)/2n.
  return std::abs(value - design.mutual_information) <=
         kFive * deviation + cells / static_cast<double>(kPeople);
}

/// The level at the place where the design says it is the highest, from counts.
bool level_agrees(const Design& design, const Simulated& found, std::string_view notion) {
  const Prior seen = design.sees_secret ? with_secret(design.prior) : design.prior;
  const Leakage leakage = find_notion(notion)->leakage(seen, design.channel);
  const auto side = [&](Index secret) {
    const auto& counts = found.secret_and_report;
    const double reports = secret < 0 ? counts.col(leakage.report).sum() : counts(secret, leakage.report);
    return std::pair{reports, secret < 0 ? counts.sum() : counts.row(secret).sum()};
  };
  const auto [more, more_people] = side(leakage.more.secret);
  const auto [less, less_people] = side(leakage.less.secret);
  if (leakage.level == 0) return true;
  if (more < 100 || less < 100) return false;  // the tables below are chosen so that this never happens
  const double measured = std::log(more / more_people * less_people / less);
  return std::abs(measured - leakage.level) <= kFive * std::sqrt(1 / more + 1 / less);
}

struct Case {
  std::string_view notion;
  Matrix<double> weights;
};

/// A table, and a notion, for which a protocol exists with such a channel.
std::optional<Case> case_for(const Protocol& protocol, bool sees_secret) {
  Matrix<double> two(3, 2);
  two << 10, 30, 25, 15, 20, 20;
  Matrix<double> people(2, 3);
  people << 100, 150, 50, 300, 100, 300;
  for (const std::string_view notion : {"lip", "srlip", "rldp"}) {
    if (way_of(protocol, *find_notion(notion), sees_secret) == nullptr) continue;
    for (const Matrix<double>& weights : {test::example(), two, people}) {
      const auto found = design(
          {test::table(weights), std::string(notion), 0.5, std::string(protocol.name), {}, {}, sees_secret});
      if (found) return Case{notion, weights};
    }
  }
  return std::nullopt;
}

}  // namespace

// Power. A cell of 0.2 that is off by 2 % fails the chi-square test with a chance above 0.999. (Its row is
// drawn at least 100,000 times, and the noncentrality is at least 10; see the control, which moves 5 %.)
// I(X;Y) is known to about 0.0025 nats, a level of 0.5 to about 0.02.
TEST_CASE("a million reports of every protocol tell what its formulas say") {
  int seen = 0;
  unsigned seed = 1;
  for (const Protocol& protocol : protocols()) {
    for (const bool sees_secret : {false, true}) {
      const auto found = case_for(protocol, sees_secret);
      if (!found) continue;
      CAPTURE(protocol.name);
      CAPTURE(sees_secret);
      const auto made = design({test::table(found->weights),
                                std::string(found->notion),
                                0.5,
                                std::string(protocol.name),
                                {},
                                {},
                                sees_secret});
      REQUIRE(made);
      if (made->certified.marks)
        continue;  // reports that are sets are drawn in another way, and tested there
      ++seen;
      const Simulated simulated = simulate(*made, made->certified.weights, seed++);
      CHECK(simulated.worst_p > kAlpha);
      if (found->notion != "rldp") CHECK(information_agrees(*made, simulated));
      CHECK(level_agrees(*made, simulated, "ldp"));
      if (found->notion == "lip") CHECK(level_agrees(*made, simulated, "lip"));
    }
  }
  CHECK(seen >= 7);
}

TEST_CASE("what is not the channel of a design is not taken for it" * doctest::skip(test::in_part())) {
  for (const char* protocol : {"grr", "cr", "resample"}) {
    const auto made = design({test::table(test::example()), "lip", 0.5, protocol});
    REQUIRE(made);
    // A twentieth of each row's first report goes to its second.
    Channel other = made->channel;
    other.col(1) += 0.05 * other.col(0);
    other.col(0) *= 0.95;
    CHECK(simulate(*made, quantise(other), 7).worst_p < kAlpha);
    // Twice the noise.
    const auto noisier = design({test::table(test::example()), "lip", 0.25, protocol});
    REQUIRE(noisier);
    const Simulated simulated = simulate(*made, noisier->certified.weights, 8);
    CHECK(!information_agrees(*made, simulated));
    CHECK(!level_agrees(*made, simulated, "lip"));
  }
}

}  // namespace sluice::simulation_test

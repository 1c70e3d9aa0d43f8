// SPDX-License-Identifier: GPL-3.0-or-later
// How bad a channel can be over E's confidence set, beside distributions of the set that were searched for.
#include "guarantee/worst_case.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <random>

#include "guarantee/chi_square_ball.hpp"
#include "priors.hpp"
#include "protocol/independent_reporting.hpp"
#include "protocol/robust_conditional.hpp"
#include "sluice.hpp"

using namespace sluice;

namespace {

Matrix<double> reference() {
  Matrix<double> joint(2, 3);
  joint << .10, .15, .05, .30, .10, .30;
  return joint;
}

/// E's set of joint distributions itself.
double statistic(const Matrix<double>& sampled, const Matrix<double>& truth) {
  double sum = 0;
  for (Index i = 0; i < truth.size(); ++i) {
    const double difference = sampled.reshaped()(i) - truth.reshaped()(i);
    if (difference != 0) sum += difference * difference / truth.reshaped()(i);
  }
  return sum;
}

/// Of a prior and a channel, from their definitions, under any distribution of secret and data.
struct Chances {
  Matrix<double> given;  ///< P(y|s), c x b
  Vector<double> mean;   ///< P(y)
};
Chances chances(const Matrix<double>& truth, const Channel& channel) {
  const Index a = truth.cols();
  Chances found{Matrix<double>::Zero(truth.rows(), channel.cols()), Vector<double>::Zero(channel.cols())};
  for (Index s = 0; s < truth.rows(); ++s) {
    const Index first = channel.rows() == a ? 0 : s * a;
    found.given.row(s) = truth.row(s) * channel.middleRows(first, a);
    found.mean += found.given.row(s).transpose();
    found.given.row(s) /= truth.row(s).sum();
  }
  return found;
}

double ldp(const Matrix<double>& truth, const Channel& channel) {
  const Matrix<double> given = chances(truth, channel).given;
  double worst = 0;
  for (const auto column : given.colwise()) {
    if (column.maxCoeff() > 0) worst = std::max(worst, std::log(column.maxCoeff() / column.minCoeff()));
  }
  return worst;
}

/// From the sample into a direction that sums to 0, as far as the set goes. Precondition: the direction does
/// not take from cells of 0.
Matrix<double> boundary(const Matrix<double>& sampled, const Matrix<double>& direction, double radius) {
  double low = 0;
  double high = 1 / (-direction.cwiseQuotient(sampled).array().isNaN().select(0, direction.cwiseQuotient(sampled)).minCoeff());
  for (int i = 0; i < 50; ++i) {
    const double middle = (low + high) / 2;
    (statistic(sampled, sampled + middle * direction) <= radius ? low : high) = middle;
  }
  return sampled + low * direction;
}

/// Distributions on the boundary of a set.
class Boundary {
 public:
  Boundary(const Prior& prior, const ConfidenceSet& set, unsigned seed)
      : sampled_(prior.probabilities.cells), radius_(set.radius), generator_(seed) {}

  Matrix<double> direction() {
    Matrix<double> direction = sampled_;
    for (double& cell : direction.reshaped()) cell *= normal_(generator_) / std::sqrt(cell > 0 ? cell : 1);
    return centred(direction);
  }
  Matrix<double> at(const Matrix<double>& direction) const { return boundary(sampled_, direction, radius_); }

  /// The highest level that steps uphill come to, which become smaller where there are none.
  double climb(const Channel& channel) {
    Matrix<double> best = direction();
    double level = ldp(at(best), channel);
    for (double size = 1; size > 1e-6;) {
      const Matrix<double> moved = centred(best + size * direction());
      const double found = ldp(at(moved), channel);
      size *= found > level ? 1.5 : .96;
      if (found <= level) continue;
      level = found;
      best = moved / moved.norm() * direction().norm();
    }
    return level;
  }

 private:
  [[nodiscard]] Matrix<double> centred(const Matrix<double>& direction) const {
    return direction - direction.sum() * sampled_;
  }

  Matrix<double> sampled_;
  double radius_;
  std::mt19937_64 generator_;
  std::normal_distribution<double> normal_;
};

Channel random_channel(test::RandomTables& tables, Index rows, Index reports) {
  std::mt19937_64 generator(static_cast<unsigned long>(tables.between(0, 1'000'000)));
  std::gamma_distribution<double> gamma(.7);
  Channel channel(rows, reports);
  for (double& chance : channel.reshaped()) chance = gamma(generator) + 1e-3;
  for (auto row : channel.rowwise()) row /= row.sum();
  return channel;
}

/// A table in which every cell occurs, or some do not.
Matrix<double> random_counts(test::RandomTables& tables, bool with_zeros) {
  Matrix<double> counts(tables.between(2, 4), tables.between(2, 4));
  for (double& count : counts.reshaped()) count = static_cast<double>(tables.between(5, 120));
  if (with_zeros) counts(tables.between(0, counts.rows() - 1), tables.between(0, counts.cols() - 1)) = 0;
  return counts;
}

ConfidenceSet set_of(const Prior& prior, double alpha = .05) {
  const auto set = confidence_set(prior.weights.cells, prior.weights.total, alpha);
  REQUIRE(set);
  return *set;
}

}  // namespace

TEST_CASE("property: the ends of a mean over a ball are bounded from both sides, and no sample is beyond") {
  std::mt19937_64 generator(71);
  std::gamma_distribution<double> gamma(.8);
  std::uniform_real_distribution<double> exponent(-7, 2);
  for (int i = 0; i < 400; ++i) {
    CAPTURE(i);
    const Index a = 2 + i % 6;
    Vector<double> sampled(a);
    Vector<double> quantity(a);
    for (Index u = 0; u < a; ++u) {
      sampled(u) = gamma(generator);
      quantity(u) = gamma(generator);
    }
    if (i % 3 == 1) sampled(i % a) = 0;                          // has not been seen …
    if (i % 6 == 1) quantity(i % a) = quantity.maxCoeff() + 1;   // … and has the most, or the least
    if (i % 6 == 4) quantity(i % a) = 0;
    if (i % 7 == 2) quantity.setConstant(.25);
    sampled /= sampled.sum();
    const double growth = std::pow(10, exponent(generator));
    const double size = (1 + growth) * (1 + growth);
    const auto inside = [&](const Vector<double>& r) {
      double sum = 0;
      for (Index u = 0; u < a; ++u) sum += sampled(u) > 0 ? sampled(u) * sampled(u) / r(u) : 0;
      return sum <= size * (1 + 1e-12);
    };
    for (const End end : {End::largest, End::smallest}) {
      const double sign = end == End::largest ? 1 : -1;
      const BallMean found = ball_mean(sampled, quantity, growth, end);
      CHECK(inside(found.distribution));
      CHECK(std::abs(found.distribution.sum() - 1) < 1e-12);
      const double reached = found.distribution.dot(quantity);
      CHECK(sign * (found.bound - reached) >= -1e-15 * quantity.maxCoeff());
      CHECK(sign * (found.bound - reached) <= 2e-10 * std::max(reached, 1e-3 * quantity.maxCoeff()));
      // The line is a bound for other balls.
      for (const double other : {growth / 50, growth / 3, growth * 2, growth * 30}) {
        const BallMean there = ball_mean(sampled, quantity, other, end);
        const double line = found.bound + found.slope * (other - growth);
        CHECK(sign * (line - there.distribution.dot(quantity)) >= -1e-12);
      }
      for (int k = 0; k < 50; ++k) {
        Vector<double> noise(a);
        for (double& cell : noise) cell = gamma(generator) + 1e-9;
        const double share = std::pow(10, exponent(generator) / 2 - 1);
        const Vector<double> r = (1 - std::min(share, 1.0)) * sampled + std::min(share, 1.0) * noise / noise.sum();
        if (inside(r)) CHECK(sign * (found.bound - r.dot(quantity)) >= -1e-13);
      }
    }
  }
}

TEST_CASE("the mean of one cell over a ball is E's range of it, and of a set of cells E's largest move") {
  const Prior prior = test::prior(1000 * test::example());
  const ConfidenceSet set = set_of(prior);
  const Matrix<double> least = set.least_probability();
  const Matrix<double> most = set.most_probability();
  double largest = 0;  // of all sets
  for (Index s = 0; s < 2; ++s) {
    const double share = prior.probabilities.secret(s);
    const Vector<double> sampled = prior.probabilities.cells.row(s).transpose() / share;
    const double growth = std::sqrt(1 + set.spread(s)) - 1;
    for (unsigned subset = 1; subset < 15; ++subset) {
      Vector<double> inside(4);
      for (Index u = 0; u < 4; ++u) inside(u) = (subset >> static_cast<unsigned>(u) & 1U) != 0 ? 1 : 0;
      const double high = ball_mean(sampled, inside, growth, End::largest).bound;
      const double low = ball_mean(sampled, inside, growth, End::smallest).bound;
      largest = std::max({largest, 2 * (high - inside.dot(sampled)), 2 * (inside.dot(sampled) - low)});
      if (inside.sum() > 1) continue;
      Index u = 0;
      inside.maxCoeff(&u);
      CHECK(std::abs(high - most(s, u)) < 3e-12);
      CHECK(std::abs(low - least(s, u)) < 3e-12);
    }
  }
  // E's eq. 11 is above that.
  CHECK(std::abs(largest - .167939) < 1e-6);
}

TEST_CASE("property: no distribution of the set is worse than the worst level, and one is as bad") {
  test::RandomTables tables(72);
  for (int i = 0; i < 60; ++i) {
    CAPTURE(i);
    const Prior prior = test::prior(random_counts(tables, i % 3 == 2));
    const ConfidenceSet set = set_of(prior);
    const bool sees_secret = i % 2 == 1;
    const Index inputs = prior.categories() * (sees_secret ? prior.secrets() : 1);
    const Channel channel = random_channel(tables, inputs, tables.between(2, 5));
    const WorstLdp worst = worst_ldp(prior, set, channel);
    CHECK(worst.level - worst.attained >= 0);
    CHECK(worst.level - worst.attained < 1e-9);
    CHECK(std::abs(worst.distribution.sum() - 1) < 1e-12);
    CHECK(statistic(prior.probabilities.cells, worst.distribution) <= set.radius * (1 + 1e-9));
    CHECK(std::abs(ldp(worst.distribution, channel) - worst.attained) < 1e-9);
    const Matrix<double> given = chances(worst.distribution, channel).given;
    CHECK(std::abs(std::log(given(worst.more, worst.report) / given(worst.less, worst.report)) -
                   worst.attained) < 1e-9);
    CHECK(ldp(prior.probabilities.cells, channel) <= worst.level);
    Boundary search(prior, set, static_cast<unsigned>(i));
    for (int k = 0; k < 200; ++k) CHECK(ldp(search.at(search.direction()), channel) <= worst.level);
  }
}

TEST_CASE("property: climbing from sampled distributions ends at the worst level, without knowing how it is found") {
  test::RandomTables tables(73);
  double furthest = 0;
  for (int i = 0; i < 12; ++i) {
    CAPTURE(i);
    const Prior prior = test::prior(random_counts(tables, false));
    const ConfidenceSet set = set_of(prior);
    const Index inputs = prior.categories() * (i % 2 == 1 ? prior.secrets() : 1);
    const Channel channel = random_channel(tables, inputs, 3);
    const WorstLdp worst = worst_ldp(prior, set, channel);
    Boundary search(prior, set, 700U + static_cast<unsigned>(i));
    double best = 0;
    for (int k = 0; k < 5; ++k) best = std::max(best, search.climb(channel));
    CHECK(best <= worst.level);
    furthest = std::max(furthest, 1 - best / worst.level);
  }
  MESSAGE("climbing came within " << 100 * furthest << " %");
  CHECK(furthest < .01);
}

TEST_CASE("designs for robust privacy are within it at worst, others are not") {
  const Matrix<double> counts = 1000 * reference();
  const Prior prior = test::prior(counts);
  const ConfidenceSet set = set_of(prior);
  for (const char* protocol : {"optimal", "ir", "cr", "ir-tight", "cr-tight", "grr"}) {
    CAPTURE(protocol);
    const auto found = design({test::table(counts), "rldp", 1, protocol});
    REQUIRE(found);
    const WorstLdp worst = worst_ldp(prior, set, found->channel);
    CHECK(worst.level <= 1);
    MESSAGE(protocol << ": " << worst.level);
  }
  const robust::Ranges ranges{set.least_probability(), set.most_probability()};
  namespace ir = independent_reporting;
  namespace cr = robust_conditional;
  const auto independent = ir::calibrate(reference(), 1, ir::by_ranges(ranges));
  const auto conditional = cr::calibrate(reference(), 1, cr::by_ranges(reference(), ranges));
  const WorstLdp of_ir = worst_ldp(prior, set, ir::channel(2, 3, 1 - independent.epsilon2, independent.z));
  const WorstLdp of_cr =
      worst_ldp(prior, set, cr::channel(reference(), 1 - conditional.epsilon2, conditional.z));
  MESSAGE("by E's ranges: ir " << of_ir.level << ", cr " << of_cr.level);
  for (const bool sees_secret : {false, true}) {
    const auto plain = design({.table = test::table(counts), .notion = "ldp", .epsilon = 1, .protocol = "optimal", .sees_secret = sees_secret});
    REQUIRE(plain);
    const WorstLdp worst = worst_ldp(prior, set, plain->channel);
    CHECK(worst.attained > 1.05);
    MESSAGE("plain: " << worst.level);
  }
}
#include <chrono>
TEST_CASE("timing") {
  test::RandomTables tables(5);
  for (const double people : {1e3, 1e4, 1e6}) {
  Matrix<double> w(15, 16);
  std::mt19937_64 g(3);
  std::gamma_distribution<double> gamma(.5);
  for (double& x : w.reshaped()) x = gamma(g);
  w = (w / w.sum() * people).array().ceil();
  const Prior prior = test::prior(w);
  const ConfidenceSet set = set_of(prior);
  const Channel random = random_channel(tables, 16, 30);
  for (const Index rows : {16, 240}) {
    const Channel channel = random_channel(tables, rows, 30);
    const auto start = std::chrono::steady_clock::now();
    const auto worst = worst_ldp(prior, set, channel);
    MESSAGE(rows << " " << worst.level << " gap " << worst.level - worst.attained << " s " << std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count());
  }
  for (const char* notion : {"ldp", "lip"}) {
    const auto found = design({test::table(w), notion, .5, "optimal"});
    if (!found) continue;
    const auto start = std::chrono::steady_clock::now();
    const auto worst = worst_ldp(prior, set, found->channel);
    MESSAGE(notion << " b=" << found->channel.cols() << " " << worst.level << " gap " << worst.level - worst.attained << " s " << std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count());
  }
  }
}

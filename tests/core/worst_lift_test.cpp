// SPDX-License-Identifier: GPL-3.0-or-later
// The worst lift over the set of a sample, beside distributions found by search in the set.
#include "guarantee/worst_lift.hpp"

#include <doctest/doctest.h>

#include <cmath>
#include <random>

#include "confidence_set.hpp"
#include "effort.hpp"
#include "guarantee/worst_case.hpp"
#include "prior/inputs.hpp"
#include "priors.hpp"

namespace sluice::worst_lift_test {

namespace {

Matrix<double> three_by_six() {
  return Matrix<double>{
      {14, 7, 40, 171, 10, 51}, {314, 137, 84, 343, 32, 102}, {135, 147, 129, 71, 105, 107}};
}

ConfidenceSet set_of(const Prior& prior, Statistic statistic = Statistic::pearson) {
  const auto set =
      confidence_set(prior.weights.cells, prior.weights.total, .05, Margin::published, statistic);
  REQUIRE(set);
  return *set;
}

/// How far a report moves the belief in a secret under a joint distribution, from its definition.
double lift_of(const Matrix<double>& joint, const Vector<double>& chances, Index s, Lift lift) {
  const Vector<double> both = joint * chances;
  const double factor = both(s) / joint.row(s).sum() / (both.sum() / joint.sum());
  return lift == Lift::above ? factor : 1 / factor;
}

struct Row {
  SampledSides sides;
  SidesChances chances;

  Row(const Matrix<double>& sampled, const ConfidenceSet& set, const Vector<double>& q, Index s) {
    sides = {sampled.row(s).transpose(), Vector<double>::Zero(q.size()), set.radius, set.statistic};
    for (Index u = 0; u < sampled.rows(); ++u) {
      if (u != s) sides.others += sampled.row(u).transpose();
    }
    chances = {q, q};
  }
  /// The joint distribution of the two sides, with the others split as in the sample.
  [[nodiscard]] Matrix<double> joint(const Matrix<double>& sampled, Index s, const WorstLift& worst) const {
    Matrix<double> all = sampled;
    for (Index x = 0; x < all.cols(); ++x) {
      for (Index u = 0; u < all.rows(); ++u) {
        const double part =
            sides.others(x) > 0 ? sampled(u, x) / sides.others(x) : 1.0 / static_cast<double>(all.rows() - 1);
        all(u, x) = u == s ? worst.own(x) : worst.others(x) * part;
      }
    }
    return all;
  }
};

/// The room in the condition of a lift at a share, by the numbers there, in the terms of worst_lift.hpp.
double left_at(const Row& row, Lift lift, double bound, const LiftPoint& point) {
  const double t = point.share;
  const double own = lift == Lift::above ? 1 - bound * t : t - bound;
  const double others = lift == Lift::above ? -bound * t : t;
  const double largest = row.chances.own.maxCoeff();
  double roots = 0;
  double logs = 0;
  for (Index x = 0; x < row.sides.own.size(); ++x) {
    const double q = row.chances.own(x) / largest;
    const double of_own = point.own - own * q;
    const double of_others = point.others - others * q;
    if (of_own < 0 || of_others < 0) return 1;
    roots += row.sides.own(x) * std::sqrt(of_own) + row.sides.others(x) * std::sqrt(of_others);
    if (row.sides.own(x) > 0) logs += row.sides.own(x) * std::log(of_own);
    if (row.sides.others(x) > 0) logs += row.sides.others(x) * std::log(of_others);
  }
  const double mean = row.sides.statistic == Statistic::pearson ? roots * roots / (1 + row.sides.radius)
                                                                : std::exp(logs - row.sides.radius / 2);
  return point.own * t + point.others * (1 - t) - mean;
}

bool is_proof(const Row& row, Lift lift, double bound, const std::vector<LiftPoint>& points) {
  for (std::size_t i = 0; i + 1 < points.size(); ++i) {
    const LiftPoint& from = points[i];
    const LiftPoint& to = points[i + 1];
    const double turned =
        std::max(0.0, to.others - from.others - to.own + from.own) * (to.share - from.share) / 4;
    if (to.share < from.share) return false;
    if (left_at(row, lift, bound, from) + turned > 0 || left_at(row, lift, bound, to) + turned > 0)
      return false;
  }
  const double w = row.sides.own.sum();
  const auto outside = [&](double t) {
    if (row.sides.statistic == Statistic::pearson) return (w - t) * (w - t) > row.sides.radius * t * (1 - t);
    return 2 * (w * std::log(w / t) + (1 - w) * std::log((1 - w) / (1 - t))) > row.sides.radius;
  };
  return points.front().share < w && outside(points.front().share) && points.back().share > w &&
         outside(points.back().share);
}

Vector<double> chances_of(std::mt19937_64& generator, Index a, int i) {
  std::uniform_real_distribution<double> even(0, 1);
  Vector<double> q(a);
  for (double& chance : q) chance = i % 5 == 0 ? (even(generator) < .5 ? 1 : .3) : even(generator);
  if (i % 7 == 0) q(i % a) = 0;
  if (q.maxCoeff() <= 0) q(0) = 1;
  return q;
}

}  // namespace

TEST_CASE("the worst lift over a sample's set is what was computed elsewhere") {
  struct Known {
    Matrix<double> counts;
    Vector<double> chances;
    Index secret;
    Lift lift;
    double level;
  };
  const Vector<double> four{{1, .5, .2, .4}};
  const Vector<double> six{{1, .6, .3, .8, .1, .4}};
  for (const Known& known : {Known{1000 * test::example(), four, 0, Lift::below, .373538},
                             Known{1000 * test::example(), four, 1, Lift::above, .280751},
                             Known{three_by_six(), six, 0, Lift::above, .086893},
                             Known{three_by_six(), six, 0, Lift::below, .136264},
                             Known{three_by_six(), six, 1, Lift::above, .165564},
                             Known{three_by_six(), six, 2, Lift::below, .287030}}) {
    const Prior prior = test::prior(known.counts);
    const Row row(prior.probabilities.cells, set_of(prior), known.chances, known.secret);
    const WorstLift worst = worst_lift(row.sides, row.chances, known.lift);
    CHECK(std::abs(std::log(worst.attained) - known.level) < 1e-6);
    CHECK(worst.bound < worst.attained * (1 + 1e-9));
  }
}

TEST_CASE("property: no distribution of the set exceeds the worst lift, and one attains it") {
  std::mt19937_64 generator(3301);
  std::gamma_distribution<double> gamma(.7);
  std::uniform_real_distribution<double> even(0, 1);
  double nearest = 0;
  std::size_t most_points = 0;
  for (int i = 0; i < test::repeats(600); ++i) {
    CAPTURE(i);
    const Statistic statistic = i % 2 == 0 ? Statistic::pearson : Statistic::likelihood;
    Matrix<double> counts(2 + i % 3, 2 + i / 3 % 5);
    const double people = std::exp(std::log(200) + even(generator) * std::log(500));
    for (double& count : counts.reshaped()) count = gamma(generator) + 1e-3;
    counts = (people / counts.sum() * counts).array().floor();
    // Cells of 0 among them, but no lines of them.
    counts.row(i % counts.rows()).array() += 1;
    counts.col(0).array() += 1;
    const Prior prior = test::prior(counts);
    const Matrix<double>& sampled = prior.probabilities.cells;
    const ConfidenceSet set = set_of(prior, statistic);
    const double radius = set.radius;
    const Vector<double> q = chances_of(generator, sampled.cols(), i);
    for (Index s = 0; s < sampled.rows(); ++s) {
      for (const Lift lift : {Lift::above, Lift::below}) {
        const Row row(sampled, set, q, s);
        const WorstLift worst = worst_lift(row.sides, row.chances, lift);
        CHECK(worst.bound >= worst.attained);
        if (!std::isfinite(worst.bound)) {
          CHECK(lift_of(sampled, q, s, lift) > 1e300);
          continue;
        }
        CHECK(worst.bound <= worst.attained * (1 + 1e-9));
        if (worst.own.size() > 0) {
          const Matrix<double> there = row.joint(sampled, s, worst);
          CHECK(std::abs(there.sum() - 1) < 1e-12);
          CHECK(test::distance(sampled, there, statistic) <= radius * (1 + 1e-9));
          CHECK(std::abs(std::log(lift_of(there, q, s, lift) / worst.attained)) < 1e-11);
        }
        double reached = lift_of(sampled, q, s, lift);
        for (int k = 0; k < 40; ++k) {
          Matrix<double> towards(sampled.rows(), sampled.cols());
          const double steep = (lift == Lift::above ? 1 : -1) * std::exp(4 * even(generator) - 1);
          for (Index x = 0; x < towards.cols(); ++x) {
            for (Index u = 0; u < towards.rows(); ++u) {
              const double tilt = std::exp((u == s ? steep : -steep * even(generator)) * (q(x) - .5));
              towards(u, x) =
                  (sampled(u, x) + (k % 4 == 0 ? 1e-3 : 1e-9)) * tilt * (u == s ? even(generator) : 1);
            }
          }
          const Matrix<double> other = test::on_boundary(sampled, towards / towards.sum(), radius, statistic);
          reached = std::max(reached, lift_of(other, q, s, lift));
        }
        CHECK(reached <= worst.bound * (1 + 1e-12));
        nearest = std::max(nearest, std::log(reached) / std::log(worst.bound));
        const double bound = worst.attained * (1 + 1e-7);
        const auto points = prove_lift(row.sides, row.chances, lift, bound);
        REQUIRE(points);
        most_points = std::max(most_points, points->size());
        CHECK(is_proof(row, lift, bound, *points));
        if (worst.attained > 1 + 1e-6) {
          CHECK_FALSE(prove_lift(row.sides, row.chances, lift, 1 + (worst.attained - 1) * (1 - 1e-9)));
          CHECK(worst_lift(row.sides, row.chances, lift, 2 * worst.attained).attained == 2 * worst.attained);
        }
      }
    }
  }
  MESSAGE("searched distributions come to " << nearest
                                            << " of the level; points of a proof: " << most_points);
  CHECK((test::in_part() || nearest > .97));
  CHECK(most_points < 60);
}

TEST_CASE("property: the worst lifts of a channel are attained, whatever it sees") {
  test::RandomTables tables(3302);
  std::mt19937_64 generator(3303);
  for (int i = 0; i < test::repeats(60); ++i) {
    CAPTURE(i);
    Matrix<double> counts(tables.between(2, 4), tables.between(2, 4));
    for (double& count : counts.reshaped())
      count = static_cast<double>(tables.between(i % 3 == 0 ? 0 : 3, 90));
    counts.row(0).array() += 1;
    counts.col(0).array() += 1;
    const Prior prior = test::prior(counts);
    const bool pairs = i % 2 == 1;
    Channel channel(prior.categories() * (pairs ? prior.secrets() : 1), tables.between(2, 4));
    std::gamma_distribution<double> gamma(.7);
    for (double& chance : channel.reshaped()) chance = gamma(generator) + 1e-3;
    for (auto row : channel.rowwise()) row /= row.sum();
    const ConfidenceSet set = set_of(prior, i % 4 < 2 ? Statistic::pearson : Statistic::likelihood);
    for (const char* name : {"lip", "pml", "pmc", "alip", "per-secret"}) {
      CAPTURE(name);
      Parameters parameters{.level = 1.5};
      for (Index s = 0; s < counts.rows(); ++s) parameters.secrets.push_back(.5 + static_cast<double>(s));
      const Notion notion = *find_notion(name)->with(parameters, prior);
      const WorstLifts worst = worst_lifts(prior, set.radius, set.statistic,
                                           notion.measured(prior.probabilities, notion.parameters), channel);
      CHECK(worst.attained <= worst.level);
      CHECK(worst.level < worst.attained + 1e-9);
      CHECK(test::distance(prior.probabilities.cells, worst.distribution, set.statistic) <=
            set.radius * (1 + 1e-9));
      // Cells of 0 may have some mass there.
      const Prior there = test::prior(worst.distribution);
      const double level = notion.leakage(pairs ? with_secret(there) : there, channel).level;
      CHECK(std::abs(level - worst.attained) < 1e-9);
    }
  }
}

TEST_CASE("property: answers with the same chance count as one, as do those that hardly differ apart") {
  std::mt19937_64 generator(80);
  std::uniform_real_distribution<double> even(0, 1);
  for (int i = 0; i < test::repeats(60); ++i) {
    CAPTURE(i);
    Matrix<double> counts(3, 12);
    for (double& count : counts.reshaped()) count = std::floor(even(generator) * (i % 2 == 0 ? 200 : 6));
    counts.col(0).array() += 1;
    counts.row(0).array() += 1;
    const Prior prior = test::prior(counts);
    const ConfidenceSet set = set_of(prior, i % 5 < 2 ? Statistic::pearson : Statistic::likelihood);
    Vector<double> same = Vector<double>::Constant(counts.cols(), .2);
    for (Index x = 0; x < 1 + i % 4; ++x) same(x) = x % 2 == 0 ? 1 : .5;
    Vector<double> near = same;
    for (double& chance : near) chance *= 1 + 1e-13 * even(generator);
    for (const Lift lift : {Lift::above, Lift::below}) {
      const Row tied(prior.probabilities.cells, set, same, i % 3);
      const Row apart(prior.probabilities.cells, set, near, i % 3);
      const double of_tied = worst_lift(tied.sides, tied.chances, lift).attained;
      CHECK(std::abs(std::log(of_tied / worst_lift(apart.sides, apart.chances, lift).attained)) < 2e-9);
    }
  }
}

}  // namespace sluice::worst_lift_test

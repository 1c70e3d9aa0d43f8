// SPDX-License-Identifier: GPL-3.0-or-later
// How bad a channel can be over E's confidence set, beside distributions found by search in the set.
#include "guarantee/worst_case.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <random>
#include <set>
#include <string_view>

#include "confidence_set.hpp"
#include "design/sluice.hpp"
#include "effort.hpp"
#include "guarantee/ball_mean.hpp"
#include "prior/inputs.hpp"
#include "priors.hpp"
#include "promises.hpp"
#include "protocol/independent_reporting.hpp"
#include "protocol/robust_conditional.hpp"

namespace sluice::worst_case_test {

namespace {

Matrix<double> reference() {
  Matrix<double> joint(2, 3);
  joint << .10, .15, .05, .30, .10, .30;
  return joint;
}

/// The chances of reports, from their definitions, under any distribution of secret and data.
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

/// Goes from the sample into a direction that sums to 0, to the boundary of the set. Precondition: the
/// direction does not take from cells of 0.
Matrix<double> boundary(const Matrix<double>& sampled, const Matrix<double>& direction,
                        const ConfidenceSet& set) {
  double taken = 0;
  for (Index i = 0; i < sampled.size(); ++i) {
    if (sampled.reshaped()(i) > 0) taken = std::max(taken, -direction.reshaped()(i) / sampled.reshaped()(i));
  }
  double low = 0;
  double high = 1 / taken;
  for (int i = 0; i < 50; ++i) {
    const double middle = (low + high) / 2;
    const Matrix<double> there = sampled + middle * direction;
    (test::distance(sampled, there, set.statistic) <= set.radius ? low : high) = middle;
  }
  return sampled + low * direction;
}

/// Distributions on the boundary of a set.
class Boundary {
 public:
  Boundary(const Prior& prior, const ConfidenceSet& set, unsigned seed)
      : sampled_(prior.probabilities.cells), set_(set), generator_(seed) {}

  Matrix<double> direction() {
    Matrix<double> direction = sampled_;
    for (double& cell : direction.reshaped()) cell *= normal_(generator_) / std::sqrt(cell > 0 ? cell : 1);
    return centred(direction);
  }
  Matrix<double> at(const Matrix<double>& direction) const { return boundary(sampled_, direction, set_); }

  /// The highest level that steps uphill reach; steps become smaller if none leads up.
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
  ConfidenceSet set_;
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

ConfidenceSet set_of(const Prior& prior, double alpha = .05, Statistic statistic = Statistic::likelihood) {
  const auto set =
      confidence_set(prior.weights.cells, prior.weights.total, alpha, Margin::published, statistic);
  REQUIRE(set);
  return *set;
}

}  // namespace

TEST_CASE("property: the ends of a mean over a ball are bounded from both sides, and no sample is beyond") {
  std::mt19937_64 generator(71);
  std::gamma_distribution<double> gamma(.8);
  std::uniform_real_distribution<double> exponent(-7, 2);
  for (int i = 0; i < test::repeats(400); ++i) {
    CAPTURE(i);
    const Index a = 2 + i % 6;
    Vector<double> sampled(a);
    Vector<double> quantity(a);
    for (Index u = 0; u < a; ++u) {
      sampled(u) = gamma(generator);
      quantity(u) = gamma(generator);
    }
    if (i % 3 == 1) sampled(i % a) = 0;                         // has not been seen …
    if (i % 6 == 1) quantity(i % a) = quantity.maxCoeff() + 1;  // … and has the most, or the least
    if (i % 6 == 4) quantity(i % a) = 0;
    if (i % 7 == 2) quantity.setConstant(.25);
    sampled /= sampled.sum();
    const double growth = std::pow(10, exponent(generator));
    const Ball ball{growth, i % 2 == 0 ? Statistic::pearson : Statistic::likelihood};
    const bool pearson = ball.statistic == Statistic::pearson;
    const double size = pearson ? (1 + growth) * (1 + growth) : growth;
    const auto inside = [&](const Vector<double>& r) {
      double sum = 0;
      for (Index u = 0; u < a; ++u) {
        if (sampled(u) > 0) sum += sampled(u) * (pearson ? sampled(u) / r(u) : std::log(sampled(u) / r(u)));
      }
      return sum <= size * (1 + 1e-11) + 1e-12;
    };
    for (const End end : {End::largest, End::smallest}) {
      const double sign = end == End::largest ? 1 : -1;
      const BallMean found = ball_mean(sampled, quantity, ball, end);
      const Vector<double> there = at_ball_mean(sampled, quantity, ball, end);
      CHECK(inside(there));
      CHECK(std::abs(there.sum() - 1) < 1e-12);
      const double reached = there.dot(quantity);
      CHECK(sign * (found.bound - reached) >= -1e-15 * quantity.maxCoeff());
      CHECK(sign * (found.bound - reached) <= 2e-10 * std::max(reached, 1e-3 * quantity.maxCoeff()));
      const BallMean rough = ball_mean(sampled, quantity, ball, end, Effort::rough);
      CHECK(sign * (rough.bound - reached) >= -1e-15 * quantity.maxCoeff());
      // The line is a bound for other balls.
      for (const double other : {growth / 50, growth / 3, growth * 2, growth * 30}) {
        const double line = found.bound + found.slope * (other - growth);
        CHECK(sign * (line - at_ball_mean(sampled, quantity, {other, ball.statistic}, end).dot(quantity)) >=
              -1e-12);
      }
      for (int k = 0; k < 50; ++k) {
        Vector<double> noise(a);
        for (double& cell : noise) cell = gamma(generator) + 1e-9;
        const double share = std::pow(10, exponent(generator) / 2 - 1);
        const Vector<double> r =
            (1 - std::min(share, 1.0)) * sampled + std::min(share, 1.0) * noise / noise.sum();
        if (inside(r)) CHECK(sign * (found.bound - r.dot(quantity)) >= -1e-13);
      }
    }
  }
}

TEST_CASE("the mean of one cell over a ball is E's range of it, and of a set of cells E's largest move") {
  const Prior prior = test::prior(1000 * test::example());
  const ConfidenceSet set = set_of(prior, .05, Statistic::pearson);
  const Matrix<double> least = set.least_probability();
  const Matrix<double> most = set.most_probability();
  double largest = 0;  // over all sets
  for (Index s = 0; s < 2; ++s) {
    const double share = prior.probabilities.secret(s);
    const Vector<double> sampled = prior.probabilities.cells.row(s).transpose() / share;
    const double growth = std::sqrt(1 + set.spread(s)) - 1;
    for (unsigned subset = 1; subset < 15; ++subset) {
      Vector<double> inside(4);
      for (Index u = 0; u < 4; ++u) inside(u) = (subset >> static_cast<unsigned>(u) & 1U) != 0 ? 1 : 0;
      const double high = ball_mean(sampled, inside, {growth, Statistic::pearson}, End::largest).bound;
      const double low = ball_mean(sampled, inside, {growth, Statistic::pearson}, End::smallest).bound;
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

namespace {

/// The set for two secrets at a time.
ConfidenceSet of_pairs(ConfidenceSet set) {
  set.radius = set.pair_radius;
  return set;
}

}  // namespace

TEST_CASE("property: no distribution of the set is worse than the worst level, and one is as bad") {
  test::RandomTables tables(72);
  for (int i = 0; i < test::repeats(90); ++i) {
    CAPTURE(i);
    const Prior prior = test::prior(random_counts(tables, i % 3 == 2));
    const ConfidenceSet set = set_of(prior, .05, i % 4 < 2 ? Statistic::pearson : Statistic::likelihood);
    const bool sees_secret = i % 2 == 1;
    const Index inputs = prior.categories() * (sees_secret ? prior.secrets() : 1);
    const Channel channel = random_channel(tables, inputs, tables.between(2, 5));
    const WorstLdp worst = worst_ldp(prior, set, channel);
    CHECK(worst.level - worst.attained >= 0);
    CHECK(worst.level - worst.attained < 1e-9);
    CHECK(std::abs(worst.distribution.sum() - 1) < 1e-12);
    CHECK(test::distance(prior.probabilities.cells, worst.distribution, set.statistic) <=
          set.pair_radius * (1 + 1e-9));
    CHECK(std::abs(ldp(worst.distribution, channel) - worst.attained) < 1e-9);
    const Matrix<double> given = chances(worst.distribution, channel).given;
    CHECK(std::abs(std::log(given(worst.more, worst.report) / given(worst.less, worst.report)) -
                   worst.attained) < 1e-9);
    CHECK(ldp(prior.probabilities.cells, channel) <= worst.level);
    // Without time there is a bound, and the level reached so far.
    const WorstLdp hasty = worst_ldp(prior, set, channel, {}, i % 3 < 1 ? 0 : 300);
    CHECK(hasty.level >= worst.attained);
    CHECK(hasty.attained <= worst.level);
    const ConfidenceSet near = of_pairs(set);
    Boundary search(prior, near, static_cast<unsigned>(i));
    for (int k = 0; k < 200; ++k) CHECK(ldp(search.at(search.direction()), channel) <= worst.level);
  }
}

TEST_CASE(
    "property: climbing from sampled distributions ends at the worst level, without knowing how it is "
    "found") {
  test::RandomTables tables(73);
  double furthest = 0;
  for (int i = 0; i < 12; ++i) {
    CAPTURE(i);
    const Prior prior = test::prior(random_counts(tables, false));
    const ConfidenceSet set = set_of(prior, .05, i % 4 < 2 ? Statistic::pearson : Statistic::likelihood);
    const Index inputs = prior.categories() * (i % 2 == 1 ? prior.secrets() : 1);
    const Channel channel = random_channel(tables, inputs, 3);
    const WorstLdp worst = worst_ldp(prior, set, channel);
    const ConfidenceSet near = of_pairs(set);
    Boundary search(prior, near, 700U + static_cast<unsigned>(i));
    double best = 0;
    for (int k = 0; k < 5; ++k) best = std::max(best, search.climb(channel));
    CHECK(best <= worst.level);
    furthest = std::max(furthest, 1 - best / worst.level);
  }
  CHECK(furthest < 1e-6);
}

TEST_CASE("designs for robust privacy are within it at worst; the plain optimum is not") {
  const Matrix<double> counts = 1000 * reference();
  const Prior prior = test::prior(counts);
  const ConfidenceSet set = set_of(prior);
  for (const double epsilon : {.1, .3, 1.0}) {
    for (const char* protocol : {"optimal", "ir", "cr", "ir-tight", "cr-tight", "grr"}) {
      CAPTURE(protocol);
      const auto found = design({test::table(counts), "rldp", epsilon, protocol});
      REQUIRE(found);
      CHECK(worst_ldp(prior, set, found->channel).level <= epsilon);
    }
    for (const bool sees_secret : {false, true}) {
      const auto plain = design({.table = test::table(counts),
                                 .notion = "ldp",
                                 .epsilon = epsilon,
                                 .protocol = "optimal",
                                 .sees_secret = sees_secret});
      REQUIRE(plain);
      CHECK(worst_ldp(prior, set, plain->channel).attained > epsilon * 1.05);
    }
  }
}

TEST_CASE(
    "noise by E's own ranges is as little as can be for one secret's range, and 20000 samples come near") {
  const Prior prior = test::prior(1000 * reference());
  const ConfidenceSet set = set_of(prior, .05, Statistic::pearson);
  const robust::Ranges ranges{set.least_probability(), set.most_probability()};
  const auto conditional =
      robust_conditional::calibrate(reference(), 1, robust_conditional::by_ranges(reference(), ranges));
  const Channel channel = robust_conditional::channel(reference(), 1 - conditional.epsilon2, conditional.z);
  const WorstLdp worst = worst_ldp(prior, set, channel);
  CHECK(worst.level <= 1 + 1e-9);
  CHECK(worst.attained >= 1 - 1e-9);
  Boundary search(prior, set, 74);
  double best = 0;
  for (int i = 0; i < 20000; ++i) best = std::max(best, ldp(search.at(search.direction()), channel));
  CHECK(best <= worst.level);
  CHECK(best > .98);
  // Independent Reporting has the ranges of two secrets at once, which share what the set allows for.
  const auto independent =
      independent_reporting::calibrate(reference(), 1, independent_reporting::by_ranges(ranges));
  const WorstLdp both =
      worst_ldp(prior, set, independent_reporting::channel(2, 3, 1 - independent.epsilon2, independent.z));
  CHECK(both.level < .95);
  CHECK(both.attained > .9);
}

TEST_CASE("a sample of everybody has the plain level, one of nobody that of the data themselves") {
  test::RandomTables tables(75);
  for (int i = 0; i < test::repeats(20); ++i) {
    CAPTURE(i);
    const Matrix<double> counts = random_counts(tables, i % 2 == 1);
    const Prior plain = test::prior(counts);
    const Channel channel =
        random_channel(tables, plain.categories() * (i % 3 == 0 ? plain.secrets() : 1), 4);
    const Prior many = test::prior(counts * 1e24);
    const double level = find_notion("ldp")->leakage(plain, channel).level;
    if (channel.rows() == plain.categories()) {
      CHECK(std::abs(worst_ldp(many, set_of(many), channel).level - level) < 1e-6);
    } else {
      CHECK(std::abs(worst_ldp(many, set_of(many), channel).level -
                     find_notion("ldp")->leakage(with_secret(plain), channel).level) < 1e-6);
    }
    const Prior none = test::prior(counts * 1e-12);
    double largest = 0;
    for (Index y = 0; y < channel.cols(); ++y) {
      for (Index x = 0; x < channel.rows(); ++x) {
        for (Index other = 0; other < channel.rows(); ++other) {
          // A single secret has nothing to compare.
          if (channel.rows() > plain.categories() && x / plain.categories() == other / plain.categories()) {
            continue;
          }
          largest = std::max(largest, std::log(channel(x, y) / channel(other, y)));
        }
      }
    }
    // The same holds for notions that compare with everybody.
    const ConfidenceSet of_many = set_of(many);
    const WorstLdp exact = worst_ldp(many, of_many, channel);
    const bool pairs = channel.rows() > plain.categories();
    for (const char* name : {"lip", "pml", "pmc"}) {
      const Notion notion = *find_notion(name);
      const auto bound = worst_level(many, of_many, notion, channel, exact);
      const double own = notion.leakage(pairs ? with_secret(plain) : plain, channel).level;
      CHECK(*bound >= own);
      CHECK(*bound < own + 1e-6);
    }
    const WorstLdp worst = worst_ldp(none, set_of(none), channel);
    CHECK(worst.level >= largest - 1e-6);
    CHECK(worst.attained <= largest + 1e-9);
  }
}

TEST_CASE("reports that rule a secret out, or could, are found") {
  Matrix<double> counts(2, 3);
  counts << 10, 20, 0, 0, 20, 30;
  const Prior prior = test::prior(counts);
  const ConfidenceSet set = set_of(prior);
  // The first report is impossible for those who have been seen with the second secret.
  const Channel identity = Channel::Identity(3, 3);
  CHECK(std::isinf(worst_ldp(prior, set, identity).level));
  CHECK(std::isinf(worst_ldp(prior, set, identity).attained));
  // Only the first secret with the third category can send the second report, and nobody has been seen there.
  // A person there would give the secret away.
  Matrix<double> unseen(2, 3);
  unseen << 10, 20, 0, 15, 20, 0;
  Channel channel(6, 2);
  channel << 1, 0, 1, 0, .5, .5, 1, 0, 1, 0, 1, 0;
  Matrix<double> kept(2, 3);
  kept << 10, 20, 0, 15, 20, 1;
  const Prior seen = test::prior(kept);
  CHECK(find_notion("ldp")->leakage(with_secret(seen), channel).level < .1);
  CHECK(std::isinf(worst_ldp(seen, set_of(seen), channel).level));
  // One secret has nothing to be compared with; a constant says nothing whatever is true.
  const Prior alone = test::prior(counts.topRows(1));
  CHECK(worst_ldp(alone, set_of(alone), Channel::Identity(2, 2)).level == 0);
  CHECK(worst_ldp(prior, set, Channel::Constant(3, 4, .25)).level < 1e-13);
}

TEST_CASE("property: no distribution of the set exceeds the bound of any notion") {
  test::RandomTables tables(76);
  int known = 0;
  double nearest = 0;
  for (int i = 0; i < test::repeats(60); ++i) {
    CAPTURE(i);
    const Matrix<double> counts = random_counts(tables, false);
    const Prior prior = test::prior(counts);
    const ConfidenceSet set = set_of(prior);
    const bool pairs = i % 2 == 1;
    const Index inputs = prior.categories() * (pairs ? prior.secrets() : 1);
    const Channel channel = random_channel(tables, inputs, tables.between(2, 4));
    const WorstLdp worst = worst_ldp(prior, set, channel);
    Boundary search(prior, set, 760U + static_cast<unsigned>(i));
    std::vector<Prior> others;
    for (int k = 0; k < 40; ++k) others.push_back(test::prior(search.at(search.direction())));
    // For two secrets at a time, and for one beside everybody, there are fewer.
    const ConfidenceSet two = of_pairs(set);
    Boundary apart(prior, two, 960U + static_cast<unsigned>(i));
    std::vector<Prior> of_two{test::prior(worst.distribution)};
    for (int k = 0; k < 40; ++k) of_two.push_back(test::prior(apart.at(apart.direction())));
    ConfidenceSet merged = set;
    merged.radius = set.merged_radius;
    Boundary nearer(prior, merged, 860U + static_cast<unsigned>(i));
    std::vector<Prior> beside;
    for (int k = 0; k < 40; ++k) beside.push_back(test::prior(nearer.at(nearer.direction())));
    for (const Notion& notion : notions()) {
      if (pairs && notion.sees == Sees::data) continue;
      const std::set<std::string_view> of_everybody{"lip",        "pml",  "pmc", "alip",
                                                    "per-secret", "rlip", "rpml"};
      const bool merges = !pairs && of_everybody.contains(notion.name);
      const bool compares_two = notion.name == "ldp" || notion.name == "profile" || notion.name == "rldp";
      CAPTURE(std::string(notion.name));
      const auto parameters = test::promise(tables, counts, notion).parameters;
      const Notion own = *notion.with(parameters, prior);
      const auto bound = worst_level(prior, set, own, channel, worst);
      if (notion.sees == Sees::pairs) {
        CHECK(*bound == worst.level);
        continue;
      }
      CHECK(bound.has_value() == (notion.parameter.shape != Shape::attributes));
      if (!bound) continue;
      ++known;
      // Its own level is for a larger set: for each distribution it guarantees the notion that it stands in
      // for.
      const auto plain = std::ranges::find(notions(), notion.name, &Notion::for_samples);
      const Notion& of_each = notion.rests == Rests::sample ? *plain : own;
      for (const Prior& other : merges ? beside : compares_two ? of_two : others) {
        const double level = of_each.leakage(pairs ? with_secret(other) : other, channel).level;
        CHECK(level <= *bound * (1 + 1e-12));
        if (notion.name == "lip") nearest = std::max(nearest, level / *bound);
      }
    }
  }
  CHECK((test::in_part() || known >= 30 * 9 + 30 * 7));
  CHECK((test::in_part() || nearest > .8));
}

}  // namespace sluice::worst_case_test

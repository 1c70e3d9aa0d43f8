// SPDX-License-Identifier: GPL-3.0-or-later
#include "exact/verify.hpp"

#include <doctest/doctest.h>

#include <cmath>

#include "design/sluice.hpp"
#include "effort.hpp"
#include "exact/certify.hpp"
#include "prior/information.hpp"
#include "prior/inputs.hpp"
#include "promises.hpp"
#include "protocol/protocol.hpp"

namespace sluice::verify_test {

namespace {

/// Random weights whose rows sum to 2^62, many of them 0.
Weights random_weights(test::RandomTables& tables, Index inputs, Index reports) {
  Matrix<double> channel(inputs, reports);
  for (double& entry : channel.reshaped())
    entry = static_cast<double>(std::max<Index>(0, tables.between(-2, 9)));
  channel.col(0).array() += 1;
  return quantise(channel);
}

/// One after the other, each in long integers.
std::optional<Ratio> by_brute_force(const Conditions<Integer>& compared, const Bounds<Integer>& bounds,
                                    const Weights& weights) {
  std::optional<Ratio> worst;
  for (Index y = 0; y < weights.cols(); ++y) {
    for_each_comparison(compared, [&](const Comparison& comparison) {
      const auto likelihood = [&](Index side) {
        Integer sum = 0;
        for (Index x = 0; x < weights.rows(); ++x) sum += compared.weights(side, x) * Integer(weights(x, y));
        return sum;
      };
      const Integer above = likelihood(comparison.more) * compared.mass(comparison.less);
      const Integer below = likelihood(comparison.less) * compared.mass(comparison.more);
      if (above == 0 && below == 0) return;
      const auto beside = [&](const Integer& numerator, const Integer& denominator, std::size_t level) {
        return std::pair(Integer(numerator * bounds[level].denominator),
                         Integer(denominator * bounds[level].numerator));
      };
      const auto [n, d] = beside(above, below, comparison.level);
      if (worst) {
        const auto [m, e] = beside(worst->numerator, worst->denominator, worst->level);
        if (!(n * e > m * d)) return;
      }
      const auto side = [&](Index i) { return compared.sides[static_cast<std::size_t>(i)]; };
      worst = Ratio{above,
                    below,
                    static_cast<std::uint32_t>(comparison.level),
                    side(comparison.more),
                    side(comparison.less),
                    y};
    });
  }
  return worst;
}

bool same(const Side& one, const Side& other) {
  return one.secret == other.secret && one.data == other.data && one.known == other.known;
}

}  // namespace

TEST_CASE("property: the worst ratio is the first of the largest, in lowest terms, for every notion") {
  test::RandomTables tables(91);
  int infinite = 0;
  for (int i = 0; i < test::repeats(300); ++i) {
    const Matrix<double> table = tables.next(4, 5);
    const Prior prior = test::prior(table);
    for (const auto& promise : test::promises(tables, table)) {
      const Notion notion = promise.under(prior);
      CAPTURE(promise.notion);
      const Weights weights = random_weights(tables, prior.categories(), tables.between(1, 5));
      const Bounds<Integer> bounds = published_bounds(prior, notion, tables.epsilon());
      const auto compared = notion.proof(prior.exact());
      const auto found = worst_ratio(compared, bounds, weights);
      const auto expected = by_brute_force(compared, bounds, weights);
      REQUIRE(found.has_value() == expected.has_value());
      if (!found) continue;
      CHECK(found->report == expected->report);
      CHECK(found->level == expected->level);
      CHECK(same(found->more, expected->more));
      CHECK(same(found->less, expected->less));
      CHECK(found->numerator * expected->denominator == expected->numerator * found->denominator);
      CHECK(gcd(found->numerator, found->denominator) == 1);
      infinite += found->denominator == 0 ? 1 : 0;
      // The auditor in doubles finds the same level, wherever several reach it.
      const Leakage leakage = notion.leakage(prior, probabilities(weights));
      if (found->denominator == 0) {
        CHECK(std::isinf(leakage.level));
      } else if (bounds.size() == 1) {
        CHECK(
            leakage.level ==
            doctest::Approx(std::log(quotient(found->numerator, found->denominator))).epsilon(1e-9).scale(1));
      }
      if (!is_within(found, bounds)) continue;
      const Integer left = slack(*found, bounds);
      const double share = 1 - quotient(found->numerator * bounds[found->level].denominator,
                                        found->denominator * bounds[found->level].numerator);
      CHECK(std::ldexp(nearest(left), -kWeightBits) == doctest::Approx(share).epsilon(1e-9).scale(1));
    }
  }
  CHECK((test::in_part() || infinite > 100));
}

TEST_CASE("property: of marks the worst ratio is that of all sets") {
  test::RandomTables tables(92);
  int unmarked = 0;
  for (int i = 0; i < test::repeats(200); ++i) {
    const Matrix<double> table = tables.next(3, 5);
    const Prior prior = test::prior(table);
    const Index a = prior.categories();
    for (const auto& promise : test::promises(tables, table)) {
      const Notion notion = promise.under(prior);
      const Bounds<Integer> bounds = published_bounds(prior, notion, tables.epsilon());
      const Marks marks{a, i % 10 == 0 ? 0 : kOwnMark / static_cast<std::uint64_t>(tables.between(1, 9))};
      const auto compared = notion.proof(prior.exact());
      const auto found = worst_ratio(compared, bounds, marks);
      // Every set by itself: its column is proportional to other + (2^62 - 2 other) 1_Y, or 1 for those that
      // occur.
      Matrix<Integer> columns(a, Index{1} << a);
      for (Index y = 0; y < columns.cols(); ++y) {
        const bool occurs = marks.other > 0 || (y & (y - 1)) == 0;
        for (Index x = 0; x < a; ++x) {
          const Integer inside = ((y >> x) & 1) != 0 ? Integer(kRowSum - 2 * marks.other) : Integer(0);
          columns(x, y) = occurs ? Integer(marks.other) + inside : Integer(0);
        }
      }
      const auto expected = worst_ratio(compared, bounds, columns);
      REQUIRE(found.has_value() == expected.has_value());
      if (!found) continue;
      const auto beside = [&](const Ratio& ratio) {
        return std::pair(Integer(ratio.numerator * bounds[ratio.level].denominator),
                         Integer(ratio.denominator * bounds[ratio.level].numerator));
      };
      const auto [n, d] = beside(*found);
      const auto [m, e] = beside(*expected);
      CHECK(n * e == m * d);
      unmarked += marks.other == 0 ? 1 : 0;
    }
  }
  CHECK((test::in_part() || unmarked > 20));
}

TEST_CASE("what rounding to integers and repair take from a protocol is next to nothing") {
  test::RandomTables tables(93);
  double largest = 0;
  double most_mixing = 0;
  int protocols_seen = 0;
  for (int i = 0; i < test::repeats(test::sized(110, 2500)); ++i) {
    const Matrix<double> table = tables.next(3, 4);
    const Prior prior = test::prior(table);
    if (prior.secrets() < 2) continue;
    const double epsilon = std::max(1e-3, tables.epsilon());
    for (const auto& promise : test::promises(tables, table)) {
      const Notion notion = promise.under(prior);
      for (const Protocol& protocol : protocols()) {
        for (const bool sees_secret : {false, true}) {
          const Propose propose = way_of(protocol, notion, sees_secret);
          if (propose == nullptr || (sees_secret && notion.sees == Sees::data)) continue;
          if (protocol.uses_distances ||
              (protocol.categories > 0 && protocol.categories != prior.categories()))
            continue;
          SearchOptions options;
          options.seconds = 2;
          const auto proposal = propose(prior, notion, epsilon, options);
          if (!proposal || proposal->marks) continue;
          const Prior seen = sees_secret ? with_secret(prior) : prior;
          const Certified certified = certify(seen, notion, epsilon, proposal->channel);
          CHECK(is_within(certified.worst, certified.bounds));
          const auto kept = [&](const Channel& channel) {
            return mutual_information(data_and_report(prior, channel));
          };
          largest = std::max(largest, kept(proposal->channel) - kept(probabilities(certified.weights)));
          most_mixing = std::max(most_mixing, certified.mixing);
          ++protocols_seen;
        }
      }
    }
  }
  MESSAGE("protocols: " << protocols_seen << ", most information lost: " << largest
                        << " nats, most mixing: " << most_mixing);
  CHECK((test::in_part() || protocols_seen > 2000));
  CHECK(largest < test::sized(1e-7, 1e-5));
}

TEST_CASE("a report that hardly ever comes takes next to nothing from the others") {
  // In 5 of 2,500 random tables, mixing repaired traces of 1e-13 in a report, at a cost of up to 0.003 nats.
  // A category of 3e-8 of all people cost 0.47 nats.
  test::RandomTables tables(93);
  int rare = 0;
  for (int i = 0; i < test::repeats(2500); ++i) {
    const Matrix<double> table = tables.next(3, 4);
    const Prior prior = test::prior(table);
    const double epsilon = std::max(1e-3, tables.epsilon());
    if (prior.secrets() < 2) continue;
    for (const char* notion : {"lip", "ldp", "pml", "pmc"}) {
      CAPTURE(table);
      const auto found = design({test::table(table), notion, epsilon, "smooth-coupling"});
      REQUIRE(found);
      CHECK(found->certified.mixing < 1e-6);
      if (prior.probabilities.data.minCoeff() > 1e-7) continue;
      const auto best = design({test::table(table), notion, epsilon, "optimal", {}, {}, true});
      REQUIRE(best);
      CHECK(best->certified.mixing < 1e-6);
      ++rare;
    }
  }
  CHECK((test::in_part() || rare > 100));
}

TEST_CASE("two bits of a data set, each of which says nothing of the secret, are refused together") {
  // S is whether the two bits are alike; X is both of them (math: XOR).
  Matrix<double> counts(2, 4);
  counts << 25, 0, 0, 25, 0, 25, 25, 0;
  const Prior prior = test::prior(counts);
  const auto bit = [](Index which) {
    Weights weights = Weights::Zero(4, 2);
    for (Index x = 0; x < 4; ++x) weights(x, which == 0 ? x / 2 : x % 2) = kRowSum;
    return weights;
  };
  const Released one = bit(0);
  const Released other = bit(1);
  const std::vector<Released> both{one, other};
  for (const char* notion : {"lip", "ldp"}) {
    CHECK(audit_together(prior, notion, 0, {}, false, std::vector{one})->holds);
    CHECK(audit_together(prior, notion, 0, {}, false, std::vector{other})->holds);
    const auto found = audit_together(prior, notion, 5, {}, false, both);
    CHECK_FALSE(found->holds);
    CHECK(std::isinf(found->level));
  }
}

TEST_CASE("what is no channel is refused together with others as it is alone") {
  const Prior prior = test::prior(test::example());
  const auto refused = [&](const Released& released) {
    const auto found = audit_together(prior, "ldp", 5, {}, false, std::vector{released});
    return !found && found.failure().status == Status::bad_protocol;
  };
  // Beside a row with half the sum of the others everything looks twice as likely as it is, or half.
  Weights weights = Weights::Constant(4, 1, kRowSum);
  CHECK_FALSE(refused(weights));
  weights(2, 0) /= 2;
  CHECK(refused(weights));
  CHECK(refused(Weights::Zero(4, 2)));
  CHECK(refused(Weights(4, 0)));
  CHECK_FALSE(refused(Marks{4, kOwnMark}));
  CHECK(refused(Marks{4, kOwnMark + 1}));
  CHECK(refused(Marks{4, kRowSum + 1}));
}

TEST_CASE(
    "property: what is released together reaches the level of the product, and marks count as what they "
    "are") {
  test::RandomTables tables(94);
  for (int i = 0; i < test::repeats(100); ++i) {
    const Matrix<double> table = tables.next(3, 4);
    const Prior prior = test::prior(table);
    const Index a = prior.categories();
    const Weights one = random_weights(tables, a, tables.between(1, 4));
    const Weights other = random_weights(tables, a, tables.between(1, 4));
    const Marks marks{a, kOwnMark / 3};
    const double epsilon = tables.epsilon();
    for (const auto& promise : test::promises(tables, table)) {
      const Notion notion = promise.under(prior);
      const auto level_of = [&](std::vector<Released> channels) {
        return audit_together(prior, promise.notion, epsilon, promise.parameters, false, channels);
      };
      // Tables with dropped categories have parameters for these too.
      if (!prior.dropped_secret.empty() || !prior.dropped_data.empty()) continue;
      Channel product(a, one.cols() * other.cols());
      for (Index x = 0; x < a; ++x) {
        for (Index y = 0; y < one.cols(); ++y) {
          for (Index z = 0; z < other.cols(); ++z) {
            product(x, y * other.cols() + z) = probabilities(one)(x, y) * probabilities(other)(x, z);
          }
        }
      }
      const auto found = level_of({one, other});
      REQUIRE(found);
      const double expected = notion.leakage(prior, product).level;
      if (std::isinf(expected)) {
        CHECK(std::isinf(found->level));
        CHECK_FALSE(found->holds);
      } else {
        CHECK(found->level == doctest::Approx(expected).epsilon(1e-9).scale(1));
        if (std::abs(expected - epsilon) > 1e-9) CHECK(found->holds == (expected < epsilon));
      }
      // A constant channel beside it changes nothing; by itself, or twice, a release is what it is.
      const Weights nothing = quantise(Matrix<double>::Constant(a, 3, 1));
      const auto alike = [](double here, double there) {
        return here == there || std::abs(here - there) <= 1e-9 * (1 + std::abs(there));
      };
      CHECK(alike(level_of({one, nothing})->level, level_of({one})->level));
      CHECK(alike(level_of({marks})->level, leakage(notion, prior, marks).level));
    }
  }
}

}  // namespace sluice::verify_test

// SPDX-License-Identifier: GPL-3.0-or-later
// The foundations of the search for columns by blocks, beside brute force.
#include "optimise/block_pricing.hpp"

#include <doctest/doctest.h>

#include <cmath>
#include <limits>
#include <random>

#include "effort.hpp"

namespace sluice::block_pricing_test {

namespace {

constexpr double kTolerance = 1e-11;

class Chance {
 public:
  explicit Chance(std::uint64_t seed) : generator_(seed) {}
  double between(double low, double high) {
    return std::uniform_real_distribution<double>(low, high)(generator_);
  }
  Vector<double> vector(Index size, double low, double high) {
    Vector<double> result(size);
    for (double& entry : result) entry = between(low, high);
    return result;
  }
  /// Some entries of `least` are 0. Half of the blocks have a `most`.
  Block block(Index size) {
    Vector<double> least = vector(size, -.1, .5).cwiseMax(0);
    double slack = between(.05, .5);
    if (least.sum() > 0) least *= (1 - slack) / least.sum();
    slack = 1 - least.sum();
    if (between(0, 1) < .5) return {least, slack};
    const Vector<double> some = vector(size, .05, 1);
    const Vector<double> room = slack * (some * between(1, 3) / some.sum()).cwiseMin(1);
    return {least, slack, least + room * std::max(1.0, slack / room.sum())};
  }

 private:
  std::mt19937_64 generator_;
};

/// The probabilities of a block's inputs: within what is known of them, a share of 1 in all.
Vector<double> joint_of(const Block& block, double share, Chance& chance) {
  Vector<double> more = chance.vector(block.least.size(), 0, 1);
  if (block.most.size() > 0) more = block.most - block.least;
  return share * (block.least + block.slack / more.sum() * more);
}

/// The least value over all choices of a part of every block.
double by_all_choices(const BlockProduct& product, std::size_t block = 0, double value = 0, double mass = 0) {
  if (block == product.blocks.size()) return value + mass * std::log(mass);
  double least = std::numeric_limits<double>::infinity();
  const BlockCorners& parts = *product.blocks[block];
  for (Index i = 0; i < parts.mass.size(); ++i) {
    least = std::min(least, by_all_choices(product, block + 1, value + parts.value(i), mass + parts.mass(i)));
  }
  return least;
}

}  // namespace

TEST_CASE("property: what a slice of a block costs is bounded from below, at every r, and not by far") {
  Chance chance(1);
  double below = 0;
  int compared = 0;
  for (int i = 0; i < test::repeats(40); ++i) {
    CAPTURE(i);
    const Block block = chance.block(2 + i % 4);
    const double bound = std::exp(chance.between(.2, 2.5));
    const Tangents tangents(bound * bound);
    const Vector<double> joint = joint_of(block, chance.between(.05, .9), chance);
    for (const BlockOf whose : {BlockOf::first_secret, BlockOf::other_secret}) {
      BlockSlices slices(block, joint, bound, whose, tangents);
      slices.set_prices(chance.vector(joint.size(), -1, 1).cwiseProduct(joint), chance.between(-.3, 0));
      for (int k = 0; k < 20; ++k) {
        const double r = k == 0 ? 1 : k == 1 ? bound : chance.between(1, bound);
        Vector<double> least = Vector<double>::Zero(tangents.multipliers().size());
        slices.add_least(r, least);
        const BlockCorners& at = slices.at(r);
        for (Index m = 0; m < least.size(); ++m) {
          const double exact = (at.value + tangents.multipliers()(m) * at.mass).minCoeff();
          CHECK(std::abs(at.least(m) - exact) < kTolerance);
          CHECK(least(m) <= exact + kTolerance);
          below += exact - least(m);
          ++compared;
        }
      }
    }
  }
  MESSAGE("on average " << below / compared << " below");
  CHECK(below / compared < .003);
}

TEST_CASE("property: a vertex that ends is a vertex of the slice where it does") {
  Chance chance(2);
  std::size_t ends = 0;
  for (int i = 0; i < test::repeats(40); ++i) {
    const Block block = chance.block(2 + i % 4);
    const double bound = std::exp(chance.between(.2, 2.5));
    const Vector<double> joint = joint_of(block, .5, chance);
    for (const BlockOf whose : {BlockOf::first_secret, BlockOf::other_secret}) {
      BlockSlices slices(block, joint, bound, whose, Tangents(bound * bound));
      slices.set_prices(Vector<double>::Zero(joint.size()), 0);
      for (std::size_t k = 0; k < slices.ends().size(); ++k) {
        const Matrix<double> all = slices.at(slices.ends()[k]).points;
        const Matrix<double> end = slices.end(k).points;
        REQUIRE(end.rows() == 1);
        CHECK((all.rowwise() - end.row(0)).cwiseAbs().rowwise().maxCoeff().minCoeff() < 1e-9);
        ++ends;
      }
    }
  }
  CHECK((test::in_part() || ends > 100));
}

TEST_CASE("property: branch and bound over a product finds the least of all choices") {
  Chance chance(3);
  std::uint64_t nodes = 0;
  int negative = 0;
  for (int i = 0; i < test::repeats(200); ++i) {
    CAPTURE(i);
    const Tangents tangents(20);
    std::vector<BlockCorners> parts;
    const double slope = chance.between(1.8, 3);
    for (int s = 0; s < 3; ++s) {
      const Index count = 1 + (i + s) % 20;
      Vector<double> masses = chance.vector(count, .4, 5);
      std::ranges::sort(masses);
      // An input of probability 1: the mass is the entry. At one multiplier they all cost nearly the same.
      BlockCorners corners(masses, Vector<double>::Ones(1));
      corners.value = chance.vector(count, -.03, .03) - slope * masses;
      corners.find_least(tangents);
      parts.push_back(std::move(corners));
    }
    // The least is near 0, on this side or the other.
    const double expected = chance.between(-.01, .01);
    parts[0].value.array() += expected - by_all_choices({{&parts[0], &parts[1], &parts[2]}, tangents});
    parts[0].find_least(tangents);
    const BlockProduct product({&parts[0], &parts[1], &parts[2]}, tangents);
    CHECK(product.bound <= expected + kTolerance);
    const double indifference = 1e-9;
    const auto found = search_product(product, 0, indifference, nodes, [] { return true; });
    CHECK(found.finished);
    CHECK(found.least <= std::min(expected, 0.0) + 2 * indifference);
    CHECK(found.least >= std::min(expected, 0.0) - 2 * indifference);
    if (expected > -indifference) continue;
    ++negative;
    double best = 0;
    for (const Choice& choice : found.found) {
      double value = 0;
      double mass = 0;
      for (std::size_t s = 0; s < 3; ++s) {
        value += parts[s].value(choice[s]);
        mass += parts[s].mass(choice[s]);
      }
      best = std::min(best, value + mass * std::log(mass));
    }
    CHECK(best <= expected + 2 * indifference);
  }
  MESSAGE(nodes << " bounds taken");
  CHECK((test::in_part() || negative > 50));
  CHECK(negative < 150);
  CHECK((test::in_part() || nodes > 600));

  // Stopped at once, it knows no more than the product's own bound.
  BlockCorners part(Vector<double>::LinSpaced(5, 1, 3), Vector<double>::Ones(1));
  part.price(Vector<double>::Constant(1, 2), 0, 4);
  part.find_least(Tangents(9));
  const BlockProduct product({&part, &part}, Tangents(9));
  REQUIRE(product.bound < 0);
  const auto stopped = search_product(product, 0, 1e-9, nodes, [] { return false; });
  CHECK_FALSE(stopped.finished);
  CHECK(stopped.least == product.bound);
}

TEST_CASE("property: no column at any r is worth more than a proof says, and its own columns are columns") {
  Chance chance(4);
  int met = 0;
  for (int i = 0; i < test::repeats(30); ++i) {
    CAPTURE(i);
    const Index c = 2 + i % 2;
    const double bound = std::exp(chance.between(.2, 2.2));
    std::vector<Block> blocks;
    Vector<double> mass(0);
    for (Index s = 0; s < c; ++s) {
      blocks.push_back(chance.block(i % 3 == 0 ? 2 : 3));
      const Vector<double> joint = joint_of(blocks.back(), 1 / static_cast<double>(c), chance);
      const Vector<double> before = mass;
      mass.resize(before.size() + joint.size());
      mass << before, joint;
    }
    BlockPricing pricing(blocks, mass, bound, Pairs::different);
    const Vector<double> prices = mass.cwiseProduct(chance.vector(mass.size(), 0, 2));
    pricing.set_prices(prices);
    // Down to the least value, found as the best column there is.
    constexpr std::uint64_t kNodes = 1'000'000'000;
    const auto going = [] { return true; };
    auto proof = pricing.prove(chance.between(-.2, 0), kNodes, going);
    std::vector<PairColumn> columns = proof.columns;
    while (!proof.complete) {
      REQUIRE_FALSE(proof.columns.empty());
      REQUIRE(proof.columns.front().value >= proof.least - proof.slack);
      columns = proof.columns;
      proof = pricing.prove(columns.front().value, kNodes, going);
    }
    double least = std::numeric_limits<double>::infinity();
    const Tangents tangents(bound * bound);
    for (Index first = 0; first < c; ++first) {
      for (int k = 0; k < 12; ++k) {
        const double r = k == 0 ? 1 : k == 1 ? bound : chance.between(1, bound);
        std::vector<BlockCorners> parts;
        Index start = 0;
        for (Index s = 0; s < c; ++s) {
          const Block& block = blocks[static_cast<std::size_t>(s)];
          const Index size = block.least.size();
          parts.emplace_back(
              s == first ? BlockVertices(block).list(1, bound * r) : BlockVertices(block).list(r, bound),
              mass.segment(start, size));
          parts.back().price(prices.segment(start, size), proof.least, 4);
          parts.back().least = Vector<double>::Zero(tangents.multipliers().size());
          start += size;
        }
        std::vector<const BlockCorners*> all;
        for (const BlockCorners& part : parts) all.push_back(&part);
        least = std::min(least, by_all_choices(BlockProduct(all, tangents)));
      }
    }
    CHECK(least >= -proof.slack * bound * bound);
    for (const PairColumn& column : columns) {
      const Vector<double> joint = mass.cwiseProduct(column.likelihoods);
      double uncertainty = joint.sum() * std::log(joint.sum());
      for (const double p : joint) uncertainty -= p > 0 ? p * std::log(p) : 0;
      const double value = (uncertainty - prices.dot(column.likelihoods)) / joint.sum();
      CHECK(std::abs(value - column.value) < 1e-9);
      CHECK(value >= proof.least - proof.slack);
      ++met;
    }
  }
  MESSAGE(met << " columns");
  CHECK((test::in_part() || met > 0));
}

}  // namespace sluice::block_pricing_test

// SPDX-License-Identifier: GPL-3.0-or-later
// Subset selection by families of blocks.
#include "protocol/block_design.hpp"

#include <doctest/doctest.h>

#include <Eigen/LU>
#include <array>
#include <cmath>

#include "design/sluice.hpp"
#include "effort.hpp"
#include "estimate/binomial.hpp"
#include "estimate/estimate.hpp"
#include "estimate/planner.hpp"
#include "exact/sample.hpp"
#include "prior/inputs.hpp"
#include "promises.hpp"

namespace sluice::block_design_test {

using sluice::test::table;

namespace {

/// All answers equally common, and each its own secret, as a question has it.
Matrix<double> question(Index a) { return Matrix<double>::Identity(a, a) / static_cast<double>(a); }

Design must(const Matrix<double>& weights, const test::Promise& promise, double epsilon,
            std::string_view protocol = "block-design") {
  auto found =
      design({table(weights), promise.notion, epsilon, std::string(protocol), {}, promise.parameters});
  REQUIRE_MESSAGE(found, (found ? "" : found.failure().message()));
  return std::move(*found);
}

/// n times the variance of all shares together for the best unbiased estimate, by direct inversion. All
/// answers are equally common.
double spread_of(const Channel& channel) {
  const auto a = static_cast<double>(channel.rows());
  const Vector<double> reports = channel.colwise().mean();
  const Matrix<double> information = channel * reports.cwiseInverse().asDiagonal() * channel.transpose();
  Eigen::FullPivLU<Matrix<double>> factors;
  factors.setThreshold(1e-10);
  factors.compute(information);
  return factors.isInvertible() ? factors.inverse().trace() - 1 / a : INFINITY;
}

Channel channel_of(const Matrix<double>& sets, double z) {
  Channel channel = (1 + z * sets.array()).matrix().transpose();
  channel.array().colwise() /= channel.rowwise().sum().array().eval();
  return channel;
}

/// The same for marks: each category is counted separately.
double spread_of_marks(Index a, double epsilon) {
  const double u = 1 / (std::exp(epsilon) + 1);
  const double slope = 0.5 - u;
  const double q = u + slope / static_cast<double>(a);
  return static_cast<double>(a) * q * (1 - q) / (slope * slope);
}

/// The least of the closed form over all sizes.
double least_variance(Index a, double epsilon) {
  double least = block_design::variance(a, 1, std::expm1(epsilon));
  for (Index size = 2; size < a; ++size)
    least = std::min(least, block_design::variance(a, size, std::expm1(epsilon)));
  return least;
}

Question all_shares(Index a) {
  return {Matrix<double>::Identity(a, a), a, Vector<double>::Constant(a, 1 / static_cast<double>(a))};
}

}  // namespace

TEST_CASE("the variance of subset selection in closed form is that by direct inversion") {
  for (Index a = 2; a <= 9; ++a) {
    for (Index size = 1; size < a; ++size) {
      for (const double epsilon : {0.1, 0.5, 1.0, 2.0, 5.0}) {
        const double z = std::expm1(epsilon);
        const Channel channel = channel_of(all_blocks(a, size).sets, z);
        CHECK(block_design::variance(a, size, z) == doctest::Approx(spread_of(channel)).epsilon(1e-9));
      }
    }
  }
  // Without noise only the answers themselves vary, and the others in a block add to that.
  CHECK(block_design::variance(5, 1, INFINITY) == doctest::Approx(1 - 1. / 5));
  CHECK(std::isinf(block_design::variance(5, 2, 0)));
  CHECK(block_design::variance(5, 1, std::expm1(1)) == doctest::Approx(12.23).epsilon(1e-3));
}

TEST_CASE("blocks moved around a circle are even, and their unevenness is that of the variance") {
  for (const auto& [a, size, orbits] : {std::array<Index, 3>{7, 3, 1},
                                        {11, 5, 1},
                                        {13, 4, 1},
                                        {15, 7, 1},
                                        {19, 7, 3},
                                        {16, 6, 2},
                                        {9, 3, 4},
                                        {20, 5, 3},
                                        {12, 4, 2},
                                        {25, 9, 2},
                                        {40, 11, 3},
                                        {64, 20, 3}}) {
    CAPTURE(a);
    CAPTURE(size);
    CAPTURE(orbits);
    const Blocks blocks = cyclic_blocks(a, size, orbits);
    REQUIRE(blocks.sets.rows() == orbits * a);
    CHECK((blocks.sets.array() * (1 - blocks.sets.array())).isZero(0));
    CHECK((blocks.sets.rowwise().sum().array() == static_cast<double>(size)).all());
    CHECK((blocks.sets.colwise().sum().array() == static_cast<double>(orbits * size)).all());
    CHECK(spread_of(channel_of(blocks.sets, 1.5)) ==
          doctest::Approx(block_design::variance(a, size, 1.5) * (1 + blocks.unevenness)).epsilon(1e-9));
    const Matrix<double> together = blocks.sets.transpose() * blocks.sets;
    const double pairs = static_cast<double>(orbits * size * (size - 1)) / static_cast<double>(a - 1);
    Matrix<double> balanced = Matrix<double>::Constant(a, a, pairs);
    balanced.diagonal().setConstant(static_cast<double>(orbits * size));
    CHECK((blocks.unevenness == 0) == ((together - balanced).cwiseAbs().maxCoeff() < 1e-9));
    CHECK(cyclic_blocks(a, size, orbits).sets == blocks.sets);
  }
  for (Index a = 4; a <= 20; ++a) {
    for (Index size = 2; size <= a / 2; ++size) {
      CAPTURE(a);
      CAPTURE(size);
      const Blocks blocks = weighted_blocks(a, size);
      REQUIRE(blocks.sets.rows() > 0);
      CHECK(blocks.sets.rows() <= a / 2 * a);
      CHECK(blocks.weights.minCoeff() > 0);
      CHECK((blocks.sets.rowwise().sum().array() == static_cast<double>(size)).all());
      Channel channel = channel_of(blocks.sets, 1.5);
      channel *= blocks.weights.asDiagonal();
      channel /= channel.row(0).sum();
      CHECK(channel.rowwise().sum().isOnes(1e-12));
      CHECK(spread_of(channel) == doctest::Approx(block_design::variance(a, size, 1.5)).epsilon(1e-9));
    }
  }
  // Symmetric designs: as many blocks as categories, and any two categories in the same number of them.
  for (const auto& [a, size] : {std::array<Index, 2>{7, 3}, {11, 5}, {13, 4}, {15, 7}, {7, 2}, {13, 5}}) {
    const bool symmetric = size * (size - 1) % (a - 1) == 0;
    CHECK((cyclic_blocks(a, size, 1).unevenness == 0) == symmetric);
  }
}

TEST_CASE("a question takes no more people than subset selection, to one in a hundred") {
  int as_good = 0;
  for (const double epsilon : {0.5, 1.0, 2.0}) {
    for (Index a = 3; a <= 20; ++a) {
      CAPTURE(a);
      CAPTURE(epsilon);
      const Design found = must(question(a), {"data-ldp", {}}, epsilon);
      const double spread = spread_of(found.channel);
      const double least = least_variance(a, epsilon);
      CHECK(spread >= least * (1 - 1e-9));
      CHECK(spread <= least * 1.01);
      const Matrix<double> pairs = found.channel * found.channel.colwise().sum().cwiseInverse().asDiagonal() *
                                   found.channel.transpose();
      // Balanced: all pairs of answers are alike.
      CHECK((pairs - Matrix<double>(pairs.diagonal().asDiagonal())).maxCoeff() ==
            doctest::Approx(pairs(0, 1)).epsilon(1e-9));
      as_good += spread <= least * (1 + 1e-9) ? 1 : 0;
      CHECK(found.channel.cols() <= block_design::kMostReports);
      CHECK(found.certified.mixing == 0);
      CHECK(*found.alpha == doctest::Approx(epsilon));
      CHECK(found.leakage.front().leakage.level <= epsilon);
      for (const auto& [name, leakage] : found.leakage) {
        if (name != "data-ldp") continue;
        CHECK(leakage.level <= epsilon * (1 + 1e-12));
        CHECK(leakage.level >= epsilon * (1 - 1e-11));
      }
      CHECK(std::min(spread_of(must(question(a), {"data-ldp", {}}, epsilon, "grr").channel),
                     spread_of_marks(a, epsilon)) >= spread * (1 - 1e-2));
    }
  }
  MESSAGE(as_good, " of 54 equal the closed form");
  CHECK(as_good >= 30);
  // The excess of people for the better of the two others: the figures of the README.
  const auto beyond = [](Index a, double epsilon) {
    const double z = std::expm1(epsilon);
    const double other = std::min(block_design::variance(a, 1, z), spread_of_marks(a, epsilon));
    return std::lround(100 * (other / least_variance(a, epsilon) - 1));
  };
  CHECK(beyond(7, 1) == 16);
  CHECK(beyond(8, 1) == 24);
  CHECK(beyond(10, 1) == 29);
  CHECK(beyond(16, 1) == 17);
  CHECK(beyond(5, 0.5) == 21);
  CHECK(beyond(7, 0.5) == 37);
  CHECK(beyond(20, 2) == 23);
}

TEST_CASE("no channel of blocks of any sizes and weights has less variance than the closed form") {
  test::RandomTables tables(59);
  double nearest = INFINITY;
  for (int i = 0; i < test::repeats(300); ++i) {
    const Index a = tables.between(3, 12);
    const double epsilon = tables.epsilon();
    const Index orbits = tables.between(1, 5);
    Channel channel(a, orbits * a);
    for (Index orbit = 0; orbit < orbits; ++orbit) {
      Vector<double> block(a);
      for (double& in : block) in = static_cast<double>(tables.between(0, 1));
      const auto weight = static_cast<double>(tables.between(1, 9));
      for (Index step = 0; step < a; ++step) {
        for (Index x = 0; x < a; ++x) {
          channel((x + step) % a, orbit * a + step) = weight * (1 + std::expm1(epsilon) * block(x));
        }
      }
    }
    channel /= channel.row(0).sum();
    REQUIRE(channel.rowwise().sum().isOnes(1e-12));
    const double spread = spread_of(channel);
    if (!(spread < 1e9)) continue;
    nearest = std::min(nearest, spread / least_variance(a, epsilon));
    CHECK(spread >= least_variance(a, epsilon) * (1 - 1e-9));
  }
  CHECK((test::in_part() || nearest < 1.2));
}

TEST_CASE("forty categories, and as many as there may be") {
  for (const double epsilon : {0.1, 0.5, 1.0, 2.0, 4.0}) {
    for (const Index a : {Index{30}, Index{40}, Index{64}}) {
      CAPTURE(a);
      CAPTURE(epsilon);
      const Design found = must(question(a), {"data-ldp", {}}, epsilon);
      CHECK(spread_of(found.channel) <= least_variance(a, epsilon) * 1.04);
      CHECK(found.channel.cols() <= block_design::kMostReports);
    }
  }
  const auto refused = design({table(question(65)), "data-ldp", 1, "block-design"});
  CHECK(refused.failure().status == Status::too_large);
}

TEST_CASE("property: random priors reach their level under every notion and do not exceed it") {
  test::RandomTables tables(57);
  int reached = 0;
  for (int i = 0; i < test::repeats(200); ++i) {
    const Matrix<double> weights = tables.next(5, 8);
    const double epsilon = tables.epsilon();
    CAPTURE(i);
    CAPTURE(epsilon);
    for (const auto& promise : test::promises(tables, weights)) {
      CAPTURE(promise.notion);
      const Design found = must(weights, promise, epsilon);
      const Notion notion = promise.under(found.prior);
      CHECK(is_certified(found.prior, notion, found.certified.bounds, found.certified.weights));
      CHECK(found.certified.mixing < 1e-6);
      const double level = notion.leakage(found.prior, found.channel).level;
      CHECK(level <= epsilon * (1 + 1e-9));
      const bool noise = found.channel.minCoeff() > 0;
      if (noise && found.prior.categories() > 1) {
        CHECK(level >= epsilon * (1 - 1e-6));
        ++reached;
      }
    }
  }
  CHECK((test::in_part() || reached > 300));
}

TEST_CASE("of a sample as well, whatever distribution it leaves open") {
  test::RandomTables tables(58);
  for (int i = 0; i < test::repeats(30); ++i) {
    Matrix<double> counts(3, 5);
    for (double& count : counts.reshaped()) count = static_cast<double>(tables.between(50, 500));
    for (const char* notion : {"rlip", "rpml", "rldp"}) {
      const double epsilon = 0.2 + 0.1 * static_cast<double>(i % 10);
      const Design found = must(counts, {notion, {}}, epsilon);
      CHECK(found.certified.mixing < 1e-6);
      const auto verdict = audit(found.prior,
                                 {.notion = notion,
                                  .epsilon = epsilon,
                                  .bounds = found.certified.bounds,
                                  .levels = found.levels,
                                  .parameters = {.ranges = found.known.most.size() > 0, .known = found.known},
                                  .lifts = found.certified.lifts},
                                 found.certified.weights);
      REQUIRE_MESSAGE(verdict, (verdict ? "" : verdict.failure().message()));
      CHECK(verdict->holds);
    }
  }
}

TEST_CASE("at epsilon 0 blocks say nothing, and nothing is hidden where nothing has to be") {
  for (const char* notion : {"lip", "ldp", "data-ldp"}) {
    const Design found = must(test::example(), {notion, {}}, 0);
    CHECK(found.secret_information < 1e-14);
  }
  Matrix<double> independent(3, 3);
  independent << 3, 15, 3, 4, 20, 4, 3, 15, 3;
  CHECK(must(independent, {"lip", {}}, 0.5).channel.isIdentity(0));
  CHECK(must(test::example(), {"lip", {}}, 1.2).channel.isIdentity(0));
}

TEST_CASE("where no block of two says too much, an answer is always in its report") {
  Matrix<double> counts(2, 4);
  counts << 1, 0, 1, 1, 1, 1, 1, 1;
  const Design found = must(counts, {"lip", {}}, 0.5);
  CHECK(found.channel.isApprox(probabilities(found.certified.weights), 1e-12));
  CHECK((found.channel.array() == 0).any());
  for (Index x = 0; x < 4; ++x) CHECK((found.channel.row(x).array() > 0).count() == 3);
}

TEST_CASE("where blocks of one answer are the best, they are randomised response") {
  for (Index a = 2; a <= 9; ++a) {
    CHECK(must(question(a), {"data-ldp", {}}, 2)
              .channel.isApprox(must(question(a), {"data-ldp", {}}, 2, "grr").channel, 1e-12));
  }
}

TEST_CASE("estimates from blocks are those by direct inversion, and their exact intervals those of counts") {
  // All reports of a plane of seven points, and of a family that is not balanced.
  for (const Channel& channel : {channel_of(cyclic_blocks(7, 3, 1).sets, std::expm1(0.5)),
                                 channel_of(cyclic_blocks(12, 4, 2).sets, std::expm1(1))}) {
    const Index a = channel.rows();
    Vector<double> shares(a);
    for (Index x = 0; x < a; ++x) shares(x) = x == 2 ? 0 : static_cast<double>(1 + x % 4);
    shares /= shares.sum();
    const double people = 20000;
    Vector<double> counts = (people * (channel.transpose() * shares)).array().round();
    const auto found = estimate(channel, counts, all_shares(a));
    REQUIRE(found);
    const Vector<double> reports = channel.colwise().mean();
    const Matrix<double> weighted = channel * reports.cwiseInverse().asDiagonal();
    const Vector<double> inverted =
        Eigen::FullPivLU<Matrix<double>>(weighted * channel.transpose()).solve(weighted * counts) /
        counts.sum();
    for (Index x = 0; x < a; ++x) {
      const Estimate& one = found->estimates[static_cast<std::size_t>(x)];
      CHECK(one.identifiable);
      CHECK(one.unbiased == doctest::Approx(inverted(x)).epsilon(1e-9).scale(1));
      CHECK(std::abs(one.unbiased - shares(x)) < 2e-3);
      REQUIRE(one.together);
      CHECK(one.together->low <= shares(x) + 1e-9);
      CHECK(one.together->high >= shares(x) - 1e-9);
    }
    if (a != 7) continue;
    // Balanced: the count of blocks that have the answer is binomial.
    const double in = channel.maxCoeff();
    const double out = channel.minCoeff();
    const double own = 3 * in;
    const double other = in + 2 * out;
    for (Index x = 0; x < a; ++x) {
      double held = 0;
      for (Index y = 0; y < channel.cols(); ++y) held += channel(x, y) > (in + out) / 2 ? counts(y) : 0;
      const Interval ends = interval_within(held, counts.sum(), {other, own}, 0.025 / 7);
      const auto& exact = found->estimates[static_cast<std::size_t>(x)].together;
      // Never wider; that shares sum to 1 may make it narrower.
      CHECK(exact->low >= std::max(0.0, (ends.low - other) / (own - other)) - 1e-8);
      CHECK(exact->high <= (ends.high - other) / (own - other) + 1e-8);
    }
  }
}

TEST_CASE("blocks take fewer people than randomised response and marks, by plans too") {
  const Index a = 10;
  const Question asked = all_shares(a);
  const auto with = [&](std::string_view protocol) {
    const Design found = must(question(a), {"data-ldp", {}}, 1, protocol);
    const auto people = found.certified.marks
                            ? people_for(*found.certified.marks, asked, 0.05, Expected::worst)
                            : people_for(found.channel, asked, 0.05, Expected::worst);
    REQUIRE(people);
    MESSAGE(std::string(protocol), " wald ", *people->wald, " exact ", *people->together);
    const auto precision =
        found.certified.marks
            ? sluice::precision(*found.certified.marks, asked, *people->together, Expected::worst)
            : sluice::precision(found.channel, asked, *people->together, Expected::worst);
    CHECK(precision->together.maxCoeff() <= 0.05 * 1.001);
    return *people;
  };
  const People blocks = with("block-design");
  for (const char* other : {"grr", "oue"}) {
    const People more = with(other);
    CHECK(*more.wald > *blocks.wald);
    CHECK(*more.together > *blocks.together);
  }
}

TEST_CASE("an audit of blocks passes what was designed and fails what was changed") {
  const Index a = 7;
  const Design found = must(question(a), {"data-ldp", {}}, 0.5);
  REQUIRE(found.channel.cols() == a);
  const Weights& weights = found.certified.weights;
  const auto holds = [&](const Weights& stated) {
    return audit(found.prior, {"data-ldp", 0.5, found.certified.bounds}, stated);
  };
  CHECK(holds(weights)->holds);
  // A block that is there twice in the place of two halves is another channel with the same promise.
  Weights twice(a, a + 1);
  twice.leftCols(a) = weights;
  twice.col(a) = weights.col(0) / 2;
  twice.col(0) -= twice.col(a);
  const auto split = holds(twice);
  REQUIRE(split);
  CHECK(split->mutual_information == doctest::Approx(found.mutual_information));
  // More for a block with the answer, taken from one without.
  for (const std::uint64_t more : {std::uint64_t{1} << 22U, std::uint64_t{1} << 50U}) {
    Weights forged = weights;
    Index in = 0;
    Index out = 0;
    forged.row(0).maxCoeff(&in);
    forged.row(0).minCoeff(&out);
    forged(0, in) += more;
    forged(0, out) -= more;
    CHECK_FALSE(holds(forged)->holds);
    forged(0, out) -= 1;
    CHECK(holds(forged).failure().status == Status::bad_protocol);
  }
}

}  // namespace sluice::block_design_test

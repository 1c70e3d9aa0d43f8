// SPDX-License-Identifier: GPL-3.0-or-later
#include "exact/sample.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>

#include "chi_square.hpp"
#include "priors.hpp"
#include "sluice.hpp"

using namespace sluice;
using sluice::test::chi_square_p;

namespace {

constexpr double kAlpha = 1e-6;
constexpr std::size_t kDraws = 1'000'000;

std::vector<double> tally(const std::vector<std::uint32_t>& reports, Index kinds) {
  std::vector<double> counts(static_cast<std::size_t>(kinds), 0);
  for (const std::uint32_t report : reports) counts[report] += 1;
  return counts;
}

std::vector<std::uint32_t> draws_of(const Weights& weights, std::uint32_t input) {
  const std::vector<std::uint32_t> inputs(kDraws, input);
  return *sample(weights, inputs, platform_entropy);
}

}  // namespace

TEST_CASE("a draw falls on the report whose share of the line holds the point, at both ends of it") {
  const std::array<std::uint64_t, 4> sums{10, 10, 30, kRowSum};
  CHECK(draw(sums, 0) == 0);
  CHECK(draw(sums, 9) == 0);
  CHECK(draw(sums, 10) == 2);  // the second has weight 0 and is never drawn
  CHECK(draw(sums, 29) == 2);
  CHECK(draw(sums, 30) == 3);
  CHECK(draw(sums, kRowSum - 1) == 3);
  CHECK(draw(sums, ~std::uint64_t{0}) == 3);  // the two high bits do not matter
  CHECK(draw(sums, kRowSum) == 0);
}

TEST_CASE("without randomness, or with a foreign answer, nothing is drawn") {
  const Weights weights = quantise(Matrix<double>::Identity(3, 3));
  const std::vector<std::uint32_t> answers{0, 2, 1};
  const EntropySource dry = [](std::span<std::uint64_t>) { return false; };
  CHECK(sample(weights, answers, dry).failure().status == Status::no_randomness);
  const std::vector<std::uint32_t> foreign{0, 3};
  CHECK(sample(weights, foreign, platform_entropy).failure().status == Status::bad_request);
  CHECK(sample(weights, {}, platform_entropy)->empty());
  CHECK(*sample(weights, answers, platform_entropy) == answers);
}

TEST_CASE("the platform's words differ, in every bit") {
  std::array<std::uint64_t, 4096> words{};
  REQUIRE(platform_entropy(words));
  std::uint64_t all = ~std::uint64_t{0};
  std::uint64_t any = 0;
  for (const std::uint64_t word : words) {
    all &= word;
    any |= word;
  }
  CHECK(all == 0);
  CHECK(any == ~std::uint64_t{0});
  std::ranges::sort(words);
  CHECK(std::ranges::adjacent_find(words) == words.end());
}

// Power: with a million draws and at most 4 reports a cell of 0.2 that is off by 2% (0.004) gives a
// noncentrality of at least n * 0.004^2 / (0.2 * 0.8) = 100, hence a power above 0.999 at 1e-6.
TEST_CASE("a million draws of each row follow the channel") {
  const auto found = design({test::table(test::example()), "lip", 0.5, "optimal"});
  REQUIRE(found);
  for (Index x = 0; x < found->channel.rows(); ++x) {
    const auto counts =
        tally(draws_of(found->certified.weights, static_cast<std::uint32_t>(x)), found->channel.cols());
    CHECK(chi_square_p(counts, found->channel.row(x).transpose()) > kAlpha);
  }
}

TEST_CASE("negative control: the same test rejects a cell that is off by 2%") {
  Matrix<double> channel(1, 4);
  channel << .2, .3, .4, .1;
  Matrix<double> off = channel;
  off(0, 0) *= 1.02;
  off(0, 2) -= 0.02 * channel(0, 0);
  const auto counts = tally(draws_of(quantise(off), 0), 4);
  CHECK(chi_square_p(counts, off.row(0).transpose()) > kAlpha);
  CHECK(chi_square_p(counts, channel.row(0).transpose()) < kAlpha);
}

TEST_CASE("negative control: the same test rejects a source with a sticky bit") {
  const Weights weights = quantise(Matrix<double>::Constant(1, 4, .25));
  const EntropySource sticky = [](std::span<std::uint64_t> words) {
    if (!platform_entropy(words)) return false;
    for (std::size_t i = 0; i < words.size(); i += 50) words[i] |= std::uint64_t{1} << 61;
    return true;
  };
  const std::vector<std::uint32_t> inputs(kDraws, 0);
  CHECK(chi_square_p(tally(*sample(weights, inputs, sticky), 4), Vector<double>::Constant(4, .25)) < kAlpha);
}

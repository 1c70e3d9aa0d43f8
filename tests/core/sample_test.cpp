// SPDX-License-Identifier: GPL-3.0-or-later
#include "exact/sample.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <boost/math/distributions/non_central_chi_squared.hpp>

#include "chi_square.hpp"
#include "design/sluice.hpp"
#include "effort.hpp"
#include "priors.hpp"

namespace sluice::sample_test {

using sluice::test::chi_square_p;

namespace {

constexpr double kAlpha = 1e-6;
constexpr std::size_t kDraws = 1'000'000;
constexpr std::size_t kBatch = 102'400;

/// How often each report is drawn for an input, of so many draws.
std::vector<double> counts_of(const Weights& weights, std::uint32_t input, std::size_t draws,
                              const EntropySource& source = platform_entropy) {
  std::vector<double> counts(static_cast<std::size_t>(weights.cols()), 0);
  for (std::size_t done = 0; done < draws; done += kBatch) {
    const std::vector<std::uint32_t> inputs(std::min(kBatch, draws - done), input);
    const auto reports = sample(weights, inputs, source);
    for (const std::uint32_t report : *reports) counts[report] += 1;
  }
  return counts;
}

/// The chance that Pearson's test at level kAlpha rejects `stated` if draws are from `truth`.
double power(const Vector<double>& stated, const Vector<double>& truth, std::size_t draws) {
  double shift = 0;
  int cells = 0;
  for (Index y = 0; y < stated.size(); ++y) {
    if (stated(y) <= 0) continue;
    shift += static_cast<double>(draws) * std::pow(truth(y) - stated(y), 2) / stated(y);
    ++cells;
  }
  const double critical =
      boost::math::quantile(boost::math::complement(boost::math::chi_squared(cells - 1), kAlpha));
  return boost::math::cdf(
      boost::math::complement(boost::math::non_central_chi_squared(cells - 1, shift), critical));
}

/// The number of draws of each row, and the error of a cell that they show.
struct Size {
  std::size_t draws;
  double off;
};

Size size() {
  if (test::in_part()) return {200'000, .15};
  return test::sized(Size{kDraws, .07}, Size{10 * kDraws, .02});
}

/// Whether draws follow their channel, and would be seen not to follow one with a wrong cell. Each cell in
/// turn gets more, taken from the largest of the others. Nothing if a row has only one report.
struct Followed {
  double p = 1;      ///< the least p-value of all rows
  double p_off = 0;  ///< the largest of all channels that are off
  double power = 1;  ///< the least
  int off = 0;       ///< how many these are
};

Followed follow(const Certified& certified, const Channel& channel) {
  Followed found;
  const auto [draws, share] = size();
  for (Index x = 0; x < channel.rows(); ++x) {
    const Vector<double> row = channel.row(x).transpose();
    const auto counts = counts_of(certified.weights, static_cast<std::uint32_t>(x), draws);
    found.p = std::min(found.p, chi_square_p(counts, row));
    for (Index y = 0; y < row.size(); ++y) {
      if (row(y) <= 0 || row(y) >= 1) continue;
      Vector<double> others = row;
      others(y) = 0;
      Index largest = 0;
      others.maxCoeff(&largest);
      Vector<double> off = row;
      off(y) += share * row(y);
      off(largest) -= share * row(y);
      found.p_off = std::max(found.p_off, chi_square_p(counts, off));
      found.power = std::min(found.power, power(off, row, draws));
      ++found.off;
    }
  }
  return found;
}

/// Words whose leading bits, of the 62 used by a draw, are all 0, or all 1; the others come from `source`. So
/// it samples the draws conditional on these bits.
EntropySource given_leading(int bits, bool ones, const EntropySource& source) {
  const std::uint64_t leading = kRowSum - (kRowSum >> bits);
  return [=](std::span<std::uint64_t> words) {
    if (!source(words)) return false;
    for (auto& word : words) word = ones ? word | leading : word & ~leading;
    return true;
  };
}

/// A number with so few bits in the place of one with 62, as generators of uniform numbers have them.
EntropySource coarse(int bits) {
  return [=](std::span<std::uint64_t> words) {
    if (!platform_entropy(words)) return false;
    for (auto& word : words) word &= ~((kRowSum >> bits) - 1);
    return true;
  };
}

/// The p-value of a report of 2^-cell, the first of the row or the last. It is drawn as often as it should
/// be, given leading bits that allow it, which are `cell` - 8.
double p_of_rare(int cell, bool last, const EntropySource& source) {
  Weights weights(1, 2);
  const std::uint64_t rare = kRowSum >> cell;
  if (last)
    weights << kRowSum - rare, rare;
  else
    weights << rare, kRowSum - rare;
  Vector<double> chances(2);
  chances << 0x1p-8, 1 - 0x1p-8;
  if (last) chances.reverseInPlace();
  return chi_square_p(counts_of(weights, 0, kBatch, given_leading(cell - 8, last, source)), chances);
}

/// The p-value for the independence of two reports at this distance, with four equally likely ones.
double p_of_pairs(std::size_t apart, const EntropySource& source) {
  const Weights weights = quantise(Matrix<double>::Constant(1, 4, .25));
  const std::vector<std::uint32_t> inputs(kDraws - kDraws % (2 * apart), 0);
  const auto reports = *sample(weights, inputs, source);
  std::vector<double> counts(16, 0);
  for (std::size_t i = 0; i < reports.size(); ++i) {
    if (i / apart % 2 == 0) counts[4 * reports[i] + reports[i + apart]] += 1;
  }
  return chi_square_p(counts, Vector<double>::Constant(16, 1. / 16));
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

// Power: an error of a share r in a cell p has, in n draws, a noncentrality of n r^2 p or more. For the
// smallest cell of both channels, .04, that is 160 in a long run and 180 or more in others. For 2 degrees of
// freedom 28 is enough, so it is missed less than once in 10^13 runs.
TEST_CASE("draws of each row follow the channel, and not one with a cell that is a little off") {
  const auto found = design({test::table(test::example()), "lip", .3, "optimal"});
  REQUIRE(found);
  REQUIRE(found->channel.rows() == 4);
  const Followed draws = follow(found->certified, found->channel);
  CHECK(draws.p > kAlpha);
  CHECK(draws.off == 6);
  CHECK(draws.p_off < kAlpha);
  CHECK(draws.power > .999999);
}

TEST_CASE("so do those of a channel that sees the secret, for each pair" * doctest::skip(test::in_part())) {
  Matrix<double> joint(2, 3);
  joint << .10, .15, .05, .30, .10, .30;
  const auto found = design({test::table(joint), "ldp", .5, "cr", {}, {}, true});
  REQUIRE(found);
  REQUIRE(found->channel.rows() == 6);
  const Followed draws = follow(found->certified, found->channel);
  CHECK(draws.p > kAlpha);
  CHECK(draws.off == 18);
  CHECK(draws.p_off < kAlpha);
  CHECK(draws.power > .999999);
}

// Power: a noncentrality of 10^6 .004^2 (1/.2 + 1/.4) = 120, and 31 is enough: missed less than once in 10^7
// runs.
TEST_CASE("negative control: the same test rejects draws from a channel that is off by 2%" *
          doctest::skip(test::in_part())) {
  Matrix<double> channel(1, 4);
  channel << .2, .3, .4, .1;
  Matrix<double> off = channel;
  off(0, 0) *= 1.02;
  off(0, 2) -= 0.02 * channel(0, 0);
  const auto counts = counts_of(quantise(off), 0, kDraws);
  CHECK(power(channel.row(0).transpose(), off.row(0).transpose(), kDraws) > .999);
  CHECK(chi_square_p(counts, off.row(0).transpose()) > kAlpha);
  CHECK(chi_square_p(counts, channel.row(0).transpose()) < kAlpha);
}

// Power: the sticky bit makes two reports of .25 likelier by .005, a noncentrality of 400, and 31 is enough.
// The remainder makes six of .1 likelier by .0016, one of 370, and 45 is enough. Each is missed less than
// once in 10^25 runs.
TEST_CASE("negative control: the same test rejects a source with a sticky bit, or a biased remainder" *
          doctest::skip(test::in_part())) {
  const Weights weights = quantise(Matrix<double>::Constant(1, 4, .25));
  const EntropySource sticky = [](std::span<std::uint64_t> words) {
    if (!platform_entropy(words)) return false;
    for (std::size_t i = 0; i < words.size(); i += 50) words[i] |= std::uint64_t{1} << 61;
    return true;
  };
  CHECK(chi_square_p(counts_of(weights, 0, kDraws, sticky), Vector<double>::Constant(4, .25)) < kAlpha);
  // From a byte's 256 values 26 leave each remainder below 6 by ten, and 25 each of the others.
  const EntropySource remainder = [](std::span<std::uint64_t> words) {
    if (!platform_entropy(words)) return false;
    for (auto& word : words) word = (word & 255) % 10 * (kRowSum / 10) + kRowSum / 20;
    return true;
  };
  const Weights tenths = quantise(Matrix<double>::Constant(1, 10, .1));
  CHECK(chi_square_p(counts_of(tenths, 0, kDraws), Vector<double>::Constant(10, .1)) > kAlpha);
  CHECK(chi_square_p(counts_of(tenths, 0, kDraws, remainder), Vector<double>::Constant(10, .1)) < kAlpha);
}

// No number of draws shows how likely a report of 2^-40 is. But if the leading 32 bits are its own, which
// happens once in 2^32 draws, its chance is 1/256. A uniform number of 32 bits, not 62, then always gives it
// as the first report of the row, and never as the last. A double, with 53 bits, does the same with a report
// of 2^-57. Power: 400 of 102,400 draws are expected, and all come or none: never missed.
TEST_CASE("reports of 2^-40 and 2^-57 are as likely as stated; negative control: not from 32 or 53 bits") {
  for (const bool last : {false, true}) {
    CAPTURE(last);
    CHECK(p_of_rare(40, last, platform_entropy) > kAlpha);
    CHECK(p_of_rare(57, last, platform_entropy) > kAlpha);
    CHECK(p_of_rare(40, last, coarse(53)) > kAlpha);
    CHECK(p_of_rare(40, last, coarse(32)) < kAlpha);
    CHECK(p_of_rare(57, last, coarse(53)) < kAlpha);
  }
}

// The platform gives 32 words at a time, and draws are made with 512 at once. Power: ten words of 512 that
// come twice make 4% of the pairs equal. This is a noncentrality of 2,300, and 56 is enough for 15 degrees of
// freedom, so it is never missed.
TEST_CASE("draws do not depend on each other; negative control: ten words of 512 that come twice" *
          doctest::skip(test::in_part())) {
  for (const std::size_t apart : {1U, 32U, 256U, 512U}) {
    CAPTURE(apart);
    CHECK(p_of_pairs(apart, platform_entropy) > kAlpha);
  }
  const EntropySource stale = [](std::span<std::uint64_t> words) {
    if (!platform_entropy(words)) return false;
    if (words.size() == 512) std::ranges::copy(words.first(10), words.begin() + 256);
    return true;
  };
  const auto counts = counts_of(quantise(Matrix<double>::Constant(1, 4, .25)), 0, kDraws, stale);
  CHECK(chi_square_p(counts, Vector<double>::Constant(4, .25)) > kAlpha);  // not to be seen so
  CHECK(p_of_pairs(256, stale) < kAlpha);
}

}  // namespace sluice::sample_test

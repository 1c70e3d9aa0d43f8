// SPDX-License-Identifier: GPL-3.0-or-later
#include "exact/marks_sample.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <random>

#include "chi_square.hpp"
#include "effort.hpp"
#include "exact/marks_information.hpp"
#include "marks.hpp"
#include "prior/inputs.hpp"
#include "priors.hpp"

namespace sluice::marks_sample_test {

using sluice::test::chi_square_p;

namespace {

constexpr double kAlpha = 1e-6;
constexpr std::size_t kDraws = 1'000'000;

Marks marks_of(Index categories, double u) {
  return {categories, static_cast<std::uint64_t>(std::ldexp(u, kWeightBits))};
}

Index number_of(const MarkedSets& reports, Index i) {
  Index y = 0;
  for (Index x = 0; x < reports.cols(); ++x) y += Index{reports(i, x)} << x;
  return y;
}

/// Answers in the proportions of the prior, drawn with a seed: only the sampling after it is tested.
std::vector<std::uint32_t> answers(const Prior& prior, std::size_t count) {
  const Vector<double>& p = prior.probabilities.data;
  std::mt19937_64 generator(7);
  std::discrete_distribution<std::uint32_t> draw(p.data(), p.data() + p.size());
  std::vector<std::uint32_t> drawn(count);
  for (auto& answer : drawn) answer = draw(generator);
  return drawn;
}

/// The p-value of the reports as draws from a channel on sets, given the answers.
double p_of(const std::vector<std::uint32_t>& inputs, const MarkedSets& reports, const Channel& channel) {
  Matrix<double> counts = Matrix<double>::Zero(channel.rows(), channel.cols());
  for (std::size_t i = 0; i < inputs.size(); ++i) {
    counts(static_cast<Index>(inputs[i]), number_of(reports, static_cast<Index>(i))) += 1;
  }
  double smallest = 1;
  for (Index x = 0; x < channel.rows(); ++x) {
    const Vector<double> row = counts.row(x).transpose();
    smallest = std::min(smallest, chi_square_p({row.begin(), row.end()}, channel.row(x).transpose()));
  }
  return smallest * static_cast<double>(channel.rows());
}

}  // namespace

// 10^6 reports, Pearson's test of all 16 sets for each of 4 answers at a quarter of 10^-6. Power: a u that is
// off by 5% has a noncentrality of 350 for the commonest answer. Its statistic is then 365 with a deviation
// of 38, and 60 is enough. So it is missed less than once in 10^12 runs.
TEST_CASE("a million reports follow the channel on sets; negative control: marks that are off by 5% do not") {
  const Prior prior = test::prior(test::example());
  const Marks marks = marks_of(4, 0.12);
  const auto inputs = answers(prior, kDraws);
  const MarkedSets reports = *sample_marks(marks, inputs, platform_entropy);
  CHECK(p_of(inputs, reports, test::written_out(marks)) > kAlpha);
  CHECK(p_of(inputs, reports, test::written_out(marks_of(4, 0.12 * 1.05))) < kAlpha);
}

// Pearson's test of all 4 sets. In the controls either mark's chance is off by 6%, in a long run by 2%.
// Power: one's own mark at .53 has a noncentrality of 10^6 .03^2 / (.53 .47) = 3,600. The other's at .06 of
// .12 has one of 490, and 31 is enough; in a long run 4,000 and 540.
TEST_CASE("so do those of each answer; negative control: marks that are off by a little do not" *
          doctest::skip(test::in_part())) {
  const Marks marks = marks_of(2, 0.12);
  const int millions = test::sized(1, 10);
  const double off = test::sized(.06, .02);
  for (const Index x : {0, 1}) {
    CAPTURE(x);
    std::vector<double> counts(4, 0);
    const std::vector<std::uint32_t> inputs(kDraws, static_cast<std::uint32_t>(x));
    for (int million = 0; million < millions; ++million) {
      const MarkedSets reports = *sample_marks(marks, inputs, platform_entropy);
      for (Index i = 0; i < reports.rows(); ++i) counts[static_cast<std::size_t>(number_of(reports, i))] += 1;
    }
    const auto p = [&](double own, double other) {
      Vector<double> chances(4);
      for (Index y = 0; y < 4; ++y) {
        const double of_own = test::in_set(y, x) ? own : 1 - own;
        chances(y) = of_own * (test::in_set(y, 1 - x) ? other : 1 - other);
      }
      return chi_square_p(counts, chances);
    };
    CHECK(p(.5, .12) > kAlpha);
    CHECK(p(.5 * (1 + off), .12) < kAlpha);
    CHECK(p(.5 * (1 - off), .12) < kAlpha);
    CHECK(p(.5, .12 * (1 + off)) < kAlpha);
    CHECK(p(.5, .12 * (1 - off)) < kAlpha);
  }
}

// Draws are made for 256 reports of two marks at once. Power: ten words of 512 that come twice make 4% of the
// pairs at that distance equal. This is a noncentrality of 2,300, and 56 is enough for 15 degrees of freedom,
// so it is never missed.
TEST_CASE("reports do not depend on each other; negative control: ten words of 512 that come twice" *
          doctest::skip(test::in_part())) {
  const Marks marks = marks_of(2, 0.25);
  const std::vector<std::uint32_t> inputs(kDraws - kDraws % 512, 1);
  const Vector<double> chances = test::written_out(marks).row(1).transpose();
  const Matrix<double> both = chances * chances.transpose();
  const auto p = [&](Index apart, const EntropySource& source) {
    const MarkedSets reports = *sample_marks(marks, inputs, source);
    std::vector<double> counts(16, 0);
    for (Index i = 0; i < reports.rows(); ++i) {
      if (i / apart % 2 != 0) continue;
      counts[static_cast<std::size_t>(4 * number_of(reports, i) + number_of(reports, i + apart))] += 1;
    }
    return chi_square_p(counts, both.reshaped<Eigen::RowMajor>());
  };
  for (const Index apart : {1, 16, 128, 256}) {
    CAPTURE(apart);
    CHECK(p(apart, platform_entropy) > kAlpha);
  }
  const EntropySource stale = [](std::span<std::uint64_t> words) {
    if (!platform_entropy(words)) return false;
    if (words.size() == 512) std::ranges::copy(words.first(10), words.begin() + 256);
    return true;
  };
  CHECK(p(128, stale) < kAlpha);
}

// Each frequency of a million marks is within 6 sigma, of 0.0005 at most: wrong once in 10^9 runs for each.
// Power: the negative controls are 20 sigma off, hence found unless chance takes 14 of them back.
TEST_CASE("each category is marked as often as it should be, and marks do not depend on each other" *
          doctest::skip(test::in_part())) {
  constexpr double kOther = 0.24;
  const Marks marks = marks_of(16, kOther);
  const std::vector<std::uint32_t> inputs(kDraws, 5);
  const MarkedSets reports = *sample_marks(marks, inputs, platform_entropy);
  const auto n = static_cast<double>(kDraws);
  const auto near = [&](double count, double chance) {
    return std::abs(count / n - chance) < 6 * std::sqrt(chance * (1 - chance) / n);
  };
  for (Index y = 0; y < 16; ++y) {
    CAPTURE(y);
    const double marked = reports.col(y).cast<double>().sum();
    CHECK(near(marked, y == 5 ? 0.5 : kOther));
    CHECK_FALSE(near(marked, y == 5 ? 0.51 : kOther * 1.04));
    const double next = reports.col((y + 1) % 16).cast<double>().dot(reports.col(y).cast<double>());
    CHECK(near(next, (y == 5 || y == 4 ? 0.5 : kOther) * kOther));
  }
}

// The mean of ln P(Y|X)/P(Y) over a million draws is I(X;Y) to within 6 of its own sigmas. The control is the
// information of a u that is 6% off. It is 21 sigmas away and has to be found more than 10 away.
TEST_CASE("what a million draws say is what the formula says, of data and secret alike" *
          doctest::skip(test::in_part())) {
  const Prior prior = test::prior(test::example());
  constexpr double kOther = 0.15;
  const double z = (1 - 2 * kOther) / kOther;
  const Marks marks = marks_of(4, kOther);
  const auto inputs = answers(prior, kDraws);
  const MarkedSets reports = *sample_marks(marks, inputs, platform_entropy);
  const Matrix<double> secrets = secret_given_data(prior);
  double sum = 0;
  double squares = 0;
  double of_secret = 0;
  double of_secret_squares = 0;
  for (std::size_t i = 0; i < kDraws; ++i) {
    const auto row = static_cast<Index>(i);
    const auto x = static_cast<Index>(inputs[i]);
    double mass = 0;
    Vector<double> masses = Vector<double>::Zero(prior.secrets());
    for (Index y = 0; y < 4; ++y) {
      if (reports(row, y) == 0) continue;
      mass += prior.probabilities.data(y);
      masses += prior.probabilities.cells.col(y);
    }
    const double told = std::log((1 + z * reports(row, x)) / (1 + z * mass));
    sum += told;
    squares += told * told;
    double expected = 0;
    for (Index s = 0; s < prior.secrets(); ++s) {
      const double given = masses(s) / prior.probabilities.secret(s);
      expected += secrets(s, x) * std::log((1 + z * given) / (1 + z * mass));
    }
    of_secret += expected;
    of_secret_squares += expected * expected;
  }
  const auto n = static_cast<double>(kDraws);
  const auto sigma = [&](double first, double second) {
    return std::sqrt((second / n - first / n * first / n) / n);
  };
  const MarksInformation formula = information(prior, marks);
  const double of_data = sigma(sum, squares);
  CHECK(std::abs(sum / n - formula.data.value) < 6 * of_data);
  CHECK(std::abs(of_secret / n - formula.secret.value) < 6 * sigma(of_secret, of_secret_squares));
  const MarksInformation off = information(prior, marks_of(4, kOther * 1.06));
  CHECK(std::abs(sum / n - off.data.value) > 10 * of_data);
}

TEST_CASE("marks at the ends: never, and as often as one's own") {
  const std::vector<std::uint32_t> inputs(10'000, 1);
  const MarkedSets never = *sample_marks({3, 0}, inputs, platform_entropy);
  CHECK(never.col(0).isZero());
  CHECK(never.col(2).isZero());
  const EntropySource zeros = [](std::span<std::uint64_t> words) {
    std::ranges::fill(words, ~std::uint64_t{0} << kWeightBits);  // the two high bits do not matter
    return true;
  };
  CHECK(sample_marks({3, 1}, inputs, zeros)->cast<int>().isOnes());
  CHECK(sample_marks({3, 0}, inputs, zeros)->cast<int>().col(1).isOnes());
  CHECK(sample_marks({3, 0}, inputs, zeros)->cast<int>().col(0).isZero());
  const EntropySource middle = [](std::span<std::uint64_t> words) {
    std::ranges::fill(words, kOwnMark);
    return true;
  };
  CHECK(sample_marks({3, kOwnMark}, inputs, middle)->cast<int>().isZero());
}

TEST_CASE("without randomness, or with a foreign answer, nothing is marked") {
  const EntropySource dry = [](std::span<std::uint64_t>) { return false; };
  const std::vector<std::uint32_t> inputs{0, 2, 1};
  const Marks marks = marks_of(3, 0.2);
  CHECK(sample_marks(marks, inputs, dry).failure().status == Status::no_randomness);
  CHECK(sample_marks(marks, std::vector<std::uint32_t>{3}, platform_entropy).failure().status ==
        Status::bad_request);
  CHECK(sample_marks(marks, {}, platform_entropy)->rows() == 0);
  const Prior prior = test::prior(Matrix<double>::Ones(2, 3));
  CHECK(sample_values(prior, marks, MarkedSets::Ones(2, 3), dry).failure().status == Status::no_randomness);
}

// 300,000 values for each of four reports. The control weighs the mark wrongly, as if u were 0.2, which moves
// chances by 0.05: certain to be found.
TEST_CASE(
    "values are drawn from what a report makes likely; a report of no marks without others says nothing") {
  const Prior prior = test::prior(test::example());
  const Index values_of_each = test::in_part() ? 10'000 : 300'000;
  const auto drawn = [&](const Marks& marks, Index y) {
    MarkedSets reports(values_of_each, 4);
    for (Index x = 0; x < 4; ++x) reports.col(x).setConstant(test::in_set(y, x) ? 1 : 0);
    std::vector<double> counts(4, 0);
    const auto values = *sample_values(prior, marks, reports, platform_entropy);
    for (const std::uint32_t value : values) counts[value] += 1;
    return counts;
  };
  for (const double u : {0.1, 0.0}) {
    const Channel channel = test::written_out(marks_of(4, u));
    for (const Index y : {0, 1, 8, 5}) {
      if (u == 0 && y == 5) continue;  // never occurs
      CAPTURE(u);
      CAPTURE(y);
      Vector<double> posterior = prior.probabilities.data.cwiseProduct(channel.col(y));
      posterior /= posterior.sum();
      const auto counts = drawn(marks_of(4, u), y);
      CHECK(chi_square_p(counts, posterior) > kAlpha);
      if (y == 0 || test::in_part()) continue;
      Vector<double> off = prior.probabilities.data.cwiseProduct(test::written_out(marks_of(4, 0.2)).col(y));
      CHECK(chi_square_p(counts, off / off.sum()) < kAlpha);
    }
  }
}

}  // namespace sluice::marks_sample_test

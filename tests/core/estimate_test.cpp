// SPDX-License-Identifier: GPL-3.0-or-later
// Estimates from reports, each beside a second way to compute it.
#include "estimate/estimate.hpp"

#include <doctest/doctest.h>

#include <Eigen/LU>
#include <cmath>
#include <random>
#include <tuple>

#include "base/infinity.hpp"
#include "effort.hpp"
#include "estimate/compatible.hpp"
#include "estimate/identifiable.hpp"
#include "estimate/likelihood.hpp"
#include "estimate/linear_estimate.hpp"
#include "estimate/mark_variance.hpp"
#include "estimate/planner.hpp"
#include "marks.hpp"
#include "priors.hpp"
#include "surveyed.hpp"

namespace sluice::estimate_test {

using namespace sluice::test;

namespace {

/// All ways to share so many people among cells.
void for_each_count(Vector<double>& counts, Index cell, int left, const std::function<void()>& call) {
  if (cell + 1 == counts.size()) {
    counts(cell) = left;
    call();
    return;
  }
  for (int here = 0; here <= left; ++here) {
    counts(cell) = here;
    for_each_count(counts, cell + 1, left - here, call);
  }
}

double multinomial(const Vector<double>& counts, const Vector<double>& chances) {
  double logarithm = std::lgamma(counts.sum() + 1);
  for (Index y = 0; y < counts.size(); ++y) {
    logarithm += counts(y) * std::log(chances(y)) - std::lgamma(counts(y) + 1);
  }
  return std::exp(logarithm);
}

double log_likelihood(const Channel& channel, const Vector<double>& counts, const Vector<double>& p) {
  const Vector<double> reports = channel.transpose() * p;
  double sum = 0;
  for (Index y = 0; y < counts.size(); ++y) sum += counts(y) > 0 ? counts(y) * std::log(reports(y)) : 0;
  return sum;
}

}  // namespace

TEST_CASE("Clopper and Pearson's intervals are the published ones, and cover as often as they say") {
  const auto three = clopper_pearson(3, 10, .025);
  CHECK(three.low == doctest::Approx(.0667395).epsilon(1e-6));
  CHECK(three.high == doctest::Approx(.6524529).epsilon(1e-6));
  CHECK(clopper_pearson(0, 20, .025).low == 0);
  CHECK(clopper_pearson(0, 20, .025).high == doctest::Approx(1 - std::pow(.025, .05)).epsilon(1e-10));
  CHECK(clopper_pearson(20, 20, .025).low == doctest::Approx(std::pow(.025, .05)).epsilon(1e-10));
  CHECK(clopper_pearson(20, 20, .025).high == 1);
  // Rare and common, to the exponent: 1 of 10^9.
  CHECK(clopper_pearson(1, 1e9, .025).low == doctest::Approx(2.5317808e-11).epsilon(1e-6));
  // The binomial sum itself: coverage at every chance, never less than asked for.
  for (const int n : {1, 7, 40}) {
    for (double p = .01; p < 1; p += .0495) {
      double covered = 0;
      for (int k = 0; k <= n; ++k) {
        const auto [low, high] = clopper_pearson(k, n, .025);
        if (low > p || p > high) continue;
        covered += std::exp(std::lgamma(n + 1) - std::lgamma(k + 1) - std::lgamma(n - k + 1) +
                            k * std::log(p) + (n - k) * std::log1p(-p));
      }
      CHECK(covered >= .95 - 1e-12);
    }
  }
  CHECK(normal_quantile(.025) == doctest::Approx(1.959963984540054).epsilon(1e-12));
}

TEST_CASE("intervals for more reports than there are people: at once, a little wider, never narrower") {
  for (const double share : {1e-8, .001, .3, .5, .97, 1.0}) {
    const auto exact = clopper_pearson(share * 1e9, 1e9, .025);
    const auto many = clopper_pearson(share * 1.000001e9, 1.000001e9, .025);
    // So many people have Chernoff's bound, which makes their intervals a little wider.
    CHECK(many.low <= exact.low + 1e-13);
    CHECK(many.high >= exact.high - 1e-13);
    CHECK(many.high - many.low <= 2 * (exact.high - exact.low));
    double width = many.high - many.low;
    for (const double n : {1e10, 1e12, 9e15}) {
      const auto [low, high] = clopper_pearson(share * n, n, 1e-6);
      CHECK(low <= share);
      CHECK(high >= share);
      // The rounding of the bound is not smaller for more people.
      CHECK(high - low <= std::max(width, 2e-6 * std::sqrt(share)));
      width = high - low;
    }
  }
}

TEST_CASE("randomised response: the closed form, its deviation and the bound of Cramer and Rao") {
  Generator generator(1);
  for (const Index a : {2, 3, 7}) {
    const double epsilon = .8;
    const Channel channel = randomised_response(a, epsilon);
    const double kept = channel(0, 0);
    const double other = channel(0, 1);
    const Vector<double> p = random_distribution(generator, a);
    const Vector<double> counts = drawn(generator, channel.transpose() * p, 5000);
    const auto found = estimate(channel, counts, categories(a, p));
    REQUIRE(found);
    CHECK(found->people == 5000);
    CHECK_FALSE(found->impossible);
    for (Index x = 0; x < a; ++x) {
      const auto& one = found->estimates[static_cast<std::size_t>(x)];
      const double share = counts(x) / 5000;
      CHECK(one.identifiable);
      CHECK(one.unbiased == doctest::Approx((share - other) / (kept - other)).epsilon(1e-9));
      CHECK(one.deviation ==
            doctest::Approx(std::sqrt(share * (1 - share) / 5000) / (kept - other)).epsilon(1e-9));
      CHECK(one.influence == doctest::Approx(1 / (kept - other) / 5000).epsilon(1e-9));
      CHECK(one.deviation_of_respondents < one.deviation);
      const double noise = std::min(kept * (1 - kept), other * (1 - other));
      CHECK(one.noise_deviation == doctest::Approx(std::sqrt(noise / 5000) / (kept - other)).epsilon(1e-9));
      REQUIRE(one.together);
      // As many reports as answers: only the one chance matters, and the sum of the others.
      const double tail = .025 / (a == 2 ? 1 : static_cast<double>(a));
      const auto [low, high] = interval_within(counts(x), 5000, {other, kept}, tail);
      CHECK(one.together->low >= std::max(0.0, (low - other) / (kept - other)) - 1e-8);
      CHECK(one.together->high <= std::min(1.0, (high - other) / (kept - other)) + 1e-8);
      CHECK(one.together->low <= one.likelihood);
      CHECK(one.together->high >= one.likelihood);
    }
  }
}

TEST_CASE("Cramer and Rao's bound is that of Fisher's information") {
  Generator generator(2);
  for (int round = 0; round < test::repeats(20); ++round) {
    const Channel channel = random_channel(generator, 3, 5);
    const Vector<double> p = random_distribution(generator, 3, 5);
    const Vector<double> counts = 1e7 * (channel.transpose() * p);
    const auto found = estimate(channel, counts, categories(3, p));
    REQUIRE(found);
    const Vector<double> q = channel.transpose() * found->most_likely;
    const Matrix<double> information = channel * q.cwiseInverse().asDiagonal() * channel.transpose();
    const Matrix<double> inverse = information.inverse();
    for (Index x = 0; x < 3; ++x) {
      const double share = found->most_likely(x);
      const double bound = std::sqrt((inverse(x, x) - share * share) / 1e7);
      const auto& one = found->estimates[static_cast<std::size_t>(x)];
      CHECK(one.least_deviation == doctest::Approx(bound).epsilon(1e-6));
      CHECK(one.least_deviation <= one.deviation * (1 + 1e-6));
    }
  }
}

TEST_CASE(
    "the linear estimate is unbiased: its mean over all that may come is the truth, whatever the prior") {
  Generator generator(3);
  for (int round = 0; round < 10; ++round) {
    // More reports than inputs, so that there is a choice of weights.
    const Channel channel = random_channel(generator, 2, 4);
    const Vector<double> p = random_distribution(generator, 2);
    const Vector<double> wrong_prior = random_distribution(generator, 2);
    const Vector<double> chances = channel.transpose() * p;
    Vector<double> counts(4);
    Vector<double> mean = Vector<double>::Zero(2);
    double total = 0;
    for_each_count(counts, 0, 6, [&] {
      const LinearEstimator estimator(channel, channel.transpose() * wrong_prior);
      const double chance = multinomial(counts, chances);
      total += chance;
      for (Index x = 0; x < 2; ++x) {
        const auto g = estimator.combination(Vector<double>::Unit(2, x));
        REQUIRE(g);
        mean(x) += chance * g->dot(counts) / 6;
      }
    });
    CHECK(total == doctest::Approx(1).epsilon(1e-10));
    for (Index x = 0; x < 2; ++x) CHECK(mean(x) == doctest::Approx(p(x)).epsilon(1e-9));
  }
}

TEST_CASE(
    "where the channel has fewer reports than answers, it is told which shares the reports do not tell") {
  // x0 and x1 have the same row, x2 another one.
  Channel channel(3, 2);
  channel << .7, .3, .7, .3, .2, .8;
  Vector<double> prior(3);
  prior << .3, .1, .6;
  Question question{Matrix<double>::Identity(3, 3), 3, prior};
  question.functionals.conservativeResize(4, 3);
  question.functionals.row(3) << 1, 1, 0;
  Vector<double> counts(2);
  counts << 450'000, 550'000;
  const auto found = estimate(channel, counts, question);
  REQUIRE(found);
  CHECK_FALSE(found->estimates[0].identifiable);
  CHECK_FALSE(found->estimates[1].identifiable);
  CHECK(found->estimates[2].identifiable);
  CHECK(found->estimates[3].identifiable);
  CHECK(found->estimates[3].unbiased == doctest::Approx(.5).epsilon(1e-9));
  // The share of the two together is split as in the prior. Each alone is only known to be at most the share
  // of both.
  CHECK(found->estimates[0].likelihood == doctest::Approx(.375).epsilon(1e-3));
  CHECK(found->estimates[0].together->low == doctest::Approx(0).epsilon(1e-6));
  CHECK(found->estimates[0].together->high ==
        doctest::Approx(found->estimates[3].together->high).epsilon(1e-6));
  CHECK(found->estimates[3].together->high < .503);
  // The same by rank, of random channels made of few rows.
  Generator generator(4);
  for (int round = 0; round < test::repeats(30); ++round) {
    const Channel few = random_channel(generator, 2, 4);
    Matrix<double> mixture(5, 2);
    for (Index x = 0; x < 5; ++x) mixture.row(x) = random_distribution(generator, 2).transpose();
    const Channel low_rank = mixture * few;
    const auto answer =
        estimate(low_rank, Vector<double>::Constant(4, 100), categories(5, Vector<double>::Ones(5) / 5));
    REQUIRE(answer);
    for (const auto& one : answer->estimates) CHECK_FALSE(one.identifiable);
    const auto told = identification(test::prior(Matrix<double>::Ones(2, 5)), low_rank);
    REQUIRE(told);
    CHECK(told->identifiable == Identifiable::in_part);
    CHECK(told->identifiable_data.empty());
  }
}

TEST_CASE("which shares are told is said as the estimator finds it, also of channels that see the secret") {
  Generator generator(5);
  int some = 0;
  for (int round = 0; round < test::repeats(60); ++round) {
    const Index a = 4;
    const Index c = 1 + round % 3;
    const Prior prior = test::prior(Matrix<double>::Ones(c, a));
    Channel channel = random_channel(generator, c * a, 5);
    // Inputs that look alike, of the same answer or of another.
    for (int pair = 0; pair < round % 5; ++pair)
      channel.row(pair * 3 % (c * a)) = channel.row((pair * 5 + 1) % (c * a));
    const LinearEstimator estimator(channel, Vector<double>::Constant(5, .2));
    std::vector<Index> data;
    for (Index x = 0; x < a; ++x) {
      Vector<double> indicator = Vector<double>::Zero(c * a);
      for (Index s = 0; s < c; ++s) indicator(s * a + x) = 1;
      if (estimator.combination(indicator)) data.push_back(x);
    }
    const auto found = identification(prior, channel);
    REQUIRE(found);
    CHECK(found->identifiable_data == data);
    CHECK((found->identifiable == Identifiable::always) == (std::ssize(data) == a));
    some += !data.empty() && std::ssize(data) < a ? 1 : 0;
  }
  CHECK((test::in_part() || some > 3));
}

TEST_CASE("what is shown where reports leave a choice is nearest to the prior") {
  Generator generator(5);
  for (int round = 0; round < test::repeats(30); ++round) {
    const Channel channel = random_channel(generator, 4, 2);
    const Vector<double> prior = random_distribution(generator, 4, 3);
    const Vector<double> p = random_distribution(generator, 4, 3);
    const Vector<double> found = nearest_to_prior(channel, p, prior);
    const Vector<double> missed = channel.transpose() * (found - p);
    CHECK(missed.cwiseAbs().maxCoeff() < 1e-8);
    const auto divergence = [&](const Vector<double>& q) {
      return (q.array() * (q.array() / prior.array()).log()).sum();
    };
    // Two directions leave the reports as they are; neither leads nearer.
    const Matrix<double> free = Eigen::FullPivLU<Matrix<double>>(channel.transpose()).kernel();
    for (Index j = 0; j < free.cols(); ++j) {
      for (const double step : {-1e-4, 1e-4}) {
        const Vector<double> other = found + step * free.col(j) / free.col(j).cwiseAbs().maxCoeff();
        if (other.minCoeff() > 0) CHECK(divergence(other) >= divergence(found) - 1e-9);
      }
    }
  }
}

TEST_CASE(
    "the most likely distribution: its gap bounds every other one, and the closed form where it is one") {
  Generator generator(6);
  for (int round = 0; round < test::repeats(40); ++round) {
    const Index a = 2 + round % 4;
    const Channel channel = random_channel(generator, a, a);
    const Vector<double> p = random_distribution(generator, a, 2);
    const Vector<double> counts = drawn(generator, channel.transpose() * p, 300);
    const auto found =
        estimate(channel, counts, categories(a, Vector<double>::Ones(a) / static_cast<double>(a)));
    REQUIRE(found);
    CHECK(found->gap <= 1e-6);
    CHECK(found->most_likely.sum() == doctest::Approx(1));
    CHECK(found->most_likely.minCoeff() >= 0);
    const double best = log_likelihood(channel, counts, found->most_likely) / 300;
    for (int i = 0; i < 300; ++i) {
      const Vector<double> other = random_distribution(generator, a, i % 2 == 0 ? 1 : .2);
      CHECK(log_likelihood(channel, counts, other) / 300 <= best + found->gap + 1e-12);
      const Vector<double> near = .999 * found->most_likely + .001 * other;
      CHECK(log_likelihood(channel, counts, near) / 300 <= best + found->gap + 1e-12);
    }
    const Vector<double> inverted = channel.transpose().inverse() * (counts / 300);
    if (inverted.minCoeff() > .01) CHECK((inverted - found->most_likely).cwiseAbs().maxCoeff() < 1e-3);
  }
}

TEST_CASE("hardly anything is told: the likelihood is climbed all the same") {
  Generator generator(7);
  for (const double epsilon : {.05, .2, 1.0}) {
    const Index a = 16;
    const Channel channel = randomised_response(a, epsilon);
    const Vector<double> p = random_distribution(generator, a);
    const auto found = estimate(channel, drawn(generator, channel.transpose() * p, 20000), categories(a, p));
    REQUIRE(found);
    CHECK(found->gap <= 1e-8);
  }
}

TEST_CASE(
    "the likeliest distribution of randomised response is the one of filling with water, shares of 0 "
    "included") {
  Generator generator(13);
  for (const auto& [a, epsilon, people] :
       {std::tuple{30, .05, 2000}, {42, .05, 20000}, {100, .3, 100000}, {5, 1., 40}}) {
    if (test::in_part() && a > 50) continue;
    const Channel channel = randomised_response(a, epsilon);
    const double kept = channel(0, 0);
    const double other = channel(0, 1);
    const Vector<double> p = random_distribution(generator, a);
    const Vector<double> counts = drawn(generator, channel.transpose() * p, people);
    const auto found =
        estimate(channel, counts, categories(a, Vector<double>::Ones(a) / static_cast<double>(a)));
    CHECK(found->gap <= 1e-9);
    // q_y = max(u, f_y / level), with the level at which they sum to 1.
    double low = 0.1;
    double high = 10;
    const auto chances = [&](double level) -> Vector<double> {
      return (counts / people / level).cwiseMax(other);
    };
    for (int i = 0; i < 200; ++i) {
      const double middle = (low + high) / 2;
      (chances(middle).sum() > 1 ? low : high) = middle;
    }
    const Vector<double> exact = (chances(high).array() - other) / (kept - other);
    CHECK((exact - found->most_likely).cwiseAbs().maxCoeff() < 1e-3);
  }
}

TEST_CASE("what is shown never leaves what the reports say, also where the prior is far from it") {
  Channel channel(3, 2);
  channel << .8, .2, .75, .25, .15, .85;
  Vector<double> prior(3);
  prior << .943, .0414, .0156;
  Vector<double> counts(2);
  counts << 27, 87;
  const auto found = estimate(channel, counts, categories(3, prior));
  CHECK((channel.transpose() * found->most_likely - counts / 114).cwiseAbs().maxCoeff() < 1e-6);
  Generator generator(14);
  for (int round = 0; round < test::repeats(300); ++round) {
    const Index a = 4 + round % 8;
    const Channel few = random_channel(generator, a, 2 + round % 3);
    const Vector<double> skewed = random_distribution(generator, a, .1);
    const Vector<double> truth = random_distribution(generator, a, .1);
    const Vector<double> shown =
        nearest_to_prior(few, truth, (.999 * skewed.array() + .001 / static_cast<double>(a)).matrix());
    CHECK((few.transpose() * (shown - truth)).cwiseAbs().maxCoeff() <= 1e-7);
  }
}

TEST_CASE("of few reports, or of reports that are all alike, no normal interval is told") {
  const Channel channel = randomised_response(2, .5);
  const auto one = estimate(channel, Vector<double>{{1, 0}}, categories(2, Vector<double>::Ones(2) / 2));
  CHECK_FALSE(one->estimates[0].wald);
  CHECK(one->estimates[0].together);
  CHECK_FALSE(estimate(channel, Vector<double>{{40, 0}}, categories(2, Vector<double>::Ones(2) / 2))
                  ->estimates[0]
                  .wald);
  CHECK(estimate(channel, Vector<double>{{40, 30}}, categories(2, Vector<double>::Ones(2) / 2))
            ->estimates[0]
            .wald);
}

TEST_CASE("ranges by linear programs are those of all corners") {
  Generator generator(8);
  for (int round = 0; round < test::repeats(60); ++round) {
    // Three inputs: corners are where two lines meet, of 3 edges and 2 b bounds.
    const Index b = 2 + round % 3;
    const Channel channel = random_channel(generator, 3, b);
    const Vector<double> p = random_distribution(generator, 3, .7);
    std::vector<Interval> observed;
    for (const double chance : Vector<double>(channel.transpose() * p)) {
      observed.push_back({std::max(0.0, chance - .02 * (1 + round % 2)), std::min(1.0, chance + .01)});
    }
    // Lines n . p = d in the plane of the distributions, with n . p <= d inside.
    std::vector<std::pair<Vector<double>, double>> sides;
    for (Index x = 0; x < 3; ++x) sides.emplace_back(-Vector<double>::Unit(3, x), 0);
    for (Index y = 0; y < b; ++y) {
      sides.emplace_back(channel.col(y), observed[static_cast<std::size_t>(y)].high);
      sides.emplace_back(-channel.col(y), -observed[static_cast<std::size_t>(y)].low);
    }
    const Vector<double> c = random_distribution(generator, 3);
    double low = INFINITY;
    double high = -INFINITY;
    for (std::size_t i = 0; i < sides.size(); ++i) {
      for (std::size_t j = i + 1; j < sides.size(); ++j) {
        Matrix<double> lines(3, 3);
        lines << sides[i].first.transpose(), sides[j].first.transpose(), 1, 1, 1;
        if (std::abs(lines.determinant()) < 1e-9) continue;
        Vector<double> right(3);
        right << sides[i].second, sides[j].second, 1;
        const Vector<double> corner = lines.inverse() * right;
        const bool inside = std::all_of(sides.begin(), sides.end(), [&](const auto& side) {
          return side.first.dot(corner) <= side.second + 1e-10;
        });
        if (!inside) continue;
        low = std::min(low, c.dot(corner));
        high = std::max(high, c.dot(corner));
      }
    }
    const Compatible compatible(channel, observed);
    REQUIRE_FALSE(compatible.empty());
    const auto found = compatible.range(c);
    CHECK(found.low == doctest::Approx(low).epsilon(1e-6));
    CHECK(found.high == doctest::Approx(high).epsilon(1e-6));
    // Bounds that no distribution meets.
    std::vector<Interval> wrong = observed;
    wrong[0] = {1.01 * channel.col(0).maxCoeff(), 1};
    CHECK(Compatible(channel, wrong).empty());
  }
}

TEST_CASE("sets of few marks are estimated like the channel with a column for each set") {
  Generator generator(10);
  const Marks marks{4, kRowSum / 5};
  const Channel written = test::written_out(marks);
  const Vector<double> p = random_distribution(generator, 4, 2);
  const Vector<double> counts = drawn(generator, written.transpose() * p, 20000);
  MarkedReports reports{Matrix<std::uint8_t>(16, 4), counts};
  for (Index y = 0; y < 16; ++y) {
    for (Index x = 0; x < 4; ++x) reports.sets(y, x) = test::in_set(y, x) ? 1 : 0;
  }
  const auto found = estimate(marks, reports, categories(4, p));
  const auto by_table = estimate(written, counts, categories(4, p));
  REQUIRE(found);
  REQUIRE(by_table);
  // By Cramer and Rao, from the information in a report.
  const Vector<double> often = written.transpose() * p;
  const Matrix<double> covariance =
      Matrix<double>((written * often.cwiseInverse().asDiagonal() * written.transpose()).inverse()) -
      p * p.transpose();
  for (Index x = 0; x < 4; ++x) {
    const auto& one = found->estimates[static_cast<std::size_t>(x)];
    const auto& other = by_table->estimates[static_cast<std::size_t>(x)];
    CHECK(one.unbiased == doctest::Approx(other.unbiased).epsilon(1e-9));
    CHECK(std::abs(one.unbiased - p(x)) < 6 * one.deviation);
    CHECK(one.deviation == doctest::Approx(std::sqrt(covariance(x, x) / 20000)).epsilon(.03));
    CHECK(one.likelihood == doctest::Approx(other.likelihood).epsilon(1e-4));
    CHECK(one.least_deviation == doctest::Approx(one.deviation).epsilon(.03));
    CHECK(one.each_by == EachBy::betting);
    CHECK((one.each->high - one.each->low) / 2 < 2.1 * one.least_deviation);
    CHECK(one.together->low < p(x));
    CHECK(one.together->high > p(x));
  }
  CHECK(found->best_fit.probability > 1e-6);
  CHECK(found->prior_fit.probability > 1e-6);
}

TEST_CASE("of sets of many marks each category's are counted, in closed form") {
  Generator generator(11);
  constexpr Index a = 12;
  constexpr int n = 5000;
  const double u = .2;
  const Marks marks{a, kRowSum / 5};
  const Vector<double> p = random_distribution(generator, a, 2);
  MarkedReports reports{Matrix<std::uint8_t>(n, a), Vector<double>::Ones(n)};
  std::discrete_distribution<Index> answers(p.begin(), p.end());
  for (Index i = 0; i < n; ++i) {
    const Index answer = answers(generator);
    for (Index x = 0; x < a; ++x)
      reports.sets(i, x) = std::bernoulli_distribution(x == answer ? .5 : u)(generator) ? 1 : 0;
  }
  Question question = categories(a, p);
  question.functionals.conservativeResize(a + 1, a);
  question.functionals.row(a) = Vector<double>::LinSpaced(a, -1, 2).transpose();
  const auto found = estimate(marks, reports, question);
  REQUIRE(found);
  for (const Index i : {Index{0}, a}) {
    const Vector<double> c = question.functionals.row(i).transpose();
    double noise = kInfinity;
    for (Index x = 0; x < a; ++x)
      noise = std::min(noise, variance_of_marks(c, marks, Vector<double>::Unit(a, x)));
    CHECK(found->estimates[static_cast<std::size_t>(i)].noise_deviation ==
          doctest::Approx(std::sqrt(noise / n)).epsilon(1e-9));
  }
  for (Index x = 0; x < a; ++x) {
    const auto& one = found->estimates[static_cast<std::size_t>(x)];
    const double share = reports.sets.col(x).cast<double>().sum() / n;
    CHECK(one.unbiased == doctest::Approx((share - u) / (.5 - u)).epsilon(1e-9));
    // From the variance of the estimate, not the mark's own.
    CHECK(one.deviation == doctest::Approx(std::sqrt(share * (1 - share) / n) / (.5 - u)).epsilon(1e-9));
    CHECK(one.each_by == EachBy::binomial);
    CHECK(one.least_deviation < one.deviation);
  }
}

namespace {

/// Mean squared errors of all shares, for the unbiased and the likeliest estimate. The third is for an
/// estimate that is shrunken as if the answers of 50 more people were known.
struct Errors {
  double unbiased = 0;
  double likeliest = 0;
  double shrunken = 0;
};

Errors errors_of(const Channel& channel, const Vector<double>& prior, const Vector<double>& p, int people,
                 Generator& generator, int surveys) {
  Errors errors;
  Question question = categories(prior.size(), prior);
  question.shrink = 50;
  for (int i = 0; i < surveys; ++i) {
    const auto found = estimate(channel, drawn(generator, channel.transpose() * p, people), question);
    for (Index x = 0; x < p.size(); ++x) {
      const Estimate& one = found->estimates[static_cast<std::size_t>(x)];
      errors.unbiased += std::pow(one.unbiased - p(x), 2) / surveys;
      errors.likeliest += std::pow(one.likelihood - p(x), 2) / surveys;
      errors.shrunken += std::pow(*one.shrunken - p(x), 2) / surveys;
    }
  }
  return errors;
}

}  // namespace

TEST_CASE("shrunken shares err less where a channel tells little and people resemble the table") {
  Generator generator(61);
  // Two of the three answers are hardly told apart.
  Channel channel(3, 3);
  channel << .50, .30, .20, .47, .32, .21, .20, .30, .50;
  const Vector<double> prior{{.5, .3, .2}};
  const Vector<double> similar{{.45, .33, .22}};
  const Vector<double> others{{.05, .85, .10}};
  const int surveys = test::repeats(200);
  const Errors near = errors_of(channel, prior, similar, 1000, generator, surveys);
  const Errors far = errors_of(channel, prior, others, 1000, generator, surveys);
  MESSAGE("people like the table: unbiased ", near.unbiased, ", likeliest ", near.likeliest, ", shrunken ",
          near.shrunken, "; others: ", far.unbiased, ", ", far.likeliest, ", ", far.shrunken);
  CHECK(near.shrunken < near.likeliest / 5);
  CHECK(near.likeliest < near.unbiased);
  // The control: it is biased, which shows if people differ from the table.
  CHECK(far.shrunken > far.likeliest);
  // With many reports the table hardly matters.
  const Vector<double> often = channel.transpose() * others;
  Question question = categories(3, prior);
  question.shrink = 50;
  const auto many = estimate(channel, 1e9 * often, question);
  for (const Estimate& one : many->estimates) {
    REQUIRE(one.shrunken);
    CHECK(std::abs(*one.shrunken - one.unbiased) < 1e-3);
  }
  // Shrinking was not asked for.
  CHECK_FALSE(estimate(channel, 1000 * often, categories(3, prior))->estimates[0].shrunken);
  question.shrink = -1;
  CHECK_FALSE(estimate(channel, 1000 * often, question));
}

TEST_CASE("shrunken shares are the posterior's mode also where an answer is rare in the table") {
  // Randomised response at a level of 1.
  Channel channel = Channel::Constant(3, 3, 1 / (std::exp(1.0) + 2));
  channel.diagonal().setConstant(std::exp(1.0) / (std::exp(1.0) + 2));
  const Vector<double> table{{99990, 9, 1}};
  const Vector<double> counts{{57, 22, 21}};
  Question question = categories(3, table);
  question.shrink = 1000;
  const auto found = estimate(channel, counts, question);
  REQUIRE(found);
  Vector<double> mode(3);
  for (Index x = 0; x < 3; ++x) mode(x) = *found->estimates[static_cast<std::size_t>(x)].shrunken;
  // At a mode inside all slopes of the density are the same: as many as reports and people of the table.
  const Vector<double> slopes = channel * (counts.array() / (channel.transpose() * mode).array()).matrix() +
                                (1000 * table / table.sum()).cwiseQuotient(mode);
  for (const double slope : slopes) CHECK(slope == doctest::Approx(1100).epsilon(1e-3));
}

TEST_CASE("shrunken shares are the posterior's mode, on a grid of distributions and by sets of marks") {
  Generator generator(62);
  const Marks marks{3, kRowSum / 4};
  const Channel written = test::written_out(marks);
  const Vector<double> prior{{.6, .3, .1}};
  const Vector<double> counts = drawn(generator, written.transpose() * Vector<double>{{.2, .3, .5}}, 300);
  Question question = categories(3, prior);
  question.shrink = 40;
  MarkedReports reports{Matrix<std::uint8_t>(8, 3), counts};
  for (Index y = 0; y < 8; ++y) {
    for (Index x = 0; x < 3; ++x) reports.sets(y, x) = test::in_set(y, x) ? 1 : 0;
  }
  const auto found = estimate(marks, reports, question);
  REQUIRE(found);
  double best = -INFINITY;
  Vector<double> mode;
  for (int i = 1; i < 200; ++i) {
    for (int k = 1; i + k < 200; ++k) {
      const Vector<double> p{{i / 200., k / 200., (200 - i - k) / 200.}};
      const double density = counts.dot((written.transpose() * p).array().log().matrix()) +
                             40 * prior.dot(p.array().log().matrix());
      if (density <= best) continue;
      best = density;
      mode = p;
    }
  }
  for (Index x = 0; x < 3; ++x)
    CHECK(std::abs(*found->estimates[static_cast<std::size_t>(x)].shrunken - mode(x)) < .006);
}

TEST_CASE("what makes no sense is refused") {
  const Channel channel = randomised_response(2, 1);
  const Vector<double> half = Vector<double>::Ones(2) / 2;
  const auto refused = [&](const Vector<double>& counts, const Question& question) {
    return !estimate(channel, counts, question).ok();
  };
  const Question good = categories(2, half);
  CHECK_FALSE(refused(half, good));
  CHECK(refused(Vector<double>::Zero(2), good));
  CHECK(refused(Vector<double>::Ones(3), good));
  CHECK(refused(-half, good));
  CHECK(refused(half * NAN, good));
  CHECK_FALSE(refused(Vector<double>::Constant(2, 0x1p52), good));
  CHECK(refused(Vector<double>::Constant(2, 0x1p53), good));
  CHECK(refused(Vector<double>::Constant(2, 1.5e308), good));  // a sum beyond doubles
  Question wrong = good;
  wrong.confidence = 1;
  CHECK(refused(half, wrong));
  wrong = good;
  wrong.prior = Vector<double>::Ones(3);
  CHECK(refused(half, wrong));
  wrong.prior = Vector<double>::Constant(2, 1.5e308);
  CHECK(refused(half, wrong));
  wrong = good;
  wrong.functionals(0, 1) = 1e200;  // its square is beyond doubles
  CHECK(refused(half, wrong));
  CHECK_FALSE(people_for(channel, good, 0).ok());
  CHECK_FALSE(precision(channel, good, 0).ok());
}

TEST_CASE("a prior counts by its shares alone, however small its numbers are") {
  const Channel channel = randomised_response(2, 1);
  const Vector<double> counts{{70, 30}};
  const auto usual = estimate(channel, counts, categories(2, Vector<double>{{.25, .75}}));
  // The inverse of their sum is beyond doubles.
  const auto small = estimate(channel, counts, categories(2, Vector<double>{{0x1p-1072, 0x3p-1072}}));
  REQUIRE(small);
  CHECK((small->most_likely - usual->most_likely).cwiseAbs().maxCoeff() < 1e-9);
  CHECK(usual->prior_fit.probability < 1e-4);
  CHECK(std::log(small->prior_fit.probability) == doctest::Approx(std::log(usual->prior_fit.probability)));
}

}  // namespace sluice::estimate_test

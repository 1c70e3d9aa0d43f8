// SPDX-License-Identifier: GPL-3.0-or-later
// The test of fit: its false alarms by going through all counts, its minimum by nested search.
#include "estimate/fit.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <bit>
#include <cmath>
#include <functional>
#include <map>
#include <utility>
#include <vector>

#include "effort.hpp"
#include "estimate/likelihood.hpp"
#include "surveyed.hpp"

namespace sluice::fit_test {

using namespace sluice::test;

namespace {

/// The probability of all counts, by their numbers, of people whose reports have the chances of a row each.
std::map<std::vector<int>, double> law_of(const Matrix<double>& people) {
  std::map<std::vector<int>, double> law{{std::vector<int>(static_cast<std::size_t>(people.cols()), 0), 1}};
  for (Index i = 0; i < people.rows(); ++i) {
    std::map<std::vector<int>, double> next;
    for (const auto& [counts, chance] : law) {
      for (Index y = 0; y < people.cols(); ++y) {
        if (!(people(i, y) > 0)) continue;
        std::vector<int> more = counts;
        ++more[static_cast<std::size_t>(y)];
        next[more] += chance * people(i, y);
      }
    }
    law = std::move(next);
  }
  return law;
}

Vector<double> numbers(const std::vector<int>& counts) {
  Vector<double> result(static_cast<Index>(counts.size()));
  std::copy(counts.begin(), counts.end(), result.begin());
  return result;
}

Fit of_best(const Channel& channel, const Vector<double>& counts) {
  const Index a = channel.rows();
  return fit_of_best(
      channel, counts,
      most_likely_of(channel, counts, Vector<double>::Constant(a, 1 / static_cast<double>(a))).distribution);
}

/// The largest P(probability <= alpha) / alpha over all alpha: at most 1 for a valid test.
double worst_size(const std::map<std::vector<int>, double>& law,
                  const std::function<Fit(const Vector<double>&)>& test, double least = 0) {
  std::map<double, double> chances;
  for (const auto& [counts, chance] : law) chances[test(numbers(counts)).probability] += chance;
  double sum = 0;
  double worst = 0;
  for (const auto& [probability, chance] : chances) {
    sum += chance;
    if (probability < 1 && probability >= least) worst = std::max(worst, sum / probability);
  }
  return worst;
}

/// k of the test, as `fit.cpp` has it.
double concentration(double n, Index b) {
  const double d = static_cast<double>(b - 1);
  double low = 1 + 1e-9;
  double high = 1e3;
  while (high - low > 1e-12 * high) {
    const double middle = (low + high) / 2;
    (middle - 1 - std::log(middle) < 2 * std::log(1e4) / d ? low : high) = middle;
  }
  return n / (low - 1);
}

/// ln M_q, by logarithms of the gamma function.
double evidence(const Vector<double>& q, const Vector<double>& counts) {
  const double n = counts.sum();
  const double k = concentration(n, counts.size());
  double sum = std::lgamma(k) - std::lgamma(n + k) + n * std::log(k);
  for (Index y = 0; y < q.size(); ++y) {
    if (counts(y) > 0)
      sum += std::lgamma(counts(y) + k * q(y)) - std::lgamma(k * q(y)) - counts(y) * std::log(k * q(y));
  }
  return sum;
}

/// The least value of a convex function on [0, end], by the golden section.
double least(const std::function<double(double)>& f, double end) {
  const double golden = (std::sqrt(5.) - 1) / 2;
  double low = 0;
  double high = end;
  double left = high - golden * (high - low);
  double right = low + golden * (high - low);
  double at_left = f(left);
  double at_right = f(right);
  for (int i = 0; i < 60; ++i) {
    if (at_left <= at_right) {
      high = right;
      right = left;
      at_right = at_left;
      left = high - golden * (high - low);
      at_left = f(left);
    } else {
      low = left;
      left = right;
      at_left = at_right;
      right = low + golden * (high - low);
      at_right = f(right);
    }
  }
  return std::min({f(low), f(high), at_left, at_right});
}

/// The least ln M over all distributions, one share within the other.
double least_evidence(const Channel& channel, const Vector<double>& counts, Vector<double> p, Index x,
                      double left) {
  if (x + 1 == p.size()) {
    p(x) = left;
    return evidence(channel.transpose() * p, counts);
  }
  return least(
      [&](double share) {
        p(x) = share;
        return least_evidence(channel, counts, p, x + 1, std::max(0., left - share));
      },
      left);
}

double by_search(const Channel& channel, const Vector<double>& counts) {
  const double found = least_evidence(channel, counts, Vector<double>::Zero(channel.rows()), 0, 1);
  return std::min(1., std::exp(-found));
}

/// A distribution on an edge: some of its shares are 0.
Vector<double> on_edge(Generator& generator, Index a) {
  Vector<double> p = random_distribution(generator, a, .5);
  const double largest = p.maxCoeff();
  p = (p.array() < .5 * largest).select(0, p);
  return p / p.sum();
}

/// Channels of many kinds, with at most `most` inputs: the fourth of lower rank than it has inputs.
Channel some_channel(Generator& generator, int kind, Index most) {
  const Index a = std::uniform_int_distribution<Index>(2, most)(generator);
  const double epsilon = std::uniform_real_distribution<double>(.3, 2.5)(generator);
  switch (kind % 4) {
    case 0:
      return randomised_response(a, epsilon);
    case 1:
      return random_channel(generator, a, a + 1);
    case 2:
      return random_channel(generator, a, 2);
    default: {
      Channel channel = random_channel(generator, a, a + 1);
      channel.row(a - 1) = .5 * (channel.row(0) + channel.row(a > 2 ? 1 : 0));
      return channel;
    }
  }
}

/// Reports are all sets of k answers; those with one's own are e^epsilon times as likely.
Channel blocks(Index a, int k, double epsilon) {
  std::vector<unsigned> sets;
  for (unsigned set = 0; set < 1U << a; ++set) {
    if (std::popcount(set) == k) sets.push_back(set);
  }
  Channel channel(a, static_cast<Index>(sets.size()));
  for (Index x = 0; x < a; ++x) {
    for (Index y = 0; y < channel.cols(); ++y)
      channel(x, y) = ((sets[static_cast<std::size_t>(y)] >> x) & 1) != 0 ? std::exp(epsilon) : 1;
    channel.row(x) /= channel.row(x).sum();
  }
  return channel;
}

}  // namespace

TEST_CASE("honest counts look as odd as it is said no oftener than it is said, whatever their number") {
  Generator generator(51);
  double most = 0;
  for (int kind = 0; kind < repeats(120); ++kind) {
    const Channel channel = some_channel(generator, kind, 3);
    const int n = std::uniform_int_distribution<int>(2, channel.cols() == 2 ? 60 : 14)(generator);
    const Vector<double> p =
        kind % 3 == 0 ? random_distribution(generator, channel.rows()) : on_edge(generator, channel.rows());
    const Vector<double> q = channel.transpose() * p;
    CAPTURE(channel);
    CAPTURE(p.transpose());
    CAPTURE(n);
    const auto law = law_of(q.transpose().replicate(n, 1));
    const double known = worst_size(law, [&](const Vector<double>& counts) { return fit(counts, q); });
    const double best =
        worst_size(law, [&](const Vector<double>& counts) { return of_best(channel, counts); });
    CHECK(known <= 1 + 1e-9);
    CHECK(best <= 1 + 1e-9);
    most = std::max({most, known, best});
    // Each person has a separate answer, so reports have unequal chances.
    Matrix<double> people(n, channel.cols());
    for (int i = 0; i < n; ++i)
      people.row(i) = channel.row(std::uniform_int_distribution<Index>(0, channel.rows() - 1)(generator));
    CHECK(worst_size(law_of(people),
                     [&](const Vector<double>& counts) { return of_best(channel, counts); }) <= 1 + 1e-9);
  }
  // It is not empty: some honest counts do look odd.
  CHECK(most > .01);
  // Negative control: reports of another channel look odd more often than stated.
  const Channel channel = randomised_response(3, .5);
  const auto other = law_of(Vector<double>{{.9, .05, .05}}.transpose().replicate(14, 1));
  CHECK(worst_size(other, [&](const Vector<double>& counts) { return of_best(channel, counts); }) > 10);
}

TEST_CASE("samples of different protocols have the size that is said") {
  Generator generator(52);
  for (int i = 0; i < repeats(20); ++i) {
    const Channel one = randomised_response(2, 1);
    const Channel other = random_channel(generator, 2, 3);
    const Vector<double> p = on_edge(generator, 2);
    const int n = std::uniform_int_distribution<int>(2, 6)(generator);
    const int m = std::uniform_int_distribution<int>(2, 6)(generator);
    Channel channel(2, 5);
    channel << one * n / (n + m), other * m / (n + m);
    Matrix<double> people = Matrix<double>::Zero(n + m, 5);
    people.topLeftCorner(n, 2) = (one.transpose() * p).transpose().replicate(n, 1);
    people.bottomRightCorner(m, 3) = (other.transpose() * p).transpose().replicate(m, 1);
    CHECK(worst_size(law_of(people),
                     [&](const Vector<double>& counts) { return of_best(channel, counts); }) <= 1 + 1e-9);
  }
}

TEST_CASE("the minimum is that of a search of shares within shares, from wherever it is begun") {
  Generator generator(53);
  int odd = 0;
  for (int kind = 0; kind < repeats(200); ++kind) {
    const Channel channel = some_channel(generator, kind, 3);
    const Index a = channel.rows();
    const double n = std::exp(std::uniform_real_distribution<double>(2, 9)(generator));
    // Half of them are not of this channel.
    const Vector<double> q = kind % 8 < 4 ? Vector<double>(channel.transpose() * on_edge(generator, a))
                                          : random_distribution(generator, channel.cols());
    const Vector<double> counts = drawn(generator, q, static_cast<int>(n));
    const double wanted = by_search(channel, counts);
    odd += wanted < 1e-3 ? 1 : 0;
    CAPTURE(channel);
    CAPTURE(counts.transpose());
    CHECK(of_best(channel, counts).probability == doctest::Approx(wanted).epsilon(1e-5));
    for (const double left : {1e-4, 1e-9, 3e-8}) {
      for (Index x = 0; x < a; ++x) {
        Vector<double> start = Vector<double>::Constant(a, left);
        start(x) = 1;
        CHECK(fit_of_best(channel, counts, start).probability == doctest::Approx(wanted).epsilon(1e-5));
      }
    }
  }
  if (!in_part()) CHECK(odd > 20);
}

TEST_CASE("with many answers, too, the minimum is the same from every corner, and a misfit is seen") {
  Generator generator(55);
  int odd = 0;
  const int all = repeats(60);
  for (int i = 0; i < all; ++i) {
    const Index a = std::uniform_int_distribution<Index>(4, 8)(generator);
    Channel channel = i % 3 == 0 ? blocks(a, 2, 1) : random_channel(generator, a, a + i % 4);
    // Low rank, as of channels that tell of a secret alone.
    if (i % 3 == 2) channel = random_channel(generator, a, 3) * channel.topRows(3);
    const Vector<double> p = on_edge(generator, a);
    const Vector<double> honest = channel.transpose() * p;
    CHECK(of_best(channel, drawn(generator, honest, 3000)).probability > 1e-6);
    CHECK(fit(drawn(generator, honest, 3000), honest).probability > 1e-6);
    // A quarter are a flood of the report that answers make the least likely.
    Vector<double> flooded = .75 * honest;
    Index rare = 0;
    channel.colwise().maxCoeff().minCoeff(&rare);
    flooded(rare) += .25;
    const Vector<double> counts = drawn(generator, flooded, 3000);
    const double found = of_best(channel, counts).probability;
    odd += found < 1e-4 ? 1 : 0;
    for (Index x = 0; x < a; ++x) {
      Vector<double> start = Vector<double>::Constant(a, 1e-8);
      start(x) = 1;
      const double other = fit_of_best(channel, counts, start).probability;
      CHECK(std::log(std::max(other, 1e-300)) ==
            doctest::Approx(std::log(std::max(found, 1e-300))).epsilon(1e-6));
    }
  }
  CHECK(odd > all / 2);
}

TEST_CASE("counts that leave what is possible one person at a time change the probability by little") {
  Generator generator(54);
  int vectors = 0;
  int odd = 0;
  for (const auto& [epsilon, people] : {std::pair{.5, 1000},
                                        {.5, 4000},
                                        {.75, 2000},
                                        {1., 300},
                                        {1., 700},
                                        {1., 2000},
                                        {1.25, 500},
                                        {1.5, 300},
                                        {1.5, 1000},
                                        {1.75, 500},
                                        {2., 300},
                                        {2., 1000}}) {
    for (Index a = 3; a <= 8; ++a) {
      const Channel channel = randomised_response(a, epsilon);
      for (Index few = 1; few < a; ++few) {
        ++vectors;
        // From the edge, where `few` answers are nobody's, to half as many reports of each of them.
        Vector<double> p = Vector<double>::Constant(a, 1 / static_cast<double>(a - few));
        p.head(few).setZero();
        Vector<double> counts = (people * (channel.transpose() * p)).array().round();
        const double edge = counts(0);
        double before = of_best(channel, counts).probability;
        CHECK(before == 1);
        while (counts(few - 1) > edge / 2 && before > 1e-12) {
          for (Index x = 0; x < few; ++x) {
            counts(x) -= 1;
            counts(few + x % (a - few)) += 1;
            const double after = of_best(channel, counts).probability;
            CHECK(after <= before * (1 + 1e-6));
            CHECK(after >= before / 3);
            // Shares that a search has not quite taken to 0.
            Vector<double> start = p;
            for (Index y = 0; y < few; ++y)
              start(y) = std::exp(std::uniform_real_distribution<double>(-21, -17)(generator));
            CHECK(fit_of_best(channel, counts, start).probability == doctest::Approx(after).epsilon(1e-6));
            before = after;
          }
        }
        odd += before < 1e-4 ? 1 : 0;
      }
    }
  }
  CHECK(vectors == 324);
  CHECK(odd > 200);
}

TEST_CASE("counts of many people have the probability that is worked out by hand") {
  // Six answers at 1 nat; three are too rare for all distributions. Three shares are 0, the others alike.
  const Channel channel = randomised_response(6, 1);
  const Vector<double> counts{{60, 60, 60, 175, 175, 175}};
  const Vector<double> p{{0, 0, 0, 1. / 3, 1. / 3, 1. / 3}};
  const double wanted = std::exp(-evidence(channel.transpose() * p, counts));
  CHECK(wanted < 1e-4);
  CHECK(of_best(channel, counts).probability == doctest::Approx(wanted).epsilon(1e-5));
  // One report too many of two, with k in closed form.
  const Vector<double> even{{.5, .5}};
  CHECK(fit(Vector<double>{{1, 1}}, even).probability == 1);
  const double k = concentration(2, 2);
  CHECK(fit(Vector<double>{{0, 2}}, even).probability ==
        doctest::Approx((1 + 1 / k) / (1 + 2 / k)).epsilon(1e-9));
  CHECK(fit(Vector<double>{{1, 1}}, Vector<double>{{0, 1}}).probability == 0);
  // More people than there are, and next to none.
  for (const double n : {1., 1e3, 1e9, 1e13}) {
    CHECK(fit(Vector<double>{{n, n}}, even).probability == 1);
    CHECK(of_best(channel, n * Vector<double>::Ones(6)).probability == 1);
    if (n > 1) CHECK(fit(Vector<double>{{n, 2 * n}}, even).probability < 1e-8);
    if (n > 1) CHECK(of_best(channel, n * Vector<double>{{0, 0, 0, 1, 1, 1}}).probability < 1e-8);
  }
}

}  // namespace sluice::fit_test

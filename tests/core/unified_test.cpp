// SPDX-License-Identifier: GPL-3.0-or-later
// Intervals that use the possible range of a chance: against their definition for a normal mean, and in every
// survey of at most sixty people.
#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <vector>

#include "effort.hpp"
#include "estimate/estimate.hpp"
#include "estimate/unified_tails.hpp"
#include "surveyed.hpp"

namespace sluice::unified_test {

using namespace sluice::test;

namespace {

double normal_tail(double z) { return std::erfc(z / std::sqrt(2.0)) / 2; }

/// ln of the likelihood of x under `mean`, less that under the likeliest mean from 0 to `most`.
double likelihood_ratio(double x, double mean, double most) {
  const double nearest = std::clamp(x, 0.0, most);
  return ((x - nearest) * (x - nearest) - (x - mean) * (x - mean)) / 2;
}

std::vector<double> binomial_chances(int n, double p) {
  std::vector<double> chances;
  for (int k = 0; k <= n; ++k) {
    const double ways = std::lgamma(n + 1.) - std::lgamma(k + 1.) - std::lgamma(n - k + 1.);
    const double happened = k == 0 ? 0 : k * std::log(p);
    const double not_happened = k == n ? 0 : (n - k) * std::log1p(-p);
    chances.push_back(std::exp(ways + happened + not_happened));
  }
  return chances;
}

/// The same cut off at the ends: Clopper and Pearson's if it meets the possible range, otherwise the interval
/// at .9999.
Interval cut(double count, double n, const Interval& chances) {
  for (const double tail : {.025, .00005}) {
    const Interval ends = clopper_pearson(count, n, tail);
    const Interval within{std::max(ends.low, chances.low), std::min(ends.high, chances.high)};
    if (within.low <= within.high) return within;
  }
  return {0, 0};
}

double width(const Interval& interval) { return interval.high - interval.low; }

}  // namespace

TEST_CASE("the tails keep what has the largest likelihood ratios, as often as they should") {
  for (const double tail : {.0005, .025, .1}) {
    for (const double most : {.3, 2., 50.}) {
      for (int i = 0; i <= 30; ++i) {
        const double mean = std::min(most, i * i / 100.);
        const Tails tails = unified_tails(mean, most - mean, tail);
        CHECK(tails.small + tails.large == doctest::Approx(2 * tail).epsilon(1e-6));
        CHECK(tails.small + tails.large <= 2 * tail + 1e-15);
        // Both ends of what is kept have the same ratio.
        const auto end_of = [&](double chance, double sign) {
          double low = 0;
          double high = 60;
          for (int step = 0; step < 60; ++step) {
            const double middle = (low + high) / 2;
            (normal_tail(middle) > chance ? low : high) = middle;
          }
          return mean + sign * low;
        };
        if (tails.small < 1e-9 || tails.large < 1e-9) continue;
        CHECK(likelihood_ratio(end_of(tails.small, -1), mean, most) ==
              doctest::Approx(likelihood_ratio(end_of(tails.large, 1), mean, most)).epsilon(1e-4));
      }
    }
  }
  CHECK(unified_tails(0, 9, .025).small == 0);
  CHECK(unified_tails(0, 9, .025).large == doctest::Approx(.05));
  CHECK(unified_tails(2, 3, .025).small == .025);
}

TEST_CASE("for every count of up to 60 people: it holds, never jumps, and is hardly wider than if cut off") {
  double widest = 0;
  double least = 1;
  const int step = test::in_part() ? 13 : 1;
  // Randomised response to yes or no at 0.5, 1 and 3 nats, and of six answers at 1; a mark of a set at 1. In
  // the last case nobody can be caught.
  for (const Interval chances : {Interval{.3775407, .6224593},
                                 {.2689414, .7310586},
                                 {.0474259, .9525741},
                                 {.1295035, .3520189},
                                 {.2689414, .5},
                                 {0., .5}}) {
    for (int n = 1; n <= 60; n += n < 5 ? 1 : step) {
      std::vector<Interval> found;
      for (int k = 0; k <= n; ++k) {
        found.push_back(interval_within(k, n, chances, .025));
        const auto& [low, high] = found.back();
        CHECK(low <= high);
        CHECK(low >= chances.low);
        CHECK(high <= chances.high);
        if (k == 0) continue;
        const Interval& before = found[static_cast<std::size_t>(k) - 1];
        CHECK(low >= before.low - 1e-12);
        CHECK(high >= before.high - 1e-12);
        // Clopper and Pearson's end at no case and at one differ by 1.9.
        CHECK(low - before.low <= 2. / n);
        CHECK(high - before.high <= 2. / n);
      }
      for (int i = 0; i <= 40; ++i) {
        const double p = chances.low + (chances.high - chances.low) * i / 40;
        if (p == 0) continue;
        const auto often = binomial_chances(n, p);
        double held = 0;
        double here = 0;
        double was = 0;
        for (int k = 0; k <= n; ++k) {
          const Interval& ends = found[static_cast<std::size_t>(k)];
          if (ends.low <= p + 1e-9 && p - 1e-9 <= ends.high) held += often[static_cast<std::size_t>(k)];
          here += often[static_cast<std::size_t>(k)] * width(ends);
          was += often[static_cast<std::size_t>(k)] * width(cut(k, n, chances));
        }
        CHECK(held >= .95);
        least = std::min(least, held);
        widest = std::max(widest, here / was);
      }
    }
  }
  MESSAGE("holds in ", least, " at least; ", widest, " times as wide as cut off, at most");
  CHECK(widest <= 1.017);
}

TEST_CASE("of 40 people five who say yes are told no wider a range than six") {
  const Channel channel = randomised_response(2, 1);
  std::vector<Estimate> yes;
  for (const double count : {4., 5., 6., 7.}) {
    const auto found = estimate(channel, Vector<double>{{count, 40 - count}},
                                categories(2, Vector<double>::Constant(2, .5)));
    REQUIRE(found);
    REQUIRE(found->estimates.front().each);
    REQUIRE(found->estimates.front().together);
    yes.push_back(found->estimates.front());
  }
  // As core/estimate/README.md says.
  CHECK(yes[1].each->low == 0);
  CHECK(std::ceil(yes[1].each->high * 1000) == 101);
  CHECK(yes[2].each->low == 0);
  CHECK(std::ceil(yes[2].each->high * 1000) == 127);
  for (std::size_t i = 1; i < yes.size(); ++i) {
    CHECK(yes[i - 1].each->high < yes[i].each->high);
    CHECK(yes[i].each->high < yes[i - 1].each->high + .1);
    CHECK(yes[i].together->high == doctest::Approx(yes[i].each->high).epsilon(1e-6));
  }
}

}  // namespace sluice::unified_test

// SPDX-License-Identifier: GPL-3.0-or-later
// Reports that are sets of marks, against the channel with 2^a columns that they are.
#include "marks.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>

#include "effort.hpp"
#include "exact/certify.hpp"
#include "exact/marks_information.hpp"
#include "prior/information.hpp"
#include "prior/inputs.hpp"
#include "promises.hpp"

namespace sluice::marks_test {

namespace {

Marks marks_of(Index categories, double u) {
  return {categories, static_cast<std::uint64_t>(std::ldexp(u, kWeightBits))};
}

double secret_information(const Prior& prior, const Channel& channel) {
  return mutual_information(secret_and_report(prior, channel));
}

double data_information(const Prior& prior, const Channel& channel) {
  return mutual_information(data_and_report(prior, channel));
}

/// The same in closed form where all categories are alike: the size of a set says all of it.
double information_of_alike(Index a, double u) {
  const double alpha = std::log((1 - u) / u);
  const double z = (1 - 2 * u) / u;
  double expected = 0;
  for (Index k = 0; k <= a; ++k) {
    const double n = static_cast<double>(a);
    const double size = static_cast<double>(k);
    const double ways = std::lgamma(n + 1) - std::lgamma(size + 1) - std::lgamma(n - size + 1);
    const double chance = std::exp(ways + size * std::log(u) + (n - size) * std::log1p(-u));
    expected += chance * (1 + z * size / n) * std::log1p(z * size / n);
  }
  return alpha / 2 - expected / (2 * (1 - u));
}

}  // namespace

TEST_CASE("marks are chances: half for one's own, u for others, and alpha says the same") {
  const Marks marks = marks_of(3, 0.25);
  CHECK(mark_chances(marks)(1, 1) == 0.5);
  CHECK(mark_chances(marks)(0, 2) == 0.25);
  CHECK(alpha(marks) == doctest::Approx(std::log(3)));
  CHECK(alpha({3, kOwnMark}) == 0);
  CHECK(std::isinf(alpha({3, 0})));
  CHECK(alpha({3, 1}) == doctest::Approx(62 * std::log(2)));
  CHECK(alpha({3, kOwnMark - 1}) == doctest::Approx(0x1p-60).epsilon(1e-12));
  CHECK(test::written_out(marks).rowwise().sum().isOnes(1e-15));
}

TEST_CASE("property: a row holds for all sets exactly where it holds for each, and no mark can be rarer") {
  test::RandomTables tables(41);
  int bound = 0;
  int freed = 0;
  for (int i = 0; i < test::repeats(120); ++i) {
    const Matrix<double> table = tables.next(4, 6);
    const Prior prior = test::prior(table);
    const double epsilon = i % 12 == 0 ? 0 : tables.epsilon();
    CAPTURE(i);
    for (const auto& promise : test::promises(tables, table)) {
      CAPTURE(promise.notion);
      const Notion notion = promise.under(prior);
      const auto rows = notion.exact_rows(prior.exact(), published_bounds(prior, notion, epsilon));
      const Marks least = least_marks(rows);
      REQUIRE(least.other <= kOwnMark);
      CHECK(holds(rows, least));
      CHECK(test::holds_for_each(rows, least));
      if (least.other == 0) {
        ++freed;
        continue;
      }
      ++bound;
      const Marks rarer{least.categories, least.other - 1};
      CHECK_FALSE(holds(rows, rarer));
      CHECK_FALSE(test::holds_for_each(rows, rarer));
      const Marks commoner{least.categories, least.other + (kOwnMark - least.other) / 3};
      CHECK(holds(rows, commoner));
      CHECK(test::holds_for_each(rows, commoner));
    }
  }
  CHECK((test::in_part() || bound > 100));
  CHECK((test::in_part() || freed > 20));
}

TEST_CASE("property: the level is that of the worst of all sets, which is told") {
  test::RandomTables tables(42);
  for (int i = 0; i < test::repeats(100); ++i) {
    const Matrix<double> table = tables.next(5, 7);
    const Prior prior = test::prior(table);
    const Index a = prior.categories();
    const std::array chances{0.0, 1e-9, 1e-3, 0.1, 0.3, 0.5 - 1e-7, 0.5};
    const Marks marks = marks_of(a, chances[static_cast<std::size_t>(i) % chances.size()]);
    const Channel channel = test::written_out(marks);
    CAPTURE(i);
    for (const auto& promise : test::promises(tables, table)) {
      CAPTURE(promise.notion);
      const Notion notion = promise.under(prior);
      const Leakage found = leakage(notion, prior, marks);
      const double expected = notion.leakage(prior, channel).level;
      if (std::isinf(expected)) {
        CHECK(std::isinf(found.level));
        CHECK(found.marks.size() == 1);
        continue;
      }
      CHECK(found.level == doctest::Approx(expected).epsilon(1e-11).scale(1e-3));
      if (found.level < 1e-6) continue;
      // The set that is told reaches it.
      Index y = 0;
      for (const Index x : found.marks) y += Index{1} << x;
      const double alone = notion.leakage(prior, channel.col(y)).level;
      CHECK(alone == doctest::Approx(found.level).epsilon(1e-11));
    }
  }
}

TEST_CASE("property: what reports say on average is what the sum over all of them says") {
  test::RandomTables tables(43);
  for (int i = 0; i < test::repeats(120); ++i) {
    const Prior prior = test::prior(tables.next(4, 8));
    const std::array chances{0.0, 1e-12, 1e-4, 0.02, 0.2, 0.45, 0.4999, 0.5};
    const Marks marks = marks_of(prior.categories(), chances[static_cast<std::size_t>(i) % chances.size()]);
    const Channel channel = test::written_out(marks);
    const MarksInformation found = information(prior, marks);
    CAPTURE(i);
    CHECK(found.data.error == 0);
    CHECK(found.data.value == doctest::Approx(data_information(prior, channel)).epsilon(1e-12).scale(1e-2));
    CHECK(found.secret.value ==
          doctest::Approx(secret_information(prior, channel)).epsilon(1e-12).scale(1e-2));
  }
}

TEST_CASE("property: bounds by convolution hold the sum over all sets between them, ever closer") {
  test::RandomTables tables(44);
  for (int i = 0; i < test::repeats(60); ++i) {
    const Prior prior = test::prior(tables.next(4, 13));
    const std::array chances{1e-18, 1e-9, 1e-3, 0.05, 0.3, 0.49};
    const Marks marks = marks_of(prior.categories(), chances[static_cast<std::size_t>(i) % chances.size()]);
    const MarksInformation exact = summed_information(prior, marks);
    const double a = static_cast<double>(prior.categories());
    CAPTURE(i);
    for (const Index steps : {4, 64, 1024}) {
      CAPTURE(steps);
      const MarksInformation found = bounded_information(prior, marks, steps);
      CHECK(std::abs(found.data.value - exact.data.value) <= found.data.error);
      CHECK(std::abs(found.secret.value - exact.secret.value) <= found.secret.error);
      const double step = alpha(marks) / static_cast<double>(steps);
      // A step is the distance to the next point; where it is long its square says nothing any more.
      if (step < 0.5) CHECK(found.data.error <= a * step * step / 8 * 1.7 + 1e-11);
    }
  }
}

TEST_CASE(
    "hundreds of categories: known to a millionth, and the same as in closed form where all are alike") {
  for (const Index a : {Index{23}, Index{60}, Index{250}}) {
    const Prior prior = test::prior(Matrix<double>::Ones(3, a));
    for (const double u : {0.4, 0.1, 0.01}) {
      CAPTURE(a);
      CAPTURE(u);
      const MarksInformation found = information(prior, marks_of(a, u));
      CHECK(found.data.error > 0);
      CHECK(found.data.error < 1e-6);
      CHECK(std::abs(found.data.value - information_of_alike(a, u)) <= found.data.error + 1e-11);
      CHECK(found.secret.value <= found.secret.error + 1e-12);
    }
  }
}

TEST_CASE("marks of others that never come keep half of what there is") {
  test::RandomTables tables(45);
  for (int i = 0; i < test::repeats(20); ++i) {
    const Prior prior = test::prior(tables.next(4, 30));
    const MarksInformation found = information(prior, {prior.categories(), 0});
    CHECK(found.data.value == doctest::Approx(entropy(prior.probabilities.data) / 2));
    CHECK(found.secret.value == doctest::Approx(mutual_information(prior.probabilities.cells) / 2));
    const MarksInformation none = information(prior, {prior.categories(), kOwnMark});
    CHECK(none.data.value == 0);
    CHECK(none.secret.value == 0);
  }
}

}  // namespace sluice::marks_test

// SPDX-License-Identifier: GPL-3.0-or-later
// Intervals in 2,000 surveys: how many hold, and their width beside the least that an unbiased estimate
// allows. As a control, the former intervals of this program.
#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <random>
#include <string>
#include <vector>

#include "design/sluice.hpp"
#include "effort.hpp"
#include "estimate/assemble.hpp"
#include "estimate/estimate.hpp"
#include "marks.hpp"
#include "prior/inputs.hpp"
#include "priors.hpp"
#include "surveyed.hpp"

namespace sluice::interval_surveys_test {

namespace {

using test::Generator;
constexpr double kRounding = 1e-12;

struct Asked {
  const char* notion;
  const char* protocol;
  bool sees_secret;
};
constexpr Asked kAsked[] = {{"ldp", "grr", false},     {"lip", "oue", false}, {"lip", "optimal", false},
                            {"ldp", "optimal", false}, {"ldp", "cr", true},   {"lip", "optimal", true}};

/// Each category of the data, then each of the secret where the channel sees it.
Question question_of(const Design& design) {
  const Index a = design.prior.categories();
  const Index c = design.sees_secret ? design.prior.secrets() : 1;
  const auto& p = design.prior.probabilities;
  Matrix<double> functionals = Matrix<double>::Zero(a + (design.sees_secret ? c : 0), a * c);
  for (Index s = 0; s < c; ++s) {
    for (Index x = 0; x < a; ++x) {
      functionals(x, s * a + x) = 1;
      if (design.sees_secret) functionals(a + s, s * a + x) = 1;
    }
  }
  return {std::move(functionals), a,
          design.sees_secret ? Vector<double>(p.cells.reshaped<Eigen::RowMajor>()) : Vector<double>(p.data)};
}

MarkedReports sets_of(const Marks& marks, const Vector<double>& counts) {
  MarkedReports reports{Matrix<std::uint8_t>(counts.size(), marks.categories), counts};
  for (Index y = 0; y < counts.size(); ++y) {
    for (Index x = 0; x < marks.categories; ++x) reports.sets(y, x) = test::in_set(y, x) ? 1 : 0;
  }
  return reports;
}

/// One kind of interval.
struct Kind {
  int asked = 0;
  int held = 0;
  int outside = 0;                  ///< ends below 0 or above 1
  std::vector<double> widths = {};  ///< half, in Cramer-Rao deviations, of surveys of 500 people or more

  void add(const std::optional<Interval>& interval, double value, double deviation, bool wide_enough) {
    if (!interval) return;
    ++asked;
    const auto [low, high] = *interval;
    held += low <= value + kRounding && value - kRounding <= high ? 1 : 0;
    outside += low < -kRounding || high > 1 + kRounding ? 1 : 0;
    // An interval cut short by 0 or 1 says nothing about the method.
    if (wide_enough && low > 0 && high < 1) widths.push_back((high - low) / 2 / deviation);
  }

  double width(double quantile) {
    if (widths.empty()) return 0;
    std::sort(widths.begin(), widths.end());
    return widths[static_cast<std::size_t>(quantile * static_cast<double>(widths.size() - 1))];
  }
};

struct Kinds {
  Kind each, together, wald, former, former_wald, bernstein;
  int surveys = 0;
  int all_held = 0;
  int former_held = 0;
};

bool holds(const std::optional<Interval>& interval, double value) {
  return interval && interval->low <= value + kRounding && value - kRounding <= interval->high;
}

/// The former intervals: the chances of all reports, unbiased +- z of the reports' own deviation, and
/// empirical Bernstein.
struct Former {
  std::optional<Compatible> exact;
  [[nodiscard]] static std::optional<Interval> wald(const Estimate& one, double people) {
    if (!one.identifiable || people < 30 || !(one.deviation > 0)) return std::nullopt;
    const double width = normal_quantile(.025) * one.deviation;
    return Interval{one.unbiased - width, one.unbiased + width};
  }
  [[nodiscard]] static std::optional<Interval> bernstein(const Estimate& one, double people) {
    if (!one.identifiable) return std::nullopt;
    const double logarithm = std::log(3 / .05);
    const double width = one.deviation * std::sqrt(2 * logarithm) + 3 * one.influence * logarithm;
    return people > 0 ? std::optional(Interval{one.unbiased - width, one.unbiased + width}) : std::nullopt;
  }
};

std::string line(const std::string& name, Kind& kind) {
  std::array<char, 200> text{};
  std::snprintf(text.data(), text.size(),
                "  %-12s %6d asked, %6.2f %% hold, %4d outside [0, 1], width %.2f (9 in 10: %.2f)\n",
                name.c_str(), kind.asked, 100. * kind.held / std::max(1, kind.asked), kind.outside,
                kind.width(.5), kind.width(.9));
  return text.data();
}

std::string table(Kinds& kinds) {
  std::array<char, 120> text{};
  std::snprintf(text.data(), text.size(), "  %d surveys; all at once: together %.2f %%, formerly %.2f %%\n",
                kinds.surveys, 100. * kinds.all_held / kinds.surveys,
                100. * kinds.former_held / kinds.surveys);
  return text.data() + line("each", kinds.each) + line("together", kinds.together) +
         line("wald", kinds.wald) + line("was exact", kinds.former) + line("was wald", kinds.former_wald) +
         line("was bernstein", kinds.bernstein);
}

struct Found {
  std::map<std::string, Kinds> of;
  Kinds all = {};
};

/// Surveys by random tables with so many secrets and categories at most.
Found surveyed(const std::vector<Asked>& protocols, int surveys, unsigned seed, Index secrets,
               Index categories) {
  Generator generator(seed);
  test::RandomTables tables(seed + 1);
  Found result;
  auto& [found, all] = result;
  while (all.surveys < surveys) {
    const auto& [notion, protocol, sees_secret] =
        protocols[static_cast<std::size_t>(all.surveys / 10) % protocols.size()];
    Matrix<double> weights = (tables.next(secrets, categories).array() * 1000).ceil();
    weights.array() += all.surveys % 3 == 0 ? 0 : 1;
    const auto design = sluice::design(
        {test::table(weights), notion, std::min(4.0, tables.epsilon() + .1), protocol, {}, {}, sees_secret});
    if (!design) continue;
    const Question question = question_of(*design);
    const auto& marks = design->certified.marks;
    const Channel written = marks ? test::written_out(*marks) : design->channel;
    for (int i = 0; i < 10; ++i) {
      const int people =
          static_cast<int>(100 * std::pow(200, std::uniform_real_distribution<double>()(generator)));
      // Half of the surveys are of other people than those of the prior.
      Vector<double> truth = question.prior;
      if (i % 2 == 1) truth = test::random_distribution(generator, truth.size(), .5);
      const Vector<double> counts = test::drawn(generator, written.transpose() * truth, people);
      const auto estimates = marks ? estimate(*marks, sets_of(*marks, counts), question)
                                   : estimate(design->channel, counts, question);
      REQUIRE(estimates);
      const Matrix<double> chances = marks ? mark_chances(*marks) : design->channel;
      Vector<double> seen = counts;
      if (marks) {
        seen = sets_of(*marks, counts).sets.cast<double>().transpose() * counts;
      }
      const auto former =
          compatible_with(chances, seen, people, .95, chances.cols() == 2 && !marks ? 1 : chances.cols());
      for (Kinds* kinds : {&found[std::string(protocol) + (sees_secret ? ", sees the secret" : "")], &all}) {
        bool held = true;
        bool former_held = true;
        for (Index k = 0; k < question.functionals.rows(); ++k) {
          const auto& one = estimates->estimates[static_cast<std::size_t>(k)];
          const Vector<double> functional = question.functionals.row(k).transpose();
          const double value = functional.dot(truth);
          const auto was = former ? std::optional(former->range(functional)) : std::nullopt;
          held = held && holds(one.together, value);
          former_held = former_held && holds(was, value);
          const bool wide =
              people >= 500 && one.identifiable && one.least_deviation < .1 && one.least_deviation > 1e-6;
          kinds->each.add(one.each, value, one.least_deviation, wide);
          kinds->together.add(one.together, value, one.least_deviation, wide);
          kinds->wald.add(one.wald, value, one.least_deviation, wide);
          kinds->former.add(was, value, one.least_deviation, wide);
          kinds->former_wald.add(Former::wald(one, people), value, one.least_deviation, wide);
          kinds->bernstein.add(Former::bernstein(one, people), value, one.least_deviation, wide);
        }
        ++kinds->surveys;
        kinds->all_held += held ? 1 : 0;
        kinds->former_held += former_held ? 1 : 0;
      }
    }
  }
  return result;
}

}  // namespace

TEST_CASE("in 2,000 surveys each interval at 95 % holds, and so do all at once, whoever was asked") {
  auto [found, all] = surveyed({std::begin(kAsked), std::end(kAsked)}, test::repeats(2000), 20, 3, 5);
  std::string said = "all\n" + table(all);
  for (auto& [name, kinds] : found) said += name + "\n" + table(kinds);
  MESSAGE(said);
  CHECK(all.each.outside == 0);
  CHECK(all.together.outside == 0);
  CHECK(all.wald.outside == 0);
  if (test::in_part()) return;
  // Some 9,000 shares; .95 less five deviations of .0023.
  CHECK(static_cast<double>(all.each.held) / all.each.asked >= .95 - 5 * .0023);
  // 2,000 surveys; .95 less five deviations of .0049.
  CHECK(static_cast<double>(all.all_held) / all.surveys >= .95 - 5 * .0049);
  CHECK(all.each.width(.5) <= 2.1);
  CHECK(all.together.width(.5) <= 2.9);
}

TEST_CASE("in 2,000 surveys by sets of marks each interval holds, and is hardly wider than any has to be") {
  auto [found, all] = surveyed({{"lip", "oue", false}, {"ldp", "oue", false}, {"data-ldp", "oue", false}},
                               test::repeats(2000), 60, 3, 8);
  std::string said = "all\n" + table(all);
  for (auto& [name, kinds] : found) said += name + "\n" + table(kinds);
  MESSAGE(said);
  CHECK(all.each.outside == 0);
  CHECK(all.together.outside == 0);
  if (test::in_part()) return;
  // Some 10,000 shares, of which those of one survey hang together: .95 less five deviations of .0023.
  CHECK(static_cast<double>(all.each.held) / all.each.asked >= .95 - 5 * .0023);
  CHECK(static_cast<double>(all.all_held) / all.surveys >= .95 - 5 * .0049);
  CHECK(all.each.width(.5) <= 2.1);
}

}  // namespace sluice::interval_surveys_test

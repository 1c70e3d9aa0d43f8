// SPDX-License-Identifier: GPL-3.0-or-later
// Regressions of answers that nobody has seen, each beside a second way to compute it.
#include "estimate/logistic.hpp"

#include <doctest/doctest.h>

#include <Eigen/LU>
#include <algorithm>
#include <cmath>
#include <functional>
#include <map>
#include <random>
#include <string>
#include <vector>

#include "effort.hpp"
#include "surveyed.hpp"

namespace sluice::logistic_test {

using namespace sluice::test;

namespace {

using Function = std::function<double(const Vector<double>&)>;

// By appending: of "z" + std::to_string(j) GCC 12 warns, wrongly.
std::string numbered(std::string name, Index number) { return name.append(std::to_string(number)); }

double logit(double share) { return std::log(share / (1 - share)); }
double share_of(double odds) { return 1 / (1 + std::exp(-odds)); }

/// The log likelihood by its definition.
double likelihood(const LogisticCases& cases, const Vector<double>& b) {
  double sum = 0;
  for (Index i = 0; i < cases.counts.size(); ++i) {
    double odds = b(0);
    for (Index j = 0; j < cases.covariates.cols(); ++j) odds += b(j + 1) * cases.covariates(i, j);
    const double yes = share_of(odds);
    sum += cases.counts(i) * std::log(cases.if_yes(i) * yes + cases.if_no(i) * (1 - yes));
  }
  return sum;
}

/// The largest value of a function by Nelder and Mead's simplex, without derivatives; restarted until it
/// stays.
double climb(const Function& f, Vector<double>& at) {
  const Index n = at.size();
  if (n == 0) return f(at);
  double before = -INFINITY;
  for (int round = 0; round < 40; ++round) {
    std::vector<std::pair<double, Vector<double>>> corners{{f(at), at}};
    for (Index j = 0; j < n; ++j) {
      Vector<double> corner = at;
      corner(j) += round % 2 == 0 ? 0.3 : -0.05;
      corners.emplace_back(f(corner), corner);
    }
    for (int step = 0; step < 2000; ++step) {
      std::sort(corners.begin(), corners.end(),
                [](const auto& p, const auto& q) { return p.first > q.first; });
      if (corners.front().first - corners.back().first < 1e-13) break;
      Vector<double> centre = Vector<double>::Zero(n);
      for (Index j = 0; j < n; ++j)
        centre += corners[static_cast<std::size_t>(j)].second / static_cast<double>(n);
      auto& worst = corners.back();
      const auto moved = [&](double by) {
        const Vector<double> to = centre + by * (centre - worst.second);
        return std::pair{f(to), to};
      };
      auto next = moved(1);
      if (next.first > corners.front().first) {
        auto farther = moved(2);
        if (farther.first > next.first) next = std::move(farther);
      } else if (next.first <= corners[static_cast<std::size_t>(n) - 1].first) {
        next = moved(next.first > worst.first ? 0.5 : -0.5);
      }
      if (next.first > worst.first) {
        worst = std::move(next);
        continue;
      }
      for (auto& [value, corner] : corners) {
        corner = (corner + corners.front().second) / 2;
        value = f(corner);
      }
    }
    std::sort(corners.begin(), corners.end(), [](const auto& p, const auto& q) { return p.first > q.first; });
    at = corners.front().second;
    if (corners.front().first - before < 1e-12) break;
    before = corners.front().first;
  }
  return f(at);
}

/// People who answer by a channel of two answers, merged where they look the same.
LogisticCases asked(Generator& generator, const Channel& channel, const Vector<double>& b, int people,
                    const std::function<Vector<double>(Generator&)>& drawn_covariates) {
  std::map<std::vector<double>, double> merged;
  const Index k = b.size() - 1;
  for (int i = 0; i < people; ++i) {
    const Vector<double> z = drawn_covariates(generator);
    const double yes = share_of(b(0) + b.tail(k).dot(z));
    const Index answer = std::bernoulli_distribution(yes)(generator) ? 1 : 0;
    const Vector<double> row = channel.row(answer).transpose();
    const auto report = std::discrete_distribution<Index>(row.begin(), row.end())(generator);
    std::vector<double> key(z.begin(), z.end());
    key.push_back(static_cast<double>(report));
    merged[key] += 1;
  }
  const auto m = static_cast<Index>(merged.size());
  LogisticCases cases{{}, Matrix<double>(m, k), Vector<double>(m), Vector<double>(m), Vector<double>(m)};
  for (Index j = 0; j < k; ++j) cases.names.push_back(numbered("z", j));
  for (Index i = 0; const auto& [key, count] : merged) {
    for (Index j = 0; j < k; ++j) cases.covariates(i, j) = key[static_cast<std::size_t>(j)];
    const auto report = static_cast<Index>(key.back());
    cases.if_no(i) = channel(0, report);
    cases.if_yes(i) = channel(1, report);
    cases.counts(i) = count;
    ++i;
  }
  return cases;
}

/// A yes or no, and a number in tenths.
Vector<double> sex_and_age(Generator& generator) {
  Vector<double> z(2);
  z(0) = std::bernoulli_distribution(0.4)(generator) ? 1 : 0;
  z(1) = std::uniform_int_distribution<int>(20, 60)(generator) / 10.0;
  return z;
}

/// Warner's design: groups of people, and how many of each have said "true".
LogisticCases warner(double p, const std::vector<std::pair<double, double>>& groups) {
  const auto m = static_cast<Index>(2 * groups.size());
  const auto k = static_cast<Index>(groups.size()) - 1;
  LogisticCases cases{
      {}, Matrix<double>::Zero(m, k), Vector<double>(m), Vector<double>(m), Vector<double>(m)};
  for (Index j = 0; j < k; ++j) cases.names.push_back(numbered("group ", j + 1));
  for (Index g = 0; const auto& [people, said_true] : groups) {
    for (Index y = 0; y < 2; ++y) {
      const Index i = 2 * g + y;
      if (g > 0) cases.covariates(i, g - 1) = 1;
      cases.if_yes(i) = y == 1 ? p : 1 - p;
      cases.if_no(i) = y == 1 ? 1 - p : p;
      cases.counts(i) = y == 1 ? said_true : people - said_true;
    }
    ++g;
  }
  return cases;
}

std::string failure_of(const LogisticCases& cases) {
  const auto fit = fit_logistic(cases);
  return fit ? "none" : fit.failure().text->id;
}

}  // namespace

TEST_CASE("a regression on groups is the closed form of each group by itself (Warner 1965)") {
  // By hand, as in the README: 400 people, 180 of whom say true; 500, of whom 275 do; the card is true with
  // chance 0.7. 0.45 and 0.55 are reports of (0.45 - 0.3) / 0.4 = 0.375 and 0.625: log odds -+ 0.5108.
  const auto fit = fit_logistic(warner(0.7, {{400, 180}, {500, 275}}));
  REQUIRE(fit);
  CHECK(fit->people == 900);
  CHECK(fit->coefficients[0].value == doctest::Approx(std::log(0.6)).epsilon(1e-9));
  CHECK(fit->coefficients[1].value == doctest::Approx(2 * std::log(1 / 0.6)).epsilon(1e-9));
  // 0.45 0.55 / (n 0.4^2 (0.375 0.625)^2): 0.0704 and 0.05632.
  CHECK(fit->coefficients[0].deviation == doctest::Approx(std::sqrt(0.0704)).epsilon(1e-9));
  CHECK(fit->coefficients[1].deviation == doctest::Approx(std::sqrt(0.0704 + 0.05632)).epsilon(1e-9));

  Generator generator(11);
  for (int repeat = 0; repeat < repeats(100); ++repeat) {
    const double p = std::uniform_real_distribution<>(0.6, 0.95)(generator);
    std::vector<std::pair<double, double>> groups;
    for (int g = 0; g < 3; ++g) {
      const double people = std::uniform_int_distribution<int>(200, 900)(generator);
      const double share = std::uniform_real_distribution<>(0.1, 0.9)(generator);
      groups.emplace_back(people, std::round(people * (1 - p + (2 * p - 1) * share)));
    }
    const auto found = fit_logistic(warner(p, groups));
    REQUIRE(found);
    std::vector<double> odds;
    std::vector<double> variances;
    for (const auto& [people, said_true] : groups) {
      const double reports = said_true / people;
      const double share = (reports - (1 - p)) / (2 * p - 1);
      odds.push_back(logit(share));
      variances.push_back(reports * (1 - reports) /
                          (people * std::pow((2 * p - 1) * share * (1 - share), 2)));
    }
    CHECK(found->coefficients[0].value == doctest::Approx(odds[0]).epsilon(1e-7));
    CHECK(found->coefficients[0].deviation == doctest::Approx(std::sqrt(variances[0])).epsilon(1e-6));
    for (std::size_t g = 1; g < groups.size(); ++g) {
      CHECK(std::abs(found->coefficients[g].value - (odds[g] - odds[0])) < 1e-6);
      CHECK(found->coefficients[g].deviation ==
            doctest::Approx(std::sqrt(variances[0] + variances[g])).epsilon(1e-6));
    }
    // The constant's interval is the likelihood interval of the first group's share of reports.
    const auto [people, said_true] = groups[0];
    const auto lost = [&, n = people, t = said_true](double b) {
      const double chance = 1 - p + (2 * p - 1) * share_of(b);
      return t * std::log(t / n / chance) + (n - t) * std::log((1 - t / n) / (1 - chance));
    };
    for (const double end : {found->coefficients[0].profile.low, found->coefficients[0].profile.high}) {
      if (std::isfinite(end))
        CHECK(lost(end) == doctest::Approx(1.9599639845 * 1.9599639845 / 2).epsilon(1e-5));
    }
  }
}

TEST_CASE("answers that are reported as they are give the ordinary regression, as published") {
  // Hours of study and whether an examination was passed; the coefficients and deviations are those that
  // Wikipedia's "Logistic regression" and R's glm print.
  const std::vector<double> hours{.5,   .75, 1,    1.25, 1.5, 1.75, 1.75, 2,    2.25, 2.5,
                                  2.75, 3,   3.25, 3.5,  4,   4.25, 4.5,  4.75, 5,    5.5};
  const std::vector<int> passed{0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 1, 1, 1, 1, 1};
  LogisticCases cases{
      {"hours"}, Matrix<double>(20, 1), Vector<double>(20), Vector<double>(20), Vector<double>::Ones(20)};
  for (Index i = 0; i < 20; ++i) {
    cases.covariates(i, 0) = hours[static_cast<std::size_t>(i)];
    cases.if_yes(i) = passed[static_cast<std::size_t>(i)];
    cases.if_no(i) = 1 - passed[static_cast<std::size_t>(i)];
  }
  const auto fit = fit_logistic(cases);
  REQUIRE(fit);
  CHECK(fit->coefficients[0].value == doctest::Approx(-4.0777).epsilon(1e-4));
  CHECK(fit->coefficients[1].value == doctest::Approx(1.5046).epsilon(1e-4));
  CHECK(fit->coefficients[0].deviation == doctest::Approx(1.7610).epsilon(1e-4));
  CHECK(fit->coefficients[1].deviation == doctest::Approx(0.6287).epsilon(1e-4));
  CHECK(fit->without_covariates == doctest::Approx(20 * std::log(0.5)));
}

TEST_CASE("no search finds a larger likelihood, and deviations and intervals are what numbers say of it") {
  Generator generator(12);
  int without = 0;
  for (int repeat = 0; repeat < repeats(30); ++repeat) {
    const Index reports = std::uniform_int_distribution<Index>(2, 4)(generator);
    Channel channel = random_channel(generator, 2, reports);
    channel.row(0) = 0.5 * channel.row(0) + 0.5 * Vector<double>::Unit(reports, 0).transpose();
    channel.row(1) = 0.5 * channel.row(1) + 0.5 * Vector<double>::Unit(reports, 1).transpose();
    const auto cases = asked(generator, channel, Vector<double>{{-1.0, 0.7, 0.2}}, 1500, sex_and_age);
    const auto fit = fit_logistic(cases);
    if (!fit) {
      // Channels are drawn as well, and some say next to nothing.
      CHECK(fit.failure().text->id == std::string("likelihood-boundless"));
      ++without;
      continue;
    }
    const Function value = [&](const Vector<double>& b) { return likelihood(cases, b); };
    Vector<double> found{{0, 0, 0}};
    const double largest = climb(value, found);
    CHECK(fit->log_likelihood >= largest - 1e-9);
    CHECK(fit->log_likelihood == doctest::Approx(largest).epsilon(1e-9));
    Vector<double> at(3);
    for (Index j = 0; j < 3; ++j) at(j) = fit->coefficients[static_cast<std::size_t>(j)].value;
    CHECK(value(at) == doctest::Approx(fit->log_likelihood).epsilon(1e-12));
    CHECK((at - found).cwiseAbs().maxCoeff() < 1e-4);
    // Minus the second derivatives by differences, inverted.
    Matrix<double> second(3, 3);
    const double h = 1e-3;
    for (Index i = 0; i < 3; ++i) {
      for (Index j = 0; j < 3; ++j) {
        const auto moved = [&](double by_i, double by_j) {
          Vector<double> to = at;
          to(i) += by_i;
          to(j) += by_j;
          return value(to);
        };
        second(i, j) = -(moved(h, h) - moved(h, -h) - moved(-h, h) + moved(-h, -h)) / (4 * h * h);
      }
    }
    const Matrix<double> covariance = second.inverse();
    for (Index j = 0; j < 3; ++j) {
      const auto& one = fit->coefficients[static_cast<std::size_t>(j)];
      CHECK(one.deviation == doctest::Approx(std::sqrt(covariance(j, j))).epsilon(1e-3));
      for (const double end : {one.profile.low, one.profile.high}) {
        if (!std::isfinite(end)) continue;
        Vector<double> others = Vector<double>::Zero(2);
        const double best = climb(
            [&](const Vector<double>& rest) {
              Vector<double> b(3);
              for (Index i = 0, r = 0; i < 3; ++i) b(i) = i == j ? end : rest(r++);
              return value(b);
            },
            others);
        CHECK(fit->log_likelihood - best == doctest::Approx(1.9599639845 * 1.9599639845 / 2).epsilon(1e-4));
      }
    }
  }
  CHECK(without <= 5);
}

TEST_CASE("other units of a covariate give the same regression in other units") {
  Generator generator(13);
  const auto cases =
      asked(generator, randomised_response(2, 1.5), Vector<double>{{0.3, -0.8, 0.1}}, 3000, sex_and_age);
  LogisticCases others = cases;
  others.covariates.col(1) = 2000 + 1e6 * cases.covariates.col(1).array();
  const auto fit = fit_logistic(cases);
  const auto moved = fit_logistic(others);
  REQUIRE(fit);
  REQUIRE(moved);
  CHECK(moved->log_likelihood == doctest::Approx(fit->log_likelihood).epsilon(1e-12));
  const auto& [slope, scaled] = std::pair{fit->coefficients[2], moved->coefficients[2]};
  CHECK(1e6 * scaled.value == doctest::Approx(slope.value).epsilon(1e-6));
  CHECK(1e6 * scaled.deviation == doctest::Approx(slope.deviation).epsilon(1e-6));
  CHECK(1e6 * scaled.profile.low == doctest::Approx(slope.profile.low).epsilon(1e-5));
  CHECK(moved->coefficients[1].value == doctest::Approx(fit->coefficients[1].value).epsilon(1e-6));
  CHECK(moved->coefficients[0].value ==
        doctest::Approx(fit->coefficients[0].value - 2000 * scaled.value).epsilon(1e-6));
}

TEST_CASE("where there is no single maximum that is said, with the covariate") {
  // Fewer of the second group say true than if none of them had a yes.
  CHECK(failure_of(warner(0.7, {{400, 180}, {500, 120}})) == "likelihood-boundless");
  const auto fit = fit_logistic(warner(0.7, {{400, 180}, {500, 120}}));
  REQUIRE(!fit);
  CHECK(fit.failure().message().find("group 1") != std::string::npos);
  // Nobody in the reference group: the covariate is still named.
  const auto reference = fit_logistic(warner(0.7, {{500, 120}, {400, 180}}));
  REQUIRE(!reference);
  CHECK(reference.failure().message().find("group 1") != std::string::npos);
  // Ordinary separation.
  LogisticCases separate = warner(1, {{40, 0}, {50, 50}});
  separate.counts = separate.counts.cwiseMax(1e-300);
  CHECK(failure_of(separate) == "likelihood-boundless");
  // Reports that say nothing.
  CHECK(failure_of(warner(0.5, {{400, 180}, {500, 120}})) == "likelihood-flat");
  // A covariate that is another one, or a sum of others, or the same for all.
  LogisticCases twice = warner(0.7, {{400, 180}, {500, 275}, {300, 140}});
  twice.names.emplace_back("neither");
  twice.covariates.conservativeResize(Eigen::NoChange, 3);
  twice.covariates.col(2) = 1 - twice.covariates.col(0).array() - twice.covariates.col(1).array();
  CHECK(failure_of(twice) == "covariate-collinear");
  twice.covariates.col(2).setConstant(0.1);
  CHECK(failure_of(twice) == "covariate-collinear");
  LogisticCases wrong = warner(0.7, {{400, 180}, {500, 275}});
  wrong.counts(0) = 0;
  CHECK(failure_of(wrong) == "regression-does-not-fit");
  wrong = warner(0.7, {{400, 180}, {500, 275}});
  wrong.if_yes(0) = 1.1;
  CHECK(failure_of(wrong) == "regression-does-not-fit");
  wrong = warner(0.7, {{400, 180}, {500, 275}});
  wrong.covariates(0, 0) = NAN;
  CHECK(failure_of(wrong) == "regression-does-not-fit");
  wrong = warner(0.7, {{400, 180}, {500, 275}});
  wrong.confidence = 1;
  CHECK(failure_of(wrong) == "confidence-out-of-range");
}

TEST_CASE("an end of an interval that nothing bounds is infinite") {
  // A few more than nobody: minus infinity is as good as the maximum.
  const auto fit = fit_logistic(warner(0.7, {{400, 180}, {500, 152}}));
  REQUIRE(fit);
  CHECK(fit->coefficients[1].profile.low == -INFINITY);
  CHECK(std::isfinite(fit->coefficients[1].profile.high));
  CHECK(std::isfinite(fit->coefficients[1].value));
}

TEST_CASE("intervals of coefficients cover as often as they say") {
  Generator generator(14);
  const Vector<double> truth{{-1.2, 0.8, 0.25}};
  const int surveys = sized(repeats(60), 1000);
  const Channel channel = randomised_response(2, 1.5);
  Vector<double> wald = Vector<double>::Zero(3);
  Vector<double> profile = wald;
  Vector<double> sum = wald;
  Vector<double> squares = wald;
  int found = 0;
  for (int survey = 0; survey < surveys; ++survey) {
    const auto fit = fit_logistic(asked(generator, channel, truth, 3000, sex_and_age));
    if (!fit) continue;
    ++found;
    for (Index j = 0; j < 3; ++j) {
      const auto& [value, deviation, by_wald, by_profile] = fit->coefficients[static_cast<std::size_t>(j)];
      wald(j) += by_wald.low <= truth(j) && truth(j) <= by_wald.high ? 1 : 0;
      profile(j) += by_profile.low <= truth(j) && truth(j) <= by_profile.high ? 1 : 0;
      sum(j) += value - truth(j);
      squares(j) += (value - truth(j)) * (value - truth(j));
    }
  }
  // One in a thousand surveys may have no maximum.
  REQUIRE(found >= surveys - 2 - surveys / 200);
  // 5 deviations of a share of 0.95, and 0.01 as the intervals are for many reports.
  const double least = 0.95 - 0.01 - 5 * std::sqrt(0.95 * 0.05 / found);
  for (Index j = 0; j < 3; ++j) {
    MESSAGE("coefficient ", j, " of ", found, " surveys: profile ", profile(j) / found, ", wald ",
            wald(j) / found, ", bias ", sum(j) / found, ", deviation ", std::sqrt(squares(j) / found));
    CHECK(profile(j) / found >= least);
    CHECK(wald(j) / found >= least);
    // A tenth of the deviation of one survey, and what chance may do.
    CHECK(std::abs(sum(j) / found) < std::sqrt(squares(j) / found) * (0.1 + 5 / std::sqrt(found)));
  }
}

}  // namespace sluice::logistic_test

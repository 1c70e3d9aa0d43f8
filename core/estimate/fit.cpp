// SPDX-License-Identifier: GPL-3.0-or-later
#include "estimate/fit.hpp"

#include <algorithm>
#include <cmath>
#include <vector>

#include "estimate/non_negative.hpp"

namespace sluice {
namespace {

/// The test is most powerful at this probability: `UNLIKELY` of the engine.
constexpr double kAlarm = 1e-4;
/// The search ends when ln M is known to within this (nats).
constexpr double kFitGap = 1e-7;
constexpr int kMostFitSteps = 100;
/// The weight of the sum of a step's shares, relative to its curvature.
constexpr double kTied = 100;
/// Rounding changes ln M by at most this, per report.
constexpr double kFitRounding = 1e-14;

/// k of `Fit`. For many reports of each kind ln M = G (s - 1) / (2 s) - d ln(s) / 2. Here s = 1 + n / k, G is
/// Pearson's statistic and d = b - 1. The least G with M = 1 / kAlarm has s - 1 - ln s = -2 ln(kAlarm) / d.
double concentration(double people, Index reports) {
  const double aim = -2 * std::log(kAlarm) / static_cast<double>(std::max<Index>(1, reports - 1));
  double s = 2 + aim;
  for (int i = 0; i < 200; ++i) s = 1 + std::log(s) + aim;
  return people / (s - 1);
}

/// sum_{j < count} ln(1 + j / z), and its first two derivatives in z.
struct Urn {
  double value = 0;
  double slope = 0;
  double curvature = 0;
};

/// The first terms, and the others by Euler and Maclaurin's formula, to a relative 1e-13.
Urn urn_of(double z, double count) {
  constexpr double kLarge = 32;
  double logs = 0;
  double inverses = 0;
  double squares = 0;
  double j = 0;
  for (; j < count && z + j < kLarge; j += 1) {
    logs += std::log1p(j / z);
    inverses += 1 / (z + j);
    squares += 1 / ((z + j) * (z + j));
  }
  if (j < count) {
    const double from = z + j;
    const double to = z + count;
    const double more = count - j;
    const double growth = std::log1p(more / from);
    const auto power = [&](int e) { return std::pow(to, -e) - std::pow(from, -e); };
    logs += more * std::log1p(j / z) + (to * growth - more) - growth / 2 + power(1) / 12 - power(3) / 360 +
            power(5) / 1260;
    inverses += growth - power(1) / 2 - power(2) / 12 + power(4) / 120 - power(6) / 252;
    squares += -power(1) - power(2) / 2 - power(3) / 6 + power(5) / 30 - power(7) / 42;
  }
  return {logs, inverses - count / z, count / (z * z) - squares};
}

Fit fit_of(double logarithm, double people) {
  return {std::min(1.0, std::exp(kFitRounding * people - logarithm))};
}

/// ln M_q of the reports that have come more than once, with its derivatives in p, all per report. A report
/// that came once is equally likely under both.
class Evidence {
 public:
  Evidence(const Channel& channel, const Vector<double>& counts)
      : people_(counts.sum()), k_(concentration(people_, channel.cols())), all_(urn_of(k_, people_).value) {
    std::vector<Index> telling;
    for (Index y = 0; y < counts.size(); ++y) {
      if (counts(y) > 1) telling.push_back(y);
    }
    rows_ = channel(Eigen::all, telling);
    counts_ = counts(telling);
  }

  [[nodiscard]] double people() const { return people_; }

  [[nodiscard]] double at(const Vector<double>& p) const {
    const Vector<double> q = rows_.transpose() * p;
    double sum = -all_;
    for (Index y = 0; y < q.size(); ++y) {
      if (!(q(y) > 0)) return INFINITY;
      sum += urn_of(k_ * q(y), counts_(y)).value;
    }
    return sum / people_;
  }

  void derive(const Vector<double>& p, Vector<double>& slope, Matrix<double>& curvature) const {
    const Vector<double> q = rows_.transpose() * p;
    Vector<double> first(q.size());
    Vector<double> second(q.size());
    for (Index y = 0; y < q.size(); ++y) {
      const Urn urn = urn_of(k_ * q(y), counts_(y));
      first(y) = k_ * urn.slope / people_;
      second(y) = k_ * k_ * urn.curvature / people_;
    }
    slope = rows_ * first;
    curvature = rows_ * second.asDiagonal() * rows_.transpose();
  }

 private:
  double people_;
  double k_;
  double all_;
  Matrix<double> rows_;
  Vector<double> counts_;
};

/// The minimum of the quadratic model over all distributions. The condition that shares sum to 1 has a
/// multiplier, which is known at the end of the search, and a large curvature.
Vector<double> fit_step(const Vector<double>& point, const Vector<double>& slope, Matrix<double> curvature) {
  const double tie = kTied * curvature.diagonal().maxCoeff();
  const Vector<double> linear = slope.array() - slope.dot(point) - tie - (curvature * point).array();
  curvature.array() += tie;
  const Vector<double> aim = least_non_negative(curvature, linear, point);
  return aim / aim.sum();
}

}  // namespace

Fit fit(const Vector<double>& counts, const Vector<double>& chances) {
  const double people = counts.sum();
  const double k = concentration(people, counts.size());
  double sum = -urn_of(k, people).value;
  for (Index y = 0; y < counts.size(); ++y) {
    if (!(counts(y) > 0)) continue;
    if (!(chances(y) > 0)) return {0};
    sum += urn_of(k * chances(y), counts(y)).value;
  }
  return fit_of(sum, people);
}

Fit fit_of_best(const Channel& channel, const Vector<double>& counts, const Vector<double>& best) {
  const Evidence evidence(channel, counts);
  Vector<double> point = best / best.sum();
  double here = evidence.at(point);
  double proved = 0;
  Vector<double> slope;
  Matrix<double> curvature;
  for (int i = 0; i < kMostFitSteps && here > 0; ++i) {
    evidence.derive(point, slope, curvature);
    // A convex function is nowhere below its tangent.
    const double gap = slope.dot(point) - slope.minCoeff();
    proved = std::max(proved, here - gap);
    if (evidence.people() * (here - proved) <= kFitGap) break;
    const Vector<double> direction = fit_step(point, slope, curvature) - point;
    if (!direction.allFinite()) break;
    const double promised = slope.dot(direction);
    double length = 1;
    double there = here;
    // The last steps change the value by less than rounding, and the slope, which proves it, by more.
    for (; length > 1e-8; length /= 2) {
      there = evidence.at(point + length * direction);
      if (there <= here + 1e-4 * length * promised + kFitRounding) break;
    }
    if (!(there <= here + kFitRounding)) break;
    point += length * direction;
    here = there;
  }
  return fit_of(here > 0 ? evidence.people() * proved : 0, evidence.people());
}

Fit fit_of_marks(const Vector<double>& sizes, double other) {
  const Index a = sizes.size() - 1;
  Vector<double> chances = Vector<double>::Zero(a + 1);
  chances(0) = 1;
  for (Index x = 0; x < a; ++x) {
    const double chance = x == 0 ? 0.5 : other;
    for (Index size = x + 1; size > 0; --size) chances(size) += chance * (chances(size - 1) - chances(size));
    chances(0) *= 1 - chance;
  }
  return fit(sizes, chances);
}

}  // namespace sluice

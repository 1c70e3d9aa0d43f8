// SPDX-License-Identifier: GPL-3.0-or-later
#include "estimate/likelihood.hpp"

#include <Eigen/LU>
#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>
#include <vector>

#include "estimate/non_negative.hpp"

namespace sluice {
namespace {

constexpr double kGap = 1e-9;
constexpr int kMostSteps = 600;
constexpr int kMostNewton = 100;

/// One step of expectation maximisation from a distribution, and the likelihood of the distribution.
struct Step {
  Vector<double> to;
  double likelihood;  ///< per report, up to a constant
  double gap;
};

Step step_from(const Chances& chances, const Vector<double>& shares, const Vector<double>& from) {
  const Vector<double> reports = chances.of_reports(from);
  const Vector<double> gains = chances.of_inputs(shares.cwiseQuotient(reports));
  Vector<double> to = from.cwiseProduct(gains);
  to /= to.sum();
  return {std::move(to), (shares.array() * reports.array().log()).sum(), std::log(gains.maxCoeff())};
}

/// Three points along the way show where it leads. Nothing if that is not a distribution.
bool extrapolate(const Vector<double>& first, const Vector<double>& second, const Vector<double>& third,
                 Vector<double>& reached) {
  const Vector<double> change = second - first;
  const Vector<double> bend = (third - second) - change;
  const double curvature = bend.norm();
  if (!(curvature > 0)) return false;
  const double length = change.norm() / curvature;
  if (!(length > 1)) return false;
  reached = first + 2 * length * change + length * length * bend;
  // A category that reaches 0 could not come back.
  if (!(reached.minCoeff() > 0)) {
    reached = reached.cwiseMax(first * 0x1p-4);
    reached /= reached.sum();
  }
  return reached.allFinite();
}

MostLikely climb(const Chances& chances, const Vector<double>& shares, const Vector<double>& start) {
  Vector<double> point = start / start.sum();
  MostLikely best{point, std::numeric_limits<double>::infinity()};
  for (int steps = 0; steps < kMostSteps; steps += 3) {
    const Step first = step_from(chances, shares, point);
    if (first.gap < best.gap) best = {point, std::max(0.0, first.gap)};
    if (best.gap <= kGap) break;
    const Step second = step_from(chances, shares, first.to);
    Vector<double> further;
    if (extrapolate(point, first.to, second.to, further)) {
      // Never to a point where the reports are less likely than after the plain steps.
      Step third = step_from(chances, shares, further);
      if (third.likelihood >= second.likelihood) {
        point = std::move(third.to);
        continue;
      }
    }
    point = second.to;
  }
  return best;
}

/// Minimises -sum f ln(Q'p) + sum p over p >= 0, whose solution sums to 1, by exact minima of its quadratic
/// model.
MostLikely polish(const Chances& chances, const Vector<double>& shares, MostLikely best) {
  const auto value = [&](const Vector<double>& p) {
    const Vector<double> reports = chances.of_reports(p);
    if (!(reports.minCoeff() > 0)) return std::numeric_limits<double>::infinity();
    return p.sum() - (shares.array() * reports.array().log()).sum();
  };
  Vector<double> point = best.distribution;
  double here = value(point);
  for (int i = 0; i < kMostNewton && best.gap > kGap; ++i) {
    const Vector<double> reports = chances.of_reports(point);
    const Vector<double> gains = chances.of_inputs(shares.cwiseQuotient(reports));
    const Matrix<double> curvature = chances.of_pairs(shares.cwiseQuotient(reports.cwiseAbs2()));
    const Vector<double> slope = Vector<double>::Ones(point.size()) - gains;
    const Vector<double> aim = least_non_negative(curvature, slope - curvature * point, point);
    const Vector<double> direction = aim - point;
    const double promised = slope.dot(direction);
    if (!(promised < 0) || !direction.allFinite()) break;
    double length = 1;
    Vector<double> next;
    double there = here;
    for (; length > 1e-8; length /= 2) {
      next = point + length * direction;
      there = value(next);
      if (there <= here + 1e-4 * length * promised) break;
    }
    if (!(there <= here)) break;
    point = next;
    here = there;
    const Vector<double> distribution = point / point.sum();
    const double gap = std::max(0.0, step_from(chances, shares, distribution).gap);
    if (gap < best.gap) best = {distribution, gap};
  }
  return best;
}

}  // namespace

MostLikely most_likely(const Chances& chances, const Vector<double>& shares, const Vector<double>& start) {
  return polish(chances, shares, climb(chances, shares, start));
}

MostLikely most_likely_of(const Channel& channel, const Vector<double>& counts, const Vector<double>& start) {
  std::vector<Index> seen;
  for (Index y = 0; y < counts.size(); ++y) {
    if (counts(y) > 0) seen.push_back(y);
  }
  const Matrix<double> chances = channel(Eigen::all, seen);
  if (!(chances.colwise().maxCoeff().minCoeff() > 0)) return {start, std::numeric_limits<double>::infinity()};
  const Chances products{
      [&](const Vector<double>& p) -> Vector<double> { return chances.transpose() * p; },
      [&](const Vector<double>& r) -> Vector<double> { return chances * r; },
      [&](const Vector<double>& w) -> Matrix<double> {
        return chances * w.asDiagonal() * chances.transpose();
      },
  };
  return most_likely(products, counts(seen) / counts.sum(), start);
}

MostLikely most_probable_of(const Matrix<double>& chances, const Vector<double>& counts,
                            const Vector<double>& table, double people, const Vector<double>& start) {
  const Index inputs = chances.rows();
  Matrix<double> all(inputs, chances.cols() + inputs);
  all << chances, Matrix<double>::Identity(inputs, inputs);
  Vector<double> more(all.cols());
  more << counts, people * table;
  return most_likely_of(all, more, start);
}

Vector<double> nearest_to_prior(const Channel& channel, const Vector<double>& distribution,
                                const Vector<double>& prior) {
  constexpr int kMostIterations = 400;
  constexpr double kClose = 1e-11;
  constexpr double kMissed = 1e-7;
  constexpr double kRidge = 1e-14;
  constexpr double kLongest = 2;
  // p_x ~ prior_x exp((Q theta)_x); theta maximises  theta . r - ln sum prior exp(Q theta).
  const Vector<double> wanted = channel.transpose() * distribution;
  Vector<double> exponents = Vector<double>::Zero(channel.rows());
  double along = 0;  // theta . r
  const auto at = [&](const Vector<double>& exponent, Vector<double>& reached) {
    const double largest = exponent.maxCoeff();
    reached = prior.array() * (exponent.array() - largest).exp();
    const double sum = reached.sum();
    reached /= sum;
    return -largest - std::log(sum);
  };
  Vector<double> reached;
  double value = at(exponents, reached);
  for (int i = 0; i < kMostIterations; ++i) {
    const Vector<double> expected = channel.transpose() * reached;
    const Vector<double> missing = wanted - expected;
    if (missing.cwiseAbs().maxCoeff() <= kClose) break;
    Matrix<double> curvature =
        channel.transpose() * reached.asDiagonal() * channel - expected * expected.transpose();
    curvature.diagonal().array() += kRidge;
    Vector<double> direction = Eigen::FullPivLU<Matrix<double>>(curvature).solve(missing);
    Vector<double> change = channel * direction;
    // If the wanted chances lie on the edge, theta has no end. A step that is too long leads to a corner
    // beside the edge.
    const double spread = change.maxCoeff() - change.minCoeff();
    if (spread > kLongest) {
      direction *= kLongest / spread;
      change *= kLongest / spread;
    }
    const double slope = missing.dot(direction);
    if (!(slope > 0)) break;
    double length = 1;
    Vector<double> trial;
    double found = value;
    for (; length > 1e-9; length /= 2) {
      found = at(exponents + length * change, trial) + along + length * wanted.dot(direction);
      if (found >= value + 1e-4 * length * slope) break;
    }
    if (!(found >= value) || !trial.allFinite()) break;
    exponents += length * change;
    along += length * wanted.dot(direction);
    reached = trial;
    value = found;
  }
  const double missed = (channel.transpose() * reached - wanted).cwiseAbs().maxCoeff();
  return missed <= kMissed ? reached : distribution;
}

}  // namespace sluice

// SPDX-License-Identifier: GPL-3.0-or-later
#include "estimate/likelihood.hpp"

#include <Eigen/LU>
#include <algorithm>
#include <cmath>

namespace sluice {
namespace {

constexpr double kGap = 1e-9;
constexpr int kMostSteps = 20000;

/// One step of expectation maximisation from a distribution, and what the distribution is worth.
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

/// Three points on the way say where it leads. Nothing where that is no distribution.
bool extrapolate(const Vector<double>& first, const Vector<double>& second, const Vector<double>& third,
                 Vector<double>& reached) {
  const Vector<double> change = second - first;
  const Vector<double> bend = (third - second) - change;
  const double curvature = bend.norm();
  if (!(curvature > 0)) return false;
  const double length = std::max(1.0, change.norm() / curvature);
  if (length == 1.0) return false;
  reached = first + 2 * length * change + length * length * bend;
  // A category that is left out for good could not come back.
  if (!(reached.minCoeff() > 0)) {
    reached = reached.cwiseMax(first * 0x1p-4);
    reached /= reached.sum();
  }
  return reached.allFinite();
}

}  // namespace

MostLikely most_likely(const Chances& chances, const Vector<double>& shares, const Vector<double>& start) {
  Vector<double> point = start / start.sum();
  MostLikely best{point, INFINITY};
  for (int steps = 0; steps < kMostSteps; steps += 3) {
    const Step first = step_from(chances, shares, point);
    if (first.gap < best.gap) best = {point, std::max(0.0, first.gap)};
    if (best.gap <= kGap) break;
    const Step second = step_from(chances, shares, first.to);
    Vector<double> further;
    if (extrapolate(point, first.to, second.to, further)) {
      // Never to where the reports are less likely than where the plain steps have led.
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

Vector<double> nearest_to_prior(const Channel& channel, const Vector<double>& distribution,
                                const Vector<double>& prior) {
  constexpr int kMostIterations = 200;
  constexpr double kClose = 1e-9;
  constexpr double kRidge = 1e-12;
  // p_x ~ prior_x exp((Q theta)_x); theta maximises  theta . r - ln sum prior exp(Q theta).
  const Vector<double> wanted = channel.transpose() * distribution;
  Vector<double> theta = Vector<double>::Zero(channel.cols());
  const auto at = [&](const Vector<double>& dual, Vector<double>& reached) {
    const Vector<double> exponents = channel * dual;
    const double largest = exponents.maxCoeff();
    reached = prior.array() * (exponents.array() - largest).exp();
    const double sum = reached.sum();
    reached /= sum;
    return dual.dot(wanted) - largest - std::log(sum);
  };
  Vector<double> reached;
  double value = at(theta, reached);
  for (int i = 0; i < kMostIterations; ++i) {
    const Vector<double> expected = channel.transpose() * reached;
    const Vector<double> missing = wanted - expected;
    if (missing.cwiseAbs().maxCoeff() <= kClose) break;
    Matrix<double> curvature =
        channel.transpose() * reached.asDiagonal() * channel - expected * expected.transpose();
    curvature.diagonal().array() += kRidge;
    const Vector<double> direction = Eigen::FullPivLU<Matrix<double>>(curvature).solve(missing);
    double length = 1;
    Vector<double> next;
    Vector<double> trial;
    double found = value;
    for (; length > 1e-6; length /= 2) {
      next = theta + length * direction;
      found = at(next, trial);
      if (found >= value) break;
    }
    if (!(found >= value) || !trial.allFinite()) break;
    theta = next;
    reached = trial;
    value = found;
  }
  return reached;
}

}  // namespace sluice

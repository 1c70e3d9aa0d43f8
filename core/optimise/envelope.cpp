// SPDX-License-Identifier: GPL-3.0-or-later
#include "optimise/envelope.hpp"

#include <Eigen/QR>
#include <algorithm>
#include <vector>

#include "optimise/linear_program.hpp"
#include "prior/information.hpp"

namespace sluice {
namespace {

// Weights below this are the simplex method's rounding, not reports.
constexpr double kNoWeight = 1e-13;
// How far the polished weights may be from reproducing the prior.
constexpr double kResidual = 1e-10;

struct Mixture {
  std::vector<Index> posteriors;
  Vector<double> weights;
};

std::vector<Index> positive(const Vector<double>& weights, const std::vector<Index>& among) {
  std::vector<Index> kept;
  for (std::size_t i = 0; i < among.size(); ++i) {
    if (weights(static_cast<Index>(i)) > kNoWeight) kept.push_back(among[i]);
  }
  return kept;
}

/// The simplex method meets the equations to its tolerance only. Solved again for the chosen posteriors
/// alone, by an orthogonal factorisation, they hold to the last digits.
Result<Mixture> polish(const Matrix<double>& posteriors, const Vector<double>& prior,
                       const Vector<double>& weights) {
  std::vector<Index> all(static_cast<std::size_t>(weights.size()));
  for (std::size_t i = 0; i < all.size(); ++i) all[i] = static_cast<Index>(i);
  Mixture mixture{positive(weights, all), {}};
  while (true) {
    const Matrix<double> chosen = posteriors(mixture.posteriors, Eigen::all).transpose();
    mixture.weights = chosen.colPivHouseholderQr().solve(prior);
    auto kept = positive(mixture.weights, mixture.posteriors);
    if (kept.size() == mixture.posteriors.size()) {
      if ((chosen * mixture.weights - prior).cwiseAbs().maxCoeff() < kResidual) return mixture;
      break;
    }
    if (kept.empty()) break;
    mixture.posteriors = std::move(kept);
  }
  return Failure{Status::solver_failed, "The optimum could not be computed accurately enough.",
                 "Try a slightly different epsilon, or merge rare categories."};
}

}  // namespace

Result<Envelope> envelope(const Prior& prior, const Matrix<double>& posteriors) {
  const Vector<double>& p = prior.probabilities.data;
  Vector<double> entropies(posteriors.rows());
  for (Index i = 0; i < posteriors.rows(); ++i) entropies(i) = entropy(posteriors.row(i).transpose());

  const auto solution = solve({posteriors.transpose(), p, entropies});
  if (!solution) return solution.failure();
  const auto mixture = polish(posteriors, p, solution->x);
  if (!mixture) return mixture.failure();

  const auto b = static_cast<Index>(mixture->posteriors.size());
  Channel channel(p.size(), b);
  for (Index y = 0; y < b; ++y) {
    const Index i = mixture->posteriors[static_cast<std::size_t>(y)];
    channel.col(y) = mixture->weights(y) * posteriors.row(i).transpose().cwiseQuotient(p);
  }
  const Vector<double> sums = channel.rowwise().sum();
  channel = sums.cwiseInverse().asDiagonal() * channel;

  // Any prices give a bound once they are lowered by the worst reduced cost: the solver's need not be
  // feasible. Every v has sum 1, so the shift costs exactly that much.
  const Vector<double>& prices = solution->duals;
  const double worst = (entropies - posteriors * prices).minCoeff();
  const double whole = entropy(p);
  const double bound = std::min(whole, whole - prices.dot(p) - worst);
  return Envelope{std::move(channel), bound + kInformationRounding};
}

}  // namespace sluice

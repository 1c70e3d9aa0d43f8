// SPDX-License-Identifier: GPL-3.0-or-later
#include "optimise/envelope.hpp"

#include <Eigen/QR>
#include <algorithm>
#include <vector>

#include "optimise/linear_program.hpp"
#include "prior/information.hpp"

namespace sluice {
namespace {

// Weights below this are the simplex method's rounding, not columns.
constexpr double kNoWeight = 1e-13;
// How far the rows of the polished channel may be from summing to 1.
constexpr double kResidual = 1e-10;
// A report rarer than this is no use to anyone, but its rounding to integers could break its rows.
constexpr double kRareReport = 1e-9;

struct Mixture {
  std::vector<Index> columns;
  Vector<double> weights;
};

std::vector<Index> positive(const Vector<double>& weights, const std::vector<Index>& among) {
  std::vector<Index> kept;
  for (std::size_t i = 0; i < among.size(); ++i) {
    if (weights(static_cast<Index>(i)) > kNoWeight) kept.push_back(among[i]);
  }
  return kept;
}

/// The simplex method meets the equations to its tolerance only. Solved again for the chosen columns alone,
/// by an orthogonal factorisation, they hold to the last digits. `columns` has one a row.
Result<Mixture> polish(const Matrix<double>& columns, const Vector<double>& weights) {
  std::vector<Index> all(static_cast<std::size_t>(weights.size()));
  for (std::size_t i = 0; i < all.size(); ++i) all[i] = static_cast<Index>(i);
  Mixture mixture{positive(weights, all), {}};
  const Vector<double> ones = Vector<double>::Ones(columns.cols());
  while (!mixture.columns.empty()) {
    const Matrix<double> chosen = columns(mixture.columns, Eigen::all).transpose();
    mixture.weights = chosen.colPivHouseholderQr().solve(ones);
    auto kept = positive(mixture.weights, mixture.columns);
    if (kept.size() == mixture.columns.size()) {
      if ((chosen * mixture.weights - ones).cwiseAbs().maxCoeff() < kResidual) return mixture;
      break;
    }
    mixture.columns = std::move(kept);
  }
  return Failure{Status::solver_failed, "The optimum could not be computed accurately enough.",
                 "Try a slightly different epsilon, or merge rare categories."};
}

Channel channel_of(const Matrix<double>& columns, const Mixture& mixture) {
  const Matrix<double> chosen = columns(mixture.columns, Eigen::all);
  const Channel channel = chosen.transpose() * mixture.weights.asDiagonal();
  return channel.rowwise().sum().cwiseInverse().asDiagonal() * channel;
}

/// Rare reports become one with the likeliest. Rows are linear in a column, so the sum of two columns that
/// keep a promise keeps it too.
Channel merge_rare(const Channel& channel, const Vector<double>& prior) {
  const Vector<double> probabilities = channel.transpose() * prior;
  Index likeliest = 0;
  probabilities.maxCoeff(&likeliest);
  std::vector<Index> kept;
  Channel merged = channel;
  for (Index y = 0; y < channel.cols(); ++y) {
    if (y == likeliest || probabilities(y) >= kRareReport) {
      kept.push_back(y);
    } else {
      merged.col(likeliest) += channel.col(y);
    }
  }
  return merged(Eigen::all, kept);
}

}  // namespace

Result<Envelope> envelope(const Prior& prior, const Matrix<double>& posteriors) {
  const Vector<double>& p = prior.probabilities.data;
  // Posed in columns of the channel with a largest entry of 1: every coefficient lies in [0,1] and every
  // right-hand side is 1, so the solver's absolute tolerances mean the same for rare categories as for common
  // ones.
  Matrix<double> columns = posteriors.array().rowwise() / p.transpose().array();
  for (auto column : columns.rowwise()) column /= column.maxCoeff();
  const Vector<double> mass = columns * p;
  Vector<double> cost(posteriors.rows());
  for (Index i = 0; i < posteriors.rows(); ++i) cost(i) = mass(i) * entropy(posteriors.row(i).transpose());

  const auto solution = solve({columns.transpose(), Vector<double>::Ones(p.size()), cost});
  if (!solution) return solution.failure();
  const auto mixture = polish(columns, solution->x);
  if (!mixture) return mixture.failure();

  // Any prices give a bound once they are lowered until no column has a negative reduced cost; the solver's
  // need not be feasible. Lowering all by d lowers every column's value by at least d, its largest entry
  // being 1, and the bound by a d; lowering each by d p_x lowers a column's by d times its mass, and the
  // bound by d.
  const Vector<double>& prices = solution->duals;
  const Vector<double> reduced = cost - columns * prices;
  const auto a = static_cast<double>(p.size());
  const double lowered = std::min(a * std::max(0.0, -reduced.minCoeff()),
                                  std::max(0.0, -reduced.cwiseQuotient(mass).minCoeff()));
  const double whole = entropy(p);
  const double bound = std::min(whole, whole - prices.sum() + lowered);
  return Envelope{merge_rare(channel_of(columns, *mixture), p), bound + kInformationRounding};
}

}  // namespace sluice

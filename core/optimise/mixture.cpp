// SPDX-License-Identifier: GPL-3.0-or-later
#include "optimise/mixture.hpp"

#include <Eigen/LU>
#include <optional>
#include <vector>

#include "optimise/search_texts.hpp"

namespace sluice {
namespace {

// Smaller weights are the simplex method's rounding, not columns.
constexpr double kNoWeight = 1e-13;
// The largest error of a row sum of the polished channel.
constexpr double kResidual = 1e-10;
// The most probability that rows may lack together, if a category is too rare for the solver.
constexpr double kMissing = 1e-8;
// A rarer report is useless, but its rounding to integers could break its rows.
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

/// The simplex method meets the equations to its tolerance only. Solved again for the chosen columns alone
/// they hold to the last digits. `columns` has one a row.
std::optional<Mixture> polish(const Matrix<double>& columns, const Vector<double>& weights) {
  std::vector<Index> all(static_cast<std::size_t>(weights.size()));
  for (std::size_t i = 0; i < all.size(); ++i) all[i] = static_cast<Index>(i);
  Mixture mixture{positive(weights, all), {}};
  const Vector<double> ones = Vector<double>::Ones(columns.cols());
  while (!mixture.columns.empty()) {
    const Matrix<double> chosen = columns(mixture.columns, Eigen::all).transpose();
    const auto factors = chosen.fullPivLu();
    if (factors.rank() == chosen.cols()) {
      mixture.weights = factors.solve(ones);
    } else {
      // If the mixture has to meet more than the prior, take the nearest of all that meet the prior.
      const Vector<double> near = weights(mixture.columns);
      const Matrix<double> square = chosen * chosen.transpose();
      mixture.weights = near + chosen.transpose() * square.fullPivLu().solve(ones - chosen * near);
    }
    auto kept = positive(mixture.weights, mixture.columns);
    if (kept.size() == mixture.columns.size()) {
      if ((chosen * mixture.weights - ones).cwiseAbs().maxCoeff() < kResidual) return mixture;
      break;
    }
    mixture.columns = std::move(kept);
  }
  return std::nullopt;
}

/// Makes rows sum to 1: a row with too much is scaled down, and a row with too little gets some of the mean
/// report. Empty if that takes more than a rare category could explain.
std::optional<Channel> completed(Channel channel, const Vector<double>& prior) {
  const Vector<double> sums = channel.rowwise().sum();
  if ((sums.array() - 1).abs().matrix().dot(prior) > kMissing) return std::nullopt;
  Vector<double> mean = channel.transpose() * prior;
  mean /= mean.sum();
  for (Index x = 0; x < channel.rows(); ++x) {
    if (sums(x) >= 1) {
      channel.row(x) /= sums(x);
    } else {
      channel.row(x) += (1 - sums(x)) * mean.transpose();
    }
  }
  return channel;
}

Channel channel_of(const Matrix<double>& columns, const Vector<double>& weights) {
  return columns.transpose() * weights.asDiagonal();
}

/// Merges rare reports with the likeliest. Rows are linear in a column, so the sum of two columns that keep a
/// guarantee keeps it as well.
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

Matrix<double> likelihood_columns(const Matrix<double>& posteriors, const Vector<double>& prior) {
  Matrix<double> columns = posteriors.array().rowwise() / prior.transpose().array();
  for (auto column : columns.rowwise()) column /= column.maxCoeff();
  return columns;
}

Result<Channel> mix(const Matrix<double>& posteriors, const Vector<double>& probabilities,
                    const Vector<double>& prior) {
  const Matrix<double> columns = likelihood_columns(posteriors, prior);
  const Vector<double> weights = probabilities.cwiseQuotient(columns * prior);
  const auto polished = polish(columns, weights);
  const auto channel =
      polished ? completed(channel_of(columns(polished->columns, Eigen::all), polished->weights), prior)
               : completed(channel_of(columns, weights), prior);
  if (channel) return merge_rare(*channel, prior);
  return fail(texts::kSearch.optimum_inaccurate);
}

}  // namespace sluice

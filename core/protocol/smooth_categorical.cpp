// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocol/smooth_categorical.hpp"

#include <algorithm>
#include <vector>

#include "optimise/search_texts.hpp"
#include "protocol/minimax_lp.hpp"
#include "protocol/secret_rows.hpp"

namespace sluice::smooth_categorical {
namespace {

// A program with more moves or conditions takes minutes.
constexpr Index kMostMoves = 4000;
constexpr Index kMostRows = 8000;
// Smaller costs cannot be told from 0. So the sum is least up to this much for each rare answer.
constexpr double kLeastCost = 1e-6;

/// The mass that moves with secret s from one answer to another: P(X=from, Y=to | s). It is in units of the
/// rarer of the two, so that a solver's tolerances mean the same for rare answers.
struct Move {
  Index secret;
  Index from;
  Index to;
  double unit;
};

std::vector<Move> all_moves(const Matrix<double>& given, const Vector<double>& units) {
  std::vector<Move> moves;
  for (Index s = 0; s < given.rows(); ++s) {
    for (Index from = 0; from < given.cols(); ++from) {
      if (given(s, from) <= 0) continue;
      for (Index to = 0; to < given.cols(); ++to) {
        if (to != from) moves.push_back({s, from, to, std::min(units(from), units(to))});
      }
    }
  }
  return moves;
}

/// Variables: the moves, then P(Y=y|s) in units of each answer, s by s, then the maximum.
SparseProgram program_of(const Matrix<double>& given, const Vector<double>& units, const Matrix<double>& rows,
                         const std::vector<Move>& moves) {
  const Index c = given.rows();
  const Index a = given.cols();
  const Index m = rows.rows();
  const auto n = static_cast<Index>(moves.size());
  const Index height = c * a + m * a + n;
  SparseProgram program{
      {}, Vector<double>::Zero(height), Vector<double>::Zero(n + c * a + 1), height - c * a};
  const auto put = [&program](Index row, Index column, double value) {
    if (value != 0) program.constraints.push_back({row, column, value});
  };
  for (Index s = 0; s < c; ++s) {
    for (Index y = 0; y < a; ++y) {
      // Reported mass is the given mass, plus what comes, less what goes.
      put(s * a + y, n + s * a + y, 1);
      program.right_hand_side(s * a + y) = given(s, y) / units(y);
      for (Index i = 0; i < m; ++i) put(c * a + y * m + i, n + s * a + y, rows(i, s));
    }
  }
  for (Index k = 0; k < n; ++k) {
    const Move& move = moves[static_cast<std::size_t>(k)];
    put(move.secret * a + move.to, k, -move.unit / units(move.to));
    put(move.secret * a + move.from, k, move.unit / units(move.from));
    // unit move / P(from|s) is at most the maximum.
    const double share = move.unit / given(move.secret, move.from);
    put(height - n + k, k, std::min(1.0, share));
    put(height - n + k, n + c * a, -std::min(1.0, 1 / share));
  }
  return program;
}

}  // namespace

Result<Proposal> propose(const Prior& prior, const Notion& notion, double epsilon,
                         const SearchOptions& /*options*/) {
  const Index c = prior.secrets();
  const Index a = prior.categories();
  const Matrix<double> given = data_given_secret(prior);
  const Matrix<double> rows = secret_rows(prior, notion, epsilon);
  const Vector<double> units = given.colwise().maxCoeff().transpose();
  const std::vector<Move> moves = all_moves(given, units);
  const auto n = static_cast<Index>(moves.size());
  if (n > kMostMoves || rows.rows() * a > kMostRows) return fail(texts::kSearch.categorical_too_large);
  Vector<double> chances(n);  // the probability of each move by one unit
  for (Index k = 0; k < n; ++k) {
    const Move& move = moves[static_cast<std::size_t>(k)];
    chances(k) = move.unit / given(move.secret, move.from);
  }
  Vector<double> cost = Vector<double>::Zero(n + c * a);
  cost.head(n) = chances.cwiseMax(kLeastCost);
  const auto moved = minimax_lp(program_of(given, units, rows, moves), cost);
  if (!moved) return moved.failure();

  Channel channel = Channel::Zero(c * a, a);
  double most = 0;
  for (Index k = 0; k < n; ++k) {
    const auto& [s, from, to, unit] = moves[static_cast<std::size_t>(k)];
    const double chance = std::max(0.0, (*moved)(k)) * chances(k);
    channel(s * a + from, to) = chance;
    most = std::max(most, chance);
  }
  for (Index s = 0; s < c; ++s) {
    // The maximum is at most 1/a, since with that all reports may be equal; so the diagonal has the rest.
    for (Index x = 0; x < a; ++x) channel(s * a + x, x) = std::max(0.0, 1 - channel.row(s * a + x).sum());
    const Eigen::RowVectorXd reports = given.row(s) * channel.middleRows(s * a, a);
    for (Index x = 0; x < a; ++x) {
      if (given(s, x) <= 0) channel.row(s * a + x) = reports;
      channel.row(s * a + x) /= channel.row(s * a + x).sum();
    }
  }
  mend(prior, rows, channel);
  return Proposal{std::move(channel), {}, most};
}

}  // namespace sluice::smooth_categorical

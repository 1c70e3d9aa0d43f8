// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cstdint>

#include "optimise/linear_program.hpp"
#include "optimise/scatter.hpp"
#include "optimise/search_clock.hpp"
#include "optimise/vertex_walk.hpp"
#include "prior/information.hpp"
#include "protocol/linear_reduction.hpp"

namespace sluice::linear_reduction {
namespace {

// A program with more entries, constraints times variables, takes seconds.
constexpr double kMostEntries = 1e6;
// Walks begin from this many vertices, and from one only if the program has more entries than this.
constexpr std::uint64_t kVertexWalks = 8;
constexpr double kManyEntries = 1e5;
// The entries of tableaux that a list of all vertices may hold, and the vertices it may see: a second's work.
constexpr double kMostHeld = 4e6;
constexpr double kMostBases = 2e4;

/// The part of P(x,y) in one unit of a variable. With it all variables and coefficients are at most 1, so
/// that a solver's tolerances mean the same for rare categories.
double unit(const Prior& prior, Index x, Index y) {
  return std::min(prior.probabilities.data(x), prior.probabilities.data(y));
}

/// P(x,y) in these units, x by x:  sum_y P(x,y) = p_x,  sum_x P(s|x) P(x,y) = P(s,y).
Polytope channels(const Prior& prior, double alpha) {
  const Index a = prior.categories();
  const Index c = prior.secrets();
  const Matrix<double> given = secret_given_data(prior);
  const Matrix<double> reports = reports_given_secret(prior, alpha);
  const auto& p = prior.probabilities;
  Polytope polytope{Matrix<double>::Zero(a + c * a, a * a), Vector<double>::Ones(a + c * a)};
  for (Index x = 0; x < a; ++x) {
    for (Index y = 0; y < a; ++y) {
      const double share = unit(prior, x, y);
      polytope.constraints(x, x * a + y) = share / p.data(x);
      for (Index s = 0; s < c; ++s) {
        polytope.constraints(a + s * a + y, x * a + y) = given(s, x) * share / p.data(y);
        polytope.right_hand_side(a + s * a + y) = reports(s, y) * p.secret(s) / p.data(y);
      }
    }
  }
  for (Index i = 0; i < polytope.constraints.rows(); ++i) {
    const double largest = polytope.constraints.row(i).maxCoeff();
    polytope.constraints.row(i) /= largest;
    polytope.right_hand_side(i) /= largest;
  }
  return polytope;
}

/// Costs for a vertex to begin from: the one with the least P(Y != X), then others.
Vector<double> costs(const Prior& prior, std::uint64_t start) {
  const Index a = prior.categories();
  std::uint64_t drawn = start * static_cast<std::uint64_t>(a * a);
  Vector<double> costs(a * a);
  for (Index x = 0; x < a; ++x) {
    for (Index y = 0; y < a; ++y) {
      costs(x * a + y) = unit(prior, x, y) * (start > 0 ? scatter(drawn++) : static_cast<double>(x != y));
    }
  }
  return costs / costs.maxCoeff();
}

Channel channel_of(const Prior& prior, const Vector<double>& shares) {
  const Index a = prior.categories();
  Channel channel(a, a);
  for (Index x = 0; x < a; ++x) {
    for (Index y = 0; y < a; ++y) channel(x, y) = shares(x * a + y) * unit(prior, x, y);
    channel.row(x) /= channel.row(x).sum();
  }
  return channel;
}

/// Whether the reports of every secret have their wanted probabilities. A vertex that is off by more than
/// rounding would be repaired later, at the cost of information.
bool is_reduction(const Prior& prior, const Matrix<double>& reports, const Channel& channel) {
  const Matrix<double> off = data_given_secret(prior) * channel - reports;
  return channel.allFinite() && (off.cwiseAbs().array() <= 1e-12 * (reports.array() + 1e-3)).all();
}

}  // namespace

Channel best_markov(const Prior& prior, double alpha, const SearchOptions& options) {
  const SearchClock clock(options);
  const auto a = static_cast<double>(prior.categories());
  const double entries = a * a * a * static_cast<double>(prior.secrets() + 1);
  Channel best = resampling(prior, alpha);
  if (alpha <= 0 || entries > kMostEntries) return best;
  const std::uint64_t walks = entries > kManyEntries ? 1 : kVertexWalks;
  const Polytope polytope = channels(prior, alpha);
  const Matrix<double> reports = reports_given_secret(prior, alpha);
  TableInformation information{Vector<double>::Zero(prior.categories() * prior.categories()), {}, {}};
  information.share.resize(information.given.size());
  for (Index at = 0; at < information.given.size(); ++at) {
    information.cell.push_back(at);
    information.share(at) = unit(prior, at / prior.categories(), at % prior.categories());
  }
  double most = mutual_information(prior.probabilities.data.asDiagonal() * best);
  const auto consider = [&](const Vector<double>& vertex) {
    const Channel channel = channel_of(prior, vertex);
    const double kept = mutual_information(prior.probabilities.data.asDiagonal() * channel);
    if (kept <= most || !is_reduction(prior, reports, channel)) return;
    most = kept;
    best = channel;
  };
  const auto most_bases = static_cast<std::size_t>(std::min(kMostBases, kMostHeld / entries));
  for (std::uint64_t start = 0; start < walks && clock.left() > 0; ++start) {
    const auto begin = solve({polytope.constraints, polytope.right_hand_side, costs(prior, start)});
    if (!begin) continue;
    if (start == 0) {
      if (const auto vertex = highest_vertex(polytope, information, begin->x, most_bases)) {
        consider(*vertex);
        break;
      }
    }
    if (const auto vertex = walk_up(polytope, information, begin->x)) consider(*vertex);
  }
  return best;
}

Result<Proposal> propose_markov(const Prior& prior, const Notion& notion, double epsilon,
                                const SearchOptions& options) {
  const double alpha = least_alpha(prior, notion, epsilon);
  return Proposal{best_markov(prior, alpha, options), {}, alpha};
}

}  // namespace sluice::linear_reduction

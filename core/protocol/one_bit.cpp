// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocol/one_bit.hpp"

#include <algorithm>
#include <numeric>
#include <utility>
#include <vector>

#include "protocol/calibration.hpp"
#include "protocol/minimax_lp.hpp"
#include "protocol/secret_rows.hpp"

namespace sluice::one_bit {
namespace {

Channel flipping(double alpha) {
  Channel channel(2, 2);
  channel << 1 - alpha, alpha, alpha, 1 - alpha;
  return channel;
}

/// The least alpha that every row of a notion allows.
double least_flip(const Prior& prior, const Notion& notion, double epsilon) {
  const double exceeded = excess(prior, notion, epsilon).category.maxCoeff();
  return exceeded > 0 ? 1 / (2 + 1 / exceeded) : 0;
}

using Edges = std::vector<std::pair<Index, Index>>;

/// For each secret the number of its connected component, which is one of the component's secrets.
std::vector<Index> components(Index secrets, const Edges& edges) {
  std::vector<Index> component(static_cast<std::size_t>(secrets));
  std::iota(component.begin(), component.end(), Index{0});
  for (const auto& [one, other] : edges) {
    const Index merged = component[static_cast<std::size_t>(one)];
    std::ranges::replace(component, merged, component[static_cast<std::size_t>(other)]);
  }
  return component;
}

}  // namespace

Result<Proposal> propose(const Prior& prior, const Notion& notion, double epsilon,
                         const SearchOptions& /*options*/) {
  const double alpha = least_flip(prior, notion, epsilon);
  return Proposal{flipping(alpha), {}, alpha};
}

Result<Proposal> propose_by_component(const Prior& prior, const Notion& notion, double epsilon,
                                      const SearchOptions& /*options*/) {
  const Index c = prior.secrets();
  const Edges& edges = notion.parameters.neighbours;
  const std::vector<Index> component = components(c, edges);
  const auto of = [&](Index s) { return component[static_cast<std::size_t>(s)]; };
  Vector<double> alpha = Vector<double>::Zero(c);  // one for each component; a profile without edges needs
                                                   // none
  for (Index number = 0; number < c; ++number) {
    Notion own = notion;
    std::erase_if(own.parameters.neighbours, [&](const auto& edge) { return of(edge.first) != number; });
    if (!own.parameters.neighbours.empty()) alpha(number) = least_flip(prior, own, epsilon);
  }
  Channel channel(2 * c, 2);
  for (Index s = 0; s < c; ++s) channel.middleRows(2 * s, 2) = flipping(alpha(of(s)));
  return Proposal{std::move(channel), {}, alpha.maxCoeff()};
}

Result<Proposal> propose_smooth(const Prior& prior, const Notion& notion, double epsilon,
                                const SearchOptions& /*options*/) {
  const Index c = prior.secrets();
  const Matrix<double> given = data_given_secret(prior);
  const Matrix<double> rows = secret_rows(prior, notion, epsilon);
  // In units of the rarer answer if that is rare: a solver then tolerates little of either.
  const Vector<double> sizes = given.colwise().maxCoeff().transpose();
  const double unit = sizes.minCoeff();
  // The variables are the c flips, and their maximum. An alpha above 1/2 never helps, so no condition keeps
  // it below.
  const Index m = rows.rows();
  SparseProgram program{{}, Vector<double>::Zero(2 * m + c), Vector<double>::Zero(c + 1), 2 * m + c};
  for (Index y = 0; y < 2; ++y) {
    // P(y|s) = p + alpha (1 - 2p), with p the share of y in the data.
    const Vector<double> likely = given.col(y) / sizes(y);
    const Vector<double> slope = (1 - 2 * given.col(y).array()) * unit / sizes(y);
    for (Index i = 0; i < m; ++i) {
      for (Index s = 0; s < c; ++s) {
        if (rows(i, s) != 0) program.constraints.push_back({y * m + i, s, rows(i, s) * slope(s)});
      }
    }
    program.right_hand_side.segment(y * m, m) = -rows * likely;
  }
  for (Index s = 0; s < c; ++s) {
    program.constraints.push_back({2 * m + s, s, 1});
    program.constraints.push_back({2 * m + s, c, -1});
  }
  const auto flips = minimax_lp(std::move(program), Vector<double>::Ones(c));
  if (!flips) return flips.failure();
  Channel channel(2 * c, 2);
  double largest = 0;
  for (Index s = 0; s < c; ++s) {
    const double alpha = std::clamp((*flips)(s)*unit, 0.0, 0.5);
    channel.middleRows(2 * s, 2) = flipping(alpha);
    largest = std::max(largest, alpha);
  }
  return Proposal{std::move(channel), {}, largest};
}

}  // namespace sluice::one_bit

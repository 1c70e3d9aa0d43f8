// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocol/coupling.hpp"
#include "protocol/linear_reduction.hpp"
#include "protocol/secret_rows.hpp"

namespace sluice::linear_reduction {
namespace {

bool keep_triangle_inequality(const Matrix<double>& distances) {
  // Within the rounding of distances that are differences.
  const double tolerance = 1e-12 * distances.maxCoeff();
  for (Index x = 0; x < distances.rows(); ++x) {
    for (Index y = 0; y < distances.cols(); ++y) {
      const double least = (distances.row(x) + distances.col(y).transpose()).minCoeff();
      if (least < distances(x, y) - tolerance) return false;
    }
  }
  return true;
}

}  // namespace

Result<Proposal> propose_coupling(const Prior& prior, const Notion& notion, double epsilon,
                                  const SearchOptions& options) {
  const double alpha = least_alpha(prior, notion, epsilon);
  const Matrix<double> wanted = reports_given_secret(prior, alpha);
  Channel channel = coupling::channel(prior, wanted, coupling::most_informative(prior, wanted, options));
  mend(prior, secret_rows(prior, notion, epsilon), channel);
  return Proposal{std::move(channel), {}, alpha};
}

Result<Channel> nearest_coupling(const Prior& prior, double alpha) {
  const Matrix<double> wanted = reports_given_secret(prior, alpha);
  const bool some_stay = keep_triangle_inequality(prior.distances);
  const std::vector<Transport> moves = coupling::what_moves(prior, wanted);
  const Matrix<double> given = data_given_secret(prior);
  std::vector<Matrix<double>> plans;
  for (Index s = 0; s < given.rows(); ++s) {
    const Transport all{given.row(s).transpose(), wanted.row(s).transpose()};
    auto plan = cheapest_plan(some_stay ? moves[static_cast<std::size_t>(s)] : all, prior.distances);
    if (!plan) return plan.failure();
    plans.push_back(std::move(*plan));
  }
  return some_stay ? coupling::channel(prior, wanted, plans)
                   : coupling::channel_of_plans(prior, wanted, plans);
}

Result<Proposal> propose_nearest(const Prior& prior, const Notion& notion, double epsilon,
                                 const SearchOptions& /*options*/) {
  const double alpha = least_alpha(prior, notion, epsilon);
  auto channel = nearest_coupling(prior, alpha);
  if (!channel) return channel.failure();
  mend(prior, secret_rows(prior, notion, epsilon), *channel);
  return Proposal{std::move(*channel), {}, alpha};
}

}  // namespace sluice::linear_reduction

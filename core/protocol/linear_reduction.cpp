// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocol/linear_reduction.hpp"

#include <algorithm>

#include "protocol/calibration.hpp"

namespace sluice::linear_reduction {

double least_alpha(const Prior& prior, const Notion& notion, double epsilon) {
  const Vector<double> exceeded = excess(prior, notion, epsilon).category;
  double alpha = 0;
  for (Index y = 0; y < exceeded.size(); ++y) {
    // e / (e + p), where e may be infinite.
    if (exceeded(y) > 0) alpha = std::max(alpha, 1 / (1 + prior.probabilities.data(y) / exceeded(y)));
  }
  return alpha;
}

Matrix<double> reports_given_secret(const Prior& prior, double alpha) {
  Matrix<double> reports = (1 - alpha) * data_given_secret(prior);
  reports.rowwise() += alpha * prior.probabilities.data.transpose();
  return reports;
}

Channel resampling(const Prior& prior, double alpha) {
  const Index a = prior.categories();
  Channel channel = (1 - alpha) * Channel::Identity(a, a);
  channel.rowwise() += alpha * prior.probabilities.data.transpose();
  return channel;
}

Result<Proposal> propose_resampling(const Prior& prior, const Notion& notion, double epsilon,
                                    const SearchOptions& /*options*/) {
  const double alpha = least_alpha(prior, notion, epsilon);
  return Proposal{resampling(prior, alpha), {}, alpha};
}

}  // namespace sluice::linear_reduction

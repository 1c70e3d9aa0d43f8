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

Result<Proposal> propose_markov(const Prior& prior, const Notion& notion, double epsilon,
                                const SearchOptions& /*options*/) {
  const double alpha = least_alpha(prior, notion, epsilon);
  const Index a = prior.categories();
  Channel channel = (1 - alpha) * Channel::Identity(a, a);
  channel.rowwise() += alpha * prior.probabilities.data.transpose();
  return Proposal{std::move(channel), {}, alpha};
}

}  // namespace sluice::linear_reduction

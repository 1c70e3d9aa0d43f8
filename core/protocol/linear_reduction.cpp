// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocol/linear_reduction.hpp"

#include <algorithm>

#include "protocol/calibration.hpp"

namespace sluice::linear_reduction {

double most_kept(const Prior& prior, const Notion& notion, double epsilon) {
  const Vector<double> exceeded = excess(prior, notion, epsilon).category;
  double kept = 1;
  for (Index y = 0; y < exceeded.size(); ++y) {
    kept = std::min(kept, 1 / (1 + exceeded(y) / prior.probabilities.data(y)));
  }
  return kept;
}

Result<Proposal> propose_markov(const Prior& prior, const Notion& notion, double epsilon,
                                const SearchOptions& /*options*/) {
  const double kept = most_kept(prior, notion, epsilon);
  const Index a = prior.categories();
  Channel channel = kept * Channel::Identity(a, a);
  channel.rowwise() += (1 - kept) * prior.probabilities.data.transpose();
  return Proposal{std::move(channel), {}, 1 - kept};
}

}  // namespace sluice::linear_reduction

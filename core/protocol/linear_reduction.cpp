// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocol/linear_reduction.hpp"

#include <algorithm>

#include "protocol/calibration.hpp"

namespace sluice::linear_reduction {
namespace {

Channel keeping(const Prior& prior, double kept) {
  const Index a = prior.categories();
  Channel channel = kept * Channel::Identity(a, a);
  channel.rowwise() += (1 - kept) * prior.probabilities.data.transpose();
  return channel;
}

}  // namespace

double most_kept(const Prior& prior, const Notion& notion, double epsilon) {
  const Vector<double> exceeded = excess(prior, notion, epsilon).category;
  double kept = 1;
  for (Index y = 0; y < exceeded.size(); ++y) {
    kept = std::min(kept, 1 / (1 + exceeded(y) / prior.probabilities.data(y)));
  }
  return kept;
}

double least_alpha(const Prior& prior, const Notion& notion, double epsilon) {
  return 1 - most_kept(prior, notion, epsilon);
}

Matrix<double> reports_given_secret(const Prior& prior, double alpha) {
  Matrix<double> reports = (1 - alpha) * data_given_secret(prior);
  reports.rowwise() += alpha * prior.probabilities.data.transpose();
  return reports;
}

Channel resampling(const Prior& prior, double alpha) { return keeping(prior, 1 - alpha); }

Result<Proposal> propose_resampling(const Prior& prior, const Notion& notion, double epsilon,
                                    const SearchOptions& /*options*/) {
  const double kept = most_kept(prior, notion, epsilon);
  return Proposal{keeping(prior, kept), {}, 1 - kept};
}

}  // namespace sluice::linear_reduction

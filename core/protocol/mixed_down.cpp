// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocol/mixed_down.hpp"

namespace sluice::optimal {

Channel mixed_down(const Prior& seen, const Notion& notion, double epsilon, const Channel& channel) {
  constexpr int kHalvings = 40;
  const Vector<double> mean = channel.transpose() * seen.probabilities.data;
  const auto mixed = [&](double share) {
    Channel result = (1 - share) * channel;
    result.rowwise() += share * mean.transpose();
    return result;
  };
  double enough = 1;
  double tried = 1;
  for (int i = 0; i < kHalvings; ++i) {
    tried /= 2;
    if (notion.leakage(seen, mixed(enough - tried)).level <= epsilon) enough -= tried;
  }
  return mixed(enough);
}

}  // namespace sluice::optimal

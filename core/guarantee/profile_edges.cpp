// SPDX-License-Identifier: Apache-2.0
#include "guarantee/profile_edges.hpp"

namespace sluice::profile {

std::vector<Leakage> edge_levels(const Notion& notion, const Prior& prior, const Channel& channel) {
  std::vector<Leakage> levels;
  for (const auto& edge : notion.parameters.neighbours) {
    // A graph with this edge only.
    Notion alone = notion;
    alone.parameters.neighbours = {edge};
    Leakage leakage = alone.leakage(prior, channel);
    if (leakage.more.secret < 0) {
      leakage.more.secret = edge.first;
      leakage.less.secret = edge.second;
    }
    levels.push_back(leakage);
  }
  return levels;
}

}  // namespace sluice::profile

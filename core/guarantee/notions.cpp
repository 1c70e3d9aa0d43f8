// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <array>
#include <cmath>

#include "guarantee/ldp.hpp"
#include "guarantee/lip.hpp"
#include "guarantee/notion.hpp"

namespace sluice {

std::span<const Notion> notions() {
  static constexpr std::array kNotions{
      Notion{"lip", lip::comparison_count, lip::conditions<double>, lip::conditions<Integer>},
      Notion{"ldp", ldp::comparison_count, ldp::conditions<double>, ldp::conditions<Integer>},
  };
  return kNotions;
}

const Notion* find_notion(std::string_view name) {
  const auto found =
      std::ranges::find_if(notions(), [&](const Notion& notion) { return notion.name == name; });
  return found == notions().end() ? nullptr : &*found;
}

Leakage Notion::leakage(const Prior& prior, const Channel& channel) const {
  const auto [sides, weights, mass, comparisons, peers] = conditions(prior.probabilities);
  const Matrix<double> likelihood = mass.cwiseInverse().asDiagonal() * (weights * channel);
  Leakage worst;
  double largest = 1;
  const auto compare = [&, &sides = sides](Index more, Index less, Index y) {
    const double above = likelihood(more, y);
    const double below = likelihood(less, y);
    if (!(above > largest * below)) return;  // infinity times 0 is not above
    largest = above / below;
    const Index secret = sides[static_cast<std::size_t>(more)].secret;
    const Index versus = sides[static_cast<std::size_t>(less)].secret;
    worst = {std::log(largest), y, secret < 0 ? versus : secret, secret < 0 ? -1 : versus};
  };
  for (Index y = 0; y < channel.cols(); ++y) {
    for (const auto [more, less] : comparisons) compare(more, less, y);
    if (peers.empty()) continue;
    // Of all pairs the likeliest and the unlikeliest are the worst.
    const auto likely = [&](Index side) { return likelihood(side, y); };
    compare(std::ranges::max(peers, {}, likely), std::ranges::min(peers, {}, likely), y);
  }
  return worst;
}

}  // namespace sluice

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
  const Conditions<double> compared = conditions(prior.probabilities);
  const Matrix<double> likelihood = compared.mass.cwiseInverse().asDiagonal() * (compared.weights * channel);
  const auto secret_of = [&](Index side) { return compared.sides[static_cast<std::size_t>(side)].secret; };
  Leakage worst;
  double largest = 1;
  const auto compare = [&](Index more, Index less, Index y) {
    const double above = likelihood(more, y);
    const double below = likelihood(less, y);
    if (!(above > largest * below)) return;  // infinity times 0 is not above
    largest = above / below;
    const bool shared = secret_of(more) >= 0;
    worst = {std::log(largest), y, shared ? secret_of(more) : secret_of(less), shared ? secret_of(less) : -1};
  };
  for (Index y = 0; y < channel.cols(); ++y) {
    for (const auto [more, less] : compared.comparisons) compare(more, less, y);
    if (compared.peers.empty()) continue;
    // Of all pairs the likeliest and the unlikeliest are the worst.
    const auto likely = [&](Index side) { return likelihood(side, y); };
    compare(std::ranges::max(compared.peers, {}, likely), std::ranges::min(compared.peers, {}, likely), y);
  }
  return worst;
}

}  // namespace sluice

// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <array>

#include "guarantee/ldp.hpp"
#include "guarantee/lip.hpp"
#include "guarantee/notion.hpp"
#include "prior/information.hpp"

namespace sluice {

std::span<const Notion> notions() {
  static constexpr std::array kNotions{
      Notion{"lip", lip::row_count, lip::rows<double>, lip::rows<Integer>, lip::leakage},
      Notion{"ldp", ldp::row_count, ldp::rows<double>, ldp::rows<Integer>, ldp::leakage},
  };
  return kNotions;
}

const Notion* find_notion(std::string_view name) {
  const auto found =
      std::ranges::find_if(notions(), [&](const Notion& notion) { return notion.name == name; });
  return found == notions().end() ? nullptr : &*found;
}

Matrix<double> report_given_secret(const Prior& prior, const Channel& channel) {
  return prior.probabilities.secret.cwiseInverse().asDiagonal() * secret_and_report(prior, channel);
}

}  // namespace sluice

// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>

#include "protocol/conditional_reporting.hpp"
#include "protocol/grr.hpp"
#include "protocol/independent_reporting.hpp"
#include "protocol/linear_reduction.hpp"
#include "protocol/one_bit.hpp"
#include "protocol/optimal.hpp"
#include "protocol/oue.hpp"
#include "protocol/product.hpp"
#include "protocol/protocol.hpp"
#include "protocol/robust_conditional.hpp"
#include "protocol/smooth_categorical.hpp"
#include "protocol/smooth_coupling.hpp"

namespace sluice {
namespace {

constexpr bool kAnswers = true;

}  // namespace

std::span<const Protocol> protocols() {
  static constexpr std::array kProtocols{
      Protocol{"optimal", optimal::propose, optimal::propose_with_secret, optimal::propose_with_secret},
      Protocol{"grr", grr::propose, nullptr, grr::propose_for_pairs, kAnswers},
      Protocol{"oue", oue::propose, nullptr, nullptr},
      Protocol{"cr", nullptr, conditional_reporting::propose, robust_conditional::propose, kAnswers},
      Protocol{"resample", linear_reduction::propose_resampling, nullptr, nullptr, kAnswers},
      Protocol{"markov", linear_reduction::propose_markov, nullptr, nullptr, kAnswers, {}, 0, false, true},
      Protocol{"coupling", nullptr, linear_reduction::propose_coupling, nullptr, kAnswers},
      Protocol{
          "coupling-distance", nullptr, linear_reduction::propose_nearest, nullptr, kAnswers, {}, 0, true},
      Protocol{"one-bit", one_bit::propose, nullptr, nullptr, kAnswers, {}, 2},
      Protocol{"smooth-one-bit", nullptr, one_bit::propose_smooth, nullptr, kAnswers, {}, 2},
      Protocol{"smooth-categorical", nullptr, smooth_categorical::propose, nullptr, kAnswers},
      Protocol{"smooth-coupling", nullptr, smooth_coupling::propose, nullptr, kAnswers},
      Protocol{"cr-tight", nullptr, nullptr, robust_conditional::propose_tight, kAnswers, "rldp"},
      Protocol{"ir", nullptr, nullptr, independent_reporting::propose, kAnswers, "rldp"},
      Protocol{"ir-tight", nullptr, nullptr, independent_reporting::propose_tight, kAnswers, "rldp"},
      Protocol{"product", product::propose, nullptr, nullptr, !kAnswers, "srlip"},
      Protocol{"sequential", product::propose_sequential, nullptr, nullptr, !kAnswers, "srlip"},
  };
  return kProtocols;
}

const Protocol* find_protocol(std::string_view name) {
  const auto found =
      std::ranges::find_if(protocols(), [&](const Protocol& protocol) { return protocol.name == name; });
  return found == protocols().end() ? nullptr : &*found;
}

Propose way_of(const Protocol& protocol, const Notion& notion, bool sees_secret) {
  if (!protocol.only_for.empty() && protocol.only_for != notion.name) return nullptr;
  if (protocol.goes_by_secrets && notion.sees == Sees::data) return nullptr;
  if (notion.sees == Sees::pairs) return sees_secret ? protocol.propose_for_pairs : nullptr;
  if (!sees_secret) return protocol.propose;
  return notion.sees == Sees::data ? nullptr : protocol.propose_with_secret;
}

}  // namespace sluice

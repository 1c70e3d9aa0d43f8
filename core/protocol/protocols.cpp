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

constexpr Protocol told_the_secret(std::string_view name, Propose propose) {
  return {.name = name, .propose_with_secret = propose, .reports_are_answers = true};
}

/// E's.
constexpr Protocol for_pairs(std::string_view name, Propose propose) {
  return {.name = name,
          .propose_for_pairs = propose,
          .reports_are_answers = true,
          .only_for = "rldp",
          .by_ranges = true};
}

}  // namespace

std::span<const Protocol> protocols() {
  static constexpr std::array kProtocols{
      Protocol{.name = "optimal",
               .propose = optimal::propose,
               .propose_with_secret = optimal::propose_with_secret,
               .propose_for_pairs = optimal::propose_with_secret,
               .by_ranges = true},
      Protocol{"grr", grr::propose, nullptr, grr::propose_for_pairs, kAnswers},
      Protocol{"oue", oue::propose},
      Protocol{.name = "cr",
               .propose_with_secret = conditional_reporting::propose,
               .propose_for_pairs = robust_conditional::propose,
               .reports_are_answers = true,
               .by_ranges = true},
      Protocol{"resample", linear_reduction::propose_resampling, nullptr, nullptr, kAnswers},
      Protocol{.name = "markov",
               .propose = linear_reduction::propose_markov,
               .reports_are_answers = true,
               .goes_by_secrets = true},
      told_the_secret("coupling", linear_reduction::propose_coupling),
      Protocol{.name = "coupling-distance",
               .propose_with_secret = linear_reduction::propose_nearest,
               .reports_are_answers = true,
               .uses_distances = true},
      Protocol{"one-bit", one_bit::propose, nullptr, nullptr, kAnswers, {}, 2},
      Protocol{"smooth-one-bit", nullptr, one_bit::propose_smooth, nullptr, kAnswers, {}, 2},
      told_the_secret("smooth-categorical", smooth_categorical::propose),
      told_the_secret("smooth-coupling", smooth_coupling::propose),
      Protocol{.name = "polyopt", .propose_for_pairs = optimal::propose_with_secret, .only_for = "rldp"},
      for_pairs("cr-tight", robust_conditional::propose_tight),
      for_pairs("ir", independent_reporting::propose),
      for_pairs("ir-tight", independent_reporting::propose_tight),
      Protocol{.name = "product", .propose = product::propose, .only_for = "srlip"},
      Protocol{.name = "sequential", .propose = product::propose_sequential, .only_for = "srlip"},
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

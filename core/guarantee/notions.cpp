// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <array>
#include <cmath>

#include "guarantee/alip.hpp"
#include "guarantee/context_aware.hpp"
#include "guarantee/data_ldp.hpp"
#include "guarantee/ldp.hpp"
#include "guarantee/lip.hpp"
#include "guarantee/notion.hpp"
#include "guarantee/per_secret.hpp"
#include "guarantee/pmc.hpp"
#include "guarantee/pml.hpp"
#include "guarantee/profile.hpp"
#include "guarantee/rldp.hpp"
#include "guarantee/sparse_product.hpp"
#include "guarantee/srlip.hpp"

namespace sluice {
namespace {

/// How likely the reports from `first` on are at least, which is held against the least weights, and at most.
void spread(const Conditions<double>& ranges, const Channel& channel, Index first, Matrix<double>& smallest,
            Matrix<double>& largest) {
  largest = smallest;
  for (Index side = 0; side < smallest.rows(); ++side) {
    for (Index i = 0; i < smallest.cols(); ++i) {
      const auto weight = [&](Index x) { return channel(x, first + i); };
      const auto [low, high] = added_by_ranges(ranges, side, weight);
      smallest(side, i) += low / ranges.mass(side);
      largest(side, i) += high / ranges.mass(side);
    }
  }
}

/// A notion without parameters: a constant, which is not made when the program starts.
struct Entry {
  std::string_view name;
  Parameter parameter;
  Sees sees;
  decltype(Notion::counted) counted;
  decltype(Notion::measured) measured;
  decltype(Notion::proved) proved;
  decltype(Notion::listed) listed;
};

constexpr std::array kEntries = [] {
  std::array entries{
      Entry{"lip", Parameter::none, Sees::either, lip::comparison_count, lip::conditions, lip::conditions,
            lip::conditions},
      Entry{"ldp", Parameter::none, Sees::either, ldp::comparison_count, ldp::conditions, ldp::conditions,
            ldp::conditions},
      Entry{"pml", Parameter::none, Sees::either, pml::comparison_count, pml::conditions, pml::conditions,
            pml::conditions},
      Entry{"pmc", Parameter::none, Sees::either, pmc::comparison_count, pmc::conditions, pmc::conditions,
            pmc::conditions},
      Entry{"alip", Parameter::lower, Sees::either, alip::comparison_count, alip::conditions,
            alip::conditions, alip::conditions},
      Entry{"per-secret", Parameter::secrets, Sees::either, per_secret::comparison_count,
            per_secret::conditions, per_secret::conditions, per_secret::conditions},
      Entry{"profile", Parameter::neighbours, Sees::either, profile::comparison_count, profile::conditions,
            profile::conditions, profile::conditions},
      Entry{"srlip", Parameter::attributes, Sees::data, srlip::comparison_count, srlip::conditions,
            srlip::conditions, srlip::conditions},
      Entry{"rldp", Parameter::alpha, Sees::pairs, rldp::comparison_count, rldp::conditions, rldp::conditions,
            rldp::corner_conditions},
      Entry{"data-ldp", Parameter::none, Sees::data, data_ldp::comparison_count, data_ldp::conditions,
            data_ldp::conditions, data_ldp::conditions},
      Entry{"context-aware", Parameter::data, Sees::data, context_aware::comparison_count,
            context_aware::conditions, context_aware::conditions, context_aware::conditions},
  };
  for (Entry& entry : entries) {
    if (kSearches) continue;
    entry.measured = nullptr;
    entry.listed = nullptr;
  }
  return entries;
}();

}  // namespace

std::span<const Notion> notions() {
  static const std::vector<Notion> kNotions = [] {
    std::vector<Notion> all;
    for (const Entry& entry : kEntries) {
      all.push_back({entry.name, entry.parameter, entry.sees, entry.counted, entry.measured, entry.proved,
                     entry.listed});
    }
    return all;
  }();
  return kNotions;
}

const Notion* find_notion(std::string_view name) {
  const auto found =
      std::ranges::find_if(notions(), [&](const Notion& notion) { return notion.name == name; });
  return found == notions().end() ? nullptr : &*found;
}

Leakage Notion::leakage(const Prior& prior, const Channel& channel) const {
  const Conditions<double> compared = measured(prior.probabilities, parameters);
  const Vector<double> shares = compared.mass.cwiseInverse();
  Matrix<double> likelihood;  // of some reports, from this one on
  Matrix<double> largest;     // the same where sides are ranges
  Index first = 0;
  Leakage worst;
  const auto compare = [&](const Comparison& comparison, Index y) {
    const double above = (compared.most.size() > 0 ? largest : likelihood)(comparison.more, y - first);
    const double below = likelihood(comparison.less, y - first);
    if (!(above > below)) return;
    const double level = std::log(above / below) / compared.levels[comparison.level];
    if (level <= worst.level) return;
    worst = {level,
             y,
             compared.sides[static_cast<std::size_t>(comparison.more)],
             compared.sides[static_cast<std::size_t>(comparison.less)],
             {}};
  };
  for (Index y = 0; y < channel.cols(); ++y) {
    if (y % kColumnsAtOnce == 0) {
      first = y;
      likelihood = shares.asDiagonal() * sparse_product(compared.weights, channel, first);
      if (compared.most.size() > 0) spread(compared, channel, first, likelihood, largest);
    }
    for (const Comparison& comparison : compared.comparisons) compare(comparison, y);
    if (compared.peers.empty()) continue;
    // Of all pairs the likeliest and the unlikeliest are the worst.
    const auto likely = [&](Index side) { return likelihood(side, y - first); };
    compare({std::ranges::max(compared.peers, {}, likely), std::ranges::min(compared.peers, {}, likely)}, y);
  }
  return worst;
}

}  // namespace sluice

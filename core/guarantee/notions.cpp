// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <array>
#include <cmath>

#include "guarantee/alip.hpp"
#include "guarantee/context_aware.hpp"
#include "guarantee/data_ldp.hpp"
#include "guarantee/ldp.hpp"
#include "guarantee/lip.hpp"
#include "guarantee/multiple_of_level.hpp"
#include "guarantee/notion.hpp"
#include "guarantee/per_secret.hpp"
#include "guarantee/pmc.hpp"
#include "guarantee/pml.hpp"
#include "guarantee/profile.hpp"
#include "guarantee/rldp.hpp"
#include "guarantee/rlip.hpp"
#include "guarantee/rpml.hpp"
#include "guarantee/sparse_product.hpp"
#include "guarantee/srldp.hpp"
#include "guarantee/srlip.hpp"
#include "guarantee/worst_case.hpp"

namespace sluice {
namespace {

/// The least and largest likelihoods of the reports from `first` on. `smallest` comes with those of the least
/// weights.
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
  Traits traits;
  decltype(Notion::counted) counted;
  decltype(Notion::measured) measured;
  decltype(Notion::proved) proved;
  decltype(Notion::listed) listed;
};

// The comment on an entry ends the sentence "no report y ..." in core/README.md (`npm run contract`).
constexpr std::array kEntries = [] {
  std::array entries{
      /// changes the belief in any secret by more than a factor e^ε: e^-ε ≤ P(s|y)/P(s) ≤ e^ε
      Entry{{.name = "lip", .for_samples = "rlip"},
            lip::comparison_count,
            lip::conditions,
            lip::conditions,
            lip::conditions},
      /// is more than e^ε times as likely under one secret as under another: P(y|s) ≤ e^ε P(y|s′)
      Entry{{.name = "ldp", .rests = Rests::shares, .adds = true, .for_samples = "rldp"},
            ldp::comparison_count,
            ldp::conditions,
            ldp::conditions,
            ldp::conditions},
      /// makes any secret more likely by more than a factor e^ε
      Entry{{.name = "pml", .for_samples = "rpml"},
            pml::comparison_count,
            pml::conditions,
            pml::conditions,
            pml::conditions},
      /// makes any secret less likely by more than a factor e^ε
      Entry{{.name = "pmc"}, pmc::comparison_count, pmc::conditions, pmc::conditions, pmc::conditions},
      /// as `lip`, with a level of its own for what makes a secret less likely
      Entry{{.name = "alip",
             .parameter = {"lower", Shape::level, "a level for what makes a secret less likely"}},
            alip::comparison_count,
            alip::conditions,
            alip::conditions,
            alip::conditions},
      /// as `lip`, with a level for each secret
      Entry{{.name = "per-secret", .parameter = {"secretLevels", Shape::secret_levels}},
            per_secret::comparison_count,
            per_secret::conditions,
            per_secret::conditions,
            per_secret::conditions},
      /// as `ldp`, for those pairs of secrets that are neighbours
      Entry{{.name = "profile",
             .parameter = {"neighbours", Shape::pairs_of_secrets},
             .rests = Rests::shares,
             .adds = true},
            profile::comparison_count,
            profile::conditions,
            profile::conditions,
            profile::conditions},
      /// as `lip`, also for an observer who knows some of the columns that are shared
      Entry{{.name = "srlip",
             .parameter = {"attributes", Shape::attributes},
             .sees = Sees::data,
             .rests = Rests::known,
             .of_one_column = "lip"},
            srlip::comparison_count,
            srlip::conditions,
            srlip::conditions,
            srlip::conditions},
      /// as `ldp`, also for an observer who knows some of the columns that are shared
      Entry{{.name = "srldp",
             .parameter = {"attributes", Shape::attributes},
             .sees = Sees::data,
             .rests = Rests::known_shares,
             .adds = true,
             .of_one_column = "ldp"},
            srldp::comparison_count,
            srldp::conditions,
            srldp::conditions,
            srldp::conditions},
      /// as `ldp`, whichever distribution is true that a sample of this size does not rule out
      Entry{{.name = "rldp",
             .parameter = {"alpha", Shape::sample},
             .sees = Sees::pairs,
             .rests = Rests::sample,
             .adds = true},
            rldp::comparison_count,
            rldp::conditions,
            rldp::conditions,
            rldp::corner_conditions},
      /// as `lip`, whichever distribution is true that a sample of this size does not rule out
      Entry{{.name = "rlip",
             .parameter = {"alpha", Shape::sample},
             .sees = Sees::data,
             .rests = Rests::sample,
             .against_everybody = true},
            rlip::comparison_count,
            rlip::conditions,
            rlip::conditions,
            rlip::corner_conditions},
      /// as `pml`, whichever distribution is true that a sample of this size does not rule out
      Entry{{.name = "rpml",
             .parameter = {"alpha", Shape::sample},
             .sees = Sees::data,
             .rests = Rests::sample,
             .against_everybody = true},
            rpml::comparison_count,
            rpml::conditions,
            rpml::conditions,
            rpml::corner_conditions},
      /// is more than e^ε times as likely with one answer as with another: Q(y|x) ≤ e^ε Q(y|x′)
      Entry{{.name = "data-ldp",
             .sees = Sees::data,
             .compares = Compares::data,
             .rests = Rests::nothing,
             .adds = true},
            data_ldp::comparison_count,
            data_ldp::conditions,
            data_ldp::conditions,
            data_ldp::conditions},
      /// the same with a level for each pair of answers, or none
      Entry{{.name = "context-aware",
             .parameter = {"dataLevels", Shape::data_levels},
             .sees = Sees::data,
             .compares = Compares::data,
             .rests = Rests::nothing},
            context_aware::comparison_count,
            context_aware::conditions,
            context_aware::conditions,
            context_aware::conditions},
  };
  for (Entry& entry : entries) {
    if (kSearches) continue;
    entry.measured = nullptr;
    entry.listed = nullptr;
    // This program never prints these names, which would make it larger.
    if (entry.traits.parameter.shape != Shape::level) entry.traits.parameter.name = {};
    entry.traits.for_samples = {};
    entry.traits.of_one_column = {};
  }
  return entries;
}();
static_assert(std::ranges::all_of(kEntries, [](const Entry& entry) {
  const Parameter& parameter = entry.traits.parameter;
  return (parameter.shape == Shape::level) == !parameter.says.empty();
}));

}  // namespace

std::span<const Notion> notions() {
  static const std::vector<Notion> kNotions = [] {
    std::vector<Notion> all;
    for (const Entry& entry : kEntries) {
      all.push_back({entry.traits, entry.counted, entry.measured, entry.proved, entry.listed});
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
  if constexpr (kSearches) {
    const KnownRanges& known = parameters.known;
    if (parameters.by_set && !against_everybody)
      return worst_ldp(prior, ball_of(known.statistic, known.radius), channel).leakage();
    if (parameters.by_set) {
      return worst_lifts(prior, known.radius, known.statistic, compared, channel).leakage();
    }
  }
  const Vector<double> shares = compared.mass.cwiseInverse();
  Matrix<double> likelihood;  // for a batch of reports, from `first` on
  Matrix<double> largest;     // the same if sides are ranges
  Index first = 0;
  Leakage worst;
  const auto compare = [&](const Comparison& comparison, Index y) {
    const auto [above, below] = of_whole_sides(
        compared, comparison, (compared.most.size() > 0 ? largest : likelihood)(comparison.more, y - first),
        likelihood(comparison.less, y - first));
    if (!(above > below)) return;
    const double level = multiple_of_level(std::log(above / below), compared.levels[comparison.level]);
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
    // Among all pairs, the likeliest and the unlikeliest are the worst.
    const auto likely = [&](Index side) { return likelihood(side, y - first); };
    compare({std::ranges::max(compared.peers, {}, likely), std::ranges::min(compared.peers, {}, likely)}, y);
  }
  return worst;
}

}  // namespace sluice

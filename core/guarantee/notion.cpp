// SPDX-License-Identifier: Apache-2.0
#include "guarantee/notion.hpp"

#include <algorithm>
#include <cmath>
#include <string>

#include "base/texts.hpp"
#include "guarantee/known_corners.hpp"

namespace sluice {
namespace {

// Levels further apart than this are beyond what one search can do well.
constexpr double kSmallestFactor = 1e-3;
constexpr double kLargestFactor = 1e3;

bool is_factor(double factor) { return factor >= kSmallestFactor && factor <= kLargestFactor; }

/// Of one secret, or one pair of categories, among others: 0 is that no report tells anything there.
bool is_own_level(double factor) { return factor == 0 || is_factor(factor); }

/// A level or infinity for each pair, and not infinity for all of them: that would promise nothing.
bool are_levels(const Matrix<double>& levels) {
  bool promises = levels.rows() == 1;
  for (Index x = 0; x < levels.rows(); ++x) {
    for (Index other = 0; other < levels.cols(); ++other) {
      const double level = levels(x, other);
      if (x == other) continue;
      if (is_own_level(level)) {
        promises = true;
      } else if (!(std::isinf(level) && level > 0)) {
        return false;
      }
    }
  }
  return promises;
}

using Corners = std::vector<Matrix<std::int64_t>>;

/// For searches: a check does without.
void find_corners(Parameters& own) {
  if constexpr (kSearches) {
    if (own.known.others_least.size() > 0) {
      auto [corners, others, tight] = corners_beside_others(own.known);
      own.corners = std::move(corners);
      own.others_corners = std::move(others);
      own.tight_corners = tight;
      return;
    }
    if (own.ranges) own.corners = corners_by_ranges(own.known.least, own.known.most).value_or(Corners{});
    own.tight_corners = !own.corners.empty();
    if (!own.tight_corners) own.corners = corners_by_least(own.known.least);
  }
}

/// Where each entry of the table has gone, -1 where it was dropped.
std::vector<Index> places(const std::vector<Index>& kept, Index count) {
  std::vector<Index> places(static_cast<std::size_t>(count), -1);
  for (std::size_t i = 0; i < kept.size(); ++i)
    places[static_cast<std::size_t>(kept[i])] = static_cast<Index>(i);
  return places;
}

}  // namespace

Result<Notion> Notion::with(const Parameters& given, const Prior& prior) const {
  const auto table_secrets = static_cast<Index>(prior.kept_secret.size() + prior.dropped_secret.size());
  const auto table_categories = static_cast<Index>(prior.kept_data.size() + prior.dropped_data.size());
  Notion notion = *this;
  Parameters& own = notion.parameters;
  switch (parameter.shape) {
    case Shape::none:
      break;
    case Shape::level:
      if (!is_factor(given.level)) return fail(texts::kGuarantee.needs_level, name, parameter.name);
      own.level = given.level;
      break;
    case Shape::secret_levels:
      if (static_cast<Index>(given.secrets.size()) == table_secrets) {
        for (const Index s : prior.kept_secret) {
          own.secrets.push_back(given.secrets[static_cast<std::size_t>(s)]);
        }
      }
      if (own.secrets.empty() || !std::ranges::all_of(own.secrets, is_own_level)) {
        return fail(texts::kGuarantee.needs_secret_levels, name);
      }
      break;
    case Shape::data_levels:
      if (given.data.rows() == table_categories && given.data.cols() == table_categories) {
        own.data = given.data(prior.kept_data, prior.kept_data);
      }
      if (own.data.size() == 0 || !are_levels(own.data)) {
        return fail(texts::kGuarantee.needs_data_levels, name);
      }
      break;
    case Shape::pairs_of_secrets: {
      const std::vector<Index> place = places(prior.kept_secret, table_secrets);
      for (const auto& [one, other] : given.neighbours) {
        if (one < 0 || other < 0 || one >= table_secrets || other >= table_secrets || one == other) {
          return fail(texts::kGuarantee.needs_different_secrets, name);
        }
        const Index here = place[static_cast<std::size_t>(one)];
        const Index there = place[static_cast<std::size_t>(other)];
        if (here >= 0 && there >= 0) own.neighbours.emplace_back(here, there);
      }
      if (own.neighbours.empty()) {
        return fail(texts::kGuarantee.needs_neighbours, name);
      }
      break;
    }
    case Shape::sample: {
      const bool stated = given.known.least.size() > 0;
      const bool radius_alone = !stated && given.known.radius > 0;
      auto set = confidence_set(prior.weights.cells, prior.weights.total, given.alpha,
                                stated || radius_alone ? Margin::checked : Margin::published,
                                given.known.statistic, given.proved);
      if (!set) return set.failure();
      own.alpha = given.alpha;
      if (given.by_set || radius_alone) {
        const double least = against_everybody ? set->merged_radius : set->pair_radius;
        if (radius_alone && !(given.known.radius >= least)) return fail(texts::kGuarantee.radius_too_small);
        const bool provable = against_everybody || given.known.statistic == Statistic::likelihood;
        if (!provable || given.ranges) return fail(texts::kGuarantee.ranges_too_narrow);
        own.by_set = true;
        own.known.radius = radius_alone ? given.known.radius : least;
        own.known.statistic = given.known.statistic;
        break;
      }
      if (stated) {
        if (!(given.known.radius >= set->radius)) return fail(texts::kGuarantee.radius_too_small);
        // A larger radius than alpha asks for promises more, and needs the ranges for that.
        set = set_of_radius(prior.weights.cells, given.known.radius, Margin::checked, given.known.statistic);
        if (!encloses(given.known, *set, against_everybody) ||
            given.ranges != (given.known.most.size() > 0)) {
          return fail(texts::kGuarantee.ranges_too_narrow);
        }
      }
      own.ranges = given.ranges;
      own.known = stated ? given.known : known_of(*set, own.ranges, against_everybody);
      find_corners(own);
      break;
    }
    case Shape::attributes:
      own.attributes = prior.attributes;
      break;
  }
  return notion;
}

}  // namespace sluice

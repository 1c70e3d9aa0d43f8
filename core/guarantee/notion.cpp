// SPDX-License-Identifier: Apache-2.0
#include "guarantee/notion.hpp"

#include <algorithm>
#include <cmath>
#include <string>

#include "base/texts.hpp"
#include "guarantee/known_corners.hpp"

namespace sluice {
namespace {

// Levels further apart than this are more than one search can handle well.
constexpr double kSmallestFactor = 1e-3;
constexpr double kLargestFactor = 1e3;

bool is_factor(double factor) { return factor >= kSmallestFactor && factor <= kLargestFactor; }

/// The level of one secret, or one pair of categories, among others: 0 means that no report tells anything
/// there.
bool is_own_level(double factor) { return factor == 0 || is_factor(factor); }

/// Whether each pair has a level or infinity, and not all have infinity: that would promise nothing.
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

/// For searches only: a check does not need corners.
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

/// The new place of each entry of the table, -1 if it was dropped.
std::vector<Index> places(const std::vector<Index>& kept, Index count) {
  std::vector<Index> places(static_cast<std::size_t>(count), -1);
  for (std::size_t i = 0; i < kept.size(); ++i)
    places[static_cast<std::size_t>(kept[i])] = static_cast<Index>(i);
  return places;
}

/// How many secrets, or categories of the data, the table has of which the prior was made.
Index secrets_of_table(const Prior& prior) {
  return static_cast<Index>(prior.kept_secret.size() + prior.dropped_secret.size());
}
Index categories_of_table(const Prior& prior) {
  return static_cast<Index>(prior.kept_data.size() + prior.dropped_data.size());
}

// A function for each shape: it checks the parameter of a notion that is given, and puts it into its own.

std::optional<Failure> take_level(const Notion& notion, const Parameters& given, Parameters& own) {
  if (!is_factor(given.level)) return fail(texts::kGuarantee.needs_level, notion.name, notion.parameter.name);
  own.level = given.level;
  return std::nullopt;
}

std::optional<Failure> take_secret_levels(const Notion& notion, const Parameters& given, const Prior& prior,
                                          Parameters& own) {
  if (static_cast<Index>(given.secrets.size()) == secrets_of_table(prior)) {
    for (const Index s : prior.kept_secret) own.secrets.push_back(given.secrets[static_cast<std::size_t>(s)]);
  }
  if (!own.secrets.empty() && std::ranges::all_of(own.secrets, is_own_level)) return std::nullopt;
  return fail(texts::kGuarantee.needs_secret_levels, notion.name);
}

std::optional<Failure> take_data_levels(const Notion& notion, const Parameters& given, const Prior& prior,
                                        Parameters& own) {
  const Index categories = categories_of_table(prior);
  if (given.data.rows() == categories && given.data.cols() == categories) {
    own.data = given.data(prior.kept_data, prior.kept_data);
  }
  if (own.data.size() > 0 && are_levels(own.data)) return std::nullopt;
  return fail(texts::kGuarantee.needs_data_levels, notion.name);
}

std::optional<Failure> take_neighbours(const Notion& notion, const Parameters& given, const Prior& prior,
                                       Parameters& own) {
  const Index secrets = secrets_of_table(prior);
  const std::vector<Index> place = places(prior.kept_secret, secrets);
  for (const auto& [one, other] : given.neighbours) {
    if (one < 0 || other < 0 || one >= secrets || other >= secrets || one == other) {
      return fail(texts::kGuarantee.needs_different_secrets, notion.name);
    }
    const Index here = place[static_cast<std::size_t>(one)];
    const Index there = place[static_cast<std::size_t>(other)];
    if (here >= 0 && there >= 0) own.neighbours.emplace_back(here, there);
  }
  if (!own.neighbours.empty()) return std::nullopt;
  return fail(texts::kGuarantee.needs_neighbours, notion.name);
}

/// Whether the set is given by its radius, for a proof of the set itself.
bool has_radius_alone(const KnownRanges& known) { return known.least.size() == 0 && known.radius > 0; }

/// For a proof of the set itself: its radius, or a larger one that is given.
std::optional<Failure> take_set(const Notion& notion, const Parameters& given, const ConfidenceSet& set,
                                Parameters& own) {
  const double least = notion.against_everybody ? set.merged_radius : set.pair_radius;
  const bool has_radius = has_radius_alone(given.known);
  if (has_radius && !(given.known.radius >= least)) return fail(texts::kGuarantee.radius_too_small);
  const bool provable = notion.against_everybody || given.known.statistic == Statistic::likelihood;
  if (!provable || given.ranges) return fail(texts::kGuarantee.ranges_too_narrow);
  own.by_set = true;
  own.known.radius = has_radius ? given.known.radius : least;
  own.known.statistic = given.known.statistic;
  return std::nullopt;
}

/// Ranges that are given have to enclose the set of their radius.
std::optional<Failure> check_ranges(const Notion& notion, const Parameters& given, const Prior& prior,
                                    double least_radius) {
  const auto& known = given.known;
  if (!(known.radius >= least_radius)) return fail(texts::kGuarantee.radius_too_small);
  // A larger radius than alpha asks for promises more, and needs the ranges for that.
  const auto set = set_of_radius(prior.weights.cells, known.radius, Margin::checked, known.statistic);
  if (encloses(known, set, notion.against_everybody) && given.ranges == (known.most.size() > 0)) {
    return std::nullopt;
  }
  return fail(texts::kGuarantee.ranges_too_narrow);
}

std::optional<Failure> take_sample(const Notion& notion, const Parameters& given, const Prior& prior,
                                   Parameters& own) {
  const bool has_ranges = given.known.least.size() > 0;
  const bool has_radius = has_radius_alone(given.known);
  const auto set = confidence_set(prior.weights.cells, prior.weights.total, given.alpha,
                                  has_ranges || has_radius ? Margin::checked : Margin::published,
                                  given.known.statistic, given.proved);
  if (!set) return set.failure();
  own.alpha = given.alpha;
  if (given.by_set || has_radius) return take_set(notion, given, *set, own);
  if (has_ranges) {
    if (auto failure = check_ranges(notion, given, prior, set->radius)) return failure;
  }
  own.ranges = given.ranges;
  own.known = has_ranges ? given.known : known_of(*set, own.ranges, notion.against_everybody);
  find_corners(own);
  return std::nullopt;
}

}  // namespace

Result<Notion> Notion::with(const Parameters& given, const Prior& prior) const {
  Notion notion = *this;
  Parameters& own = notion.parameters;
  std::optional<Failure> failure;
  switch (parameter.shape) {
    case Shape::none:
      break;
    case Shape::level:
      failure = take_level(*this, given, own);
      break;
    case Shape::secret_levels:
      failure = take_secret_levels(*this, given, prior, own);
      break;
    case Shape::data_levels:
      failure = take_data_levels(*this, given, prior, own);
      break;
    case Shape::pairs_of_secrets:
      failure = take_neighbours(*this, given, prior, own);
      break;
    case Shape::sample:
      failure = take_sample(*this, given, prior, own);
      break;
    case Shape::attributes:
      own.attributes = prior.attributes;
      break;
  }
  if (failure) return *failure;
  return notion;
}

}  // namespace sluice

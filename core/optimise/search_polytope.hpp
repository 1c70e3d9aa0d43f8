// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>

#include "guarantee/notion.hpp"
#include "optimise/box_program.hpp"

namespace sluice {

/// The posteriors that a report may have (see PosteriorPolytope), described by as few rows as its conditions
/// allow. The first `categories` entries of a point are the posterior, each in its own unit. If sides are
/// compared with one another, one more entry stands for the least likelihood among them, and 2k rows replace
/// k(k-1).
struct SearchPolytope {
  Index categories;
  std::shared_ptr<const RangedRows> rows;     ///< the conditions
  std::shared_ptr<const RangedRows> relaxed;  ///< the same, widened by the rounding: no point is lost
  Vector<double> lower, upper;                ///< a box around the polytope
  Vector<double> interior;                    ///< the prior: on no edge of a range that has a width
  Vector<double> unit;                        ///< the unit of every entry, in probability

  /// The posterior of a point.
  [[nodiscard]] Vector<double> posterior(const Vector<double>& point) const {
    return in_units(Vector<double>(point.head(categories)));
  }
  /// Costs for a unit of probability, converted to the units of the entries, the first ones or all.
  [[nodiscard]] Vector<double> in_units(const Vector<double>& cost) const {
    return cost.cwiseProduct(unit.head(cost.size()));
  }
};

/// Above this level likelihoods differ by more than the tolerance of a linear program, so a higher level is
/// replaced by this one. All but some 1e-4 nats are kept there, and its guarantee implies that of any higher
/// level.
constexpr double kLargestColumnLevel = 14;

/// For the bounds of `search_bounds`, with their preconditions. Once `keep_going` is false conditions are
/// left out, and the result contains the polytope.
SearchPolytope search_polytope(
    const Prior& prior, const Notion& notion, double epsilon,
    const std::function<bool()>& keep_going = [] { return true; });

/// The same polytope with smaller units, powers of 2, for entries that are always small. Beside entries near
/// 1, a category of one in a hundred million could not be told from rounding.
SearchPolytope magnified(const SearchPolytope& polytope);

}  // namespace sluice

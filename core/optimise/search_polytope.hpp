// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>

#include "guarantee/notion.hpp"
#include "optimise/box_program.hpp"

namespace sluice {

/// The posteriors that a report may have (see PosteriorPolytope), described by as few rows as its conditions
/// allow. The first `categories` entries of a point are the posterior, each counted in a unit of its own.
/// Where sides are compared with one another, one more entry stands for the least likelihood among them, and
/// 2k rows do for k(k-1).
struct SearchPolytope {
  Index categories;
  std::shared_ptr<const RangedRows> rows;  ///< the conditions
  std::shared_ptr<const RangedRows>
      relaxed;                  ///< the same, widened by what rounding can hide: no point is lost
  Vector<double> lower, upper;  ///< a box around the polytope
  Vector<double> interior;      ///< the prior: on no edge of a range that has a width
  Vector<double> unit;          ///< of every entry, in probability

  /// The posterior that a point stands for.
  [[nodiscard]] Vector<double> posterior(const Vector<double>& point) const {
    return in_units(Vector<double>(point.head(categories)));
  }
  /// What costs so much a unit of probability, by the units of the entries, the first ones or all.
  [[nodiscard]] Vector<double> in_units(const Vector<double>& cost) const {
    return cost.cwiseProduct(unit.head(cost.size()));
  }
};

/// Above this level likelihoods differ by more than the tolerance of a linear program; a higher level is
/// taken for this one. All but some 1e-4 nats are kept there, and what it promises is promised at any higher
/// level.
constexpr double kLargestColumnLevel = 14;

/// For the bounds of `search_bounds`; preconditions as there. Once `keep_going` is false conditions are left
/// out, and what there is contains the polytope.
SearchPolytope search_polytope(
    const Prior& prior, const Notion& notion, double epsilon,
    const std::function<bool()>& keep_going = [] { return true; });

/// The same polytope with entries that are always small counted in smaller units, powers of 2: beside entries
/// near 1, what a category of one in a hundred million may have could not be told from rounding.
SearchPolytope magnified(const SearchPolytope& polytope);

}  // namespace sluice

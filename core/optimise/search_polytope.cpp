// SPDX-License-Identifier: GPL-3.0-or-later
#include "optimise/search_polytope.hpp"

#include <algorithm>
#include <cmath>
#include <functional>
#include <optional>
#include <ranges>
#include <vector>

#include "base/infinity.hpp"
#include "optimise/posterior_polytope.hpp"

namespace sluice {
namespace {

// Coefficients are at most 1 in size and right to a few units of their last place, and so are the entries of
// a point. So a row's value is known to within this.
constexpr double kRowRounding = 0x1p-50;
// Every entry of a point lies between 0 and 1 and the posterior sums to 1, so no row exceeds this.
constexpr double kLargest = 2;
// With fewer peers than this, their pairs take no more rows than a separate entry does.
constexpr std::size_t kFewPeers = 4;

// Entries that cannot be larger than this are counted in smaller units.
constexpr double kRare = 0x1p-6;

/// A power of 2 that is at least `value`, and at most twice as large.
double power_above(double value) {
  int exponent = 0;
  std::frexp(value, &exponent);
  return std::ldexp(1.0, exponent);
}

/// Whether row . v <= 0 follows from by . v <= 0 for every v >= 0: some multiple of `by` is nowhere below it.
bool follows(const Vector<double>& row, const Vector<double>& by) {
  double least = 0;
  double most = kInfinity;
  for (Index x = 0; x < row.size(); ++x) {
    if (by(x) > 0) {
      least = std::max(least, row(x) / by(x));
    } else if (by(x) < 0) {
      most = std::min(most, (row(x) - kRowRounding) / by(x));
    } else if (row(x) > 0) {
      return false;
    }
    if (least > most) return false;
  }
  return true;
}

/// Rows one at a time, each scaled to a largest coefficient of 1.
class PolytopeBuilder {
 public:
  explicit PolytopeBuilder(Index entries) : entries_(entries) {}

  void add(const Vector<double>& row, double least, double most) {
    const double largest = row.cwiseAbs().maxCoeff();
    if (largest <= 0) return;
    rows_.push_back(row / largest);
    least_.push_back(std::max(least / largest, -kLargest));
    most_.push_back(std::min(most / largest, kLargest));
  }

  /// Drops rows r . v <= 0 that follow from another: with two secrets, one's most and the other's least are
  /// bounds of the same. Ends early when told to: rows that are then left are redundant.
  void prune(const std::function<bool()>& keep_going) {
    const auto one_sided = [&](std::size_t i) { return most_[i] == 0 && least_[i] <= -kLargest; };
    for (std::size_t i = rows_.size(); i-- > 0 && keep_going();) {
      Index largest = 0;
      rows_[i].maxCoeff(&largest);
      const auto implied = [&](std::size_t j) {
        const bool may_be = j != i && one_sided(j) && (rows_[j](largest) > 0 || rows_[i](largest) <= 0);
        return may_be && follows(rows_[i], rows_[j]);
      };
      const auto others = std::views::iota(std::size_t{0}, rows_.size());
      if (!one_sided(i) || std::ranges::none_of(others, implied)) continue;
      const auto at = static_cast<std::ptrdiff_t>(i);
      rows_.erase(rows_.begin() + at);
      least_.erase(least_.begin() + at);
      most_.erase(most_.begin() + at);
    }
  }

  [[nodiscard]] RangedRows ranged(double widened) const {
    const auto m = static_cast<Index>(rows_.size());
    RangedRows ranged{Matrix<double>(m, entries_), Vector<double>(m), Vector<double>(m)};
    for (Index i = 0; i < m; ++i) {
      const auto at = static_cast<std::size_t>(i);
      ranged.rows.row(i) = rows_[at].transpose();
      ranged.least(i) = least_[at] - widened;
      ranged.most(i) = most_[at] + widened;
    }
    return ranged;
  }

 private:
  Index entries_;
  std::vector<Vector<double>> rows_;
  std::vector<double> least_, most_;
};

/// The likelihood of a report with posterior v on a side, relative to everybody: z_i = ratio_i . v.
Matrix<double> likelihood_ratios(const Conditions<Integer>& conditions, const Joint<Integer>& joint) {
  Matrix<double> ratios(conditions.weights.rows(), conditions.weights.cols());
  for (Index i = 0; i < ratios.rows(); ++i) {
    for (Index x = 0; x < ratios.cols(); ++x) {
      const bool none = conditions.weights(i, x) == 0;
      ratios(i, x) =
          none ? 0 : quotient(conditions.weights(i, x) * joint.total, conditions.mass(i) * joint.data(x));
    }
  }
  return ratios;
}

bool is_everybody(const Conditions<Integer>& conditions, Index side, const Joint<Integer>& joint) {
  for (Index x = 0; x < joint.data.size(); ++x) {
    if (conditions.weights(side, x) != joint.data(x)) return false;
  }
  return true;
}

}  // namespace

SearchPolytope search_polytope(const Prior& prior, const Notion& notion, double epsilon,
                               const std::function<bool()>& keep_going) {
  const Joint<Integer> joint = prior.exact();
  const Conditions<Integer> conditions = notion.exact_conditions(joint);
  Bounds<Integer> bounds;
  for (const double factor : notion.levels(prior)) {
    bounds.push_back(search_bound(std::min(factor * epsilon, kLargestColumnLevel)));
  }
  std::vector<double> near;
  for (const auto& [numerator, denominator] : bounds) near.push_back(quotient(numerator, denominator));
  const Matrix<double> ratios = likelihood_ratios(conditions, joint);
  const Index a = ratios.cols();
  const bool least_entry = conditions.peers.size() >= kFewPeers;
  const Index n = a + (least_entry ? 1 : 0);
  PolytopeBuilder builder(n);
  const auto padded = [&](const Vector<double>& row) {
    Vector<double> whole = Vector<double>::Zero(n);
    whole.head(a) = row;
    return whole;
  };

  Vector<double> sum = Vector<double>::Zero(n);
  sum.head(a).setOnes();
  builder.add(sum, 1, 1);

  // A comparison with everybody, whose ratio is 1, is one end of a range.
  std::vector<std::optional<bool>> everybody(conditions.sides.size());
  const auto constant = [&](Index side) {
    auto& known = everybody[static_cast<std::size_t>(side)];
    if (!known) known = is_everybody(conditions, side, joint);
    return *known;
  };
  Vector<double> least = Vector<double>::Constant(ratios.rows(), -kInfinity);
  Vector<double> most = Vector<double>::Constant(ratios.rows(), kInfinity);
  const auto compare = [&](const Comparison& comparison) {
    const auto [more, less, level] = comparison;
    if (constant(less)) {
      most(more) = std::min(most(more), near[level]);
    } else if (constant(more)) {
      least(less) = std::max(least(less), 1 / near[level]);
    } else if (keep_going()) {
      Vector<double> row(a);  // in integers, since there is cancellation
      for (Index x = 0; x < a; ++x) {
        row(x) = 0;
        if (conditions.weights(more, x) == 0 && conditions.weights(less, x) == 0) continue;
        const auto [above, below] =
            of_whole_sides(conditions, comparison, conditions.weights(more, x), conditions.weights(less, x));
        const Integer difference = bounds[level].denominator * conditions.mass(less) * above -
                                   bounds[level].numerator * conditions.mass(more) * below;
        const double size =
            quotient(abs(difference) * joint.total, conditions.mass(less) * conditions.mass(more) *
                                                        bounds[level].denominator * joint.data(x));
        row(x) = difference < 0 ? -size : size;
      }
      builder.add(padded(row), -kInfinity, 0);
    }
  };
  double unit = 1;
  if (least_entry) {
    for (const Comparison& comparison : conditions.comparisons) compare(comparison);
    unit = kInfinity;  // the least ratio is not above any side's largest one
    for (const Index side : conditions.peers) unit = std::min(unit, ratios.row(side).maxCoeff());
    for (const Index side : conditions.peers) {
      Vector<double> above = padded(ratios.row(side).transpose());
      above(a) = -unit;
      builder.add(above, 0, kInfinity);  // the least <= z_i
      Vector<double> below = padded(-ratios.row(side).transpose());
      below(a) = near[0] * unit;
      builder.add(below, 0, kInfinity);  // z_i <= bound times the least
    }
  } else {
    for_each_comparison(conditions, compare);
  }
  for (Index i = 0; i < ratios.rows(); ++i) {
    if (std::isinf(least(i)) && std::isinf(most(i))) continue;
    builder.add(padded(ratios.row(i).transpose()), least(i), most(i));
  }

  builder.prune(keep_going);
  Vector<double> interior = padded(prior.probabilities.data);
  if (least_entry) interior(a) = 2 / (1 + near[0]) / unit;
  return {a,
          std::make_shared<const RangedRows>(builder.ranged(0)),
          std::make_shared<const RangedRows>(builder.ranged(kRowRounding)),
          Vector<double>::Zero(n),
          Vector<double>::Ones(n),
          std::move(interior),
          Vector<double>::Ones(n)};
}

SearchPolytope magnified(const SearchPolytope& polytope) {
  const Index n = polytope.upper.size();
  Vector<double> unit = Vector<double>::Ones(n);
  for (Index x = 0; x < n; ++x) {
    if (polytope.upper(x) < kRare && polytope.upper(x) > 0) unit(x) = power_above(polytope.upper(x));
  }
  if ((unit.array() == 1).all()) return polytope;
  RangedRows rows = *polytope.rows;
  rows.rows *= unit.asDiagonal();
  Vector<double> rounding(rows.rows.rows());
  for (Index i = 0; i < rows.rows.rows(); ++i) {
    // Ends above 1 would have fewer digits than the values compared with them.
    const double end = std::min(std::abs(rows.least(i)), std::abs(rows.most(i)));
    const double largest = power_above(std::max(rows.rows.row(i).cwiseAbs().maxCoeff(), end));
    rows.rows.row(i) /= largest;
    const double most = 1 + rows.rows.row(i).cwiseAbs().sum();  // entries are at most 1: no row exceeds this
    rows.least(i) = std::max(rows.least(i) / largest, -most);
    rows.most(i) = std::min(rows.most(i) / largest, most);
    rounding(i) = kRowRounding * most;
  }
  RangedRows relaxed{rows.rows, rows.least - rounding, rows.most + rounding};
  return {polytope.categories,
          std::make_shared<const RangedRows>(std::move(rows)),
          std::make_shared<const RangedRows>(std::move(relaxed)),
          polytope.lower.cwiseQuotient(unit),
          polytope.upper.cwiseQuotient(unit),
          polytope.interior.cwiseQuotient(unit),
          polytope.unit.cwiseProduct(unit)};
}

}  // namespace sluice

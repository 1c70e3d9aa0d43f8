// SPDX-License-Identifier: Apache-2.0
#include "exact/verify.hpp"

#include <algorithm>
#include <limits>
#include <utility>

namespace sluice {
namespace {

// Doubles are right to some ulps: ratios further apart than this need no long integers.
constexpr double kSure = 1e-12;

/// How likely one report is on every side: mass times its probability, exactly, and an approximate
/// probability.
struct Likelihoods {
  std::vector<Integer> largest;   ///< the largest over a side that is a range; the only value of any other
                                  ///< side
  std::vector<Integer> smallest;  ///< empty unless sides are ranges
  std::vector<double> about;
  std::vector<double> about_smallest;

  [[nodiscard]] const Integer& least(Index side) const {
    return (smallest.empty() ? largest : smallest)[static_cast<std::size_t>(side)];
  }
  [[nodiscard]] double about_least(Index side) const {
    return (smallest.empty() ? about : about_smallest)[static_cast<std::size_t>(side)];
  }
};

/// Goes through the reports of a channel and, in each, those comparisons that can be the worst one.
class Comparing {
 public:
  explicit Comparing(const Conditions<Integer>& compared) : compared_(compared) {
    for (Index side = 0; side < compared.weights.rows(); ++side) {
      auto& members = members_.emplace_back();
      for (Index x = 0; x < compared.weights.cols(); ++x) {
        if (compared.weights(side, x) != 0) members.push_back(x);
      }
      masses_.push_back(nearest(compared.mass(side)));
    }
  }

  template <class Column>
  [[nodiscard]] Likelihoods of(const Column& weight_of) const {
    Likelihoods found;
    const bool ranges = compared_.most.size() > 0;
    for (Index side = 0; side < compared_.weights.rows(); ++side) {
      Integer sum = 0;
      for (const Index x : members_[static_cast<std::size_t>(side)]) {
        sum += compared_.weights(side, x) * weight_of(x);
      }
      if (ranges) {
        const auto [low, high] = added_by_ranges(compared_, side, weight_of);
        found.smallest.push_back(sum + low);
        found.about_smallest.push_back(about(found.smallest.back(), side));
        sum += high;
      }
      found.about.push_back(about(sum, side));
      found.largest.push_back(std::move(sum));
    }
    return found;
  }

  /// Among sides that are all compared with one another, the worst pair is the likeliest and the unlikeliest,
  /// the first of several.
  template <class Visit>
  void visit(const Likelihoods& likely, const Visit& visit) const {
    for (const Comparison& comparison : compared_.comparisons) visit(comparison);
    const auto& peers = compared_.peers;
    if (peers.size() < 2) return;
    Index more = peers[0];
    Index less = peers[0];
    for (const Index side : peers) {
      if (likelier(likely, side, more)) more = side;
      if (likelier(likely, less, side)) less = side;
    }
    // Beside a side that never sends the report, all sides that do are infinitely likelier.
    if (likely.least(less) == 0 && likely.largest[static_cast<std::size_t>(more)] != 0) {
      more = *std::ranges::find_if(
          peers, [&](Index side) { return likely.largest[static_cast<std::size_t>(side)] != 0; });
    }
    visit(Comparison{more, more == less ? peers[1] : less, 0});
  }

 private:
  [[nodiscard]] double about(const Integer& sum, Index side) const {
    return nearest(sum) / masses_[static_cast<std::size_t>(side)];
  }
  [[nodiscard]] bool likelier(const Likelihoods& likely, Index one, Index other) const {
    const auto [i, j] = std::pair(static_cast<std::size_t>(one), static_cast<std::size_t>(other));
    if (likely.about[i] < likely.about[j] * (1 - kSure)) return false;
    return likely.largest[i] * compared_.mass(other) > likely.largest[j] * compared_.mass(one);
  }

  const Conditions<Integer>& compared_;
  std::vector<std::vector<Index>> members_;  // the categories of each side
  std::vector<double> masses_;
};

/// Keeps the largest ratio beside its bound.
class Largest {
 public:
  Largest(const Conditions<Integer>& compared, const Bounds<Integer>& bounds)
      : compared_(compared), bounds_(bounds) {
    for (const auto& [numerator, denominator] : bounds) near_.push_back(quotient(numerator, denominator));
  }

  /// `above` and `below` are the exact likelihoods on the two sides, and `ratio` about their quotient.
  bool take(const Comparison& comparison, const Integer& above, const Integer& below, double ratio) {
    if (above == 0 && below == 0) return false;  // a report that occurs on neither side
    if (worst_ && ratio / near_[comparison.level] < about_ * (1 - kSure)) return false;
    const Bound<Integer>& bound = bounds_[comparison.level];
    Integer numerator = above * compared_.mass(comparison.less);
    Integer denominator = below * compared_.mass(comparison.more);
    Integer beside_numerator = numerator * bound.denominator;
    Integer beside_denominator = denominator * bound.numerator;
    if (worst_ && !(beside_numerator * beside_.denominator > beside_.numerator * beside_denominator))
      return false;
    beside_ = {std::move(beside_numerator), std::move(beside_denominator)};
    about_ = ratio / near_[comparison.level];
    const auto level = static_cast<std::uint32_t>(comparison.level);
    worst_ = {std::move(numerator),  std::move(denominator), level,
              side(comparison.more), side(comparison.less),  0};
    return true;
  }
  void at(Index report) {
    if (worst_) worst_->report = report;
  }
  void at(std::vector<Index> marks) {
    if (worst_) worst_->marks = std::move(marks);
  }

  std::optional<Ratio> in_lowest_terms() && {
    if (worst_) {
      const Integer divisor = gcd(worst_->numerator, worst_->denominator);
      worst_->numerator /= divisor;
      worst_->denominator /= divisor;
    }
    return std::move(worst_);
  }

 private:
  [[nodiscard]] const Side& side(Index i) const { return compared_.sides[static_cast<std::size_t>(i)]; }

  const Conditions<Integer>& compared_;
  const Bounds<Integer>& bounds_;
  std::vector<double> near_;
  std::optional<Ratio> worst_;
  Bound<Integer> beside_{};  // the worst ratio, divided by its bound
  double about_ = 0;
};

template <class Entries>
std::optional<Ratio> worst_of(const Conditions<Integer>& compared, const Bounds<Integer>& bounds,
                              const Entries& entries) {
  const Comparing comparing(compared);
  Largest largest(compared, bounds);
  for (Index y = 0; y < entries.cols(); ++y) {
    const Likelihoods likely = comparing.of([&](Index x) { return Integer(entries(x, y)); });
    comparing.visit(likely, [&](const Comparison& comparison) {
      const auto more = static_cast<std::size_t>(comparison.more);
      if (compared.own.size() > 0) {
        const auto [above, below] =
            of_whole_sides(compared, comparison, likely.largest[more], likely.least(comparison.less));
        if (largest.take(comparison, above, below, nearest(above) / nearest(below))) largest.at(y);
        return;
      }
      const double ratio = likely.about[more] / likely.about_least(comparison.less);
      if (largest.take(comparison, likely.largest[more], likely.least(comparison.less), ratio)) largest.at(y);
    });
  }
  return std::move(largest).in_lowest_terms();
}

/// The likelihoods of a set of marks on both sides of a comparison.
struct OfSet {
  Integer above;
  Integer below;
  std::vector<Index> marks;
};

/// The best report of one's own mark alone: the first category with the largest ratio.
OfSet best_mark(const Conditions<Integer>& compared, const Comparison& comparison) {
  OfSet best;
  for (Index x = 0; x < compared.weights.cols(); ++x) {
    const Integer& above = compared.weights(comparison.more, x);
    const Integer& below = compared.weights(comparison.less, x);
    if (above == 0 && below == 0) continue;
    if (best.marks.empty() || above * best.below > best.above * below) best = {above, below, {x}};
  }
  return best;
}

OfSet best_set(const Conditions<Integer>& compared, const Comparison& comparison, const Marks& marks) {
  if (marks.other == 0) return best_mark(compared, comparison);
  const auto [more, less, level] = comparison;
  const Integer other(marks.other);
  const Integer gained(kRowSum - 2 * marks.other);
  OfSet best{other * compared.mass(more), other * compared.mass(less), {}};  // the empty set: t = 1
  for (;;) {
    OfSet next{other * compared.mass(more), other * compared.mass(less), {}};
    const Integer numerator = best.above * compared.mass(less);
    const Integer denominator = best.below * compared.mass(more);
    for (Index x = 0; x < compared.weights.cols(); ++x) {
      const Integer& above = compared.weights(more, x);
      const Integer& below = compared.weights(less, x);
      if (!(above * compared.mass(less) * denominator > numerator * below * compared.mass(more))) continue;
      next.above += gained * above;
      next.below += gained * below;
      next.marks.push_back(x);
    }
    const bool grows = next.above * best.below > best.above * next.below;
    best = std::move(next);
    if (!grows) return best;
  }
}

}  // namespace

std::optional<Ratio> worst_ratio(const Conditions<Integer>& compared, const Bounds<Integer>& bounds,
                                 const Weights& weights) {
  return worst_of(compared, bounds, weights);
}

std::optional<Ratio> worst_ratio(const Conditions<Integer>& compared, const Bounds<Integer>& bounds,
                                 const Matrix<Integer>& columns) {
  return worst_of(compared, bounds, columns);
}

std::optional<Ratio> worst_ratio(const Conditions<Integer>& compared, const Bounds<Integer>& bounds,
                                 const Marks& marks) {
  if (compared.most.size() > 0) {
    auto worst = worst_of(compared, bounds, columns_of_sets(marks));
    if (worst)
      worst->marks = sets_of(marks.categories)[static_cast<std::size_t>(std::exchange(worst->report, 0))];
    return worst;
  }
  Largest largest(compared, bounds);
  for_each_comparison(compared, [&](const Comparison& comparison) {
    OfSet set = best_set(compared, comparison, marks);
    const auto about = [&](const Integer& sum, Index side) {
      return nearest(sum) / nearest(compared.mass(side));
    };
    const double ratio = about(set.above, comparison.more) / about(set.below, comparison.less);
    if (largest.take(comparison, set.above, set.below, ratio)) largest.at(std::move(set.marks));
  });
  return std::move(largest).in_lowest_terms();
}

bool is_within(const std::optional<Ratio>& ratio, const Bounds<Integer>& bounds) {
  if (!ratio) return true;
  const Bound<Integer>& bound = bounds[ratio->level];
  return ratio->numerator * bound.denominator <= bound.numerator * ratio->denominator;
}

Integer slack(const Ratio& ratio, const Bounds<Integer>& bounds) {
  const Bound<Integer>& bound = bounds[ratio.level];
  const Integer whole = bound.numerator * ratio.denominator;
  return ((whole - ratio.numerator * bound.denominator) * Integer(kRowSum)) / whole;
}

double mixing_needed(const Conditions<Integer>& compared, const Bounds<Integer>& bounds,
                     const Weights& weights, const Vector<double>& mean) {
  const Comparing comparing(compared);
  double needed = 0;
  for (Index y = 0; y < weights.cols(); ++y) {
    const Likelihoods likely = comparing.of([&](Index x) { return Integer(weights(x, y)); });
    comparing.visit(likely, [&](const Comparison& comparison) {
      const auto [more, less, level] = comparison;
      const auto& [numerator, denominator] = bounds[level];
      const bool mixed = compared.own.size() > 0;
      const double limit = quotient(numerator, denominator) * likely.about_least(less);
      if (!mixed && likely.about[static_cast<std::size_t>(more)] < limit * (1 - kSure)) return;
      const auto [above, below] = of_whole_sides(
          compared, comparison, likely.largest[static_cast<std::size_t>(more)], likely.least(less));
      const Integer excess =
          denominator * compared.mass(less) * above - numerator * compared.mass(more) * below;
      if (excess <= 0) return;
      Integer gained = (numerator - denominator) * compared.mass(more) * compared.mass(less) *
                       Integer(static_cast<std::uint64_t>(mean(y) * static_cast<double>(kRowSum)));
      if (mixed) gained *= compared.mass(more);
      needed = std::max({needed, quotient(excess, excess + gained), std::numeric_limits<double>::min()});
    });
  }
  return needed;
}

}  // namespace sluice

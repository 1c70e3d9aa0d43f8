// SPDX-License-Identifier: GPL-3.0-or-later
#include "optimise/column_rows.hpp"

#include <algorithm>
#include <map>
#include <utility>

namespace sluice {
namespace {

/// Coefficients by entry.
using Terms = std::map<Index, Integer>;

void add(Terms& sum, const Integer& factor, const Terms& terms) {
  if (factor == 0) return;
  for (const auto& [entry, coefficient] : terms) sum[entry] += factor * coefficient;
}

class Builder {
 public:
  Builder(const Conditions<Integer>& conditions, const Bounds<Integer>& bounds)
      : conditions_(conditions), bounds_(bounds) {
    rows_.inputs = conditions.weights.cols();
    rows_.columns = rows_.inputs;
  }

  ColumnRows run() {
    for (const Comparison& comparison : conditions_.comparisons) compare(comparison);
    // Sides that are ranges, or partly others', are not compared with themselves.
    if (has_ranges() || conditions_.own.size() > 0) {
      for (const Index more : conditions_.peers) {
        for (const Index less : conditions_.peers) {
          if (more != less) compare({more, less, 0});
        }
      }
    } else if (conditions_.peers.size() > 1) {
      compare_peers();
    }
    return std::move(rows_);
  }

 private:
  [[nodiscard]] bool has_ranges() const { return conditions_.most.size() > 0; }

  /// terms <= 0
  void ask(const Terms& terms) {
    Integer largest = 0;
    bool broken = false;
    for (const auto& [entry, coefficient] : terms) {
      largest = std::max(largest, Integer(abs(coefficient)));
      broken = broken || coefficient > 0;
    }
    // Entries are at least 0, so a row without a positive coefficient always holds.
    if (!broken) return;
    for (const auto& [entry, coefficient] : terms) {
      if (coefficient == 0) continue;
      const double size = quotient(abs(coefficient), largest);
      rows_.entries.push_back({rows_.rows, entry, coefficient < 0 ? -size : size});
    }
    ++rows_.rows;
  }

  [[nodiscard]] Terms least_of(Index side) const {
    Terms terms;
    for (Index x = 0; x < rows_.inputs; ++x) {
      if (conditions_.weights(side, x) != 0) terms[x] = conditions_.weights(side, x);
    }
    return terms;
  }

  /// The mean over a side, times its mass: at most (`end` 1) or at least (-1) if it is a range. With the
  /// remaining mass m, and the room w of an input:
  ///   max { d . T : 0 <= d <= w, sum d = m } = min { m b + w . g : b + g >= T, g >= 0 }, and likewise min.
  const Terms& likelihood(Index side, int end) {
    const auto [found, is_new] = likelihoods_.try_emplace({side, has_ranges() ? end : 0});
    Terms& terms = found->second;
    if (!is_new) return terms;
    terms = least_of(side);
    if (!has_ranges()) return terms;
    Integer left = conditions_.mass(side);
    for (const auto& [input, weight] : terms) left -= weight;
    if (left <= 0) return terms;
    const Index level = rows_.columns++;
    terms[level] = left;
    for (Index x = 0; x < rows_.inputs; ++x) {
      const Integer width = conditions_.most(side, x) - conditions_.weights(side, x);
      if (conditions_.most(side, x) == 0) continue;
      const Index beyond = rows_.columns++;
      if (width > 0) terms[beyond] = end * width;
      ask({{x, Integer(end)}, {level, Integer(-end)}, {beyond, Integer(-1)}});
    }
    return terms;
  }

  void compare(const Comparison& comparison) {
    const auto [more, less, level] = comparison;
    const Bound<Integer>& bound = bounds_[level];
    const Integer of_more = bound.denominator * conditions_.mass(less);
    const Integer of_less = bound.numerator * conditions_.mass(more);
    // The effect of a report that only the first side sends, and of one that only the other side does.
    const auto factor = [&](const Integer& above, const Integer& below) {
      const auto [one, other] = of_whole_sides(conditions_, comparison, above, below);
      return Integer(of_more * one - of_less * other);
    };
    Terms terms;
    add(terms, factor(1, 0), likelihood(more, 1));
    add(terms, factor(0, 1), likelihood(less, -1));
    ask(terms);
  }

  void compare_peers() {
    const Bound<Integer>& bound = bounds_[0];
    const Index least = rows_.columns++;
    for (const Index side : conditions_.peers) {
      const Integer& mass = conditions_.mass(side);
      Terms above{{least, Integer(-bound.numerator * mass)}};
      add(above, bound.denominator, likelihood(side, 1));
      ask(above);
      Terms below{{least, mass}};
      add(below, Integer(-1), likelihood(side, -1));
      ask(below);
    }
  }

  const Conditions<Integer>& conditions_;
  const Bounds<Integer>& bounds_;
  ColumnRows rows_;
  std::map<std::pair<Index, int>, Terms> likelihoods_;
};

}  // namespace

ColumnRows column_rows(const Conditions<Integer>& conditions, const Bounds<Integer>& bounds) {
  return Builder(conditions, bounds).run();
}

}  // namespace sluice

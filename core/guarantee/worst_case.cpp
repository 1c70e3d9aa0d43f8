// SPDX-License-Identifier: Apache-2.0
#include "guarantee/worst_case.hpp"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <numeric>

#include "guarantee/chi_square_ball.hpp"

namespace sluice {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();
// Of the split of the budget; what that leaves open of a ratio is its square.
constexpr int kHalvings = 30;
// What products and sums of a few numbers, each right to an ulp, may be off by.
constexpr double kUlps = 0x1p-48;

/// What a report is like given one secret.
struct Given {
  Vector<double> sampled;  ///< P(.|s)
  Vector<double> chances;  ///< of the report, T
  double growth;           ///< of m in the ball, per share of the budget: (sqrt(1 + B) - 1) / P_s

  [[nodiscard]] bool constant() const { return chances.minCoeff() == chances.maxCoeff(); }
  [[nodiscard]] BallMean at(double share, End end) const {
    return ball_mean(sampled, chances, growth * share, end);
  }
};

/// A bound that is a line in the split t: value at t0, and how it grows.
struct Line {
  double value;
  double slope;
  double t0;
  [[nodiscard]] double above(double t) const {
    const double moved = slope * (t - t0);
    return value + moved + kUlps * (std::abs(value) + std::abs(moved));
  }
  [[nodiscard]] double below(double t) const {
    const double moved = slope * (t - t0);
    return value + moved - kUlps * (std::abs(value) + std::abs(moved));
  }
};

/// What is known of the ratio from one split.
struct Probe {
  double t;
  BallMean more;
  BallMean less;
  Line above;  ///< of the largest P(y|s)
  Line below;  ///< of the smallest P(y|s')

  Probe(const Given& likely, const Given& unlikely, double split)
      : t(split),
        more(likely.at(split, End::largest)),
        less(unlikely.at(1 - split, End::smallest)),
        above{more.bound, more.slope * likely.growth, split},
        below{less.bound, -less.slope * unlikely.growth, split} {}

  /// Whether the ratio grows with t here, roundings allowed for.
  [[nodiscard]] bool rises() const {
    const double up = above.slope * below.value;
    const double down = below.slope * above.value;
    return up > down + kUlps * (std::abs(up) + std::abs(down));
  }
  /// No ratio exceeds this between here and `end`: that of two lines only rises, or only falls.
  [[nodiscard]] double until(double end) const {
    const double here = above.above(t) / below.below(t);
    if (!(below.below(t) > 0)) return kInfinity;
    if (below.below(end) > 0) return std::max(here, above.above(end) / below.below(end));
    // Where the line below comes to 0 first, the one above does even before, if the ratio falls that way.
    return end < t && rises() ? here : kInfinity;
  }
};

/// The largest ratio for one report and two secrets.
struct Pair {
  double bound;
  double attained;
  Vector<double> of_more;  ///< P(.|s)
  Vector<double> of_less;
};

Pair attained(const Given& likely, const Given& unlikely, const Probe& at, double bound) {
  const double above = at.more.distribution.dot(likely.chances);
  const double below = at.less.distribution.dot(unlikely.chances);
  const double ratio = below > 0 ? above / below : kInfinity;
  return {std::max(bound, ratio), ratio, at.more.distribution, at.less.distribution};
}

Pair worst_pair(const Given& likely, const Given& unlikely) {
  // What does not differ needs no budget.
  if (likely.constant() || unlikely.constant()) {
    const Probe all(likely, unlikely, likely.constant() ? 0 : 1);
    return attained(likely, unlikely, all, all.until(all.t));
  }
  double low = 0;
  double high = 1;
  for (int i = 0; i < kHalvings; ++i) {
    const double middle = (low + high) / 2;
    (Probe(likely, unlikely, middle).rises() ? low : high) = middle;
  }
  // Where nothing can be had from an end, the line there is as steep as may be: from next to it it is not.
  const Probe left(likely, unlikely, std::max(low, std::ldexp(1.0, -kHalvings)));
  const Probe right(likely, unlikely, std::min(high, 1 - std::ldexp(1.0, -kHalvings)));
  const double bound = std::max({left.until(0), left.until(right.t), right.until(left.t), right.until(1)});
  const bool first = left.above.value * right.below.value >= right.above.value * left.below.value;
  return attained(likely, unlikely, first ? left : right, bound);
}

/// A report given each secret, and how far each can go if the whole budget is its own.
struct Column {
  Index report;
  std::vector<Given> sides;
  std::vector<double> most;
  std::vector<double> least;
  std::vector<Index> by_most;   ///< secrets, the most likely first
  std::vector<Index> by_least;  ///< the least likely first
  double ratio;                 ///< no two of them can have more
};

Column column(const Prior& prior, double budget, const Channel& channel, Index report) {
  const Index c = prior.secrets();
  const Index a = prior.categories();
  Column column{report, {}, {}, {}, std::vector<Index>(static_cast<std::size_t>(c)), {}, 0};
  for (Index s = 0; s < c; ++s) {
    const Index first = channel.rows() == a ? 0 : s * a;
    const double share = prior.probabilities.secret(s);
    column.sides.push_back({prior.probabilities.cells.row(s).transpose() / share,
                            channel.col(report).segment(first, a), budget / share});
    column.most.push_back(column.sides.back().at(1, End::largest).bound);
    column.least.push_back(std::max(0.0, column.sides.back().at(1, End::smallest).bound));
  }
  std::iota(column.by_most.begin(), column.by_most.end(), Index{0});
  column.by_least = column.by_most;
  const auto at = [](Index s) { return static_cast<std::size_t>(s); };
  std::ranges::sort(column.by_most, std::ranges::greater(), [&](Index s) { return column.most[at(s)]; });
  std::ranges::sort(column.by_least, {}, [&](Index s) { return column.least[at(s)]; });
  column.ratio = column.most[at(column.by_most.front())] / column.least[at(column.by_least.front())];
  return column;
}

/// The joint distribution with these conditionals of two secrets that is nearest to the sample.
Matrix<double> nearest_joint(const Prior& prior, const WorstLdp& worst, const Pair& pair) {
  Matrix<double> joint = prior.probabilities.cells;
  const auto put = [&](Index s, const Vector<double>& conditional) {
    double size = 0;  // 1 + chi-square
    for (Index u = 0; u < conditional.size(); ++u) {
      const double p = joint(s, u) / prior.probabilities.secret(s);
      if (p > 0) size += p * p / conditional(u);
    }
    joint.row(s) = conditional.transpose() * (prior.probabilities.secret(s) * std::sqrt(size));
  };
  put(worst.more, pair.of_more);
  put(worst.less, pair.of_less);
  return joint / joint.sum();
}

}  // namespace

WorstLdp worst_ldp(const Prior& prior, const ConfidenceSet& set, const Channel& channel,
                   const Matrix<bool>& compared) {
  const Index c = prior.secrets();
  WorstLdp worst{.distribution = prior.probabilities.cells};
  if (c < 2) return worst;
  const double budget = set.radius / (1 + std::sqrt(1 + set.radius));
  std::vector<Column> columns;
  for (Index y = 0; y < channel.cols(); ++y) {
    if (channel.col(y).maxCoeff() > 0) columns.push_back(column(prior, budget, channel, y));
  }
  std::ranges::sort(columns, std::ranges::greater(), &Column::ratio);
  double bound = 1;
  double best = 1;
  const auto at = [](Index s) { return static_cast<std::size_t>(s); };
  for (const Column& column : columns) {
    for (const Index more : column.by_most) {
      for (const Index less : column.by_least) {
        const double most = column.most[at(more)];
        const double least = column.least[at(less)];
        // Those further on are even less apart.
        if (!(most > best * least)) break;
        if (more == less || (compared.size() > 0 && !compared(more, less))) continue;
        const Pair pair = worst_pair(column.sides[at(more)], column.sides[at(less)]);
        bound = std::max(bound, pair.bound);
        if (!(pair.attained > best)) continue;
        best = pair.attained;
        worst.report = column.report;
        worst.more = more;
        worst.less = less;
        worst.distribution = nearest_joint(prior, worst, pair);
      }
    }
  }
  worst.level = std::log(std::max(bound, best)) * (1 + kUlps);
  worst.attained = std::log(best);
  return worst;
}

std::optional<double> worst_level(const Prior& prior, const ConfidenceSet& set, const Notion& notion,
                                  const Channel& channel, const WorstLdp& ldp) {
  if (notion.sees == Sees::pairs) return ldp.level;
  const Conditions<double> compared = notion.measured(prior.probabilities, notion.parameters);
  const double ratio = std::exp(ldp.level) * (1 + kUlps);
  Matrix<bool> secrets = Matrix<bool>::Constant(prior.secrets(), prior.secrets(), false);
  double factor = kInfinity;  // the least of those that secrets are compared with one another at
  double level = 0;
  bool of_data = false;
  bool unknown = false;
  for_each_comparison(compared, [&](const Comparison& comparison) {
    const Side& more = compared.sides[static_cast<std::size_t>(comparison.more)];
    const Side& less = compared.sides[static_cast<std::size_t>(comparison.less)];
    const double here = compared.levels[comparison.level];
    if (more.data >= 0 || less.data >= 0) {
      const auto is_category = [](const Side& side) { return side.secret < 0 && side.known == ~0U; };
      (is_category(more) && is_category(less) ? of_data : unknown) = true;
    } else if (more.secret >= 0 && less.secret >= 0) {
      secrets(more.secret, less.secret) = true;
      factor = std::min(factor, here);
    } else if (more.secret >= 0) {
      const double q = set.least_secret(more.secret);
      level = std::max(level, -std::log(q + (1 - q) / ratio) * (1 + kUlps) / here);
    } else if (less.secret >= 0) {
      const double q = set.least_secret(less.secret);
      if (q < 1) level = std::max(level, std::log(q + (1 - q) * ratio) * (1 + kUlps) / here);
    }
  });
  if (unknown) return std::nullopt;
  if (of_data) return std::max(level, notion.leakage(prior, channel).level);
  if (std::isinf(factor)) return level;
  const Index pairs = prior.secrets() * (prior.secrets() - 1);
  const bool all = secrets.count() == pairs;
  return std::max(level, (all ? ldp : worst_ldp(prior, set, channel, secrets)).level / factor);
}

}  // namespace sluice

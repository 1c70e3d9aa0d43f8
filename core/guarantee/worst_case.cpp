// SPDX-License-Identifier: Apache-2.0
#include "guarantee/worst_case.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>
#include <vector>

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
  [[nodiscard]] Vector<double> there(double share, End end) const {
    return at_ball_mean(sampled, chances, growth * share, end);
  }
};

/// A bound that is a line in the split t: value at t0, and how it grows.
struct Line {
  double value = 0;
  double slope = 0;
  double t0 = 0;

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
  Line above;  ///< of the largest P(y|s)
  Line below;  ///< of the smallest P(y|s')

  Probe(const Given& likely, const Given& unlikely, double split) : t(split) {
    const BallMean more = likely.at(split, End::largest);
    const BallMean less = unlikely.at(1 - split, End::smallest);
    above = {more.bound, more.slope * likely.growth, split};
    below = {less.bound, -less.slope * unlikely.growth, split};
  }

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

Pair reached(const Given& likely, const Given& unlikely, double split, double bound) {
  Pair pair{bound, 0, likely.there(split, End::largest), unlikely.there(1 - split, End::smallest)};
  const double above = pair.of_more.dot(likely.chances);
  const double below = pair.of_less.dot(unlikely.chances);
  pair.attained = below > 0 ? above / below : kInfinity;
  pair.bound = std::max(bound, pair.attained);
  return pair;
}

Pair worst_pair(const Given& likely, const Given& unlikely) {
  // What does not differ needs no budget.
  if (likely.constant() || unlikely.constant()) {
    const Probe all(likely, unlikely, likely.constant() ? 0 : 1);
    return reached(likely, unlikely, all.t, all.until(all.t));
  }
  double low = 0;
  double high = 1;
  for (int i = 0; i < kHalvings; ++i) {
    const double middle = (low + high) / 2;
    (Probe(likely, unlikely, middle).rises() ? low : high) = middle;
  }
  const Probe left(likely, unlikely, low);
  const Probe right(likely, unlikely, high);
  const double bound = std::max({left.until(0), left.until(high), right.until(low), right.until(1)});
  const bool first = left.above.value * right.below.value >= right.above.value * left.below.value;
  return reached(likely, unlikely, first ? low : high, bound);
}

/// Something with a number to sort by.
using Ranked = std::pair<double, Index>;

/// A report given each secret, and how far each can go if the whole budget is its own.
struct Column {
  Index report;
  std::vector<Given> given;
  std::vector<Ranked> most;   ///< the secrets, less the largest P(y|s): the likeliest first
  std::vector<Ranked> least;  ///< the secrets, the smallest P(y|s): the unlikeliest first

  /// No two of them can have more.
  [[nodiscard]] double ratio() const { return -most.front().first / least.front().first; }
};

Column column(const Prior& prior, double budget, const Channel& channel, Index report) {
  const Index a = prior.categories();
  Column column{report, {}, {}, {}};
  for (Index s = 0; s < prior.secrets(); ++s) {
    const Index first = channel.rows() == a ? 0 : s * a;
    const double share = prior.probabilities.secret(s);
    Given given{prior.probabilities.cells.row(s).transpose() / share, channel.col(report).segment(first, a),
                budget / share};
    column.most.emplace_back(-given.at(1, End::largest).bound, s);
    column.least.emplace_back(std::max(0.0, given.at(1, End::smallest).bound), s);
    column.given.push_back(std::move(given));
  }
  std::sort(column.most.begin(), column.most.end());
  std::sort(column.least.begin(), column.least.end());
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
  std::vector<Ranked> order;  // the most promising first
  for (Index y = 0; y < channel.cols(); ++y) {
    if (!(channel.col(y).maxCoeff() > 0)) continue;
    columns.push_back(column(prior, budget, channel, y));
    order.emplace_back(-columns.back().ratio(), static_cast<Index>(columns.size()) - 1);
  }
  std::sort(order.begin(), order.end());
  double bound = 1;
  double best = 1;
  const auto at = [](Index s) { return static_cast<std::size_t>(s); };
  for (const auto& ranked : order) {
    const Column& column = columns[at(ranked.second)];
    for (const auto& [negative_most, more] : column.most) {
      for (const auto& [least, less] : column.least) {
        // Those further on are even less apart.
        if (!(-negative_most > best * least)) break;
        if (more == less || (compared.size() > 0 && !compared(more, less))) continue;
        const Pair pair = worst_pair(column.given[at(more)], column.given[at(less)]);
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

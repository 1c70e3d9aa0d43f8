// SPDX-License-Identifier: Apache-2.0
#include "guarantee/worst_case.hpp"

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

#include "guarantee/chi_square_ball.hpp"
#include "guarantee/multiple_of_level.hpp"
#include "infinity.hpp"

namespace sluice {
namespace {

// Of the split of the budget, at most; what that leaves open of a ratio is its square.
constexpr int kHalvings = 30;
// A bound this near to what is reached is not worth another one.
constexpr double kNear = 1e-12;
// Steps from category to category, in each, that a rough bound takes and that a good one takes.
constexpr double kRoughSteps = 15;
constexpr double kGoodSteps = 30;
// What products and sums of a few numbers, each right to an ulp, may be off by.
constexpr double kUlps = 0x1p-48;

/// What a report is like given one secret.
struct Given {
  Vector<double> sampled;  ///< P(.|s)
  Vector<double> chances;  ///< of the report, T
  double growth;           ///< of m in the ball, per share of the budget: (sqrt(1 + B) - 1) / P_s

  [[nodiscard]] bool constant() const { return chances.minCoeff() == chances.maxCoeff(); }
  [[nodiscard]] BallMean at(double share, End end, Effort effort = Effort::best) const {
    return ball_mean(sampled, chances, growth * share, end, effort);
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

  Probe(const Given& likely, const Given& unlikely, double split, Effort effort) : t(split) {
    const BallMean more = likely.at(split, End::largest, effort);
    const BallMean less = unlikely.at(1 - split, End::smallest, effort);
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
  double bound = 0;
  double attained = 0;
  Vector<double> of_more = {};  ///< P(.|s)
  Vector<double> of_less = {};
  double steps = 0;  ///< that it took
};

void reach(Pair& pair, const Given& likely, const Given& unlikely, double split) {
  pair.of_more = likely.there(split, End::largest);
  pair.of_less = unlikely.there(1 - split, End::smallest);
  const double above = pair.of_more.dot(likely.chances);
  const double below = pair.of_less.dot(unlikely.chances);
  pair.attained = below > 0 ? above / below : kInfinity;
  pair.bound = std::max(pair.bound, pair.attained);
}

/// Of a pair that cannot have more than `beaten` that is all there is to know, and there is no distribution.
Pair worst_pair(const Given& likely, const Given& unlikely, double beaten) {
  const auto size = static_cast<double>(likely.sampled.size());
  Pair pair;
  // What does not differ needs no budget.
  if (likely.constant() || unlikely.constant()) {
    const Probe all(likely, unlikely, likely.constant() ? 0 : 1, Effort::best);
    pair.bound = all.until(all.t);
    pair.steps = kGoodSteps * size;
    reach(pair, likely, unlikely, all.t);
    return pair;
  }
  Probe left(likely, unlikely, .5, Effort::rough);
  pair.steps = kRoughSteps * size;
  pair.bound = std::max(left.until(0), left.until(1));
  Probe right = left;
  double low = 0;
  double high = 1;
  for (int i = 0; i < kHalvings && pair.bound > beaten; ++i) {
    const Probe middle(likely, unlikely, (low + high) / 2, Effort::best);
    pair.steps += kGoodSteps * size;
    if (middle.rises()) {
      left = middle;
      low = middle.t;
    } else {
      right = middle;
      high = middle.t;
    }
    // Each covers all that lies beyond, and what is between them.
    double bound = 0;
    if (low > 0) bound = std::max(left.until(0), left.until(high));
    if (high < 1) bound = std::max({bound, right.until(low), right.until(1)});
    pair.bound = bound;
    if (bound <= middle.above.value / middle.below.value * (1 + kNear)) break;
  }
  if (!(pair.bound > beaten)) return pair;
  const bool first =
      low > 0 && (high >= 1 || left.above.value * right.below.value >= right.above.value * left.below.value);
  reach(pair, likely, unlikely, first ? low : high);
  return pair;
}

/// sqrt(1 + B) - 1, which the secrets share.
double budget_of(const ConfidenceSet& set) { return set.radius / (1 + std::sqrt(1 + set.radius)); }

/// Something with a number to sort by.
using Ranked = std::pair<double, Index>;

Given given(const Prior& prior, double budget, const Channel& channel, Index report, Index s) {
  const Index a = prior.categories();
  const double share = prior.probabilities.secret(s);
  return {prior.probabilities.cells.row(s).transpose() / share,
          channel.col(report).segment(channel.rows() == a ? 0 : s * a, a), budget / share};
}

/// How far a report's chance can go, roughly, given each secret, if the whole budget is its own.
struct Column {
  std::vector<Ranked> most;   ///< the secrets by the largest P(y|s), of which this is the negative
  std::vector<Ranked> least;  ///< the secrets by the smallest

  Column(const Prior& prior, double budget, const Channel& channel, Index report) {
    for (Index s = 0; s < prior.secrets(); ++s) {
      const Given here = given(prior, budget, channel, report, s);
      const double high = here.at(1, End::largest, Effort::rough).bound;
      const double low = here.at(1, End::smallest, Effort::rough).bound;
      most.emplace_back(-std::min(high, here.chances.maxCoeff()), s);
      least.emplace_back(std::max(low, here.chances.minCoeff()), s);
    }
    std::sort(most.begin(), most.end());
    std::sort(least.begin(), least.end());
  }

  /// No two of them can have more.
  [[nodiscard]] double ratio() const { return -most.front().first / least.front().first; }
};

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

/// By how much a report can be more likely given a secret than for everybody, and for everybody than given
/// the secret: a bound for each secret.
struct Lifts {
  Vector<double> above;
  Vector<double> below;
};

/// Those with any other secret, as one group: where the channel sees the data alone by the data, otherwise by
/// the pair.
Given given_others(const Prior& prior, double budget, const Channel& channel, Index report, Index s) {
  const Index c = prior.secrets();
  const Index a = prior.categories();
  const Matrix<double>& cells = prior.probabilities.cells;
  Matrix<double> others(c - 1, a);
  others << cells.topRows(s), cells.bottomRows(c - s - 1);
  const double share = others.sum();
  if (channel.rows() == a) {
    return {others.colwise().sum().transpose() / share, channel.col(report), budget / share};
  }
  Vector<double> chances((c - 1) * a);
  chances << channel.col(report).head(s * a), channel.col(report).tail((c - s - 1) * a);
  return {Vector<double>(others.reshaped<Eigen::RowMajor>()) / share, chances, budget / share};
}

Lifts lifts(const Prior& prior, const ConfidenceSet& set, const Channel& channel, double ratio) {
  const Index c = prior.secrets();
  const double budget = budget_of(set);
  const bool sees_secret = channel.rows() != prior.categories();
  // Cells that are merged differ by no more than they did apart, so that of the data their own will do.
  const Vector<double> everybody = sees_secret
                                       ? Vector<double>(prior.probabilities.cells.reshaped<Eigen::RowMajor>())
                                       : prior.probabilities.data;
  Lifts lifts{Vector<double>::Zero(c), Vector<double>::Zero(c)};
  for (Index y = 0; y < channel.cols(); ++y) {
    const Vector<double> chances = channel.col(y);
    if (!(chances.maxCoeff() > 0)) continue;
    const double high = ball_mean(everybody, chances, budget, End::largest).bound;
    const double low = ball_mean(everybody, chances, budget, End::smallest).bound;
    for (Index s = 0; s < c; ++s) {
      const Given here = given(prior, budget, channel, y, s);
      const double most = here.at(1, End::largest).bound;
      const double least = here.at(1, End::smallest).bound;
      const double q = set.least_secret(s);
      // Beside everybody else as one group, who share the budget with them, no pair of secrets has more.
      double above = c > 1 ? ratio : 1;
      double below = above;
      if (c > 1) {
        const Given others = given_others(prior, budget, channel, y, s);
        above = std::clamp(worst_pair(here, others, 1).bound, 1.0, ratio);
        below = std::clamp(worst_pair(others, here, 1).bound, 1.0, ratio);
      }
      const double up = 1 / (q + (1 - q) / above) * (1 + kUlps);
      const double down = q < 1 ? (q + (1 - q) * below) * (1 + kUlps) : 1;
      lifts.above(s) = std::max(lifts.above(s), low > 0 ? std::min(up, most / low) : up);
      lifts.below(s) = std::max(lifts.below(s), least > 0 ? std::min(down, high / least) : down);
    }
  }
  return lifts;
}

}  // namespace

WorstLdp worst_ldp(const Prior& prior, const ConfidenceSet& set, const Channel& channel,
                   const Matrix<bool>& compared, double most_steps) {
  const Index c = prior.secrets();
  WorstLdp worst{.distribution = prior.probabilities.cells};
  if (c < 2) return worst;
  const double budget = budget_of(set);
  std::vector<Ranked> order;  // of the reports, the most promising first
  for (Index y = 0; y < channel.cols(); ++y) {
    if (channel.col(y).maxCoeff() > 0) order.emplace_back(-Column(prior, budget, channel, y).ratio(), y);
  }
  std::sort(order.begin(), order.end());
  double bound = 1;
  double best = 1;
  double steps = 0;
  const auto compare = [&](Index report, Index more, Index less) {
    if (more == less || (compared.size() > 0 && !compared(more, less))) return;
    const Pair pair = worst_pair(given(prior, budget, channel, report, more),
                                 given(prior, budget, channel, report, less), best);
    steps += pair.steps;
    if (!(pair.bound > best)) return;
    bound = std::max(bound, pair.bound);
    if (!(pair.attained > best)) return;
    best = pair.attained;
    worst.report = report;
    worst.more = more;
    worst.less = less;
    worst.distribution = nearest_joint(prior, worst, pair);
  };
  for (const auto& [negative_ratio, report] : order) {
    // Those further on are even less apart; so it is with secrets.
    if (!(-negative_ratio > best)) break;
    const Column column(prior, budget, channel, report);
    steps += kRoughSteps * static_cast<double>(prior.secrets() * prior.categories());
    for (const auto& [negative_most, more] : column.most) {
      for (const auto& [least, less] : column.least) {
        if (!(-negative_most > best * least)) break;
        if (steps > most_steps) break;
        compare(report, more, less);
      }
    }
    if (!(steps > most_steps)) continue;
    // What is left is bounded as it is.
    bound = std::max(bound, -negative_ratio);
    break;
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
  std::optional<Lifts> everybody;
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
    } else {
      if (!everybody) everybody = lifts(prior, set, channel, ratio);
      const double lift = more.secret >= 0 ? everybody->above(more.secret) : everybody->below(less.secret);
      if (lift > 1) level = std::max(level, multiple_of_level(std::log(lift) * (1 + kUlps), here));
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

// SPDX-License-Identifier: Apache-2.0
#include "guarantee/worst_case.hpp"

#include <algorithm>
#include <cmath>
#include <functional>
#include <utility>
#include <vector>

#include "base/infinity.hpp"
#include "guarantee/ball_mean.hpp"
#include "guarantee/multiple_of_level.hpp"

namespace sluice {
namespace {

// The most halvings of the split; the error that remains in a ratio is the square of the split's.
constexpr int kHalvings = 30;
// A bound this near to an attained ratio is not improved further.
constexpr double kNear = 1e-12;
// The steps per category that a rough bound takes, and a good one.
constexpr double kRoughSteps = 15;
constexpr double kGoodSteps = 30;
// The rounding error of products and sums of a few numbers, each right to an ulp.
constexpr double kUlps = 0x1p-48;

/// The distribution and the report's chances given one secret.
struct Given {
  Vector<double> sampled;  ///< P(.|s)
  Vector<double> chances;  ///< the report's chances, T
  Ball ball;               ///< the ball for the whole budget: its growth is over P_s

  [[nodiscard]] bool constant() const { return chances.minCoeff() == chances.maxCoeff(); }
  [[nodiscard]] BallMean at(double share, End end, Effort effort = Effort::best) const {
    return ball_mean(sampled, chances, {ball.growth * share, ball.statistic}, end, effort);
  }
  [[nodiscard]] Vector<double> there(double share, End end) const {
    return at_ball_mean(sampled, chances, {ball.growth * share, ball.statistic}, end);
  }
};

/// A bound that is a line in the split t: its value at t0, and its slope.
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

/// The bounds on the ratio from one split.
struct Probe {
  double t;
  Line above;  ///< a bound of the largest P(y|s)
  Line below;  ///< a bound of the smallest P(y|s')

  Probe(const Given& likely, const Given& unlikely, double split, Effort effort) : t(split) {
    const BallMean more = likely.at(split, End::largest, effort);
    const BallMean less = unlikely.at(1 - split, End::smallest, effort);
    above = {more.bound, more.slope * likely.ball.growth, split};
    below = {less.bound, -less.slope * unlikely.ball.growth, split};
  }

  /// Whether the ratio grows with t here, roundings allowed for.
  [[nodiscard]] bool rises() const {
    const double up = above.slope * below.value;
    const double down = below.slope * above.value;
    return up > down + kUlps * (std::abs(up) + std::abs(down));
  }
  /// No ratio exceeds this between here and `end`: the ratio of two lines only rises, or only falls.
  [[nodiscard]] double until(double end) const {
    const double here = above.above(t) / below.below(t);
    if (!(below.below(t) > 0)) return kInfinity;
    if (below.below(end) > 0) return std::max(here, above.above(end) / below.below(end));
    // If the ratio falls in that direction, the line above reaches 0 before the line below does.
    return end < t && rises() ? here : kInfinity;
  }
};

/// The largest ratio for one report and two secrets.
struct Pair {
  double bound = 0;
  double attained = 0;
  Vector<double> of_more = {};  ///< P(.|s)
  Vector<double> of_less = {};
  double steps = 0;  ///< the number of steps that it took
};

void reach(Pair& pair, const Given& likely, const Given& unlikely, double split) {
  pair.of_more = likely.there(split, End::largest);
  pair.of_less = unlikely.there(1 - split, End::smallest);
  const double above = pair.of_more.dot(likely.chances);
  const double below = pair.of_less.dot(unlikely.chances);
  pair.attained = below > 0 ? above / below : kInfinity;
  pair.bound = std::max(pair.bound, pair.attained);
}

/// The worst ratio of a pair; if it cannot exceed `beaten`, only a bound, without a distribution.
Pair worst_pair(const Given& likely, const Given& unlikely, double beaten) {
  const auto size = static_cast<double>(likely.sampled.size());
  Pair pair;
  // Constant chances need no budget.
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
    // Each probe covers everything beyond it, and both together the part between them.
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

/// Something with a number to sort by.
using Ranked = std::pair<double, Index>;

Given given(const Prior& prior, const Ball& budget, const Channel& channel, Index report, Index s) {
  const Index a = prior.count_of_each();
  const double share = prior.probabilities.secret(s);
  return {prior.probabilities.cells.row(s).segment(prior.first_of(s), a).transpose() / share,
          channel.col(report).segment(channel.rows() == a ? 0 : s * a, a),
          {budget.growth / share, budget.statistic}};
}

/// A rough range of a report's probability given each secret, if the secret has the whole budget.
struct Column {
  std::vector<Ranked> most;   ///< the secrets by the largest P(y|s), stored as its negative
  std::vector<Ranked> least;  ///< the secrets by the smallest

  Column(const Prior& prior, const Ball& budget, const Channel& channel, Index report) {
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

  /// No two secrets can have a larger ratio.
  [[nodiscard]] double ratio() const { return -most.front().first / least.front().first; }
};

/// The joint distribution with these conditionals of two secrets that is nearest to the sample. By Pearson's
/// statistic the shares of secrets that differ grow; by the likelihood all keep their shares.
Matrix<double> nearest_joint(const Prior& prior, Statistic statistic, const WorstLdp& worst,
                             const Pair& pair) {
  Matrix<double> joint = prior.probabilities.cells;
  const auto put = [&](Index s, const Vector<double>& conditional) {
    double size = statistic == Statistic::pearson ? 0 : 1;  // 1 + chi-square
    for (Index u = 0; u < conditional.size(); ++u) {
      const double p = joint(s, prior.first_of(s) + u) / prior.probabilities.secret(s);
      if (p > 0 && statistic == Statistic::pearson) size += p * p / conditional(u);
    }
    joint.row(s).segment(prior.first_of(s), conditional.size()) =
        conditional.transpose() * (prior.probabilities.secret(s) * std::sqrt(size));
  };
  put(worst.more, pair.of_more);
  put(worst.less, pair.of_less);
  return joint / joint.sum();
}

}  // namespace

SampledSides sides_of(const Prior& prior, double radius, Statistic statistic, bool sees_secret, Index s) {
  const Matrix<double>& cells = prior.probabilities.cells;
  const Index below = cells.rows() - s - 1;
  Matrix<double> others(cells.rows() - 1, cells.cols());
  others << cells.topRows(s), cells.bottomRows(below);
  if (sees_secret) return {cells.row(s).transpose(), others.reshaped<Eigen::RowMajor>(), radius, statistic};
  return {cells.row(s).transpose(), others.colwise().sum().transpose(), radius, statistic};
}

namespace {

SidesChances chances_of(const Channel& channel, Index report, Index a, Index s) {
  const auto column = channel.col(report);
  if (channel.rows() == a) return {column, column};
  SidesChances chances{column.segment(s * a, a), Vector<double>(channel.rows() - a)};
  chances.others << column.head(s * a), column.tail(channel.rows() - (s + 1) * a);
  return chances;
}

/// The distribution of all cells, in which the other secrets share their part as in the sample.
Matrix<double> joint_of(const Prior& prior, Index s, const WorstLift& worst) {
  Matrix<double> joint = prior.probabilities.cells;
  const Index a = joint.cols();
  for (Index x = 0; x < a; ++x) {
    double others = 0;
    for (Index u = 0; u < joint.rows(); ++u) others += u == s ? 0 : joint(u, x);
    for (Index u = 0, row = 0; u < joint.rows(); ++u) {
      if (u == s) {
        joint(u, x) = worst.own(x);
        continue;
      }
      const double part = others > 0 ? joint(u, x) / others : 1 / static_cast<double>(joint.rows() - 1);
      joint(u, x) = worst.others.size() == a ? worst.others(x) * part : worst.others(row * a + x);
      ++row;
    }
  }
  return joint;
}

}  // namespace

WorstLift SetComparison::worst(const Vector<double>& chances, double beaten) const {
  const SidesChances here = of(chances);
  if (other < 0) return worst_lift(sides, here, lift, beaten);
  const Ball budget = ball_of(sides.statistic, sides.radius);
  const auto given_by = [&](const Vector<double>& sampled, const Vector<double>& its) {
    const double share = sampled.sum();
    return Given{sampled / share, its, {budget.growth / share, budget.statistic}};
  };
  const Pair pair = worst_pair(given_by(sides.own, here.own), given_by(sides.others, here.others), beaten);
  WorstLift worst{std::max(pair.bound, 1.0), std::max(pair.attained, 1.0)};
  if (pair.of_more.size() == 0) return worst;
  worst.own = sides.own.sum() * pair.of_more;
  worst.others = sides.others.sum() * pair.of_less;
  return worst;
}

Vector<double> SetComparison::row(const WorstLift& worst, double most, Index inputs) const {
  Vector<double> given = Vector<double>::Zero(inputs);
  given.segment(first, worst.own.size()) = worst.own / worst.own.sum();
  Vector<double> all = Vector<double>::Zero(inputs);
  all.segment(other_first, worst.others.size()) = worst.others / (other < 0 ? 1 : worst.others.sum());
  if (other < 0) all.segment(first, worst.own.size()) += worst.own;
  if (lift == Lift::above) return given - most * all;
  return all - most * given;
}

std::vector<SetComparison> set_comparisons(const Prior& prior, const Notion& notion) {
  const auto& [radius, statistic] =
      std::pair(notion.parameters.known.radius, notion.parameters.known.statistic);
  const Conditions<double> compared = notion.measured(prior.probabilities, notion.parameters);
  std::vector<SetComparison> all;
  for (const Comparison& comparison : compared.comparisons) {
    const Index more = compared.sides[static_cast<std::size_t>(comparison.more)].secret;
    const Index less = compared.sides[static_cast<std::size_t>(comparison.less)].secret;
    if (more >= 0 && less >= 0) {
      const auto sampled = [&](Index s) -> Vector<double> {
        const auto row = prior.probabilities.cells.row(s).transpose();
        return row.segment(prior.first_of(s), prior.count_of_each());
      };
      all.push_back({more,
                     less,
                     Lift::above,
                     {sampled(more), sampled(less), radius, statistic},
                     prior.first_of(more),
                     prior.first_of(less)});
    } else {
      const Index s = std::max(more, less);
      all.push_back(
          {s, -1, more >= 0 ? Lift::above : Lift::below, sides_of(prior, radius, statistic, false, s)});
    }
  }
  return all;
}

WorstLdp worst_ldp(const Prior& prior, const Ball& budget, const Channel& channel,
                   const Matrix<bool>& compared, double most_steps) {
  const Index c = prior.secrets();
  WorstLdp worst{.distribution = prior.probabilities.cells};
  if (c < 2) return worst;
  std::vector<Ranked> order;  // the reports, the most promising first
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
    worst.distribution = nearest_joint(prior, budget.statistic, worst, pair);
  };
  for (const auto& [negative_ratio, report] : order) {
    // Later reports have smaller ratios; later secrets as well.
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
    // The remaining reports keep their rough bounds.
    bound = std::max(bound, -negative_ratio);
    break;
  }
  worst.level = std::log(std::max(bound, best)) * (1 + kUlps);
  worst.attained = std::log(best);
  return worst;
}

WorstLifts worst_lifts(const Prior& prior, double radius, Statistic statistic,
                       const Conditions<double>& compared, const Channel& channel) {
  const Index c = prior.secrets();
  const Index a = prior.categories();
  WorstLifts worst{.distribution = prior.probabilities.cells};
  if (c < 2) return worst;
  struct Candidate {
    double level;  ///< under the sample's own frequencies
    Index secret;
    Lift lift;
    double multiple;
    Index report;
  };
  const bool sees_secret = channel.rows() != a;
  std::vector<SampledSides> sides;
  for (Index s = 0; s < c; ++s) sides.push_back(sides_of(prior, radius, statistic, sees_secret, s));
  std::vector<Candidate> candidates;
  for (const Comparison& comparison : compared.comparisons) {
    const Index more = compared.sides[static_cast<std::size_t>(comparison.more)].secret;
    const Index less = compared.sides[static_cast<std::size_t>(comparison.less)].secret;
    if ((more >= 0) == (less >= 0)) continue;
    const Index s = std::max(more, less);
    const SampledSides& of = sides[static_cast<std::size_t>(s)];
    for (Index y = 0; y < channel.cols(); ++y) {
      if (!(channel.col(y).maxCoeff() > 0)) continue;
      const SidesChances chances = chances_of(channel, y, a, s);
      const double own = of.own.dot(chances.own);
      const double lift = own / of.own.sum() / (own + of.others.dot(chances.others));
      const double multiple = compared.levels[comparison.level];
      candidates.push_back({multiple_of_level(std::log(more >= 0 ? lift : 1 / lift), multiple), s,
                            more >= 0 ? Lift::above : Lift::below, multiple, y});
    }
  }
  // The first candidates raise the level that the others have to beat.
  std::ranges::stable_sort(candidates, std::greater(), &Candidate::level);
  for (const auto& [level, s, lift, multiple, report] : candidates) {
    const double beaten = std::exp(worst.attained * multiple);
    const WorstLift found =
        worst_lift(sides[static_cast<std::size_t>(s)], chances_of(channel, report, a, s), lift, beaten);
    worst.level = std::max(worst.level, multiple_of_level(std::log(found.bound), multiple));
    if (!(found.attained > beaten)) continue;
    worst.attained = multiple_of_level(std::log(found.attained), multiple);
    worst.report = report;
    worst.secret = s;
    worst.lift = lift;
    worst.distribution = joint_of(prior, s, found);
    if (std::isinf(worst.attained)) break;
  }
  return worst;
}

std::optional<double> worst_level(const Prior& prior, const ConfidenceSet& set, const Notion& notion,
                                  const Channel& channel, const WorstLdp& ldp) {
  if (notion.sees == Sees::pairs) return ldp.level;
  const Conditions<double> compared = notion.measured(prior.probabilities, notion.parameters);
  Matrix<bool> secrets = Matrix<bool>::Constant(prior.secrets(), prior.secrets(), false);
  double factor = kInfinity;  // the least level at which secrets are compared with one another
  bool of_everybody = false;
  bool of_data = false;
  bool unknown = false;
  for_each_comparison(compared, [&](const Comparison& comparison) {
    const Side& more = compared.sides[static_cast<std::size_t>(comparison.more)];
    const Side& less = compared.sides[static_cast<std::size_t>(comparison.less)];
    if (more.data >= 0 || less.data >= 0) {
      const auto is_category = [](const Side& side) { return side.secret < 0 && side.known == ~0U; };
      (is_category(more) && is_category(less) ? of_data : unknown) = true;
    } else if (more.secret >= 0 && less.secret >= 0) {
      secrets(more.secret, less.secret) = true;
      factor = std::min(factor, compared.levels[comparison.level]);
    } else {
      of_everybody = true;
    }
  });
  if (unknown) return std::nullopt;
  // A channel that sees the secret tells the others apart.
  const bool merges = channel.rows() == prior.categories();
  const double radius = merges ? set.merged_radius : set.radius;
  const double level = of_everybody ? worst_lifts(prior, radius, set.statistic, compared, channel).level : 0;
  if (of_data) return std::max(level, notion.leakage(prior, channel).level);
  if (std::isinf(factor)) return level;
  const Index pairs = prior.secrets() * (prior.secrets() - 1);
  const bool all = secrets.count() == pairs;
  return std::max(level, (all ? ldp : worst_ldp(prior, set, channel, secrets)).level / factor);
}

}  // namespace sluice

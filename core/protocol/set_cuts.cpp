// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocol/set_cuts.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <numeric>
#include <optional>
#include <utility>

#include "guarantee/worst_case.hpp"
#include "optimise/search_clock.hpp"
#include "protocol/mixed_down.hpp"

namespace sluice {
namespace {

constexpr double kUnit = 0x1p40;
constexpr int kMostIdle = 2;
constexpr int kMostCutRounds = 200;
// A report beyond the level by no more than this can be repaired at no cost.
constexpr double kNearLevel = 1e-8;

Vector<std::int64_t> shares_of(const Vector<double>& weights) {
  Vector<std::int64_t> shares(weights.size());
  const double sum = weights.sum();
  for (Index x = 0; x < weights.size(); ++x) shares(x) = std::llround(weights(x) / sum * kUnit);
  Index largest = 0;
  shares.maxCoeff(&largest);
  shares(largest) += (std::int64_t{1} << 40) - shares.sum();
  return shares;
}

SampledPoint point_at(const SetComparison& compared, const Vector<double>& own,
                      const Vector<double>& others) {
  SampledPoint point{.secret = compared.secret,
                     .below = compared.lift == Lift::below,
                     .own = shares_of(own),
                     .others = shares_of(others)};
  if (compared.other < 0) {
    point.share = std::llround(own.sum() / (own.sum() + others.sum()) * kUnit);
  } else {
    point.versus = compared.other;
  }
  return point;
}

/// Whether a rounded point is one of the set: sum Phat^2 / P <= 1 + B, or the divergence is at most B / 2.
bool is_in_set(const SetComparison& compared, const SampledPoint& point) {
  const SampledSides& sides = compared.sides;
  const bool everybody = compared.other < 0;
  const double share = static_cast<double>(point.share.value_or(0)) / kUnit;
  double sum = 0;
  const auto count = [&](const Vector<double>& sampled, const Vector<std::int64_t>& there, double of) {
    for (Index x = 0; x < sampled.size(); ++x) {
      const double truth = of * static_cast<double>(there(x)) / kUnit;
      if (sides.statistic == Statistic::likelihood) {
        sum += divergence_of_cell(sampled(x), truth);
      } else if (sampled(x) > 0) {
        sum += sampled(x) * sampled(x) / truth;
      }
    }
  };
  count(sides.own, point.own, everybody ? share : sides.own.sum());
  count(sides.others, point.others, everybody ? 1 - share : sides.others.sum());
  return sides.statistic == Statistic::likelihood ? 2 * sum <= sides.radius : sum <= 1 + sides.radius;
}

bool comes_near(const SampledPoint& point, const Channel& channel, double epsilon) {
  const double share = static_cast<double>(point.share.value_or(0)) / kUnit;
  // A channel that sees the secret has separate rows for each secret.
  const Index a = point.own.size();
  const Index next = channel.rows() == a ? 0 : a;
  const auto seen = [&](Index s, const Vector<std::int64_t>& there) -> Vector<double> {
    return channel.middleRows(s * next, a).transpose() * there.cast<double>();
  };
  const Vector<double> given = seen(point.secret, point.own);
  const Vector<double> all = share * given + (1 - share) * seen(point.versus.value_or(0), point.others);
  const Vector<double>& more = point.below ? all : given;
  const Vector<double>& less = point.below ? given : all;
  return (more.array() > std::exp(epsilon) * (1 - 1e-6) * less.array()).any();
}

/// Without reports that only the rounding of a linear program sends: the level covers them as well.
Channel without_specks(Channel channel) {
  constexpr double kSpeck = 1e-9;
  for (auto report : channel.colwise()) {
    if (report.maxCoeff() < kSpeck) report.setZero();
  }
  for (auto row : channel.rowwise()) row /= row.sum();
  return channel;
}

}  // namespace

SetCuts::SetCuts(const Prior& prior, const Prior& sampled, const Notion& notion)
    : prior_(prior), notion_(notion), compared_(set_comparisons(sampled, notion)), narrowed_(notion) {
  for (const SetComparison& compared : compared_) {
    narrowed_.parameters.points.push_back(point_at(compared, compared.sides.own, compared.sides.others));
  }
}

int SetCuts::add(const Vector<double>& chances, double level) {
  if (!(chances.maxCoeff() > 0)) return 0;
  const double beaten = std::exp(level);
  int added = 0;
  for (const SetComparison& compared : compared_) {
    const WorstLift worst = compared.worst(chances, beaten);
    if (!(worst.attained > beaten) || worst.own.size() == 0) continue;
    if (put(compared, worst.own, worst.others)) ++added;
  }
  return added;
}

/// The point moves inwards until it is in the set after rounding: a condition of a point outside is not a
/// bound.
bool SetCuts::put(const SetComparison& compared, const Vector<double>& own, const Vector<double>& others) {
  const SampledSides& sides = compared.sides;
  for (double inwards = 1e-9; inwards < .1; inwards *= 10) {
    SampledPoint point =
        point_at(compared, own + inwards * (sides.own - own), others + inwards * (sides.others - others));
    if (!is_in_set(compared, point)) continue;
    narrowed_.parameters.points.push_back(std::move(point));
    return true;
  }
  return false;
}

void SetCuts::forget(const Channel& channel, double epsilon) {
  // Few categories use lists of vertices, for which many conditions cost little.
  constexpr Index kFewCategories = 8;
  constexpr std::size_t kMost = 200;
  constexpr std::size_t kMostOfFew = 2000;
  auto& points = narrowed_.parameters.points;
  if (points.size() <= (prior_.categories() <= kFewCategories ? kMostOfFew : kMost)) return;
  idle_.resize(points.size(), 0);
  std::size_t left = 0;
  for (std::size_t i = 0; i < points.size(); ++i) {
    // The sample's own conditions stay.
    const bool stays = i < compared_.size();
    const int idle = stays || comes_near(points[i], channel, epsilon) ? 0 : idle_[i] + 1;
    if (idle > kMostIdle) continue;
    points[left] = points[i];
    idle_[left++] = idle;
  }
  points.resize(left);
  idle_.resize(left);
}

void SetCuts::tangents(const Vector<double>& chances, double epsilon, double level,
                       std::vector<Vector<double>>& rows) const {
  const double beaten = std::exp(level);
  for (const SetComparison& compared : compared_) {
    const WorstLift worst = compared.worst(chances, beaten);
    if (!(worst.attained > beaten) || worst.own.size() == 0) continue;
    Vector<double> row = compared.row(worst, std::exp(epsilon), chances.size());
    rows.push_back(row / row.cwiseAbs().maxCoeff());
  }
}

Vector<double> SetCuts::pulled(const Vector<double>& chances, double epsilon, double near) const {
  constexpr int kMostPulls = 30;
  const double most = std::exp(epsilon);
  const double beaten = std::exp(near);
  Vector<double> report = chances / chances.dot(prior_.probabilities.data);
  for (int i = 0; i < kMostPulls; ++i) {
    double share = 0;
    for (const SetComparison& compared : compared_) {
      const WorstLift worst = compared.worst(report, beaten);
      if (!(worst.attained > beaten) || worst.own.size() == 0) continue;
      const double beyond = compared.row(worst, most, report.size()).dot(report);
      share = std::max(share, beyond / (most - 1 + beyond));
    }
    if (share == 0) return report;
    report = (1 - share) * report + Vector<double>::Constant(report.size(), share);
  }
  return Vector<double>::Ones(report.size());
}

Channel SetCuts::held(const Channel& channel, double epsilon, double near) const {
  // Reports that lose more than this would take most of the others' chances.
  constexpr double kLeastLeft = 1e-3;
  Channel result(channel.rows(), channel.cols());
  double whole = 0;
  for (Index y = 0; y < channel.cols(); ++y) {
    const double share = channel.col(y).dot(prior_.probabilities.data);
    result.col(y).setZero();
    if (share == 0) continue;
    const Vector<double> report = channel.col(y) / share;
    const Vector<double> holds = pulled(report, epsilon, near);
    const double before = (report.array() - 1).matrix().norm();
    const double left = before > 0 ? (holds.array() - 1).matrix().norm() / before : 1;
    if (left < kLeastLeft) return optimal::mixed_down(prior_, notion_, epsilon, channel);
    result.col(y) = share / left * holds;
    whole += share / left;
  }
  return result / whole;
}

double ObjectiveWay::gain(const Prior& prior, const Channel& channel) const {
  std::vector<Index> answers(static_cast<std::size_t>(channel.cols()));
  std::iota(answers.begin(), answers.end(), Index{0});
  return (least ? -1 : 1) * worth(prior, channel, answers);
}

Result<Proposal> proposal_under_set(const Prior& prior, const Notion& notion, double epsilon,
                                    const SearchOptions& options, const ObjectiveWay& way) {
  SetCuts cuts(prior, notion);
  const SearchClock clock(options);
  const double near = epsilon + kNearLevel * std::min(1.0, epsilon);
  // The channel that is worth the most among those that hold, each of another round.
  std::optional<Channel> best;
  double most = 0;
  SearchOptions own = options;
  bool stopped = false;
  if (options.keep_going) {
    own.keep_going = [&](const SearchProgress& progress) {
      const auto channel = [&]() -> Result<Channel> {
        if (best) return *best;
        auto found = progress.channel();
        return found ? optimal::mixed_down(prior, notion, epsilon, *found) : found;
      };
      stopped = stopped || !options.keep_going({0, progress.upper, channel});
      return !stopped;
    };
  }
  std::optional<double> bound;
  Proposal last;
  for (int round = 0; round < kMostCutRounds; ++round) {
    // A round that took all of it would leave its channel with conditions that nobody looked for.
    own.seconds = clock.left() / 2;
    auto found = way.propose(prior, cuts.narrowed(), epsilon, own);
    if (!found && round == 0) return found;
    if (!found) break;
    last = std::move(*found);
    last.channel = without_specks(std::move(last.channel));
    if (last.objective_bound) {
      const double here = *last.objective_bound;
      bound = way.least ? std::max(bound.value_or(here), here) : std::min(bound.value_or(here), here);
    }
    if (way.worth != nullptr) {
      Channel held = cuts.held(last.channel, epsilon, near);
      const double worth = way.gain(prior, held);
      if (!best || worth > most) {
        best = std::move(held);
        most = worth;
      }
    }
    int added = 0;
    for (const auto& report : last.channel.colwise()) added += cuts.add(report, near);
    const bool settled =
        best && bound && (way.least ? -1 : 1) * *bound - most <= way.tolerance * std::abs(*bound);
    if (added == 0 || settled || stopped || clock.left() <= 0) break;
    cuts.forget(last.channel, epsilon);
  }
  if (best) last.channel = std::move(*best);
  last.objective_bound = bound;
  if (notion.leakage(prior, last.channel).level > epsilon)
    last.channel = optimal::mixed_down(prior, notion, epsilon, last.channel);
  return last;
}

}  // namespace sluice

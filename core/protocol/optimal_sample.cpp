// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocol/optimal_sample.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <set>
#include <utility>
#include <vector>

#include "guarantee/known_corners.hpp"
#include "guarantee/worst_case.hpp"
#include "optimise/search_clock.hpp"
#include "prior/information.hpp"
#include "prior/inputs.hpp"
#include "protocol/optimal.hpp"
#include "protocol/optimal_robust.hpp"

namespace sluice::optimal {
namespace {

// Beyond the level by so little, a repair costs nothing.
constexpr double kNear = 1e-8;
constexpr int kMostRounds = 200;
// Nothing is gained by the last digits of a search that has corners still to come.
constexpr double kFirstGap = 1e-3;
constexpr double kNextGap = 0.03;

using Corner = Vector<std::int64_t>;

/// For each secret corners of its range, each beside one of everybody else's, or of another secret's.
class Cuts {
 public:
  Cuts(const Prior& prior, const Notion& notion)
      : known_(notion.parameters.known),
        everybody_(notion.against_everybody),
        both_ways_(notion.comparison_count(prior) > static_cast<double>(prior.secrets())),
        narrowed_(notion) {
    Parameters& own = narrowed_.parameters;
    own.corners.assign(static_cast<std::size_t>(known_.least.rows()), {});
    own.others_corners = own.corners;
    // No part of another secret's people are those of the one that it is compared with.
    if (!everybody_) own.known.least_secret.setZero(known_.least.rows(), 1);
    own.corners_in_pairs = true;
    own.tight_corners = true;
    for (Index x = 0; x < known_.least.cols(); ++x) add(Vector<double>::Unit(known_.least.cols(), x), 0);
  }

  /// The corners at which a report of these chances exceeds a level; how many of them are new.
  int add(const Vector<double>& chances, double level) {
    return everybody_ ? add_beside_everybody(chances, level) : add_beside_another(chances, level);
  }

  [[nodiscard]] const Notion& narrowed() const { return narrowed_; }

 private:
  int add_beside_everybody(const Vector<double>& chances, double level) {
    int added = 0;
    for (Index s = 0; s < known_.least.rows(); ++s) {
      const double share = static_cast<double>(known_.least_secret(s, 0)) * 0x1p-40;
      const auto compare = [&](End own, End others) {
        const Corner corner = corner_of(known_.least, known_.most, s, chances, own);
        const Corner beside = corner_of(known_.others_least, known_.others_most, s, chances, others);
        const double some = corner.cast<double>().dot(chances);
        const double all = share * some + (1 - share) * beside.cast<double>().dot(chances);
        const double ratio = own == End::largest ? some / all : all / some;
        if (ratio > std::exp(level)) added += put(s, corner, beside);
      };
      compare(End::largest, End::smallest);
      if (both_ways_) compare(End::smallest, End::largest);
    }
    return added;
  }

  /// For each secret of all others the one under which the report can be the least likely.
  int add_beside_another(const Vector<double>& chances, double level) {
    const Index c = known_.least.rows();
    std::vector<Corner> lowest;
    std::vector<double> least;
    for (Index s = 0; s < c; ++s) {
      lowest.push_back(corner_of(known_.least, known_.most, s, chances, End::smallest));
      least.push_back(lowest.back().cast<double>().dot(chances));
    }
    int added = 0;
    for (Index s = 0; s < c; ++s) {
      std::size_t other = s == 0 ? 1 : 0;
      for (std::size_t i = 0; i < least.size(); ++i) {
        if (static_cast<Index>(i) != s && least[i] < least[other]) other = i;
      }
      const Corner corner = corner_of(known_.least, known_.most, s, chances, End::largest);
      const double ratio = corner.cast<double>().dot(chances) / least[other];
      if (ratio > std::exp(level)) added += put(s, corner, lowest[other]);
    }
    return added;
  }

  static Corner corner_of(const Matrix<std::int64_t>& least, const Matrix<std::int64_t>& most, Index s,
                          const Vector<double>& chances, End end) {
    return corner_at(least.row(s).transpose(), most.row(s).transpose(), chances, end);
  }

  int put(Index s, const Corner& corner, const Corner& others) {
    std::vector<std::int64_t> key{s};
    key.insert(key.end(), corner.begin(), corner.end());
    key.insert(key.end(), others.begin(), others.end());
    if (!there_.insert(std::move(key)).second) return 0;
    const auto append = [s](std::vector<Matrix<std::int64_t>>& all, const Corner& row) {
      auto& rows = all[static_cast<std::size_t>(s)];
      rows.conservativeResize(rows.rows() + 1, row.size());
      rows.row(rows.rows() - 1) = row.transpose();
    };
    append(narrowed_.parameters.corners, corner);
    append(narrowed_.parameters.others_corners, others);
    return 1;
  }

  KnownRanges known_;
  bool everybody_;
  bool both_ways_;
  Notion narrowed_;
  std::set<std::vector<std::int64_t>> there_;
};

/// Distributions of the set itself: the sample, and those under which a report moves the belief in a secret
/// most.
class SetCuts {
 public:
  SetCuts(const Prior& prior, const Notion& notion) : prior_(prior), narrowed_(notion) {
    both_ways_ = notion.comparison_count(prior) > static_cast<double>(prior.secrets());
    for (Index s = 0; s < prior.secrets(); ++s) {
      SampledSides sides = sides_of(prior, notion.parameters.known.radius, false, s);
      put(s, Lift::above, sides.own, sides.others);
      if (both_ways_) put(s, Lift::below, sides.own, sides.others);
      sides_.push_back(std::move(sides));
    }
  }

  int add(const Vector<double>& chances, double level) {
    if (!(chances.maxCoeff() > 0)) return 0;
    const double beaten = std::exp(level);
    int added = 0;
    for (Index s = 0; s < prior_.secrets(); ++s) {
      const auto compare = [&](Lift lift) {
        const SampledSides& sides = sides_[static_cast<std::size_t>(s)];
        const WorstLift worst = worst_lift(sides, {chances, chances}, lift, beaten);
        if (!(worst.attained > beaten) || worst.own.size() == 0) return;
        // Inwards, so that it is in the set however it is rounded.
        put(s, lift, worst.own + kInwards * (sides.own - worst.own),
            worst.others + kInwards * (sides.others - worst.others));
        ++added;
      };
      compare(Lift::above);
      if (both_ways_) compare(Lift::below);
    }
    return added;
  }

  [[nodiscard]] const Notion& narrowed() const { return narrowed_; }

 private:
  static constexpr double kInwards = 1e-9;

  static Corner rounded(const Vector<double>& weights) {
    Corner corner(weights.size());
    const double sum = weights.sum();
    for (Index x = 0; x < weights.size(); ++x) corner(x) = std::llround(weights(x) / sum * 0x1p40);
    Index largest = 0;
    corner.maxCoeff(&largest);
    corner(largest) += (std::int64_t{1} << 40) - corner.sum();
    return corner;
  }

  void put(Index s, Lift lift, const Vector<double>& own, const Vector<double>& others) {
    const double share = own.sum() / (own.sum() + others.sum());
    narrowed_.parameters.points.push_back(
        {s, lift == Lift::above, rounded(own), rounded(others), std::llround(share * 0x1p40)});
  }

  const Prior& prior_;
  bool both_ways_ = false;
  std::vector<SampledSides> sides_;
  Notion narrowed_;
};

/// What is kept by the optima of the notion for which the table is the truth, at lower levels and with as
/// much of the mean report as makes them hold, if it is more than `found` keeps.
void take_better_of_plain(const Prior& prior, const Notion& notion, double epsilon,
                          const SearchOptions& options, Envelope& found) {
  const auto plain = std::ranges::find(notions(), notion.name, &Notion::for_samples);
  if (plain == notions().end()) return;
  const auto kept = [&](const Channel& channel) {
    return mutual_information(data_and_report(prior, channel));
  };
  constexpr std::array kShares{.05, .1, .2, .4};
  double most = kept(found.channel);
  for (const double share : kShares) {
    SearchOptions own = brief(options);
    own.seconds /= static_cast<double>(kShares.size());
    const auto best = optimum_at(prior, *plain, share * epsilon, own);
    if (!best) continue;
    Channel mixed = mixed_down(prior, notion, epsilon, best->channel);
    if (kept(mixed) <= most) continue;
    most = kept(mixed);
    found.channel = std::move(mixed);
  }
}

}  // namespace

bool is_by_cuts(const Notion& notion) {
  const Parameters& own = notion.parameters;
  if (own.by_set) return own.points.empty();
  return own.known.least.rows() > 1 && own.ranges && !own.tight_corners;
}

namespace {

template <class Cuts>
Result<Envelope> optimum_under(Cuts cuts, const Prior& prior, const Notion& notion, double epsilon,
                               const SearchOptions& options) {
  SearchOptions most = options;
  most.seconds = std::max(0.0, options.seconds - brief(options).seconds);
  const SearchClock clock(most);
  const double near = epsilon + kNear * std::min(1.0, epsilon);
  double bound = entropy(prior.probabilities.data) + kInformationRounding;
  double gap = std::max(options.gap, kFirstGap);
  bool stopped = false;
  SearchOptions own = options;
  SearchMemory memory;
  if (own.memory == nullptr) own.memory = &memory;
  if (options.keep_going) {
    own.keep_going = [&](const SearchProgress& progress) {
      // Under fewer corners a channel need not hold, so all that is sure to be kept is nothing.
      const auto channel = [&]() -> Result<Channel> {
        auto found = progress.channel();
        return found ? mixed_down(prior, notion, epsilon, *found) : found;
      };
      stopped = stopped || !options.keep_going({0, std::min(bound, progress.upper), channel});
      return !stopped;
    };
  }
  for (int round = 0;; ++round) {
    own.gap = gap;
    own.seconds = clock.left();
    auto found = optimum_at(prior, cuts.narrowed(), epsilon, own);
    if (!found) return found;
    bound = std::min(bound, found->upper_bound);
    found->upper_bound = bound;
    const bool holds = notion.leakage(prior, found->channel).level <= near;
    if (holds && gap <= options.gap) return found;
    const bool going = !stopped && round < kMostRounds && clock.left() > 0;
    int added = 0;
    for (Index y = 0; y < found->channel.cols(); ++y) added += cuts.add(found->channel.col(y), near);
    if (going && (added > 0 || gap > options.gap)) {
      // Corners that hardly matter are for when the rest is settled.
      if (added == 0) gap = std::max(options.gap, gap * kNextGap);
      continue;
    }
    if (!holds) found->channel = mixed_down(prior, notion, epsilon, found->channel);
    if (!holds && !stopped) take_better_of_plain(prior, notion, epsilon, options, *found);
    return found;
  }
}

}  // namespace

Result<Envelope> optimum_by_cuts(const Prior& prior, const Notion& notion, double epsilon,
                                 const SearchOptions& options) {
  if (notion.parameters.by_set) return optimum_under(SetCuts(prior, notion), prior, notion, epsilon, options);
  return optimum_under(Cuts(prior, notion), prior, notion, epsilon, options);
}

}  // namespace sluice::optimal

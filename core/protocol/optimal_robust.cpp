// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocol/optimal_robust.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "optimise/posterior_polytope.hpp"
#include "optimise/robust_optimum.hpp"
#include "optimise/search_clock.hpp"
#include "prior/information.hpp"
#include "prior/inputs.hpp"
#include "protocol/independent_reporting.hpp"
#include "protocol/listed_optimum.hpp"
#include "protocol/mixed_down.hpp"
#include "protocol/optimal_sample.hpp"
#include "protocol/polyopt_all_pairs.hpp"
#include "protocol/robust_conditional.hpp"
#include "protocol/robust_noise.hpp"

namespace sluice::optimal {
namespace {

/// For all distributions above the least probabilities (E, eq. 6): PolyOpt.
Result<Envelope> by_least(const Prior& prior, const Matrix<double>& least, double epsilon,
                          const SearchOptions& options) {
  const Bound<Integer> bound = search_bound(epsilon);
  return robust_optimum({prior.probabilities.cells, least}, quotient(bound.numerator, bound.denominator),
                        options);
}

/// The same prior with a share of it given to the pairs that do not occur. A search among posteriors has no
/// place for these, but a person may come with one.
struct Everywhere {
  Prior prior;
  double given;
};

Everywhere everywhere(const Prior& prior) {
  constexpr double kGiven = 0x1p-28;
  JointTable table{prior.secret, prior.data, prior.weights.cells};
  const auto none = (table.weights.array() == 0).count();
  if (none == 0) return {prior, 0};
  // A power of two keeps the integers short.
  const double weight =
      std::exp2(std::floor(std::log2(kGiven * prior.weights.total / static_cast<double>(none))));
  table.weights = table.weights.unaryExpr([&](double cell) { return cell > 0 ? cell : weight; });
  const Result<Prior> positive = make_prior(table);
  return {*positive, 1 - prior.weights.total / positive->weights.total};
}

/// Lower ends l of sets { R : R >= l }, one for each secret. Each set lies inside the ranges, contains the
/// sample, and is as large as scaling can make it. The mass sigma that is left to any category is found by
/// halving. Then l = p - sigma w with w >= 0, sum w = 1, so that l >= least and l + sigma <= most.
Matrix<double> inside(const Matrix<double>& given, const robust::Ranges& ranges) {
  constexpr int kHalvings = 40;
  Matrix<double> all = given;
  for (Index s = 0; s < given.rows(); ++s) {
    const Vector<double> down = (given.row(s) - ranges.least.row(s)).transpose().cwiseMax(0);
    const Vector<double> up = (ranges.most.row(s) - given.row(s)).transpose().cwiseMax(0);
    Vector<double> share = Vector<double>::Zero(given.cols());
    double left = 0;
    double tried = 1;
    for (int i = 0; i < kHalvings; ++i) {
      const double sigma = left + tried;
      tried /= 2;
      const Vector<double> lowest = (1 - up.array() / sigma).max(0);
      const Vector<double> highest = (down.array() / sigma).min(1);
      const double room = highest.sum() - lowest.sum();
      if ((lowest.array() > highest.array()).any() || lowest.sum() > 1 || highest.sum() < 1 || room <= 0)
        continue;
      left = sigma;
      share = lowest + (1 - lowest.sum()) / room * (highest - lowest);
    }
    all.row(s) -= left * share.transpose();
  }
  return all;
}

/// For all distributions within the ranges, as for any notion: a row for each pair of corners. The search is
/// under a prior (1-g) P + g R that has mass everywhere. I is concave in the prior, so that of P is at most 1
/// / (1-g) times as much.
Result<Envelope> by_rows(const Prior& prior, const Notion& notion, double epsilon,
                         const SearchOptions& options) {
  const Everywhere of = everywhere(prior);
  const double whole = entropy(prior.probabilities.cells.reshaped()) + kInformationRounding;
  const auto bound = [&](double upper) { return std::min(whole, upper / (1 - of.given)); };
  SearchOptions own = options;
  if (options.keep_going) {
    own.keep_going = [&](const SearchProgress& progress) {
      return options.keep_going({progress.lower, bound(progress.upper), progress.channel});
    };
  }
  auto found = optimum_at(with_secret(of.prior), notion, epsilon, own);
  if (found) found->upper_bound = bound(found->upper_bound);
  return found;
}

/// The best of the quick results, with a bound. PolyOpt covers more distributions, so its channel is noisier
/// than it has to be, and at a higher level it may reach exactly this one. For fewer distributions its
/// channel is not private enough, and its information is a bound.
Result<Envelope> quickly(const Prior& prior, const Notion& notion, double epsilon,
                         const SearchOptions& options) {
  constexpr int kLevels = 5;
  constexpr double kMost = 4;         // times the level
  constexpr double kOfAllPairs = .4;  // share of the time
  const SearchClock clock(options);
  const Prior seen = with_secret(prior);
  const auto ranges = robust::proved_ranges(notion.parameters);
  const double whole = entropy(prior.probabilities.cells.reshaped()) + kInformationRounding;
  Envelope best{Channel::Ones(seen.categories(), 1), whole};
  double reached = 0;
  const auto consider = [&](const Channel& channel) {
    const double kept = mutual_information(pair_and_report(prior, channel));
    if (kept <= reached) return;
    reached = kept;
    best.channel = channel;
  };
  const auto go_on = [&] {
    if (clock.left() <= 0 || best.upper_bound - reached <= options.gap) return false;
    return !options.keep_going ||
           options.keep_going({reached, best.upper_bound, [&]() -> Result<Channel> { return best.channel; }});
  };
  const auto polyopt = [&](const Matrix<double>& least, double level) {
    SearchOptions own = options;
    own.keep_going = nullptr;
    own.seconds = clock.left() / (kLevels + 2);
    return by_least(prior, least, level, own);
  };
  for (const auto& tight : {robust_conditional::propose_tight, independent_reporting::propose_tight}) {
    const auto proposal = tight(prior, notion, epsilon, options);
    if (proposal) consider(proposal->channel);
  }
  if (!go_on()) return best;
  SearchOptions part = options;
  part.keep_going = nullptr;
  part.seconds = kOfAllPairs * clock.left();
  if (const auto printed = polyopt_all_pairs::propose(prior, notion, epsilon, part))
    consider(printed->channel);
  if (!go_on()) return best;
  if (const auto fewer = polyopt(inside(data_given_secret(prior), ranges), epsilon)) {
    best.upper_bound = std::min(whole, fewer->upper_bound);
    consider(mixed_down(seen, notion, epsilon, fewer->channel));
  }
  double enough = epsilon;  // the level at which PolyOpt's channel reaches this one
  double tried = (kMost - 1) * epsilon;
  for (int i = 0; i <= kLevels && go_on(); ++i) {
    const double level = i == 0 ? epsilon : enough + tried;
    const auto found = polyopt(ranges.least, level);
    if (found && notion.leakage(seen, found->channel).level <= epsilon) {
      enough = level;
      consider(found->channel);
    }
    if (i > 0) tried /= 2;
  }
  best.upper_bound = std::max(best.upper_bound, reached);
  return best;
}

/// For all distributions within the ranges, by blocks. If that takes too long, or there are too many
/// categories to try it, the quick results get the rest of the time.
Result<Envelope> by_ranges(const Prior& prior, const Notion& notion, double epsilon,
                           const SearchOptions& options) {
  constexpr Index kMostCategories = 10;
  constexpr double kShare = 0.6;  // share of the time
  // From about this level on everything is kept except the cost of rounding to integers. PolyOpt has no
  // report of its own for a pair that never occurs, and therefore loses less.
  constexpr double kNearlyAll = 16;
  const SearchClock clock(options);
  const double whole = entropy(prior.probabilities.cells.reshaped()) + kInformationRounding;
  Envelope best{Channel::Ones(prior.secrets() * prior.categories(), 1), whole};
  double reached = 0;
  const auto join = [&](Envelope found) {
    best.upper_bound = std::min(best.upper_bound, found.upper_bound);
    const double kept = mutual_information(pair_and_report(prior, found.channel));
    if (kept <= reached) return;
    reached = kept;
    best.channel = std::move(found.channel);
  };
  bool stopped = false;
  SearchOptions own = options;
  if (options.keep_going) {
    own.keep_going = [&](const SearchProgress& progress) {
      const auto channel = [&]() -> Result<Channel> {
        if (progress.lower < reached) return best.channel;
        return progress.channel();
      };
      stopped = stopped || !options.keep_going({std::max(progress.lower, reached),
                                                std::min(progress.upper, best.upper_bound), channel});
      return !stopped;
    };
  }
  const auto [least, most] = robust::proved_ranges(notion.parameters);
  if (epsilon > kNearlyAll) {
    auto found = by_least(prior, least, epsilon, brief(options));
    if (found) join({std::move(found->channel), whole});
    if (best.upper_bound - reached <= options.gap) return best;
  }
  if (prior.categories() <= kMostCategories) {
    own.seconds = kShare * options.seconds;
    const Bound<Integer> bound = search_bound(epsilon);
    auto found = robust_optimum({prior.probabilities.cells, least, most},
                                quotient(bound.numerator, bound.denominator), own);
    if (found) join(std::move(*found));
  }
  if (stopped || best.upper_bound - reached <= options.gap) return best;
  own.seconds = clock.left();
  auto found = quickly(prior, notion, epsilon, own);
  if (found) join(std::move(*found));
  best.upper_bound = std::max(best.upper_bound, reached);
  return best;
}

/// The notion of all distributions within the ranges around its set.
Notion around(const Prior& prior, const Notion& notion) {
  Notion ranges = notion;
  Parameters& own = ranges.parameters;
  const KnownRanges& known = notion.parameters.known;
  own.by_set = false;
  own.ranges = true;
  own.known = known_of(set_of_radius(prior.weights.cells, known.radius, Margin::published, known.statistic),
                       true, false);
  return ranges;
}

/// The optimum for the set itself. The best channel within the ranges around the set holds. One made for a
/// somewhat higher level may hold with little more noise. If pairs are few, a search under distributions of
/// the set begins with the better of these.
Result<Envelope> by_set(const Prior& prior, const Notion& notion, double epsilon,
                        const SearchOptions& options) {
  constexpr Index kMostPairs = 48;
  constexpr double kCutsShare = .15;  // share of the time
  constexpr std::array kLevels{1.0, 1.2, 1.5, 2.0};
  const SearchClock clock(options);
  const Prior seen = with_secret(prior);
  const bool by_cuts = seen.categories() <= kMostPairs;
  const double whole = entropy(prior.probabilities.cells.reshaped()) + kInformationRounding;
  Envelope best{Channel::Ones(seen.categories(), 1), whole};
  double reached = 0;
  const auto consider = [&](Channel channel) {
    const double kept = mutual_information(pair_and_report(prior, channel));
    if (kept <= reached) return;
    reached = kept;
    best.channel = std::move(channel);
  };
  bool stopped = false;
  SearchOptions own = options;
  if (options.keep_going) {
    own.keep_going = [&](const SearchProgress&) {
      const auto channel = [&]() -> Result<Channel> { return best.channel; };
      stopped = stopped || !options.keep_going({reached, best.upper_bound, channel});
      return !stopped;
    };
  }
  const Notion ranges = around(prior, notion);
  // These take no time, so a search that is stopped at once has them.
  for (const auto& tight : {robust_conditional::propose_tight, independent_reporting::propose_tight}) {
    const auto proposal = tight(prior, ranges, epsilon, options);
    if (proposal) consider(proposal->channel);
  }
  if (!by_cuts) {
    // The sample itself is in the set, so the optimum under it alone is a bound.
    const auto under_sample = by_least(prior, data_given_secret(prior), epsilon, brief(options));
    if (under_sample) best.upper_bound = std::min(whole, under_sample->upper_bound);
  }
  SearchOptions quick = by_cuts ? brief(options) : options;
  if (!by_cuts) quick.seconds = clock.left();
  const SearchClock first(quick);
  for (std::size_t i = 0; i < kLevels.size() && !stopped && first.left() > 0; ++i) {
    own.seconds = first.left() / static_cast<double>(kLevels.size() - i);
    auto found = by_ranges(prior, ranges, kLevels[i] * epsilon, own);
    if (found) consider(mixed_down(seen, notion, epsilon, found->channel));
  }
  if (!by_cuts || stopped) return best;
  const Everywhere of = everywhere(prior);
  const auto bound = [&](double upper) { return std::min(whole, upper / (1 - of.given)); };
  if (options.keep_going) {
    own.keep_going = [&](const SearchProgress& progress) {
      return options.keep_going({progress.lower, bound(progress.upper), progress.channel});
    };
  }
  // More time adds little information, and bounds take minutes.
  own.seconds = std::min(clock.left(), kCutsShare * options.seconds);
  auto found = optimum_of_set(with_secret(of.prior), seen, notion, epsilon, own, best.channel);
  if (found) {
    best.upper_bound = bound(found->upper_bound);
    consider(std::move(found->channel));
  }
  best.upper_bound = std::max(best.upper_bound, reached);
  return best;
}

}  // namespace

Result<Envelope> robust_optimum_of(const Prior& prior, const Notion& notion, double epsilon,
                                   const SearchOptions& options) {
  const Parameters& known = notion.parameters;
  if (known.by_set && prior.secrets() > 1) return by_set(prior, notion, epsilon, options);
  if (known.ranges && prior.secrets() > 1) {
    const bool as_rows = known.tight_corners && options.method != Method::automatic;
    return as_rows ? by_rows(prior, notion, epsilon, options) : by_ranges(prior, notion, epsilon, options);
  }
  return by_least(prior, robust::proved_ranges(known).least, epsilon, options);
}

}  // namespace sluice::optimal

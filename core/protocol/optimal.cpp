// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocol/optimal.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <vector>

#include "optimise/column_generation.hpp"
#include "optimise/envelope.hpp"
#include "optimise/search_clock.hpp"
#include "optimise/secret_aware.hpp"
#include "optimise/shared_proof.hpp"
#include "optimise/vertices.hpp"
#include "prior/information.hpp"
#include "prior/inputs.hpp"
#include "protocol/conditional_reporting.hpp"
#include "protocol/grr.hpp"
#include "protocol/independent_reporting.hpp"
#include "protocol/linear_reduction.hpp"
#include "protocol/optimal_robust.hpp"
#include "protocol/optimal_sample.hpp"
#include "protocol/product.hpp"
#include "protocol/robust_conditional.hpp"
#include "protocol/smooth_coupling.hpp"

namespace sluice::optimal {
namespace {

// With more categories than this a search by columns is faster than a list of all vertices, which has an
// exact bound to recommend it. And where there are more vertices than these after all, it gives up at once.
constexpr Index kFewCategories = 8;
constexpr Budget kFewVertices{500, 1'000'000};

// For levels below those at which columns are accurate enough.
constexpr Budget kManyVertices{10'000, 200'000'000};

struct Levels {
  double least;  ///< of those that are not 0 whatever epsilon is; infinite where all are
  double largest;
  bool none;  ///< whether some are
};

/// The levels of a notion at an epsilon, in nats.
Levels levels_at(const Prior& prior, const Notion& notion, double epsilon) {
  Levels levels{std::numeric_limits<double>::infinity(), 0, false};
  for (const double factor : notion.levels(prior)) {
    if (factor > 0) levels.least = std::min(levels.least, epsilon * factor);
    levels.largest = std::max(levels.largest, epsilon * factor);
    levels.none = levels.none || factor == 0;
  }
  return levels;
}

double loss_at(const Prior& prior, const Notion& notion, double epsilon, double held) {
  return search_loss(prior.categories(), entropy(prior.probabilities.data),
                     levels_at(prior, notion, epsilon).largest, held);
}

/// The optimum at search bounds, with a bound of the optimum at the levels themselves. Where levels are held
/// at `held`, some are 0, or the notion is about ranges of distributions, prices prove it to nobody else.
Envelope raised_to_levels(const Prior& prior, const Notion& notion, double epsilon, double held,
                          Envelope best) {
  best.upper_bound += loss_at(prior, notion, epsilon, held);
  const Levels levels = levels_at(prior, notion, epsilon);
  const bool of_ranges = notion.parameter.shape == Shape::sample && notion.parameters.points.empty();
  if (levels.largest > held || levels.none || of_ranges) best.prices = {};
  return best;
}

/// With a budget of its own where none is given. Ends at `until`.
Result<Envelope> by_list(const Prior& prior, const Notion& notion, double epsilon,
                         std::optional<Budget> given, Budget::Time until) {
  const auto polytope = posterior_polytope(prior, notion, epsilon);
  Budget budget = given ? *given : budget_for(polytope);
  budget.until = until;
  const auto set = vertices(polytope, budget);
  if (!set) return set.failure();
  auto best = envelope(prior, set->vertices);
  if (!best) return best;
  return raised_to_levels(prior, notion, epsilon, kLargestSearchLevel, std::move(*best));
}

Result<Envelope> by_columns(const Prior& prior, const Notion& notion, double epsilon,
                            const SearchOptions& options, const std::optional<AverageLeakage>& average = {}) {
  // Thousands of conditions take a while before the search has begun.
  const SearchClock clock(options);
  const auto polytope = search_polytope(prior, notion, epsilon, [&] { return clock.left() > 0; });
  SearchOptions rest = options;
  rest.seconds = clock.left();
  auto best = column_generation(prior, polytope, rest, average);
  if (!best) return best;
  return raised_to_levels(prior, notion, epsilon, kLargestColumnLevel, std::move(*best));
}

}  // namespace

SearchOptions brief(const SearchOptions& options) {
  constexpr double kShare = 0.2;
  constexpr double kMostSeconds = 3;
  SearchOptions rest = options;
  rest.seconds = std::min(kShare * options.seconds, kMostSeconds);
  rest.keep_going = nullptr;
  rest.shared = nullptr;
  return rest;
}

Result<Envelope> optimum_at(const Prior& prior, const Notion& notion, double epsilon,
                            const SearchOptions& options) {
  if (is_by_cuts(notion)) return optimum_by_cuts(prior, notion, epsilon, options);
  const SearchClock clock(options);
  if (options.method == Method::vertices) {
    return by_list(prior, notion, epsilon, std::nullopt, SearchClock::in(options.seconds));
  }
  if (options.method == Method::columns) return by_columns(prior, notion, epsilon, options);
  const Levels levels = levels_at(prior, notion, epsilon);
  const bool accurate = levels.least >= kLeastColumnLevel && !levels.none;
  if (prior.categories() <= kFewCategories || !accurate) {
    // Where there are too many after all, half of the time is left for columns.
    auto best = by_list(prior, notion, epsilon, accurate ? kFewVertices : kManyVertices,
                        SearchClock::in(options.seconds / 2));
    if (best) return best;
  }
  SearchOptions rest = options;
  rest.seconds = clock.left();
  return by_columns(prior, notion, epsilon, rest);
}

namespace {

double information(const Prior& prior, const Channel& channel) {
  return mutual_information(data_and_report(prior, channel));
}

/// A search that ran out of time may have less than randomised response, which takes none.
Result<Channel> best_of(const Prior& prior, const Notion& notion, double epsilon, Envelope found,
                        const SearchOptions& options) {
  const double reached = information(prior, found.channel);
  if (found.upper_bound - reached <= options.gap) return std::move(found.channel);
  auto plain = grr::propose(prior, notion, epsilon, options);
  if (!plain) return plain.failure();
  return std::move(information(prior, plain->channel) > reached ? plain->channel : found.channel);
}

/// The same in the end: where the data are made of attributes a channel for each may keep more, and takes a
/// while, of which there is little left.
Result<Channel> best_in_the_end(const Prior& prior, const Notion& notion, double epsilon, Envelope found,
                                const SearchOptions& options) {
  const double upper = found.upper_bound;
  auto best = best_of(prior, notion, epsilon, std::move(found), options);
  const bool goes_on = options.shared != nullptr && options.shared->open;
  if (!best || goes_on || notion.parameter.shape != Shape::attributes) return best;
  const double reached = information(prior, *best);
  if (upper - reached <= options.gap) return best;
  auto product = product::propose(prior, notion, epsilon, brief(options));
  // With too many attributes there may be none.
  if (product && information(prior, product->channel) > reached) return std::move(product->channel);
  return best;
}

Result<Envelope> by_secrets(const Prior& prior, const Notion& notion, double epsilon,
                            const SearchOptions& options) {
  const auto posteriors = secret_posteriors(prior, notion, epsilon);
  if (!posteriors) return posteriors.failure();
  return secret_aware_optimum(prior.probabilities.cells, *posteriors, options);
}

/// A channel of the data as one that is told the secret, and does the same for each.
Result<Proposal> with_any_secret(const Prior& prior, Result<Proposal> blind) {
  if (blind) blind->channel = Channel(blind->channel.replicate(prior.secrets(), 1));
  return blind;
}

/// The same of a channel that sees the secret, which may keep less than a simple protocol that sees it too,
/// or than what can be found quickly without.
Channel best_told(const Prior& prior, const Notion& notion, double epsilon, Envelope found,
                  const SearchOptions& options) {
  const bool pairs = notion.sees == Sees::pairs;
  const auto kept = [&](const Channel& channel) {
    return mutual_information(pairs ? pair_and_report(prior, channel) : data_and_report(prior, channel));
  };
  Channel best = std::move(found.channel);
  double most = kept(best);
  if (found.upper_bound - most <= options.gap) return best;
  const auto consider = [&](Result<Proposal> proposal) {
    if (!proposal || kept(proposal->channel) <= most) return;
    most = kept(proposal->channel);
    best = std::move(proposal->channel);
  };
  if (pairs && notion.parameters.by_set) {
    // The search itself has begun with what is quick.
  } else if (pairs) {
    consider(robust_conditional::propose_tight(prior, notion, epsilon, options));
    consider(independent_reporting::propose_tight(prior, notion, epsilon, options));
  } else {
    const SearchOptions of = brief(options);
    consider(conditional_reporting::propose(prior, notion, epsilon, of));
    consider(smooth_coupling::propose(prior, notion, epsilon, of));
    consider(linear_reduction::propose_coupling(prior, notion, epsilon, of));
    consider(with_any_secret(prior, propose(prior, notion, epsilon, of)));
  }
  return best;
}

/// What the optimum of a level means for the level that was asked for.
struct Meaning {
  double level;
  double whole;            ///< what no channel exceeds
  double loss;             ///< what a bound of the search is raised by
  bool bounds;             ///< whether a bound of this level is one of the level asked for
  const Channel* channel;  ///< where it stands already, it is the bound that is searched for
};

/// Whoever waits is told of the level that was asked for, and of the channel that would be taken.
SearchOptions told(const Prior& prior, const Notion& notion, const Meaning& meaning, SearchOptions options) {
  if (!options.keep_going) return options;
  options.keep_going = [&prior, &notion, meaning, options](const SearchProgress& progress) {
    const double upper =
        meaning.bounds ? std::min(meaning.whole, progress.upper + meaning.loss) : meaning.whole;
    const Channel* standing = meaning.channel;
    const auto channel = [&]() -> Result<Channel> {
      if (standing != nullptr) return *standing;
      auto found = progress.channel();
      if (!found) return found.failure();
      return best_of(prior, notion, meaning.level, {std::move(*found), upper}, options);
    };
    const double lower = standing != nullptr ? information(prior, *standing) : progress.lower;
    return options.keep_going({std::min(lower, upper), upper, channel});
  };
  return options;
}

}  // namespace

Result<Proposal> propose(const Prior& prior, const Notion& notion, double epsilon,
                         const SearchOptions& options) {
  const Index a = prior.categories();
  const double whole = entropy(prior.probabilities.data) + kInformationRounding;
  Channel identity = Channel::Identity(a, a);
  if (notion.leakage(prior, identity).level <= epsilon) return Proposal{std::move(identity), whole};

  // Between 0 and the least level that doubles can search, the optimum of level 0 is taken, and the optimum
  // of the least level, which cannot be smaller than theirs, as the bound. Each has half of the time.
  const Levels levels = levels_at(prior, notion, epsilon);
  const bool tiny = epsilon > 0 && levels.least < kLeastSearchLevel;
  const double level = tiny ? 0 : epsilon;
  const double at_least = tiny ? kLeastSearchLevel * epsilon / levels.least : epsilon;
  const double loss = loss_at(prior, notion, at_least, kLargestColumnLevel);
  SearchOptions own = options;
  if (tiny) own.seconds /= 2;
  // Others make the polytope of the level that was asked for, and of one distribution.
  if (tiny || notion.parameter.shape == Shape::sample) own.shared = nullptr;
  auto best = optimum_at(
      prior, notion, level,
      told(prior, notion, {.level = level, .whole = whole, .loss = loss, .bounds = !tiny, .channel = nullptr},
           own));
  if (!best) return best.failure();
  if (own.shared != nullptr && own.shared->open) own.shared->open->whole += loss;
  double bound = best->upper_bound;
  Vector<double> prices = std::move(best->prices);
  std::vector<SampledPoint> points = std::move(best->points);
  const auto channel = best_in_the_end(prior, notion, level, std::move(*best), own);
  if (!channel) return channel.failure();
  if (tiny) {
    const auto watched =
        told(prior, notion,
             {.level = level, .whole = whole, .loss = loss, .bounds = true, .channel = &*channel}, own);
    const auto above = optimum_at(prior, notion, at_least, watched);
    if (!above) return above.failure();
    bound = above->upper_bound;
  }
  // What no channel exceeds needs no prices, and those of another level prove nothing at this one.
  if (tiny || bound >= whole) prices = {};
  if (prices.size() == 0) points = {};
  return Proposal{.channel = *channel,
                  .upper_bound = std::min(whole, bound),
                  .prices = std::move(prices),
                  .points = std::move(points)};
}

Result<Proposal> propose_on_average(const Prior& prior, const Notion& notion, double epsilon, double most,
                                    const SearchOptions& options) {
  constexpr double kOff = 1e-6;
  const SearchClock clock(options);
  // The plain optimum may meet it. Until that is known there is nothing to show but reports that say nothing.
  SearchMemory memory;
  SearchOptions plain = options;
  plain.seconds /= 4;
  plain.memory = &memory;
  if (options.keep_going) {
    plain.keep_going = [&](const SearchProgress& progress) {
      return options.keep_going({0, progress.upper, [&]() -> Result<Channel> {
                                   return Channel(Channel::Ones(prior.categories(), 1));
                                 }});
    };
  }
  auto without = propose(prior, notion, epsilon, plain);
  if (!without || mutual_information(secret_and_report(prior, without->channel)) <= most) return without;
  // NOLINTNEXTLINE(bugprone-unchecked-optional-access): a search proves one
  const double whole = *without->upper_bound;
  if (memory.posteriors.empty()) {
    const Matrix<double> posteriors = posterior_of_rows(data_and_report(prior, without->channel));
    for (const auto& posterior : posteriors.rowwise()) memory.posteriors.emplace_back(posterior.transpose());
    memory.prices = Vector<double>::Zero(prior.categories());
  }
  SearchOptions rest = options;
  rest.seconds = clock.left();
  rest.memory = &memory;
  if (options.keep_going) {
    const double loss = loss_at(prior, notion, epsilon, kLargestColumnLevel);
    rest.keep_going = [&options, whole, loss](const SearchProgress& progress) {
      const double upper = std::min(whole, progress.upper + loss);
      return options.keep_going({std::min(progress.lower, upper), upper, progress.channel});
    };
  }
  const Levels levels = levels_at(prior, notion, epsilon);
  const auto list = [&]() -> std::optional<Matrix<double>> {
    if (levels.least < kLeastSearchLevel) return std::nullopt;
    Budget budget = kManyVertices;
    budget.until = SearchClock::in(clock.left() / 4);
    auto set = vertices(posterior_polytope(prior, notion, epsilon), budget);
    return set ? std::optional(std::move(set->vertices)) : std::nullopt;
  };
  auto best = by_columns(prior, notion, epsilon, rest, AverageLeakage{most, list});
  if (!best) return best.failure();
  // A search that ran out of time may have less than the plain optimum, reported to some people only, or a
  // mixture that is off by more than rounding.
  const Channel& plain_optimum = without->channel;
  const double share = most / mutual_information(secret_and_report(prior, plain_optimum));
  Channel in_part(prior.categories(), plain_optimum.cols() + 1);
  in_part << share * plain_optimum, Vector<double>::Constant(prior.categories(), 1 - share);
  const bool off = mutual_information(secret_and_report(prior, best->channel)) > most * (1 + kOff);
  if (off || information(prior, in_part) > information(prior, best->channel))
    best->channel = std::move(in_part);
  return Proposal{.channel = std::move(best->channel), .upper_bound = std::min(whole, best->upper_bound)};
}

Result<Proposal> propose_with_secret(const Prior& prior, const Notion& notion, double epsilon,
                                     const SearchOptions& options) {
  const Levels levels = levels_at(with_secret(prior), notion, epsilon);
  const double whole =
      kInformationRounding + (notion.sees == Sees::pairs ? entropy(prior.probabilities.cells.reshaped())
                                                         : entropy(prior.probabilities.data));
  // As above: the optimum of level 0 below the least level. Nothing is told of two searches in a row.
  const bool tiny = epsilon > 0 && levels.least < kLeastSearchLevel;
  const double raised_to = tiny ? kLeastSearchLevel / levels.least : 1;
  const double loss = search_loss(prior.secrets() * prior.categories(), whole, raised_to * levels.largest,
                                  kLargestSearchLevel);
  const auto raised = [whole, loss](double bound) { return std::min(whole, bound + loss); };
  SearchOptions own = options;
  if (tiny) {
    own.seconds /= 2;
    own.keep_going = nullptr;
  } else if (options.keep_going) {
    own.keep_going = [&](const SearchProgress& progress) {
      return options.keep_going({progress.lower, raised(progress.upper), progress.channel});
    };
  }
  const auto optimum = [&](double at) {
    return notion.sees == Sees::pairs ? robust_optimum_of(prior, notion, at, own)
                                      : by_secrets(prior, notion, at, own);
  };
  auto best = optimum(tiny ? 0 : epsilon);
  if (!best) return best.failure();
  double bound = best->upper_bound;
  if (tiny) {
    const auto above = optimum(raised_to * epsilon);
    if (!above) return above.failure();
    bound = above->upper_bound;
  }
  return Proposal{best_told(prior, notion, tiny ? 0 : epsilon, std::move(*best), options), raised(bound)};
}

}  // namespace sluice::optimal

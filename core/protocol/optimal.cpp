// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocol/optimal.hpp"

#include <algorithm>
#include <optional>

#include "optimise/column_generation.hpp"
#include "optimise/envelope.hpp"
#include "optimise/vertices.hpp"
#include "prior/information.hpp"
#include "protocol/grr.hpp"

namespace sluice::optimal {
namespace {

// With more categories than this a search by columns is faster than a list of all vertices, which has an
// exact bound to recommend it. And where there are more vertices than these after all, it gives up at once.
constexpr Index kFewCategories = 8;
constexpr Budget kFewVertices{500, 1'000'000};

// Below this level columns in doubles are not accurate enough to come near to the bound, where a list is.
constexpr double kLeastColumnLevel = 1e-2;
constexpr Budget kManyVertices{10'000, 200'000'000};
// Above this one likelihoods differ by more than the tolerance of a linear program. All but some 1e-4 nats
// are kept there, and what it promises is promised at any higher level.
constexpr double kLargestColumnLevel = 14;

Result<Envelope> by_list(const Prior& prior, const Notion& notion, double epsilon,
                         std::optional<Budget> budget) {
  const auto polytope = posterior_polytope(prior, notion, epsilon);
  const auto set = budget ? vertices(polytope, *budget) : vertices(polytope);
  if (!set) return set.failure();
  return envelope(prior, set->vertices);
}

Result<Envelope> by_columns(const Prior& prior, const Notion& notion, double epsilon,
                            const SearchOptions& options) {
  const double level = std::min(epsilon, kLargestColumnLevel);
  auto best = column_generation(prior, search_polytope(prior, notion, level), options);
  if (best && level < epsilon) best->upper_bound = entropy(prior.probabilities.data) + kInformationRounding;
  return best;
}

Result<Envelope> optimum_at(const Prior& prior, const Notion& notion, double epsilon,
                            const SearchOptions& options) {
  if (options.method == Method::vertices) return by_list(prior, notion, epsilon, std::nullopt);
  if (options.method == Method::columns) return by_columns(prior, notion, epsilon, options);
  const bool accurate = epsilon >= kLeastColumnLevel;
  if (prior.categories() <= kFewCategories || !accurate) {
    auto best = by_list(prior, notion, epsilon, accurate ? kFewVertices : kManyVertices);
    if (best) return best;
  }
  return by_columns(prior, notion, epsilon, options);
}

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

/// What the optimum of a level means for the level that was asked for.
struct Meaning {
  double level;
  double whole;            ///< what no channel exceeds
  bool bounds;             ///< whether a bound of this level is one of the level asked for
  const Channel* channel;  ///< where it stands already, it is the bound that is searched for
};

/// Whoever waits is told of the level that was asked for, and of the channel that would be taken.
SearchOptions told(const Prior& prior, const Notion& notion, const Meaning& meaning, SearchOptions options) {
  if (!options.keep_going) return options;
  options.keep_going = [&prior, &notion, meaning, options](const SearchProgress& progress) {
    const double upper =
        meaning.bounds ? std::min(meaning.whole, progress.upper + kSearchLoss) : meaning.whole;
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
  // of the least level, which cannot be smaller than theirs, as the bound.
  const bool tiny = epsilon > 0 && epsilon < kLeastSearchLevel;
  const double level = tiny ? 0 : epsilon;
  const bool bounds = !tiny && epsilon <= kLargestColumnLevel;
  auto best = optimum_at(prior, notion, level, told(prior, notion, {level, whole, bounds, nullptr}, options));
  if (!best) return best.failure();
  double bound = best->upper_bound;
  const auto channel = best_of(prior, notion, level, std::move(*best), options);
  if (!channel) return channel.failure();
  if (tiny) {
    const auto watched = told(prior, notion, {level, whole, true, &*channel}, options);
    const auto above = optimum_at(prior, notion, kLeastSearchLevel, watched);
    if (!above) return above.failure();
    bound = above->upper_bound;
  }
  if (epsilon > kLargestSearchLevel) bound = whole;
  return Proposal{*channel, std::min(whole, bound + kSearchLoss)};
}

}  // namespace sluice::optimal

// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocol/optimal_proposal.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include "optimise/shared_proof.hpp"
#include "prior/information.hpp"
#include "prior/inputs.hpp"
#include "protocol/grr.hpp"
#include "protocol/listed_optimum.hpp"

namespace sluice::optimal {
namespace {

double kept_of_data(const Prior& prior, const Channel& channel) {
  return mutual_information(data_and_report(prior, channel));
}

/// The meaning of the optimum of one level for the level that was asked for.
struct Meaning {
  double level;
  double whole;            ///< an upper bound for all channels
  double loss;             ///< the difference between a bound of the search and one of the level
  bool bounds;             ///< whether a bound of this level is one of the level asked for
  const Channel* channel;  ///< if not null, the channel is final, and the search is for the bound
};

/// Progress is told for the level that was asked for, and with the channel that would be returned.
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
    const double lower = standing != nullptr ? kept_of_data(prior, *standing) : progress.lower;
    return options.keep_going({std::min(lower, upper), upper, channel});
  };
  return options;
}

}  // namespace

Result<Channel> best_of(const Prior& prior, const Notion& notion, double epsilon, Envelope found,
                        const SearchOptions& options) {
  const double reached = kept_of_data(prior, found.channel);
  if (found.upper_bound - reached <= options.gap) return std::move(found.channel);
  auto plain = grr::propose(prior, notion, epsilon, options);
  if (!plain) return plain.failure();
  return std::move(kept_of_data(prior, plain->channel) > reached ? plain->channel : found.channel);
}

Result<Proposal> proposal_by(const Way& way, const Prior& prior, const Notion& notion, double epsilon,
                             const SearchOptions& options) {
  const Index a = prior.categories();
  const double whole = entropy(prior.probabilities.data) + kInformationRounding;
  Channel identity = Channel::Identity(a, a);
  if (notion.leakage(prior, identity).level <= epsilon) return Proposal{std::move(identity), whole};

  // Between 0 and the least level that doubles can search, the channel is the optimum of level 0. The bound
  // is the optimum of the least level, which cannot be smaller. Each gets half of the time.
  const Levels levels = levels_at(prior, notion, epsilon);
  const bool tiny = epsilon > 0 && levels.least < kLeastSearchLevel;
  const double level = tiny ? 0 : epsilon;
  const double at_least = tiny ? kLeastSearchLevel * epsilon / levels.least : epsilon;
  const double loss = loss_at(prior, notion, at_least, kLargestColumnLevel);
  SearchOptions own = options;
  if (tiny) own.seconds /= 2;
  // Shared polytopes are those of the level that was asked for, and of one distribution.
  if (tiny || notion.parameter.shape == Shape::sample) own.shared = nullptr;
  auto best = way.optimum(
      prior, notion, level,
      told(prior, notion, {.level = level, .whole = whole, .loss = loss, .bounds = !tiny, .channel = nullptr},
           own));
  if (!best) return best.failure();
  if (own.shared != nullptr && own.shared->open) own.shared->open->whole += loss;
  double bound = best->upper_bound;
  Vector<double> prices = std::move(best->prices);
  std::vector<SampledPoint> points = std::move(best->points);
  const auto channel = way.in_the_end(prior, notion, level, std::move(*best), own);
  if (!channel) return channel.failure();
  if (tiny) {
    const auto watched =
        told(prior, notion,
             {.level = level, .whole = whole, .loss = loss, .bounds = true, .channel = &*channel}, own);
    const auto above = way.optimum(prior, notion, at_least, watched);
    if (!above) return above.failure();
    bound = above->upper_bound;
  }
  // A bound that holds for every channel needs no prices, and prices of another level prove nothing at this
  // one.
  if (tiny || bound >= whole) prices = {};
  if (prices.size() == 0) points = {};
  return Proposal{.channel = *channel,
                  .upper_bound = std::min(whole, bound),
                  .prices = std::move(prices),
                  .points = std::move(points)};
}

Result<Proposal> proposal_of_list(const Prior& prior, const Notion& notion, double epsilon,
                                  const SearchOptions& options) {
  return proposal_by({optimum_at, best_of}, prior, notion, epsilon, options);
}

}  // namespace sluice::optimal

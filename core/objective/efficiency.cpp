// SPDX-License-Identifier: GPL-3.0-or-later
#include "objective/efficiency.hpp"

#include <algorithm>
#include <utility>

#include "optimise/counting_optimum.hpp"
#include "optimise/search_clock.hpp"
#include "prior/counting.hpp"
#include "prior/information.hpp"
#include "protocol/optimal.hpp"

namespace sluice {
namespace {

// The search does not find the least variance to the last digits.
constexpr double kSlack = 1e-4;
// Rounding may change a variance by this much without missing the efficiency that was asked for.
constexpr double kVarianceRounding = 1e-5;
// The shares of the time for the search of the least variance and that of the largest information.
constexpr double kOfCounting = 0.4;
constexpr double kOfInformation = 0.3;

/// Options for a part of the search. Nothing is known in nats before the last part.
SearchOptions part_of(const SearchOptions& options, double share, double whole) {
  SearchOptions part = options;
  part.seconds = share * options.seconds;
  part.memory = nullptr;
  if (options.keep_going) {
    part.keep_going = [&options, whole](const SearchProgress& progress) {
      return options.keep_going({0, whole, progress.channel});
    };
  }
  return part;
}

Result<Proposal> propose(const Prior& prior, const Notion& notion, double epsilon, double efficiency,
                         const SearchOptions& options) {
  const SearchClock clock(options);
  const double whole = entropy(prior.probabilities.data) + kInformationRounding;
  CountingOptions counting{.contrasts = prior.contrasts};
  counting.search = part_of(options, kOfCounting, whole);
  const auto least = counting_optimum(prior, notion, epsilon, counting);
  if (!least) return least.failure();
  auto most = optimal::propose(prior, notion, epsilon, part_of(options, kOfInformation, whole));
  if (!most) return most;
  // The proved bound of the variance decides: a search that has ended early may be far from it.
  const double allowed =
      std::max(least->lower_bound / efficiency * (1 - kVarianceRounding), least->variance * (1 + kSlack));
  most->counting_bound = least->lower_bound;
  const auto reached = counting_variance(prior, most->channel, contrasts_of(prior));
  if (reached && *reached <= allowed) return most;

  counting.search = options;
  counting.search.seconds = clock.left();
  auto best = most_informative(prior, notion, epsilon, allowed, {least->channel, most->channel}, counting);
  most->prices = {};
  if (best) {
    most->channel = std::move(best->channel);
    most->upper_bound = std::min(best->upper_bound, most->upper_bound.value_or(whole));
  } else {  // ended before it began
    most->channel = least->channel;
  }
  return most;
}

}  // namespace

ProposeToCount way_to_count(const Protocol& protocol) {
  return protocol.propose == optimal::propose ? propose : nullptr;
}

}  // namespace sluice

// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocol/optimal.hpp"

#include <algorithm>
#include <optional>

#include "optimise/column_generation.hpp"
#include "optimise/envelope.hpp"
#include "optimise/search_clock.hpp"
#include "optimise/secret_aware.hpp"
#include "optimise/shared_proof.hpp"
#include "optimise/vertices.hpp"
#include "prior/information.hpp"
#include "prior/inputs.hpp"
#include "protocol/conditional_reporting.hpp"
#include "protocol/independent_reporting.hpp"
#include "protocol/linear_reduction.hpp"
#include "protocol/listed_optimum.hpp"
#include "protocol/optimal_proposal.hpp"
#include "protocol/optimal_robust.hpp"
#include "protocol/optimal_sample.hpp"
#include "protocol/product.hpp"
#include "protocol/robust_conditional.hpp"
#include "protocol/smooth_coupling.hpp"

namespace sluice::optimal {
namespace {

double information(const Prior& prior, const Channel& channel) {
  return mutual_information(data_and_report(prior, channel));
}

/// As `best_of`, at the end of a search. If the data are made of attributes, a channel for each may keep
/// more; it takes a while, and little time is left.
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

/// The optimum of exactly this level, with a bound.
Result<Envelope> optimum_of(const Prior& prior, const Notion& notion, double epsilon,
                            const SearchOptions& options) {
  return is_by_cuts(notion) ? optimum_by_cuts(prior, notion, epsilon, options)
                            : optimum_at(prior, notion, epsilon, options);
}

Result<Envelope> by_secrets(const Prior& prior, const Notion& notion, double epsilon,
                            const SearchOptions& options) {
  const auto posteriors = secret_posteriors(prior, notion, epsilon);
  if (!posteriors) return posteriors.failure();
  return secret_aware_optimum(prior.probabilities.cells, *posteriors, options);
}

/// A channel of the data as one that sees the secret, and does the same for each secret.
Result<Proposal> with_any_secret(const Prior& prior, Result<Proposal> blind) {
  if (blind) blind->channel = Channel(blind->channel.replicate(prior.secrets(), 1));
  return blind;
}

/// The same for a channel that sees the secret. It may keep less than a simple protocol that sees it, or than
/// a quick result without it.
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
    // The search itself began with the quick results.
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

}  // namespace

Result<Proposal> propose(const Prior& prior, const Notion& notion, double epsilon,
                         const SearchOptions& options) {
  return proposal_by({optimum_of, best_in_the_end}, prior, notion, epsilon, options);
}

Result<Proposal> propose_on_average(const Prior& prior, const Notion& notion, double epsilon, double most,
                                    const SearchOptions& options) {
  constexpr double kOff = 1e-6;
  const SearchClock clock(options);
  // The plain optimum may meet the limit. Until that is known, only reports that say nothing can be shown.
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
  // A search that ran out of time may keep less than the plain optimum reported to some people only. Its
  // mixture may also be off by more than rounding.
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
  // As above: the optimum of level 0 below the least level. Progress is not told, since two searches follow
  // each other.
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

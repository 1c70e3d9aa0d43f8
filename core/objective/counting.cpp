// SPDX-License-Identifier: GPL-3.0-or-later
#include "objective/counting.hpp"

#include <algorithm>
#include <limits>
#include <string>
#include <utility>
#include <vector>

#include "optimise/counting_optimum.hpp"
#include "optimise/search_texts.hpp"
#include "prior/counting.hpp"
#include "prior/information.hpp"
#include "prior/inputs.hpp"
#include "protocol/optimal_sample.hpp"

namespace sluice::counting {

namespace {

// Columns of more inputs take longer than anybody waits.
constexpr Index kMostPairs = 64;
// A part of the variance; at low levels a smaller one takes as long again.
constexpr double kTolerance = 1e-5;

/// The options of the search. Its progress tells no bound of the information except the entropy of the data.
CountingOptions options_for(const Prior& prior, const SearchOptions& options, Matrix<double> contrasts) {
  CountingOptions own;
  own.contrasts = std::move(contrasts);
  own.search = options;
  if (options.keep_going) {
    // Progress is told in nats, and nothing is known in nats before the end.
    const double whole = entropy(prior.probabilities.data) + kInformationRounding;
    own.search.keep_going = [&options, whole](const SearchProgress& progress) {
      return options.keep_going({0, whole, progress.channel});
    };
  }
  return own;
}

/// The pairs that occur, as inputs s a + x.
std::vector<Index> pairs_of(const Prior& prior) {
  std::vector<Index> pairs;
  for (Index s = 0; s < prior.secrets(); ++s) {
    for (Index x = 0; x < prior.categories(); ++x) {
      if (prior.weights.cells(s, x) > 0) pairs.push_back(s * prior.categories() + x);
    }
  }
  return pairs;
}

/// `with_secret`, of these pairs only.
Prior among(const Prior& prior, const std::vector<Index>& pairs) {
  Prior seen = with_secret(prior);
  std::vector<std::string> categories;
  for (const Index pair : pairs) categories.push_back(seen.data.categories[static_cast<std::size_t>(pair)]);
  seen.data.categories = std::move(categories);
  seen.kept_data = pairs;
  seen.attributes = Matrix<Index>(seen.attributes(pairs, Eigen::all));
  seen.weights = Joint<double>(Matrix<double>(seen.weights.cells(Eigen::all, pairs)));
  seen.probabilities = Joint<double>(Matrix<double>(seen.probabilities.cells(Eigen::all, pairs)));
  return seen;
}

/// A row for every pair; `channel` has the rows of `pairs`.
Channel for_all_pairs(const Prior& prior, const std::vector<Index>& pairs, const Channel& channel) {
  const Index a = prior.categories();
  Channel all(prior.secrets() * a, channel.cols());
  for (std::size_t i = 0; i < pairs.size(); ++i) all.row(pairs[i]) = channel.row(static_cast<Index>(i));
  for (Index x = 0; x < a; ++x) {
    Index commonest = 0;
    prior.weights.cells.col(x).maxCoeff(&commonest);
    for (Index s = 0; s < prior.secrets(); ++s) {
      if (!(prior.weights.cells(s, x) > 0)) all.row(s * a + x) = all.row(commonest * a + x);
    }
  }
  return all;
}

}  // namespace

Result<Proposal> propose(const Prior& prior, const Notion& notion, double epsilon,
                         const SearchOptions& options) {
  if (notion.parameters.by_set && notion.parameters.points.empty())
    return optimal::proposal_by_cuts(prior, notion, epsilon, options, {propose, worth, true, kTolerance});
  auto best = counting_optimum(prior, notion, epsilon, options_for(prior, options, prior.contrasts));
  if (!best) return best.failure();
  return Proposal{.channel = std::move(best->channel), .objective_bound = best->lower_bound};
}

Result<Proposal> propose_with_secret(const Prior& prior, const Notion& notion, double epsilon,
                                     const SearchOptions& options) {
  const Index c = prior.secrets();
  const Index a = prior.categories();
  const Matrix<double> contrasts = contrasts_of(prior);
  const Channel answers = Channel::Identity(a, a).replicate(c, 1);
  // Lowered by rounding, so that the order of additions does not matter.
  const double least = counting_variance(prior, answers, contrasts).value_or(0) * (1 - 0x1p-40);
  // No channel can estimate better than the answers themselves.
  if (notion.leakage(with_secret(prior), answers).level <= epsilon) {
    return Proposal{.channel = answers, .objective_bound = least};
  }
  const std::vector<Index> pairs = pairs_of(prior);
  if (std::ssize(pairs) > kMostPairs) return fail(texts::kSearch.answers_too_large);
  const Prior seen = among(prior, pairs);
  const Matrix<double> counted = contrasts.replicate(c, 1)(pairs, Eigen::all);
  const auto best = counting_optimum(seen, notion, epsilon, options_for(prior, options, counted));
  if (!best) return best.failure();
  return Proposal{.channel = for_all_pairs(prior, pairs, best->channel),
                  .objective_bound = std::max(best->lower_bound, least)};
}

double worth(const Prior& prior, const Channel& channel, const std::vector<Index>& /*answers*/) {
  return counting_variance(prior, channel, contrasts_of(prior))
      .value_or(std::numeric_limits<double>::infinity());
}

}  // namespace sluice::counting

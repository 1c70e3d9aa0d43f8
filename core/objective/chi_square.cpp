// SPDX-License-Identifier: GPL-3.0-or-later
#include "objective/chi_square.hpp"

#include <algorithm>
#include <cmath>
#include <vector>

#include "base/infinity.hpp"
#include "optimise/envelope.hpp"
#include "optimise/posterior_polytope.hpp"
#include "optimise/search_clock.hpp"
#include "optimise/search_texts.hpp"
#include "optimise/secret_aware.hpp"
#include "optimise/vertices.hpp"
#include "prior/inputs.hpp"
#include "protocol/optimal_sample.hpp"

namespace sluice::chi_square {
namespace {

// A linear program takes too long with more columns, one for each way to choose an answer for each secret.
constexpr double kMostWays = 20'000;
// The relative error of sums of squares.
constexpr double kRelative = 0x1p-40;

struct Best {
  Channel channel;
  double bound;
};

/// No report can tell more than the answer itself.
double most(Index categories) { return static_cast<double>(categories - 1); }

/// The difference between an optimum at search bounds, limited to the largest search level, and a bound of
/// that at the levels themselves. With a share m of the mean report r of all inputs, equally weighted, a
/// channel is one at search bounds (see `search_loss`). From a report's part of the objective, S = sum p T^2
/// / q, that takes at most m S + S m r / ((1-m) q). For n inputs S <= n r and q >= n r min p, and all S
/// together are at most a.
double chi_square_loss(Index categories, const Vector<double>& inputs, double largest_level) {
  const double share = search_share(inputs.size(), largest_level, kLargestSearchLevel);
  if (share >= .5) return most(categories);
  return share * (static_cast<double>(categories) + 1 / ((1 - share) * inputs.minCoeff()));
}

/// The best mixture of the posteriors of the inputs, one a row, with these posteriors of the data.
Result<Best> mixture_of(const Vector<double>& inputs, const Matrix<double>& posteriors,
                        const Vector<double>& data, const Matrix<double>& of_data, double largest_level) {
  const Vector<double> cost = -(of_data.array().square().matrix() * data.cwiseInverse());
  auto found = cheapest_mixture(inputs, posteriors, cost);
  if (!found) return found.failure();
  const double bound = (-found->least) * (1 + kRelative) - 1;
  return Best{std::move(found->channel),
              std::min(most(data.size()), bound + chi_square_loss(data.size(), inputs, largest_level))};
}

/// The optimum at exactly this level; the largest level of the notion is `largest`.
Result<Best> by_list(const Prior& prior, const Notion& notion, double epsilon, double largest,
                     Budget::Time until) {
  const auto polytope = posterior_polytope(prior, notion, epsilon);
  Budget budget = budget_for(polytope);
  budget.until = until;
  const auto set = vertices(polytope, budget);
  if (!set) return set.failure();
  const Vector<double>& p = prior.probabilities.data;
  return mixture_of(p, set->vertices, p, set->vertices, largest);
}

/// The pairs that occur, s-major, and which of them are a secret's.
struct Occurring {
  std::vector<Index> pairs;
  std::vector<std::vector<Index>> of_secret;  ///< places among `pairs`

  explicit Occurring(const Prior& prior) : of_secret(static_cast<std::size_t>(prior.secrets())) {
    for (Index s = 0; s < prior.secrets(); ++s) {
      for (Index x = 0; x < prior.categories(); ++x) {
        if (!(prior.weights.cells(s, x) > 0)) continue;
        of_secret[static_cast<std::size_t>(s)].push_back(std::ssize(pairs));
        pairs.push_back(s * prior.categories() + x);
      }
    }
  }
  /// The number of ways to choose a pair for each secret.
  [[nodiscard]] double ways() const {
    double all = 1;
    for (const auto& own : of_secret) all *= static_cast<double>(own.size());
    return all;
  }
  /// A row for every pair; `kept` has the rows of those that occur.
  [[nodiscard]] Channel of_all(const Prior& prior, const Channel& kept) const {
    const Index a = prior.categories();
    Channel channel(prior.secrets() * a, kept.cols());
    for (Index s = 0; s < prior.secrets(); ++s) {
      const auto& own = of_secret[static_cast<std::size_t>(s)];
      Eigen::RowVectorXd mean = Eigen::RowVectorXd::Zero(kept.cols());
      for (const Index i : own) {
        mean += prior.probabilities.cells(s, pairs[static_cast<std::size_t>(i)] % a) * kept.row(i);
      }
      channel.middleRows(s * a, a).rowwise() = mean / mean.sum();
      for (const Index i : own) channel.row(pairs[static_cast<std::size_t>(i)]) = kept.row(i);
    }
    return channel;
  }
};

/// Every vertex of the posteriors of the secret, with every choice of a category for each secret.
Result<Best> by_choices(const Prior& prior, const Notion& notion, double epsilon, double largest) {
  const auto corners = secret_posteriors(prior, notion, epsilon);
  if (!corners) return corners.failure();
  const Index a = prior.categories();
  const Occurring occurring(prior);
  if (occurring.ways() * static_cast<double>(corners->rows()) > kMostWays)
    return fail(texts::kSearch.answers_too_large);
  const auto ways = static_cast<Index>(occurring.ways());
  const Index columns = corners->rows() * ways;
  Matrix<double> posteriors = Matrix<double>::Zero(columns, std::ssize(occurring.pairs));
  Matrix<double> of_data = Matrix<double>::Zero(columns, a);
  for (Index i = 0; i < columns; ++i) {
    Index way = i % ways;
    for (Index s = 0; s < prior.secrets(); ++s) {
      const auto& own = occurring.of_secret[static_cast<std::size_t>(s)];
      const Index pair = own[static_cast<std::size_t>(way % std::ssize(own))];
      way /= std::ssize(own);
      posteriors(i, pair) = (*corners)(i / ways, s);
      of_data(i, occurring.pairs[static_cast<std::size_t>(pair)] % a) += (*corners)(i / ways, s);
    }
  }
  Vector<double> inputs(std::ssize(occurring.pairs));
  for (Index i = 0; i < inputs.size(); ++i) {
    const Index pair = occurring.pairs[static_cast<std::size_t>(i)];
    inputs(i) = prior.probabilities.cells(pair / a, pair % a);
  }
  inputs /= inputs.sum();
  auto best = mixture_of(inputs, posteriors, prior.probabilities.data, of_data, largest);
  if (best) best->channel = occurring.of_all(prior, best->channel);
  return best;
}

/// As in `optimal`: below the least level that doubles can search, the channel of level 0 with the bound of
/// that level. `find` has the optimum of a level; its second number is the largest level.
template <class Find>
Result<Proposal> at_levels(const Prior& seen, const Notion& notion, double epsilon, const Find& find) {
  double least = kInfinity;
  double largest = 0;
  for (const double factor : notion.levels(seen)) {
    if (factor > 0) least = std::min(least, factor * epsilon);
    largest = std::max(largest, factor * epsilon);
  }
  const bool tiny = epsilon > 0 && least < kLeastSearchLevel;
  auto best = find(tiny ? 0 : epsilon, largest);
  if (!best) return best.failure();
  double bound = best->bound;
  if (tiny) {
    const double raised = kLeastSearchLevel / least;
    const auto above = find(raised * epsilon, raised * largest);
    if (!above) return above.failure();
    bound = above->bound;
  }
  return Proposal{.channel = std::move(best->channel), .objective_bound = bound};
}

}  // namespace

Result<Proposal> propose(const Prior& prior, const Notion& notion, double epsilon,
                         const SearchOptions& options) {
  const Index a = prior.categories();
  Channel identity = Channel::Identity(a, a);
  if (notion.leakage(prior, identity).level <= epsilon)
    return Proposal{.channel = std::move(identity), .objective_bound = most(a)};
  if (optimal::is_by_cuts(notion)) {
    if (!notion.parameters.by_set) return fail(texts::kSearch.answers_too_large);
    return optimal::proposal_by_cuts(prior, notion, epsilon, options, {propose, worth, false});
  }
  const auto until = SearchClock::in(options.seconds);
  return at_levels(prior, notion, epsilon, [&](double level, double largest) {
    return by_list(prior, notion, level, largest, until);
  });
}

Result<Proposal> propose_with_secret(const Prior& prior, const Notion& notion, double epsilon,
                                     const SearchOptions& /*options*/) {
  const Index a = prior.categories();
  const Prior seen = with_secret(prior);
  Channel answers = Channel::Identity(a, a).replicate(prior.secrets(), 1);
  if (notion.leakage(seen, answers).level <= epsilon)
    return Proposal{.channel = std::move(answers), .objective_bound = most(a)};
  return at_levels(seen, notion, epsilon,
                   [&](double level, double largest) { return by_choices(prior, notion, level, largest); });
}

double worth(const Prior& prior, const Channel& channel, const std::vector<Index>& /*answers*/) {
  const Matrix<double> joint = data_and_report(prior, channel);
  const Vector<double> reported = joint.colwise().sum().transpose();
  double sum = 0;
  for (Index y = 0; y < joint.cols(); ++y) {
    if (!(reported(y) > 0)) continue;
    for (Index x = 0; x < joint.rows(); ++x) {
      sum += joint(x, y) * (joint(x, y) / (prior.probabilities.data(x) * reported(y)));
    }
  }
  return std::clamp(sum - 1, 0.0, most(joint.rows()));
}

}  // namespace sluice::chi_square

// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocol/optimal_robust.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

#include "optimise/posterior_polytope.hpp"
#include "optimise/robust_optimum.hpp"
#include "optimise/search_clock.hpp"
#include "prior/information.hpp"
#include "prior/inputs.hpp"
#include "protocol/optimal.hpp"
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

/// The same prior, where a share of it is given to the pairs that do not occur: a search among posteriors
/// has no place for those, but a person may come with one.
struct Everywhere {
  Prior prior;
  double given;
};

Everywhere everywhere(const Prior& prior) {
  constexpr double kGiven = 0x1p-28;
  JointTable table{prior.secret, prior.data, prior.weights.cells};
  const auto none = (table.weights.array() == 0).count();
  if (none == 0) return {prior, 0};
  // A power of two, for the sake of short integers.
  const double weight =
      std::exp2(std::floor(std::log2(kGiven * prior.weights.total / static_cast<double>(none))));
  table.weights = table.weights.unaryExpr([&](double cell) { return cell > 0 ? cell : weight; });
  const Result<Prior> positive = make_prior(table);
  return {*positive, 1 - prior.weights.total / positive->weights.total};
}

/// For all distributions within the ranges, as for any notion. Of the prior that has some everywhere, which
/// is (1-g) P + g R:  I is concave in the prior, so that of P is at most 1 / (1-g) times as much. PolyOpt is
/// quick, and has a channel that will do until there is a better one.
Result<Envelope> by_ranges(const Prior& prior, const Notion& notion, double epsilon,
                           const SearchOptions& options) {
  const SearchClock clock(options);
  const auto kept = [&](const Channel& channel) {
    return mutual_information(pair_and_report(prior, channel));
  };
  const SearchOptions before = brief(options);
  const auto quick = by_least(prior, robust::proved_ranges(notion.parameters).least, epsilon, before);
  if (!quick) return quick;
  const double reached = kept(quick->channel);
  // What is kept of one distribution alone is a bound.
  const auto alone = by_least(prior, data_given_secret(prior), epsilon, before);
  const double whole = alone ? alone->upper_bound : std::numeric_limits<double>::infinity();

  const Everywhere of = everywhere(prior);
  const auto bound = [&](double upper) { return std::min(whole, upper / (1 - of.given)); };
  SearchOptions own = options;
  own.seconds = clock.left();
  if (options.keep_going) {
    own.keep_going = [&](const SearchProgress& progress) {
      const auto channel = [&]() -> Result<Channel> {
        if (progress.lower < reached) return quick->channel;
        return progress.channel();
      };
      return options.keep_going({std::max(progress.lower, reached), bound(progress.upper), channel});
    };
  }
  auto found = optimum_at(with_secret(of.prior), notion, epsilon, own);
  if (!found) return Envelope{quick->channel, whole};
  found->upper_bound = bound(found->upper_bound);
  if (kept(found->channel) < reached) found->channel = quick->channel;
  return found;
}

}  // namespace

Result<Envelope> robust_optimum_of(const Prior& prior, const Notion& notion, double epsilon,
                                   const SearchOptions& options) {
  const Parameters& known = notion.parameters;
  if (known.ranges && prior.secrets() > 1) return by_ranges(prior, notion, epsilon, options);
  return by_least(prior, robust::proved_ranges(known).least, epsilon, options);
}

}  // namespace sluice::optimal

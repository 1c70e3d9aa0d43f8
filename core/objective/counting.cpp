// SPDX-License-Identifier: GPL-3.0-or-later
#include "objective/counting.hpp"

#include <limits>

#include "optimise/counting_optimum.hpp"
#include "prior/counting.hpp"
#include "prior/information.hpp"

namespace sluice::counting {

Result<Proposal> propose(const Prior& prior, const Notion& notion, double epsilon,
                         const SearchOptions& options) {
  CountingOptions own;
  own.search = options;
  if (options.keep_going) {
    // Progress is told in nats, and of these nothing is known before the end.
    const double whole = entropy(prior.probabilities.data) + kInformationRounding;
    own.search.keep_going = [&options, whole](const SearchProgress& progress) {
      return options.keep_going({0, whole, progress.channel});
    };
  }
  auto best = counting_optimum(prior, notion, epsilon, own);
  if (!best) return best.failure();
  return Proposal{.channel = std::move(best->channel), .objective_bound = best->lower_bound};
}

double worth(const Prior& prior, const Matrix<double>& joint, const std::vector<Index>& /*answers*/) {
  const Channel channel = prior.probabilities.data.cwiseInverse().asDiagonal() * joint;
  return counting_variance(prior, channel).value_or(std::numeric_limits<double>::infinity());
}

}  // namespace sluice::counting

// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocol/polyopt_all_pairs.hpp"

#include "optimise/posterior_polytope.hpp"
#include "optimise/robust_optimum.hpp"
#include "prior/information.hpp"
#include "protocol/robust_noise.hpp"

namespace sluice::polyopt_all_pairs {

Result<Proposal> propose(const Prior& prior, const Notion& notion, double epsilon,
                         const SearchOptions& options) {
  const Matrix<double>& joint = prior.probabilities.cells;
  SearchOptions own = options;
  if (options.keep_going) {
    // A bound of this search does not hold for other channels under the guarantee.
    own.keep_going = [&,
                      whole = entropy(joint.reshaped()) + kInformationRounding](const SearchProgress& told) {
      return options.keep_going({told.lower, whole, told.channel});
    };
  }
  // Below the least level that doubles can search, the optimum of level 0 is used.
  const Bound<Integer> bound = search_bound(epsilon < kLeastSearchLevel ? 0 : epsilon);
  auto best = robust_optimum({joint, robust::proved_ranges(notion.parameters).least},
                             quotient(bound.numerator, bound.denominator), own, Pairs::all);
  if (!best) return best.failure();
  return Proposal{std::move(best->channel)};
}

}  // namespace sluice::polyopt_all_pairs

// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocol/oue.hpp"

#include <cmath>

#include "exact/marks_of_ranges.hpp"
#include "protocol/calibration.hpp"

namespace sluice::oue {

double largest_z(const Prior& prior, const Notion& notion, double epsilon) {
  return 1 / excess(prior, notion, epsilon).subset;
}

Result<Proposal> propose(const Prior& prior, const Notion& notion, double epsilon,
                         const SearchOptions& /*options*/) {
  if (auto failure = check_sets(notion, prior.categories())) return *failure;
  return Proposal{{}, {}, std::log1p(largest_z(prior, notion, epsilon)), true};
}

}  // namespace sluice::oue

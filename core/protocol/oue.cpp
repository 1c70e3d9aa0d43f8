// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocol/oue.hpp"

#include <cmath>

#include "protocol/calibration.hpp"

namespace sluice::oue {

double largest_z(const Prior& prior, const Notion& notion, double epsilon) {
  return 1 / excess(prior, notion, epsilon).subset;
}

Result<Proposal> propose(const Prior& prior, const Notion& notion, double epsilon,
                         const SearchOptions& /*options*/) {
  return Proposal{{}, {}, std::log1p(largest_z(prior, notion, epsilon)), true};
}

}  // namespace sluice::oue

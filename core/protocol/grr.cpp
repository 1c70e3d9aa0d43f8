// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocol/grr.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

#include "optimise/posterior_polytope.hpp"

namespace sluice::grr {

Result<Proposal> propose(const Prior& prior, const Notion& notion, double epsilon,
                         const SearchOptions& /*options*/) {
  // In integers: whether a row binds at all is a matter of signs.
  const Rows<Integer> rows = notion.exact_rows(prior.exact(), search_bounds(prior, notion, epsilon));
  double z = std::numeric_limits<double>::infinity();
  for (Index i = 0; i < rows.rows(); ++i) {
    Integer room = 0;
    Integer largest = 0;
    for (Index x = 0; x < rows.cols(); ++x) {
      room -= rows(i, x);
      if (rows(i, x) > largest) largest = rows(i, x);
    }
    if (largest > 0) z = std::min(z, quotient(room, largest));
  }
  const auto a = prior.categories();
  const Channel identity = Channel::Identity(a, a);
  if (std::isinf(z)) return Proposal{identity, std::nullopt};
  const auto size = static_cast<double>(a);
  return Proposal{(Channel::Ones(a, a) + z * identity) / (size + z), std::nullopt};
}

}  // namespace sluice::grr

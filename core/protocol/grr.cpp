// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocol/grr.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

#include "optimise/posterior_polytope.hpp"

namespace sluice::grr {

Result<Proposal> propose(const Prior& prior, const Notion& notion, double epsilon) {
  const Rows<double> rows = notion.rows(prior.probabilities, {search_bound(epsilon), 1.0});
  const Vector<double> room = (-rows.rowwise().sum()).cwiseMax(0.0);
  double z = std::numeric_limits<double>::infinity();
  for (Index i = 0; i < rows.rows(); ++i) {
    for (Index y = 0; y < rows.cols(); ++y) {
      if (rows(i, y) > 0) z = std::min(z, room(i) / rows(i, y));
    }
  }
  const auto a = prior.categories();
  const Channel identity = Channel::Identity(a, a);
  if (std::isinf(z)) return Proposal{identity, std::nullopt};
  const auto size = static_cast<double>(a);
  return Proposal{(Channel::Ones(a, a) + z * identity) / (size + z), std::nullopt};
}

}  // namespace sluice::grr

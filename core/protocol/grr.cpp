// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocol/grr.hpp"

#include <cmath>

#include "protocol/calibration.hpp"
#include "protocol/robust_noise.hpp"

namespace sluice::grr {

Channel channel(Index categories, double z) {
  const Channel identity = Channel::Identity(categories, categories);
  if (std::isinf(z)) return identity;
  return (Channel::Ones(categories, categories) + z * identity) / (static_cast<double>(categories) + z);
}

Result<Proposal> propose(const Prior& prior, const Notion& notion, double epsilon,
                         const SearchOptions& /*options*/) {
  const double z = 1 / excess(prior, notion, epsilon).category.maxCoeff();
  return Proposal{channel(prior.categories(), z), {}, std::log1p(z)};
}

Result<Proposal> propose_for_pairs(const Prior& prior, const Notion& /*notion*/, double epsilon,
                                   const SearchOptions& /*options*/) {
  const double alpha = robust::calibrated_level(epsilon);
  return Proposal{channel(prior.secrets() * prior.categories(), std::expm1(alpha)), {}, alpha};
}

}  // namespace sluice::grr

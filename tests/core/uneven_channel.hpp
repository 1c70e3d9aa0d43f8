// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <random>

#include "prior/prior.hpp"

namespace sluice::test {

/// A random channel, a x b, with chances near 0 among others; the larger `even` is, the fewer.
inline Channel uneven_channel(std::mt19937_64& generator, Index a, Index b, double even) {
  std::gamma_distribution<double> gamma(.7);
  Channel channel(a, b);
  for (double& chance : channel.reshaped()) chance = gamma(generator) + even;
  for (auto row : channel.rowwise()) row /= row.sum();
  return channel;
}

}  // namespace sluice::test

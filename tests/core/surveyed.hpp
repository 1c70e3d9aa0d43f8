// SPDX-License-Identifier: GPL-3.0-or-later
/// People who are asked, by a random channel, and what comes back.
#pragma once

#include <cmath>
#include <random>
#include <utility>

#include "estimate/estimate.hpp"

namespace sluice::test {

using Generator = std::mt19937_64;

inline Vector<double> random_distribution(Generator& generator, Index size, double shape = 1) {
  std::gamma_distribution<double> gamma(shape);
  Vector<double> numbers(size);
  for (double& number : numbers) number = gamma(generator) + 1e-9;
  return numbers / numbers.sum();
}

inline Channel random_channel(Generator& generator, Index inputs, Index reports) {
  Channel channel(inputs, reports);
  for (Index x = 0; x < inputs; ++x) channel.row(x) = random_distribution(generator, reports).transpose();
  return channel;
}

inline Channel randomised_response(Index a, double epsilon) {
  const double stays = std::exp(epsilon);
  Channel channel = Channel::Ones(a, a);
  channel.diagonal().setConstant(stays);
  return channel / (stays + static_cast<double>(a) - 1);
}

inline Vector<double> drawn(Generator& generator, const Vector<double>& chances, int people) {
  std::discrete_distribution<Index> reports(chances.begin(), chances.end());
  Vector<double> counts = Vector<double>::Zero(chances.size());
  for (int i = 0; i < people; ++i) counts(reports(generator)) += 1;
  return counts;
}

inline Question categories(Index inputs, Vector<double> prior) {
  return {Matrix<double>::Identity(inputs, inputs), inputs, std::move(prior)};
}

}  // namespace sluice::test

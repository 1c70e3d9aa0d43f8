// SPDX-License-Identifier: Apache-2.0
/// Sums of doubles term by term. Eigen adds in the order that is quickest on a machine. An integer channel
/// has to be the same to the last bit on all machines.
#pragma once

#include "base/scalar.hpp"

namespace sluice {

template <class Terms>
double sum_in_order(const Terms& terms) {
  double sum = 0;
  for (Index i = 0; i < terms.size(); ++i) sum += terms(i);
  return sum;
}

template <class One, class Other>
double dot_in_order(const One& one, const Other& other) {
  double sum = 0;
  for (Index i = 0; i < one.size(); ++i) sum += one(i) * other(i);
  return sum;
}

/// The mean of the rows with these weights.
inline Vector<double> mean_in_order(const Channel& channel, const Vector<double>& weights) {
  Vector<double> mean(channel.cols());
  for (Index y = 0; y < mean.size(); ++y) mean(y) = dot_in_order(channel.col(y), weights);
  return mean;
}

}  // namespace sluice

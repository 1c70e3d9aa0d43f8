// SPDX-License-Identifier: Apache-2.0
#include "exact/integer_channel.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <vector>

#include "exact/in_order.hpp"

namespace sluice {
namespace {

__extension__ using Wide = unsigned __int128;

}  // namespace

Weights quantise(const Matrix<double>& channel) {
  Weights weights(channel.rows(), channel.cols());
  const auto b = static_cast<std::size_t>(channel.cols());
  std::vector<std::uint64_t> shares(b);
  std::vector<std::uint64_t> remainders(b);
  std::vector<std::size_t> order(b);
  for (Index x = 0; x < channel.rows(); ++x) {
    const double row_sum = sum_in_order(channel.row(x));
    std::uint64_t sum = 0;
    for (std::size_t y = 0; y < b; ++y) {
      const double share = channel(x, static_cast<Index>(y)) / row_sum;
      shares[y] = static_cast<std::uint64_t>(std::ldexp(share, kWeightBits));
      sum += shares[y];
    }
    // Shares divided as doubles need not sum to 2^62. Scaled once more, as integers, they miss it by less
    // than b.
    std::uint64_t missing = kRowSum;
    for (std::size_t y = 0; y < b; ++y) {
      const Wide scaled = static_cast<Wide>(shares[y]) * kRowSum;
      weights(x, static_cast<Index>(y)) = static_cast<std::uint64_t>(scaled / sum);
      remainders[y] = static_cast<std::uint64_t>(scaled % sum);
      missing -= weights(x, static_cast<Index>(y));
    }
    // The lost units go to the largest remainders; ties to the first report.
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, std::greater{}, [&](std::size_t y) { return remainders[y]; });
    for (std::size_t i = 0; i < missing; ++i) ++weights(x, static_cast<Index>(order[i]));
  }
  return weights;
}

Channel probabilities(const Weights& weights) {
  return weights.cast<double>() * std::ldexp(1.0, -kWeightBits);
}

}  // namespace sluice

// SPDX-License-Identifier: Apache-2.0
#include "exact/sample.hpp"

#include <unistd.h>
#if defined(__APPLE__)
#include <sys/random.h>
#endif

#include <algorithm>
#include <array>

#include "base/texts.hpp"
#include "exact/wipe.hpp"

namespace sluice {

bool platform_entropy(std::span<std::uint64_t> words) {
  constexpr std::size_t kPromised = 256;  // every getentropy fills this much at once
  std::size_t most = 65'536;              // getRandomValues fills this much: a call costs more than its bytes
  auto bytes = std::as_writable_bytes(words);
  while (!bytes.empty()) {
    const std::size_t size = std::min(bytes.size(), most);
    if (getentropy(bytes.data(), size) == 0) {
      bytes = bytes.subspan(size);
    } else if (size > kPromised) {
      most = kPromised;
    } else {
      return false;
    }
  }
  return true;
}

EntropySource words_alone(std::vector<std::uint64_t> words) {
  return [given = std::move(words), next = std::size_t{0}](std::span<std::uint64_t> wanted) mutable {
    if (given.size() - next < wanted.size()) return false;
    const auto from = std::span(given).subspan(next, wanted.size());
    std::ranges::copy(from, wanted.begin());
    std::ranges::fill(from, 0);
    next += wanted.size();
    return true;
  };
}

Weights cumulative(const Weights& weights) {
  Weights sums = weights;
  for (Index y = 1; y < sums.cols(); ++y) sums.col(y) += sums.col(y - 1);
  return sums;
}

std::uint32_t draw(std::span<const std::uint64_t> cumulative_row, std::uint64_t random) {
  const std::uint64_t point = random & (kRowSum - 1);
  std::uint32_t report = 0;
  for (const std::uint64_t sum : cumulative_row) report += static_cast<std::uint32_t>(sum <= point);
  return report;
}

Result<std::vector<std::uint32_t>> sample(const Weights& weights, std::span<const std::uint32_t> inputs,
                                          const EntropySource& source) {
  const auto a = static_cast<std::size_t>(weights.rows());
  const auto b = static_cast<std::size_t>(weights.cols());
  if (std::ranges::any_of(inputs, [&](std::uint32_t input) { return input >= a; })) {
    return fail(texts::kChannel.input_unknown);
  }
  const Weights sums = cumulative(weights);
  const std::span<const std::uint64_t> table(sums.data(), a * b);
  std::vector<std::uint32_t> reports(inputs.size());
  Wiped wiped(std::array<std::uint64_t, 512>{});
  auto& random = *wiped;
  for (std::size_t done = 0; done < inputs.size(); done += random.size()) {
    const std::size_t size = std::min(random.size(), inputs.size() - done);
    if (!source(std::span(random).first(size))) {
      return fail(texts::kChannel.randomness_missing);
    }
    for (std::size_t i = 0; i < size; ++i) {
      reports[done + i] = draw(table.subspan(inputs[done + i] * b, b), random[i]);
    }
  }
  return reports;
}

}  // namespace sluice

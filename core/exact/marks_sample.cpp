// SPDX-License-Identifier: Apache-2.0
#include "exact/marks_sample.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "base/texts.hpp"
#include "exact/wipe.hpp"

namespace sluice {
Result<MarkedSets> sample_marks(const Marks& marks, std::span<const std::uint32_t> inputs,
                                const EntropySource& source) {
  const auto a = static_cast<std::size_t>(marks.categories);
  if (std::ranges::any_of(inputs, [&](std::uint32_t input) { return input >= a; })) {
    return fail(texts::kChannel.input_unknown);
  }
  const std::uint64_t gained = kOwnMark - marks.other;
  MarkedSets reports(static_cast<Index>(inputs.size()), marks.categories);
  Wiped wiped(std::array<std::uint64_t, 512>{});
  auto& random = *wiped;
  std::size_t used = random.size();
  std::size_t left = inputs.size() * a;
  for (std::size_t i = 0; i < inputs.size(); ++i) {
    for (Index y = 0; y < marks.categories; ++y) {
      if (used == random.size()) {
        const std::size_t next = std::min(random.size(), left);
        if (!source(std::span(random).first(next))) return fail(texts::kChannel.randomness_missing);
        left -= next;
        used = 0;
      }
      const std::uint64_t own =
          0 - static_cast<std::uint64_t>(static_cast<Index>(inputs[i]) == y);  // all bits, or none
      const std::uint64_t weight = marks.other + (gained & own);
      reports(static_cast<Index>(i), y) =
          static_cast<std::uint8_t>((random[used++] & (kRowSum - 1)) < weight);
    }
  }
  return reports;
}

Result<std::vector<std::uint32_t>> sample_values(const Prior& prior, const Marks& marks,
                                                 const MarkedSets& reports, const EntropySource& source) {
  const double u = std::ldexp(static_cast<double>(marks.other), -kWeightBits);
  const auto a = static_cast<std::size_t>(marks.categories);
  Wiped wiped(std::vector<std::uint64_t>(static_cast<std::size_t>(reports.rows())));
  auto& random = *wiped;
  if (!source(random)) return fail(texts::kChannel.randomness_missing);
  std::vector<std::uint32_t> values(random.size());
  Matrix<double> posterior(1, marks.categories);
  for (Index i = 0; i < reports.rows(); ++i) {
    for (Index x = 0; x < marks.categories; ++x) {
      posterior(0, x) = prior.probabilities.data(x) * (reports(i, x) != 0 ? 1 - u : u);
    }
    // If `other` is 0, half of all people mark nothing, whatever their answer: the report is the prior.
    if (posterior.sum() <= 0) posterior = prior.probabilities.data.transpose();
    const Weights sums = cumulative(quantise(posterior));
    const auto at = static_cast<std::size_t>(i);
    values[at] = draw(std::span(sums.data(), a), random[at]);
  }
  return values;
}

}  // namespace sluice

// SPDX-License-Identifier: GPL-3.0-or-later
/// Calls that draw reports, and what they are drawn from.
#pragma once

#include <algorithm>

#include "call.hpp"
#include "exact/marks_sample.hpp"
#include "exact/sample.hpp"
#include "given.hpp"

namespace sluice::js {

/// The platform's randomness or, where there are such, words that have been derived from it: those, and no
/// more than there are.
inline EntropySource source_of(const MaybeWords& given) {
  if (given.isUndefined()) return platform_entropy;
  return [words = numbers_of<std::uint64_t>(given),
          next = std::size_t{0}](std::span<std::uint64_t> wanted) mutable {
    if (words.size() - next < wanted.size()) return false;
    std::copy_n(words.begin() + static_cast<std::ptrdiff_t>(next), wanted.size(), wanted.begin());
    next += wanted.size();
    return true;
  };
}

inline Draws sample_reports(const BigUint64Array& weights, std::uint32_t rows, std::uint32_t columns,
                            const Uint32Array& inputs, const MaybeWords& words) {
  return answer<Draws>([&]() -> Result<Draws> {
    const auto answers = numbers_of<std::uint32_t>(inputs);
    const auto found = sample(matrix_of<std::uint64_t>(weights, rows, columns), answers, source_of(words));
    if (!found) return found.failure();
    Draws draws;
    draws.reports = array_of(found->data(), static_cast<Index>(found->size()));
    return draws;
  });
}

/// P(data | report) as integer weights, reports x data, under the prior of the table.
inline BigUint64Array value_weights(const Table& table, const BigUint64Array& weights,
                                    std::uint32_t columns) {
  const auto prior = make_prior(table_of(table));
  if (!prior) return BigUint64Array(val::global("BigUint64Array").new_(0));
  const auto rows = weights["length"].as<std::size_t>() / columns;
  const auto channel = probabilities(matrix_of<std::uint64_t>(weights, rows, columns));
  return array_of(quantise(posterior_of_rows(data_and_report(*prior, channel))));
}

inline MarkDraws draw_marks(std::uint32_t categories, const std::string& other, const Uint32Array& inputs,
                            const MaybeWords& words) {
  return answer<MarkDraws>([&]() -> Result<MarkDraws> {
    const auto found =
        sample_marks(marks_of(categories, other), numbers_of<std::uint32_t>(inputs), source_of(words));
    if (!found) return found.failure();
    MarkDraws draws;
    draws.marks = array_of(*found);
    return draws;
  });
}

/// For each report a category, drawn from P(data | marks) under the prior of the table.
inline Draws draw_values(const Table& table, const std::string& other, const Uint8Array& marks,
                         const MaybeWords& words) {
  return answer<Draws>([&]() -> Result<Draws> {
    const auto prior = make_prior(table_of(table));
    if (!prior) return prior.failure();
    const auto a = static_cast<std::size_t>(prior->categories());
    const auto reports = matrix_of<std::uint8_t>(marks, marks["length"].as<std::size_t>() / a, a);
    const auto found = sample_values(*prior, marks_of(a, other), reports, source_of(words));
    if (!found) return found.failure();
    Draws draws;
    draws.reports = array_of(found->data(), static_cast<Index>(found->size()));
    return draws;
  });
}

}  // namespace sluice::js

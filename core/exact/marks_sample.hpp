// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <span>
#include <vector>

#include "base/result.hpp"
#include "exact/marks.hpp"
#include "exact/sample.hpp"

namespace sluice {

/// 1 if a category is marked, otherwise 0; a row for each report.
using MarkedSets = Matrix<std::uint8_t>;

/// One report for every input. Each mark is one comparison of 62 random bits. All a marks are drawn and
/// compared for every report, without a branch, so that time tells nothing about the answer. Precondition:
/// other <= kOwnMark. Fails with bad_request when an input is not a category, with no_randomness when the
/// source does.
/// when the source does.
Result<MarkedSets> sample_marks(const Marks& marks, std::span<const std::uint32_t> inputs,
                                const EntropySource& source);

/// For every report a category drawn from P(x | Y), exactly, from rounded integer weights. They are in
/// proportion to P(x) (1 - u) for a marked category and to P(x) u for another. It works on reports alone, so
/// its time tells nothing that they do not. Fails with no_randomness.
Result<std::vector<std::uint32_t>> sample_values(const Prior& prior, const Marks& marks,
                                                 const MarkedSets& reports, const EntropySource& source);

}  // namespace sluice

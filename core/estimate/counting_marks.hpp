// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "exact/marks.hpp"
#include "prior/prior.hpp"

namespace sluice {

/// n times the variance of the estimates of all shares together, from n reports that are sets of marks.
struct MarksCountingVariance {
  double value = 0;
  /// Whether it is for the efficient unbiased estimate, which weighs whole sets (`counting_variance`), as for
  /// few sets. Otherwise it is for the estimate that counts the marks of each category.
  bool joint = false;
};

/// Nothing if shares cannot be told: all sets are equally likely for everybody.
std::optional<MarksCountingVariance> counting_variance(const Prior& prior, const Marks& marks);
/// The variance of each share, which add up to it.
std::optional<Vector<double>> share_variances(const Prior& prior, const Marks& marks);

}  // namespace sluice

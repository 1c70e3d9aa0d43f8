// SPDX-License-Identifier: GPL-3.0-or-later
/// Reports of one population's people through different channels, such as two levels of the same question:
/// one estimate from all of them.
#pragma once

#include <optional>
#include <vector>

#include "estimate/estimate.hpp"
#include "exact/marks.hpp"

namespace sluice {

/// The people of one channel: counts of its reports or, for marks, sets with their counts.
struct PooledSample {
  Origin origin;
  MarkedReports reports;
};

/// One functional c . p, estimated from all samples.
struct PooledShare {
  bool identifiable = false;  ///< whether all reports together tell it
  double unbiased = 0;        ///< unbiased for any p: sum over samples k of (n_k / n) g_k . (frequencies of
                              ///< k)
  double deviation = 0;       ///< its standard deviation, for these numbers of people
  double likelihood = 0;      ///< the value under the most likely distribution
  double projected = 0;       ///< `unbiased`, moved to the nearest distribution
  /// Every chance of every sample is within its interval (`interval_within`), all at once, and linear
  /// programs follow. It holds for all functionals at once with at least the confidence asked for. If
  /// channels have equally many reports, those of all samples are counted together if that tells more than
  /// any sample does. Reports that mean the same have to stand in the same place. Nothing if no distribution
  /// is in accord with them.
  std::optional<Interval> exact;
  /// unbiased +- z deviation, within the range of c . p; nothing for fewer than 30 people, or if none of it
  /// is in that range.
  std::optional<Interval> wald;
};

struct PooledEstimates {
  double people = 0;
  std::vector<PooledShare> estimates;
  double gap = 0;
  bool impossible = false;  ///< no distribution is in accord with all samples, at a confidence of at least
                            ///< 0.9999
  /// The fit of all reports to the most likely distribution: it is small also for samples of different
  /// populations. For k samples it has at most k - 1 degrees of freedom too many, and calls less unlikely.
  Fit best_fit;
  Fit prior_fit;
};

/// Uses the joint likelihood of all samples. Among linear estimates that are unbiased for these numbers of
/// people it takes the one that varies least under the prior (generalised least squares). Fails with
/// `nothing-pooled`, `pooled-unary-too-wide` for marks of more than 8 categories, and as `estimate` does.
Result<PooledEstimates> estimate_pooled(const std::vector<PooledSample>& samples, const Question& question);

}  // namespace sluice

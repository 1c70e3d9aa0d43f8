// SPDX-License-Identifier: GPL-3.0-or-later
/// Reports that people of one population have given through different channels, such as two levels of the
/// same question: one estimate from all of them.
#pragma once

#include <optional>
#include <variant>
#include <vector>

#include "estimate/estimate.hpp"
#include "exact/marks.hpp"

namespace sluice {

/// The people of one channel: counts of its reports or, for marks, sets with their counts.
struct PooledSample {
  std::variant<Channel, Marks> origin;
  MarkedReports reports;
};

/// One functional c . p, estimated from all samples.
struct PooledShare {
  bool identifiable = false;  ///< whether all reports together tell it
  double unbiased = 0;        ///< whatever p is: sum over samples k of (n_k / n) g_k . (frequencies of k)
  double deviation = 0;       ///< its standard deviation, for the numbers of people that there are
  double likelihood = 0;      ///< of the most likely distribution
  double projected = 0;       ///< `unbiased`, moved to the nearest distribution
  /// Every chance of every sample within its interval (`interval_within`), all at once, then linear programs:
  /// holds for all functionals at once with the confidence asked for or more. Where channels have
  /// as many reports each, those of all samples are counted together if that tells more than any sample does:
  /// reports that mean the same have to stand in the same place. Nothing where no distribution goes with
  /// them.
  std::optional<Interval> exact;
  /// unbiased +- z deviation, within what c . p can be; nothing for fewer than 30 people, or where none of it
  /// can be.
  std::optional<Interval> wald;
};

struct PooledEstimates {
  double people = 0;
  std::vector<PooledShare> estimates;
  double gap = 0;
  bool impossible = false;  ///< no distribution goes with all samples, at a confidence of 0.9999 or more
  /// Of all reports with the most likely distribution: small also where samples are of different populations.
  /// As there are k samples it has at most k - 1 degrees of freedom too many, and calls less unlikely.
  Fit best_fit;
  Fit prior_fit;
};

/// The joint likelihood of all samples, and of all linear estimates that are unbiased for these numbers of
/// people the one that varies least under the prior (generalised least squares). Fails with `nothing-pooled`,
/// `pooled-unary-too-wide` for marks of more than 8 categories, and as `estimate` does.
Result<PooledEstimates> estimate_pooled(const std::vector<PooledSample>& samples, const Question& question);

}  // namespace sluice

// SPDX-License-Identifier: GPL-3.0-or-later
#include "estimate/estimate.hpp"

#include <utility>

#include "estimate/assemble.hpp"
#include "estimate/estimate_texts.hpp"
#include "estimate/estimates_by.hpp"
#include "estimate/report_events.hpp"

namespace sluice {

Result<Estimates> estimate(const Channel& channel, const Vector<double>& counts, const Question& question) {
  if (counts.size() != channel.cols()) return fail(texts::kEstimate.counts_miscounted);
  if (auto failure = check(question, channel.rows(), counts)) return *std::move(failure);
  Estimates result = estimates_by(channel, report_events(channel), counts, question);
  result.prior_fit = fit(counts, channel.transpose() * (question.prior / question.prior.sum()));
  return result;
}

}  // namespace sluice

// SPDX-License-Identifier: GPL-3.0-or-later
/// The English of estimates, as in base/texts.hpp.
#pragma once

#include "base/result.hpp"

namespace sluice::texts {

struct EstimateTexts {
  ErrorText confidence_out_of_range = {"confidence-out-of-range", Status::bad_request,
                                       "The confidence is not between 0 and 1.", "Choose one such as 0.95."};
  ErrorText asked_does_not_fit = {"asked-does-not-fit", Status::bad_request,
                                  "The question does not fit the channel.",
                                  "Give the counts of the protocol's own reports."};
  ErrorText no_reports_given = {"no-reports-given", Status::bad_request,
                                "There are no reports to estimate from.",
                                "Give the counts of the protocol's own reports."};
  ErrorText too_many_reports = {"too-many-reports", Status::bad_request,
                                "There are more reports than can be counted.",
                                "Count fewer than 2^53 reports."};
  ErrorText counts_miscounted = {"counts-miscounted", Status::bad_request,
                                 "There are more or fewer counts than reports.",
                                 "Give the counts of the protocol's own reports."};
  ErrorText reports_do_not_fit = {"reports-do-not-fit", Status::bad_request,
                                  "The reports do not fit the channel.",
                                  "Give the counts of the protocol's own reports."};
  ErrorText people_out_of_range = {"people-out-of-range", Status::bad_request,
                                   "The number of people is not between 1 and 10^12.", "Choose another one."};
  ErrorText half_width_not_positive = {"half-width-not-positive", Status::bad_request,
                                       "The half width is not above 0.", "Choose one such as 0.02."};
};
inline constexpr EstimateTexts kEstimate;

}  // namespace sluice::texts

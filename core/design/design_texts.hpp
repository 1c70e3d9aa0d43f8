// SPDX-License-Identifier: GPL-3.0-or-later
/// The English of design time, as in base/texts.hpp.
#pragma once

#include "base/result.hpp"

namespace sluice::texts {

struct RequestTexts {
  ErrorText protocol_unknown = {"protocol-unknown", Status::bad_request,
                                "There is no protocol \"{protocol}\".", "Choose one of: {protocols}."};
  ErrorText search_out_of_range = {
      "search-out-of-range", Status::bad_request,
      "The gap of a search must be at least 1e-9 nats, its time at least 0 seconds.",
      "Choose a gap such as 1e-6 and a time such as 30 seconds."};
  ErrorText protocol_of_other_width = {
      "protocol-of-other-width", Status::bad_request,
      "The protocol \"{protocol}\" is for data of {width} categories; \"{data}\" has {categories}.",
      "Choose another protocol, or merge categories."};
  ErrorText protocol_needs_distances = {
      "protocol-needs-distances", Status::bad_request,
      "The protocol \"{protocol}\" needs the distance between categories of the data.",
      "Give a distance for each pair of categories."};
  ErrorText protocol_without_distances = {
      "protocol-without-distances", Status::bad_request,
      "The protocol \"{protocol}\" has no use for distances between categories.",
      "Leave the distances out, or choose the protocol \"coupling-distance\"."};
  ErrorText protocol_sees_data_only = {
      "protocol-sees-data-only", Status::bad_request, "The protocol \"{protocol}\" sees the data only.",
      "Choose the protocol \"optimal\", or let the channel see the data only."};
  ErrorText protocol_sees_secret = {"protocol-sees-secret", Status::bad_request,
                                    "The protocol \"{protocol}\" sees the secret.",
                                    "Choose the protocol \"optimal\", or let the channel see the secret."};
  ErrorText protocol_not_for_guarantee = {
      "protocol-not-for-guarantee", Status::bad_request,
      "The protocol \"{protocol}\" is not made for the guarantee \"{notion}\".",
      "Choose the protocol \"optimal\", or another guarantee."};
  ErrorText objective_unknown = {"objective-unknown", Status::bad_request,
                                 "There is no objective \"{objective}\".", "Choose one of: {objectives}."};
  ErrorText objective_without_use = {
      "objective-without-use", Status::bad_request,
      "The protocol \"{protocol}\" cannot be made for the objective \"{objective}\".",
      "Leave the objective out, or choose the protocol \"optimal\"."};
  ErrorText objective_not_for_channel = {
      "objective-not-for-channel", Status::bad_request,
      "The objective \"{objective}\" is not for such a channel under the guarantee \"{notion}\".",
      "Let the channel see the data alone, or choose another objective."};
  ErrorText objective_of_answers = {
      "objective-of-answers", Status::bad_request,
      "The objective \"{objective}\" is for reports that are answers, one for each report.",
      "Use the protocol file as it was made."};
  ErrorText average_out_of_range = {
      "average-out-of-range", Status::bad_request,
      "The average leakage has to be a finite number of at least 1e-6 nats.",
      "If reports are to say nothing of the secret, choose epsilon 0 without an average leakage."};
  ErrorText average_not_here = {
      "average-not-here", Status::bad_request,
      "Only the protocol \"optimal\", made for information, takes a limit of the average leakage. Its "
      "channel sees the data alone, and its guarantee is not about a sample.",
      "Choose that protocol, that objective and such a guarantee, or leave the average leakage out."};
};
inline constexpr RequestTexts kRequest;

struct SearchTexts {
  ErrorText no_channel = {"no-channel", Status::solver_failed, "The computation did not arrive at a channel.",
                          "Try a slightly different epsilon, or merge rare categories."};
  ErrorText linear_program_failed = {"linear-program-failed", Status::solver_failed,
                                     "The linear program could not be solved.",
                                     "Try a slightly different epsilon, or merge rare categories."};
  ErrorText optimum_inaccurate = {"optimum-inaccurate", Status::solver_failed,
                                  "The optimum could not be computed accurately enough.",
                                  "Try a slightly different epsilon, or merge rare categories."};
  ErrorText secret_too_wide = {"secret-too-wide", Status::too_large,
                               "A secret occurs with more than 16 categories of the data.",
                               "Merge some of them."};
  ErrorText pair_impossible = {"pair-impossible", Status::bad_request,
                               "A pair occurs that is known to have a probability of 0.",
                               "Allow for more distributions, with a smaller alpha."};
  ErrorText too_many_candidates = {
      "too-many-candidates", Status::too_large,
      "The exact optimum has too many candidates to go through for these categories.",
      "Merge rare categories, choose another epsilon, allow more time, or use another protocol."};
  ErrorText product_too_large = {"product-too-large", Status::too_large, "The product has too many reports.",
                                 "Share fewer columns, or merge categories."};
  ErrorText categorical_too_large = {"categorical-too-large", Status::too_large,
                                     "There are too many categories for this protocol.",
                                     "Merge categories, or choose the protocol \"smooth-coupling\"."};
  ErrorText coupling_too_large = {"coupling-too-large", Status::too_large,
                                  "There are too many categories for this protocol.",
                                  "Merge categories, or choose another protocol."};
  ErrorText answers_too_large = {"answers-too-large", Status::too_large,
                                 "There are too many categories for this objective under this guarantee.",
                                 "Merge categories, or leave the objective out."};
  ErrorText out_of_memory = {"out-of-memory", Status::too_large, "The computation ran out of memory.",
                             "Merge rare categories, or use another protocol."};
};
inline constexpr SearchTexts kSearch;

struct CountingTexts {
  ErrorText shares_hidden = {
      "shares-hidden", Status::bad_request,
      "Under this guarantee no reports tell all shares of \"{data}\": at level 0 some differences stay "
      "hidden.",
      "Choose an epsilon above 0, such as 0.1, or keep information in the place of counts."};
  ErrorText not_for_guarantee = {"not-for-guarantee", Status::bad_request,
                                 "Protocols for counting are not made under the guarantee \"{notion}\".",
                                 "Keep information in the place of counts, or choose another guarantee."};
  ErrorText contrasts_without_use = {
      "contrasts-without-use", Status::bad_request, "Weights of counts and contrasts are for counting alone.",
      "Choose the objective \"counting\" or a counting efficiency, or leave them out."};
  ErrorText efficiency_out_of_range = {"efficiency-out-of-range", Status::bad_request,
                                       "The counting efficiency has to be above 0 and at most 1.",
                                       "Choose one such as 0.8."};
  ErrorText efficiency_not_here = {
      "efficiency-not-here", Status::bad_request,
      "Only the protocol \"optimal\", made for information, takes a counting efficiency. Its channel sees "
      "the data alone, its guarantee is not about a sample, and its average leakage has no limit.",
      "Choose that protocol, that objective and such a guarantee, or leave the counting efficiency out."};
};
inline constexpr CountingTexts kCounting;

struct EstimateTexts {
  ErrorText confidence_out_of_range = {"confidence-out-of-range", Status::bad_request,
                                       "The confidence is not between 0 and 1.", "Choose one such as 0.95."};
  ErrorText asked_does_not_fit = {"asked-does-not-fit", Status::bad_request,
                                  "What is asked does not fit the channel.",
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

struct AuditTexts {
  ErrorText sample_of_nobody = {"sample-of-nobody", Status::bad_request,
                                "A sample counts one person at least.",
                                "Give the table in numbers of people."};
  ErrorText too_many_sets_of_marks = {"too-many-sets-of-marks", Status::too_large,
                                      "There are too many sets of marks to go through for their worst case.",
                                      "Merge categories, or use another protocol."};
  ErrorText too_many_joint_reports = {
      "too-many-joint-reports", Status::too_large,
      "The reports of these releases have too many combinations to be verified together.",
      "Design one protocol for all that is to be released."};
  ErrorText nothing_released = {"nothing-released", Status::bad_request, "There is nothing that is released.",
                                "Give one protocol at least."};
  ErrorText release_of_other_inputs = {"release-of-other-inputs", Status::bad_protocol,
                                       "A channel has other inputs than the table.",
                                       "Use the protocol file as it was made."};
  ErrorText too_many_conditions = {
      "too-many-conditions", Status::too_large,
      "The guarantee has too many conditions for all its posteriors to be listed.",
      "Merge categories of the secret, or choose another guarantee."};
  ErrorText too_many_to_list = {
      "too-many-to-list", Status::too_large,
      "\"{data}\" has {categories} categories; posteriors are listed for {most} at most.",
      "Merge categories of the data."};
};
inline constexpr AuditTexts kAudit;

}  // namespace sluice::texts

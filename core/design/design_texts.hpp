// SPDX-License-Identifier: GPL-3.0-or-later
/// The English of what is asked of designs and audits, as in base/texts.hpp.
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
      "Leave the distances out, or choose one that has: {protocols}; or the objective {objectives}."};
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
  ErrorText rounding_not_here = {
      "rounding-not-here", Status::bad_request,
      "Counts are rounded to a whole number from 2 to 1000, in a table of whole counts, without a counting "
      "efficiency.",
      "Choose such a number, or leave the rounding out."};
  ErrorText average_not_here = {
      "average-not-here", Status::bad_request,
      "Only the protocol \"optimal\", made for information, takes a limit of the average leakage. Its "
      "channel sees the data alone, and its guarantee is not about a sample.",
      "Choose that protocol, that objective and such a guarantee, or leave the average leakage out."};
};
inline constexpr RequestTexts kRequest;

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

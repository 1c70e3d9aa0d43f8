// SPDX-License-Identifier: Apache-2.0
/// The English of answer time; other languages have it under the same ids. A struct holds only texts of one
/// type: wasm/contract/registry.cpp reads it as an array.
#pragma once

#include "base/result.hpp"

namespace sluice::texts {

struct TableTexts {
  ErrorText categories_miscounted = {
      "categories-miscounted", Status::bad_table,
      "The table has {expected} categories of \"{name}\", but {named} are named.",
      "Name every category once."};
  ErrorText category_named_twice = {"category-named-twice", Status::bad_table,
                                    "The category \"{category}\" of \"{name}\" is named twice.",
                                    "Give every category a name of its own."};
  ErrorText weight_not_finite = {
      "weight-not-finite", Status::bad_table,
      "The weight of \"{secret}\" with \"{data}\" is not a finite number of at least 0.",
      "Give counts or probabilities."};
  ErrorText table_of_zeros = {"table-of-zeros", Status::bad_table, "All weights of the table are 0.",
                              "Give at least one count or probability above 0."};
  ErrorText weight_too_small = {"weight-too-small", Status::bad_table,
                                "A weight is less than 1e-30 of another one.",
                                "Set it to 0, or merge its category with another."};
  ErrorText attributes_miscounted = {
      "attributes-miscounted", Status::bad_table,
      "\"{name}\" is made of {attributes} attributes, given for {categories} categories.",
      "Give at most 10 attributes, each with a value for every category."};
  ErrorText attributes_alike = {"attributes-alike", Status::bad_table,
                                "Two categories of \"{name}\" have the same value in every attribute.",
                                "Count them as one category."};
  ErrorText category_never_occurs = {"category-never-occurs", Status::bad_protocol,
                                     "The joint table has a category that never occurs.",
                                     "Leave out categories of weight 0."};
  ErrorText alpha_out_of_range = {"alpha-out-of-range", Status::bad_request, "Alpha is not between 0 and 1.",
                                  "Choose a small one, such as 0.05."};
  ErrorText sample_size_not_positive = {"sample-size-not-positive", Status::bad_request,
                                        "The sample size is not a positive number.",
                                        "Give the number of people that the table has been counted from."};
  ErrorText sample_too_small = {"sample-too-small", Status::bad_request,
                                "The sample size is so small that nothing is known.",
                                "Give the number of people that the table has been counted from."};
  ErrorText weights_not_counts = {"weights-not-counts", Status::bad_table,
                                  "The table has a weight below 0 or no weight above 0.",
                                  "Give at least one count or probability above 0, and none below."};
};
inline constexpr TableTexts kTable;

/// Only searches use distances and contrasts.
struct DistanceTexts {
  ErrorText distances_not_finite = {"distances-not-finite", Status::bad_table,
                                    "The distances between categories of \"{data}\" are not finite numbers "
                                    "of at least 0, one for each pair and 0 from a category to itself.",
                                    "Give a distance for each pair of categories."};
  ErrorText contrasts_do_not_fit = {
      "contrasts-do-not-fit", Status::bad_request,
      "The sums of shares that are to be counted do not fit the categories of the data.",
      "Give each sum a finite weight for every category that occurs."};
};
inline constexpr DistanceTexts kDistance;

struct GuaranteeTexts {
  ErrorText guarantee_unknown = {"guarantee-unknown", Status::bad_request,
                                 "There is no guarantee \"{notion}\".", "Choose one of: {notions}."};
  ErrorText guarantee_for_data_only = {"guarantee-for-data-only", Status::bad_request,
                                       "The guarantee \"{notion}\" is for channels that see the data alone.",
                                       "Let the channel see the data alone, or choose another guarantee."};
  ErrorText guarantee_too_large = {"guarantee-too-large", Status::too_large,
                                   "{secrets} categories of \"{secret}\" and {categories} of \"{data}\" are "
                                   "too many for this guarantee.",
                                   "Merge categories, or choose another guarantee."};
  ErrorText too_many_kinds_of_people = {
      "too-many-kinds-of-people", Status::too_large,
      "With {secrets} categories of \"{secret}\" and {answers} of \"{data}\" there are {pairs} kinds of "
      "people, one for each pair. This guarantee compares too many of them.",
      "Merge categories of one column or both, so that there are fewer pairs, or choose another guarantee."};
  ErrorText epsilon_not_finite = {"epsilon-not-finite", Status::bad_request,
                                  "Epsilon is not a finite number of at least 0.",
                                  "Choose an epsilon such as 0.5."};
  ErrorText needs_level = {"needs-level", Status::bad_request,
                           "The guarantee \"{notion}\" needs the level \"{parameter}\".",
                           "Give a multiple of epsilon from 0.001 to 1000."};
  ErrorText needs_secret_levels = {"needs-secret-levels", Status::bad_request,
                                   "The guarantee \"{notion}\" needs a level for each secret.",
                                   "Give multiples of epsilon: 0, or from 0.001 to 1000."};
  ErrorText needs_data_levels = {
      "needs-data-levels", Status::bad_request,
      "The guarantee \"{notion}\" needs levels for pairs of categories of the data, at least one.",
      "Give multiples of epsilon: 0, or from 0.001 to 1000."};
  ErrorText needs_different_secrets = {
      "needs-different-secrets", Status::bad_request,
      "The guarantee \"{notion}\" needs pairs of different secrets that occur in the table.",
      "Name pairs of secrets that are not to be told apart."};
  ErrorText needs_neighbours = {
      "needs-neighbours", Status::bad_request,
      "The guarantee \"{notion}\" needs at least one pair of secrets that are neighbours.",
      "Name pairs of secrets that are not to be told apart."};
  ErrorText radius_too_small = {"radius-too-small", Status::bad_protocol,
                                "The guarantee is for fewer distributions than alpha asks for.",
                                "Use the protocol file as it was made."};
  ErrorText ranges_too_narrow = {
      "ranges-too-narrow", Status::bad_protocol,
      "The ranges that the guarantee is for leave out distributions that the sample allows for.",
      "Use the protocol file as it was made."};
};
inline constexpr GuaranteeTexts kGuarantee;

struct ChannelTexts {
  ErrorText channel_rows_miscounted = {"channel-rows-miscounted", Status::bad_protocol,
                                       "The channel has {rows} rows, but the prior has {inputs} inputs.",
                                       "Use the protocol file as it was made."};
  ErrorText row_sum_wrong = {"row-sum-wrong", Status::bad_protocol,
                             "The weights of a row do not sum to 2^62.",
                             "Use the protocol file as it was made."};
  ErrorText mark_too_likely = {"mark-too-likely", Status::bad_protocol,
                               "Another category's mark is likelier than one's own.",
                               "Use the protocol file as it was made."};
  ErrorText marks_see_secret = {"marks-see-secret", Status::bad_protocol,
                                "The marks are not those of a channel that sees the data only.",
                                "Use the protocol file as it was made."};
  ErrorText marks_of_sample = {
      "marks-of-sample", Status::too_large,
      "Under {notion} reports can be sets of {most} categories at most; there are {categories}.",
      "Choose another protocol, or merge categories."};
  ErrorText input_unknown = {"input-unknown", Status::bad_request,
                             "An answer is not among the categories of the protocol.",
                             "Use a protocol that was made for these categories."};
  ErrorText randomness_missing = {"randomness-missing", Status::no_randomness,
                                  "The platform offers no cryptographic randomness.",
                                  "Use an up-to-date browser or system; nothing weaker will do."};
};
inline constexpr ChannelTexts kChannel;

/// Why a claim about a channel does not hold.
struct ReasonTexts {
  Text levels_differ = {"levels-differ", "The stated bounds are not for the levels of this guarantee."};
  Text bound_out_of_range = {"bound-out-of-range", "The stated bound does not lie between 1 and e^epsilon."};
  Text bound_exceeded = {"bound-exceeded", "The channel exceeds the stated bound."};
  Text average_exceeded = {"average-exceeded",
                           "On average the reports say more of the secret than the stated limit, or it is "
                           "not proved that they say less."};
  Text set_not_proved = {"set-not-proved",
                         "The proof does not hold for all distributions that the sample does not rule out."};
};
inline constexpr ReasonTexts kReason;

}  // namespace sluice::texts

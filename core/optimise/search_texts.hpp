// SPDX-License-Identifier: GPL-3.0-or-later
/// The English of searches, as in base/texts.hpp.
#pragma once

#include "base/result.hpp"

namespace sluice::texts {

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

}  // namespace sluice::texts

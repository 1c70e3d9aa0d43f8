// SPDX-License-Identifier: Apache-2.0
/// The English about levels of several releases, as in base/texts.hpp; the answer-time program does not have
/// it.
#pragma once

#include "base/result.hpp"

namespace sluice::texts {

struct CompositionTexts {
  ErrorText levels_of_unknown_guarantee = {"levels-of-unknown-guarantee", Status::bad_request,
                                           "There is no guarantee \"{notion}\".",
                                           "Name the guarantee of the levels."};
  ErrorText release_levels_wrong = {"release-levels-wrong", Status::bad_request,
                                    "The level of a release is missing, or not a number of at least 0.",
                                    "Give every release a level of at least 0."};
  ErrorText same_observation = {"same-observation", Status::bad_request,
                                "Levels of releases of the same observation bound each alone: each may say "
                                "nothing of the secret, and both all of it.",
                                "Design one protocol for all that is to be released, or release only once."};
  ErrorText levels_do_not_add_up = {
      "levels-do-not-add-up", Status::bad_request,
      "Levels of {notion} do not add up: two independent samples may say more of the secret together than "
      "the sum.",
      "Compose the levels that the releases have under ldp. These add up, and each also holds under lip."};
  ErrorText releases_unknown = {"releases-unknown", Status::bad_request,
                                "There are no releases of \"{releases}\".",
                                "Choose one of: independent samples, independent secrets, same observation."};
};
inline constexpr CompositionTexts kComposition;

}  // namespace sluice::texts

// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>

#include "objective/chi_square.hpp"
#include "objective/counting.hpp"
#include "objective/distance.hpp"
#include "objective/guesses.hpp"
#include "objective/objective.hpp"

namespace sluice {

// The comment on an entry is its line in core/README.md (`npm run contract`).
std::span<const Objective> objectives() {
  static constexpr std::array kObjectives{
      /// the largest I(X;Y), under `rldp` I(S,X;Y)
      Objective{.name = "information"},
      /// the least total variance of the shares that are estimated from reports, hence the fewest people for
      /// the same certainty. Shares may have weights, and differences or other sums of them may count
      Objective{.name = "counting",
                .propose = counting::propose,
                .propose_with_secret = counting::propose_with_secret,
                .uses_contrasts = true,
                .least = true,
                .worth = counting::worth},
      /// the largest chance that the best guess of a person's data from the report is right: the sum over
      /// reports of the largest P(x,y)
      Objective{.name = "guesses",
                .propose = guesses::propose,
                .propose_with_secret = guesses::propose_with_secret,
                .propose_for_pairs = guesses::propose_with_secret,
                .reports_are_answers = true,
                .worth = guesses::worth},
      /// reports that are answers, with the least mean distance between answer and report. Distances are as
      /// for `coupling-distance`. If all are 1, it is the least chance of a wrong report
      Objective{.name = "distance",
                .propose = distance::propose,
                .propose_with_secret = distance::propose_with_secret,
                .propose_for_pairs = distance::propose_with_secret,
                .reports_are_answers = true,
                .uses_distances = true,
                .least = true,
                .worth = distance::worth},
      /// the largest chi-square information, sum of P(x,y)² / (P(x) P(y)) less 1. Plus 1, it is the mean
      /// factor by which a report makes a person's true answer likelier. Knowledge about rare answers counts
      /// for more than in the information
      Objective{.name = "chi-square",
                .propose = chi_square::propose,
                .propose_with_secret = chi_square::propose_with_secret,
                .worth = chi_square::worth},
  };
  return kObjectives;
}

const Objective* find_objective(std::string_view name) {
  const auto found =
      std::ranges::find_if(objectives(), [&](const Objective& objective) { return objective.name == name; });
  return found == objectives().end() ? nullptr : &*found;
}

Protocol made_for(const Objective& objective, const Protocol& protocol) {
  if (objective.worth == nullptr) return protocol;
  Protocol made = protocol;
  made.propose = objective.propose;
  made.propose_with_secret = objective.propose_with_secret;
  made.propose_for_pairs = objective.propose_for_pairs;
  made.reports_are_answers = objective.reports_are_answers;
  made.uses_distances = objective.uses_distances;
  return made;
}

}  // namespace sluice

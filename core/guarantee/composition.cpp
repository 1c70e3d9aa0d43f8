// SPDX-License-Identifier: Apache-2.0
#include "guarantee/composition.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <string>

#include "guarantee/notion.hpp"

namespace sluice {
namespace {

/// A sum that is not rounded down.
double raised_sum(double one, double other) {
  const double sum = one + other;
  if (!std::isfinite(sum)) return sum;
  // What rounding has taken, exactly (Knuth's two-sum).
  const double of_other = sum - one;
  const double lost = (one - (sum - of_other)) + (other - of_other);
  return lost > 0 ? std::nextafter(sum, std::numeric_limits<double>::infinity()) : sum;
}

}  // namespace

Result<double> composed_level(Releases releases, std::string_view notion, std::span<const double> levels) {
  const Notion* named = find_notion(notion);
  if (named == nullptr) {
    return Failure{Status::bad_request, "There is no guarantee \"" + std::string(notion) + "\".",
                   "Name the guarantee that the levels are of."};
  }
  if (levels.empty() || !std::ranges::all_of(levels, [](double level) { return level >= 0; })) {
    return Failure{Status::bad_request, "There is a level for each release, a number of at least 0.",
                   "Give the levels of all releases."};
  }
  if (releases == Releases::same_observation) {
    return Failure{
        Status::bad_request,
        "Levels of releases of the same observation do not say what these say together: each may say "
        "nothing of the secret and both all of it.",
        "Design one protocol for all that is to be released, or release only once."};
  }
  if (releases == Releases::independent_samples && !named->adds && levels.size() > 1) {
    return Failure{
        Status::bad_request,
        "Levels of " + std::string(notion) +
            " do not add up: two independent samples may say more of the secret together than "
            "the sum.",
        "Compose the levels that the releases have under ldp, which add up; what has a level under "
        "ldp has it under lip too."};
  }
  double level = 0;
  for (const double own : levels) {
    level = releases == Releases::independent_samples ? raised_sum(level, own) : std::max(level, own);
  }
  return level;
}

Result<double> composed_level(std::string_view releases, std::string_view notion,
                              std::span<const double> levels) {
  if (releases == "independent samples") return composed_level(Releases::independent_samples, notion, levels);
  if (releases == "independent secrets") return composed_level(Releases::independent_secrets, notion, levels);
  if (releases == "same observation") return composed_level(Releases::same_observation, notion, levels);
  return Failure{Status::bad_request, "There are no releases of \"" + std::string(releases) + "\".",
                 "Choose one of: independent samples, independent secrets, same observation."};
}

}  // namespace sluice

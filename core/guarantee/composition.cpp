// SPDX-License-Identifier: Apache-2.0
#include "guarantee/composition.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <string>

#include "guarantee/composition_texts.hpp"
#include "guarantee/notion.hpp"

namespace sluice {
namespace {

/// A sum that is not rounded down.
double raised_sum(double one, double other) {
  const double sum = one + other;
  if (!std::isfinite(sum)) return sum;
  // The exact error of rounding (Knuth's two-sum).
  const double of_other = sum - one;
  const double lost = (one - (sum - of_other)) + (other - of_other);
  return lost > 0 ? std::nextafter(sum, std::numeric_limits<double>::infinity()) : sum;
}

Result<double> composed(Releases releases, std::string_view notion, std::span<const double> levels) {
  const Notion* named = find_notion(notion);
  if (named == nullptr) {
    return fail(texts::kComposition.levels_of_unknown_guarantee, notion);
  }
  if (levels.empty() || !std::ranges::all_of(levels, [](double level) { return level >= 0; })) {
    return fail(texts::kComposition.release_levels_wrong);
  }
  const bool of_answers = named->compares == Compares::data && named->adds;
  if (releases == Releases::same_observation && !of_answers) {
    return fail(texts::kComposition.same_observation);
  }
  if (releases == Releases::independent_samples && !named->adds && levels.size() > 1) {
    return fail(texts::kComposition.levels_do_not_add_up, notion);
  }
  double level = 0;
  for (const double own : levels) {
    level = releases == Releases::independent_secrets ? std::max(level, own) : raised_sum(level, own);
  }
  return level;
}

}  // namespace

Result<double> composed_level(std::string_view releases, std::string_view notion,
                              std::span<const double> levels) {
  if (releases == "independent samples") return composed(Releases::independent_samples, notion, levels);
  if (releases == "independent secrets") return composed(Releases::independent_secrets, notion, levels);
  if (releases == "same observation") return composed(Releases::same_observation, notion, levels);
  return fail(texts::kComposition.releases_unknown, releases);
}

}  // namespace sluice

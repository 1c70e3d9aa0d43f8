// SPDX-License-Identifier: Apache-2.0
/// Checks of names, parameters and sizes, at design time and at answer time.
#pragma once

#include <optional>
#include <string>

#include "base/result.hpp"
#include "exact/marks.hpp"
#include "guarantee/notion.hpp"

namespace sluice {

/// The names to choose from.
template <class Entries>
std::string names_of(Entries&& entries) {
  std::string names;
  for (const auto& entry : entries) {
    if (!names.empty()) names += ", ";
    names += entry.name;
  }
  return names;
}

/// The failure for a guarantee that does not exist.
Failure unknown_guarantee(const std::string& name);

/// The notion with its parameters, for this prior and a channel that sees the secret or not.
Result<Notion> notion_for(const Notion& notion, const Parameters& parameters, const Prior& prior,
                          bool sees_secret);

/// Fails unless the level is finite and not negative.
std::optional<Failure> check_level(double epsilon);

/// Whether a notion's rows are few enough to be verified.
bool fits(const Notion& notion, const Prior& seen);
std::optional<Failure> check_size(const Notion& notion, const Prior& seen);

/// Fails unless every row of integers sums to 2^62, as a channel has to.
std::optional<Failure> check_rows(const Weights& weights);
/// Fails if the mark of another category is likelier than one's own.
std::optional<Failure> check_marks(const Marks& marks);

/// The prior as the channel meets it.
Prior seen_by(const Prior& prior, bool sees_secret);

}  // namespace sluice

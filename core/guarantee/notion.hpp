// SPDX-License-Identifier: Apache-2.0
/// What is promised. Every notion compares how likely a report is on two sides, which is a set of linear
/// homogeneous conditions on one column of the channel at a time. It says so once, as a template on the
/// scalar; the rows that are searched and proved and the level that a channel reaches follow.
#pragma once

#include <span>
#include <string_view>

#include "guarantee/conditions.hpp"
#include "prior/prior.hpp"

namespace sluice {

/// The level a channel reaches (nats; infinite where a report rules a secret out), and where.
struct Leakage {
  double level = 0;
  Index report = 0;
  Index secret = 0;
  Index versus = -1;  ///< the secret it is compared with, where the notion compares two; otherwise -1
};

struct Notion {
  std::string_view name;
  Index (*comparison_count)(Index secrets);  ///< how many comparisons there will be
  Conditions<double> (*conditions)(const Joint<double>&);
  Conditions<Integer> (*exact_conditions)(const Joint<Integer>&);

  [[nodiscard]] Rows<Integer> exact_rows(const Joint<Integer>& joint, const Bound<Integer>& bound) const {
    return sluice::rows(exact_conditions(joint), bound);
  }
  /// max ln P_more(y) / P_less(y) over reports that occur and comparisons.
  [[nodiscard]] Leakage leakage(const Prior& prior, const Channel& channel) const;
};

/// All notions, in the order in which to offer them.
std::span<const Notion> notions();

/// nullptr when there is no such notion.
const Notion* find_notion(std::string_view name);

}  // namespace sluice

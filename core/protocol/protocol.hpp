// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "guarantee/notion.hpp"
#include "optimise/search_options.hpp"

namespace sluice {

/// What a protocol comes up with, in doubles: it is proved, and repaired where need be, afterwards.
struct Proposal {
  Channel channel;
  std::optional<double> upper_bound = {};  ///< proved for I(X;Y) of every channel under the guarantee (nats)
  /// The protocol's own parameter, as its paper calls it; infinite where it changes nothing at all.
  std::optional<double> alpha = {};
  /// Reports are sets of categories, each marked or not by itself (see `Marks`): with one parameter, which
  /// their certification finds exactly, there is nothing to propose in doubles. `channel` is empty.
  bool marks = false;
  /// Where they prove `upper_bound` to any reader, at exactly the level that was asked for: one for each
  /// category of the data (see `Envelope`). Otherwise empty.
  Vector<double> prices = {};
  /// For the set of a sample: the distributions of it that prices prove the bound for (see `Envelope`).
  std::vector<SampledPoint> points = {};
  /// Under another objective than the information: proved of what any channel under the guarantee is worth by
  /// it, from above or, where less is better, from below. `upper_bound` is then not there.
  std::optional<double> objective_bound = {};
  /// Under a counting efficiency: no channel under the guarantee has a smaller variance. `upper_bound` is
  /// then one of the channels whose variance is no larger than that of `channel`.
  std::optional<double> counting_bound = {};
};

using Propose = Result<Proposal> (*)(const Prior&, const Notion&, double epsilon, const SearchOptions&);

struct Protocol {
  std::string_view name;
  /// For a channel that sees the data only; nullptr where there is no such protocol.
  Propose propose = nullptr;
  /// For one that sees the secret too, under a notion that compares secrets: c a rows (see `with_secret`),
  /// under the prior of S and X.
  Propose propose_with_secret = nullptr;
  /// The same under a notion whose channels are to keep the pair.
  Propose propose_for_pairs = nullptr;
  /// Whether reports are answers, in their order: categories of the data, or pairs where pairs are kept.
  bool reports_are_answers = false;
  std::string_view only_for = {};  ///< the notion that it is made for, where it is for one only
  Index categories = 0;            ///< how many the data must have; 0 where any number will do
  bool uses_distances = false;     ///< whether it asks how far apart categories are (see `Prior`)
  bool goes_by_secrets = false;    ///< whether it is for notions only that compare secrets
  bool by_ranges = false;  ///< whether it has use for what P(x|s) is at most (see `Parameters::ranges`)
  /// The only notion under which it has use for the secret, where it is one only.
  std::string_view sees_secret_for = {};
  /// Whether it is made for the set of a sample itself where it keeps the pair (see `Parameters::by_set`).
  bool by_set_of_pairs = false;
  bool marks = false;     ///< whether reports are sets of categories (see `Marks`)
  bool searches = false;  ///< whether it takes long: a search, and not a closed form
  /// Whether it can be made for any objective (see objective/objective.hpp).
  bool any_objective = false;
};

/// All protocols, in the order in which to offer them.
std::span<const Protocol> protocols();

/// nullptr when there is no such protocol.
const Protocol* find_protocol(std::string_view name);

/// The one of a protocol's ways that is for a notion and such a channel; nullptr where there is none.
Propose way_of(const Protocol& protocol, const Notion& notion, bool sees_secret);

}  // namespace sluice

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

/// The proposal of a protocol, in doubles; it is proved, and repaired if necessary, afterwards.
struct Proposal {
  Channel channel;
  std::optional<double> upper_bound = {};  ///< proved for I(X;Y) of every channel under the guarantee (nats)
  /// The protocol's own parameter, as its paper calls it; infinite if it changes nothing at all.
  std::optional<double> alpha = {};
  /// Whether reports are sets of categories, each marked or not independently (see `Marks`). Certification
  /// finds their one parameter exactly, so nothing is proposed in doubles. `channel` is empty.
  bool marks = false;
  /// If prices prove `upper_bound` to any reader, at exactly the level that was asked for: one for each
  /// category of the data (see `Envelope`). Otherwise empty.
  Vector<double> prices = {};
  /// For the set of a sample: its distributions under which prices prove the bound (see `Envelope`).
  std::vector<SampledPoint> points = {};
  /// Under another objective than the information: a proved bound of any channel's worth under the guarantee,
  /// from above or, if less is better, from below. `upper_bound` is then empty.
  std::optional<double> objective_bound = {};
  /// Under a counting efficiency: no channel under the guarantee has a smaller variance. `upper_bound` is
  /// then for the channels whose variance is no larger than that of `channel`.
  std::optional<double> counting_bound = {};
};

using Propose = Result<Proposal> (*)(const Prior&, const Notion&, double epsilon, const SearchOptions&);

struct Protocol {
  std::string_view name;
  /// For a channel that sees the data only; nullptr if there is no such protocol.
  Propose propose = nullptr;
  /// For one that also sees the secret, under a notion that compares secrets: c a rows (see `with_secret`),
  /// under the prior of S and X.
  Propose propose_with_secret = nullptr;
  /// The same under a notion whose channels are to keep the pair.
  Propose propose_for_pairs = nullptr;
  /// Whether reports are answers, in their order: categories of the data, or pairs if the channel keeps
  /// pairs.
  bool reports_are_answers = false;
  std::string_view only_for = {};  ///< the notion that it is made for, if only one
  Index categories = 0;            ///< how many the data must have; 0 for any number
  bool uses_distances = false;     ///< whether it uses distances between categories (see `Prior`)
  bool goes_by_secrets = false;    ///< whether it is only for notions that compare secrets
  bool by_ranges = false;          ///< whether it uses upper bounds of P(x|s) (see `Parameters::ranges`)
  /// The only notion under which it uses the secret, if there is only one.
  std::string_view sees_secret_for = {};
  /// Whether it is made for the set of a sample itself if it keeps the pair (see `Parameters::by_set`).
  bool by_set_of_pairs = false;
  bool marks = false;     ///< whether reports are sets of categories (see `Marks`)
  bool searches = false;  ///< whether it is a search, which takes long, and not a closed form
  /// Whether it can be made for any objective (see objective/objective.hpp).
  bool any_objective = false;
};

/// All protocols, in the order in which the page offers them.
std::span<const Protocol> protocols();

/// nullptr if no protocol has the name.
const Protocol* find_protocol(std::string_view name);

/// The protocol's function for a notion and such a channel; nullptr if it has none.
Propose way_of(const Protocol& protocol, const Notion& notion, bool sees_secret);

}  // namespace sluice

// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>

#include "protocol/block_design.hpp"
#include "protocol/conditional_reporting.hpp"
#include "protocol/grr.hpp"
#include "protocol/independent_reporting.hpp"
#include "protocol/linear_reduction.hpp"
#include "protocol/one_bit.hpp"
#include "protocol/optimal.hpp"
#include "protocol/oue.hpp"
#include "protocol/polyopt_all_pairs.hpp"
#include "protocol/product.hpp"
#include "protocol/protocol.hpp"
#include "protocol/robust_conditional.hpp"
#include "protocol/set_reporting.hpp"
#include "protocol/smooth_categorical.hpp"
#include "protocol/smooth_coupling.hpp"

namespace sluice {

// The comment on an entry says what the protocol is in core/README.md (`npm run contract`).
std::span<const Protocol> protocols() {
  static constexpr std::array kProtocols{
      /// of all channels that see the data alone and meet the guarantee the one with the largest I(X;Y),
      /// with a proven upper bound; with `--sees-secret` of all that see the secret as well (under `rldp` the
      /// one with the largest I(S,X;Y), and always so without `--sees-data-alone`)
      Protocol{.name = "optimal",
               .propose = optimal::propose,
               .propose_with_secret = optimal::propose_with_secret,
               .propose_for_pairs = optimal::propose_with_secret,
               .by_ranges = true,
               .by_set_of_pairs = true,
               .searches = true,
               .any_objective = true},
      /// generalised randomised response, calibrated to the level in closed form; under `rldp` on the pair
      /// of secret and data, for any distribution at all (with `--sees-data-alone` on the data, for those
      /// that the sample does not rule out)
      Protocol{.name = "grr",
               .propose = grr::propose,
               .propose_for_pairs = grr::propose_for_pairs,
               .reports_are_answers = true},
      /// optimised unary encoding, likewise: a report marks any number of the answers, each by itself;
      /// written as a letter for each (y or n). Under `rldp`, `rlip` and `rpml` for 10 answers at most
      Protocol{.name = "oue", .propose = oue::propose, .marks = true},
      /// subset selection, likewise: a report is a set of w answers, and sets with the true one are likelier.
      /// Not all sets are reports, but a few in which any two answers are together about as often as any two
      /// others (a block design). Where all answers are as common, they take at most 1 % more people under
      /// `data-ldp` than any protocol has to, for 20 answers or fewer. There may be 64
      Protocol{.name = "block-design", .propose = block_design::propose},
      /// Conditional Reporting (A, Algorithm 1): randomised response on the secret; where it stays what it
      /// is the answer is reported, otherwise one of somebody with the new secret is drawn. Sees the secret.
      /// Under `rldp` it is another, [E]'s, in two parts: randomised response on the secret, and on the
      /// data; how ε is split between the two is searched for
      Protocol{.name = "cr",
               .propose_with_secret = conditional_reporting::propose,
               .propose_for_pairs = robust_conditional::propose,
               .reports_are_answers = true,
               .by_ranges = true},
      /// keep the answer with some chance, otherwise draw one from all answers: each stays as common as it
      /// was (B, Lemma 1)
      Protocol{
          .name = "resample", .propose = linear_reduction::propose_resampling, .reports_are_answers = true},
      /// of all channels that say the same of the secret as `resample`, and leave answers as common, the one
      /// that keeps the most: another one where there are fewer secrets than answers. It may keep less at a
      /// higher level, for what it says of the secret is prescribed; `smooth-coupling`, which is after few
      /// wrong reports, may too
      Protocol{.name = "markov",
               .propose = linear_reduction::propose_markov,
               .reports_are_answers = true,
               .goes_by_secrets = true},
      /// the same again for a channel that sees the secret: the fewest answers changed (B, Proposition 1),
      /// and of all ways to do so the one that keeps the most
      Protocol{.name = "coupling",
               .propose_with_secret = linear_reduction::propose_coupling,
               .reports_are_answers = true},
      /// the same with the least mean distance between answer and report (B, Proposition 2); distances in
      /// the file of parameters, see below; without one, and on the page, those that follow from the
      /// categories
      Protocol{.name = "coupling-distance",
               .propose_with_secret = linear_reduction::propose_nearest,
               .reports_are_answers = true,
               .uses_distances = true},
      /// two answers, one of which is flipped into the other with one chance for everybody (C). With
      /// `--sees-secret` under `profile` one chance for each connected component of the graph of profiles (C,
      /// Algorithm 2): the same where all hang together, and less noise for those that are easier to hide
      Protocol{.name = "one-bit",
               .propose = one_bit::propose,
               .propose_with_secret = one_bit::propose_by_component,
               .reports_are_answers = true,
               .categories = 2,
               .sees_secret_for = "profile"},
      /// the same with a chance for each secret, the largest of which is as small as can be; sees the secret
      Protocol{.name = "smooth-one-bit",
               .propose_with_secret = one_bit::propose_smooth,
               .reports_are_answers = true,
               .categories = 2},
      /// for each secret a channel in which no answer becomes another one with more than the least possible
      /// chance (C); sees the secret
      Protocol{.name = "smooth-categorical",
               .propose_with_secret = smooth_categorical::propose,
               .reports_are_answers = true},
      /// for each secret a channel, with the least chance of a wrong report in all; sees the secret
      Protocol{.name = "smooth-coupling",
               .propose_with_secret = smooth_coupling::propose,
               .reports_are_answers = true},
      /// the optimum under `rldp` when only a lower bound of each category's probability is used: of the
      /// conditions of [E]'s PolyOpt (eq. 6) those between two secrets. `optimal` uses all that the sample
      /// says, and keeps more: 1.055 instead of 1.027 nats of 1.617 at ε = 1 for the counts 100, 150, 50 and
      /// 300, 100, 300 of two secrets, and more than twice as much at ε = 0.1. For data of more than 10
      /// categories it is the best that a quick search finds, with a bound
      Protocol{.name = "polyopt",
               .propose_for_pairs = optimal::propose_with_secret,
               .only_for = "rldp",
               .searches = true},
      /// PolyOpt as [E] prints it: two distributions of the data of one and the same secret are compared
      /// with each other as well, which `rldp` does not ask for. It never keeps more, 0.980 nats of the
      /// same counts, and has no bound
      Protocol{.name = "polyopt-all-pairs",
               .propose_for_pairs = polyopt_all_pairs::propose,
               .only_for = "rldp",
               .searches = true},
      /// `cr` with no more noise than the guarantee asks for, category by category, where [E] bounds all of
      /// them at once. For few people both give all of ε to the secret, up to some level, and are the same
      /// there: they have the data of those only whose secret stays what it is. `ir-tight`, which can give
      /// all of ε to the data, keeps more then
      Protocol{.name = "cr-tight",
               .propose_for_pairs = robust_conditional::propose_tight,
               .reports_are_answers = true,
               .only_for = "rldp",
               .by_ranges = true},
      /// Independent Reporting [E]: as `cr` under `rldp`, but for the data, which are drawn by themselves
      Protocol{.name = "ir",
               .propose_for_pairs = independent_reporting::propose,
               .reports_are_answers = true,
               .only_for = "rldp",
               .by_ranges = true},
      /// `ir` with no more noise, likewise
      Protocol{.name = "ir-tight",
               .propose_for_pairs = independent_reporting::propose_tight,
               .reports_are_answers = true,
               .only_for = "rldp",
               .by_ranges = true},
      /// `cr-tight` over other LDP protocols than randomised response, which [E] allows for: where that keeps
      /// more, the data are reported as a set, of as many categories as keep the most or of any number
      /// (subset selection, unary encoding), for each secret by itself. It keeps more at low levels
      Protocol{.name = "cr-sets",
               .propose_for_pairs = set_reporting::propose_conditional,
               .only_for = "rldp",
               .by_ranges = true},
      /// `ir-tight` likewise, with a set of secrets and a set of answers
      Protocol{.name = "ir-sets",
               .propose_for_pairs = set_reporting::propose_independent,
               .only_for = "rldp",
               .by_ranges = true},
      /// a channel for each column. The level of the whole is measured on the whole, and ε split over the
      /// columns by a coarse search for what keeps the most. [A] gives each of m columns ε/m, since levels
      /// add
      /// up (Theorem 4), which is not true
      Protocol{.name = "product", .propose = product::propose, .only_for = "srlip", .searches = true},
      /// the same, but each column's channel is made for what the reports before it leave; then levels do
      /// add up
      Protocol{.name = "sequential",
               .propose = product::propose_sequential,
               .only_for = "srlip",
               .searches = true},
  };
  return kProtocols;
}

const Protocol* find_protocol(std::string_view name) {
  const auto found =
      std::ranges::find_if(protocols(), [&](const Protocol& protocol) { return protocol.name == name; });
  return found == protocols().end() ? nullptr : &*found;
}

Propose way_of(const Protocol& protocol, const Notion& notion, bool sees_secret) {
  if (!protocol.only_for.empty() && protocol.only_for != notion.name) return nullptr;
  if (protocol.goes_by_secrets && notion.sees != Sees::either) return nullptr;
  if (!sees_secret) return protocol.propose;
  if (notion.sees == Sees::pairs) return protocol.propose_for_pairs;
  if (!protocol.sees_secret_for.empty() && protocol.sees_secret_for != notion.name) return nullptr;
  return notion.sees == Sees::data ? nullptr : protocol.propose_with_secret;
}

}  // namespace sluice

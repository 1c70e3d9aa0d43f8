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

// The comment on an entry is its line in core/README.md (`npm run contract`).
std::span<const Protocol> protocols() {
  static constexpr std::array kProtocols{
      /// the channel with the largest I(X;Y) of all that see the data alone and meet the guarantee, with a
      /// proven upper bound. With `--sees-secret` it may see the secret as well. Under `rldp` it does unless
      /// `--sees-data-alone` is given, and has the largest I(S,X;Y)
      Protocol{.name = "optimal",
               .propose = optimal::propose,
               .propose_with_secret = optimal::propose_with_secret,
               .propose_for_pairs = optimal::propose_with_secret,
               .by_ranges = true,
               .by_set_of_pairs = true,
               .searches = true,
               .any_objective = true},
      /// generalised randomised response, calibrated to the level in closed form. Under `rldp` it is on the
      /// pair of secret and data, for any distribution at all. With `--sees-data-alone` it is on the data,
      /// for the distributions that the sample does not rule out
      Protocol{.name = "grr",
               .propose = grr::propose,
               .propose_for_pairs = grr::propose_for_pairs,
               .reports_are_answers = true},
      /// optimised unary encoding, likewise: a report marks any number of the answers, each independently;
      /// written as a letter for each (y or n). Under `rldp`, `rlip` and `rpml` for 10 answers at most
      Protocol{.name = "oue", .propose = oue::propose, .marks = true},
      /// subset selection, likewise: a report is a set of w answers, and sets with the true one are likelier.
      /// Only a few sets are reports; any two answers are together about as often as any two others (a block
      /// design). If all answers are equally common, for 20 answers or fewer, they take at most 1 % more
      /// people under `data-ldp` than any protocol has to. There may be 64
      Protocol{.name = "block-design", .propose = block_design::propose},
      /// Conditional Reporting (A, Algorithm 1): randomised response on the secret. If it stays the same, the
      /// answer is reported, otherwise one of a random person with the new secret. Sees the secret. Under
      /// `rldp` it is another, [E]'s, in two parts: randomised response on the secret, and on the data. A
      /// search splits ε between the two
      Protocol{.name = "cr",
               .propose_with_secret = conditional_reporting::propose,
               .propose_for_pairs = robust_conditional::propose,
               .reports_are_answers = true,
               .by_ranges = true},
      /// keeps the answer with some chance, otherwise draws one from all answers: each stays as common as it
      /// was (B, Lemma 1)
      Protocol{
          .name = "resample", .propose = linear_reduction::propose_resampling, .reports_are_answers = true},
      /// says the same of the secret as `resample`, leaves answers as common, and keeps the most of all such
      /// channels. With fewer secrets than answers that is another channel than `resample`. A higher level
      /// may then keep less, because the protocol fixes how the secret is reported. So may `smooth-coupling`,
      /// which only minimises wrong reports
      Protocol{.name = "markov",
               .propose = linear_reduction::propose_markov,
               .reports_are_answers = true,
               .goes_by_secrets = true},
      /// the same again for a channel that sees the secret: the fewest answers changed (B, Proposition 1), in
      /// the way that keeps the most
      Protocol{.name = "coupling",
               .propose_with_secret = linear_reduction::propose_coupling,
               .reports_are_answers = true},
      /// the same with the least mean distance between answer and report (B, Proposition 2). The file of
      /// parameters may have distances, see below; without one, and on the page, they follow from the
      /// categories
      Protocol{.name = "coupling-distance",
               .propose_with_secret = linear_reduction::propose_nearest,
               .reports_are_answers = true,
               .uses_distances = true},
      /// two answers, one of which is flipped into the other with one chance for everybody (C). With
      /// `--sees-secret` under `profile` there is one chance for each connected component of the graph of
      /// profiles (C, Algorithm 2). It is the same if all are connected, and less noise for profiles that are
      /// easier to hide
      Protocol{.name = "one-bit",
               .propose = one_bit::propose,
               .propose_with_secret = one_bit::propose_by_component,
               .reports_are_answers = true,
               .categories = 2,
               .sees_secret_for = "profile"},
      /// the same with a chance for each secret, the largest of which is as small as possible; sees the
      /// secret
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
      /// the optimum under `rldp` when only a lower bound of each category's probability is used: the
      /// conditions of [E]'s PolyOpt (eq. 6) between two secrets. `optimal` uses all that the sample says,
      /// and
      /// keeps more. For the counts 100, 150, 50 and 300, 100, 300 of two secrets at ε = 1 it keeps 1.055
      /// instead of 1.027 nats, of 1.617. At ε = 0.1 it keeps more than twice as much. With more than 10
      /// categories of the data `polyopt` is the best that a quick search finds, with a bound
      Protocol{.name = "polyopt",
               .propose_for_pairs = optimal::propose_with_secret,
               .only_for = "rldp",
               .searches = true},
      /// PolyOpt as [E] prints it. It also compares two distributions of the data of the same secret, which
      /// `rldp` does not ask for. It never keeps more, 0.980 nats of the same counts, and has no bound
      Protocol{.name = "polyopt-all-pairs",
               .propose_for_pairs = polyopt_all_pairs::propose,
               .only_for = "rldp",
               .searches = true},
      /// `cr` with no more noise than the guarantee asks for, category by category; [E] bounds all of them at
      /// once. For few people both give all of ε to the secret, up to some level, and are the same there.
      /// They then have the data only of people whose secret stays the same. `ir-tight`, which can give all
      /// of ε to the data, keeps more then
      Protocol{.name = "cr-tight",
               .propose_for_pairs = robust_conditional::propose_tight,
               .reports_are_answers = true,
               .only_for = "rldp",
               .by_ranges = true},
      /// Independent Reporting [E]: as `cr` under `rldp`, but the data are drawn independently
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
      /// `cr-tight` over other LDP protocols than randomised response, which [E] allows. If that keeps more,
      /// the data are reported as a set, chosen for each secret separately. It has the number of categories
      /// that keeps the most, or any number (subset selection, unary encoding). It keeps more at low levels
      Protocol{.name = "cr-sets",
               .propose_for_pairs = set_reporting::propose_conditional,
               .only_for = "rldp",
               .by_ranges = true},
      /// `ir-tight` likewise, with a set of secrets and a set of answers
      Protocol{.name = "ir-sets",
               .propose_for_pairs = set_reporting::propose_independent,
               .only_for = "rldp",
               .by_ranges = true},
      /// a channel for each column. The level of the whole is measured on the whole, and a coarse search
      /// splits ε over the columns to keep the most. [A] gives each of m columns ε/m, since levels add up
      /// (Theorem 4), which is not true
      Protocol{.name = "product", .propose = product::propose, .only_for = "srlip", .searches = true},
      /// the same, but each column's channel is made for the belief that the reports before it leave; then
      /// levels do add up
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

// SPDX-License-Identifier: GPL-3.0-or-later
/// Independent and Conditional Reporting (E, Protocols 1 and 2) over other LDP protocols than randomised
/// response: E allows for any, and has randomised response as the best of all at high levels only. At low
/// ones a set of several categories says more than one category does.
#pragma once

#include "protocol/protocol.hpp"

namespace sluice::set_reporting {

/// As `independent_reporting::propose_tight`, with sets of secrets and sets of data: those two responses that
/// keep the most (E, eq. 13). A set B of data has probabilities of its own given each secret, P(B|s) between
/// least(s,B) and most(s,B), which take the places of those of one category:
///   z = min over B, s != s' of (e^epsilon_2 - 1) / [most(s,B) - e^epsilon_2 least(s',B)]_+ .
Result<Proposal> propose_independent(const Prior& prior, const Notion& notion, double epsilon,
                                     const SearchOptions& /*options*/);

/// As `robust_conditional::propose_tight`, likewise; each secret's data by the response that keeps the most
/// of them (E, eq. 16). The secret itself is by randomised response, as the protocol has it.
Result<Proposal> propose_conditional(const Prior& prior, const Notion& notion, double epsilon,
                                     const SearchOptions& /*options*/);

}  // namespace sluice::set_reporting

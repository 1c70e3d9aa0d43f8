// SPDX-License-Identifier: GPL-3.0-or-later
/// Independent and Conditional Reporting (E, Protocols 1 and 2) over other LDP protocols than randomised
/// response. E allows any; randomised response is the best only at high levels. At low ones a set of several
/// categories says more than one category does.
#pragma once

#include "protocol/protocol.hpp"

namespace sluice::set_reporting {

/// As `independent_reporting::propose_tight`, with sets of secrets and sets of data: the two responses that
/// keep the most (E, eq. 13). Given each secret, a set B of data has a probability P(B|s) between least(s,B)
/// and most(s,B), which take the places of those of one category:
///   z = min over B, s != s' of (e^epsilon_2 - 1) / [most(s,B) - e^epsilon_2 least(s',B)]_+ .
Result<Proposal> propose_independent(const Prior& prior, const Notion& notion, double epsilon,
                                     const SearchOptions& /*options*/);

/// As `robust_conditional::propose_tight`, likewise; each secret's data have the response that keeps the most
/// of them (E, eq. 16). The secret itself has randomised response, as in the protocol.
Result<Proposal> propose_conditional(const Prior& prior, const Notion& notion, double epsilon,
                                     const SearchOptions& /*options*/);

}  // namespace sluice::set_reporting

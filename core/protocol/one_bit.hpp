// SPDX-License-Identifier: GPL-3.0-or-later
/// "C" = Geumlek, Chaudhuri, "Profile-Based Privacy for Locally Private Computations", arXiv 1903.09084,
/// whose profiles are categories of the secret. The data are one bit, which is flipped with some probability.
/// A channel with a separate probability for each profile sees the secret. It is made for `profile`, but
/// works for any notion that compares secrets.
#pragma once

#include "protocol/protocol.hpp"

namespace sluice::one_bit {

/// a = 2. The least alpha in [0, 1/2] with which everybody's bit may be flipped (C, eq. 3 and 4), in closed
/// form. A column is alpha 1 + (1 - 2 alpha) e_y, so a row r of the notion asks for
///   alpha >= (1 - 2 alpha) e,   e = r_y / -r.1,   that is   alpha >= 1 / (2 + 1/e).
/// Along an edge of C, -r.1 = E - 1 and r_y is one of p - E q, q - E p, (1-p) - E (1-q), (1-q) - E (1-p).
/// This is the form 1 / (2 + (E - 1)/N) of C's Theorem 10, with N clipped at 0. The largest over all rows
/// serves all edges, since alpha rises with e. It is randomised response with two answers.
Result<Proposal> propose(const Prior& prior, const Notion& notion, double epsilon,
                         const SearchOptions& /*options*/);

/// a = 2, under `profile`. The One Bit Cluster mechanism (C, Algorithm 2). A profile's alpha is the largest
/// that an edge of its own connected component asks for, 0 if it has no edge. If the graph has several
/// components, the channel has to see the secret to know its component. `alpha` is the largest of all.
Result<Proposal> propose_by_component(const Prior& prior, const Notion& notion, double epsilon,
                                      const SearchOptions& /*options*/);

/// a = 2. An alpha for each profile (C, eq. 5; the objective is reconstructed here): the least maximum and,
/// with that, the least sum. The channel sees the secret; `alpha` is the maximum.
Result<Proposal> propose_smooth(const Prior& prior, const Notion& notion, double epsilon,
                                const SearchOptions& /*options*/);

}  // namespace sluice::one_bit

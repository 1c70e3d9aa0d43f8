// SPDX-License-Identifier: GPL-3.0-or-later
/// Independent Reporting (E, Theorems 3 and 4). The secret gets randomised response at epsilon_1, and the
/// data another one. Its noise delta keeps what the data say of the secret within epsilon_2.
#pragma once

#include "protocol/robust_noise.hpp"

namespace sluice::independent_reporting {

/// z = e^delta - 1 at an epsilon_2.
using Noise = std::function<double(double epsilon2)>;

struct Calibration {
  double epsilon2;
  double z;
  double information;  ///< I(S,U;Y) in nats
};

/// The split of epsilon that keeps the most. `joint` is c x m and sums to 1.
Calibration calibrate(const Matrix<double>& joint, double epsilon, const Noise& noise);

/// delta = ln(1 + 2 (e^epsilon_2 - 1) / d). See `robust::diameter`.
Noise by_diameter(double diameter);

/// The noise that each cell's own range allows. In a column 1 + z e_y the chances given s and s' have a ratio
/// of at most (1 + z most(s,y)) / (1 + z least(s',y)), so
///   z = min over y, s != s' of (e^epsilon_2 - 1) / [most(s,y) - e^epsilon_2 least(s',y)]_+ .
Noise by_ranges(const robust::Ranges& ranges);

/// c m x c m; inputs and reports are pairs, s m + u.
Channel channel(Index secrets, Index categories, double epsilon1, double z);

/// As in the paper, with more noise only if the proof needs it.
Result<Proposal> propose(const Prior& prior, const Notion& notion, double epsilon,
                         const SearchOptions& /*options*/);
/// With no more noise than the notion asks for.
Result<Proposal> propose_tight(const Prior& prior, const Notion& notion, double epsilon,
                               const SearchOptions& /*options*/);

}  // namespace sluice::independent_reporting

// SPDX-License-Identifier: GPL-3.0-or-later
/// Conditional Reporting under robust privacy (E, Protocol 2 and Theorem 5). The secret gets randomised
/// response at epsilon_1. If it stays the same, the data are those of the person; if it becomes another s',
/// they are drawn from the counts of s'. In both cases the data get a second response, with the noise delta
/// of the reported secret.
#pragma once

#include "protocol/robust_noise.hpp"

namespace sluice::robust_conditional {

/// z_s = e^delta_s - 1, c.
using Noise = std::function<Vector<double>(double epsilon1, double epsilon2)>;

struct Calibration {
  double epsilon2;
  Vector<double> z;
  double information;  ///< I(S,U;Y) in nats
};

/// The split of epsilon that keeps the most. `joint` is c x m and sums to 1, no row of it to 0.
Calibration calibrate(const Matrix<double>& joint, double epsilon, const Noise& noise);

/// delta_s = ln(1 + 2 (e^epsilon_2 - 1) / d_s), see `robust::radii`.
Noise by_radii(const Vector<double>& radii);

/// The noise that each cell's own range allows, beside the sampled P(y|s), from which reports (s,y) of people
/// with other secrets are drawn:
///   z_s = min over y of (e^epsilon_2 - 1) / [most(s,y) - e^epsilon_2 P(y|s)]_+  and
///         (e^k - 1) / [P(y|s) - e^k least(s,y)]_+  with k = epsilon_2 + 2 epsilon_1 .
Noise by_ranges(const Matrix<double>& joint, const robust::Ranges& ranges);

/// c m x c m; inputs and reports are pairs, s m + u.
Channel channel(const Matrix<double>& joint, double epsilon1, const Vector<double>& z);

/// As in the paper, with more noise only if the proof needs it.
Result<Proposal> propose(const Prior& prior, const Notion& notion, double epsilon,
                         const SearchOptions& /*options*/);
/// With no more noise than the notion asks for.
Result<Proposal> propose_tight(const Prior& prior, const Notion& notion, double epsilon,
                               const SearchOptions& /*options*/);

}  // namespace sluice::robust_conditional

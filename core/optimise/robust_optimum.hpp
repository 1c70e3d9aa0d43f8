// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "optimise/block_pricing.hpp"
#include "optimise/envelope.hpp"
#include "optimise/search_options.hpp"

namespace sluice {

/// What is known of the joint distribution of the secret and the data it is to be protected in.
struct RobustPrior {
  /// c x m; the joint distribution by which utility is measured; sums to 1, zeros allowed, also in whole
  /// rows.
  Matrix<double> joint;
  /// c x m; P(u|s) is known to be at least this, at most what `joint` says.
  Matrix<double> least;
  /// c x m; and at most this, at least what `joint` says. Empty where nothing more is known.
  Matrix<double> most = {};
};

/// The best channel that sees the pair (S, U) under robust local differential privacy, E's PolyOpt: max
/// I(S,U;Y) subject to  P(y|s) <= L P(y|s')  for all s != s' and all P(.|s), P(.|s') that the prior allows
/// for (E, eq. 6, or with `most` the tighter ranges). The rows of one secret against itself, which the paper
/// has as well, are not asked for by robust privacy (its eq. 3) and cost utility: they are `Pairs::all`.
/// Inputs of the channel are pairs, s-major: s m + u. `bound` is L >= 1; the upper bound is proved for
/// exactly this one, whatever rounding has done. Ends with the best channel so far when it is told to or out
/// of time. Fails with too_large when m exceeds 16, with bad_request where P(u|s) is known exactly to be 0
/// for a pair that occurs, and with solver_failed.
Result<Envelope> robust_optimum(const RobustPrior& prior, double bound, const SearchOptions& options,
                                Pairs pairs = Pairs::different);

}  // namespace sluice

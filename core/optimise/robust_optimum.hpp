// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "optimise/block_pricing.hpp"
#include "optimise/envelope.hpp"
#include "optimise/search_options.hpp"

namespace sluice {

/// The joint distribution of the secret and the data, and the bounds of P(u|s) within which it is protected.
struct RobustPrior {
  /// c x m; the joint distribution by which utility is measured; sums to 1, zeros allowed, also in whole
  /// rows.
  Matrix<double> joint;
  /// c x m; a lower bound of P(u|s), at most its value in `joint`.
  Matrix<double> least;
  /// c x m; an upper bound of it, at least its value in `joint`. Empty for none.
  Matrix<double> most = {};
};

/// The best channel that sees the pair (S, U) under robust local differential privacy, E's PolyOpt: max
/// I(S,U;Y). The conditions are P(y|s) <= L P(y|s') for all s != s' and all P(.|s), P(.|s') that the prior
/// allows (E, eq. 6, or with `most` the tighter ranges). The paper also has the rows of one secret against
/// itself (`Pairs::all`). Robust privacy does not ask for these (its eq. 3), and they cost utility. Inputs of
/// the channel are pairs, s-major: s m + u. `bound` is L >= 1; the upper bound is proved for exactly this
/// one, whatever rounding has done. Ends with the best channel so far when told to or out of time. Fails with
/// too_large when m exceeds 16, and with solver_failed. Fails with bad_request if P(u|s) is known to be
/// exactly 0 for a pair that occurs.
Result<Envelope> robust_optimum(const RobustPrior& prior, double bound, const SearchOptions& options,
                                Pairs pairs = Pairs::different);

}  // namespace sluice

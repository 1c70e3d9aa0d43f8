// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "prior/prior.hpp"

namespace sluice {

/// Posteriors (one a row) as columns of a channel with a largest entry of 1, again one a row. In linear
/// programs every coefficient then lies in [0,1] and every right-hand side is 1, so that a solver's absolute
/// tolerances mean the same for rare categories as for common ones.
Matrix<double> likelihood_columns(const Matrix<double>& posteriors, const Vector<double>& prior);

/// The channel that a linear program has found: posteriors (one a row) with the probabilities of their
/// reports, these solved anew to the last digits, reports rarer than 1e-9 merged. Fails with solver_failed
/// where they are too far off.
Result<Channel> mix(const Matrix<double>& posteriors, const Vector<double>& probabilities,
                    const Vector<double>& prior);

}  // namespace sluice

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "prior/prior.hpp"

namespace sluice {

/// Posteriors (one a row) as columns of a channel with a largest entry of 1, again one a row. In linear
/// programs every coefficient then lies in [0,1] and every right-hand side is 1. So a solver's absolute
/// tolerances mean the same for rare categories as for common ones.
Matrix<double> likelihood_columns(const Matrix<double>& posteriors, const Vector<double>& prior);

/// The channel of a linear program's solution: posteriors (one a row) with the probabilities of their
/// reports. The probabilities are solved again to the last digits, and reports rarer than 1e-9 merged. Fails
/// with solver_failed if they are too far off.
Result<Channel> mix(const Matrix<double>& posteriors, const Vector<double>& probabilities,
                    const Vector<double>& prior);

}  // namespace sluice

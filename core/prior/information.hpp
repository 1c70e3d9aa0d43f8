// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "prior/prior.hpp"

namespace sluice {

/// A bound on the rounding in a sum of a few hundred entropy terms; bounds are raised by it.
constexpr double kInformationRounding = 1e-12;

/// -t ln t, with 0 ln 0 = 0.
double entropy_term(double probability);

/// Entropy in nats of a distribution (A, eq. 12 read with the posterior inside the logarithm).
double entropy(const Eigen::Ref<const Vector<double>>& distribution);

/// I(A;B) in nats of a joint distribution given as a matrix that sums to 1; never negative.
double mutual_information(const Matrix<double>& joint);

/// P(row | column), columns x rows, from a joint distribution; a column of probability 0 gets the
/// distribution of the rows. For data and reports it turns reports into values.
Matrix<double> posterior_of_rows(const Matrix<double>& joint);

}  // namespace sluice

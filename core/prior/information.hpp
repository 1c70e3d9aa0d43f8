// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "prior/prior.hpp"

namespace sluice {

/// What rounding can amount to in a sum of a few hundred entropy terms; bounds are raised by it.
constexpr double kInformationRounding = 1e-12;

/// -t ln t, with 0 ln 0 = 0.
double entropy_term(double probability);

/// Entropy in nats of a distribution (A, eq. 12 read with the posterior inside the logarithm).
double entropy(const Eigen::Ref<const Vector<double>>& distribution);

/// I(A;B) in nats of a joint distribution given as a matrix that sums to 1; never negative.
double mutual_information(const Matrix<double>& joint);

/// P(row | column), columns x rows, from a joint distribution; a column of probability 0 gets the
/// distribution of the rows. Of data and reports it is what reports are turned into values with.
Matrix<double> posterior_of_rows(const Matrix<double>& joint);

}  // namespace sluice

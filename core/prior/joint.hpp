// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/scalar.hpp"

namespace sluice {

/// A joint table with its margins, on any scalar: probabilities as doubles for the search,
/// integers in the ratio of the weights for the proof.
template <class Scalar>
struct Joint {
  explicit Joint(Matrix<Scalar> table)
      : cells(std::move(table)), secret(cells.rows()), data(cells.cols()), total(0) {
    // Loops rather than Eigen's reductions: the same code has to serve integers of any size.
    secret.setConstant(Scalar(0));
    data.setConstant(Scalar(0));
    for (Index s = 0; s < cells.rows(); ++s) {
      for (Index x = 0; x < cells.cols(); ++x) {
        secret(s) += cells(s, x);
        data(x) += cells(s, x);
        total += cells(s, x);
      }
    }
  }

  Matrix<Scalar> cells;   ///< n_{s,x}, c x a
  Vector<Scalar> secret;  ///< n_s
  Vector<Scalar> data;    ///< n_x
  Scalar total;           ///< N
};

}  // namespace sluice

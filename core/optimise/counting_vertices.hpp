// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "optimise/counting_mixture.hpp"
#include "optimise/counting_space.hpp"

namespace sluice {

/// All vertices of a polytope of posteriors, looked at by prices. Precondition: the vertices and the space
/// outlive it.
class CountingVertices {
 public:
  /// A vertex is a row of `vertices`, whose v_x / p_x are right to the last digits and `off`.
  CountingVertices(const Eigen::Map<const Matrix<double>>& vertices, const CountingSpace& space, double off)
      : vertices_(vertices), space_(space), off_(off) {}

  struct Worth {
    double most = 0;          ///< the most that any is worth, whatever rounding did
    std::vector<Index> best;  ///< some that are worth more than nothing, the best first
  };
  [[nodiscard]] Worth at(const CountingPrices& prices) const;

 private:
  Eigen::Map<const Matrix<double>> vertices_;
  const CountingSpace& space_;
  double off_;
};

}  // namespace sluice

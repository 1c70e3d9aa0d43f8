// SPDX-License-Identifier: Apache-2.0
/// Local information privacy: no report moves the belief in any secret by more than a factor e^epsilon,
/// up or down:  e^-epsilon <= P(s|y) / P(s) <= e^epsilon  (A, Definition 2). Depends on the prior.
#pragma once

#include "guarantee/notion.hpp"

namespace sluice::lip {

inline Index row_count(Index secrets) { return 2 * secrets; }

/// 2c rows: P(y|s) <= L P(y), then P(y) <= L P(y|s), each multiplied by its denominators.
template <class Scalar>
Rows<Scalar> rows(const Joint<Scalar>& joint, const Bound<Scalar>& bound) {
  const Index secrets = joint.cells.rows();
  Rows<Scalar> rows(row_count(secrets), joint.cells.cols());
  for (Index s = 0; s < secrets; ++s) {
    for (Index x = 0; x < joint.cells.cols(); ++x) {
      const Scalar with_secret = joint.total * joint.cells(s, x);
      const Scalar overall = joint.secret(s) * joint.data(x);
      rows(2 * s, x) = bound.denominator * with_secret - bound.numerator * overall;
      rows(2 * s + 1, x) = bound.denominator * overall - bound.numerator * with_secret;
    }
  }
  return rows;
}

/// max |ln P(s|y) - ln P(s)| over reports that occur and all secrets.
Leakage leakage(const Prior& prior, const Channel& channel);

}  // namespace sluice::lip

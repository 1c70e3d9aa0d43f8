// SPDX-License-Identifier: Apache-2.0
/// Local differential privacy with respect to the secret: P(y|s) <= e^epsilon P(y|s') for all pairs of
/// secrets (A, Definition 1). Depends on the prior through P(x|s) only, not on how common a secret is.
#pragma once

#include "guarantee/notion.hpp"

namespace sluice::ldp {

inline Index row_count(Index secrets) { return secrets * (secrets - 1); }

/// c(c-1) rows, one for each ordered pair of secrets, each multiplied by its denominators.
template <class Scalar>
Rows<Scalar> rows(const Joint<Scalar>& joint, const Bound<Scalar>& bound) {
  const Index secrets = joint.cells.rows();
  Rows<Scalar> rows(row_count(secrets), joint.cells.cols());
  Index row = 0;
  for (Index s = 0; s < secrets; ++s) {
    for (Index versus = 0; versus < secrets; ++versus) {
      if (s == versus) continue;
      for (Index x = 0; x < joint.cells.cols(); ++x) {
        rows(row, x) = bound.denominator * joint.secret(versus) * joint.cells(s, x) -
                       bound.numerator * joint.secret(s) * joint.cells(versus, x);
      }
      ++row;
    }
  }
  return rows;
}

/// max ln P(y|s) / P(y|s') over reports that occur and pairs of secrets.
Leakage leakage(const Prior& prior, const Channel& channel);

}  // namespace sluice::ldp

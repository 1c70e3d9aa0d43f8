// SPDX-License-Identifier: Apache-2.0
#include "guarantee/ldp.hpp"

#include <cmath>

namespace sluice::ldp {

Leakage leakage(const Prior& prior, const Channel& channel) {
  const Matrix<double> given = report_given_secret(prior, channel);
  Leakage worst;
  for (Index y = 0; y < given.cols(); ++y) {
    Index likeliest = 0;
    Index unlikeliest = 0;
    const double highest = given.col(y).maxCoeff(&likeliest);
    const double lowest = given.col(y).minCoeff(&unlikeliest);
    if (highest <= 0) continue;
    const double level = std::log(highest / lowest);
    if (level > worst.level) worst = {level, y, likeliest, unlikeliest};
  }
  return worst;
}

}  // namespace sluice::ldp

// SPDX-License-Identifier: Apache-2.0
#include "guarantee/lip.hpp"

#include <cmath>

namespace sluice::lip {

Leakage leakage(const Prior& prior, const Channel& channel) {
  const Matrix<double> given = report_given_secret(prior, channel);
  const Vector<double> overall = channel.transpose() * prior.probabilities.data;
  Leakage worst;
  for (Index y = 0; y < given.cols(); ++y) {
    if (overall(y) <= 0) continue;
    for (Index s = 0; s < given.rows(); ++s) {
      const double level = std::abs(std::log(given(s, y) / overall(y)));
      if (level > worst.level) worst = {level, y, s, -1};
    }
  }
  return worst;
}

}  // namespace sluice::lip

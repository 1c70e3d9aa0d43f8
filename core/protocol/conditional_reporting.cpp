// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocol/conditional_reporting.hpp"

#include <cmath>

#include "protocol/calibration.hpp"

namespace sluice::conditional_reporting {

Channel channel(const Prior& prior, double alpha) {
  const Index c = prior.secrets();
  const Index a = prior.categories();
  const Matrix<double> given = data_given_secret(prior);
  const Channel identity = Channel::Identity(a, a);
  // Divided by e^alpha, which may be too large for a double.
  const double other = std::exp(-alpha);
  const double total = 1 + static_cast<double>(c - 1) * other;
  Channel channel(c * a, a);
  for (Index s = 0; s < c; ++s) {
    Vector<double> others = Vector<double>::Zero(a);
    for (Index t = 0; t < c; ++t) {
      if (t != s) others += given.row(t).transpose();
    }
    channel.middleRows(s * a, a) = (identity + other * Vector<double>::Ones(a) * others.transpose()) / total;
  }
  return channel;
}

Result<Proposal> propose(const Prior& prior, const Notion& notion, double epsilon,
                         const SearchOptions& /*options*/) {
  const Vector<double> all = data_given_secret(prior).colwise().sum();
  const double z = all.cwiseQuotient(excess(prior, notion, epsilon).category).minCoeff();
  const double alpha = std::log1p(z);
  return Proposal{channel(prior, alpha), {}, alpha};
}

}  // namespace sluice::conditional_reporting

// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocol/robust_conditional.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

#include "prior/information.hpp"

namespace sluice::robust_conditional {
namespace {

using robust::Response;
using robust::response;

Matrix<double> data_given_secret(const Matrix<double>& joint) {
  Matrix<double> given = joint;
  for (auto row : given.rowwise()) row /= row.sum();
  return given;
}

/// H(Y) - H(Y|S,U).
double information(const Vector<double>& secret, const Matrix<double>& given, double epsilon1,
                   const Vector<double>& z) {
  const Index c = given.rows();
  const Index m = given.cols();
  const Response kept = response(std::expm1(epsilon1), c);
  double sum = -entropy_term(kept.truth) - static_cast<double>(c - 1) * entropy_term(kept.other);
  for (Index s = 0; s < c; ++s) {
    const Response of_data = response(z(s), m);
    const double became = kept.other * (1 - secret(s));
    const double stayed = kept.truth * secret(s);
    double drawn = 0;  // the entropy of the reported data if the secret has changed
    for (Index u = 0; u < m; ++u) {
      const double likely = of_data.other + (of_data.truth - of_data.other) * given(s, u);
      drawn += entropy_term(likely);
      sum += entropy_term((stayed + became) * likely);
    }
    sum -= became * drawn;
    sum -= stayed * (entropy_term(of_data.truth) + static_cast<double>(m - 1) * entropy_term(of_data.other));
  }
  return sum;
}

Proposal conditional_proposal(const Prior& prior, double epsilon, const Noise& noise) {
  const Matrix<double>& joint = prior.probabilities.cells;
  const double level = robust::calibrated_level(epsilon);
  const Calibration best = calibrate(joint, level, noise);
  return {channel(joint, level - best.epsilon2, best.z)};
}

}  // namespace

Calibration calibrate(const Matrix<double>& joint, double epsilon, const Noise& noise) {
  const Vector<double> secret = joint.rowwise().sum();
  const Matrix<double> given = data_given_secret(joint);
  const auto kept = [&](double epsilon2) {
    return information(secret, given, epsilon - epsilon2, noise(epsilon - epsilon2, epsilon2));
  };
  const double epsilon2 = robust::best_split(epsilon, kept);
  return {epsilon2, noise(epsilon - epsilon2, epsilon2), kept(epsilon2)};
}

Noise by_radii(const Vector<double>& radii) {
  return [=](double /*epsilon1*/, double epsilon2) {
    Vector<double> z(radii.size());
    for (Index s = 0; s < z.size(); ++s) z(s) = robust::noise_within(radii(s), epsilon2);
    return z;
  };
}

Noise by_ranges(const Matrix<double>& joint, const robust::Ranges& ranges) {
  return [=, given = data_given_secret(joint)](double epsilon1, double epsilon2) {
    const double reverse = epsilon2 + 2 * epsilon1;
    Vector<double> z = Vector<double>::Constant(given.rows(), std::numeric_limits<double>::infinity());
    if (given.rows() == 1) return z;  // a single secret is compared with none
    const auto hold = [&](Index s, double level, double more, double less) {
      const double broken = more - std::exp(level) * less;
      if (broken > 0) z(s) = std::min(z(s), std::expm1(level) / broken);
    };
    for (Index s = 0; s < given.rows(); ++s) {
      for (Index y = 0; y < given.cols(); ++y) {
        hold(s, epsilon2, ranges.most(s, y), given(s, y));
        hold(s, reverse, given(s, y), ranges.least(s, y));
      }
    }
    return z;
  };
}

Channel channel(const Matrix<double>& joint, double epsilon1, const Vector<double>& z) {
  const Index c = joint.rows();
  const Index m = joint.cols();
  const Matrix<double> given = data_given_secret(joint);
  const Response kept = response(std::expm1(epsilon1), c);
  Channel channel(c * m, c * m);
  for (Index s = 0; s < c; ++s) {
    const Response of_data = response(z(s), m);
    for (Index y = 0; y < m; ++y) {
      const double drawn = of_data.other + (of_data.truth - of_data.other) * given(s, y);
      for (Index x = 0; x < c * m; ++x) {
        channel(x, s * m + y) =
            x / m == s ? kept.truth * (x % m == y ? of_data.truth : of_data.other) : kept.other * drawn;
      }
    }
  }
  return channel;
}

Result<Proposal> propose(const Prior& prior, const Notion& notion, double epsilon,
                         const SearchOptions& options) {
  if (prior.secrets() == 1) return propose_tight(prior, notion, epsilon, options);
  const auto radii = robust::radii(prior, notion.parameters);
  if (!radii) return radii.failure();
  const Noise stated = by_radii(*radii);
  const Noise proved = by_ranges(prior.weights.cells, robust::proved_ranges(notion.parameters));
  return conditional_proposal(prior, epsilon, [&](double epsilon1, double epsilon2) {
    return Vector<double>(stated(epsilon1, epsilon2).cwiseMin(proved(epsilon1, epsilon2)));
  });
}

Result<Proposal> propose_tight(const Prior& prior, const Notion& notion, double epsilon,
                               const SearchOptions& /*options*/) {
  const auto ranges = robust::proved_ranges(notion.parameters);
  return conditional_proposal(prior, epsilon, by_ranges(prior.weights.cells, ranges));
}

}  // namespace sluice::robust_conditional

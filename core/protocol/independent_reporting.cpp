// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocol/independent_reporting.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

#include "prior/information.hpp"

namespace sluice::independent_reporting {
namespace {

using robust::Response;
using robust::response;

double uncertainty(const Response& response, Index k) {
  return entropy_term(response.truth) + static_cast<double>(k - 1) * entropy_term(response.other);
}

/// H(Y) - H(Y|S,U). P(y) is a sum of four terms, since both responses are a constant plus a multiple of the
/// truth.
double information(const Matrix<double>& joint, const Vector<double>& secret, const Vector<double>& data,
                   const Response& of_secret, const Response& of_data) {
  const double more_secret = of_secret.truth - of_secret.other;
  const double more_data = of_data.truth - of_data.other;
  double sum = -uncertainty(of_secret, joint.rows()) - uncertainty(of_data, joint.cols());
  for (Index s = 0; s < joint.rows(); ++s) {
    const double whatever = of_data.other * (of_secret.other + more_secret * secret(s));
    for (Index u = 0; u < joint.cols(); ++u) {
      sum += entropy_term(whatever + more_data * (of_secret.other * data(u) + more_secret * joint(s, u)));
    }
  }
  return sum;
}

Proposal proposal(const Prior& prior, double epsilon, const Noise& noise) {
  const Matrix<double>& joint = prior.probabilities.cells;
  const double level = robust::calibrated_level(epsilon);
  const Calibration best = calibrate(joint, level, noise);
  return {channel(joint.rows(), joint.cols(), level - best.epsilon2, best.z)};
}

}  // namespace

Calibration calibrate(const Matrix<double>& joint, double epsilon, const Noise& noise) {
  const Vector<double> secret = joint.rowwise().sum();
  const Vector<double> data = joint.colwise().sum();
  const auto kept = [&](double epsilon2) {
    return information(joint, secret, data, response(std::expm1(epsilon - epsilon2), joint.rows()),
                       response(noise(epsilon2), joint.cols()));
  };
  const double epsilon2 = robust::best_split(epsilon, kept);
  return {epsilon2, noise(epsilon2), kept(epsilon2)};
}

Noise by_diameter(double diameter) {
  return [=](double epsilon2) { return robust::noise_within(diameter, epsilon2); };
}

Noise by_ranges(const robust::Ranges& ranges) {
  return [=](double epsilon2) {
    const double factor = std::exp(epsilon2);
    double z = std::numeric_limits<double>::infinity();
    for (Index y = 0; y < ranges.least.cols(); ++y) {
      for (Index s = 0; s < ranges.least.rows(); ++s) {
        for (Index other = 0; other < ranges.least.rows(); ++other) {
          const double broken = ranges.most(s, y) - factor * ranges.least(other, y);
          if (s != other && broken > 0) z = std::min(z, std::expm1(epsilon2) / broken);
        }
      }
    }
    return z;
  };
}

Channel channel(Index secrets, Index categories, double epsilon1, double z) {
  const Response of_secret = response(std::expm1(epsilon1), secrets);
  const Response of_data = response(z, categories);
  Channel channel(secrets * categories, secrets * categories);
  for (Index x = 0; x < channel.rows(); ++x) {
    for (Index y = 0; y < channel.cols(); ++y) {
      channel(x, y) = (x / categories == y / categories ? of_secret.truth : of_secret.other) *
                      (x % categories == y % categories ? of_data.truth : of_data.other);
    }
  }
  return channel;
}

Result<Proposal> propose(const Prior& prior, const Notion& notion, double epsilon,
                         const SearchOptions& options) {
  // A single secret is not compared with any other.
  if (prior.secrets() == 1) return propose_tight(prior, notion, epsilon, options);
  const auto radii = robust::radii(prior, notion.parameters);
  if (!radii) return radii.failure();
  const Noise stated = by_diameter(robust::diameter(prior.weights.cells, *radii));
  const Noise proved = by_ranges(robust::proved_ranges(notion.parameters));
  return proposal(prior, epsilon,
                  [&](double epsilon2) { return std::min(stated(epsilon2), proved(epsilon2)); });
}

Result<Proposal> propose_tight(const Prior& prior, const Notion& notion, double epsilon,
                               const SearchOptions& /*options*/) {
  return proposal(prior, epsilon, by_ranges(robust::proved_ranges(notion.parameters)));
}

}  // namespace sluice::independent_reporting

// SPDX-License-Identifier: Apache-2.0
#include "prior/inputs.hpp"

namespace sluice {
namespace {

bool sees_secret(const Prior& prior, const Channel& channel) { return channel.rows() != prior.categories(); }

}  // namespace

Prior with_secret(const Prior& prior) {
  const Index c = prior.secrets();
  const Index a = prior.categories();
  Matrix<double> cells = Matrix<double>::Zero(c, c * a);
  Prior pairs{
      prior.secret,         {prior.data.name, {}}, {}, {}, prior.kept_secret, {}, Matrix<Index>(c * a, 2),
      Joint<double>(cells), Joint<double>(cells)};
  for (Index s = 0; s < c; ++s) {
    cells.block(s, s * a, 1, a) = prior.weights.cells.row(s);
    for (Index x = 0; x < a; ++x) {
      const Index pair = s * a + x;
      pairs.data.categories.push_back(prior.secret.categories[static_cast<std::size_t>(s)] + ", " +
                                      prior.data.categories[static_cast<std::size_t>(x)]);
      pairs.kept_data.push_back(pair);
      pairs.attributes.row(pair) << s, x;
    }
  }
  pairs.weights = Joint<double>(cells);
  pairs.probabilities = Joint<double>(Matrix<double>(cells / pairs.weights.total));
  pairs.pairs_each = a;
  return pairs;
}

Matrix<double> pair_and_report(const Prior& prior, const Channel& channel) {
  const Index a = prior.categories();
  Matrix<double> joint(prior.secrets() * a, channel.cols());
  for (Index s = 0; s < prior.secrets(); ++s) {
    const Vector<double> cells = prior.probabilities.cells.row(s).transpose();
    const Index first = sees_secret(prior, channel) ? s * a : 0;
    joint.middleRows(s * a, a) = cells.asDiagonal() * channel.middleRows(first, a);
  }
  return joint;
}

Matrix<double> data_and_report(const Prior& prior, const Channel& channel) {
  if (!sees_secret(prior, channel)) return prior.probabilities.data.asDiagonal() * channel;
  const Index a = prior.categories();
  const Matrix<double> pairs = pair_and_report(prior, channel);
  Matrix<double> joint = Matrix<double>::Zero(a, channel.cols());
  for (Index s = 0; s < prior.secrets(); ++s) joint += pairs.middleRows(s * a, a);
  return joint;
}

Matrix<double> secret_and_report(const Prior& prior, const Channel& channel) {
  if (!sees_secret(prior, channel)) return prior.probabilities.cells * channel;
  const Index a = prior.categories();
  const Matrix<double> pairs = pair_and_report(prior, channel);
  Matrix<double> joint(prior.secrets(), channel.cols());
  for (Index s = 0; s < prior.secrets(); ++s) joint.row(s) = pairs.middleRows(s * a, a).colwise().sum();
  return joint;
}

}  // namespace sluice

// SPDX-License-Identifier: GPL-3.0-or-later
// Designs for counting by other means than the engine's, for tables of few categories.
#pragma once

#include <Eigen/LU>
#include <algorithm>
#include <cmath>
#include <limits>
#include <string>
#include <vector>

#include "base/scalar.hpp"

namespace sluice::test {

/// All vertices of { v in the simplex : rows v <= 0 }, a column each, by trying all sets of tight conditions.
inline Matrix<double> all_vertices(const Matrix<double>& rows) {
  const Index a = rows.cols();
  Matrix<double> conditions(rows.rows() + a, a);
  conditions << rows, -Matrix<double>::Identity(a, a);
  std::vector<Vector<double>> found;
  std::vector<Index> tight(static_cast<std::size_t>(a - 1));
  const auto visit = [&](const auto& self, std::size_t depth, Index from) -> void {
    if (depth < tight.size()) {
      for (Index i = from; i < conditions.rows(); ++i) {
        tight[depth] = i;
        self(self, depth + 1, i + 1);
      }
      return;
    }
    Matrix<double> system(a, a);
    system.topRows(a - 1) = conditions(tight, Eigen::all);
    system.row(a - 1).setOnes();
    Eigen::FullPivLU<Matrix<double>> factored(system);
    factored.setThreshold(1e-10);
    if (factored.rank() < a) return;
    const Vector<double> v = factored.solve(Vector<double>::Unit(a, a - 1));
    if ((conditions * v).maxCoeff() > 1e-10) return;
    if (std::ranges::any_of(found, [&](const auto& w) { return (v - w).cwiseAbs().maxCoeff() < 1e-9; }))
      return;
    found.push_back(v);
  };
  visit(visit, 0, 0);
  Matrix<double> all(a, static_cast<Index>(found.size()));
  for (std::size_t i = 0; i < found.size(); ++i) all.col(static_cast<Index>(i)) = found[i];
  return all;
}

/// The conditions of lip, ldp and data-ldp on posteriors as their definitions say.
inline Matrix<double> rows_of(const std::string& notion, const Matrix<double>& weights, double epsilon) {
  const Matrix<double> joint = weights / weights.sum();
  const Vector<double> p = joint.colwise().sum().transpose();
  Matrix<double> sides = joint * p.cwiseInverse().asDiagonal();
  for (auto side : sides.rowwise()) side /= side.dot(p);
  if (notion == "data-ldp") sides = p.cwiseInverse().asDiagonal();
  std::vector<Vector<double>> rows;
  const double most = std::exp(epsilon);
  for (const auto& side : sides.rowwise()) {
    if (notion == "lip") {
      rows.emplace_back(side.transpose().array() - most);
      rows.emplace_back(1 - most * side.transpose().array());
      continue;
    }
    for (const auto& other : sides.rowwise()) rows.emplace_back((side - most * other).transpose());
  }
  Matrix<double> all(static_cast<Index>(rows.size()), p.size());
  for (std::size_t i = 0; i < rows.size(); ++i) all.row(static_cast<Index>(i)) = rows[i].transpose();
  return all;
}

/// The least tr(K' D M^-1 D K) - |K'p|^2 over weights w of given posteriors with their mean at p, from above.
/// It multiplies w by a power of each one's worth, and by exp(mu . v) until the mean is right (a projection
/// in relative entropy).
inline double by_multiplication(const Matrix<double>& v, const Vector<double>& p,
                                const Matrix<double>& contrasts) {
  const Matrix<double> root = p.asDiagonal() * contrasts;
  const Index n = v.cols();
  Vector<double> w = Vector<double>::Constant(n, 1 / static_cast<double>(n));
  const auto to_mean = [&] {
    for (int step = 0; step < 60; ++step) {
      const Vector<double> off = p - v * w;
      if (off.cwiseAbs().maxCoeff() < 1e-14) break;
      const Vector<double> mu =
          Eigen::FullPivLU<Matrix<double>>(v * w.asDiagonal() * v.transpose()).solve(off);
      const Vector<double> power = v.transpose() * mu;
      w = w.cwiseProduct((power / std::max(1.0, power.cwiseAbs().maxCoeff())).array().exp().matrix());
    }
  };
  to_mean();
  double best = std::numeric_limits<double>::infinity();
  for (int step = 0; step < 4000; ++step) {
    const Matrix<double> factor =
        Eigen::FullPivLU<Matrix<double>>(v * w.asDiagonal() * v.transpose()).solve(root);
    const double value = factor.cwiseProduct(root).sum();
    if ((p - v * w).cwiseAbs().maxCoeff() < 1e-12) best = std::min(best, value);
    const Vector<double> gains = (factor.transpose() * v).colwise().squaredNorm().transpose() / value;
    w = w.cwiseProduct(gains.cwiseSqrt());
    to_mean();
  }
  return best - (contrasts.transpose() * p).squaredNorm();
}

}  // namespace sluice::test

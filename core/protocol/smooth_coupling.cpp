// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocol/smooth_coupling.hpp"

#include "optimise/linear_program.hpp"
#include "optimise/search_texts.hpp"
#include "protocol/coupling.hpp"
#include "protocol/secret_rows.hpp"

namespace sluice::smooth_coupling {
namespace {

// A program with more conditions takes minutes.
constexpr double kMostConditions = 20000;

}  // namespace

Result<Matrix<double>> nearest_reports(const Prior& prior, const Notion& notion, double epsilon) {
  const Index c = prior.secrets();
  const Index a = prior.categories();
  const Matrix<double> given = data_given_secret(prior);
  const Matrix<double> rows = secret_rows(prior, notion, epsilon);
  const Index m = rows.rows();
  if (static_cast<double>(m * a) > kMostConditions) return fail(texts::kSearch.coupling_too_large);
  // Each answer has its own unit, so that a solver tolerates no more of a rare one than of a common one.
  const Vector<double> units = given.colwise().maxCoeff().transpose();
  // The variables are, s by s, R_s(y), then the lost mass (P(y|s) - R_s(y))_+.
  const Index lost = c * a;
  const Index height = c + c * a + m * a;
  SparseProgram program{{}, Vector<double>::Zero(height), Vector<double>::Zero(2 * lost), height - c};
  for (Index s = 0; s < c; ++s) {
    program.right_hand_side(s) = 1;
    for (Index y = 0; y < a; ++y) {
      const Index at = s * a + y;
      program.constraints.push_back({s, at, units(y)});
      program.constraints.push_back({c + at, at, -1});
      program.constraints.push_back({c + at, lost + at, -1});
      program.right_hand_side(c + at) = -given(s, y) / units(y);
      program.cost(lost + at) = prior.probabilities.secret(s) * units(y);
      for (Index i = 0; i < m; ++i) {
        if (rows(i, s) != 0) program.constraints.push_back({c + lost + y * m + i, at, rows(i, s)});
      }
    }
  }
  const auto solution = solve(program);
  if (!solution) return solution.failure();
  Matrix<double> reports = Eigen::Map<const Matrix<double>>(solution->x.data(), c, a) * units.asDiagonal();
  reports = reports.cwiseMax(0);
  for (auto row : reports.rowwise()) row /= row.sum();
  return reports;
}

Result<Proposal> propose(const Prior& prior, const Notion& notion, double epsilon,
                         const SearchOptions& options) {
  const auto reports = nearest_reports(prior, notion, epsilon);
  if (!reports) return reports.failure();
  Channel channel = coupling::channel(prior, *reports, coupling::most_informative(prior, *reports, options));
  mend(prior, secret_rows(prior, notion, epsilon), channel);
  return Proposal{std::move(channel)};
}

}  // namespace sluice::smooth_coupling

// SPDX-License-Identifier: GPL-3.0-or-later
#include "optimise/envelope.hpp"

#include <algorithm>

#include "optimise/linear_program.hpp"
#include "optimise/mixture.hpp"
#include "prior/information.hpp"

namespace sluice {

Result<Envelope> envelope(const Prior& prior, const Matrix<double>& posteriors) {
  const Vector<double>& p = prior.probabilities.data;
  const Matrix<double> columns = likelihood_columns(posteriors, p);
  const Vector<double> mass = columns * p;
  Vector<double> cost(posteriors.rows());
  for (Index i = 0; i < posteriors.rows(); ++i) cost(i) = mass(i) * entropy(posteriors.row(i).transpose());

  const auto solution = solve({columns.transpose(), Vector<double>::Ones(p.size()), cost});
  if (!solution) return solution.failure();
  auto channel = mix(posteriors, solution->x.cwiseProduct(mass), p);
  if (!channel) return channel.failure();

  // Any prices give a bound once they are lowered until no column has a negative reduced cost; the solver's
  // need not be feasible. Lowering all by d lowers every column's value by at least d, its largest entry
  // being 1, and the bound by a d; lowering each by d p_x lowers a column's by d times its mass, and the
  // bound by d.
  const Vector<double>& prices = solution->duals;
  const Vector<double> reduced = cost - columns * prices;
  const auto a = static_cast<double>(p.size());
  const double each = std::max(0.0, -reduced.minCoeff());
  const double by_mass = std::max(0.0, -reduced.cwiseQuotient(mass).minCoeff());
  const double lowered = std::min(a * each, by_mass);
  const double whole = entropy(p);
  const double bound = std::min(whole, whole - prices.sum() + lowered);
  const Vector<double> proving = (prices.array() - (lowered < by_mass ? each : 0.0)) / p.array();
  return Envelope{std::move(*channel), bound + kInformationRounding, proving};
}

}  // namespace sluice

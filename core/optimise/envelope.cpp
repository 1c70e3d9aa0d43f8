// SPDX-License-Identifier: GPL-3.0-or-later
#include "optimise/envelope.hpp"

#include <algorithm>

#include "optimise/linear_program.hpp"
#include "optimise/mixture.hpp"
#include "prior/information.hpp"

namespace sluice {

Result<CheapestMixture> cheapest_mixture(const Vector<double>& prior, const Matrix<double>& posteriors,
                                         const Vector<double>& costs) {
  const Matrix<double> columns = likelihood_columns(posteriors, prior);
  const Vector<double> mass = columns * prior;
  const Vector<double> cost = mass.cwiseProduct(costs);
  const auto solution = solve({columns.transpose(), Vector<double>::Ones(prior.size()), cost});
  if (!solution) return solution.failure();
  auto channel = mix(posteriors, solution->x.cwiseProduct(mass), prior);
  if (!channel) return channel.failure();

  // Any prices give a bound once they are lowered until no column has a negative reduced cost; the solver's
  // need not be feasible. Lowering all by d lowers every column's value by at least d, since its largest
  // entry is 1, and the bound by a d. Lowering each by d p_x lowers a column's value by d times its mass, and
  // the bound by d.
  const Vector<double>& prices = solution->duals;
  const Vector<double> reduced = cost - columns * prices;
  const auto a = static_cast<double>(prior.size());
  const double each = std::max(0.0, -reduced.minCoeff());
  const double by_mass = std::max(0.0, -reduced.cwiseQuotient(mass).minCoeff());
  const double lowered = std::min(a * each, by_mass);
  const Vector<double> proving = (prices.array() - (lowered < by_mass ? each : 0.0)) / prior.array();
  return CheapestMixture{std::move(*channel), prices.sum() - lowered, proving};
}

Result<Envelope> envelope(const Prior& prior, const Matrix<double>& posteriors) {
  const Vector<double>& p = prior.probabilities.data;
  Vector<double> uncertain(posteriors.rows());
  for (Index i = 0; i < posteriors.rows(); ++i) uncertain(i) = entropy(posteriors.row(i).transpose());
  auto found = cheapest_mixture(p, posteriors, uncertain);
  if (!found) return found.failure();
  const double whole = entropy(p);
  const double bound = std::min(whole, whole - found->least);
  return Envelope{std::move(found->channel), bound + kInformationRounding, std::move(found->prices)};
}

}  // namespace sluice

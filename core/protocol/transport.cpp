// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocol/transport.hpp"

#include <algorithm>
#include <bit>
#include <numeric>
#include <set>

#include "optimise/linear_program.hpp"

namespace sluice {
namespace {

// The rounding that is left when everything has been taken, as a share of the total.
constexpr double kNothing = 1e-15;

/// The entries that are more than rounding.
std::vector<Index> above(const Vector<double>& amounts, double nothing) {
  std::vector<Index> found;
  for (Index i = 0; i < amounts.size(); ++i) {
    if (amounts(i) > nothing) found.push_back(i);
  }
  return found;
}

/// Builds plans, one pair after the other.
class Settling {
 public:
  Settling(const Transport& transport, std::size_t most)
      : left_(transport),
        nothing_(kNothing * transport.supply.sum()),
        from_(above(transport.supply, nothing_)),
        to_(above(transport.demand, nothing_)),
        plan_(Matrix<double>::Zero(left_.supply.size(), left_.demand.size())),
        most_(most) {}

  /// False if there is too much to do.
  bool go() {
    if (!seen_.insert(key()).second) return true;
    if (seen_.size() > most_) return false;
    const std::vector<Index> from = above(left_.supply, nothing_);
    const std::vector<Index> to = above(left_.demand, nothing_);
    if (from.empty() || to.empty()) {
      plans_.push_back(plan_);
      return true;
    }
    for (const Index i : from) {
      for (const Index j : to) {
        const double supply = left_.supply(i);
        const double demand = left_.demand(j);
        const double amount = std::min(supply, demand);
        left_.supply(i) -= amount;
        left_.demand(j) -= amount;
        plan_(i, j) = amount;
        const bool done = go();
        plan_(i, j) = 0;
        left_.supply(i) = supply;
        left_.demand(j) = demand;
        if (!done) return false;
      }
    }
    return true;
  }

  [[nodiscard]] std::vector<Matrix<double>>& plans() { return plans_; }

 private:
  /// The plan so far, each amount without the bits that depend on the order of subtractions. All further
  /// steps depend on nothing else.
  [[nodiscard]] std::vector<std::uint64_t> key() const {
    constexpr std::uint64_t kRounding = 0xFFF;
    std::vector<std::uint64_t> key;
    for (const Index i : from_) {
      for (const Index j : to_) {
        key.push_back((std::bit_cast<std::uint64_t>(plan_(i, j)) + kRounding / 2) & ~kRounding);
      }
    }
    return key;
  }

  Transport left_;
  double nothing_;
  std::vector<Index> from_;
  std::vector<Index> to_;
  Matrix<double> plan_;
  std::size_t most_;
  std::set<std::vector<std::uint64_t>> seen_;
  std::vector<Matrix<double>> plans_;
};

/// Repairs a plan: nothing below 0, no place with too much, missing mass added in proportion.
Matrix<double> mended(Matrix<double> plan, const Transport& transport) {
  plan = plan.cwiseMax(0);
  for (Index i = 0; i < plan.rows(); ++i) {
    const double sum = plan.row(i).sum();
    if (sum > transport.supply(i)) plan.row(i) *= transport.supply(i) / sum;
  }
  for (Index j = 0; j < plan.cols(); ++j) {
    const double sum = plan.col(j).sum();
    if (sum > transport.demand(j)) plan.col(j) *= transport.demand(j) / sum;
  }
  const Vector<double> supply = (transport.supply - plan.rowwise().sum()).cwiseMax(0);
  const Vector<double> demand = (transport.demand - plan.colwise().sum().transpose()).cwiseMax(0);
  return plan + proportional_plan({supply, demand});
}

}  // namespace

Matrix<double> proportional_plan(const Transport& transport) {
  const double sum = std::max(transport.supply.sum(), transport.demand.sum());
  if (sum <= 0) return Matrix<double>::Zero(transport.supply.size(), transport.demand.size());
  return transport.supply * transport.demand.transpose() / sum;
}

std::optional<std::vector<Matrix<double>>> transport_vertices(const Transport& transport, std::size_t most) {
  // From one place to many there is one plan, in any order.
  const double nothing = kNothing * transport.supply.sum();
  if (above(transport.supply, nothing).size() <= 1 || above(transport.demand, nothing).size() <= 1) {
    return std::vector{proportional_plan(transport)};
  }
  Settling settling(transport, most);
  if (!settling.go()) return std::nullopt;
  return std::move(settling.plans());
}

Matrix<double> greedy_plan(const Transport& transport, const Matrix<double>& cost) {
  Transport left = transport;
  const double nothing = kNothing * transport.supply.sum();
  Matrix<double> plan = Matrix<double>::Zero(cost.rows(), cost.cols());
  std::vector<Index> order(static_cast<std::size_t>(cost.size()));
  std::iota(order.begin(), order.end(), Index{0});
  std::ranges::stable_sort(order, {}, [&](Index at) { return cost.data()[at]; });
  for (const Index at : order) {
    const Index i = at / cost.cols();
    const Index j = at % cost.cols();
    const double amount = std::min(left.supply(i), left.demand(j));
    if (amount <= nothing) continue;
    plan(i, j) = amount;
    left.supply(i) -= amount;
    left.demand(j) -= amount;
  }
  return plan;
}

Matrix<double> plan_constraints(Index supplies, Index demands) {
  Matrix<double> constraints = Matrix<double>::Zero(supplies + demands, supplies * demands);
  for (Index i = 0; i < supplies; ++i) {
    for (Index j = 0; j < demands; ++j) {
      constraints(i, i * demands + j) = 1;
      constraints(supplies + j, i * demands + j) = 1;
    }
  }
  return constraints;
}

Result<Matrix<double>> cheapest_plan(const Transport& transport, const Matrix<double>& cost) {
  const std::vector<Index> from = above(transport.supply, 0);
  const std::vector<Index> to = above(transport.demand, 0);
  Matrix<double> plan = Matrix<double>::Zero(cost.rows(), cost.cols());
  if (from.empty() || to.empty()) return plan;
  const auto height = static_cast<Index>(from.size());
  const auto width = static_cast<Index>(to.size());
  // Totals that differ by rounding have no plan; the solver tolerates it relative to a total of 1.
  const double supplied = transport.supply.sum();
  const double wanted = transport.demand.sum();
  LinearProgram program{plan_constraints(height, width), Vector<double>(height + width),
                        Vector<double>(height * width)};
  for (Index i = 0; i < height; ++i) {
    const Index here = from[static_cast<std::size_t>(i)];
    program.right_hand_side(i) = transport.supply(here) / supplied;
    for (Index j = 0; j < width; ++j) {
      const Index there = to[static_cast<std::size_t>(j)];
      program.right_hand_side(height + j) = transport.demand(there) / wanted;
      program.cost(i * width + j) = cost(here, there);
    }
  }
  const double largest = program.cost.maxCoeff();
  if (largest > 0) program.cost /= largest;
  const auto solution = solve(program);
  if (!solution) return solution.failure();
  for (Index k = 0; k < height * width; ++k) {
    plan(from[static_cast<std::size_t>(k / width)], to[static_cast<std::size_t>(k % width)]) =
        supplied * solution->x(k);
  }
  return mended(std::move(plan), transport);
}

}  // namespace sluice

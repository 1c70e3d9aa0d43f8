// SPDX-License-Identifier: GPL-3.0-or-later
#include "optimise/box_program.hpp"

#include <Eigen/LU>
#include <numeric>

namespace sluice {

BoxProgram::BoxProgram(std::shared_ptr<const RangedRows> conditions, const Vector<double>& lower,
                       const Vector<double>& upper)
    : conditions_(std::move(conditions)), sparse_(std::make_shared<const SparseRows>(conditions_->rows)) {
  const Index n = entries();
  lower_.resize(n + rows());
  upper_.resize(n + rows());
  lower_ << lower, conditions_->least;
  upper_ << upper, conditions_->most;
  value_ = Vector<double>::Zero(n + rows());
  nonbasic_.resize(static_cast<std::size_t>(n));
  std::iota(nonbasic_.begin(), nonbasic_.end(), Index{0});
  at_upper_.assign(static_cast<std::size_t>(n), 0);
  reduced_ = Vector<double>::Zero(n);
  reduced_cost_ = Vector<double>::Zero(n);
  moved_ = Vector<double>::Zero(n);
}

void BoxProgram::extend(std::shared_ptr<const RangedRows> conditions) {
  conditions_ = std::move(conditions);
  sparse_ = std::make_shared<const SparseRows>(conditions_->rows);
  const Index size = entries() + rows();
  lower_.conservativeResize(size);
  upper_.conservativeResize(size);
  value_.conservativeResize(size);
  lower_.tail(rows()) = conditions_->least;
  upper_.tail(rows()) = conditions_->most;
}

void BoxProgram::restore(const State& state) {
  const Index known = state.lower.size();
  lower_.head(known) = state.lower;
  upper_.head(known) = state.upper;
  lower_.tail(lower_.size() - known) = conditions_->least.tail(lower_.size() - known);
  upper_.tail(upper_.size() - known) = conditions_->most.tail(upper_.size() - known);
  nonbasic_ = state.nonbasic;
  factorise();
}

Vector<double> BoxProgram::row_prices() const {
  Vector<double> prices = Vector<double>::Zero(rows());
  for_each_row_price([&](Index row, double price) { prices(row) = price; });
  return prices;
}

Vector<double> BoxProgram::point() const { return value_.head(entries()); }

Vector<double> BoxProgram::vertex(const Vector<double>& least, const Vector<double>& most) const {
  const Index n = entries();
  std::vector<Index> tight;
  std::vector<double> bounds;
  std::vector<Index> loose;
  for (Index j = 0; j < n; ++j) {
    const Index variable = nonbasic(j);
    if (variable < n) continue;
    tight.push_back(variable - n);
    bounds.push_back(at_upper_[static_cast<std::size_t>(j)] ? most(variable - n) : least(variable - n));
  }
  for (const Index variable : basic_) {
    if (variable < n) loose.push_back(variable);
  }
  Vector<double> v = point();
  if (tight.empty()) return v;
  const Matrix<double> chosen = conditions_->rows(tight, Eigen::all);
  const Matrix<double> square = chosen(Eigen::all, loose);
  const Eigen::FullPivLU<Matrix<double>> factors(square);
  const Eigen::Map<const Vector<double>> target(bounds.data(), static_cast<Index>(bounds.size()));
  for (int refinement = 0; refinement < 2; ++refinement) {
    const Vector<double> residual = target - chosen * v;
    v(loose) += factors.solve(residual);
  }
  return v;
}

}  // namespace sluice

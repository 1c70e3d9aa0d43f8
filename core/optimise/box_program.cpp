// SPDX-License-Identifier: GPL-3.0-or-later
#include "optimise/box_program.hpp"

#include <Eigen/LU>
#include <algorithm>
#include <cmath>
#include <limits>

#include "optimise/scatter.hpp"

namespace sluice {
namespace {

// How far a basic variable may be outside its range.
constexpr double kFeasible = 1e-11;
// Ratios as near to each other as this are the same.
constexpr double kTie = 1e-12;
// Entries of the tableau below this are taken for rounding.
constexpr double kLeastPivot = 1e-9;
// How far prices from the tableau and prices from the rows may be apart.
constexpr double kAgreement = 1e-9;
// Prices that tie let the method go round in circles; moved apart by up to twice this much they do not tie.
constexpr double kApart = 1e-11;
// Rounding adds up; after so many pivots the tableau is made anew.
constexpr int kMostPivots = 60;

/// What rounding may have done to a sum of `terms` products whose sizes add up to `size`.
double rounding(double size, Index terms) { return size * static_cast<double>(terms + 4) * 0x1p-52; }

}  // namespace

BoxProgram::BoxProgram(std::shared_ptr<const RangedRows> conditions, const Vector<double>& lower,
                       const Vector<double>& upper)
    : conditions_(std::move(conditions)) {
  const Index n = entries();
  const Index m = conditions_->rows.rows();
  lower_.resize(n + m);
  upper_.resize(n + m);
  lower_ << lower, conditions_->least;
  upper_ << upper, conditions_->most;
  basic_.resize(static_cast<std::size_t>(m));
  nonbasic_.resize(static_cast<std::size_t>(n));
  at_upper_.assign(static_cast<std::size_t>(n), 0);
  for (Index i = 0; i < m; ++i) basic_[static_cast<std::size_t>(i)] = n + i;
  for (Index j = 0; j < n; ++j) nonbasic_[static_cast<std::size_t>(j)] = j;
  reduced_ = Vector<double>::Zero(n);
  reduced_cost_ = Vector<double>::Zero(n);
  basic_value_ = Vector<double>::Zero(m);
  tableau_ = conditions_->rows;
}

void BoxProgram::extend(std::shared_ptr<const RangedRows> conditions) {
  const Index n = entries();
  const Index before = tableau_.rows();
  const Index after = conditions->rows.rows();
  conditions_ = std::move(conditions);
  lower_.conservativeResize(n + after);
  upper_.conservativeResize(n + after);
  lower_.tail(after) = conditions_->least;
  upper_.tail(after) = conditions_->most;
  tableau_.conservativeResize(after, Eigen::NoChange);
  basic_value_.conservativeResize(after);
  for (Index row = before; row < after; ++row) {
    const auto condition = conditions_->rows.row(row);
    for (Index j = 0; j < n; ++j) {
      const Index variable = nonbasic_[static_cast<std::size_t>(j)];
      tableau_(row, j) = variable < n ? condition(variable) : 0;
    }
    for (Index i = 0; i < before; ++i) {
      const Index variable = basic_[static_cast<std::size_t>(i)];
      if (variable < n) tableau_.row(row) += condition(variable) * tableau_.row(i);
    }
    basic_.push_back(n + row);
  }
}

void BoxProgram::restore(const State& state) {
  lower_ = state.lower;
  upper_ = state.upper;
  basic_ = state.basic;
  std::vector<char> basic(static_cast<std::size_t>(lower_.size()), 0);
  for (const Index variable : basic_) basic[static_cast<std::size_t>(variable)] = 1;
  std::size_t column = 0;
  for (Index variable = 0; variable < lower_.size(); ++variable) {
    if (!basic[static_cast<std::size_t>(variable)]) nonbasic_[column++] = variable;
  }
  factorise();
}

double BoxProgram::value(Index column) const {
  const Index variable = nonbasic_[static_cast<std::size_t>(column)];
  return at_upper_[static_cast<std::size_t>(column)] ? upper_(variable) : lower_(variable);
}

void BoxProgram::factorise() {
  // Gauss-Jordan from the rows themselves, the largest pivot of the entries that are to be basic each time.
  const Index n = entries();
  const Index m = conditions_->rows.rows();
  std::vector<char> wanted(static_cast<std::size_t>(n + m), 0);
  std::vector<char> was_upper(static_cast<std::size_t>(n + m), 0);
  for (const Index variable : basic_) wanted[static_cast<std::size_t>(variable)] = 1;
  for (Index j = 0; j < n; ++j) {
    was_upper[static_cast<std::size_t>(nonbasic_[static_cast<std::size_t>(j)])] =
        at_upper_[static_cast<std::size_t>(j)];
  }
  tableau_ = conditions_->rows;
  for (Index i = 0; i < m; ++i) basic_[static_cast<std::size_t>(i)] = n + i;
  for (Index j = 0; j < n; ++j) nonbasic_[static_cast<std::size_t>(j)] = j;
  for (;;) {
    Index row = -1;
    Index column = -1;
    double largest = kLeastPivot;
    for (Index i = 0; i < m; ++i) {
      if (wanted[static_cast<std::size_t>(basic_[static_cast<std::size_t>(i)])]) continue;
      for (Index j = 0; j < n; ++j) {
        if (!wanted[static_cast<std::size_t>(nonbasic_[static_cast<std::size_t>(j)])]) continue;
        if (std::abs(tableau_(i, j)) > largest) {
          largest = std::abs(tableau_(i, j));
          row = i;
          column = j;
        }
      }
    }
    if (row < 0) break;
    pivot(row, column, 0);
  }
  for (Index j = 0; j < n; ++j) {
    at_upper_[static_cast<std::size_t>(j)] =
        was_upper[static_cast<std::size_t>(nonbasic_[static_cast<std::size_t>(j)])];
  }
  pivots_ = 0;
}

void BoxProgram::price(const Vector<double>& cost) {
  const Index n = entries();
  for (Index j = 0; j < n; ++j) {
    const Index variable = nonbasic_[static_cast<std::size_t>(j)];
    reduced_(j) = variable < n ? cost(variable) : 0;
  }
  for (Index i = 0; i < tableau_.rows(); ++i) {
    const Index variable = basic_[static_cast<std::size_t>(i)];
    if (variable < n && cost(variable) != 0) reduced_ += cost(variable) * tableau_.row(i).transpose();
  }
}

void BoxProgram::place() {
  const Index n = entries();
  Vector<double> values(n);
  for (Index j = 0; j < n; ++j) {
    at_upper_[static_cast<std::size_t>(j)] = static_cast<char>(reduced_(j) < 0);
    values(j) = value(j);
  }
  basic_value_.noalias() = tableau_ * values;
}

void BoxProgram::part_ties() {
  const auto so_far = static_cast<std::uint64_t>(pivots_ * entries());
  for (Index j = 0; j < entries(); ++j) {
    const double apart = kApart * (1 + scatter(so_far + static_cast<std::uint64_t>(j)));
    reduced_(j) += at_upper_[static_cast<std::size_t>(j)] ? -apart : apart;
  }
}

/// The basic variable of a row leaves for the bound `target`, the nonbasic one of a column takes its place.
void BoxProgram::pivot(Index row, Index column, double target) {
  const double inverse = 1 / tableau_(row, column);
  const double step = (target - basic_value_(row)) * inverse;
  const double entering = value(column) + step;
  Vector<double> multipliers = tableau_.col(column);
  auto pivot_row = tableau_.row(row);
  pivot_row *= -inverse;
  pivot_row(column) = inverse;
  const double price = reduced_(column);
  if (price != 0) {
    reduced_(column) = 0;
    reduced_ += price * pivot_row.transpose();
  }
  for (Index i = 0; i < tableau_.rows(); ++i) {
    if (i == row || multipliers(i) == 0) continue;
    tableau_(i, column) = 0;
    tableau_.row(i) += multipliers(i) * pivot_row;
    basic_value_(i) += multipliers(i) * step;
  }
  basic_value_(row) = entering;
  std::swap(basic_[static_cast<std::size_t>(row)], nonbasic_[static_cast<std::size_t>(column)]);
  ++pivots_;
}

std::vector<BoxProgram::Edge> BoxProgram::edges() const {
  const auto n = static_cast<std::size_t>(entries());
  std::vector<Edge> edges(n);
  for (std::size_t j = 0; j < n; ++j) {
    const Index variable = nonbasic_[j];
    edges[j] = {std::max(0.0, upper_(variable) - lower_(variable)), -1};
  }
  for (Index i = 0; i < tableau_.rows(); ++i) {
    const Index other = basic_[static_cast<std::size_t>(i)];
    const double above = std::max(0.0, upper_(other) - basic_value_(i));
    const double below = std::max(0.0, basic_value_(i) - lower_(other));
    for (std::size_t j = 0; j < n; ++j) {
      const double coefficient = tableau_(i, static_cast<Index>(j));
      const double rate = at_upper_[j] ? -coefficient : coefficient;
      if (std::abs(rate) < kLeastPivot) continue;
      const double room = rate > 0 ? above : below;
      if (room < edges[j].length * std::abs(rate)) edges[j] = {room / std::abs(rate), i};
    }
  }
  return edges;
}

void BoxProgram::move(Index column, const Edge& edge) {
  const auto slot = static_cast<std::size_t>(column);
  const double step = at_upper_[slot] ? -edge.length : edge.length;
  if (edge.row < 0) {
    basic_value_ += step * tableau_.col(column);
    at_upper_[slot] ^= 1;
    return;
  }
  const Index leaving = basic_[static_cast<std::size_t>(edge.row)];
  const bool to_upper = step * tableau_(edge.row, column) > 0;
  pivot(edge.row, column, to_upper ? upper_(leaving) : lower_(leaving));
  at_upper_[slot] = static_cast<char>(to_upper);
}

/// Any combination of the identities rows * v - r = 0 has to be possible within the box.
bool BoxProgram::proves_infeasible(Index row) const {
  const Index n = entries();
  const auto& rows = conditions_->rows;
  double least = 0;
  double most = 0;
  double size = 0;
  const auto add = [&](double factor, Index variable) {
    const double a = factor * lower_(variable);
    const double b = factor * upper_(variable);
    least += std::min(a, b);
    most += std::max(a, b);
    size += std::max(std::abs(a), std::abs(b));
  };
  Vector<double> of_entries = Vector<double>::Zero(n);
  Vector<double> sizes = Vector<double>::Zero(n);
  const auto use = [&](double factor, Index variable) {
    if (variable < n || factor == 0) return;
    add(factor, variable);
    of_entries -= factor * rows.row(variable - n).transpose();
    sizes += std::abs(factor) * rows.row(variable - n).cwiseAbs().transpose();
  };
  use(1, basic_[static_cast<std::size_t>(row)]);
  for (Index j = 0; j < n; ++j) use(-tableau_(row, j), nonbasic_[static_cast<std::size_t>(j)]);
  for (Index x = 0; x < n; ++x) {
    add(of_entries(x), x);
    size += sizes(x) * std::max(std::abs(lower_(x)), std::abs(upper_(x)));
  }
  const double slack = rounding(size, 2 * n + rows.rows());
  return least > slack || most < -slack;
}

void BoxProgram::prove_bound(const Vector<double>& cost) {
  const Index n = entries();
  const auto& rows = conditions_->rows;
  reduced_cost_ = cost;
  Vector<double> sizes = cost.cwiseAbs();
  double sum = 0;
  double size = 0;
  for (Index j = 0; j < n; ++j) {
    const Index variable = nonbasic_[static_cast<std::size_t>(j)];
    const double price = reduced_(j);
    if (variable < n || price == 0) continue;
    reduced_cost_ -= price * rows.row(variable - n).transpose();
    sizes += std::abs(price) * rows.row(variable - n).cwiseAbs().transpose();
    const double term = price * (price > 0 ? lower_(variable) : upper_(variable));
    sum += term;
    size += std::abs(term);
  }
  for (Index x = 0; x < n; ++x) {
    sum += reduced_cost_(x) * (reduced_cost_(x) > 0 ? lower_(x) : upper_(x));
    size += sizes(x) * std::max(std::abs(lower_(x)), std::abs(upper_(x)));
  }
  bound_ = sum - rounding(size, 2 * n + rows.rows());
}

/// Whether the tableau still says what the rows say: entries in the basis cost nothing.
bool BoxProgram::agrees() const {
  return std::ranges::all_of(basic_, [&](Index variable) {
    return variable >= entries() || std::abs(reduced_cost_(variable)) <= kAgreement;
  });
}

BoxProgram::Outcome BoxProgram::minimise(const Vector<double>& cost, double enough) {
  if (pivots_ > kMostPivots) factorise();
  const Outcome outcome = iterate(cost, enough);
  const bool settled = outcome == Outcome::enough || outcome == Outcome::infeasible ||
                       (outcome == Outcome::optimal && agrees());
  if (settled || pivots_ == 0) return outcome;
  factorise();
  const Outcome again = iterate(cost, enough);
  return again == Outcome::optimal && !agrees() ? Outcome::stalled : again;
}

BoxProgram::Outcome BoxProgram::iterate(const Vector<double>& cost, double enough) {
  const Index n = entries();
  const Index m = tableau_.rows();
  price(cost);
  place();
  struct Candidate {
    double ratio;
    Index column;
  };
  thread_local std::vector<Candidate> candidates;
  const int most = 20 + 8 * static_cast<int>(n + m);
  for (int iteration = 0;; ++iteration) {
    double dual = 0;
    for (Index j = 0; j < n; ++j) dual += reduced_(j) * value(j);
    if (dual > enough) {
      prove_bound(cost);
      if (bound_ > enough) return Outcome::enough;
    }
    Index row = -1;
    double worst = kFeasible;
    bool below = false;
    for (Index i = 0; i < m; ++i) {
      const Index variable = basic_[static_cast<std::size_t>(i)];
      const double missing = lower_(variable) - basic_value_(i);
      const double excess = basic_value_(i) - upper_(variable);
      if (missing > worst) {
        worst = missing;
        row = i;
        below = true;
      }
      if (excess > worst) {
        worst = excess;
        row = i;
        below = false;
      }
    }
    if (row < 0) {
      prove_bound(cost);
      return Outcome::optimal;
    }
    if (iteration == most) break;
    if (iteration > 0 && iteration % static_cast<int>(n + m) == 0) part_ties();
    const double sign = below ? 1 : -1;
    candidates.clear();
    for (Index j = 0; j < n; ++j) {
      const auto slot = static_cast<std::size_t>(j);
      const double coefficient = sign * tableau_(row, j);
      if (at_upper_[slot] ? coefficient > -kLeastPivot : coefficient < kLeastPivot) continue;
      const Index variable = nonbasic_[slot];
      if (upper_(variable) - lower_(variable) <= 0) continue;
      candidates.push_back({std::abs(reduced_(j) / coefficient), j});
    }
    std::ranges::sort(candidates, {}, &Candidate::ratio);
    // As long as the row is still out of range with a candidate at its other bound, the objective gains by
    // going on: the long step of the bound-flipping ratio test.
    double left = worst;
    std::size_t entering = 0;
    for (; entering < candidates.size(); ++entering) {
      const Index j = candidates[entering].column;
      const Index variable = nonbasic_[static_cast<std::size_t>(j)];
      const double reach = std::abs(tableau_(row, j)) * (upper_(variable) - lower_(variable));
      if (left - reach <= kFeasible) break;
      left -= reach;
    }
    if (entering == candidates.size()) {
      if (proves_infeasible(row)) {
        bound_ = std::numeric_limits<double>::infinity();
        return Outcome::infeasible;
      }
      break;
    }
    // Of those that are about as near, the one that divides by the largest number.
    const double reached = candidates[entering].ratio + kTie;
    for (std::size_t k = entering + 1; k < candidates.size() && candidates[k].ratio <= reached; ++k) {
      const auto size = [&](std::size_t at) { return std::abs(tableau_(row, candidates[at].column)); };
      if (size(k) > size(entering)) std::swap(candidates[k], candidates[entering]);
    }
    for (std::size_t k = 0; k < entering; ++k) {
      const Index j = candidates[k].column;
      const double before = value(j);
      at_upper_[static_cast<std::size_t>(j)] ^= 1;
      basic_value_ += (value(j) - before) * tableau_.col(j);
    }
    const Index column = candidates[entering].column;
    const Index leaving = basic_[static_cast<std::size_t>(row)];
    pivot(row, column, below ? lower_(leaving) : upper_(leaving));
    at_upper_[static_cast<std::size_t>(column)] = static_cast<char>(!below);
  }
  prove_bound(cost);
  return Outcome::stalled;
}

Vector<double> BoxProgram::row_prices() const {
  Vector<double> prices = Vector<double>::Zero(tableau_.rows());
  for_each_row_price([&](Index row, double price) { prices(row) = price; });
  return prices;
}

Vector<double> BoxProgram::point() const {
  Vector<double> values(lower_.size());
  for (Index j = 0; j < entries(); ++j) values(nonbasic_[static_cast<std::size_t>(j)]) = value(j);
  for (Index i = 0; i < tableau_.rows(); ++i) values(basic_[static_cast<std::size_t>(i)]) = basic_value_(i);
  return values.head(entries());
}

Vector<double> BoxProgram::vertex(const Vector<double>& least, const Vector<double>& most) const {
  const Index n = entries();
  std::vector<Index> tight;
  std::vector<double> bounds;
  std::vector<Index> loose;
  for (Index j = 0; j < n; ++j) {
    const Index variable = nonbasic_[static_cast<std::size_t>(j)];
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
  const Eigen::PartialPivLU<Eigen::MatrixXd> factors(square);
  const Eigen::Map<const Vector<double>> target(bounds.data(), static_cast<Index>(bounds.size()));
  for (int refinement = 0; refinement < 2; ++refinement) {
    const Vector<double> residual = target - chosen * v;
    v(loose) += factors.solve(residual);
  }
  return v;
}

}  // namespace sluice

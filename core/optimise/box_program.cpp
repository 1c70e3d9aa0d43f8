// SPDX-License-Identifier: GPL-3.0-or-later
#include "optimise/box_program.hpp"

#include <Eigen/LU>
#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

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
  lower_ = state.lower;
  upper_ = state.upper;
  nonbasic_ = state.nonbasic;
  factorise();
}

/// The bound that the nonbasic variable of a column is at.
double BoxProgram::bound_of(Index column) const {
  const Index variable = nonbasic(column);
  return at_upper_[static_cast<std::size_t>(column)] ? upper_(variable) : lower_(variable);
}

void BoxProgram::factorise() {
  // Gauss-Jordan from the rows themselves, the largest pivot of the entries that are to be basic each time.
  const Index n = entries();
  std::vector<char> was_upper(static_cast<std::size_t>(n + rows()), 0);
  std::vector<char> wanted(static_cast<std::size_t>(n), 1);
  basic_.clear();
  for (Index j = 0; j < n; ++j) {
    const Index variable = nonbasic(j);
    was_upper[static_cast<std::size_t>(variable)] = at_upper_[static_cast<std::size_t>(j)];
    if (variable < n) {
      wanted[static_cast<std::size_t>(variable)] = 0;
    } else {
      basic_.push_back(variable);
    }
  }
  std::iota(nonbasic_.begin(), nonbasic_.end(), Index{0});
  tableau_.resize(basic_.size() * static_cast<std::size_t>(n));
  for (Index i = 0; i < basics(); ++i) row(i) = conditions_->rows.row(basic(i) - n);
  for (;;) {
    Index best_row = -1;
    Index best_column = -1;
    double largest = kLeastPivot;
    for (Index i = 0; i < basics(); ++i) {
      if (basic(i) < n) continue;
      for (Index j = 0; j < n; ++j) {
        const Index variable = nonbasic(j);
        if (variable >= n || !wanted[static_cast<std::size_t>(variable)]) continue;
        if (std::abs(row(i)(j)) > largest) {
          largest = std::abs(row(i)(j));
          best_row = i;
          best_column = j;
        }
      }
    }
    if (best_row < 0) break;
    pivot(best_row, best_column);
  }
  rest_all();
  for (Index j = 0; j < n; ++j) {
    at_upper_[static_cast<std::size_t>(j)] = was_upper[static_cast<std::size_t>(nonbasic(j))];
  }
  pivots_ = 0;
}

/// Gives a row of the conditions that is asleep one in the tableau. Returns which.
Index BoxProgram::wake(Index variable) {
  const Index n = entries();
  const auto condition = conditions_->rows.row(variable - n);
  tableau_.resize(tableau_.size() + static_cast<std::size_t>(n));
  auto woken = row(basics());
  for (Index j = 0; j < n; ++j) woken(j) = nonbasic(j) < n ? condition(nonbasic(j)) : 0;
  for (Index i = 0; i < basics(); ++i) {
    if (basic(i) < n && condition(basic(i)) != 0) woken += condition(basic(i)) * row(i);
  }
  basic_.push_back(variable);
  return basics() - 1;
}

void BoxProgram::wake_all() {
  const Index n = entries();
  std::vector<char> awake(static_cast<std::size_t>(n + rows()), 0);
  for (const Index variable : nonbasic_) awake[static_cast<std::size_t>(variable)] = 1;
  for (const Index variable : basic_) awake[static_cast<std::size_t>(variable)] = 1;
  for (Index variable = n; variable < n + rows(); ++variable) {
    if (!awake[static_cast<std::size_t>(variable)]) wake(variable);
  }
}

void BoxProgram::rest(Index i) {
  row(i) = row(basics() - 1);
  basic_[static_cast<std::size_t>(i)] = basic_.back();
  basic_.pop_back();
  tableau_.resize(tableau_.size() - static_cast<std::size_t>(entries()));
}

void BoxProgram::rest_all() {
  for (Index i = basics(); i-- > 0;) {
    if (basic(i) >= entries()) rest(i);
  }
}

void BoxProgram::price(const Vector<double>& cost) {
  const Index n = entries();
  for (Index j = 0; j < n; ++j) reduced_(j) = nonbasic(j) < n ? cost(nonbasic(j)) : 0;
  for (Index i = 0; i < basics(); ++i) {
    if (basic(i) < n && cost(basic(i)) != 0) reduced_ += cost(basic(i)) * row(i).transpose();
  }
}

void BoxProgram::place() {
  const Index n = entries();
  Vector<double> values(n);
  for (Index j = 0; j < n; ++j) {
    at_upper_[static_cast<std::size_t>(j)] = static_cast<char>(reduced_(j) < 0);
    values(j) = bound_of(j);
    value_(nonbasic(j)) = values(j);
  }
  for (Index i = 0; i < basics(); ++i) value_(basic(i)) = row(i).dot(values);
  for (Index i = 0; i < rows(); ++i) {
    double sum = 0;
    for (const auto& [x, factor] : sparse_->row(i)) sum += factor * value_(x);
    value_(n + i) = sum;
  }
  for (Index j = 0; j < n; ++j) value_(nonbasic(j)) = values(j);
}

void BoxProgram::part_ties() {
  const auto so_far = static_cast<std::uint64_t>(pivots_ * entries());
  for (Index j = 0; j < entries(); ++j) {
    const double apart = kApart * (1 + scatter(so_far + static_cast<std::uint64_t>(j)));
    reduced_(j) += at_upper_[static_cast<std::size_t>(j)] ? -apart : apart;
  }
}

/// The basic variable of a row and the nonbasic one of a column change places.
void BoxProgram::pivot(Index at, Index column) {
  auto pivot_row = row(at);
  const double inverse = 1 / pivot_row(column);
  pivot_row *= -inverse;
  pivot_row(column) = inverse;
  const double price = reduced_(column);
  if (price != 0) {
    reduced_(column) = 0;
    reduced_ += price * pivot_row.transpose();
  }
  for (Index i = 0; i < basics(); ++i) {
    auto other = row(i);
    const double multiplier = other(column);
    if (i == at || multiplier == 0) continue;
    other(column) = 0;
    other += multiplier * pivot_row;
  }
  std::swap(basic_[static_cast<std::size_t>(at)], nonbasic_[static_cast<std::size_t>(column)]);
  ++pivots_;
}

/// The nonbasic variable of a column moves, and with it every basic one.
void BoxProgram::shift(Index column, double by) {
  const Index n = entries();
  if (nonbasic(column) < n) moved_(nonbasic(column)) += by;
  for (Index i = 0; i < basics(); ++i) {
    if (basic(i) < n) moved_(basic(i)) += by * row(i)(column);
  }
}

/// What follows from the entries' moves for all values.
void BoxProgram::settle() {
  const Index n = entries();
  for (Index x = 0; x < n; ++x) {
    if (moved_(x) == 0) continue;
    value_(x) += moved_(x);
    for (const auto& [i, factor] : sparse_->column(x)) value_(n + i) += factor * moved_(x);
  }
  moved_.setZero();
  for (Index j = 0; j < n; ++j) value_(nonbasic(j)) = bound_of(j);
}

std::vector<BoxProgram::Edge> BoxProgram::edges() const {
  const auto n = static_cast<std::size_t>(entries());
  std::vector<Edge> edges(n);
  for (std::size_t j = 0; j < n; ++j) {
    const Index variable = nonbasic_[j];
    edges[j] = {std::max(0.0, upper_(variable) - lower_(variable)), -1};
  }
  for (Index i = 0; i < basics(); ++i) {
    const Index other = basic(i);
    const double above = std::max(0.0, upper_(other) - value_(other));
    const double below = std::max(0.0, value_(other) - lower_(other));
    const auto coefficients = row(i);
    for (std::size_t j = 0; j < n; ++j) {
      const double coefficient = coefficients(static_cast<Index>(j));
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
  shift(column, step);
  if (edge.row < 0) {
    at_upper_[slot] ^= 1;
  } else {
    at_upper_[slot] = static_cast<char>(step * row(edge.row)(column) > 0);
    pivot(edge.row, column);
  }
  settle();
}

/// Any combination of the identities rows * v - r = 0 has to be possible within the box.
bool BoxProgram::proves_infeasible(Index at) const {
  const Index n = entries();
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
    for (const auto& [x, coefficient] : sparse_->row(variable - n)) {
      of_entries(x) -= factor * coefficient;
      sizes(x) += std::abs(factor * coefficient);
    }
  };
  use(1, basic(at));
  for (Index j = 0; j < n; ++j) use(-row(at)(j), nonbasic(j));
  for (Index x = 0; x < n; ++x) {
    add(of_entries(x), x);
    size += sizes(x) * std::max(std::abs(lower_(x)), std::abs(upper_(x)));
  }
  const double slack = rounding(size, 2 * n + rows());
  return least > slack || most < -slack;
}

void BoxProgram::prove_bound(const Vector<double>& cost) {
  const Index n = entries();
  reduced_cost_ = cost;
  Vector<double> sizes = cost.cwiseAbs();
  double sum = 0;
  double size = 0;
  for (Index j = 0; j < n; ++j) {
    const Index variable = nonbasic(j);
    const double price = reduced_(j);
    if (variable < n || price == 0) continue;
    for (const auto& [x, coefficient] : sparse_->row(variable - n)) {
      reduced_cost_(x) -= price * coefficient;
      sizes(x) += std::abs(price * coefficient);
    }
    const double term = price * (price > 0 ? lower_(variable) : upper_(variable));
    sum += term;
    size += std::abs(term);
  }
  for (Index x = 0; x < n; ++x) {
    sum += reduced_cost_(x) * (reduced_cost_(x) > 0 ? lower_(x) : upper_(x));
    size += sizes(x) * std::max(std::abs(lower_(x)), std::abs(upper_(x)));
  }
  bound_ = sum - rounding(size, 2 * n + rows());
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
  rest_all();
  price(cost);
  place();
  struct Candidate {
    double ratio;
    Index column;
  };
  thread_local std::vector<Candidate> candidates;
  Vector<double> outside(value_.size());
  const int most = 20 + 8 * static_cast<int>(n + rows());
  for (int iteration = 0;; ++iteration) {
    double dual = 0;
    for (Index j = 0; j < n; ++j) dual += reduced_(j) * bound_of(j);
    if (dual > enough) {
      prove_bound(cost);
      if (bound_ > enough) return Outcome::enough;
    }
    // What is nonbasic is at a bound.
    outside.noalias() = (lower_ - value_).cwiseMax(value_ - upper_);
    const double worst = outside.maxCoeff();  // its place as well would take four times as long
    if (worst <= kFeasible) {
      prove_bound(cost);
      return Outcome::optimal;
    }
    if (iteration == most) break;
    if (iteration > 0 && iteration % static_cast<int>(n + rows()) == 0) part_ties();
    const auto leaving = static_cast<Index>(std::ranges::find(outside, worst) - outside.begin());
    const auto place = static_cast<Index>(std::ranges::find(basic_, leaving) - basic_.begin());
    const Index at = place < basics() ? place : wake(leaving);
    const auto pivot_row = row(at);
    const bool below = value_(leaving) < lower_(leaving);
    const double sign = below ? 1 : -1;
    candidates.clear();
    for (Index j = 0; j < n; ++j) {
      const auto slot = static_cast<std::size_t>(j);
      const double coefficient = sign * pivot_row(j);
      if (at_upper_[slot] ? coefficient > -kLeastPivot : coefficient < kLeastPivot) continue;
      const Index variable = nonbasic(j);
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
      const double reach = std::abs(pivot_row(j)) * (upper_(nonbasic(j)) - lower_(nonbasic(j)));
      if (left - reach <= kFeasible) break;
      left -= reach;
    }
    if (entering == candidates.size()) {
      if (proves_infeasible(at)) {
        bound_ = std::numeric_limits<double>::infinity();
        return Outcome::infeasible;
      }
      break;
    }
    // Of those that are about as near, the one that divides by the largest number.
    const double reached = candidates[entering].ratio + kTie;
    for (std::size_t k = entering + 1; k < candidates.size() && candidates[k].ratio <= reached; ++k) {
      const auto size = [&](std::size_t which) { return std::abs(pivot_row(candidates[which].column)); };
      if (size(k) > size(entering)) std::swap(candidates[k], candidates[entering]);
    }
    for (std::size_t k = 0; k < entering; ++k) {
      const Index j = candidates[k].column;
      const double before = bound_of(j);
      at_upper_[static_cast<std::size_t>(j)] ^= 1;
      shift(j, bound_of(j) - before);
    }
    const Index column = candidates[entering].column;
    shift(column, sign * left / pivot_row(column));
    at_upper_[static_cast<std::size_t>(column)] = static_cast<char>(!below);
    pivot(at, column);
    settle();
    if (basic(at) >= n) rest(at);
  }
  prove_bound(cost);
  return Outcome::stalled;
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

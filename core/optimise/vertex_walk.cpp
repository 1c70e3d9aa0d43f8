// SPDX-License-Identifier: GPL-3.0-or-later
#include "optimise/vertex_walk.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "prior/information.hpp"

namespace sluice {
namespace {

// Coefficients of a tableau below this are what rounding has left of none.
constexpr double kNoPivot = 1e-9;
// Where many x of a basis are 0 no edge is longer than 0. Each is raised by one to two times this, all by
// another amount, so that edges have lengths; information is that of the x as they are.
constexpr double kRaised = 1e-12;
// What is gained has to be more than rounding, or a walk goes in circles.
constexpr double kLeastGain = 1e-11;
// No walk of ours has needed a tenth of it.
constexpr int kMostSteps = 5000;

/// One to two, another for each index: the fractional parts of multiples of the golden ratio.
double uneven(Index index) {
  const double multiple = static_cast<double>(index + 1) * 0.6180339887498949;
  return 2 - (multiple - std::floor(multiple));
}

/// The equations solved for a basis:  x_basis = values - columns * x_others.
class Tableau {
 public:
  /// Empty where more x are above 0 than a vertex has.
  static std::optional<Tableau> at(const Polytope& polytope, const Vector<double>& x) {
    Tableau tableau{polytope};
    if (!tableau.solve_for(x)) return std::nullopt;
    return tableau;
  }

  [[nodiscard]] Index size() const { return columns_.cols(); }
  [[nodiscard]] bool is_basic(Index j) const { return row_of_[static_cast<std::size_t>(j)] >= 0; }
  [[nodiscard]] auto column(Index j) const { return columns_.col(j); }
  [[nodiscard]] Index basic(Index row) const { return basis_[static_cast<std::size_t>(row)]; }
  [[nodiscard]] Index rows() const { return static_cast<Index>(basis_.size()); }
  [[nodiscard]] double value(Index row) const { return values_(row); }

  [[nodiscard]] Vector<double> x() const {
    Vector<double> x = Vector<double>::Zero(size());
    for (Index i = 0; i < rows(); ++i) x(basic(i)) = std::max(0.0, values_(i));
    return x;
  }

  /// Which x gives way when x_j grows; -1 where none does.
  [[nodiscard]] Index leaving(Index j) const {
    Index row = -1;
    double shortest = 0;
    for (Index i = 0; i < rows(); ++i) {
      if (columns_(i, j) <= kNoPivot) continue;
      const double length = raised_(i) / columns_(i, j);
      if (row < 0 || length < shortest) {
        row = i;
        shortest = length;
      }
    }
    return row;
  }

  void pivot(Index row, Index j) {
    const double by = columns_(row, j);
    columns_.row(row) /= by;
    values_(row) /= by;
    raised_(row) /= by;
    Vector<double> others = columns_.col(j);
    others(row) = 0;
    const Eigen::RowVectorXd pivot_row = columns_.row(row);
    columns_.noalias() -= others * pivot_row;
    values_ -= values_(row) * others;
    raised_ -= raised_(row) * others;
    if (basic(row) >= 0) row_of_[static_cast<std::size_t>(basic(row))] = -1;
    basis_[static_cast<std::size_t>(row)] = j;
    row_of_[static_cast<std::size_t>(j)] = row;
  }

 private:
  explicit Tableau(const Polytope& polytope)
      : columns_(polytope.constraints),
        values_(polytope.right_hand_side),
        raised_(values_),
        basis_(static_cast<std::size_t>(columns_.rows()), -1),
        row_of_(static_cast<std::size_t>(columns_.cols()), -1) {}

  /// Takes into the basis what is above 0, the largest first, and fills up with the others.
  bool solve_for(const Vector<double>& x) {
    std::vector<Index> order(static_cast<std::size_t>(x.size()));
    std::iota(order.begin(), order.end(), Index{0});
    std::ranges::stable_sort(order, [&](Index one, Index other) { return x(one) > x(other); });
    Index found = 0;
    for (const Index j : order) {
      if (found == rows()) break;
      Index row = 0;
      double largest = 0;
      for (Index i = 0; i < rows(); ++i) {
        if (basic(i) >= 0 || std::abs(columns_(i, j)) <= largest) continue;
        row = i;
        largest = std::abs(columns_(i, j));
      }
      if (largest > kNoPivot) {
        pivot(row, j);
        ++found;
      } else if (x(j) > kNoPivot) {
        return false;
      }
    }
    drop_dependent();
    for (Index i = 0; i < rows(); ++i) raised_(i) = std::max(0.0, values_(i)) + kRaised * uneven(i);
    return values_.minCoeff() > -kNoPivot;
  }

  /// Equations that follow from the others have nothing in the basis.
  void drop_dependent() {
    Index kept = 0;
    for (Index i = 0; i < rows(); ++i) {
      if (basic(i) < 0) continue;
      columns_.row(kept).swap(columns_.row(i));
      values_(kept) = values_(i);
      basis_[static_cast<std::size_t>(kept++)] = basic(i);
    }
    columns_.conservativeResize(kept, Eigen::NoChange);
    values_.conservativeResize(kept);
    raised_ = values_;
    basis_.resize(static_cast<std::size_t>(kept));
    for (Index i = 0; i < rows(); ++i) row_of_[static_cast<std::size_t>(basic(i))] = i;
  }

  Eigen::MatrixXd columns_;  // column-major: edges are columns
  Vector<double> values_;
  Vector<double> raised_;
  std::vector<Index> basis_;
  std::vector<Index> row_of_;
};

/// The information, and what it becomes when some x change.
class Gauge {
 public:
  Gauge(const TableInformation& information, const Vector<double>& x)
      : information_(information), cells_(information.given), change_(Vector<double>::Zero(cells_.size())) {
    for (Index j = 0; j < x.size(); ++j) cells_(cell(j)) += information_.share(j) * x(j);
  }

  /// To be followed by `gain`.
  void move(Index j, double by) {
    double& change = change_(cell(j));
    if (change == 0) touched_.push_back(cell(j));
    change += information_.share(j) * by;
  }

  double gain() {
    double gain = 0;
    for (const Index cell : touched_) {
      if (change_(cell) != 0) {
        gain += entropy_term(cells_(cell)) - entropy_term(std::max(0.0, cells_(cell) + change_(cell)));
      }
      change_(cell) = 0;
    }
    touched_.clear();
    return gain;
  }

 private:
  [[nodiscard]] Index cell(Index j) const { return information_.cell[static_cast<std::size_t>(j)]; }

  const TableInformation& information_;
  Vector<double> cells_;
  Vector<double> change_;
  std::vector<Index> touched_;
};

/// An edge that leads up.
struct Step {
  Index row;
  Index entering;
};

std::optional<Step> step_up(const Tableau& tableau, Gauge& gauge, Index first) {
  const Index n = tableau.size();
  for (Index k = 0; k < n; ++k) {
    const Index j = (first + k) % n;
    if (tableau.is_basic(j)) continue;
    const Index row = tableau.leaving(j);
    if (row < 0) continue;
    const double length = std::max(0.0, tableau.value(row) / tableau.column(j)(row));
    if (length <= 0) continue;
    gauge.move(j, length);
    for (Index i = 0; i < tableau.rows(); ++i) {
      const double by = tableau.column(j)(i);
      if (std::abs(by) > kNoPivot) gauge.move(tableau.basic(i), -length * by);
    }
    if (gauge.gain() > kLeastGain) return Step{row, j};
  }
  return std::nullopt;
}

}  // namespace

double TableInformation::at(const Vector<double>& x) const {
  Vector<double> cells = given;
  for (Index j = 0; j < x.size(); ++j) cells(cell[static_cast<std::size_t>(j)]) += share(j) * x(j);
  return -entropy(cells);
}

std::optional<Vector<double>> walk_up(const Polytope& polytope, const TableInformation& information,
                                      const Vector<double>& start) {
  auto tableau = Tableau::at(polytope, start);
  if (!tableau) return std::nullopt;
  Index first = 0;
  for (int steps = 0; steps < kMostSteps; ++steps) {
    Gauge gauge(information, tableau->x());
    const auto step = step_up(*tableau, gauge, first);
    if (!step) break;
    tableau->pivot(step->row, step->entering);
    first = step->entering + 1;
  }
  return tableau->x();
}

}  // namespace sluice

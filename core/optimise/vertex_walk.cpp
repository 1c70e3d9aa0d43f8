// SPDX-License-Identifier: GPL-3.0-or-later
#include "optimise/vertex_walk.hpp"

#include <algorithm>
#include <cmath>
#include <deque>
#include <set>

#include "prior/information.hpp"

namespace sluice {
namespace {

// A gain has to exceed rounding, or a walk goes in circles.
constexpr double kLeastGain = 1e-11;
// No walk of ours has needed a tenth of this.
constexpr int kLongestWalk = 5000;

/// The information, and its value after some x change.
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

std::optional<Step> step_up(const VertexTableau& tableau, Gauge& gauge, Index first) {
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
  auto tableau = VertexTableau::at(polytope, start);
  if (!tableau) return std::nullopt;
  Index first = 0;
  for (int steps = 0; steps < kLongestWalk; ++steps) {
    Gauge gauge(information, tableau->x());
    const auto step = step_up(*tableau, gauge, first);
    if (!step) break;
    tableau->pivot(step->row, step->entering);
    first = step->entering + 1;
  }
  return tableau->x();
}

std::optional<Vector<double>> highest_vertex(const Polytope& polytope, const TableInformation& information,
                                             const Vector<double>& start, std::size_t most_bases) {
  auto first = VertexTableau::at(polytope, start);
  if (!first) return std::nullopt;
  Vector<double> best = first->x();
  double most = information.at(best);
  std::set<std::vector<Index>> seen{first->basis()};
  // The nearest first: the rounding of a tableau grows with its way from `start`.
  std::deque<VertexTableau> ahead{std::move(*first)};
  for (; !ahead.empty(); ahead.pop_front()) {
    const VertexTableau& here = ahead.front();
    for (Index j = 0; j < here.size(); ++j) {
      if (here.is_basic(j)) continue;
      const Index row = here.leaving(j);
      if (row < 0 || !seen.insert(here.basis_after(row, j)).second) continue;
      if (seen.size() > most_bases) return std::nullopt;
      VertexTableau next = here;
      next.pivot(row, j);
      const Vector<double> x = next.x();
      const double value = information.at(x);
      if (value > most) {
        most = value;
        best = x;
      }
      ahead.push_back(std::move(next));
    }
  }
  return best;
}

}  // namespace sluice

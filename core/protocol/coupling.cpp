// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocol/coupling.hpp"

#include <algorithm>
#include <cstdint>
#include <optional>

#include "optimise/scatter.hpp"
#include "optimise/search_clock.hpp"
#include "optimise/vertex_walk.hpp"
#include "prior/information.hpp"

namespace sluice::coupling {
namespace {

using Plans = std::vector<Matrix<double>>;

// The steps of an enumeration, and the choices of one vertex for each secret, that take a fraction of a
// second.
constexpr std::size_t kMostWays = 5000;
constexpr double kMostChoices = 20000;
// Rows and columns are scaled so often to their sums, which rounding has missed.
constexpr int kMendings = 4;
// If there are too many vertices, walks begin from this many places.
constexpr std::uint64_t kWalks = 8;

/// P(X=x, Y=y) under plans, with the answers that stay added.
class Tables {
 public:
  Tables(const Prior& prior, const Matrix<double>& wanted)
      : weights_(prior.probabilities.secret),
        stays_(data_given_secret(prior).cwiseMin(wanted).transpose() * weights_) {}

  [[nodiscard]] Matrix<double> of(const Plans& plans) const {
    Matrix<double> table = stays_.asDiagonal();
    for (std::size_t s = 0; s < plans.size(); ++s) table += weight(s) * plans[s];
    return table;
  }
  /// A convex function of the plans: I(X;Y) but for a constant, since both margins are fixed.
  [[nodiscard]] double information(const Plans& plans) const { return -entropy(of(plans).reshaped()); }
  [[nodiscard]] double weight(std::size_t s) const { return weights_(static_cast<Index>(s)); }

 private:
  Vector<double> weights_;
  Vector<double> stays_;
};

/// All vertices of every secret's plans, if all combinations can be tried quickly.
std::optional<std::vector<Plans>> all_vertices(const std::vector<Transport>& moves) {
  std::vector<Plans> all;
  double choices = 1;
  for (const Transport& transport : moves) {
    auto vertices = transport_vertices(transport, kMostWays);
    if (!vertices) return std::nullopt;
    choices *= static_cast<double>(vertices->size());
    if (choices > kMostChoices) return std::nullopt;
    all.push_back(std::move(*vertices));
  }
  return all;
}

Plans best_of_all(const Tables& tables, const std::vector<Plans>& vertices) {
  std::vector<std::size_t> choice(vertices.size(), 0);
  Plans plans;
  for (const Plans& own : vertices) plans.push_back(own.front());
  Plans best = plans;
  double most = tables.information(plans);
  while (true) {
    std::size_t s = 0;
    while (s < choice.size() && ++choice[s] == vertices[s].size()) choice[s++] = 0;
    if (s == choice.size()) return best;
    for (std::size_t changed = 0; changed <= s; ++changed)
      plans[changed] = vertices[changed][choice[changed]];
    const double information = tables.information(plans);
    if (information > most) {
      most = information;
      best = plans;
    }
  }
}

std::vector<Index> positive(const Vector<double>& amounts) {
  std::vector<Index> found;
  for (Index i = 0; i < amounts.size(); ++i) {
    if (amounts(i) > 0) found.push_back(i);
  }
  return found;
}

/// Moves the plan of one secret up along edges while the others stay: an edge of all plans is an edge of one.
void walk(const Tables& tables, const Transport& transport, Plans& plans, std::size_t s) {
  const std::vector<Index> from = positive(transport.supply);
  const std::vector<Index> to = positive(transport.demand);
  if (from.size() < 2 || to.size() < 2) return;
  Matrix<double>& plan = plans[s];
  const Index a = plan.cols();
  const auto width = static_cast<Index>(to.size());
  std::vector<Index> places;  // the places of the variables, row-major in the plan and in the table
  for (const Index i : from) {
    for (const Index j : to) places.push_back(i * a + j);
  }
  const auto n = static_cast<Index>(places.size());
  Vector<double> start(n);
  for (Index k = 0; k < n; ++k) start(k) = plan.data()[places[static_cast<std::size_t>(k)]];
  plan.setZero();
  const Matrix<double> others = tables.of(plans);
  const TableInformation information{Eigen::Map<const Vector<double>>(others.data(), others.size()), places,
                                     Vector<double>::Constant(n, tables.weight(s))};
  Polytope polytope{plan_constraints(static_cast<Index>(from.size()), width),
                    Vector<double>::Zero(static_cast<Index>(from.size()) + width)};
  for (Index k = 0; k < n; ++k) {
    polytope.right_hand_side(k / width) += start(k);
    polytope.right_hand_side(static_cast<Index>(from.size()) + k % width) += start(k);
  }
  const auto found = walk_up(polytope, information, start);
  for (Index k = 0; k < n; ++k)
    plan.data()[places[static_cast<std::size_t>(k)]] = (found ? *found : start)(k);
}

/// Costs that let a plan move as much at once as possible.
Matrix<double> most_first(const Transport& transport) {
  Matrix<double> costs(transport.supply.size(), transport.demand.size());
  for (Index i = 0; i < costs.rows(); ++i) {
    for (Index j = 0; j < costs.cols(); ++j)
      costs(i, j) = -std::min(transport.supply(i), transport.demand(j));
  }
  return costs;
}

/// Costs that let a plan begin anywhere, the same on every machine.
Matrix<double> drawn_costs(Index size, std::uint64_t start) {
  std::uint64_t drawn = start * static_cast<std::uint64_t>(size * size);
  Matrix<double> costs(size, size);
  for (double& cost : costs.reshaped()) cost = scatter(drawn++);
  return costs;
}

Plans best_of_walks(const Tables& tables, const std::vector<Transport>& moves, const SearchOptions& options) {
  const SearchClock clock(options);
  Plans best;
  double most = 0;
  const auto consider = [&](const Plans& plans) {
    const double information = tables.information(plans);
    if (!best.empty() && information <= most) return false;
    most = information;
    best = plans;
    return true;
  };
  Plans proportional;
  for (const Transport& transport : moves) proportional.push_back(proportional_plan(transport));
  consider(proportional);
  for (std::uint64_t start = 0; start < kWalks && clock.left() > 0; ++start) {
    Plans plans;
    for (const Transport& transport : moves) {
      const Index a = transport.supply.size();
      plans.push_back(greedy_plan(transport, start == 0 ? most_first(transport) : drawn_costs(a, start)));
    }
    double before = 0;
    do {
      before = tables.information(plans);
      for (std::size_t s = 0; s < plans.size() && clock.left() > 0; ++s) walk(tables, moves[s], plans, s);
    } while (tables.information(plans) > before + kInformationRounding && clock.left() > 0);
    consider(plans);
  }
  return best;
}

/// Moves the rounding of amounts from small ones, where it is much, to large ones.
void mend_sums(Matrix<double>& plan, const Vector<double>& supply, const Vector<double>& demand) {
  for (int i = 0; i < kMendings; ++i) {
    for (Index y = 0; y < plan.cols(); ++y) {
      const double sum = plan.col(y).sum();
      if (sum > 0) plan.col(y) *= demand(y) / sum;
    }
    for (Index x = 0; x < plan.rows(); ++x) {
      const double sum = plan.row(x).sum();
      if (sum > 0) plan.row(x) *= supply(x) / sum;
    }
  }
}

}  // namespace

std::vector<Transport> what_moves(const Prior& prior, const Matrix<double>& wanted) {
  const Matrix<double> given = data_given_secret(prior);
  std::vector<Transport> moves;
  for (Index s = 0; s < given.rows(); ++s) {
    const Vector<double> more = (given.row(s) - wanted.row(s)).transpose();
    Transport transport{more.cwiseMax(0), (-more).cwiseMax(0)};
    const double supply = transport.supply.sum();
    const double demand = transport.demand.sum();
    // Rounding makes the sums differ, and may leave only one of them.
    transport.demand *= demand > 0 ? supply / demand : 0;
    transport.supply *= demand > 0 ? 1 : 0;
    moves.push_back(std::move(transport));
  }
  return moves;
}

Channel channel_of_plans(const Prior& prior, const Matrix<double>& wanted, const Plans& plans) {
  const Index a = prior.categories();
  const Matrix<double> given = data_given_secret(prior);
  Channel channel(prior.secrets() * a, a);
  for (Index s = 0; s < prior.secrets(); ++s) {
    Matrix<double> plan = plans[static_cast<std::size_t>(s)];
    mend_sums(plan, given.row(s), wanted.row(s));
    for (Index x = 0; x < a; ++x) {
      const bool occurs = given(s, x) > 0 && plan.row(x).sum() > 0;
      auto row = channel.row(s * a + x);
      if (occurs) {
        row = plan.row(x);
      } else {
        row = wanted.row(s);
      }
      row /= row.sum();
    }
  }
  return channel;
}

Channel channel(const Prior& prior, const Matrix<double>& wanted, const Plans& plans) {
  const Matrix<double> stays = data_given_secret(prior).cwiseMin(wanted);
  Plans all = plans;
  for (std::size_t s = 0; s < plans.size(); ++s) all[s] += stays.row(static_cast<Index>(s)).asDiagonal();
  return channel_of_plans(prior, wanted, all);
}

Plans most_informative(const Prior& prior, const Matrix<double>& wanted, const SearchOptions& options) {
  const std::vector<Transport> moves = what_moves(prior, wanted);
  const Tables tables(prior, wanted);
  const auto vertices = all_vertices(moves);
  return vertices ? best_of_all(tables, *vertices) : best_of_walks(tables, moves, options);
}

}  // namespace sluice::coupling

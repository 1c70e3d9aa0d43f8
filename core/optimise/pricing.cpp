// SPDX-License-Identifier: GPL-3.0-or-later
#include "optimise/pricing.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

#include "prior/information.hpp"

namespace sluice {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();
// The slope of the entropy at 0 is infinite.
constexpr double kLeastProbability = 1e-9;
// How far a vertex may be outside the polytope, and how much of the prior it may take to bring it back.
constexpr double kFeasible = 1e-11;
constexpr double kRounding = 0x1p-50;
constexpr double kMostPrior = 1e-3;
// Boxes narrower than this are beyond doubles.
constexpr double kLeastWidth = 1e-13;
// A box whose widths have shrunk by this share is worth another look before it is divided.
constexpr double kShrunk = 0.1;
constexpr int kMostLooks = 4;
// Where a box is divided: so far from the relaxation's point towards the middle, and not too near to an end.
constexpr double kTowardsMiddle = 0.5;
constexpr double kFromEnd = 0.1;
// How often whoever waits is asked.
constexpr std::uint64_t kNodesPerQuestion = 64;

double objective(const Vector<double>& v, const Vector<double>& prices) { return entropy(v) - prices.dot(v); }

/// The straight lines through the entropy terms at both ends of a box, below the terms between.
struct Chords {
  Vector<double> slopes;
  double constant = 0;
};

Chords chords(const BoxProgram& program, Index categories, Index entries) {
  Chords chords{Vector<double>::Zero(entries), 0};
  for (Index x = 0; x < categories; ++x) {
    const double lower = std::max(0.0, program.lower(x));
    const double upper = program.upper(x);
    const double at_lower = entropy_term(lower);
    const double at_upper = entropy_term(upper);
    if (upper - lower > kLeastWidth) {
      chords.slopes(x) = (at_upper - at_lower) / (upper - lower);
      chords.constant += at_lower - chords.slopes(x) * lower;
    } else {
      chords.constant += std::min(at_lower, at_upper);
    }
  }
  return chords;
}

/// What costs more than there is room for below `enough` cannot be. Returns the largest share that a width
/// lost.
double tighten(BoxProgram& program, double enough) {
  const double room = enough - program.bound();
  double shrunk = 0;
  for (Index x = 0; x < program.reduced_cost().size(); ++x) {
    const double price = program.reduced_cost()(x);
    const double lower = program.lower(x);
    const double upper = program.upper(x);
    if (std::abs(price) * (upper - lower) <= room) continue;
    const double reach = room / std::abs(price) * (1 + 0x1p-40);
    shrunk = std::max(shrunk, 1 - reach / (upper - lower));
    if (price > 0) {
      program.set_range(x, lower, lower + reach);
    } else {
      program.set_range(x, upper - reach, upper);
    }
  }
  return shrunk;
}

/// The entry whose term is farthest above its chord at a point; none where no box is wide enough to be
/// divided.
std::optional<Index> widest_gap(const BoxProgram& program, const Vector<double>& point,
                                const Vector<double>& slopes) {
  std::optional<Index> widest;
  double most = -1;
  for (Index x = 0; x < point.size(); ++x) {
    const double lower = std::max(0.0, program.lower(x));
    if (program.upper(x) - lower < 2 * kLeastWidth) continue;
    const double gap = entropy_term(point(x)) - entropy_term(lower) - slopes(x) * (point(x) - lower);
    if (gap > most) {
      most = gap;
      widest = x;
    }
  }
  return widest;
}

/// Cuts a box in two, given as two copies of it; `next` becomes the part that the point lies in.
void divide(BoxProgram& later, BoxProgram& next, Index entry, double point) {
  const double lower = next.lower(entry);
  const double upper = next.upper(entry);
  const double margin = kFromEnd * (upper - lower);
  const double at = std::clamp((1 - kTowardsMiddle) * point + kTowardsMiddle * (lower + upper) / 2,
                               lower + margin, upper - margin);
  const bool below = point < at;
  next.set_range(entry, below ? lower : at, below ? at : upper);
  later.set_range(entry, below ? at : lower, below ? upper : at);
}

/// A vertex is right to the solver's tolerance only. Mixed with a little of the prior it is within every
/// range.
std::optional<Vector<double>> pulled_in(const SearchPolytope& polytope, Vector<double> vertex) {
  const auto& [rows, least, most] = *polytope.rows;
  if (!vertex.allFinite() || vertex.minCoeff() < -kFeasible) return std::nullopt;
  vertex = vertex.cwiseMax(0);
  vertex.head(polytope.categories) /= vertex.head(polytope.categories).sum();
  const Vector<double> activity = rows * vertex;
  const Vector<double> middle = rows * polytope.interior;
  double share = 0;
  for (Index i = 0; i < rows.rows(); ++i) {
    const double outside = std::max(activity(i) - most(i), least(i) - activity(i));
    if (outside <= kRounding) continue;
    if (outside > kFeasible) return std::nullopt;
    const double width = activity(i) > most(i) ? most(i) - middle(i) : middle(i) - least(i);
    if (width > 0) share = std::max(share, outside / (outside + width));
  }
  if (share > kMostPrior) return std::nullopt;
  return (1 - share) * vertex + share * polytope.interior;
}

}  // namespace

Pricing::Pricing(SearchPolytope polytope, const std::function<bool()>& keep_going)
    : polytope_(std::move(polytope)), walker_(polytope_.relaxed, polytope_.lower, polytope_.upper) {
  // The smallest box that linear programs can prove.
  Vector<double> cost = Vector<double>::Zero(polytope_.lower.size());
  for (Index x = 0; x < cost.size() && keep_going(); ++x) {
    cost(x) = -1;
    walker_.minimise(cost, kInfinity);
    polytope_.upper(x) = std::min(polytope_.upper(x), -walker_.bound());
    cost(x) = 1;
    walker_.minimise(cost, kInfinity);
    polytope_.lower(x) = std::max(polytope_.lower(x), walker_.bound());
    cost(x) = 0;
    walker_.set_range(x, polytope_.lower(x), polytope_.upper(x));
  }
}

bool Pricing::start_at(const Vector<double>& cost) {
  Vector<double> whole = Vector<double>::Zero(polytope_.lower.size());
  whole.head(cost.size()) = cost;
  return walker_.minimise(whole, kInfinity) == BoxProgram::Outcome::optimal;
}

std::optional<Column> Pricing::column(const Vector<double>& prices) const {
  const auto inside = pulled_in(polytope_, walker_.vertex(polytope_.rows->least, polytope_.rows->most));
  if (!inside) return std::nullopt;
  Vector<double> v = inside->head(polytope_.categories);
  const double value = objective(v, prices);
  return Column{std::move(v), value};
}

std::optional<Column> Pricing::vertex(const Vector<double>& prices, const Vector<double>& cost) {
  return start_at(cost) ? column(prices) : std::nullopt;
}

std::optional<Column> Pricing::descend(const Vector<double>& prices, const Vector<double>& cost) {
  if (!start_at(cost)) return std::nullopt;
  walker_.walk([&](Index entry, double value) {
    return entry < prices.size() ? entropy_term(std::max(0.0, value)) - prices(entry) * value : 0;
  });
  return column(prices);
}

Pricing::Proof Pricing::prove(const Vector<double>& prices, const Wanted& wanted,
                              const std::function<bool(const Column&)>& take,
                              const std::function<bool()>& keep_going) {
  const Index a = polytope_.categories;
  Proof proof{true, wanted.bound};
  const auto leave_open = [&](double bound) {
    proof.complete = false;
    proof.bound = std::min(proof.bound, bound);
  };
  const Node root{BoxProgram(polytope_.relaxed, polytope_.lower, polytope_.upper), -kInfinity};
  if (stack_.empty()) {
    stack_.push_back(root);
  } else {
    stack_[0] = root;
  }
  std::size_t depth = 1;
  bool taken = false;
  for (std::uint64_t nodes = 0; depth > 0; ++nodes) {
    if (taken || nodes >= wanted.nodes || (nodes % kNodesPerQuestion == 0 && !keep_going())) {
      for (std::size_t i = 0; i < depth; ++i) leave_open(stack_[i].bound);
      break;
    }
    ++proof.nodes;
    Node& node = stack_[depth - 1];
    BoxProgram& program = node.program;
    Chords lines;
    bool closed = false;
    for (int look = 0; look < kMostLooks; ++look) {
      lines = chords(program, a, polytope_.lower.size());
      Vector<double> cost = lines.slopes;
      cost.head(a) -= prices;
      const double enough = wanted.bound - lines.constant + kInformationRounding;
      closed = program.minimise(cost, enough) == BoxProgram::Outcome::infeasible || program.bound() >= enough;
      if (closed) break;
      node.bound = std::max(node.bound, program.bound() + lines.constant - kInformationRounding);
      if (tighten(program, enough) < kShrunk) break;
    }
    if (closed) {
      --depth;
      continue;
    }
    const Vector<double> v = program.point().head(a).cwiseMax(0);
    if (objective(v, prices) < wanted.column) {
      const Vector<double> slopes = -v.cwiseMax(kLeastProbability).array().log() - 1 - prices.array();
      const auto column = descend(prices, slopes);
      taken = column && column->value < wanted.column && take(*column);
    }
    const auto entry = widest_gap(program, v, lines.slopes);
    if (!entry) {  // nothing left to divide: rounding is in the way
      leave_open(node.bound);
      --depth;
      continue;
    }
    if (stack_.size() == depth) {
      stack_.push_back(stack_[depth - 1]);
    } else {
      stack_[depth] = stack_[depth - 1];
    }
    divide(stack_[depth - 1].program, stack_[depth].program, *entry, v(*entry));
    ++depth;
  }
  return proof;
}

}  // namespace sluice

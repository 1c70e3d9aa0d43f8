// SPDX-License-Identifier: GPL-3.0-or-later
#include "optimise/branch_and_bound.hpp"

#include <algorithm>
#include <cmath>
#include <optional>

#include "base/infinity.hpp"
#include "prior/information.hpp"

namespace sluice {
namespace {

// Narrower boxes are beyond doubles.
constexpr double kLeastWidth = 1e-13;
// A box whose widths have shrunk by this share is examined again before it is divided.
constexpr double kShrunk = 0.1;
constexpr int kMostLooks = 4;
// The place where a box is divided: so far from the relaxation's point towards the middle, and not too near
// to an end.
constexpr double kTowardsMiddle = 0.5;
constexpr double kFromEnd = 0.1;
// The number of boxes below one that are processed from the tableau of the one above. Then comes the box with
// the lowest bound, whose tableau has to be built anew.
constexpr std::uint64_t kPlunge = 256;
// With more open boxes than this, those nearest to the end come first.
constexpr std::size_t kMostOpen = 20'000;
// The number of boxes between two questions whether to go on.
constexpr std::uint64_t kNodesPerQuestion = 64;

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

}  // namespace

/// The straight lines through the entropy terms at both ends of a box, which lie below the terms in between.
/// Returns the sum of their values at 0. Most ranges are those of the box before.
double BranchAndBound::chords(const BoxProgram& program) {
  double constant = 0;
  for (Index x = 0; x < polytope_.categories; ++x) {
    const double lower = std::max(0.0, program.lower(x));
    const double upper = program.upper(x);
    Chord& chord = chords_[static_cast<std::size_t>(x)];
    if (lower != chord.lower || upper != chord.upper) {
      const double at_lower = entropy_term(polytope_.unit(x) * lower);
      const double at_upper = entropy_term(polytope_.unit(x) * upper);
      const bool wide = upper - lower > kLeastWidth;
      slopes_(x) = wide ? (at_upper - at_lower) / (upper - lower) : 0;
      chord = {lower, upper, wide ? at_lower - slopes_(x) * lower : std::min(at_lower, at_upper)};
    }
    constant += chord.at_zero;
  }
  return constant;
}

/// The entry whose term is farthest above its chord at a point, with a preference for wide ranges. None if no
/// range is wide enough to be divided.
std::optional<Index> BranchAndBound::worth_dividing(const BoxProgram& program,
                                                    const Vector<double>& point) const {
  std::optional<Index> best;
  double most = -1;
  for (Index x = 0; x < polytope_.categories; ++x) {
    const double unit = polytope_.unit(x);
    const double lower = std::max(0.0, program.lower(x));
    const double upper = program.upper(x);
    if (upper - lower < 2 * kLeastWidth) continue;
    double worth = 0;  // at an end
    if (point(x) > lower && point(x) < upper) {
      const double chord = chords_[static_cast<std::size_t>(x)].at_zero + slopes_(x) * point(x);
      const double gap = entropy_term(unit * point(x)) - chord;
      worth = gap * std::sqrt(unit * (upper - lower));
    }
    if (worth > most) {
      most = worth;
      best = x;
    }
  }
  return best;
}

BranchAndBound::BranchAndBound(const SearchPolytope& polytope, const Vector<double>& prices)
    : polytope_(polytope),
      prices_(prices),
      rounding_(kInformationRounding + 0x1p-51 * polytope.in_units(prices).cwiseAbs().sum()),
      propagation_(*polytope.relaxed),
      chords_(static_cast<std::size_t>(polytope.categories)),
      slopes_(Vector<double>::Zero(polytope.lower.size())) {
  stack_.push_back({BoxProgram(polytope.relaxed, polytope.lower, polytope.upper), -kInfinity});
  depth_ = 1;
}

BranchAndBound::BranchAndBound(const SearchPolytope& polytope, const Vector<double>& prices,
                               const OpenBoxes& boxes)
    : BranchAndBound(polytope, prices) {
  depth_ = 0;
  // All of them begin with the basis of the whole polytope.
  BoxProgram& whole = stack_.front().program;
  chords(whole);
  Vector<double> cost = slopes_;
  cost.head(prices_.size()) -= polytope_.in_units(prices_);
  whole.minimise(cost, kInfinity);
  const Index n = polytope.lower.size();
  for (const Vector<double>& box : boxes) {
    BoxProgram::State state = whole.state();
    // Units are powers of 2: no end is rounded.
    state.lower.head(n) = box.segment(1, n).cwiseQuotient(polytope.unit).cwiseMax(polytope.lower);
    state.upper.head(n) = box.tail(n).cwiseQuotient(polytope.unit).cwiseMin(polytope.upper);
    const bool empty = (state.lower.head(n).array() > state.upper.head(n).array()).any();
    if (!empty) open_.emplace(box(0), std::move(state));
  }
}

OpenBoxes BranchAndBound::open_boxes() const {
  const Index n = polytope_.lower.size();
  OpenBoxes boxes;
  const auto add = [&](double bound, const BoxProgram::State& state) {
    Vector<double> box(1 + 2 * n);
    box << bound, state.lower.head(n).cwiseProduct(polytope_.unit),
        state.upper.head(n).cwiseProduct(polytope_.unit);
    boxes.push_back(std::move(box));
  };
  for (const auto& [bound, state] : open_) add(bound, state);
  for (std::size_t i = 0; i < depth_; ++i) add(stack_[i].bound, stack_[i].program.state());
  return boxes;
}

BranchAndBound::Proof BranchAndBound::prove(const Wanted& wanted, const Visit& visit,
                                            const std::function<bool()>& keep_going) {
  ended_ = false;
  const auto going = [&] {
    ended_ = ended_ || !keep_going();
    return !ended_;
  };
  for (;;) {
    plunge(wanted, visit, going);
    for (; depth_ > 0; --depth_) {
      const Node& node = stack_[depth_ - 1];
      open_.emplace(node.bound, node.program.state());
    }
    if (open_.empty() || ended_) break;
    const auto next = open_.size() > kMostOpen ? std::prev(open_.end()) : open_.begin();
    if (stack_[0].program.conditions() != polytope_.relaxed) stack_[0].program.extend(polytope_.relaxed);
    stack_[0].program.restore(next->second);
    stack_[0].bound = next->first;
    open_.erase(next);
    depth_ = 1;
  }
  const double least = open_.empty() ? left_ : std::min(left_, open_.begin()->first);
  return {least == kInfinity, std::min(least, wanted.bound)};
}

void BranchAndBound::plunge(const Wanted& wanted, const Visit& visit,
                            const std::function<bool()>& keep_going) {
  for (std::uint64_t steps = 0; depth_ > 0 && steps < kPlunge; ++steps) {
    ended_ = ended_ || nodes_ >= wanted.nodes || (nodes_ % kNodesPerQuestion == 0 && !keep_going());
    if (ended_) return;
    ++nodes_;
    Node& node = stack_[depth_ - 1];
    if (close(node, wanted.bound, keep_going)) {
      --depth_;
      continue;
    }
    if (ended_) return;  // while the box was examined: it stays as it is
    const Vector<double> point = node.program.point().cwiseMax(0);
    visited_ = {point, node.bound};
    ended_ = !visit(polytope_.posterior(point));
    if (node.program.conditions() != polytope_.relaxed) continue;
    const auto entry = worth_dividing(node.program, point);
    if (!entry) {  // nothing left to divide: rounding is in the way
      leave(node.bound);
      --depth_;
      continue;
    }
    push_copy();
    divide(stack_[depth_ - 2].program, stack_[depth_ - 1].program, *entry, point(*entry));
  }
}

/// Whether F reaches `wanted` on a box; if not, the box becomes smaller and its bound better.
bool BranchAndBound::close(Node& node, double wanted, const std::function<bool()>& keep_going) {
  BoxProgram& program = node.program;
  if (program.conditions() != polytope_.relaxed) program.extend(polytope_.relaxed);
  for (int look = 0; look < kMostLooks; ++look) {
    if (!propagation_.narrow(program)) return true;
    const double constant = chords(program);
    Vector<double> cost = slopes_;
    cost.head(prices_.size()) -= polytope_.in_units(prices_);
    const double enough = wanted - constant + rounding_;
    if (program.minimise(cost, enough, keep_going) == BoxProgram::Outcome::infeasible) return true;
    if (program.bound() >= enough) return true;
    node.bound = std::max(node.bound, program.bound() + constant - rounding_);
    if (tighten(program, enough) < kShrunk) break;
  }
  return false;
}

void BranchAndBound::push_copy() {
  if (stack_.size() == depth_) {
    stack_.push_back(stack_[depth_ - 1]);
  } else {
    stack_[depth_] = stack_[depth_ - 1];
  }
  ++depth_;
}

}  // namespace sluice

// SPDX-License-Identifier: GPL-3.0-or-later
// The dual simplex method of a box program.
#include <algorithm>
#include <cmath>
#include <limits>

#include "optimise/box_program.hpp"
#include "optimise/scatter.hpp"

namespace sluice {
namespace {

// How far a basic variable may be outside its range.
constexpr double kFeasible = 1e-11;
// Ratios this near to each other count as equal.
constexpr double kTie = 1e-12;
// Equal prices let the method go round in circles; changes of at most twice this much part them.
constexpr double kApart = 1e-11;
// Rounding adds up; after this many pivots the tableau is made again.
constexpr int kMostPivots = 60;

}  // namespace

void BoxProgram::part_ties() {
  const auto so_far = static_cast<std::uint64_t>(pivots_ * entries());
  for (Index j = 0; j < entries(); ++j) {
    const double apart = kApart * (1 + scatter(so_far + static_cast<std::uint64_t>(j)));
    reduced_(j) += at_upper_[static_cast<std::size_t>(j)] ? -apart : apart;
  }
}

BoxProgram::Outcome BoxProgram::minimise(const Vector<double>& cost, double enough,
                                         const KeepGoing& keep_going) {
  bool stopped = false;
  const KeepGoing going = [&] {
    stopped = stopped || (keep_going && !keep_going());
    return !stopped;
  };
  if (pivots_ > kMostPivots) factorise();
  const Outcome outcome = iterate(cost, enough, going);
  const bool settled = outcome == Outcome::enough || outcome == Outcome::infeasible ||
                       (outcome == Outcome::optimal && agrees());
  if (settled || stopped || pivots_ == 0) return outcome;
  factorise();
  const Outcome again = iterate(cost, enough, going);
  return again == Outcome::optimal && !agrees() ? Outcome::stalled : again;
}

BoxProgram::Outcome BoxProgram::iterate(const Vector<double>& cost, double enough,
                                        const KeepGoing& keep_going) {
  const Index n = entries();
  rest_all();
  price(cost);
  place();
  struct Candidate {
    double ratio;
    Index column;
  };
  const auto later = [](const Candidate& one, const Candidate& other) {
    return one.ratio != other.ratio ? one.ratio > other.ratio : one.column > other.column;
  };
  thread_local std::vector<Candidate> candidates;
  Vector<double> outside(value_.size());
  const int most = 20 + 8 * static_cast<int>(n + rows());
  const int per_question = steps_per_question();
  for (int iteration = 0;; ++iteration) {
    double dual = 0;
    for (Index j = 0; j < n; ++j) dual += reduced_(j) * value_(nonbasic(j));
    if (dual > enough) {
      prove_bound(cost);
      if (bound_ > enough) return Outcome::enough;
    }
    // Nonbasic variables are at a bound.
    outside.noalias() = (lower_ - value_).cwiseMax(value_ - upper_);
    const double worst = outside.maxCoeff();  // finding its place as well would take four times as long
    if (worst <= kFeasible) {
      prove_bound(cost);
      return Outcome::optimal;
    }
    if (iteration == most || (iteration % per_question == per_question - 1 && !keep_going())) break;
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
    // Few candidates are looked at, those with the smallest ratios: a heap, which moves each that is taken to
    // the end.
    std::ranges::make_heap(candidates, later);
    std::size_t taken = 0;
    const auto take = [&] {
      std::ranges::pop_heap(candidates.begin(), candidates.end() - static_cast<std::ptrdiff_t>(taken), later);
      ++taken;
    };
    const auto taken_at = [&](std::size_t k) -> Candidate& { return candidates[candidates.size() - 1 - k]; };
    // If the row is still out of range with a candidate at its other bound, going on improves the objective.
    // This is the long step of the bound-flipping ratio test.
    double left = worst;
    std::size_t entering = 0;
    for (; entering < candidates.size(); ++entering) {
      take();
      const Index j = taken_at(entering).column;
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
    // Among those with about the same ratio, the one with the largest divisor.
    const double reached = taken_at(entering).ratio + kTie;
    while (taken < candidates.size() && candidates.front().ratio <= reached) {
      take();
      const auto size = [&](std::size_t which) { return std::abs(pivot_row(taken_at(which).column)); };
      if (size(taken - 1) > size(entering)) std::swap(taken_at(taken - 1), taken_at(entering));
    }
    for (std::size_t k = 0; k < entering; ++k) {
      const Index j = taken_at(k).column;
      const double before = bound_of(j);
      at_upper_[static_cast<std::size_t>(j)] ^= 1;
      shift(j, bound_of(j) - before);
    }
    const Index column = taken_at(entering).column;
    shift(column, sign * left / pivot_row(column));
    at_upper_[static_cast<std::size_t>(column)] = static_cast<char>(!below);
    pivot(at, column);
    settle();
    if (basic(at) >= n) rest(at);
  }
  prove_bound(cost);
  return Outcome::stalled;
}

}  // namespace sluice

// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocol/cyclic_blocks.hpp"

#include <Eigen/LU>
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <numbers>
#include <utility>
#include <vector>

#include "optimise/linear_program.hpp"
#include "protocol/set_response.hpp"

namespace sluice {
namespace {

/// How many exchanges are tried; and after how many failures, for each possible exchange, the search starts
/// anew.
constexpr int kTried = 10000;
constexpr std::size_t kPatience = 6;
/// Smaller sums of cosines are rounding.
constexpr double kNone = 1e-9;
/// Among this many orbits for each distance, some have the mean of all between them.
constexpr Index kOrbitsPerDistance = 8;
/// Pairs that differ by no more are equally common.
constexpr double kExact = 1e-13;

/// A sequence that looks random, of integers alone (Marsaglia's xorshift). It decides which exchanges are
/// tried, and no report.
class Sequence {
 public:
  std::size_t below(std::size_t end) {
    state_ ^= state_ << 13U;
    state_ ^= state_ >> 7U;
    state_ ^= state_ << 17U;
    return static_cast<std::size_t>((state_ >> 11U) % end);
  }

 private:
  std::uint64_t state_ = 88172645463325252U;
};

/// Blocks on a circle, and the distances between their members.
class Circle {
 public:
  Circle(std::size_t categories, std::size_t size, std::size_t orbits, Sequence& sequence)
      : members_(orbits), others_(orbits), pairs_(categories, 0) {
    for (std::size_t i = 0; i < orbits; ++i) {
      for (std::size_t x = 0; x < categories; ++x) others_[i].push_back(x);
      for (std::size_t k = 0; k < size; ++k) {
        const std::size_t at = sequence.below(others_[i].size());
        members_[i].push_back(others_[i][at]);
        others_[i].erase(others_[i].begin() + static_cast<std::ptrdiff_t>(at));
      }
      for (std::size_t k = 0; k < size; ++k) count(i, k, members_[i][k], 1, k);
    }
  }

  /// The sum of the squares of the numbers of pairs at each distance, in both directions: least if all are
  /// equal.
  [[nodiscard]] std::int64_t cost() const {
    std::int64_t sum = 0;
    for (const std::int64_t pairs : pairs_) sum += pairs * pairs;
    return sum;
  }

  /// Exchanges a member and another category in one of the blocks; a second exchange undoes it.
  void exchange(std::size_t i, std::size_t member, std::size_t other) {
    std::size_t& in = members_[i][member];
    std::size_t& out = others_[i][other];
    count(i, member, in, -1, members_[i].size());
    std::swap(in, out);
    count(i, member, in, 1, members_[i].size());
  }

  [[nodiscard]] const std::vector<std::vector<std::size_t>>& members() const { return members_; }
  [[nodiscard]] const std::vector<std::int64_t>& pairs() const { return pairs_; }

 private:
  /// Counts the pairs that a category makes with the first `end` members, except member `own`.
  void count(std::size_t i, std::size_t own, std::size_t category, std::int64_t by, std::size_t end) {
    const std::size_t a = pairs_.size();
    for (std::size_t k = 0; k < end; ++k) {
      if (k == own) continue;
      const std::size_t distance = (members_[i][k] + a - category) % a;
      pairs_[distance] += by;
      pairs_[a - distance] += by;
    }
  }

  std::vector<std::vector<std::size_t>> members_;
  std::vector<std::vector<std::size_t>> others_;
  std::vector<std::int64_t> pairs_;  // by distance, from 1
};

/// The excess of the variance. The term of each wave in the spectrum is the information of the blocks about
/// it. The variance is the sum of the inverse terms, least if all are equal.
double unevenness_of(const Circle& circle, std::size_t size) {
  const std::size_t a = circle.pairs().size();
  const auto own = static_cast<double>(circle.members().size() * size);
  double sum = 0;
  double inverse = 0;
  for (std::size_t wave = 1; wave < a; ++wave) {
    double term = own;
    for (std::size_t distance = 1; distance < a; ++distance) {
      const auto angle = static_cast<double>(wave * distance % a) / static_cast<double>(a);
      term += static_cast<double>(circle.pairs()[distance]) * std::cos(2 * std::numbers::pi * angle);
    }
    if (term < kNone) return std::numeric_limits<double>::infinity();
    sum += term;
    inverse += 1 / term;
  }
  const auto waves = static_cast<double>(a - 1);
  return sum * inverse / (waves * waves) - 1;
}

Matrix<double> moved_around(const Circle& circle) {
  const std::size_t a = circle.pairs().size();
  const auto columns = static_cast<Index>(a);
  Matrix<double> sets = Matrix<double>::Zero(static_cast<Index>(circle.members().size()) * columns, columns);
  Index row = 0;
  for (const auto& block : circle.members()) {
    for (std::size_t step = 0; step < a; ++step, ++row) {
      for (const std::size_t member : block) sets(row, static_cast<Index>((member + step) % a)) = 1;
    }
  }
  return sets;
}

/// The least possible cost: all distances equally common, or one more for those that are left over.
std::int64_t least_cost(std::int64_t categories, std::int64_t size, std::int64_t orbits) {
  const std::int64_t pairs = orbits * size * (size - 1);
  const std::int64_t each = pairs / (categories - 1);
  const std::int64_t more = pairs % (categories - 1);
  return more * (each + 1) * (each + 1) + (categories - 1 - more) * each * each;
}

}  // namespace

Blocks all_blocks(Index categories, Index size) {
  Matrix<double> sets = sets_of({categories, size});
  const Index b = sets.rows();
  return {std::move(sets), Vector<double>::Ones(b), 0};
}

Blocks cyclic_blocks(Index categories, Index size, Index orbits) {
  const auto a = static_cast<std::size_t>(categories);
  const auto w = static_cast<std::size_t>(size);
  const auto t = static_cast<std::size_t>(orbits);
  const std::int64_t least = least_cost(categories, size, orbits);
  Sequence sequence;
  Blocks best{{}, Vector<double>::Ones(orbits * categories), std::numeric_limits<double>::infinity()};
  for (int tried = 0; tried < kTried && !(best.unevenness < kNone); ++tried) {
    Circle circle(a, w, t, sequence);
    std::int64_t cost = circle.cost();
    std::size_t in_vain = 0;
    for (; tried < kTried && cost > least && in_vain < kPatience * t * w * (a - w); ++tried) {
      const std::size_t block = sequence.below(t);
      const std::size_t member = sequence.below(w);
      const std::size_t other = sequence.below(a - w);
      circle.exchange(block, member, other);
      const std::int64_t next = circle.cost();
      if (next > cost) circle.exchange(block, member, other);
      in_vain = next < cost ? 0 : in_vain + 1;
      cost = std::min(cost, next);
    }
    const double unevenness = unevenness_of(circle, w);
    if (best.sets.size() > 0 && !(unevenness < best.unevenness)) continue;
    best.sets = moved_around(circle);
    best.unevenness = unevenness < kNone ? 0 : unevenness;
  }
  return best;
}

Blocks weighted_blocks(Index categories, Index size) {
  const Index distances = categories / 2;
  const auto pool = static_cast<std::size_t>(kOrbitsPerDistance * distances);
  Sequence sequence;
  const Circle circle(static_cast<std::size_t>(categories), static_cast<std::size_t>(size), pool, sequence);
  // The pairs of each orbit at each distance; both directions have the same.
  const auto orbits = static_cast<Index>(pool);
  Matrix<double> pairs = Matrix<double>::Zero(distances, orbits);
  for (Index i = 0; i < orbits; ++i) {
    for (const std::size_t one : circle.members()[static_cast<std::size_t>(i)]) {
      for (const std::size_t other : circle.members()[static_cast<std::size_t>(i)]) {
        const auto distance = (static_cast<Index>(one) + categories - static_cast<Index>(other)) % categories;
        if (distance >= 1 && distance <= distances) pairs(distance - 1, i) += 1;
      }
    }
  }
  const double each = static_cast<double>(size * (size - 1)) / static_cast<double>(categories - 1);
  const Vector<double> even = Vector<double>::Constant(distances, each);
  const auto solution = solve(LinearProgram{pairs, even, Vector<double>::Zero(orbits)});
  if (!solution) return {};
  std::vector<Index> taken;
  for (Index i = 0; i < orbits; ++i) {
    if (solution->x(i) > kNone) taken.push_back(i);
  }
  // Blocks of one category have no pairs to balance.
  if (taken.empty()) return {};
  // The solver leaves the last digits open, so they are solved for exactly.
  const Matrix<double> columns = pairs(Eigen::all, taken);
  const Vector<double> weights = Eigen::FullPivLU<Matrix<double>>(columns).solve(even);
  if (!(weights.minCoeff() > kNone) || !(columns * weights).isApprox(even, kExact)) return {};
  const Matrix<double> moved = moved_around(circle);
  Blocks blocks{Matrix<double>(static_cast<Index>(taken.size()) * categories, categories), {}, 0};
  blocks.weights.resize(blocks.sets.rows());
  for (Index i = 0; i < weights.size(); ++i) {
    const Index from = taken[static_cast<std::size_t>(i)] * categories;
    blocks.sets.middleRows(i * categories, categories) = moved.middleRows(from, categories);
    blocks.weights.segment(i * categories, categories).setConstant(weights(i));
  }
  return blocks;
}

}  // namespace sluice

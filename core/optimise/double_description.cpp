// SPDX-License-Identifier: GPL-3.0-or-later
#include "optimise/double_description.hpp"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <span>
#include <vector>

namespace sluice {
namespace {

/// For every ray, the conditions that hold with equality (coordinates first, then rows), as bits. The rays
/// are in one array, since the test of adjacency reads them all, over and over.
class ZeroSets {
 public:
  explicit ZeroSets(std::size_t conditions) : words_((conditions + 63) / 64) {}

  using Bits = std::span<const std::uint64_t>;
  [[nodiscard]] Bits of(std::size_t ray) const { return Bits(bits_).subspan(ray * words_, words_); }
  [[nodiscard]] std::size_t words() const { return words_; }

  void append(Bits bits) { bits_.insert(bits_.end(), bits.begin(), bits.end()); }
  void set_last(std::size_t condition) {
    bits_[bits_.size() - words_ + condition / 64] |= std::uint64_t{1} << (condition % 64);
  }

 private:
  std::size_t words_;
  std::vector<std::uint64_t> bits_;
};

bool contains(ZeroSets::Bits set, ZeroSets::Bits subset) {
  for (std::size_t i = 0; i < set.size(); ++i) {
    if ((subset[i] & ~set[i]) != 0) return false;
  }
  return true;
}

/// Rays of the cone so far; entries are coprime integers.
struct Rays {
  explicit Rays(std::size_t conditions) : zeros(conditions) {}
  [[nodiscard]] std::size_t size() const { return entries.size(); }

  std::vector<std::vector<Integer>> entries;
  ZeroSets zeros;
};

/// The unit rays of the orthant: the cone before any row.
Rays orthant(std::size_t dimension, std::size_t conditions) {
  Rays rays(conditions);
  const std::vector<std::uint64_t> none(rays.zeros.words(), 0);
  for (std::size_t i = 0; i < dimension; ++i) {
    rays.entries.emplace_back(dimension, Integer(0));
    rays.entries[i][i] = 1;
    rays.zeros.append(none);
    for (std::size_t j = 0; j < dimension; ++j) {
      if (j != i) rays.zeros.set_last(j);
    }
  }
  return rays;
}

Integer dot(const Rows<Integer>& rows, Index row, const std::vector<Integer>& entries) {
  Integer sum = 0;
  for (Index x = 0; x < rows.cols(); ++x) {
    const Integer& entry = entries[static_cast<std::size_t>(x)];
    if (entry != 0) sum += rows(row, x) * entry;
  }
  return sum;
}

/// The conditions that two rays both lie on.
void intersect(ZeroSets::Bits one, ZeroSets::Bits other, std::span<std::uint64_t> common) {
  for (std::size_t word = 0; word < common.size(); ++word) common[word] = one[word] & other[word];
}

std::size_t count(ZeroSets::Bits bits) {
  int sum = 0;
  for (const std::uint64_t word : bits) sum += std::popcount(word);
  return static_cast<std::size_t>(sum);
}

/// Finds out whether two rays span an edge of the cone. They do iff no third one lies on all the conditions
/// that both lie on. It counts its work.
class Adjacency {
 public:
  Adjacency(const Rays& rays, std::size_t dimension)
      : rays_(rays), dimension_(dimension), common_(rays.zeros.words()) {}

  bool operator()(std::size_t i, std::size_t j) {
    intersect(rays_.zeros.of(i), rays_.zeros.of(j), common_);
    ++tests_;
    if (count(common_) + 2 < dimension_) return false;
    // The third ray of the last failure: it often fails the next pair as well.
    if (separates(witness_, i, j)) return false;
    for (std::size_t k = 0; k < rays_.size(); ++k) {
      if (separates(k, i, j)) {
        witness_ = k;
        tests_ += k;
        return false;
      }
    }
    tests_ += rays_.size();
    return true;
  }

  [[nodiscard]] ZeroSets::Bits common() const { return common_; }
  [[nodiscard]] std::uint64_t tests() const { return tests_; }

 private:
  [[nodiscard]] bool separates(std::size_t k, std::size_t i, std::size_t j) const {
    return contains(rays_.zeros.of(k), common_) && k != i && k != j;
  }

  const Rays& rays_;
  std::size_t dimension_;
  std::vector<std::uint64_t> common_;
  std::size_t witness_ = 0;
  std::uint64_t tests_ = 0;
};

/// The point of the segment between a ray outside (above > 0) and one inside (below < 0) that lies on the new
/// row.
std::vector<Integer> between(const std::vector<Integer>& outside, const Integer& above,
                             const std::vector<Integer>& inside, const Integer& below) {
  std::vector<Integer> ray(outside.size());
  Integer divisor = 0;
  for (std::size_t x = 0; x < ray.size(); ++x) {
    ray[x] = above * inside[x] - below * outside[x];
    divisor = gcd(divisor, ray[x]);
  }
  for (Integer& entry : ray) entry /= divisor;
  return ray;
}

/// The cone cut by one more row; empty if the budget does not suffice, from which the tests are subtracted.
std::optional<Rays> cut(Rays rays, const Rows<Integer>& rows, Index row, Budget& budget) {
  const auto dimension = static_cast<std::size_t>(rows.cols());
  const std::size_t condition = dimension + static_cast<std::size_t>(row);
  std::vector<Integer> values;
  std::vector<std::size_t> outside;
  std::vector<std::size_t> inside;
  for (std::size_t i = 0; i < rays.size(); ++i) {
    values.push_back(dot(rows, row, rays.entries[i]));
    if (values[i] > 0) outside.push_back(i);
    if (values[i] < 0) inside.push_back(i);
  }
  Rays next(dimension + static_cast<std::size_t>(rows.rows()));
  Adjacency adjacent(rays, dimension);
  for (const std::size_t i : outside) {
    for (const std::size_t j : inside) {
      if (!adjacent(i, j)) continue;
      next.entries.push_back(between(rays.entries[i], values[i], rays.entries[j], values[j]));
      next.zeros.append(adjacent.common());
      next.zeros.set_last(condition);
      if (next.size() > budget.rays) return std::nullopt;
    }
    if (adjacent.tests() > budget.tests || std::chrono::steady_clock::now() > budget.until)
      return std::nullopt;
  }
  budget.tests -= adjacent.tests();
  for (std::size_t i = 0; i < rays.size(); ++i) {
    if (values[i] > 0) continue;
    next.entries.push_back(std::move(rays.entries[i]));
    next.zeros.append(rays.zeros.of(i));
    if (values[i] == 0) next.zeros.set_last(condition);
  }
  if (next.size() > budget.rays) return std::nullopt;
  return next;
}

}  // namespace

std::optional<Matrix<Integer>> extreme_rays(const Rows<Integer>& rows, Budget budget) {
  const auto dimension = static_cast<std::size_t>(rows.cols());
  std::optional<Rays> rays = orthant(dimension, dimension + static_cast<std::size_t>(rows.rows()));
  for (Index row = 0; row < rows.rows(); ++row) {
    rays = cut(std::move(*rays), rows, row, budget);
    if (!rays) return std::nullopt;
  }
  Matrix<Integer> result(static_cast<Index>(rays->size()), rows.cols());
  for (Index i = 0; i < result.rows(); ++i) {
    for (Index x = 0; x < result.cols(); ++x) {
      result(i, x) = rays->entries[static_cast<std::size_t>(i)][static_cast<std::size_t>(x)];
    }
  }
  return result;
}

}  // namespace sluice

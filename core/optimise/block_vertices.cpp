// SPDX-License-Identifier: GPL-3.0-or-later
// mn(T) >= low and mx(T) <= high say, with t = least . T:  (low - t) / slack <= T_u <= (high - t) / slack for
// every u. Given t that is a box; at a vertex each entry is at its lower end, at its upper end or 0, except
// that one may be in between where t itself is held by "lower end = 0". For the set A of entries at the upper
// end there are three kinds.
//   1. The others at the lower end. It is  low - least(A)(high - low) / slack,  which must not be negative.
//   2. The others 0, where that is negative:  T_A = high / (slack + least(A)).
//   3. On the edge between the two, when one more entry f at the upper end makes the lower end negative: the
//      others 0, T_A = (high - low) / slack, and T_f such that t = low.
#include "optimise/block_vertices.hpp"

#include <algorithm>
#include <cmath>

namespace sluice {
namespace {

// An entry that is known to within this share of its upper end needs no stretch.
constexpr double kAccurate = 0x1p-44;
// What rounding may do to the lower end, as a share of its parts.
constexpr double kRounding = 0x1p-50;

using Subset = std::size_t;

bool holds(Subset subset, Index entry) { return (subset >> static_cast<unsigned>(entry) & 1U) != 0; }

std::vector<double> subset_sums(const Vector<double>& terms) {
  std::vector<double> sums{0};
  for (const double term : terms) {
    const std::size_t count = sums.size();
    for (std::size_t i = 0; i < count; ++i) sums.push_back(sums[i] + term);
  }
  return sums;
}

class Lister {
 public:
  Lister(const Block& block, double low, double high)
      : block_(block), low_(low), high_(high), least_(subset_sums(block.least)) {}

  Matrix<double> list() {
    if (block_.slack <= 0) {
      for (Index u = 0; u < entries(); ++u) {
        add(Subset{1} << static_cast<unsigned>(u), low_ / block_.least(u), 0);
        add(Subset{1} << static_cast<unsigned>(u), high_ / block_.least(u), 0);
      }
    } else {
      add(everything(), high_, 0);
      for (Subset subset = 0; subset < everything(); ++subset) of(subset);
    }
    return Eigen::Map<const Matrix<double>>(vertices_.data(),
                                            static_cast<Index>(vertices_.size()) / entries(), entries());
  }

 private:
  [[nodiscard]] Index entries() const { return block_.least.size(); }
  [[nodiscard]] Subset everything() const { return least_.size() - 1; }
  [[nodiscard]] double lower_end(double least) const { return low_ - least * (high_ - low_) / block_.slack; }

  void add(Subset subset, double inside, double outside) {
    for (Index u = 0; u < entries(); ++u) vertices_.push_back(holds(subset, u) ? inside : outside);
  }

  void of(Subset subset) {
    const double least = least_[subset];
    const double lower = lower_end(least);
    if (lower < 0) {
      add(subset, high_ / (block_.slack + least), 0);
      return;
    }
    const double width = (high_ - low_) / block_.slack;
    add(subset, lower + width, lower);
    for (Index f = 0; f < entries(); ++f) {
      const Subset more = subset | (Subset{1} << static_cast<unsigned>(f));
      if (more == subset || more == everything() || lower_end(least_[more]) >= 0) continue;
      const double between = lower / block_.least(f);
      const double doubt = kRounding * (low_ + least * width) / block_.least(f);
      if (doubt <= kAccurate * width) {
        add_edge(subset, f, width, between);
      } else {
        add_edge(subset, f, width, between - doubt);
        add_edge(subset, f, width, between + doubt);
      }
    }
  }

  void add_edge(Subset subset, Index f, double width, double between) {
    add(subset, width, 0);
    vertices_[vertices_.size() - static_cast<std::size_t>(entries() - f)] = std::clamp(between, 0.0, width);
  }

  const Block& block_;
  double low_, high_;
  std::vector<double> least_;     // of every subset
  std::vector<double> vertices_;  // one after another
};

}  // namespace

Matrix<double> block_vertices(const Block& block, double low, double high) {
  return Lister(block, low, high).list();
}

// They are those of the second kind whose lower end is 0 already.
std::vector<BlockEnd> block_ends(const Block& block) {
  std::vector<BlockEnd> ends;
  if (block.slack <= 0) return ends;
  const std::vector<double> sums = subset_sums(block.least);
  for (Subset subset = 1; subset + 1 < sums.size(); ++subset) {
    const double least = sums[subset];
    if (least <= 0) continue;
    Vector<double> point(block.least.size());
    for (Index u = 0; u < point.size(); ++u) point(u) = holds(subset, u) ? 1 / least : 0;
    ends.push_back({(block.slack + least) / least, std::move(point)});
  }
  return ends;
}

}  // namespace sluice

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

using Subset = std::uint64_t;

bool holds(Subset subset, Index entry) { return (subset >> static_cast<unsigned>(entry) & 1U) != 0; }

double least_of(const Block& block, Subset subset) {
  double sum = 0;
  for (Index u = 0; u < block.least.size(); ++u) {
    if (holds(subset, u)) sum += block.least(u);
  }
  return sum;
}

class Lister {
 public:
  Lister(const Block& block, double low, double high)
      : block_(block),
        low_(low),
        high_(high),
        everything_((Subset{1} << static_cast<unsigned>(entries())) - 1) {}

  std::vector<Vector<double>> list() {
    if (block_.slack <= 0) {
      for (Index u = 0; u < entries(); ++u) {
        add(Subset{1} << static_cast<unsigned>(u), low_ / block_.least(u), 0);
        add(Subset{1} << static_cast<unsigned>(u), high_ / block_.least(u), 0);
      }
      return std::move(vertices_);
    }
    add(everything_, high_, 0);
    for (Subset subset = 0; subset < everything_; ++subset) of(subset);
    return std::move(vertices_);
  }

 private:
  [[nodiscard]] Index entries() const { return block_.least.size(); }
  [[nodiscard]] double lower_end(double least) const { return low_ - least * (high_ - low_) / block_.slack; }

  void add(Subset subset, double inside, double outside) {
    Vector<double> vertex(entries());
    for (Index u = 0; u < entries(); ++u) vertex(u) = holds(subset, u) ? inside : outside;
    vertices_.push_back(std::move(vertex));
  }

  void of(Subset subset) {
    const double least = least_of(block_, subset);
    const double lower = lower_end(least);
    if (lower < 0) {
      add(subset, high_ / (block_.slack + least), 0);
      return;
    }
    const double width = (high_ - low_) / block_.slack;
    add(subset, lower + width, lower);
    for (Index f = 0; f < entries(); ++f) {
      const Subset more = subset | (Subset{1} << static_cast<unsigned>(f));
      if (more == subset || more == everything_ || lower_end(least_of(block_, more)) >= 0) continue;
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
    vertices_.back()(f) = std::clamp(between, 0.0, width);
  }

  const Block& block_;
  double low_, high_;
  Subset everything_;
  std::vector<Vector<double>> vertices_;
};

}  // namespace

Matrix<double> block_vertices(const Block& block, double low, double high) {
  const auto list = Lister(block, low, high).list();
  Matrix<double> vertices(static_cast<Index>(list.size()), block.least.size());
  for (std::size_t i = 0; i < list.size(); ++i) vertices.row(static_cast<Index>(i)) = list[i].transpose();
  return vertices;
}

std::vector<double> block_ratios(const Block& block) {
  std::vector<double> ratios;
  if (block.slack <= 0) return ratios;
  const Subset everything = (Subset{1} << static_cast<unsigned>(block.least.size())) - 1;
  for (Subset subset = 1; subset < everything; ++subset) {
    const double least = least_of(block, subset);
    if (least > 0) ratios.push_back((block.slack + least) / least);
  }
  return ratios;
}

}  // namespace sluice

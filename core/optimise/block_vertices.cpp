// SPDX-License-Identifier: GPL-3.0-or-later
// The chains that may have a vertex. At c_1 1_A + c_2 1_B the R with R . T = mn(T) are those with R(A) =
// alpha(A) and R(B) = alpha(B), and likewise for mx(T). T is a vertex iff these R together span the entries
// of B, while the others are 0. At most one of the parts A, B \ A and the rest has a choice of R. Sorted by
// T, all entries before it are at their least (for mn) and all after it at their most. With a choice in a
// part of k entries the R span k dimensions of B. With one in the rest, or none, they are a single one.
#include "optimise/block_vertices.hpp"

#include <algorithm>
#include <bit>
#include <cmath>

namespace sluice {
namespace {

// An entry that is known to within this share of its possible maximum needs no stretch.
constexpr double kAccurate = 0x1p-44;
// The rounding error of a difference, as a share of its parts.
constexpr double kDifferenceRounding = 0x1p-50;

std::vector<double> subset_sums(const Vector<double>& terms) {
  std::vector<double> sums{0};
  for (const double term : terms) {
    const std::size_t count = sums.size();
    for (std::size_t i = 0; i < count; ++i) sums.push_back(sums[i] + term);
  }
  return sums;
}

}  // namespace

BlockVertices::BlockVertices(const Block& block) : entries_(block.least.size()) {
  const std::vector<double> least = subset_sums(block.least);
  const bool ranges = block.most.size() > 0;
  const std::vector<double> most = ranges ? subset_sums(block.most) : least;
  const double surplus = ranges ? std::max(0.0, most.back() - 1) : 0;
  sums_.resize(least.size());
  for (std::size_t i = 1; i < sums_.size(); ++i) {
    Sums& of = sums_[i];
    const double left = least[i] + block.slack;  // the most, when all others are at their least
    of.most_free = ranges ? most[i] > left : block.slack > 0 && std::popcount(i) > 1;
    of.most = of.most_free || !ranges ? left : most[i];
    of.least_free = ranges && most[i] - surplus > least[i];
    of.least = of.least_free ? most[i] - surplus : least[i];
  }
  sums_.back() = {1, 1, true, true};
  const auto all = everything();
  for (Subset outer = 1; outer <= all; ++outer) list_pairs(outer);
}

void BlockVertices::list_pairs(Subset outer) {
  const auto consider = [&](Subset inner) {
    if (inner != 0 && inner != outer && may_be_vertex(inner, outer)) pairs_.emplace_back(inner, outer);
  };
  if (sums_[outer].least_free) {
    for (Subset inner = (outer - 1) & outer; inner != 0; inner = (inner - 1) & outer) consider(inner);
    return;
  }
  // One of the two parts has a single entry: see `may_be_vertex`.
  for (Index u = 0; u < entries_; ++u) {
    const Subset one = Subset{1} << static_cast<unsigned>(u);
    if ((outer & one) == 0) continue;
    consider(outer ^ one);
    if (std::popcount(outer) > 2) consider(one);
  }
}

bool BlockVertices::may_be_vertex(Subset smaller, Subset larger) const {
  const int inside = std::popcount(smaller);
  const int between = std::popcount(larger) - inside;
  enum class Part { inner, second, rest };
  const auto choice = [](bool in_inner, bool in_outer) {
    return in_inner ? Part::inner : in_outer ? Part::second : Part::rest;
  };
  const auto dimensions = [&](Part part) {
    return part == Part::inner ? inside : part == Part::second ? between : 1;
  };
  const Part at_least = choice(sums_[smaller].least_free, sums_[larger].least_free);
  const Part at_most = choice(sums_[smaller].most_free, sums_[larger].most_free);
  const int spanned =
      at_least == at_most ? dimensions(at_least) + 1 : dimensions(at_least) + dimensions(at_most);
  return spanned >= inside + between;
}

Matrix<double> BlockVertices::list(double low, double high) const {
  std::vector<double> vertices;  // one after another
  const auto add = [&](Subset inner, Subset outer, double inside, double between) {
    for (Index u = 0; u < entries_; ++u) {
      const Subset one = Subset{1} << static_cast<unsigned>(u);
      vertices.push_back((inner & one) != 0 ? inside : (outer & one) != 0 ? between : 0);
    }
  };
  const auto is_none = [&](double difference, double size) {
    return difference < -kDifferenceRounding * size;
  };
  for (Subset set = 1; set <= everything(); ++set) {
    const auto& [least, most, least_free, most_free] = sums_[set];
    if (is_none(high * least - low * most, low * most)) continue;
    const bool single = std::popcount(set) == 1;
    if (most > 0 && (most_free || single)) add(set, set, high / most, 0);
    if (least > 0 && (least_free || single)) add(set, set, low / least, 0);
  }
  for (const auto& pair : pairs_) {
    const Subset inner = pair.first;
    const Subset outer = pair.second;
    const Sums& a = sums_[inner];
    const Sums& b = sums_[outer];
    if (b.least <= 0 || a.most <= 0) continue;
    // c_1 a + c_2 b = low at the least, high at the most.
    const double determinant = a.least * b.most - b.least * a.most;
    if (determinant == 0) continue;
    const double sign = determinant > 0 ? 1 : -1;
    const double of_a = sign * (low * b.most - high * b.least);
    const double of_b = sign * (high * a.least - low * a.most);
    const double size = low * b.most + high * b.least;
    if (is_none(of_a, size) || is_none(of_b, high * a.least + low * a.most)) continue;
    const double most_of_a = std::min(high / a.most, a.least > 0 ? low / a.least : high / a.most);
    const auto at = [&](double c) {
      const double of_all = std::clamp(c, 0.0, most_of_a);
      // From the condition that B alone comes nearer to: rounding moves the other one less.
      const double rest = sign > 0 ? (high - of_all * a.most) / b.most : (low - of_all * a.least) / b.least;
      add(inner, outer, of_all + std::max(0.0, rest), std::max(0.0, rest));
    };
    const double c = of_a / std::abs(determinant);
    const double doubt = kDifferenceRounding * size / std::abs(determinant);
    if (doubt <= kAccurate * high / a.most) {
      at(c);
    } else {
      at(c - doubt);
      at(c + doubt);
    }
  }
  return Eigen::Map<const Matrix<double>>(vertices.data(), static_cast<Index>(vertices.size()) / entries_,
                                          entries_);
}

// The ends are vertices of one set at which both conditions are tight.
std::vector<BlockEnd> BlockVertices::ends() const {
  std::vector<BlockEnd> ends;
  for (Subset set = 1; set < everything(); ++set) {
    const auto& [least, most, least_free, most_free] = sums_[set];
    if (least <= 0 || most <= least || !(least_free || most_free || std::popcount(set) == 1)) continue;
    Vector<double> point(entries_);
    for (Index u = 0; u < entries_; ++u) {
      point(u) = (set >> static_cast<unsigned>(u) & 1U) != 0 ? 1 / least : 0;
    }
    ends.push_back({most / least, std::move(point)});
  }
  return ends;
}

}  // namespace sluice

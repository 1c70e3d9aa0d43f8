// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

#include "optimise/block_corners.hpp"
#include "optimise/block_vertices.hpp"

namespace sluice {

/// The kind of block: the first secret's has its least at 1, another's at r.
enum class BlockOf { first_secret, other_secret };

/// The polytope of one block for each r between 1 and L (see BlockPricing). It is mn >= 1 and mx <= L r for
/// the first secret's, mn >= r and mx <= L for another's. All r together make a polytope of (T, r). Its
/// vertices are at r = 1, at L, and where vertices of the slices end.
class BlockSlices {
 public:
  /// `joint` are the probabilities of the block's inputs; `bound` is L.
  BlockSlices(const Block& block, Vector<double> joint, double bound, BlockOf whose, Tangents tangents);

  void set_prices(const Vector<double>& prices, double target);

  /// The r between 1 and L at which a vertex ends, ascending.
  [[nodiscard]] const std::vector<double>& ends() const { return ends_; }
  /// The vertex that ends there.
  const BlockCorners& end(std::size_t at);
  /// Lowers `sum` to the least cost of the vertices that end, from the one place to the other.
  void add_least_end(std::size_t from, std::size_t to, Vector<double>& sum) const;

  /// All vertices for one r.
  const BlockCorners& at(double r);
  /// Adds a lower bound of their cost for every multiplier. A larger r raises it for the first secret's
  /// block, and lowers it for another's.
  void add_least(double r, Vector<double>& sum);

  [[nodiscard]] Index held() const { return held_; }
  /// Forgets the vertices that were not used at the last `age` prices and targets, or all if that is 0. It
  /// can list them again. References to them end.
  void forget(std::uint64_t age);
  /// The size of any sum at these prices.
  [[nodiscard]] double size() const { return size_; }

 private:
  struct Held {
    BlockCorners corners;
    std::uint64_t priced = 0;
  };
  struct Node {
    double r;
    Held* held;
  };
  void add_node(double r);
  const BlockCorners& priced(Held& held);
  const BlockCorners& at(Node& node);

  BlockVertices vertices_;
  Vector<double> joint_;
  double bound_;
  BlockOf whose_;
  Tangents tangents_;
  std::vector<double> ends_;
  BlockCorners end_corners_;
  std::vector<Node> nodes_;
  std::map<double, Held> held_at_;
  std::map<std::size_t, Held> held_ends_;
  Index held_ = 0;
  Vector<double> prices_;
  double target_ = 0;
  std::uint64_t version_ = 0;
  double size_ = 0;
};

}  // namespace sluice

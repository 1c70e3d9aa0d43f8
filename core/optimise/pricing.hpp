// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "optimise/search_polytope.hpp"

namespace sluice {

struct Column {
  Vector<double> posterior;
  double value;  ///< H(v) - prices . v
};

/// Finds posteriors v of a polytope with small  F(v) = H(v) - prices . v , a concave function, and bounds F
/// from below.
class Pricing {
 public:
  /// Starts by making the box around the polytope as small as can be, while `keep_going`.
  Pricing(SearchPolytope polytope, const std::function<bool()>& keep_going);

  /// The vertex that minimises a linear function. Empty where rounding was in the way.
  std::optional<Column> vertex(const Vector<double>& prices, const Vector<double>& cost);
  /// From there downhill along edges to one without a better neighbour.
  std::optional<Column> descend(const Vector<double>& prices, const Vector<double>& cost);

  struct Wanted {
    double bound;   ///< what F is to be proved to reach
    double column;  ///< columns with F below this are to be offered
    std::uint64_t nodes;
  };
  struct Proof {
    bool complete;  ///< F reaches the bound that was wanted
    double bound;   ///< a lower bound of F, proved
    std::uint64_t nodes = 0;
  };
  /// Branch and bound: on every box the entropy is replaced by its chords, which leaves a linear program
  /// (Falk and Soland 1969). Columns met on the way are offered to `take`; where one is taken, or
  /// `keep_going` is false, it ends.
  Proof prove(const Vector<double>& prices, const Wanted& wanted,
              const std::function<bool(const Column&)>& take, const std::function<bool()>& keep_going);

 private:
  /// A box that has yet to be dealt with.
  struct Node {
    BoxProgram program;
    double bound;  ///< of F, from the box it is a part of
  };

  bool start_at(const Vector<double>& cost);
  std::optional<Column> column(const Vector<double>& prices) const;

  SearchPolytope polytope_;
  BoxProgram walker_;
  std::vector<Node> stack_;  // kept, for its memory
};

}  // namespace sluice

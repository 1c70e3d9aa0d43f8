// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <limits>
#include <map>
#include <optional>
#include <vector>

#include "optimise/propagation.hpp"
#include "optimise/search_polytope.hpp"
#include "optimise/shared_proof.hpp"

namespace sluice {

/// Bounds  F(v) = H(v) - prices . v  from below over a polytope of posteriors. On every box the entropy is
/// replaced by its chords, which leaves a linear program (Falk and Soland 1969). Before a box is divided, the
/// ranges of entries and rows lose the parts that its prices rule out, and the consequences for other
/// entries. Entries beyond the categories have no entropy; they have prices if `prices` is as long as a
/// point.
class BranchAndBound {
 public:
  struct Wanted {
    double bound;         ///< the bound of F that is to be proved
    std::uint64_t nodes;  ///< the most boxes, those of earlier calls included
  };
  struct Proof {
    bool complete;  ///< F reaches the bound that was wanted
    double bound;   ///< a lower bound of F, proved
  };
  /// Called with the relaxation's point on a box, a point of the polytope; false ends it.
  using Visit = std::function<bool(const Vector<double>&)>;

  /// A smaller box of the polytope is better. Both must outlive this. The polytope's relaxed rows may grow
  /// while a box is visited, which is then examined again.
  BranchAndBound(const SearchPolytope& polytope, const Vector<double>& prices);
  /// The same on some boxes only, as far as they are in the polytope: each as wide as its points.
  BranchAndBound(const SearchPolytope& polytope, const Vector<double>& prices, const OpenBoxes& boxes);

  /// Processes the boxes with the lowest bound first, so that a proof that ends early has a good bound.
  /// Called again it continues, for the same bound.
  Proof prove(const Wanted& wanted, const Visit& visit, const std::function<bool()>& keep_going);
  /// Whether open boxes are left.
  [[nodiscard]] bool open() const { return !open_.empty() || depth_ > 0; }
  /// The open boxes.
  [[nodiscard]] OpenBoxes open_boxes() const;
  /// The lowest bound of F on boxes that could not be divided; infinity if there were none.
  [[nodiscard]] double undivided() const { return left_; }

  /// The relaxation's point on the visited box, entry by entry, and a lower bound of F there.
  struct Visited {
    Vector<double> point;
    double bound;
  };
  [[nodiscard]] const Visited& visited() const { return visited_; }

 private:
  /// A box that is still open.
  struct Node {
    BoxProgram program;
    double bound;  ///< a lower bound of F, from the box it is a part of
  };

  void plunge(const Wanted& wanted, const Visit& visit, const std::function<bool()>& keep_going);
  double chords(const BoxProgram& program);
  [[nodiscard]] std::optional<Index> worth_dividing(const BoxProgram& program,
                                                    const Vector<double>& point) const;
  bool close(Node& node, double wanted, const std::function<bool()>& keep_going);
  void leave(double bound) { left_ = std::min(left_, bound); }
  void push_copy();

  const SearchPolytope& polytope_;
  const Vector<double>& prices_;
  double rounding_;  // the error of F, its chords and the cost of prices
  Propagation propagation_;
  std::multimap<double, BoxProgram::State> open_;  // by bound
  std::vector<Node> stack_;                        // the boxes that have a tableau, and memory for some more
  std::size_t depth_ = 0;
  Visited visited_;
  /// The chord of an entry's term, on the range that the entry had in the last box.
  struct Chord {
    double lower = -1, upper = -1;
    double at_zero = 0;  ///< the value of the straight line at 0
  };
  std::vector<Chord> chords_;
  Vector<double> slopes_;  // the slopes of the chords
  std::uint64_t nodes_ = 0;
  bool ended_ = false;
  double left_ = std::numeric_limits<double>::infinity();  // the lowest bound of boxes that cannot be divided
};

}  // namespace sluice

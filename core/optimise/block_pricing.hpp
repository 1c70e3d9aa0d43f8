// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "optimise/block_product.hpp"
#include "optimise/block_slices.hpp"
#include "optimise/product_search.hpp"

namespace sluice {

/// A column T of a channel that sees (S, U), the secrets' parts after one another.
struct PairColumn {
  Vector<double> likelihoods;
  double value;  ///< its cost less its worth, for each unit of its probability
  /// The place where it was found: its r, as places among those at which a vertex of one block ends (see
  /// BlockPricing). Without such a block, r is 1 at the first place and L at the second.
  struct Range {
    Index first_secret = 0;
    Index ending = -1;
    std::size_t from = 0;
    std::size_t to = 0;
    bool operator==(const Range&) const = default;
  };
  Range range;
};

/// The distributions that are compared: those of different secrets, or also those of one secret with one
/// another.
enum class Pairs { different, all };

/// Searches the columns with mx(T_s) <= L mn(T_s') for all s != s' (see Block) for those that cost less than
/// they are worth. These are the conditions of E, eq. 6, without the rows of one secret against itself, which
/// E's eq. 3 does not ask for. The cost less the worth is
///   F(T) = q H(posterior) - prices . T,   q = p . T.
///
/// Let s0 be the secret with the least mn(T_s), t that least one and r t the next. Then T meets the
/// conditions iff
///   mn(T_s0) >= t, mx(T_s0) <= L r t,  and, for all others,  mn(T_s) >= r t, mx(T_s) <= L t,  1 <= r <= L.
/// At t = 1 that is a product of polytopes for each r, and F is concave. So the least F is at a vertex of the
/// polytope of all (T, r). There every block is at a vertex of its polytope for that r. Unless r is 1 or L,
/// one of them is at a vertex that ends there. If all went on as r is raised and lowered, so would T. Over a
/// product, F is a sum over the blocks except for q ln q of the sum q. This convex function lies above its
/// tangents.
///
/// With all pairs, mx(T_s0) <= L mn(T_s0) has to hold as well, and so for each other s. At t = 1 this leaves
/// r = 1, with the product of mn(T_s) >= 1, mx(T_s) <= L.
class BlockPricing {
 public:
  /// `mass` (as many as all `least` together) are the probabilities p of the inputs, zeros allowed; `bound`
  /// is L >= 1. Preconditions: two blocks or more, or all pairs; least_su <= p_su / p_s if a secret has a
  /// probability.
  BlockPricing(const std::vector<Block>& blocks, Vector<double> mass, double bound, Pairs pairs);

  /// Sets the prices of the inputs from now on.
  void set_prices(const Vector<double>& prices);

  /// Columns of value below `target`, the best first, at the r where earlier ones were.
  std::vector<PairColumn> revisit(double target, const std::function<bool()>& keep_going);

  struct Proof {
    bool complete;                    ///< no column has a value below the target
    double least;                     ///< no column has a value below this: the target if complete
    double slack;                     ///< the most by which rounding may hide a lower value
    std::vector<PairColumn> columns;  ///< some of the columns below the target
  };
  Proof prove(double target, std::uint64_t most_nodes, const std::function<bool()>& keep_going);

 private:
  using Range = PairColumn::Range;

  [[nodiscard]] Index secrets() const { return static_cast<Index>(starts_.size()); }
  BlockSlices& slices(Index secret, Index first_secret);
  BlockSlices& ending(const Range& range) { return slices(range.ending, range.first_secret); }
  /// The rounding error in the value of a column.
  [[nodiscard]] double rounding() const;
  /// Columns of one product that are better by no more than this are skipped.
  [[nodiscard]] double indifference() const;
  double ratio(const Range& range, std::size_t at);
  /// Forgets vertices, if there are too many.
  void forget();
  double bound(const Range& range);
  BlockProduct product(const Range& range);
  void retarget(double target);
  void reprice();
  /// Calls `visit` with the ranges of one r that may hold a column below the target, the most promising
  /// first, until it returns false. Returns the least bound of those it has not looked at, 0 if there are
  /// none.
  template <class Visit>
  double explore(std::uint64_t& nodes, const std::function<bool()>& keep_going, const Visit& visit);
  /// The least in one range, of one r.
  ProductSearch search(const Range& range, std::uint64_t& nodes, const std::function<bool()>& keep_going,
                       std::vector<PairColumn>& found);
  void arrange(std::vector<PairColumn>& found);
  [[nodiscard]] PairColumn column(const BlockProduct& product, const Choice& choice) const;

  std::vector<Index> starts_;  // the first input of each block
  Vector<double> mass_;
  double bound_;
  Pairs pairs_;
  Tangents tangents_;
  std::vector<BlockSlices> firsts_, others_;
  Vector<double> prices_;
  std::vector<Range> promising_;
  double target_ = 0;
};

}  // namespace sluice

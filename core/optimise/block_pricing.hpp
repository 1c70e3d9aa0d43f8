// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <utility>
#include <vector>

#include "optimise/block_vertices.hpp"

namespace sluice {

/// A column T of a channel that sees (S, U), the secrets' parts after one another.
struct PairColumn {
  Vector<double> likelihoods;
  double value;  ///< its cost less what it is worth, for each unit of its probability
  /// Where it was found: which r, as places among those of one secret s0 (see BlockPricing).
  struct Range {
    Index first_secret = 0;
    std::size_t from = 0;
    std::size_t to = 0;
  };
  Range range;
};

/// Searches the columns with  mx(T_s) <= L mn(T_s')  for all s != s' (see Block; E, eq. 6, without the rows
/// of one secret against itself, which E's eq. 3 does not ask for) for those that cost less than they are
/// worth:
///   F(T) = q H(posterior) - prices . T,   q = p . T.
///
/// Let s0 be the secret with the least mn(T_s), t that least one and r t the next. Then T meets the
/// conditions iff  mn(T_s0) >= t, mx(T_s0) <= L r t,  and, for all others,  mn(T_s) >= r t, mx(T_s) <= L t,
/// with 1 <= r
/// <= L. At t = 1 that is a product of polytopes for each r, and F is concave: the least F is at a vertex of
/// the cone of all (T, t, r t), which is a vertex of the product for an r that is 1, L, or where a vertex of
/// one of the blocks ends. There are finitely many. Over a product, F is a sum over the blocks but for the
/// convex function q ln q of the sum q, and that lies above its tangents  mu q - e^(mu - 1).
class BlockPricing {
 public:
  /// `mass` (as many as all `least` together) are the probabilities p of the inputs, zeros allowed; `bound`
  /// is L >= 1. Preconditions: two blocks or more; least_su <= p_su / p_s where a secret has a probability.
  BlockPricing(std::vector<Block> blocks, Vector<double> mass, double bound);

  /// Prices of the inputs from now on.
  void set_prices(const Vector<double>& prices);

  /// Columns of value below `target`, found by going from vertex to vertex of one block at a time; the best
  /// first.
  std::vector<PairColumn> descend(double target, const std::function<bool()>& keep_going);

  struct Proof {
    bool complete;                    ///< no column has a value below the target
    double least;                     ///< no column has a value below this: the target if complete
    double slack;                     ///< by more than this, which rounding may have hidden
    std::vector<PairColumn> columns;  ///< some of those that have
  };
  Proof prove(double target, std::uint64_t most_nodes, const std::function<bool()>& keep_going);

 private:
  /// The vertices of one block between two ends, and what they cost at the prices.
  struct Corners {
    Matrix<double> points;
    Vector<double> mass;         // p . T
    Vector<double> uncertainty;  // sum of -p T ln p T
    Vector<double> value;        // uncertainty - prices . T - target mass
    Vector<double> least;        // min over vertices of value + mu mass, for every multiplier mu
    double size = 0;             // of what is added up, at most
    std::uint64_t priced = 0;
  };
  using Choice = std::vector<Index>;  // a vertex of every block
  struct Product {
    std::vector<const Corners*> blocks;
    double bound;       // of the least F - target q
    double multiplier;  // mu that proves it
  };
  using Range = PairColumn::Range;
  struct Tangent {
    double bound;
    double multiplier;
  };
  class Enumeration;

  [[nodiscard]] Index secrets() const { return static_cast<Index>(blocks_.size()); }
  const Corners& corners(Index secret, double low, double high);
  void price(Corners& corners, Index secret) const;
  Product product(const Range& range);
  [[nodiscard]] Tangent tangent(double value, double mass, const Vector<double>& least) const;
  void retarget(double target);
  /// Calls `visit` with the products that may hold a column below the target, the most promising first, until
  /// it returns false. Returns the least bound of those it has not looked at, 0 if there are none.
  template <class Visit>
  double explore(std::uint64_t& nodes, const std::function<bool()>& keep_going, const Visit& visit);
  void descend_in(const Range& range, std::vector<PairColumn>& found);
  void arrange(std::vector<PairColumn>& found);
  [[nodiscard]] double indifference() const;
  void improve(const Product& product, Choice& choice) const;
  [[nodiscard]] PairColumn column(const Product& product, const Choice& choice) const;

  std::vector<Block> blocks_;
  std::vector<Index> starts_;  // of the blocks among the inputs
  Vector<double> mass_;
  double bound_;
  std::vector<std::vector<double>> ratios_;  // r for each s0, ascending
  Vector<double> multipliers_;               // mu, in equal steps
  Vector<double> prices_;
  std::vector<Range> promising_;
  std::uint64_t tries_ = 0;
  double target_ = 0;
  std::uint64_t version_ = 0;  // of prices and target
  std::map<std::pair<Index, std::pair<double, double>>, Corners> corners_;
  Index held_ = 0;      // vertices in all of them
  double largest_ = 0;  // size of any sum
};

}  // namespace sluice

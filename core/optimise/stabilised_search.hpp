// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "optimise/envelope.hpp"
#include "optimise/search_options.hpp"

namespace sluice {

/// A column in units of `weights` (see ColumnSource): its entries sum to 1, and are the weights themselves
/// for the column that says nothing.
struct WeightedColumn {
  Vector<double> entries;
  double cost;   ///< the uncertainty it leaves (nats), times its probability
  double mass;   ///< its probability
  double value;  ///< its cost less its worth at the prices it was found at, for a unit of probability
};

/// A set of columns that is searched by prices. A column is worth  prices . entries.
struct ColumnSource {
  Vector<double> weights;  ///< one for each input, sum to 1: the probabilities, and a little for inputs
                           ///< without any
  double uncertainty;      ///< the uncertainty of the data before any report (nats), the cost of the column
                           ///< that says nothing
  std::vector<WeightedColumn>
      first;  ///< columns to begin with, best such that they have a mixture; may be none
  std::function<void(const Vector<double>& prices)> set_prices;
  /// Some columns of value below a target, the best first.
  std::function<std::vector<WeightedColumn>(double target, const std::function<bool()>& keep_going)> find;
  struct Proof {
    bool complete;  ///< no column has a value below the target
    double least;   ///< no column has a value below this: the target if complete
    double slack;   ///< the most by which a value may be lower
    std::vector<WeightedColumn> columns;
  };
  std::function<Proof(double target, std::uint64_t most_nodes, const std::function<bool()>& keep_going)>
      prove;
  std::function<Channel(const Channel& of_inputs)> finish;  ///< the channel of all inputs
};

/// The best mixture of a source's columns, by column generation:
///   uncertainty - min { sum_i w_i cost_i : sum_i w_i entries_i = weights } .
/// Prices are drawn towards those with the best bound so far, since the prices of a few columns jump to and
/// fro (Wentges 1997). Every round ends with a proof of the best column's worth, hence with a bound and the
/// prices of the inputs that prove it. Ends within `options.gap`, or early with its best mixture. Fails with
/// solver_failed.
Result<Envelope> stabilised_search(const ColumnSource& source, const SearchOptions& options);

}  // namespace sluice

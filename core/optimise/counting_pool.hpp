// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <limits>
#include <optional>
#include <vector>

#include "base/result.hpp"
#include "optimise/counting_mixture.hpp"
#include "optimise/counting_space.hpp"

namespace sluice {

/// The posteriors that a search for counting has found, and the best mixture of them.
class CountingPool {
 public:
  /// `functionals` is S. Both have to outlive it.
  CountingPool(const CountingSpace& space, const Matrix<double>& functionals, const CountingAim& aim);

  /// Adds two posteriors that have the prior as a mixture, before the first mixture only. False if they have
  /// not.
  bool start_with(const Vector<double>& posterior, const Vector<double>& opposite);
  /// Starts with the posteriors of a channel's reports and its mixture of them, in the place of pairs.
  void start_with(const Channel& channel);
  /// A change of posteriors, of length 1, that no pair has shown yet; nothing if pairs show all.
  [[nodiscard]] std::optional<Vector<double>> untold() const;

  /// Adds a posterior; false if it is known.
  bool add(const Vector<double>& posterior);
  /// Finds the best mixture. False if rounding makes that impossible.
  bool mix();
  /// Forgets columns that the last mixture does not use, if there are many. Among those it uses, the `most`
  /// columns that tell most stay.
  void prune(Index most = std::numeric_limits<Index>::max());

  /// The last mixture, with the weights of the first columns.
  [[nodiscard]] const CountingMixture& at() const { return at_; }
  [[nodiscard]] const std::vector<Vector<double>>& columns() const { return columns_; }
  /// V of the best mixture, or -I(X;Y) if that is the aim; infinite if there is none.
  [[nodiscard]] double value() const { return value_; }
  /// Its channel, with as few reports as an excess of `allowed` makes possible. Fails with solver_failed.
  [[nodiscard]] Result<Channel> channel(double allowed) const;

 private:
  struct Mixed {
    std::vector<Vector<double>> columns;
    Vector<double> weights;
    CountingPrices prices;
  };

  [[nodiscard]] Matrix<double> deviations(const std::vector<Vector<double>>& columns) const;
  [[nodiscard]] Vector<double> divergences(const std::vector<Vector<double>>& columns) const;
  [[nodiscard]] Vector<double> told(const std::vector<Vector<double>>& columns, const Vector<double>& weights,
                                    const CountingPrices& prices) const;
  [[nodiscard]] CountingMixture mixed(const std::vector<Vector<double>>& columns, const Matrix<double>& l,
                                      const Vector<double>& start) const;
  [[nodiscard]] std::optional<Mixed> without(const Mixed& mixed, std::size_t fewer, double most) const;
  [[nodiscard]] Mixed sparse(double allowed) const;

  const CountingSpace& space_;
  const Matrix<double>& functionals_;
  CountingAim aim_;
  std::vector<Vector<double>> columns_;
  Vector<double> weights_;  // for the first columns
  CountingMixture at_;
  Mixed best_;
  double value_;
};

}  // namespace sluice

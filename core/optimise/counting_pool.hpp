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

  /// Two posteriors of which the prior is a mixture: before the first mixture only. False where they are not.
  bool start_with(const Vector<double>& posterior, const Vector<double>& opposite);
  /// The posteriors of a channel's reports, with its mixture of them: in the place of pairs.
  void start_with(const Channel& channel);
  /// A change of posteriors, of length 1, that no pair has told yet; nothing where pairs tell all.
  [[nodiscard]] std::optional<Vector<double>> untold() const;

  /// A posterior; false where it is known.
  bool add(const Vector<double>& posterior);
  /// The best mixture. False where rounding leaves nothing to go by.
  bool mix();
  /// Forgets what the last mixture has no use for, where there is a lot of it. Of what it uses, the `most`
  /// columns that tell most stay.
  void prune(Index most = std::numeric_limits<Index>::max());

  /// The last mixture, with the weights of the first columns.
  [[nodiscard]] const CountingMixture& at() const { return at_; }
  [[nodiscard]] const std::vector<Vector<double>>& columns() const { return columns_; }
  /// V of the best mixture, or -I(X;Y) where that is the aim; infinite where there is none.
  [[nodiscard]] double value() const { return value_; }
  /// Its channel, with as few reports as may be for `allowed` more of that. Fails with solver_failed.
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
  Vector<double> weights_;  // of the first columns
  CountingMixture at_;
  Mixed best_;
  double value_;
};

}  // namespace sluice

// SPDX-License-Identifier: GPL-3.0-or-later
#include "optimise/stabilised_search.hpp"

#include <algorithm>
#include <limits>

#include "optimise/master.hpp"
#include "optimise/mixture.hpp"
#include "optimise/search_clock.hpp"
#include "prior/information.hpp"

namespace sluice {
namespace {

// A proof that takes more nodes than this waits until nothing else meets a column.
constexpr std::uint64_t kBrief = 60'000;
// Before it come proofs for a larger gap, each this many times smaller than the one before.
constexpr double kNarrowing = 4;
// How strongly prices are drawn to the best so far: more if they were no better, less if they were. If that
// leads nowhere, less and less, down to 0.
constexpr double kMostPull = 0.9;
constexpr double kLeastPull = 0.5;
constexpr double kPullStep = 0.1;
constexpr double kRelease = 0.5;
constexpr double kNoPull = 0.2;
// With more columns than this many times the inputs, only the second number times the inputs are kept.
constexpr std::size_t kMostColumns = 10;
constexpr std::size_t kKeptColumns = 4;

class StabilisedSearch {
 public:
  StabilisedSearch(const ColumnSource& source, const SearchOptions& options)
      : source_(source),
        options_(options),
        upper_(source.uncertainty + kInformationRounding),
        master_(source.weights, source.uncertainty),
        costs_{source.uncertainty},
        masses_{1},
        centre_(Vector<double>::Zero(source.weights.size())),
        clock_(options) {}

  Result<Envelope> run() {
    master_.solve();
    add(source_.first);
    for (;;) {
      tidy();
      master_.solve();
      if (close() || !going()) break;
      if (!improve() && !close() && !widen() && !improve_by_proof()) break;
    }
    auto channel = best_channel();
    if (!channel) return channel.failure();
    return Envelope{std::move(*channel), upper_, proved_at_};
  }

 private:
  [[nodiscard]] double lower() const { return source_.uncertainty - master_.value(); }
  [[nodiscard]] double wanted() const { return own_gap(options_); }
  /// Columns worth less than this beyond their cost are dropped.
  [[nodiscard]] double target() const { return -wanted() / 2; }
  [[nodiscard]] bool close() const { return upper_ - lower() <= wanted(); }

  bool going() {
    return clock_.going([&] {
      return SearchProgress{std::clamp(lower(), 0.0, upper_), upper_, [&] { return best_channel(); }};
    });
  }

  /// Whether one of them is new and worth more than it costs at the master's prices.
  bool add(const std::vector<WeightedColumn>& columns) {
    bool added = false;
    for (const WeightedColumn& column : columns) {
      if (!master_.add(column.entries, column.cost)) continue;
      costs_.push_back(column.cost);
      masses_.push_back(column.mass);
      const double reduced = column.cost - master_.prices().dot(column.entries);
      added = added || reduced < target() / 2 * column.mass;
    }
    return added;
  }

  /// For each unit of probability, prices are lowered by the most that a column can be worth more than it
  /// costs. Then they are feasible in the dual. So no mixture costs less than their sum.
  void lower_bound(const Vector<double>& prices, double least, double slack) {
    const Vector<double> terms = source_.weights.cwiseProduct(prices);
    const double rounding = 0x1p-48 * terms.cwiseAbs().sum() + kInformationRounding;
    const double proved = source_.uncertainty - terms.sum() - least + slack + rounding;
    if (proved >= upper_) return;
    upper_ = proved;
    proved_at_ = prices;
  }

  bool improve() {
    for (double pull = pull_; going(); pull = pull > kNoPull ? pull * kRelease : 0) {
      const Vector<double> prices = pull * centre_ + (1 - pull) * master_.prices();
      source_.set_prices(prices);
      const auto columns = source_.find(target(), [&] { return going(); });
      double least = columns.empty() ? target() : std::min(target(), columns.front().value);
      const auto proof = source_.prove(least, kBrief, [&] { return going(); });
      lower_bound(prices, proof.least, proof.slack);
      if (!proof.columns.empty()) least = std::min(least, proof.columns.front().value);
      const double value = source_.weights.dot(prices) + least;
      // No bound is above a mixture: a bound that seemed to be had missed columns.
      if (centre_value_ >= master_.value()) centre_value_ = 0;
      const bool better = (proof.complete || !proof.columns.empty()) && value > centre_value_;
      if (better) {
        centre_value_ = value;
        centre_ = prices;
      }
      pull_ = std::clamp(better ? pull_ - kPullStep : pull_ + kPullStep, kLeastPull, kMostPull);
      const bool more = add(proof.columns);
      if (add(columns) || more) return true;
      if (pull <= 0 || close()) break;
    }
    return false;
  }

  /// Whether a proof has met a column instead. If not, the bound is the best possible.
  bool improve_by_proof() {
    const Vector<double> prices = master_.prices();
    source_.set_prices(prices);
    for (double least = lower() - upper_; !clock_.stopped();) {
      least = std::min(least / kNarrowing, target());
      const auto proof =
          source_.prove(least, std::numeric_limits<std::uint64_t>::max(), [&] { return going(); });
      lower_bound(prices, proof.least, proof.slack);
      if (add(proof.columns)) return true;
      if (!proof.complete || least >= target()) break;
    }
    return false;
  }

  bool widen() { return going() && upper_ - lower() > options_.gap && master_.widen(); }

  /// Rebuilds the master with only the columns that are used or nearly so.
  void tidy() {
    const auto inputs = static_cast<std::size_t>(source_.weights.size());
    const auto& columns = master_.posteriors();
    // Until there is a mixture that says something, any of them may be needed for one.
    if (columns.size() < most_columns_ * inputs || lower() < wanted()) return;
    // Columns dropped without progress come back again and again.
    most_columns_ = lower() > tidied_at_ + wanted() ? kMostColumns : 2 * most_columns_;
    tidied_at_ = lower();
    std::vector<std::pair<double, std::size_t>> order;
    for (std::size_t i = 1; i < columns.size(); ++i) {
      const auto at = static_cast<Index>(i);
      const bool used = at < master_.weights().size() && master_.weights()(at) > 0;
      order.emplace_back(used ? -std::numeric_limits<double>::infinity()
                              : (costs_[i] - centre_.dot(columns[i])) / masses_[i],
                         i);
    }
    std::ranges::sort(order);
    order.resize(std::min(order.size(), kKeptColumns * inputs));
    Master kept = master_.emptied();
    std::vector<double> costs{source_.uncertainty};
    std::vector<double> masses{1};
    for (const auto& [value, i] : order) {
      if (!kept.add(columns[i], costs_[i])) continue;
      costs.push_back(costs_[i]);
      masses.push_back(masses_[i]);
    }
    kept.solve();
    master_ = std::move(kept);
    costs_ = std::move(costs);
    masses_ = std::move(masses);
  }

  [[nodiscard]] Result<Channel> best_channel() const {
    const Vector<double>& weights = master_.weights();
    std::vector<Index> used;
    for (Index i = 0; i < weights.size(); ++i) {
      if (weights(i) > 0) used.push_back(i);
    }
    Matrix<double> chosen(static_cast<Index>(used.size()), source_.weights.size());
    for (std::size_t i = 0; i < used.size(); ++i) {
      chosen.row(static_cast<Index>(i)) = master_.posteriors()[static_cast<std::size_t>(used[i])].transpose();
    }
    auto channel = mix(chosen, weights(used), source_.weights);
    if (!channel) return channel;
    return source_.finish(*channel);
  }

  const ColumnSource& source_;
  const SearchOptions& options_;
  double upper_;
  Vector<double> proved_at_;  // the prices by which it has been
  Master master_;
  std::vector<double> costs_, masses_;  // for its columns
  Vector<double> centre_;               // the prices with the best bound so far
  double centre_value_ = 0;
  double pull_ = kMostPull;
  std::size_t most_columns_ = kMostColumns;
  double tidied_at_ = 0;  // the information at the last tidying
  SearchClock clock_;
};

}  // namespace

Result<Envelope> stabilised_search(const ColumnSource& source, const SearchOptions& options) {
  return StabilisedSearch(source, options).run();
}

}  // namespace sluice

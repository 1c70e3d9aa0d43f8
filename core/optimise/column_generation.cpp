// SPDX-License-Identifier: GPL-3.0-or-later
#include "optimise/column_generation.hpp"

#include <algorithm>
#include <array>
#include <limits>
#include <span>
#include <utility>
#include <vector>

#include "optimise/leakage_tangents.hpp"
#include "optimise/master.hpp"
#include "optimise/mixture.hpp"
#include "optimise/pricing.hpp"
#include "optimise/scatter.hpp"
#include "optimise/search_clock.hpp"
#include "optimise/shared_proof.hpp"
#include "prior/information.hpp"

namespace sluice {
namespace {

// How far costs are moved for a start, and the multiples of it to try in turn while descents find nothing.
constexpr double kBlur = 0.85;
constexpr std::array<double, 4> kBlurs = {1, 2, 4, 3};
// The slope of the entropy at 0 is infinite; a start next to a column takes the slope at this probability.
constexpr double kLeastProbability = 1e-3;
// A mixture comes as near to the prior as rounding allows, in units of at most this many times a category's
// probability.
constexpr double kMostPriors = 1024;
// A price of the average leakage that is above 1 by no more than this counts as 1.
constexpr double kHardlyAbove = 1e-9;
// The number of vertices worth more than their price that are taken at once.
constexpr std::size_t kMostTaken = 40;
// If columns near those of the mixture are worth this many times the target, no others are searched yet.
constexpr double kPlenty = 10;

class ColumnGeneration {
 public:
  ColumnGeneration(const Prior& prior, const SearchPolytope& polytope, const SearchOptions& options,
                   const std::optional<AverageLeakage>& average)
      : prior_(prior.probabilities.data),
        options_(options),
        average_(average),
        whole_(entropy(prior_)),
        upper_(whole_ + kInformationRounding),
        shared_(average ? nullptr : options.shared),
        master_(prior_, Vector<double>::Ones(prior_.size())),
        tangents_(average ? std::optional(LeakageTangents(prior)) : std::nullopt),
        clock_(options),
        pricing_(polytope, tangents_, [&] { return going(); }) {
    const Vector<double> units = pricing_.units().cwiseMin(kMostPriors * prior_);
    master_ = average_ ? Master(prior_, units, Master::Most{average_->most}) : Master(prior_, units);
  }

  Result<Envelope> run() {
    prove_by_chords();
    if (!resume()) {
      begin();
      recall();
    }
    for (;;) {
      master_.solve();
      if (!going()) break;
      if (finished() ? !widen() : !improve_by_descent() && !widen() && !improve_by_proof()) break;
    }
    remember();
    auto channel = best_channel();
    if (!channel) return channel.failure();
    return Envelope{std::move(*channel), upper_, proved_.prices};
  }

 private:
  [[nodiscard]] Index categories() const { return prior_.size(); }
  [[nodiscard]] double lower() const { return whole_ - master_.value(); }
  [[nodiscard]] double target() const { return -own_gap(options_); }

  /// The slopes of H(v) - prices . v.
  [[nodiscard]] Vector<double> slopes(const Vector<double>& posterior, const Vector<double>& prices) const {
    return -posterior.cwiseMax(kLeastProbability * pricing_.units()).array().log() - 1 -
           of_categories(prices).array();
  }
  [[nodiscard]] Vector<double> of_categories(const Vector<double>& prices) const {
    return prices.head(categories());
  }

  bool add(const Column& column) {
    if (!tangents_) return master_.add(column.posterior);
    Vector<double> entries(categories() + 1);
    entries << column.posterior, tangents_->leakage(column.posterior);
    return master_.add(entries, entropy(column.posterior));
  }

  /// For each category, a report that is as much of it as possible, and one near it that tells the most. Each
  /// comes with its opposite: without these, a table of many categories may have no mixture for very long.
  void begin() {
    const Vector<double> free = Vector<double>::Zero(categories() + (average_ ? 1 : 0));
    for (Index x = 0; x < categories() && going(); ++x) {
      Vector<double> cost = Vector<double>::Zero(categories());
      cost(x) = -1;
      for (const auto& column : {pricing_.vertex(free, cost), pricing_.opposite(free),
                                 pricing_.descend(free, cost), pricing_.opposite(free)}) {
        if (column) add(*column);
      }
    }
  }

  /// Near each report of a neighbouring level there is a useful one of this level.
  void recall() {
    if (options_.memory == nullptr) return;
    const auto& [posteriors, known] = *options_.memory;
    Vector<double> prices = known;
    // A search without a limit of the average has no price of it.
    if (average_ && prices.size() == categories()) {
      prices.conservativeResize(categories() + 1);
      prices(categories()) = 0;
    }
    const auto usable = [&](const Vector<double>& entries, Index size) {
      return entries.size() == size && entries.allFinite();
    };
    if (!usable(prices, categories() + (average_ ? 1 : 0))) return;
    // A search with another condition may leave useless columns.
    recalled_ = !average_;
    for (const Vector<double>& posterior : posteriors) {
      if (!usable(posterior, categories()) || !going()) return;
      if (average_) add({posterior, 0});
      if (const auto column = pricing_.descend(prices, slopes(posterior, prices))) add(*column);
    }
  }

  /// Takes the results and proofs of others; false if there are none yet.
  bool resume() {
    if (shared_ == nullptr) return false;
    const auto usable = [&](const Vector<double>& entries) {
      return entries.size() == categories() && entries.allFinite();
    };
    for (const auto& [prices, bound] : shared_->proofs) {
      if (usable(prices)) prove_upper(prices, bound);
    }
    for (const Vector<double>& posterior : shared_->posteriors) {
      if (usable(posterior)) master_.add(posterior);
    }
    recalled_ = !shared_->posteriors.empty();
    return recalled_;
  }

  /// Whether the search is over.
  [[nodiscard]] bool finished() const { return shared_ != nullptr && shared_->alone == 0; }

  void leave_to_others(OpenBoxes boxes) {
    shared_->posteriors = master_.posteriors();
    shared_->proofs.clear();
    if (proved_.prices.size() > 0) shared_->proofs.push_back(proved_);
    const Vector<double>& prices = master_.prices();
    shared_->open = OpenProof{prices, target(), at_prices(prices), std::move(boxes)};
  }

  void remember() {
    if (options_.memory == nullptr) return;
    options_.memory->posteriors = best_posteriors();
    options_.memory->prices = of_categories(master_.prices());
  }

  bool going() {
    return clock_.going([&] {
      return SearchProgress{std::clamp(lower(), 0.0, upper_), upper_, [&] { return best_channel(); }};
    });
  }

  /// A proof takes as long as thousands of descents, so it waits until these find nothing from any start.
  bool improve_by_descent() {
    // A neighbour's columns leave little to find.
    const auto blurs = std::span(kBlurs).first(recalled_ ? 1 : kBlurs.size());
    return std::ranges::any_of(blurs, [&](double times) { return improve_by_descent(kBlur * times); });
  }

  bool improve_by_descent(double blur) {
    double best = 0;
    bool found = false;
    const auto consider = [&](const std::optional<Column>& column) {
      if (!column || column->value >= target() / 2 || !add(*column)) return;
      found = true;
      best = std::min(best, column->value);
    };
    const auto from = [&](const Vector<double>& cost) {
      if (going()) consider(pricing_.descend(master_.prices(), cost));
    };
    for (const Vector<double>& posterior : best_posteriors()) {
      if (!average_) {
        from(slopes(posterior, master_.prices()));
      } else if (going()) {
        consider(pricing_.descend_from(master_.prices(), posterior));
      }
    }
    if (found && best < kPlenty * target()) return true;
    const auto blurred = [&](Vector<double> cost) {
      for (double& entry : cost) entry += blur * (2 * scatter(++tries_) - 1);
      return cost;
    };
    // From the start of branch and bound, and from points next to the columns in use.
    const auto used = best_posteriors();
    for (std::size_t i = 0; i < static_cast<std::size_t>(categories()); ++i) {
      from(blurred(pricing_.chords() - of_categories(master_.prices())));
      from(blurred(slopes(used[i % used.size()], master_.prices())));
    }
    return found && best < target();
  }

  /// A bound, once the minimum of F is subtracted.
  [[nodiscard]] double at_prices(const Vector<double>& prices) const {
    Vector<double> terms = of_categories(prices).cwiseProduct(prior_);
    if (average_) {
      terms.conservativeResize(categories() + 1);
      terms(categories()) = prices(categories()) * average_->most;
    }
    const double rounding = 0x1p-48 * terms.cwiseAbs().sum() + kInformationRounding;
    return whole_ - terms.sum() + rounding;
  }

  /// Uses the proof that F at these prices is nowhere below `bound`.
  void prove_upper(const Vector<double>& prices, double bound) {
    if (const double proved = at_prices(prices) - bound; proved < upper_) {
      upper_ = proved;
      proved_ = {prices, bound};
    }
  }

  /// Ranges alone prove a bound, even if nothing else comes to an end.
  void prove_by_chords() {
    auto [prices, bound] = pricing_.by_chords();
    prices.conservativeResize(categories() + (average_ ? 1 : 0));
    if (average_) prices(categories()) = 0;
    prove_upper(prices, bound);
  }

  /// Whether a proof has met a column instead. If not, the bound is the best possible, unless the proof is
  /// left to others.
  bool improve_by_proof() {
    if (average_ && tangents_ && -master_.prices()(categories()) <= 1 + kHardlyAbove) {
      if (const auto found = improve_by_list(*average_, *tangents_)) return *found;
    }
    bool found = false;
    if (average_) pricing_.draw_at(best_posteriors());
    const auto most = shared_ == nullptr ? std::numeric_limits<std::uint64_t>::max()
                                         : static_cast<std::uint64_t>(shared_->alone);
    auto proof = pricing_.prove(
        master_.prices(), {target(), target(), most},
        [&](const Column& column) {
          const bool is_new = add(column);
          found = found || is_new;
          return is_new;
        },
        [&] { return found = found || improve_by_descent(); });
    prove_upper(master_.prices(), proof.bound);
    if (!found && !proof.boxes.empty()) leave_to_others(std::move(proof.boxes));
    return found;
  }

  /// The same by a list of all vertices, if the cost is concave; nothing if there is no such list.
  std::optional<bool> improve_by_list(AverageLeakage& average, const LeakageTangents& tangents) {
    if (average.vertices) {
      vertices_ = average.vertices();
      average.vertices = nullptr;
    }
    if (!vertices_) return std::nullopt;
    const Vector<double> prices = of_categories(master_.prices());
    const double of_average = std::min(1.0, -master_.prices()(categories()));
    std::vector<Column> below;
    double least = 0;
    for (const auto& vertex : vertices_->rowwise()) {
      Column column{vertex.transpose(), 0};
      column.value = entropy(column.posterior) + of_average * tangents.leakage(column.posterior) -
                     prices.dot(column.posterior);
      least = std::min(least, column.value);
      if (column.value < target()) below.push_back(std::move(column));
    }
    const double rounding = 0x1p-48 * (prices.cwiseAbs().sum() + of_average) + kInformationRounding;
    upper_ = std::min(upper_, whole_ - prices.dot(prior_) + of_average * average.most - least + rounding);
    std::ranges::sort(below, {}, &Column::value);
    bool found = false;
    for (std::size_t i = 0; i < std::min(below.size(), kMostTaken); ++i) found = add(below[i]) || found;
    return found;
  }

  bool widen() { return going() && upper_ - lower() > options_.gap && master_.widen(); }

  /// Indices of the posteriors in the best mixture.
  [[nodiscard]] std::vector<Index> used() const {
    const Vector<double>& weights = master_.weights();
    std::vector<Index> used;
    for (Index i = 0; i < weights.size(); ++i) {
      if (weights(i) > 0) used.push_back(i);
    }
    return used;
  }

  [[nodiscard]] std::vector<Vector<double>> best_posteriors() const {
    std::vector<Vector<double>> best;
    for (const Index i : used()) {
      best.emplace_back(master_.posteriors()[static_cast<std::size_t>(i)].head(categories()));
    }
    return best;
  }

  [[nodiscard]] Result<Channel> best_channel() const {
    const auto best = best_posteriors();
    Matrix<double> chosen(static_cast<Index>(best.size()), categories());
    for (std::size_t i = 0; i < best.size(); ++i) chosen.row(static_cast<Index>(i)) = best[i].transpose();
    return mix(chosen, master_.weights()(used()), prior_);
  }

  const Vector<double>& prior_;
  const SearchOptions& options_;
  std::optional<AverageLeakage> average_;
  double whole_;
  double upper_;
  PricesProof proved_;    // the prices that proved it
  SharedSearch* shared_;  // never with a limit of the average
  Master master_;
  std::optional<LeakageTangents> tangents_;
  std::optional<Matrix<double>> vertices_;
  SearchClock clock_;
  std::uint64_t tries_ = 0;
  bool recalled_ = false;
  Pricing pricing_;  // last: it asks whether to go on while it is constructed
};

}  // namespace

Result<Envelope> column_generation(const Prior& prior, const SearchPolytope& polytope,
                                   const SearchOptions& options,
                                   const std::optional<AverageLeakage>& average) {
  return ColumnGeneration(prior, polytope, options, average).run();
}

}  // namespace sluice

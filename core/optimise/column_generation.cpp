// SPDX-License-Identifier: GPL-3.0-or-later
#include "optimise/column_generation.hpp"

#include <algorithm>
#include <chrono>
#include <limits>
#include <utility>
#include <vector>

#include "optimise/master.hpp"
#include "optimise/mixture.hpp"
#include "optimise/pricing.hpp"
#include "optimise/scatter.hpp"
#include "prior/information.hpp"

namespace sluice {
namespace {

// Kept of the gap for what comes after the search: reports rarer than 1e-9 are merged, weights are rounded.
constexpr double kMargin = 5e-8;
// Ten years: what a clock can hold.
constexpr double kLongest = 3e8;
// A proof of the whole gap is tried for so long; then one of a larger gap comes first, so that there is a
// bound.
constexpr std::uint64_t kPatience = 5'000;
// So many times as long where a neighbouring level tells how long a proof takes: bounds on the way there take
// three times as long as the proof itself.
constexpr std::uint64_t kPatienceOfNeighbour = 32;
// Each proof is of a gap so many times smaller than the one before.
constexpr double kNarrowing = 4;
// The slope of the entropy at 0 is infinite.
constexpr double kLeastProbability = 1e-9;
// Where columns near those of the mixture are worth so many times the target, no others are looked for yet.
constexpr double kPlenty = 10;
// How strongly a start is drawn towards a category, and how far prices are blurred for one.
constexpr double kPull = 20;
constexpr double kBlur = 1.7;

/// The slopes of  H(v) - prices . v.
Vector<double> slopes(const Vector<double>& posterior, const Vector<double>& prices) {
  return -posterior.cwiseMax(kLeastProbability).array().log() - 1 - prices.array();
}

class Search {
 public:
  Search(const Prior& prior, const SearchPolytope& polytope, const SearchOptions& options)
      : prior_(prior.probabilities.data),
        options_(options),
        whole_(entropy(prior_)),
        upper_(whole_ + kInformationRounding),
        master_(prior_),
        deadline_(std::chrono::steady_clock::now() +
                  std::chrono::duration_cast<std::chrono::steady_clock::duration>(
                      std::chrono::duration<double>(std::min(options.seconds, kLongest)))),
        pricing_(polytope, [&] { return going(); }) {}

  Result<Envelope> run() {
    begin();
    recall();
    for (;;) {
      master_.solve();
      if (!going()) break;
      if (!improve_by_descent() && !improve_by_proof()) break;
    }
    remember();
    auto channel = best_channel();
    if (!channel) return channel.failure();
    return Envelope{std::move(*channel), upper_};
  }

 private:
  [[nodiscard]] Index categories() const { return prior_.size(); }
  [[nodiscard]] double lower() const { return whole_ - master_.value(); }
  [[nodiscard]] double target() const { return -std::max(options_.gap / 2, options_.gap - kMargin); }

  bool add(const Column& column) { return master_.add(column.posterior); }

  /// One report that is as much of a category as may be, for each, and one near it that tells the most.
  void begin() {
    const Vector<double> free = Vector<double>::Zero(categories());
    for (Index x = 0; x < categories() && going(); ++x) {
      Vector<double> cost = free;
      cost(x) = -1;
      if (const auto column = pricing_.vertex(free, cost)) add(*column);
      if (const auto column = pricing_.descend(free, cost)) add(*column);
    }
  }

  /// Near each report of a neighbouring level there is one of this level that is worth having.
  void recall() {
    if (options_.memory == nullptr) return;
    const auto& [posteriors, prices, nodes] = *options_.memory;
    const auto usable = [&](const Vector<double>& entries) {
      return entries.size() == categories() && entries.allFinite();
    };
    if (!usable(prices)) return;
    patience_ = std::max(patience_, kPatienceOfNeighbour * nodes);
    for (const Vector<double>& posterior : posteriors) {
      if (!usable(posterior) || !going()) return;
      if (const auto column = pricing_.descend(prices, slopes(posterior, prices))) add(*column);
    }
  }

  void remember() {
    if (options_.memory == nullptr) return;
    options_.memory->posteriors = best_posteriors();
    options_.memory->prices = master_.prices();
    options_.memory->nodes = nodes_;
  }

  bool going() {
    stopped_ = stopped_ || std::chrono::steady_clock::now() >= deadline_;
    if (options_.keep_going && !stopped_) {
      stopped_ =
          !options_.keep_going({std::clamp(lower(), 0.0, upper_), upper_, [&] { return best_channel(); }});
    }
    return !stopped_;
  }

  bool improve_by_descent() {
    double best = 0;
    bool found = false;
    const auto from = [&](const Vector<double>& cost) {
      if (!going()) return;
      const auto column = pricing_.descend(master_.prices(), cost);
      if (!column || column->value >= target() / 2 || !add(*column)) return;
      found = true;
      best = std::min(best, column->value);
    };
    for (const Vector<double>& posterior : best_posteriors()) from(slopes(posterior, master_.prices()));
    if (found && best < kPlenty * target()) return true;
    for (Index x = 0; x < categories(); ++x) {
      Vector<double> cost = -master_.prices();
      for (double& entry : cost) entry += kBlur * (2 * scatter(++tries_) - 1);
      from(cost);
      cost = -master_.prices();
      cost(x) -= kPull;
      from(cost);
    }
    return found && best < target();
  }

  /// Whether a proof has met a column instead. If not, the bound is the best that can be had.
  bool improve_by_proof() {
    const double at_prices = whole_ - master_.prices().dot(prior_) + kInformationRounding;
    bool found = false;
    const auto proves = [&](double least, std::uint64_t most_nodes) {
      const auto proof = pricing_.prove(
          master_.prices(), {least, target(), most_nodes},
          [&](const Column& column) { return found = add(column); }, [&] { return going(); });
      upper_ = std::min(upper_, at_prices - proof.bound);
      nodes_ = proof.nodes;
      return proof.complete;
    };
    if (proves(target(), patience_) || found) return found;
    for (double least = lower() - upper_; least < target();) {
      least = std::min(least / kNarrowing, target());
      if (stopped_ || !proves(least, std::numeric_limits<std::uint64_t>::max()) || found) break;
    }
    return found;
  }

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
    for (const Index i : used()) best.push_back(master_.posteriors()[static_cast<std::size_t>(i)]);
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
  double whole_;
  double upper_;
  Master master_;
  std::chrono::steady_clock::time_point deadline_;
  std::uint64_t patience_ = kPatience;
  std::uint64_t nodes_ = 0;
  std::uint64_t tries_ = 0;
  bool stopped_ = false;
  Pricing pricing_;  // last: it asks whether to go on while it is made
};

}  // namespace

Result<Envelope> column_generation(const Prior& prior, const SearchPolytope& polytope,
                                   const SearchOptions& options) {
  return Search(prior, polytope, options).run();
}

}  // namespace sluice

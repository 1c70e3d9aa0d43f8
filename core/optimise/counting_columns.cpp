// SPDX-License-Identifier: GPL-3.0-or-later
#include <Eigen/SVD>
#include <algorithm>
#include <cstdint>
#include <limits>
#include <optional>
#include <utility>
#include <vector>

#include "base/infinity.hpp"
#include "optimise/counting_bound.hpp"
#include "optimise/counting_pool.hpp"
#include "optimise/counting_ranges.hpp"
#include "optimise/counting_relaxation.hpp"
#include "optimise/counting_search.hpp"
#include "optimise/counting_space.hpp"
#include "optimise/counting_vertices.hpp"
#include "optimise/edge_walk.hpp"
#include "optimise/pricing.hpp"
#include "optimise/scatter.hpp"
#include "optimise/search_clock.hpp"
#include "optimise/search_texts.hpp"

namespace sluice {
namespace {

constexpr int kMostRounds = 200;
// Mixtures, relaxations, dropped reports and the proof may use up these shares of the gap that is asked for.
constexpr double kOfMixture = 0.05;
constexpr double kOfRelaxation = 0.3;
constexpr double kOfSparsity = 0.1;
constexpr double kOfProof = 0.8;
// Columns of the mixture that have less weight than this are not ascended from.
constexpr double kAscendedFrom = 1e-6;
constexpr double kSameColumn = 1e-9;
constexpr int kMostAscents = 50;
constexpr double kSteepest = 1e-12;
// Ascents from anywhere: so many for each category, of many categories fewer. They cost less than a mixture
// or a proof that ends with a column.
constexpr Index kStarts = 16;
constexpr Index kManyStarts = 256;
constexpr Index kFewStarts = 2;
// In a proof one box among so many starts an ascent. A proof that has met a column goes on for so many times
// as long and some more, for it often meets others.
constexpr std::uint64_t kVisitsPerAscent = 16;
constexpr std::uint64_t kLonger = 2;
constexpr std::uint64_t kMore = 300;
// A proof of so many boxes may take long, and a bound without a search is worth its time.
constexpr std::uint64_t kLongProof = 40'000;
// So is a list of all vertices, which may take this share of the time that is left, and so many entries.
constexpr double kOfList = 0.6;
constexpr Index kMostListed = 16'000'000;
// Mixtures that may be this far off need no more columns than an optimum has reports.
constexpr double kRough = 1e-3;
// This share of a bound, times 1 + 1 / u, is for the rounding of the few sums that are not proved. The least
// unit u of the space says how far posteriors are from the prior.
constexpr double kProofResidual = 1e-12;

class ColumnSearch {
 public:
  ColumnSearch(const CountingProblem& problem, const SearchPolytope& polytope, const SearchOptions& options)
      : problem_(problem),
        polytope_(polytope),
        clock_(options),
        narrow_(in_narrow_ranges(polytope, [&] { return going(); })),
        space_(problem.prior, farthest_of(narrow_)),
        functionals_(space_.functionals(problem.contrasts)),
        pool_(space_, functionals_, {kOfMixture * problem.aim.tolerance, problem.aim.most_variance}),
        pricing_(polytope, [&] { return going(); }) {}

  Result<CountingOptimum> run() {
    begun_ = true;
    begin();
    for (int round = 0; round < kMostRounds; ++round) {
      if (!pool_.mix()) break;
      if (!going() || closed()) break;
      if (!walked_ || !all_ || !improve_by_list(*walked_, *all_)) {
        // Rounding can keep the list's bound away, as of tiny categories: boxes go on.
        all_.reset();
        if (closed() || (!improve_by_ascent() && !improve_by_proof())) break;
      }
      pool_.prune(problem_.aim.tolerance >= kRough ? most_reports() : std::numeric_limits<Index>::max());
    }
    auto channel = pool_.channel(kOfSparsity * allowed());
    if (!channel) return channel.failure();
    return CountingOptimum{std::move(*channel), pool_.value(), lower_};
  }

 private:
  /// How far each category of a posterior may be from the prior.
  static Vector<double> farthest_of(const SearchPolytope& narrow) {
    const auto from_prior = [&](const Vector<double>& end) {
      return Vector<double>(narrow.posterior(end - narrow.interior).cwiseAbs());
    };
    return from_prior(narrow.lower).cwiseMax(from_prior(narrow.upper));
  }

  bool going() {
    return clock_.going([&] {
      const auto none = [] { return Result<Channel>(fail(texts::kSearch.optimum_inaccurate)); };
      if (!begun_) return SearchProgress{-kInfinity, 0, none};
      return SearchProgress{-pool_.value(), -lower_, [&] { return pool_.channel(0); }};
    });
  }
  [[nodiscard]] Index categories() const { return space_.prior().size(); }
  [[nodiscard]] bool limited() const { return problem_.aim.most_variance.has_value(); }
  [[nodiscard]] double allowed() const { return problem_.aim.tolerance * (limited() ? 1 : pool_.value()); }
  [[nodiscard]] bool closed() const { return pool_.value() - lower_ <= (1 - kOfSparsity) * allowed(); }
  /// By unit of V, as posteriors are worth something.
  [[nodiscard]] double target() const {
    return kOfProof * allowed() * (limited() ? pool_.at().prices.information : 1);
  }

  /// Prices, and the slopes that ascents follow.
  struct Uphill {
    const Vector<double>& prior;
    CountingPrices prices;
    Matrix<double> factor;  ///< over posteriors
    Vector<double> slopes;

    Uphill(const CountingSpace& space, CountingPrices given)
        : prior(space.prior()),
          prices(std::move(given)),
          factor(space.over_posteriors(prices.factor)),
          slopes(space.over_posteriors(prices.slopes)) {}

    /// The direction in which a posterior's worth grows fastest, as a cost.
    [[nodiscard]] Vector<double> cost(const Vector<double>& v) const {
      const Vector<double> cost = slopes - 2 * factor * (factor.transpose() * v);
      if (prices.information == 0) return cost;
      // The divergence is infinitely steep if a category is ruled out.
      const Vector<double> ratio = v.cwiseQuotient(prior).cwiseMax(kSteepest);
      return cost - prices.information * ratio.array().log().matrix();
    }
  };
  [[nodiscard]] double worth(const Uphill& uphill, const Vector<double>& v) const {
    return uphill.prices.worth(space_.deviation(v), limited() ? space_.divergence(v) : 0);
  }

  /// As much and as little of each category as may be, each with its opposite: all pairs have the prior as
  /// their mean.
  void begin() {
    if (limited()) {
      begin_with_channels();
    } else {
      begin_with_pairs();
    }
  }
  void begin_with_channels() {
    pool_.start_with(problem_.start.front());
    for (std::size_t i = 1; i < problem_.start.size(); ++i) {
      const Channel joint = space_.prior().asDiagonal() * problem_.start[i];
      for (const auto& column : joint.colwise()) {
        if (column.sum() > 0) pool_.add(column / column.sum());
      }
    }
  }
  void begin_with_pairs() {
    const Vector<double> free = Vector<double>::Zero(categories());
    const auto pair = [&](const std::optional<Column>& one) {
      if (!one) return false;
      const auto other = pricing_.opposite(free);
      return other && pool_.start_with(one->posterior, other->posterior);
    };
    for (Index x = 0; x < categories() && going(); ++x) {
      for (const double sign : {-1.0, 1.0}) {
        const Vector<double> cost = sign * Vector<double>::Unit(categories(), x);
        pair(pricing_.vertex(free, cost));
        pair(pricing_.descend(free, cost));
      }
    }
    while (const auto untold = pool_.untold()) {
      const Vector<double> cost = *untold / untold->cwiseAbs().maxCoeff();
      if (!pair(pricing_.vertex(free, cost)) && !pair(pricing_.vertex(free, -cost))) break;
    }
  }

  /// Reports of a mixture matter by their mean, their Z, their sum and their information (Caratheodory).
  [[nodiscard]] Index most_reports() const {
    const Index d = space_.dimension();
    return d * (d + 1) / 2 + d + 1 + (limited() ? 1 : 0);
  }

  /// Without a search, once.
  void relax() {
    if (relaxed_ || limited()) return;
    relaxed_ = true;
    const auto relaxed = counting_relaxation(narrow_, space_, functionals_,
                                             kOfRelaxation * problem_.aim.tolerance, [&] { return going(); });
    lower_ = std::max(lower_, relaxed.lower_bound);
  }

  /// Up a convex function from vertex to vertex.
  std::optional<Vector<double>> ascend(const Uphill& uphill, Vector<double> cost) {
    std::optional<Vector<double>> best;
    double most = -kInfinity;
    for (int step = 0; step < kMostAscents && going(); ++step) {
      const auto column = pricing_.vertex(Vector<double>::Zero(categories()), cost);
      if (!column) break;
      const double here = worth(uphill, column->posterior);
      if (here <= most + kSameColumn * pool_.value()) break;
      most = here;
      best = column->posterior;
      cost = uphill.cost(*best);
    }
    return best;
  }

  /// Ascends from the columns in use, along the sums that are told worst, and from anywhere. Returns whether
  /// any new column was worth more than `least`.
  bool ascend_from_everywhere(const Uphill& uphill, double least) {
    bool found = false;
    const auto from = [&](const Vector<double>& cost) {
      if (!going()) return;
      const auto v = ascend(uphill, cost);
      if (v && worth(uphill, *v) > least && pool_.add(*v)) found = true;
    };
    const std::vector<Vector<double>> known = pool_.columns();
    const Vector<double>& weights = pool_.at().weights;
    for (std::size_t i = 0; i < known.size(); ++i) {
      const auto at = static_cast<Index>(i);
      if (at >= weights.size() || weights(at) <= kAscendedFrom) continue;
      from(uphill.cost(known[i]));
    }
    // With orthogonal columns.
    const Eigen::JacobiSVD<Eigen::MatrixXd> parts(uphill.factor, Eigen::ComputeThinU);
    const Matrix<double> axes = parts.matrixU() * parts.singularValues().asDiagonal();
    for (Index k = 0; k < axes.cols(); ++k) {
      from(axes.col(k));
      from(-axes.col(k));
    }
    const Index starts = std::clamp(kManyStarts, kFewStarts * categories(), kStarts * categories());
    for (Index i = 0; i < starts; ++i) {
      Vector<double> cost = uphill.slopes / axes.squaredNorm();
      for (Index k = 0; k < axes.cols(); ++k) cost += (2 * scatter(++tries_) - 1) * axes.col(k);
      from(cost);
    }
    return found;
  }

  bool improve_by_ascent() { return ascend_from_everywhere(Uphill(space_, pool_.at().prices), target() / 2); }

  /// Whether a proof has met a column instead. If not, the bound is the best that can be had.
  bool improve_by_proof() {
    const Uphill uphill(space_, pool_.at().prices);
    bool found = false;
    std::uint64_t visits = 0;
    std::uint64_t last = std::numeric_limits<std::uint64_t>::max();
    const auto visit = [&](const Vector<double>& v) {
      ++visits;
      if (worth(uphill, v) > target() || visits % kVisitsPerAscent == 0) {
        const auto up = ascend(uphill, uphill.cost(v));
        if (up && worth(uphill, *up) > target() && pool_.add(*up)) {
          found = true;
          last = std::min(last, visits + kLonger * visits + kMore);
        }
      }
      if (visits == kLongProof) {
        relax();
        if (!closed()) list();
      }
      return visits < last && !closed() && !all_;
    };
    const Vector<double> prices = uphill.slopes.array() + uphill.prices.level;
    CountingBound bound(narrow_, prices, uphill.factor, {space_.prior(), uphill.prices.information});
    const auto proof = bound.prove(-target(), visit, [&] { return going(); });
    const double margin = kProofResidual * (1 + 1 / space_.unit().minCoeff());
    lower_ = std::max(lower_, problem_.aim.bound(uphill.prices, functionals_, -proof.bound, margin));
    if (!found && !closed()) relax();
    return found || all_;
  }

  /// All vertices, once. A proof by boxes has to part every two of them that are worth much; a list of some
  /// hundred thousand takes less time.
  void list() {
    if (listed_) return;
    listed_ = true;
    const double left = (1 - kOfList) * clock_.left();
    walked_ = vertices_along_edges(polytope_, static_cast<std::size_t>(kMostListed / categories()),
                                   [&] { return going() && clock_.left() > left; });
    if (walked_) all_.emplace(walked_->posteriors(), space_, walked_->rounding);
  }

  /// Takes the bound and the best vertices from the list. Returns whether any of these is a new column.
  bool improve_by_list(const WalkedVertices& walked, const CountingVertices& all) {
    const CountingPrices& prices = pool_.at().prices;
    const auto [most, best] = all.at(prices);
    const double margin = kProofResidual * (1 + 1 / space_.unit().minCoeff());
    lower_ = std::max(lower_, problem_.aim.bound(prices, functionals_, most, margin));
    bool found = false;
    for (const Index i : best) found = pool_.add(walked.posteriors().row(i).transpose()) || found;
    return found;
  }

  const CountingProblem& problem_;
  const SearchPolytope& polytope_;
  SearchClock clock_;
  double lower_ = problem_.aim.most_variance ? -kInfinity : 0;
  std::uint64_t tries_ = 0;
  bool relaxed_ = false;
  bool listed_ = false;
  std::optional<WalkedVertices> walked_;
  std::optional<CountingVertices> all_;
  bool begun_ = false;  // `going` is asked while the members below are made
  SearchPolytope narrow_;
  CountingSpace space_;
  Matrix<double> functionals_;
  CountingPool pool_;
  Pricing pricing_;
};

}  // namespace

Result<CountingOptimum> counting_by_columns(const CountingProblem& problem, const SearchPolytope& polytope,
                                            const SearchOptions& options) {
  return ColumnSearch(problem, polytope, options).run();
}

}  // namespace sluice

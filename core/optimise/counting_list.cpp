// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <utility>
#include <vector>

#include "base/infinity.hpp"
#include "optimise/counting_pool.hpp"
#include "optimise/counting_search.hpp"
#include "optimise/counting_vertices.hpp"
#include "optimise/search_clock.hpp"

namespace sluice {
namespace {

constexpr int kMostListRounds = 100;
// Mixtures, dropped reports and the list itself may use up these shares of the gap that is asked for.
constexpr double kGapOfMixture = 0.1;
constexpr double kGapOfSparsity = 0.2;
constexpr double kGapOfTheList = 0.7;
// Sums of some hundred products of entries that are right to the last digits.
constexpr double kSumRounding = 1e-13;
// Lists this long are mixed at once.
constexpr Index kShort = 64;

class ListSearch {
 public:
  ListSearch(const CountingProblem& problem, const PosteriorPolytope& polytope,
             const Matrix<double>& vertices, const SearchOptions& options)
      : problem_(problem),
        polytope_(polytope),
        vertices_(vertices),
        space_(problem.prior,
               (vertices.rowwise() - problem.prior.transpose()).cwiseAbs().colwise().maxCoeff()),
        functionals_(space_.functionals(problem.contrasts)),
        all_({vertices.data(), vertices.rows(), vertices.cols()}, space_, 0),
        pool_(space_, functionals_, {kGapOfMixture * problem.aim.tolerance, problem.aim.most_variance}),
        clock_(options) {}

  Result<CountingOptimum> run() {
    begin();
    for (int round = 0; round < kMostListRounds; ++round) {
      if (!pool_.mix()) break;
      const bool more = add_best();
      if (!going() || !more) break;
      pool_.prune();
    }
    auto channel = pool_.channel(kGapOfSparsity * allowed());
    if (!channel) return channel.failure();
    return CountingOptimum{std::move(*channel), pool_.value(), lower_};
  }

 private:
  bool going() {
    return clock_.going(
        [&] { return SearchProgress{-pool_.value(), -lower_, [&] { return pool_.channel(0); }}; });
  }

  [[nodiscard]] double allowed() const {
    return problem_.aim.tolerance * (problem_.aim.most_variance ? 1 : pool_.value());
  }

  /// Through the prior to the other side of the polytope.
  [[nodiscard]] Vector<double> opposite(const Vector<double>& posterior) const {
    const Vector<double>& prior = space_.prior();
    const Vector<double> away = prior - posterior;
    const Vector<double> here = polytope_.rows * prior;
    const Vector<double> change = polytope_.rows * away;
    double length = kInfinity;
    for (Index i = 0; i < here.size(); ++i) {
      if (change(i) > 0) length = std::min(length, -here(i) / change(i));
    }
    for (Index x = 0; x < prior.size(); ++x) {
      if (away(x) < 0) length = std::min(length, -prior(x) / away(x));
    }
    const Vector<double> across = (prior + length * away).cwiseMax(0);
    return across / across.sum();
  }

  /// Vertices with the most and least of each category, and some for the changes that these do not show.
  void begin() {
    if (problem_.aim.most_variance) {
      pool_.start_with(problem_.start.front());
    } else {
      begin_with_pairs();
    }
    if (vertices_.rows() > kShort) return;
    for (const auto& v : vertices_.rowwise()) pool_.add(v.transpose());
  }
  void begin_with_pairs() {
    const auto start_with = [&](Index i) {
      const Vector<double> v = vertices_.row(i).transpose();
      return pool_.start_with(v, opposite(v));
    };
    for (Index x = 0; x < vertices_.cols(); ++x) {
      Index at = 0;
      vertices_.col(x).maxCoeff(&at);
      start_with(at);
      vertices_.col(x).minCoeff(&at);
      start_with(at);
    }
    while (const auto untold = pool_.untold()) {
      Index at = 0;
      (vertices_ * *untold).cwiseAbs().maxCoeff(&at);
      if (!start_with(at)) break;
    }
  }

  /// Takes the bound and the posteriors that are worth most. False if none is worth enough.
  bool add_best() {
    const CountingPrices& prices = pool_.at().prices;
    const auto [most, best] = all_.at(prices);
    lower_ = std::max(lower_, problem_.aim.bound(prices, functionals_, most, kSumRounding));
    if (pool_.value() - lower_ <= kGapOfTheList * allowed()) return false;
    bool found = false;
    for (const Index i : best) found = pool_.add(vertices_.row(i).transpose()) || found;
    return found;
  }

  const CountingProblem& problem_;
  const PosteriorPolytope& polytope_;
  const Matrix<double>& vertices_;
  CountingSpace space_;
  Matrix<double> functionals_;
  CountingVertices all_;
  CountingPool pool_;
  SearchClock clock_;
  double lower_ = problem_.aim.most_variance ? -kInfinity : 0;
};

}  // namespace

Result<CountingOptimum> counting_by_list(const CountingProblem& problem, const PosteriorPolytope& polytope,
                                         const Matrix<double>& vertices, const SearchOptions& options) {
  return ListSearch(problem, polytope, vertices, options).run();
}

}  // namespace sluice

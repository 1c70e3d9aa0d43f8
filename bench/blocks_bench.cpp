// SPDX-License-Identifier: GPL-3.0-or-later
// The optimum by blocks: robust local differential privacy, and channels that see the secret as well.
#include <benchmark/benchmark.h>

#include "optimise/posterior_polytope.hpp"
#include "optimise/robust_optimum.hpp"
#include "optimise/secret_aware.hpp"
#include "prior/confidence.hpp"
#include "prior/information.hpp"
#include "search.hpp"
#include "tables.hpp"

using namespace sluice;

namespace {

constexpr double kMostSeconds = 30;

/// Dirichlet(1/2) as observed, alpha = .05: c = |S| = |U|, n, 100 epsilon.
void robust(benchmark::State& state) {
  const Index c = static_cast<Index>(state.range(0));
  const Matrix<double> weights = bench::dirichlet(c, c);
  const auto set = confidence_set(weights, static_cast<double>(state.range(1)), .05);
  const RobustPrior prior{weights / weights.sum(), set->least_probability()};
  const auto bound = search_bound(bench::level_of(state, 2));
  Result<Envelope> best = Failure{};
  for (auto _ : state) {
    best = robust_optimum(prior, quotient(bound.numerator, bound.denominator), {.seconds = kMostSeconds});
  }
  if (!best) {
    state.SkipWithError("no channel");
    return;
  }
  const Vector<double> pairs = prior.joint.reshaped<Eigen::RowMajor>();
  state.counters["I"] = mutual_information(pairs.asDiagonal() * best->channel);
  state.counters["gap"] = best->upper_bound - state.counters["I"];
  state.counters["peak_MB"] = bench::peak_megabytes();
}

/// A sample of 1,000 people, certified: c, a, 100 epsilon.
void time_robust(benchmark::State& state, const char* protocol) {
  const Matrix<double> shares =
      bench::dirichlet(static_cast<Index>(state.range(0)), static_cast<Index>(state.range(1)));
  const Matrix<double> people = (1000 / shares.sum() * shares).array().round().max(1);
  DesignRequest request{test::table(people), "rldp", bench::level_of(state, 2), protocol};
  request.search.seconds = kMostSeconds;
  bench::time_design(state, request);
}
void within_ranges(benchmark::State& state) { time_robust(state, "optimal"); }
void above_least(benchmark::State& state) { time_robust(state, "polyopt"); }

void small_tables(benchmark::internal::Benchmark* benchmark) {
  benchmark->ArgNames({"c", "a", "eps"})
      ->ArgsProduct({{2, 3}, {3}, {50, 100, 200}})
      ->ArgsProduct({{2}, {5}, {50, 100, 200}})
      ->ArgsProduct({{3}, {4}, {50, 100, 200}})
      ->ArgsProduct({{5}, {5}, {50, 100, 200}})
      ->ArgsProduct({{6}, {4}, {50, 100, 200}})
      ->Iterations(1)
      ->Unit(benchmark::kMillisecond);
}

/// Dirichlet(1/2): c, a, notion, 100 epsilon.
void secret_aware(benchmark::State& state) {
  const Prior prior =
      test::prior(bench::dirichlet(static_cast<Index>(state.range(0)), static_cast<Index>(state.range(1))));
  Result<Envelope> best = Failure{};
  for (auto _ : state) {
    const auto corners =
        secret_posteriors(prior, *find_notion(bench::notion_of(state, 2)), bench::level_of(state, 3));
    best = secret_aware_optimum(prior.probabilities.cells, *corners, {.seconds = kMostSeconds});
  }
  state.counters["upper"] = best ? best->upper_bound : -1;
}

BENCHMARK(robust)
    ->ArgNames({"c", "n", "eps"})
    ->ArgsProduct({{3, 5}, {1000}, {50, 100, 200}})
    ->ArgsProduct({{5}, {10000}, {50, 100, 200}})
    ->Unit(benchmark::kMillisecond);
BENCHMARK(robust)
    ->ArgNames({"c", "n", "eps"})
    ->ArgsProduct({{8}, {1000}, {50, 100, 200}})
    ->Iterations(1)
    ->Unit(benchmark::kMillisecond);
BENCHMARK(within_ranges)->Apply(small_tables);
BENCHMARK(above_least)->Apply(small_tables);
BENCHMARK(secret_aware)
    ->ArgNames({"c", "a", "ldp", "eps"})
    ->ArgsProduct({{2, 5}, {8, 16}, {0, 1}, {50, 100}})
    ->Iterations(1)
    ->Unit(benchmark::kMillisecond);

}  // namespace

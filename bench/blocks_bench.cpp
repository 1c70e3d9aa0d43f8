// SPDX-License-Identifier: GPL-3.0-or-later
// The optimum by blocks: robust local differential privacy, and channels that see the secret as well.
#include <benchmark/benchmark.h>

#include "optimise/posterior_polytope.hpp"
#include "optimise/robust_optimum.hpp"
#include "optimise/secret_aware.hpp"
#include "prior/confidence.hpp"
#include "tables.hpp"

using namespace sluice;

namespace {

void report(benchmark::State& state, const Result<Envelope>& best, double epsilon) {
  state.counters["upper"] = best ? best->upper_bound : -1;
  state.counters["epsilon"] = epsilon;
}

/// Dirichlet(1/2) as observed, alpha = .05: c = |S| = |U|, n, 100 epsilon.
void robust(benchmark::State& state) {
  const Index c = static_cast<Index>(state.range(0));
  const Matrix<double> weights = bench::dirichlet(c, c);
  const auto set = confidence_set(weights, static_cast<double>(state.range(1)), .05);
  const RobustPrior prior{weights / weights.sum(), set->least_probability()};
  const double epsilon = static_cast<double>(state.range(2)) / 100;
  const auto bound = search_bound(epsilon);
  Result<Envelope> best = Failure{};
  double gap = 0;
  for (auto _ : state) {
    best = robust_optimum(prior, quotient(bound.numerator, bound.denominator),
                          {.seconds = 60, .keep_going = [&](const SearchProgress& progress) {
                             gap = progress.upper - progress.lower;
                             return true;
                           }});
  }
  report(state, best, epsilon);
  state.counters["gap"] = gap;  // when it was last asked: somewhat above that at the end
}

/// Dirichlet(1/2): c, a, notion, 100 epsilon.
void secret_aware(benchmark::State& state) {
  const Prior prior =
      test::prior(bench::dirichlet(static_cast<Index>(state.range(0)), static_cast<Index>(state.range(1))));
  const double epsilon = static_cast<double>(state.range(3)) / 100;
  Result<Envelope> best = Failure{};
  for (auto _ : state) {
    const auto corners = secret_posteriors(prior, *find_notion(state.range(2) == 0 ? "lip" : "ldp"), epsilon);
    best = secret_aware_optimum(prior.probabilities.cells, *corners, {.seconds = 60});
  }
  report(state, best, epsilon);
}

BENCHMARK(robust)
    ->ArgsProduct({{3, 5}, {1000}, {50, 100, 200}})
    ->ArgsProduct({{5}, {10000}, {50, 100, 200}})
    ->Unit(benchmark::kMillisecond);
BENCHMARK(robust)->ArgsProduct({{8}, {1000}, {50, 100, 200}})->Iterations(1)->Unit(benchmark::kMillisecond);
BENCHMARK(secret_aware)
    ->ArgsProduct({{2, 5}, {8, 16}, {0, 1}, {50, 100}})
    ->Iterations(1)
    ->Unit(benchmark::kMillisecond);

}  // namespace

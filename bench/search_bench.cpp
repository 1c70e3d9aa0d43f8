// SPDX-License-Identifier: GPL-3.0-or-later
// The optimum by columns where lists of vertices end.
#include <benchmark/benchmark.h>

#include "sluice.hpp"
#include "tables.hpp"

using namespace sluice;

namespace {

void run(benchmark::State& state, const Matrix<double>& weights, const char* notion, double epsilon) {
  const DesignRequest request{
      test::table(weights), notion, epsilon, "optimal", {Method::columns, 1e-6, 60, {}}};
  double gap = 0;
  double utility = 0;
  for (auto _ : state) {
    const auto found = design(request);
    utility = found->mutual_information;
    gap = *found->upper_bound - utility;
  }
  state.counters["I"] = utility;
  state.counters["gap"] = gap;
}

const char* notion_of(const benchmark::State& state, std::size_t argument) {
  return state.range(argument) == 0 ? "lip" : "ldp";
}

/// Adult, S = occupation (c = 15), X = education (a = 16): notion, 100 epsilon.
void columns_occupation(benchmark::State& state) {
  run(state, bench::adult_occupation(), notion_of(state, 0), static_cast<double>(state.range(1)) / 100);
}

/// Dirichlet(1/2): c, a, notion, 100 epsilon.
void columns_random(benchmark::State& state) {
  run(state, bench::dirichlet(static_cast<Index>(state.range(0)), static_cast<Index>(state.range(1))),
      notion_of(state, 2), static_cast<double>(state.range(3)) / 100);
}

BENCHMARK(columns_occupation)->ArgsProduct({{0, 1}, {5, 10, 50, 100, 200}})->Unit(benchmark::kMillisecond);
BENCHMARK(columns_random)
    ->ArgsProduct({{5}, {20, 50, 100}, {0, 1}, {50, 100}})
    ->ArgsProduct({{10}, {30, 50}, {0, 1}, {50, 100}})
    ->Iterations(1)
    ->Unit(benchmark::kMillisecond);

}  // namespace

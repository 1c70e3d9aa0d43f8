// SPDX-License-Identifier: GPL-3.0-or-later
// The optimum by columns where lists of vertices end.
#include "search.hpp"
#include "tables.hpp"

using namespace sluice;

namespace {

/// Adult, S = occupation (c = 15), X = education (a = 16): notion, 100 epsilon.
void columns_occupation(benchmark::State& state) {
  bench::time_design(state, {test::table(bench::adult_occupation()), bench::notion_of(state, 0),
                             bench::level_of(state, 1), "optimal", bench::by_columns()});
}

/// Dirichlet(1/2): c, a, notion, 100 epsilon, which of the tables.
void columns_random(benchmark::State& state) {
  const auto weights =
      bench::dirichlet(static_cast<Index>(state.range(0)), static_cast<Index>(state.range(1)),
                       static_cast<unsigned>(state.range(4)));
  bench::time_design(state, {test::table(weights), bench::notion_of(state, 2), bench::level_of(state, 3),
                             "optimal", bench::by_columns()});
}

BENCHMARK(columns_occupation)
    ->ArgNames({"ldp", "eps"})
    ->ArgsProduct({{0, 1}, {200, 100, 50, 10, 5}})
    ->Unit(benchmark::kMillisecond);
BENCHMARK(columns_random)
    ->Name("scale")
    ->ArgNames({"c", "a", "ldp", "eps", "table"})
    ->ArgsProduct({{5}, {20, 50, 100}, {0, 1}, {50, 100}, {1}})
    ->ArgsProduct({{10}, {30, 50}, {0, 1}, {50, 100}, {1}})
    ->Iterations(1)
    ->Unit(benchmark::kMillisecond);

// One of three quantities grows, the others stay; tables 2 to 4.
BENCHMARK(columns_random)
    ->Name("growth_a")
    ->ArgNames({"c", "a", "ldp", "eps", "table"})
    ->ArgsProduct({{5}, {12, 16, 24, 32, 48, 64, 96}, {0, 1}, {50}, {2, 3, 4}})
    ->Iterations(1)
    ->Unit(benchmark::kMillisecond);
BENCHMARK(columns_random)
    ->Name("growth_c")
    ->ArgNames({"c", "a", "ldp", "eps", "table"})
    ->ArgsProduct({{2, 3, 4, 6, 8, 12, 16}, {24}, {0, 1}, {50}, {2, 3, 4}})
    ->Iterations(1)
    ->Unit(benchmark::kMillisecond);
BENCHMARK(columns_random)
    ->Name("growth_eps")
    ->ArgNames({"c", "a", "ldp", "eps", "table"})
    ->ArgsProduct({{5}, {24}, {0, 1}, {200, 100, 50, 20, 10, 5, 2}, {2, 3, 4}})
    ->Iterations(1)
    ->Unit(benchmark::kMillisecond);

}  // namespace

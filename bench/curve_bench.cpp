// SPDX-License-Identifier: GPL-3.0-or-later
// Utility over 40 levels, as the page draws it: each found by itself, and each with what the one before has
// left.
#include <benchmark/benchmark.h>

#include "design/sluice.hpp"
#include "tables.hpp"

using namespace sluice;

namespace {

constexpr int kLevels = 40;
constexpr double kHighest = 6;
constexpr double kLeast = 0.01;
constexpr double kGap = 1e-4;

/// Adult, S = occupation (c = 15), X = education (a = 16): notion, whether with memory.
void curve_occupation(benchmark::State& state) {
  const JointTable table = test::table(bench::adult_occupation());
  const std::string notion = state.range(0) == 0 ? "lip" : "ldp";
  double sum = 0;
  for (auto _ : state) {
    SearchMemory memory;
    sum = 0;
    for (int k = kLevels; k > 0; --k) {
      const double epsilon = std::max(kLeast, kHighest * k * k / (kLevels * kLevels));
      SearchMemory* kept = state.range(1) == 0 ? nullptr : &memory;
      sum += design({table, notion, epsilon, "optimal", {Method::automatic, kGap, 5, {}, kept}})
                 ->mutual_information;
    }
  }
  state.counters["mean_I"] = sum / kLevels;
}

BENCHMARK(curve_occupation)
    ->ArgNames({"ldp", "memory"})
    ->ArgsProduct({{0, 1}, {0, 1}})
    ->Unit(benchmark::kMillisecond);

}  // namespace

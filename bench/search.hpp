// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <benchmark/benchmark.h>

#include "design/sluice.hpp"
#include "memory.hpp"

namespace sluice::bench {

/// Times a design and counts what it came to: I, and the gap where one is proved (nats), and the memory it
/// took.
inline void time_design(benchmark::State& state, const DesignRequest& request) {
  Result<Design> found = Failure{};
  for (auto _ : state) found = design(request);
  if (!found) {
    state.SkipWithError(found.failure().message().c_str());
    return;
  }
  state.counters["I"] = found->mutual_information;
  if (found->upper_bound) state.counters["gap"] = *found->upper_bound - found->mutual_information;
  state.counters["peak_MB"] = peak_megabytes();
}

/// The notions that the benchmarks are about, by number, for an argument of a benchmark is one.
inline const char* notion_of(const benchmark::State& state, std::size_t argument) {
  return state.range(argument) == 0 ? "lip" : "ldp";
}

/// So is a level, in hundredths.
inline double level_of(const benchmark::State& state, std::size_t argument) {
  return static_cast<double>(state.range(argument)) / 100;
}

/// The options of a search by columns throughout.
inline SearchOptions by_columns(double seconds = 60) { return {Method::columns, 1e-6, seconds}; }

}  // namespace sluice::bench

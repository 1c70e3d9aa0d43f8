// SPDX-License-Identifier: GPL-3.0-or-later
// Finding the optimum: enumeration in integers beside cddlib, the envelope linear program, the whole design.
#include <benchmark/benchmark.h>

#include <cmath>

#include "design/sluice.hpp"
#include "exact/certify.hpp"
#include "optimise/cdd.hpp"
#include "optimise/envelope.hpp"
#include "optimise/vertices.hpp"
#include "tables.hpp"

using namespace sluice;

namespace {

const Notion& notion_at(std::int64_t index) { return notions()[static_cast<std::size_t>(index)]; }

double level_of(const benchmark::State& state) { return static_cast<double>(state.range(1)) / 100; }

PosteriorPolytope adult_polytope(const benchmark::State& state) {
  return posterior_polytope(test::prior(bench::adult()), notion_at(state.range(0)), level_of(state));
}

void vertices_integers(benchmark::State& state) {
  const auto polytope = adult_polytope(state);
  Index found = 0;
  for (auto _ : state) found = vertices(polytope)->vertices.rows();
  state.counters["vertices"] = static_cast<double>(found);
}

void vertices_cddlib(benchmark::State& state) {
  const auto polytope = adult_polytope(state);
  Index found = 0;
  for (auto _ : state) found = cdd_vertices(polytope.rows)->rows();
  state.counters["vertices"] = static_cast<double>(found);
}

void envelope_program(benchmark::State& state) {
  const Prior prior = test::prior(bench::adult());
  const auto set = vertices(adult_polytope(state));
  for (auto _ : state) benchmark::DoNotOptimize(envelope(prior, set->vertices)->upper_bound);
  state.counters["vertices"] = static_cast<double>(set->vertices.rows());
}

void certify_adult(benchmark::State& state) {
  const Prior prior = test::prior(bench::adult());
  const auto best = envelope(prior, vertices(adult_polytope(state))->vertices);
  for (auto _ : state) {
    benchmark::DoNotOptimize(
        certify(prior, notion_at(state.range(0)), level_of(state), best->channel).mixing);
  }
}

void design_adult(benchmark::State& state) {
  const JointTable table = test::table(bench::adult());
  const DesignRequest request{table, std::string(notion_at(state.range(0)).name), level_of(state), "optimal"};
  double utility = 0;
  for (auto _ : state) utility = design(request)->mutual_information;
  state.counters["I"] = utility;
}

/// A, Figure 3: ten priors at one level; the paper reports 133 s for ldp and 0.0206 s for lip in Matlab.
void design_figure_3(benchmark::State& state) {
  std::vector<DesignRequest> requests;
  for (const auto& weights : bench::figure_3()) {
    requests.push_back(
        {test::table(weights), std::string(notion_at(state.range(0)).name), level_of(state), "optimal"});
  }
  for (auto _ : state) {
    for (const auto& request : requests) benchmark::DoNotOptimize(design(request)->mutual_information);
  }
  state.counters["s_each"] =
      benchmark::Counter(static_cast<double>(requests.size()),
                         benchmark::Counter::kIsIterationInvariantRate | benchmark::Counter::kInvert);
}

constexpr std::int64_t kLip = 0;
constexpr std::int64_t kLdp = 1;

void both_at_their_levels(benchmark::internal::Benchmark* each) {
  each->ArgNames({"ldp", "eps"})
      ->Args({kLip, 100})
      ->Args({kLip, 50})
      ->Args({kLdp, 200})
      ->Unit(benchmark::kMillisecond);
}

BENCHMARK(vertices_integers)->Apply(both_at_their_levels);
BENCHMARK(vertices_cddlib)
    ->ArgNames({"ldp", "eps"})
    ->Args({kLip, 100})
    ->Args({kLip, 50})
    ->Unit(benchmark::kMillisecond);
// Once is enough: it takes seconds.
BENCHMARK(vertices_cddlib)
    ->ArgNames({"ldp", "eps"})
    ->Args({kLdp, 200})
    ->Iterations(1)
    ->Repetitions(1)
    ->Unit(benchmark::kMillisecond);
BENCHMARK(envelope_program)->Apply(both_at_their_levels);
BENCHMARK(certify_adult)
    ->ArgNames({"ldp", "eps"})
    ->Args({kLip, 50})
    ->Args({kLdp, 200})
    ->Unit(benchmark::kMillisecond);
BENCHMARK(design_adult)->Apply(both_at_their_levels);
BENCHMARK(design_figure_3)
    ->ArgNames({"ldp", "eps"})
    ->ArgsProduct({{kLip, kLdp}, {50, 100, 150, 200}})
    ->Unit(benchmark::kMillisecond);

}  // namespace

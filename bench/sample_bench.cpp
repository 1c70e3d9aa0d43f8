// SPDX-License-Identifier: GPL-3.0-or-later
// Drawing reports: exact integers from the platform's source, beside the standard library's draw from doubles
// with a generator that would not do (a Mersenne twister), as a yardstick of speed alone.
#include <benchmark/benchmark.h>

#include <random>

#include "exact/sample.hpp"

using namespace sluice;

namespace {

constexpr std::size_t kDraws = 100'000;

Channel channel_of(Index size) {
  Channel channel = Channel::Ones(size, size) + 5 * Channel::Identity(size, size);
  return channel / static_cast<double>(size + 5);
}

std::vector<std::uint32_t> answers_of(Index size) {
  std::vector<std::uint32_t> answers(kDraws);
  for (std::size_t i = 0; i < kDraws; ++i)
    answers[i] = static_cast<std::uint32_t>(i % static_cast<std::size_t>(size));
  return answers;
}

Index size_of(const benchmark::State& state) { return static_cast<Index>(state.range(0)); }

void sample_exact(benchmark::State& state) {
  const Weights weights = quantise(channel_of(size_of(state)));
  const auto answers = answers_of(size_of(state));
  for (auto _ : state) benchmark::DoNotOptimize(sample(weights, answers, platform_entropy)->data());
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(kDraws));
}

void sample_standard_library(benchmark::State& state) {
  const Channel channel = channel_of(size_of(state));
  std::vector<std::discrete_distribution<std::uint32_t>> rows;
  for (const auto row : channel.rowwise()) rows.emplace_back(row.begin(), row.end());
  const auto answers = answers_of(size_of(state));
  std::mt19937_64 generator;
  std::vector<std::uint32_t> reports(kDraws);
  for (auto _ : state) {
    for (std::size_t i = 0; i < kDraws; ++i) reports[i] = rows[answers[i]](generator);
    benchmark::DoNotOptimize(reports.data());
  }
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(kDraws));
}

BENCHMARK(sample_exact)->ArgName("reports")->Arg(4)->Arg(16)->Arg(100)->Unit(benchmark::kMillisecond);
BENCHMARK(sample_standard_library)
    ->ArgName("reports")
    ->Arg(4)
    ->Arg(16)
    ->Arg(100)
    ->Unit(benchmark::kMillisecond);

}  // namespace

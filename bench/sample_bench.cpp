// SPDX-License-Identifier: GPL-3.0-or-later
// Drawing reports: exact integers from the platform's source, beside draws from doubles as everybody has
// them, the standard library's and an alias table. These use a generator that would not do (a Mersenne
// twister), as a yardstick of speed alone. And what it takes to verify, before any is drawn, that they may
// be.
#include <benchmark/benchmark.h>

#include <algorithm>
#include <array>
#include <random>

#include "design/sluice.hpp"
#include "exact/certify.hpp"
#include "exact/marks_sample.hpp"
#include "exact/sample.hpp"
#include "tables.hpp"

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

void count_draws(benchmark::State& state) {
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(kDraws));
}

void sample_exact(benchmark::State& state) {
  const Weights weights = quantise(channel_of(size_of(state)));
  const auto answers = answers_of(size_of(state));
  for (auto _ : state) benchmark::DoNotOptimize(sample(weights, answers, platform_entropy)->data());
  count_draws(state);
}

/// The words alone that these draws take.
void sample_words(benchmark::State& state) {
  std::array<std::uint64_t, 512> words{};
  for (auto _ : state) {
    for (std::size_t done = 0; done < kDraws; done += words.size()) {
      benchmark::DoNotOptimize(
          platform_entropy(std::span(words).first(std::min(words.size(), kDraws - done))));
    }
  }
  count_draws(state);
}

/// As many marked sets, each of a mark for each category.
void sample_oue(benchmark::State& state) {
  const Marks marks{size_of(state), kRowSum / 4};
  const auto answers = answers_of(size_of(state));
  for (auto _ : state) benchmark::DoNotOptimize(sample_marks(marks, answers, platform_entropy)->data());
  count_draws(state);
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
  count_draws(state);
}

/// Walker's alias table as Vose fills it: a uniform cell, and in it one of two reports. Takes as long however
/// many there are, and where it looks depends on what is drawn.
class AliasTable {
 public:
  explicit AliasTable(const Vector<double>& chances) {
    const auto size = static_cast<std::size_t>(chances.size());
    cells_.resize(size);
    std::vector<double> scaled(size);
    std::vector<std::uint32_t> small;
    std::vector<std::uint32_t> large;
    for (std::uint32_t y = 0; y < size; ++y) {
      scaled[y] = chances(static_cast<Index>(y)) * static_cast<double>(size);
      cells_[y] = {1, y};
      (scaled[y] < 1 ? small : large).push_back(y);
    }
    while (!small.empty() && !large.empty()) {
      const std::uint32_t filled = small.back();
      const std::uint32_t giving = large.back();
      small.pop_back();
      cells_[filled] = {scaled[filled], giving};
      scaled[giving] -= 1 - scaled[filled];
      if (scaled[giving] >= 1) continue;
      large.pop_back();
      small.push_back(giving);
    }
  }

  [[nodiscard]] std::uint32_t draw(std::uint64_t random) const {
    const double at = static_cast<double>(random >> 11) * 0x1p-53 * static_cast<double>(cells_.size());
    const auto cell = static_cast<std::uint32_t>(at);
    const auto& [own, alias] = cells_[cell];
    return at - cell < own ? cell : alias;
  }

 private:
  struct Cell {
    double own;
    std::uint32_t alias;
  };
  std::vector<Cell> cells_;
};

void sample_alias(benchmark::State& state, const EntropySource& source) {
  const Channel channel = channel_of(size_of(state));
  std::vector<AliasTable> rows;
  for (const auto row : channel.rowwise()) rows.emplace_back(row.transpose());
  const auto answers = answers_of(size_of(state));
  for (auto _ : state) {
    // As `sample` has it.
    std::vector<std::uint32_t> reports(kDraws);
    std::array<std::uint64_t, 512> random{};
    for (std::size_t done = 0; done < kDraws; done += random.size()) {
      const std::size_t size = std::min(random.size(), kDraws - done);
      if (!source(std::span(random).first(size))) state.SkipWithError("no randomness");
      for (std::size_t i = 0; i < size; ++i) reports[done + i] = rows[answers[done + i]].draw(random[i]);
    }
    benchmark::DoNotOptimize(reports.data());
  }
  count_draws(state);
}

void sample_alias_twister(benchmark::State& state) {
  std::mt19937_64 generator;
  sample_alias(state, [&](std::span<std::uint64_t> words) {
    for (auto& word : words) word = generator();
    return true;
  });
}

void sample_alias_platform(benchmark::State& state) { sample_alias(state, platform_entropy); }

/// Random rows under a notion, made to keep level 1, and verified once more. c = 10, a = 50 of two columns
/// with 5 and 10 values, 50 reports. Weights of the table are counts of a million people, or any doubles.
void verify_channel(benchmark::State& state, const char* name) {
  Matrix<double> weights = bench::dirichlet(10, 50);
  if (state.range(0) == 0) weights = (1e6 / weights.sum() * weights).array().round().max(1).matrix().eval();
  JointTable table = test::table(weights);
  for (Index x = 0; x < 50; ++x) table.attributes.row(x) << x / 10, x % 10;
  const Prior prior = *make_prior(table);
  const Notion notion = *find_notion(name)->with({}, prior);
  Channel channel = bench::dirichlet(50, 50, 2);
  channel.array().colwise() /= channel.rowwise().sum().array().eval();
  const Certified certified = certify(prior, notion, 1, channel);
  bool holds = true;
  for (auto _ : state) holds = holds && is_certified(prior, notion, certified.bounds, certified.weights);
  if (!holds) state.SkipWithError("not certified");
  state.counters["comparisons"] = notion.comparison_count(prior);
}

void verify_lip(benchmark::State& state) { verify_channel(state, "lip"); }
void verify_ldp(benchmark::State& state) { verify_channel(state, "ldp"); }
void verify_srlip(benchmark::State& state) { verify_channel(state, "srlip"); }

/// All of an audit under robust privacy: a thousand people, c = 10, a = 5.
void verify_rldp(benchmark::State& state) {
  Matrix<double> people = bench::dirichlet(10, 5);
  people = (1000 / people.sum() * people).array().round().max(1).matrix().eval();
  const auto made = design({test::table(people), "rldp", 1, "cr-tight"});
  if (!made) {
    state.SkipWithError(made.failure().message().c_str());
    return;
  }
  Claim claim{"rldp", 1, made->certified.bounds, made->levels};
  claim.sees_secret = true;
  claim.parameters.known = made->known;
  claim.parameters.ranges = true;
  bool holds = true;
  for (auto _ : state) holds = holds && audit(made->prior, claim, made->certified.weights)->holds;
  if (!holds) state.SkipWithError("not certified");
  state.counters["reports"] = static_cast<double>(made->certified.weights.cols());
}

/// The same where the belief in a secret is compared with everybody's, and the set itself has a proof.
void verify_rlip(benchmark::State& state) {
  Matrix<double> people = bench::dirichlet(10, 5);
  people = (1000 / people.sum() * people).array().round().max(1).matrix();
  const auto made = design({test::table(people), "rlip", 1, "grr"});
  if (!made) {
    state.SkipWithError(made.failure().message().c_str());
    return;
  }
  Claim claim{"rlip", 1, made->certified.bounds, made->levels};
  claim.parameters.known = made->known;
  claim.lifts = made->certified.lifts;
  bool holds = true;
  for (auto _ : state) holds = holds && audit(made->prior, claim, made->certified.weights)->holds;
  if (!holds) state.SkipWithError("not certified");
  state.counters["reports"] = static_cast<double>(made->certified.weights.cols());
  state.counters["points"] = static_cast<double>(made->certified.lifts.points.size() / 3);
}

void reports(benchmark::internal::Benchmark* benchmark) {
  benchmark->ArgName("reports")->Arg(4)->Arg(16)->Arg(100)->Arg(1000)->Unit(benchmark::kMillisecond);
}

BENCHMARK(sample_exact)->Apply(reports);
BENCHMARK(sample_words)->Unit(benchmark::kMillisecond);
BENCHMARK(sample_oue)->ArgName("categories")->Arg(16)->Unit(benchmark::kMillisecond);
BENCHMARK(sample_standard_library)->Apply(reports);
BENCHMARK(sample_alias_twister)->Apply(reports);
BENCHMARK(sample_alias_platform)->Apply(reports);
BENCHMARK(verify_lip)->ArgName("doubles")->Arg(0)->Arg(1)->Unit(benchmark::kMillisecond);
BENCHMARK(verify_ldp)->ArgName("doubles")->Arg(0)->Arg(1)->Unit(benchmark::kMillisecond);
BENCHMARK(verify_srlip)->ArgName("doubles")->Arg(0)->Arg(1)->Unit(benchmark::kMillisecond);
BENCHMARK(verify_rldp)->Unit(benchmark::kMillisecond);
BENCHMARK(verify_rlip)->Unit(benchmark::kMillisecond);

}  // namespace

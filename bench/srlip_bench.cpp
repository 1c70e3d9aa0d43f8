// SPDX-License-Identifier: GPL-3.0-or-later
// Side-channel resistance where A's programs end: the exact optimum over three attributes, 3 x 3 x 4 and a
// secret of two values. Beside it are local information privacy on the same table, and A's way, a channel for
// each attribute.
#include "guarantee/srlip_attribute.hpp"
#include "protocol/optimal.hpp"
#include "search.hpp"
#include "tables.hpp"

using namespace sluice;

namespace {

constexpr Index kSecrets = 2;
constexpr Index kFirst = 3;
constexpr Index kSecond = 3;
constexpr Index kThird = 4;

JointTable three_attributes(unsigned seed) {
  constexpr Index kAll = kFirst * kSecond * kThird;
  JointTable table = test::table(bench::dirichlet(kSecrets, kAll, seed));
  table.attributes.resize(kAll, 3);
  for (Index x = 0; x < kAll; ++x) {
    table.attributes.row(x) << x / (kSecond * kThird), x / kThird % kSecond, x % kThird;
  }
  return table;
}

void design_with(benchmark::State& state, const char* notion, const char* protocol) {
  bench::time_design(state, {three_attributes(static_cast<unsigned>(state.range(1))),
                             notion,
                             bench::level_of(state, 0),
                             protocol,
                             {.seconds = 60}});
}

/// 100 epsilon, which of the tables; so are the arguments of the others.
void attributes_srlip(benchmark::State& state) { design_with(state, "srlip", "optimal"); }
void attributes_lip(benchmark::State& state) { design_with(state, "lip", "optimal"); }
void attributes_product(benchmark::State& state) { design_with(state, "srlip", "product"); }

/// The best channel on one attribute, the third, under the condition of A's Theorem 4, at a third of the
/// level.
void attributes_one(benchmark::State& state) {
  const Prior prior = *make_prior(three_attributes(static_cast<unsigned>(state.range(1))));
  const double level = bench::level_of(state, 0) / 3;
  for (auto _ : state) {
    const auto own = srlip_attribute::setting(prior, 2, {});
    // As `product` has them made.
    const SearchOptions options{.method = Method::columns, .seconds = 60};
    benchmark::DoNotOptimize(optimal::propose(own.prior, own.notion, level, options)->upper_bound);
  }
}

void tables_and_levels(benchmark::internal::Benchmark* each) {
  each->ArgNames({"eps", "table"})->ArgsProduct({{50, 100, 200}, {1, 2, 3}})->Unit(benchmark::kMillisecond);
}

BENCHMARK(attributes_lip)->Apply(tables_and_levels);
BENCHMARK(attributes_srlip)->Apply(tables_and_levels);
BENCHMARK(attributes_one)->Apply(tables_and_levels);
BENCHMARK(attributes_product)->Apply(tables_and_levels)->Iterations(1);

}  // namespace

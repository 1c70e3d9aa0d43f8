// SPDX-License-Identifier: GPL-3.0-or-later
// The two figures of the papers that took long, every protocol of them in one run: A's Figure 6 and E's
// Figure 2.
#include <random>

#include "search.hpp"
#include "tables.hpp"

using namespace sluice;

namespace {

/// The information kept, over all designs so far.
struct Kept {
  int designs = 0;
  double sum = 0;

  /// Whether there was such a protocol.
  bool add(benchmark::State& state, const DesignRequest& request) {
    const auto found = design(request);
    if (!found) {
      state.SkipWithError(found.failure().message().c_str());
      return false;
    }
    ++designs;
    sum += found->mutual_information / found->kept_entropy;
    return true;
  }

  void tell(benchmark::State& state) const {
    state.counters["designs"] = designs;
    state.counters["I"] = sum / designs;
  }
};

/// Six panels of the Adult data, 20 levels, four protocols, also where the paper could not compute them.
void figure_a6(benchmark::State& state) {
  const auto tables = test::adult_tables();
  Kept kept;
  for (auto _ : state) {
    kept = {};
    for (const auto& [secret, data, counts] : tables) {
      const JointTable table = test::table(counts);
      for (const char* protocol : {"optimal", "cr", "grr", "oue"}) {
        for (int step = 1; step <= 20; ++step) {
          if (!kept.add(state, {table, "lip", 0.1 * step, protocol})) return;
        }
      }
    }
  }
  kept.tell(state);
}

/// How often each cell comes up among so many people.
Matrix<double> sample(const Matrix<double>& weights, int people, std::mt19937_64& generator) {
  const double total = weights.sum();
  Matrix<double> counts = Matrix<double>::Zero(weights.rows(), weights.cols());
  for (int i = 0; i < people; ++i) {
    double left = static_cast<double>(generator() >> 11U) * 0x1p-53 * total;
    Index cell = 0;
    while (cell + 1 < weights.size() && left >= weights.data()[cell]) left -= weights.data()[cell++];
    ++counts.data()[cell];
  }
  return counts;
}

/// Samples of 1,000 people from 200 random distributions of 2 secrets and 3 categories, 16 levels. The
/// protocols are the paper's four and the two that are calibrated tightly.
void figure_e2(benchmark::State& state) {
  constexpr int kTables = 200;
  constexpr int kPeople = 1000;
  std::mt19937_64 generator(2);
  std::vector<JointTable> tables;
  for (unsigned seed = 1; tables.size() < kTables; ++seed) {
    const Matrix<double> counts = sample(bench::dirichlet(2, 3, seed), kPeople, generator);
    if (counts.rowwise().sum().minCoeff() > 0) tables.push_back(test::table(counts));
  }
  Kept kept;
  for (auto _ : state) {
    kept = {};
    for (const JointTable& table : tables) {
      for (const char* protocol : {"polyopt", "cr", "ir", "grr", "cr-tight", "ir-tight"}) {
        for (int step = 1; step <= 16; ++step) {
          const DesignRequest request{table, "rldp", 0.25 * step, protocol};
          if (!kept.add(state, request)) return;
        }
      }
    }
  }
  kept.tell(state);
}

BENCHMARK(figure_a6)->Iterations(1)->Unit(benchmark::kSecond);
BENCHMARK(figure_e2)->Iterations(1)->Unit(benchmark::kSecond);

}  // namespace

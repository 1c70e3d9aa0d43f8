// SPDX-License-Identifier: GPL-3.0-or-later
// Tells the parts of a search by columns that take its time, for bench/parts/growth.mjs:
//
//   sluice_shares NOTION EPSILON C A TABLE    a table of bench::dirichlet; C = A = 0 for Adult, occupation
//   and education
//
// The search is repeated for two seconds of processor time. Meanwhile a timer interrupts it about every
// millisecond. The innermost function on the stack that belongs to one of the parts below says which part is
// at work. Prints one line of JSON: the seconds of one search, the number of samples, and the share of each
// part.
#include <dlfcn.h>
#include <execinfo.h>
#include <sys/time.h>

#include <array>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <string_view>
#include <utility>
#include <vector>

#include "search.hpp"
#include "tables.hpp"

using namespace sluice;

namespace {

constexpr int kDepth = 48;
constexpr std::size_t kMostSamples = 40'000;
constexpr suseconds_t kEvery = 1000;  // microseconds
constexpr double kSeconds = 2;

struct Stack {
  std::array<void*, kDepth> frames;
  int depth;
};

// A signal handler sees nothing else.
std::vector<Stack> stacks(kMostSamples);
volatile std::sig_atomic_t taken = 0;

extern "C" void take_sample(int /*signal*/) {
  const auto next = static_cast<std::size_t>(taken);
  if (next >= kMostSamples) return;
  stacks[next].depth = backtrace(stacks[next].frames.data(), kDepth);
  taken = taken + 1;
}

void sample_every(suseconds_t microseconds) {
  const itimerval timer{{0, microseconds}, {0, microseconds}};
  setitimer(ITIMER_PROF, &timer, nullptr);
}

enum Part : std::size_t { kDescents, kBoxes, kPropagation, kMaster, kFirstBox, kCertificate, kRest, kParts };
constexpr std::array<const char*, kParts> kNames{"descents",  "boxes",       "propagation", "master",
                                                 "first_box", "certificate", "rest"};

/// By names as the linker knows them: a class is its length and its name.
constexpr std::array<std::pair<std::string_view, Part>, 9> kFunctions{{
    {"7Pricing7descend", kDescents},
    {"7Pricing6vertex", kDescents},
    {"7PricingC", kFirstBox},
    {"15SearchPolytope", kFirstBox},
    {"15search_polytope", kFirstBox},
    {"11Propagation", kPropagation},
    {"14BranchAndBound", kBoxes},
    {"6Master", kMaster},
    {"7certify", kCertificate},
}};

Part part_of(const Stack& stack) {
  for (std::size_t i = 0; i < static_cast<std::size_t>(stack.depth); ++i) {
    Dl_info info{};
    if (dladdr(stack.frames[i], &info) == 0 || info.dli_sname == nullptr) continue;
    const std::string_view name = info.dli_sname;
    for (const auto& [mark, part] : kFunctions) {
      // Only the beginning: an argument's class is a part of the name as well.
      if (name.substr(0, 40).find(mark) != std::string_view::npos) return part;
    }
  }
  return kRest;
}

double processor_seconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

}  // namespace

int main(int count, char** words) {
  if (count != 6) {
    std::fputs("usage: sluice_shares NOTION EPSILON C A TABLE\n", stderr);
    return 2;
  }
  const Index secrets = std::strtol(words[3], nullptr, 10);
  const Index categories = std::strtol(words[4], nullptr, 10);
  const auto seed = static_cast<unsigned>(std::strtoul(words[5], nullptr, 10));
  const Matrix<double> weights =
      secrets == 0 ? bench::adult_occupation() : bench::dirichlet(secrets, categories, seed);
  const DesignRequest request{test::table(weights), words[1], std::strtod(words[2], nullptr), "optimal",
                              bench::by_columns()};
  // The first call loads what unwinding needs, which a handler must not.
  stacks[0].depth = backtrace(stacks[0].frames.data(), kDepth);
  std::signal(SIGPROF, take_sample);
  sample_every(kEvery);
  const double start = processor_seconds();
  int searches = 0;
  for (; searches == 0 || processor_seconds() - start < kSeconds; ++searches) {
    if (!design(request)) return 1;
  }
  sample_every(0);
  const double seconds = (processor_seconds() - start) / searches;

  std::array<int, kParts> samples{};
  for (std::size_t i = 0; i < static_cast<std::size_t>(taken); ++i) ++samples[part_of(stacks[i])];
  std::printf("{\"seconds\": %.6f, \"samples\": %d", seconds, static_cast<int>(taken));
  for (std::size_t i = 0; i < kParts; ++i) {
    std::printf(", \"%s\": %.4f", kNames[i],
                static_cast<double>(samples[i]) / std::max(1, static_cast<int>(taken)));
  }
  std::puts("}");
}

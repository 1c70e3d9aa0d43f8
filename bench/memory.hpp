// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifdef __EMSCRIPTEN__
#include <emscripten/heap.h>
#else
#include <sys/resource.h>
#endif

namespace sluice::bench {

/// The most memory that this process has had (megabytes): all of it natively, the heap as WebAssembly, which
/// never shrinks and starts with 16 MiB. Only a process that runs one benchmark tells what this one took.
inline double peak_megabytes() {
#ifdef __EMSCRIPTEN__
  return static_cast<double>(emscripten_get_heap_size()) / 1e6;
#else
  rusage usage{};
  getrusage(RUSAGE_SELF, &usage);
#ifdef __APPLE__
  constexpr double kUnit = 1;
#else
  constexpr double kUnit = 1024;
#endif
  return static_cast<double>(usage.ru_maxrss) * kUnit / 1e6;
#endif
}

}  // namespace sluice::bench

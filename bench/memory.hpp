// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifdef __EMSCRIPTEN__
#include <emscripten/heap.h>
#else
#include <fstream>
#include <limits>
#include <string>
#endif

namespace sluice::bench {

/// The most memory that this process has had (megabytes). Natively, on Linux, it is the resident memory. As
/// WebAssembly it is the heap, which never shrinks and starts with 16 MiB. Only a process that runs one
/// benchmark tells what this one took. 0 where it is not known.
inline double peak_megabytes() {
#ifdef __EMSCRIPTEN__
  return static_cast<double>(emscripten_get_heap_size()) / 1e6;
#else
  // Not getrusage: its figure begins with that of the process that started this one.
  std::ifstream status("/proc/self/status");
  for (std::string word; status >> word; status.ignore(std::numeric_limits<std::streamsize>::max(), '\n')) {
    double kibibytes = 0;
    if (word == "VmHWM:" && status >> kibibytes) return kibibytes * 1024 / 1e6;
  }
  return 0;
#endif
}

}  // namespace sluice::bench

// SPDX-License-Identifier: GPL-3.0-or-later
#include "effort.hpp"

#ifdef __EMSCRIPTEN__
#include <emscripten.h>
// Emscripten makes up an environment of its own.
EM_JS(int, sluice_long_run, (), { return process.env.SLUICE_LONG == 1; });
#else
#include <cstdlib>
#include <string_view>
#endif

namespace sluice::test {

bool long_run() {
#ifdef __EMSCRIPTEN__
  static const bool value = sluice_long_run() == 1;
#else
  static const bool value = [] {
    const char* const set = std::getenv("SLUICE_LONG");
    return set != nullptr && std::string_view(set) == "1";
  }();
#endif
  return value;
}

bool in_part() {
#ifdef SLUICE_SLOW_BUILD
  return !long_run();
#else
  return false;
#endif
}

}  // namespace sluice::test

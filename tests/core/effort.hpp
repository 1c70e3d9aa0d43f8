// SPDX-License-Identifier: GPL-3.0-or-later
/// How much of a test is run. `npm run test:long` runs all of it, in every build. `npm test` runs all of it
/// natively, and a part in WebAssembly and in the sanitised build, which takes many times as long.
#pragma once

#include <algorithm>

namespace sluice::test {

/// Whether SLUICE_LONG is 1 in the environment, natively and under Node.
[[nodiscard]] bool long_run();

/// Whether this run does only a part.
[[nodiscard]] bool in_part();

/// How many of `all` random cases are run. A partial run takes the first tenth, the same as elsewhere, and at
/// least four.
[[nodiscard]] inline int repeats(int all) { return in_part() ? std::min(all, std::max(all / 10, 4)) : all; }

/// One of two sizes of a test, in any build.
template <typename T>
[[nodiscard]] T sized(T in_short_run, T in_long_run) {
  return long_run() ? in_long_run : in_short_run;
}

}  // namespace sluice::test
